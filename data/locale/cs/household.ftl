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
    [one] , { $entries } další zápis přidán nebo změněn
    [few] , { $entries } další zápisy přidány nebo změněny
    [many] , { $entries } dalšího zápisu přidáno nebo změněno
   *[other] , { $entries } dalších zápisů přidáno nebo změněno
}{ $stayed ->
    [0] {""}
    [one] , { $stayed } zápis je tady novější a zůstává
    [few] , { $stayed } zápisy jsou tady novější a zůstávají
    [many] , { $stayed } zápisu je tady novější a zůstává
   *[other] , { $stayed } zápisů je tady novějších a zůstává
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
household-file-name = Tableside záloha
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

## Co se ze souboru nevzalo a co by změnil
household-left-ahead = Nepřidáno, protože { $count ->
    [one] má
    [few] mají
    [many] má
   *[other] má
} datum víc než den napřed: { $names }. Pokud to nesedí, zkontrolujte hodiny tohoto zařízení.
household-left-form = Nepřidáno, protože { $count ->
    [one] to není zápis
    [few] to nejsou zápisy
    [many] to nejsou zápisy
   *[other] to nejsou zápisy
} Tableside: { $names }.
household-left-name = Nepřidáno, protože takový název nemůže mít soubor: { $names }.
household-left-later = Nepřidáno, protože je potřeba novější verze Tableside: { $names }.
household-left-unreadable = Tato verze Tableside neotevře { $count ->
    [one] { $count } partii
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
} ze souboru: { $names }. Všechno ostatní se přečetlo.
household-left-damaged = Soubor je poškozený a nejde z něj přečíst { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}: { $names }. Všechno ostatní se přečetlo.
household-left-more = { $more ->
    [one] { $more } další
    [few] { $more } další
    [many] { $more } dalšího
   *[other] { $more } dalších
}
household-left-and = { $one } { $other }
household-change-trashed = Do koše: { $name }
household-change-restored = Zpět z koše: { $name }
household-change-unfinished = Už není dohraná: { $name }
household-change-other-result = Jiný výsledek: { $name }
household-change-taken-back = Zápisy vzaté zpět: { $name }
household-change-renamed = Přejmenováno: { $name }
household-change-replaced = Nahrazeno: { $name }
household-change-removed = Odebráno: { $name }
household-change-continued = Pokračuje: { $name }
household-change-copied = Je tu dvakrát: { $name }
household-change-ahead = Datum v budoucnosti: { $name }
household-change-added = Nové: { $name }
household-entry-person = { $name }
household-entry-table = poslední stůl: { $name }
household-entry-alias = { $name } se počítá jako { $is }
household-entry-remark = poznámka k partii: { $name }
household-entry-note = poznámka nebo domácí pravidlo ({ $name })
household-entry-matching = jméno z BG Stats: { $name }
household-entry-setup = příprava: { $name }
household-entry-box = krabice: { $name }
household-entry-figure = hodnoty z vašeho plánu: { $name }
household-entry-template = šablona { $name }
household-entry-card = karta { $name }
household-entry-other = { $name }
household-ask-title = Přidat tento soubor?
household-ask-outside = Byl otevřen v Tableside, nebo ho sem poslal jiný program či web. Zatím se nic nepřidalo.
household-would = V souboru: { $plays ->
    [0] žádná nová partie
    [one] { $plays } nová partie
    [few] { $plays } nové partie
    [many] { $plays } nové partie
   *[other] { $plays } nových partií
}{ $continued ->
    [0] {""}
    [one] , { $continued } partie, která pokračuje
    [few] , { $continued } partie, které pokračují
    [many] , { $continued } partie, která pokračuje
   *[other] , { $continued } partií, které pokračují
}{ $copies ->
    [0] {""}
    [one] , { $copies } partie, která tu proběhla jinak a bude tu dvakrát
    [few] , { $copies } partie, které tu proběhly jinak a budou tu dvakrát
    [many] , { $copies } partie, která tu proběhla jinak a bude tu dvakrát
   *[other] , { $copies } partií, které tu proběhly jinak a budou tu dvakrát
}{ $entries ->
    [0] {""}
    [one] , { $entries } další zápis
    [few] , { $entries } další zápisy
    [many] , { $entries } dalšího zápisu
   *[other] , { $entries } dalších zápisů
}.
household-would-nothing = Všechno z tohoto souboru tu už je.
household-ask-changes = { $count ->
    [one] Než soubor přidáte, zkontrolujte { $count } věc:
    [few] Než soubor přidáte, zkontrolujte { $count } věci:
    [many] Než soubor přidáte, zkontrolujte { $count } věci:
   *[other] Než soubor přidáte, zkontrolujte { $count } věcí:
}
household-ask-more = { $count ->
    [one] Ukázat ještě { $count }
    [few] Ukázat ještě { $count }
    [many] Ukázat ještě { $count }
   *[other] Ukázat ještě { $count }
}
household-ask-cards = { $count ->
    [one] V tabulce je { $count } vlastní karta.
    [few] V tabulce jsou { $count } vlastní karty.
    [many] V tabulce je { $count } vlastní karty.
   *[other] V tabulce je { $count } vlastních karet.
}
household-ask-notes = { $count ->
    [one] V tabulce je { $count } poznámka nebo domácí pravidlo.
    [few] V tabulce jsou { $count } poznámky a domácí pravidla.
    [many] V tabulce je { $count } poznámky a domácího pravidla.
   *[other] V tabulce je { $count } poznámek a domácích pravidel.
}
household-ask-yes = Přidat soubor
household-ask-no = Nepřidávat
household-needs-yes = Nic se nezměnilo. Potvrďte prosím { $count ->
    [one] tohle
    [few] tyto { $count } věci
    [many] těchto { $count } věcí
   *[other] těchto { $count } věcí
}: { $changes }. Chcete-li pokračovat, přidejte --yes; --dry-run ukáže všechno, co by se udělalo.
household-dry-run = Jen zkouška: nic se nezměnilo.
household-file-fault = { $file }: { $why }
household-folder-own = Ve složce { $path } (nebo v nadřazené) má Tableside vaše partie. Nic se nezměnilo. K synchronizaci vyberte jinou složku.
household-sync-take-back = Každou z těchto změn lze vzít zpět v okně: Nastavení, Změny ze složky.
household-changes = { $count ->
    [one] Změny ze složky ({ $count })
    [few] Změny ze složky ({ $count })
    [many] Změny ze složky ({ $count })
   *[other] Změny ze složky ({ $count })
}
household-changes-title = Změny ze složky
household-changes-about = Co tu přes složku změnila jiná zařízení. Každou změnu můžete vzít zpět; ostatní zařízení se přizpůsobí.
household-changes-none = Zatím nic.
household-take-back = Vzít zpět: { $change }
household-take-back-short = Vzít zpět
household-taken-back = Vzato zpět. { $change }
household-changed-since = Nejde vzít zpět, protože se to mezitím změnilo znovu. { $change }

## tableside sync
command-about-sync = Jednou synchronizovat složku s jinými počítači: zapsat, co v ní chybí, a přidat, co není tady
command-usage-sync = tableside sync [VOLBY] <SLOŽKA>
command-help-sync-folder = Složka, kterou čtou a do které zapisují i jiné počítače
command-help-sync-daily = Kolik denních souborů tohoto počítače ponechat, 1 až 365; jinak 7
command-value-folder = SLOŽKA
command-value-daily = POČET

## tableside import
command-help-import-yes = Změnit i to, co tu je (dát partie do koše, udělat z dohraných rozehrané, přejmenovat, nahradit), a přidat partie s datem v budoucnosti
command-help-import-dry-run = Jen říct, co by se udělalo
