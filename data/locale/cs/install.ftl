# Stránka jako program: instalace, a co si prohlížeč nechává.
install-in-memory = Tento prohlížeč si pro tuto stránku nic neukládá: je to anonymní okno, nebo je ukládání zakázané. Hrát můžete, ale po zavření stránky bude vše pryč. Nejdřív uložte partie do souboru.
install-may-forget = Tento prohlížeč může partie smazat, když mu dojde místo. Nainstalujte Tableside, nebo občas uložte všechny partie do souboru (v Nastavení).
install-share = Přidejte si Tableside na plochu: klepněte na Sdílet a pak na „Přidat na plochu“. Otevírá se pak jako aplikace, i bez internetu.
install-ask = Nainstalujte si Tableside: otevírá se pak jako aplikace, i bez internetu.
install-do = Nainstalovat
install-not-now = Teď ne
