# Jeden stůl na více zařízeních: připojení a co se říká o ostatních.

link-command-join = Připojit se ke stolu…
link-join-title = Připojení ke stolu
link-join = Připojit
link-joining = Připojuje se…
link-stop-joining = Zrušit
link-your-name = Vaše jméno
link-address = Adresa
link-code = Kód
link-join-about = Adresu a kód ukazuje obrazovka hostitele. Obě zařízení musejí být na stejné Wi-Fi.
link-join-by-link = Stačí jméno. Toto zařízení si je zapamatuje.
link-in-the-clear = Co se tu posílá, není šifrované. Kdokoli na této Wi-Fi si může přečíst vaše jméno, tuto hru i to, co zadáte: připojujte se jen v síti, které věříte.
link-name-missing = Nejdřív zadejte své jméno.
link-address-wrong = Tohle není adresa. Opište ji z obrazovky hostitele, například 192.168.1.5:8137.
link-code-wrong = Kód má 8 písmen a číslic. Opište ho z obrazovky hostitele.

link-seat-title = Kdo jste?
link-seat-about = Toto zařízení pak ukáže, co máte udělat.
link-just-watching = Jen se dívám
link-your-turn = Jste na tahu

link-here-short = { $devices ->
    [one] { $devices } připojené
    [few] { $devices } připojená
   *[other] { $devices } připojených
}
link-waiting-short = { $entries ->
    [one] { $entries } čeká
    [few] { $entries } čekají
   *[other] { $entries } čeká
}
link-away-short = { $entries ->
    [0] bez spojení
    [one] bez spojení · { $entries } čeká
    [few] bez spojení · { $entries } čekají
   *[other] bez spojení · { $entries } čeká
}
link-connecting-short = připojuje se…
link-left-short = mimo stůl

link-mark-waiting = čeká na hostitele
link-entered-by = { $what } · { $who }
link-this-device = toto zařízení
link-host-device = hostitel

link-away = { $entries ->
    [0] Hostitel není dostupný. Číst můžete dál a co zadáte, počká na tomto zařízení, než se vrátí.
    [one] Hostitel není dostupný. Číst můžete dál. { $entries } záznam čeká na tomto zařízení, než se vrátí.
    [few] Hostitel není dostupný. Číst můžete dál. { $entries } záznamy čekají na tomto zařízení, než se vrátí.
   *[other] Hostitel není dostupný. Číst můžete dál. { $entries } záznamů čeká na tomto zařízení, než se vrátí.
}
link-alone = Pokračovat bez hostitele
link-alone-title = Pokračovat bez hostitele?
link-alone-about = { $entries ->
    [0] Toto zařízení opustí stůl a bude pokračovat se svou kopií. Hostitel už nedostane, co zadáte.
    [one] Toto zařízení opustí stůl a bude pokračovat se svou kopií, v níž je i záznam, který ještě čeká. Hostitel už nedostane, co zadáte.
    [few] Toto zařízení opustí stůl a bude pokračovat se svou kopií, v níž jsou i { $entries } záznamy, které ještě čekají. Hostitel už nedostane, co zadáte.
   *[other] Toto zařízení opustí stůl a bude pokračovat se svou kopií, v níž je i { $entries } záznamů, které ještě čekají. Hostitel už nedostane, co zadáte.
}
link-alone-now = Toto zařízení teď pokračuje samo. Jeho kopie je úplná.
link-reconnect = Zkusit se hned připojit

link-refused = Hostitel váš poslední zápis nepřijal: { $why }
link-refused-unreadable = Hostitel ho nedokázal přečíst.
link-healed = Kopie na tomto zařízení se lišila od hostitelovy. Načetla se znovu; co jste měli, je v koši.
link-not-kept = Kopii na tomto zařízení nešlo uložit ({ $why }). Hostitel má všechno.

link-failed-unreachable = Na této adrese nikdo neodpovídá. Zkontrolujte, že jsou obě zařízení na stejné Wi-Fi (ne na síti pro hosty), že není zapnutá VPN a že firewall hostitele Tableside propouští.
link-failed-key = Tento odkaz už neplatí. Naskenujte znovu kód na obrazovce hostitele, nebo zadejte adresu a kód, které ukazuje.
link-failed-code = Hostitel tento kód nezná. Zkontrolujte ho na jeho obrazovce.
link-failed-closed = Nikdo nový se teď připojit nemůže. Požádejte hostitele, ať připojování povolí.
link-failed-disk = Hostitel teď nikoho nového přijmout nemůže: jeho disk je plný nebo se na něj nedá zapisovat. Řekněte mu o tom a pak se připojte znovu.
link-failed-name = Toto jméno použít nejde: říká se tak zařízení samotného hostitele. Zvolte jiné.
link-failed-full = Stůl je plný: vejde se k němu 16 zařízení. Zavřete ho na některém, které není potřeba.
link-failed-removed = Hostitel toto zařízení od stolu odebral. Vaše kopie zůstává.
link-failed-token = Hostitel toto zařízení už nezná. Naskenujte znovu kód na jeho obrazovce. Vaše kopie zůstává.
link-failed-too-old = Tento Tableside je starší než hostitelův. Načtěte stránku znovu, nebo program aktualizujte.
link-failed-too-new = Tento Tableside je novější než hostitelův. Otevřete stránku, kterou ukazuje hostitel, nebo hostitele aktualizujte.
link-failed-too-fast = Příliš mnoho špatných kódů. Počkejte minutu a zkuste to znovu.
link-failed-unknown-play = Tato verze neumí přečíst hostitelovu hru. Aktualizujte ji, nebo otevřete stránku, kterou ukazuje hostitel.
link-failed-host = Odpověď hostitele nešla přečíst. Připojte se znovu; když to nepomůže, spusťte hostitele znovu.
link-no-salt = Toto zařízení nemá zdroj náhodných čísel, oběť tedy nejde zapečetit. Zadejte ji na obrazovce hostitele.
