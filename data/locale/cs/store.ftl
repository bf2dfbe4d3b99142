# Kde jsou partie uložené: co se stalo, co je v bezpečí, co udělat.

store-full = Disk je plný. Vše, co už je uložené, je v bezpečí. Uvolněte místo a zkuste to znovu.
store-read-only = Nelze ukládat: složka je jen pro čtení. Vše, co už je uložené, je v bezpečí. Povolte do ní zápis, nebo zvolte jinou složku.
store-folder = Složku { $path } nelze použít ({ $why }). Zvolte jinou.
store-gone = Soubor s partiemi zmizel ({ $path }) a nový tam nelze vytvořit. Otevřená partie je dál v tomto okně. Vraťte disk nebo složku a zkuste to znovu.
store-busy = S vašimi partiemi právě pracuje jiný program. Vše, co už je uložené, je v bezpečí. Chvíli počkejte a zkuste to znovu.
store-other-window = Tableside je otevřený v jiném okně. Zavřete ho a zkuste to znovu.
store-damaged = Soubor s partiemi je poškozený. Nebude smazán. Zavřete ostatní okna Tableside a otevřete ho znovu.
store-damaged-play = Zápis { $entry } této partie je poškozený. Ostatní partie jsou v pořádku. Možná ho ještě má některá záloha.
store-damaged-value = Něco, co jste tu měli uložené ({ $key }), je poškozené a nepoužije se. Partie jsou v pořádku. Možná to ještě má některá záloha.
store-foreign = { $path } patří jinému programu a zůstal beze změny. Zvolte jinou složku.
store-newer = Vaše partie uložil novější Tableside (formát { $found }, tento zná { $known }) a zůstaly beze změny. Aktualizujte Tableside.
store-newer-page = Vaše partie už má novější Tableside (formát { $found }, tento zná { $known }). Vše, co už je uložené, je v bezpečí. Načtěte stránku znovu a pokračujte.
store-older-tab = Starší Tableside je otevřený na jiné kartě a partie potřebují nový formát. Vše, co už je uložené, je v bezpečí. Zavřete tu kartu; tato pak bude sama pokračovat.
store-behind = Tato partie už má { $last ->
        [one] { $last } zápis
        [few] { $last } zápisy
        [many] { $last } zápisu
       *[other] { $last } zápisů
    }: jiné okno bylo rychlejší. Nic nebylo přepsáno. Podívejte se na ni a proveďte svůj zápis znovu.
store-no-play = Tato partie tu už není. Možná ji smazalo jiné okno.
store-exists = Tato partie tu už je. Nic se nezměnilo.
store-bad-backup = Tato záloha chybí, nebo je poškozená. Vaše partie zůstaly beze změny. Zvolte jinou zálohu.
store-broken = Uložení se nepodařilo ({ $why }). Vše, co už je uložené, je v bezpečí. Zkuste to znovu.

store-notice-damaged = Soubor s partiemi byl poškozený a je odložený jako { $path }. Je tu dobrá záloha ({ $time }). Použijte ji a pokračujte.
store-notice-damaged-no-backup = Soubor s partiemi byl poškozený a je odložený jako { $path }. Dobrá záloha tu není; nové partie se ukládají jako obvykle.
store-notice-missing = Soubor s partiemi zmizel. Je tu dobrá záloha ({ $time }). Použijte ji a pokračujte.
store-notice-rescued = Soubor s partiemi byl za běhu Tableside přesunut nebo smazán. Všechny partie jsou znovu uložené jako { $path }.
store-notice-rescued-beside = Na místě souboru s partiemi je teď jiný soubor. Zůstal beze změny. Vaše partie se teď ukládají jako { $path }. Abyste je viděli i příště, dejte tomuto souboru původní jméno.
store-notice-rescued-play = Soubor s partiemi zmizel a už ho nelze přečíst. Otevřená partie je uložená v novém souboru: { $path }. Ostatní jsou na původním disku, nebo v záloze.
store-notice-replaced = Soubor s partiemi nahradil jiný, který je má všechny. Teď se používá ten.
store-notice-recovered = Teď se používá záloha ({ $time }). Co tu bylo předtím, je uložené jako { $path }.
store-notice-recovered-lost = Teď se používá záloha ({ $time }).
store-notice-migrated = Vaše partie byly převedeny do nového formátu. Kopie v původním formátu je { $path }.
store-notice-reading-only = Partie můžete číst, ale nové zápisy se neukládají. { $why }
store-notice-no-backup = Pravidelná záloha se nevytvořila. { $why }

store-file-protected = { $path } je soubor samotného Tableside: vaše partie, jejich zámek nebo záloha. Nic se nezměnilo. Zvolte jiný název.
store-file-unreadable = { $path } nelze přečíst ({ $why }). Nic se nezměnilo.
store-file-too-large = Tento soubor má přes { $limit } MB a větší se nenačítají. Nic se nezměnilo.
store-file-too-deep = Tento soubor je vnořený hlouběji než na { $limit } úrovní, takže to není partie. Nic se nezměnilo.
store-file-too-many-values = Jeden zápis v tomto souboru má přes { $limit } hodnot, takže to není partie. Nic se nezměnilo.
store-file-long-text = Text v tomto souboru má přes { $limit } bajtů, takže to není partie. Nic se nezměnilo.
store-file-too-many-entries = Tento soubor má přes { $limit } zápisů. Nic se nezměnilo. Uložte partie do souboru po jedné.
store-file-foreign = Tento soubor není partie z Tableside. Nic se nezměnilo. Zvolte soubor, který uložilo Tableside.
store-file-newer = Tuto partii uložilo novější Tableside (verze { $found }, tento zná { $known }). Nic se nezměnilo. Aktualizujte Tableside.
store-file-truncated = Tento soubor je neúplný: chybí mu konec. Nic se nezměnilo. Uložte partii do souboru znovu, nebo soubor znovu pošlete.
store-file-damaged = Tento soubor je poškozený. Nic se nezměnilo. Uložte partii do souboru znovu, nebo soubor znovu pošlete.
store-file-damaged-line = Tento soubor je poškozený na řádku { $line }. Nic se nezměnilo. Uložte partii do souboru znovu, nebo soubor znovu pošlete.
store-file-empty = Partie v tomto souboru nemá žádné zápisy. Nic se nezměnilo.
store-file-gap = V tomto souboru chybí zápis { $expected } (na jeho místě je zápis { $found }). Nic se nezměnilo. Uložte partii do souboru znovu.
store-file-body = Zápis { $entry } této partie je poškozený, proto nebyla exportována. Partie zůstala beze změny.

# Why the system does not give a file out, within brackets
store-why-not-found = neexistuje
store-why-not-allowed = chybí oprávnění
store-why-folder = je to složka
store-why-no-folder = část cesty není složka
store-why-full = disk je plný
store-why-read-only = disk je jen pro čtení
store-why-in-use = už ji používá něco jiného
store-why-no-address = toto zařízení ji nemá
store-why-name = takový název tu nejde použít
