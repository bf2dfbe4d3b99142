# Domácnost na více zařízeních: všechno v jednom souboru a složka, která se udržuje stejná.

household-title = Přenos na jiné zařízení
household-about = Jeden soubor se vším: partie i koš, lidé, místa a poznámky, domácí pravidla, vlastní karty, šablony a hodnoty z vašich plánů. Jinde se po přidání sloučí s tím, co tam je; nic se neztratí.
household-file = Soubor se vším
household-save = Uložit všechno
household-file-add = Soubor k přidání
household-add = Přidat soubor
household-written = { $count ->
    [one] Všechno je uloženo v { $path }, i { $count } partie.
    [few] Všechno je uloženo v { $path }, i { $count } partie.
    [many] Všechno je uloženo v { $path }, i { $count } partie.
   *[other] Všechno je uloženo v { $path }, i { $count } partií.
}
household-only-json = „everything“ lze uložit jen jako json.
household-busy = Právě se přidává nebo ukládá soubor. Zkuste to, až to skončí. Nic se nezměnilo.
household-taken = Sloučeno: { $plays ->
    [0] žádná nová partie
    [one] { $plays } nová partie
    [few] { $plays } nové partie
    [many] { $plays } nové partie
   *[other] { $plays } nových partií
}{ $continued ->
    [0] {""}
    [one] , { $continued } partie pokračuje dál
    [few] , { $continued } partie pokračují dál
    [many] , { $continued } partie pokračuje dál
   *[other] , { $continued } partií pokračuje dál
}{ $copies ->
    [0] {""}
    [one] , { $copies } partie je tu dvakrát, protože pokračovala dvěma způsoby
    [few] , { $copies } partie jsou tu dvakrát, protože pokračovaly dvěma způsoby
    [many] , { $copies } partie je tu dvakrát, protože pokračovala dvěma způsoby
   *[other] , { $copies } partií je tu dvakrát, protože pokračovaly dvěma způsoby
}{ $entries ->
    [0] {""}
    [one] , { $entries } další záznam přidán nebo změněn
    [few] , { $entries } další záznamy přidány nebo změněny
    [many] , { $entries } dalšího záznamu přidáno nebo změněno
   *[other] , { $entries } dalších záznamů přidáno nebo změněno
}{ $stayed ->
    [0] {""}
    [one] , { $stayed } záznam je tady novější a zůstává
    [few] , { $stayed } záznamy jsou tady novější a zůstávají
    [many] , { $stayed } záznamu je tady novější a zůstává
   *[other] , { $stayed } záznamů je tady novějších a zůstává
}.
household-taken-nothing = Všechno z tohoto souboru tu už je. Nic se nezměnilo.
household-copy-note = Kopie: tato partie pokračovala na dvou zařízeních dvěma různými způsoby.
household-remind = Připomínat uložení souboru
household-remind-about = Po pěti dohraných partiích, které ještě nejsou v žádném souboru.
household-reminder = { $count ->
    [one] { $count } dohraná partie je jen v tomto prohlížeči.
    [few] { $count } dohrané partie jsou jen v tomto prohlížeči.
    [many] { $count } dohrané partie je jen v tomto prohlížeči.
   *[other] { $count } dohraných partií je jen v tomto prohlížeči.
}
household-reminder-off = Nepřipomínat
household-file-name = Tableside domácnost
household-folder = Složka pro všechny vaše počítače
household-folder-about = Každá dohraná partie a denní soubor se vším se zapíšou do složky, kterou synchronizuje jiný program, nebo na flash disk. Co tam zapsaly jiné počítače, se přidá sem.
household-folder-path = Složka
household-folder-choose = Vybrat složku…
household-folder-keep = Použít tuto složku
household-folder-files = Kolik denních souborů ponechat
household-folder-leave = Přestat složku používat
household-folder-waits = Kontroluje se složka…
household-folder-done = Vše je aktuální. Poslední kontrola: { $time }.
household-folder-taken = { $count ->
    [one] Ze složky přibyla { $count } partie.
    [few] Ze složky přibyly { $count } partie.
    [many] Ze složky přibylo { $count } partie.
   *[other] Ze složky přibylo { $count } partií.
}
household-folder-nothing = Ze složky nepřibylo nic nového.
household-folder-waiting = { $count ->
    [one] { $count } soubor ještě není celý, nebo je poškozený. Přečte se, až se změní.
    [few] { $count } soubory ještě nejsou celé, nebo jsou poškozené. Přečtou se, až se změní.
    [many] { $count } souboru ještě není celého, nebo je poškozeno. Přečte se, až se změní.
   *[other] { $count } souborů ještě není celých, nebo je poškozených. Přečtou se, až se změní.
}
household-folder-newer = { $count ->
    [one] { $count } soubor přečte jen novější verze Tableside.
    [few] { $count } soubory přečte jen novější verze Tableside.
    [many] { $count } souboru přečte jen novější verze Tableside.
   *[other] { $count } souborů přečte jen novější verze Tableside.
}
household-folder-gone = Složku { $path } nelze přečíst ({ $why }). Vaše partie jsou v tomto počítači v bezpečí. Připojte flash disk nebo opravte cestu a zkuste to znovu.
household-folder-write = Složku se nepodařilo aktualizovat. Vaše partie jsou v tomto počítači v bezpečí. { $why }
household-files-written = { $count ->
    [0] Žádný soubor nebylo třeba zapsat.
    [one] Zapsán { $count } soubor.
    [few] Zapsány { $count } soubory.
    [many] Zapsáno { $count } souboru.
   *[other] Zapsáno { $count } souborů.
}
household-files-waiting = { $count ->
    [one] Ještě není celý, nebo je poškozený, a zůstal beze změny: { $files }.
    [few] Ještě nejsou celé, nebo jsou poškozené, a zůstaly beze změny: { $files }.
    [many] Ještě nejsou celé, nebo jsou poškozené, a zůstaly beze změny: { $files }.
   *[other] Ještě nejsou celé, nebo jsou poškozené, a zůstaly beze změny: { $files }.
}
household-files-newer = { $count ->
    [one] Jen novější verze Tableside přečte { $files }.
    [few] Jen novější verze Tableside přečte { $files }.
    [many] Jen novější verze Tableside přečte { $files }.
   *[other] Jen novější verze Tableside přečte { $files }.
}

## tableside sync
command-about-sync = Jednou synchronizovat složku s jinými počítači: zapsat, co v ní chybí, a přidat, co není tady
command-usage-sync = tableside sync [VOLBY] <SLOŽKA>
command-help-sync-folder = Složka, kterou čtou a do které zapisují i jiné počítače
command-help-sync-daily = Kolik denních souborů tohoto počítače ponechat, 1 až 365; jinak 7
command-value-folder = SLOŽKA
command-value-daily = POČET
