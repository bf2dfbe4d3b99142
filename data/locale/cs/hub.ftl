hub-refuse-far = Tato obrazovka stůl jen ukazuje. Nic se nezapsalo.
hub-refuse-no-seat = U tohoto stolu nemáte místo, takže se nic nezapsalo. Požádejte hostitele, ať vám ho přidělí.
hub-refuse-seat = Zapsat to může jen hostitel a ten, kdo hraje za hráče { $player }. Nic se nezapsalo.
hub-refuse-unreadable = Hostitel tento záznam nepřečte, takže se nic nezapsalo. Načtěte stránku znovu a zapište to ještě jednou.
hub-refuse-entries = Tyto záznamy v zápisu nejsou. Nic se nezměnilo.
hub-refuse-moved = Mezitím zapsal něco někdo jiný. Nic se nezměnilo.
hub-no-message = Hostitel tomuto zařízení nerozumí. Načtěte stránku znovu.
hub-no-rights = To může jen hostitel. Nic se nezměnilo.
hub-no-too-large = Tento záznam je na odeslání příliš velký: nejvýš 64 kB. Nezapsal se.
hub-no-too-fast = Přišlo toho příliš mnoho najednou. Počkejte minutu a zkuste to znovu.
hub-no-too-old = Tato stránka je starší než hostitel. Načtěte ji znovu.
hub-no-too-new = Hostitel je starší než tato stránka. Aktualizujte Tableside na počítači hostitele.
hub-no-key = Tento odkaz už neplatí. Naskenujte kód na obrazovce hostitele znovu.
hub-no-code = Tento kód žádný stůl nemá. Zkontrolujte ho na obrazovce hostitele.
hub-no-closed = Nikdo nový se teď připojit nemůže. Požádejte hostitele, ať připojování povolí.
hub-no-full = { $devices ->
    [one] U tohoto stolu už je { $devices } zařízení; víc se jich nevejde. Zavřete Tableside na jednom z nich.
    [few] U tohoto stolu už jsou { $devices } zařízení; víc se jich nevejde. Zavřete Tableside na jednom z nich.
   *[other] U tohoto stolu už je { $devices } zařízení; víc se jich nevejde. Zavřete Tableside na jednom z nich.
}
hub-no-removed = Hostitel toto zařízení od stolu odebral.
hub-no-token = Hostitel toto zařízení už nezná. Připojte se znovu odkazem z obrazovky hostitele.
hub-error-listen = Nikdo se nepřipojí: adresu { $address } nelze použít ({ $why }). Vaše partie jsou v bezpečí. Zvolte jinou adresu nebo port.
hub-error-public = Adresa { $address } je dostupná z internetu. Chcete-li tam stůl přesto sdílet, přidejte --public.
hub-error-large-entry = Tuto partii nejde sdílet: záznam č. { $number } je větší než 64 kB, které jde odeslat najednou. Tady je v bezpečí.
hub-error-random = Nikdo se nepřipojí: tento počítač nemá zdroj náhodných čísel pro klíč. Vaše partie jsou v bezpečí.
hub-error-ended = Server pro ostatní zařízení se zastavil. Vaše partie jsou v bezpečí. Sdílejte stůl znovu.
hub-error-no-page = Ve složce { $path } není index.html.
hub-page-missing = Stránka pro telefony v této instalaci není. Stáhněte si úplný balíček, nebo zadejte její složku přes --page.
host-no-open-play = Žádná partie se nehraje, takže není co sdílet. Začněte ji v okně, nebo partii zadejte.
host-join = Připojte se fotoaparátem telefonu, nebo otevřete { $what }
host-code = Kód: { $what }
host-far = Pro televizi, která stůl jen ukazuje: { $what }
host-clear = Kdokoli na této Wi-Fi by mohl číst, co se posílá: není to šifrované. Zařízení mimo ni se nepřipojí.
host-end = Ukončíte to klávesami Ctrl+C. Vše zapsané zůstane.
command-usage-host = tableside host [VOLBY] [PARTIE]
command-about-host = Sdílet partii s telefony v okolí, dokud nestisknete Ctrl+C
command-help-host-play = Označení partie, nebo tolik z jeho začátku, aby se nedala splést s jinou; jinak rozehraná partie, která se změnila naposledy
command-help-host-listen = Adresa a port, na kterých se naslouchá; jinak soukromá adresa tohoto počítače a volný port
command-help-host-public = Povolit adresu, která je dostupná z internetu
command-help-host-page = Složka se stránkou pro telefony; jinak ta, která se nainstalovala
command-value-listen = ADRESA:PORT
command-value-page = SLOŽKA
command-wrong-address = { $what } nebere „{ $value }“. Možná je adresa s portem, například 192.168.1.5:4000.
host-no-page = Stránka pro telefony v této instalaci není, telefony se tedy nepřipojí. Jiné počítače se mohou připojit ze svého Tableside. Chcete-li stránku, nainstalujte celý balíček, nebo uveďte její složku: --page.
host-address = V jiném Tableside zvolte „Připojit se ke stolu“ a zadejte adresu { $what }
