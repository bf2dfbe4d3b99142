# The window.

app-nothing-to-save = Všechno je uloženo.
app-preview-outdated = Mezitím přibyl další zápis. Podívejte se znovu.
app-no-longer-fits = Jiný zápis byl rychlejší a tohle už nejde: { $why }
app-took-back = Vzato zpět: { $what }
app-put-back = Znovu provedeno: { $what }
app-changed = Změněno: { $what }
app-from-elsewhere = { $entries ->
    [one] V jiném okně přibyl zápis.
    [few] V jiném okně přibyly { $entries } zápisy.
    [many] V jiném okně přibylo { $entries } zápisu.
   *[other] V jiném okně přibylo { $entries } zápisů.
}
app-saved-again = Všechno je zase uloženo.

app-name = Tableside
app-back = O obrazovku zpět
app-more = Další možnosti
app-undo = Zpět
app-redo = Znovu
app-undone = vzato zpět
app-unfit = už neplatí
app-close-anyway = Přesto zavřít
app-not-now = Teď ne
app-understood = OK
app-try-again = Zkusit znovu

app-command-next = Dál
app-command-undo = Zpět
app-command-redo = Znovu
app-command-table = Stůl
app-command-sheet = Bodování
app-command-history = Historie
app-command-far = Pohled na dálku
app-command-export = Uložit do souboru…
app-command-home = Všechny partie
app-command-new-play = Nová partie
app-command-trash = Koš
app-command-messages = Zprávy
app-command-settings = Nastavení
app-command-people = Hráči
app-command-english = Použít angličtinu (English)
app-command-czech = Použít češtinu
app-command-light = Světlý vzhled
app-command-dark = Tmavý vzhled
app-command-system = Vzhled podle systému
app-command-larger = Větší písmo
app-command-smaller = Menší písmo
app-command-usual-text = Výchozí velikost písma
app-command-palette = Najít příkaz…
app-command-help = Nápověda a zkratky

app-day = { $day }. { $month }. { $time }
app-date = { $day }. { $month }. { $year }
app-names = { $everyone }

app-home-open = Rozehrané
app-home-finished = Dohrané
app-home-empty = Tableside je vám u stolu po ruce: řekne, co je na řadě, počítá, odpoví na otázky k pravidlům a zapisuje body.
app-shelf = Co je na stole?
app-shelf-begin = Nová partie: { $game }
app-make-example = Vytvořit ukázkovou partii
app-won = { $winners ->
    [one] Vítěz: { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
app-remove = Přesunout do koše
app-removed = Partie je v koši.
app-restore = Obnovit
app-restored = Partie je zpět v seznamu.
app-trash-empty = Koš je prázdný.
app-purge = Smazat natrvalo
app-purge-ask = Smazat natrvalo…
app-purge-title = Smazat partii natrvalo?
app-purge-about = { $players ->
    [0] { $game }, { $when }: tuto partii už nepůjde obnovit.
   *[other] { $game }, { $people }, { $when }: tuto partii už nepůjde obnovit.
}
app-purge-all = Vysypat koš…
app-purge-all-title = Vysypat koš?
app-purge-all-about = { $plays ->
    [one] Natrvalo se smaže { $plays } partie. Už ji nepůjde obnovit.
    [few] Natrvalo se smažou { $plays } partie. Už je nepůjde obnovit.
    [many] Natrvalo se smaže { $plays } partie. Už je nepůjde obnovit.
   *[other] Natrvalo se smaže { $plays } partií. Už je nepůjde obnovit.
}
app-purge-backups = Co je v pravidelných zálohách, v nich zůstane, dokud je nevystřídají novější.
app-purge-missed = { $plays ->
    [one] { $plays } partie už v koši nebyla. Nejspíš ji změnilo jiné okno.
    [few] { $plays } partie už v koši nebyly. Nejspíš ji změnilo jiné okno.
    [many] { $plays } partie už v koši nebylo. Nejspíš ji změnilo jiné okno.
   *[other] { $plays } partií už v koši nebylo. Nejspíš ji změnilo jiné okno.
}
app-purged = { $plays ->
    [one] Partie je smazaná natrvalo.
    [few] { $plays } partie jsou smazané natrvalo.
    [many] { $plays } partie je smazáno natrvalo.
   *[other] { $plays } partií je smazáno natrvalo.
}
app-trash-about = Klepnutím partii obnovíte.
app-save-first = { $entries ->
    [one] Zápis v otevřené partii ještě není uložen. Nejdřív to tam zkuste znovu.
    [few] { $entries } zápisy v otevřené partii ještě nejsou uloženy. Nejdřív to tam zkuste znovu.
    [many] { $entries } zápisu v otevřené partii ještě není uloženo. Nejdřív to tam zkuste znovu.
   *[other] { $entries } zápisů v otevřené partii ještě není uloženo. Nejdřív to tam zkuste znovu.
}

app-game = Hra
app-players = Kdo hraje?
app-everybody = Ukázat všechny
app-new-name = Nové jméno
app-add-player = Přidat
app-name-empty = Nejdřív napište jméno.
app-name-taken = { $name } už u stolu sedí.
app-table-full = { $most ->
    [one] V krabici jsou figurky nejvýš pro { $most } hráče.
    [few] V krabici jsou figurky nejvýš pro { $most } hráče.
    [many] V krabici jsou figurky nejvýš pro { $most } hráče.
   *[other] V krabici jsou figurky nejvýš pro { $most } hráčů.
}
app-order = Po směru hodinových ručiček
app-remove-player = { $player }: odebrat
app-swap-seats = Prohodit místa { $seat } a { $next }: { $player } a { $neighbor }
app-nothing-to-undo = Není co vzít zpět.
app-nothing-to-redo = Není co provést znovu.
app-drag-player = { $player }: přetáhnout jinam
app-choose-color = { $player }: barva a tvar
app-of-player = { $player }: { $what }
app-color = Barva figurek
app-shape = Tvar na obrazovce
app-starts = Začíná { $player }
app-draw = Losovat
app-draw-name = Losovat, kdo začíná
app-drawn = Vylosováno: začíná { $player }.
app-options = Pravidla této partie
app-start = Začít
app-start-over = Vymazat vše
app-bring-back = Obnovit
app-people-about = Jména a barvy, které nabízí Nová partie.
app-people-empty = Zatím tu nikdo nehrál. Kdo si zahraje, toho si Tableside zapamatuje i s barvami.
app-people-tap = Klepnutím na jméno ho změníte. Nové jméno platí ve všech seznamech i ve statistikách.
app-people-name = Jméno
app-people-rename = Přejmenovat
app-people-forget = Zapomenout
app-people-reset = Zrušit barvy
app-people-color = { $game }: { $color }
app-people-taken = Jméno { $name } už tu je. Zvolte jiné.
app-people-renamed = { $from } se teď jmenuje { $to }.
app-people-forgotten = Už se nenabízí: { $name }. Partie zůstávají, jak jsou.
app-people-reset-done = Barvy jsou zrušené: { $name }.
app-template = Šablona
app-template-which = Co se boduje?
app-template-about = { $rows ->
    [one] { $rows } řádek
    [few] { $rows } řádky
    [many] { $rows } řádku
   *[other] { $rows } řádků
}, { $most ->
    [one] { $least }–{ $most } hráč
    [few] { $least }–{ $most } hráči
    [many] { $least }–{ $most } hráče
   *[other] { $least }–{ $most } hráčů
}
app-template-new = Nová šablona
app-template-change = Upravit
app-template-keep = Uložit šablonu
app-template-remove = Odebrat šablonu
app-template-taken = Šablona „{ $name }“ už tu je.
app-template-kept = Šablona je uložená.
app-template-removed = Šablona je odebraná. Soubor je odložený, ne smazaný.
app-template-unreadable = { $file } nejde přečíst. Tato šablona je vynechaná, nic se nezměnilo.
app-choose-players = { $most ->
    [one] Vyberte { $least } až { $most } hráče
    [few] Vyberte { $least } až { $most } hráče
    [many] Vyberte { $least } až { $most } hráče
   *[other] Vyberte { $least } až { $most } hráčů
}
app-too-many-players = { $most ->
    [one] Nejvýš { $most } hráč
    [few] Nejvýš { $most } hráči
    [many] Nejvýš { $most } hráče
   *[other] Nejvýš { $most } hráčů
}

app-turn = Na tahu: { $player }
app-winner = { $winners ->
    [one] { $points ->
        [one] Vítězí { $names }: { $points } bod
        [few] Vítězí { $names }: { $points } body
       *[other] Vítězí { $names }: { $points } bodů
    }
    [few] { $points ->
        [one] O vítězství se dělí { $names }: { $points } bod
        [few] O vítězství se dělí { $names }: { $points } body
       *[other] O vítězství se dělí { $names }: { $points } bodů
    }
   *[other] { $points ->
        [one] O vítězství se dělí { $names }: { $points } bod
        [few] O vítězství se dělí { $names }: { $points } body
       *[other] O vítězství se dělí { $names }: { $points } bodů
    }
}
app-winner-half = { $winners ->
    [one] Vítězí { $names }: { $points } bodu
    [few] O vítězství se dělí { $names }: { $points } bodu
    [many] O vítězství se dělí { $names }: { $points } bodu
   *[other] O vítězství se dělí { $names }: { $points } bodu
}
app-leads = { $points ->
    [one] Zatím { $leaders ->
        [one] vede
        [few] vedou
       *[other] vedou
    } { $names }: { $points } bod
    [few] Zatím { $leaders ->
        [one] vede
        [few] vedou
       *[other] vedou
    } { $names }: { $points } body
   *[other] Zatím { $leaders ->
        [one] vede
        [few] vedou
       *[other] vedou
    } { $names }: { $points } bodů
}
app-leads-still-open = { $leaders ->
    [one] Zatím vede { $names }. Otevřené: { $what }.
    [few] Zatím vedou { $names }. Otevřené: { $what }.
   *[other] Zatím vedou { $names }. Otevřené: { $what }.
}
app-command-end-early = Ukončit hru předčasně…
app-play-on = Hrát dál
app-early-title = Ukončit hru tady?
app-early-about = { $place }
app-early-about-open = { $place }. Platí body z posledního bodování; co je na stole teď, ještě obodované není.
app-early-win = { $winners ->
    [one] Nechat vyhrát: { $names }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [few] Nechat vyhrát společně: { $names }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] Nechat vyhrát společně: { $names }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
app-early-win-note = Počítá se do statistik s poznámkou „předčasný konec“
app-early-level = Nechat body, jak jsou
app-early-level-note = Počítá se jako partie, kterou nikdo nevyhrál
app-early-counted = Obodovat, co je na stole, a skončit
app-early-counted-note = Body: { $scores }
app-early-counted-win = { $winners ->
    [one] Vítězí { $names } ({ $points })
    [few] O vítězství se dělí { $names } ({ $points })
   *[other] O vítězství se dělí { $names } ({ $points })
}: { $scores }
app-early-nothing = Skončit bez výsledku
app-early-nothing-note = Počítá se jako partie, bez bodů a bez vítěze
app-early-throw = Zahodit tuto partii
app-early-throw-note = { $entries ->
    [one] Ještě se zeptá; do koše půjde { $entries } zápis
    [few] Ještě se zeptá; do koše půjdou { $entries } zápisy
   *[other] Ještě se zeptá; do koše půjde { $entries } zápisů
}
app-early-throw-ask = { $entries ->
    [one] Partie přijde do koše i s { $entries } zápisem. Odtud ji můžete obnovit.
    [few] Partie přijde do koše i s { $entries } zápisy. Odtud ji můžete obnovit.
   *[other] Partie přijde do koše i s { $entries } zápisy. Odtud ji můžete obnovit.
}
app-early-throw-title = Zahodit tuto partii?
app-early-keep-it = Nezahazovat
app-early-keep = Nechat na jiný večer
app-early-standing = Předčasný konec: platí body, jak byly.
app-early-with-counted = Předčasný konec: co bylo na stole, je obodované.
app-early-without = Počítá se jako partie, bez bodů a bez vítěze.
app-early-stopped = Předčasný konec
app-early-won = { $won } · předčasný konec
app-taken-over = Jako v minulé partii: { $options }
app-taken-over-as = { $option }: { $word }
app-open = Zatím otevřené: { $what }.
app-phase-of = Fáze { $phase }/{ $phases }
app-saved = uloženo
app-saved-at = uloženo · { $time }
app-saving = ukládá se…
app-values-not-saved = Poslední změny ještě nejsou uložené. { $why }
app-not-saved-short = neuloženo
app-not-saved = Poslední zápisy ještě nejsou uloženy. { $why }
app-only-read = V této partii se pokračuje v novějším Tableside, tady ji lze jen prohlížet. Co jste zadali, zůstává v ní. Pokračujte v novějším Tableside.
app-only-read-short = jen ke čtení
app-only-read-tapped = Nic nebylo zadáno: tuto partii tu lze jen prohlížet.
app-in-memory = Pro partie tu není žádná složka, takže po zavření okna zmizí. Uložte je do souboru.
app-in-memory-short = není na disku
app-move-about = Posunout průvodce sem? Na zapsaném se nic nezmění.
app-not-yet = Ještě ne
app-move-here = Posunout sem
app-would-score = Teď by přibylo
app-would-of = { $player }, teď by přibylo
app-latest = Poslední zápisy
app-in-this-phase = V této fázi
app-show-sheet = Ukázat bodování
app-tool = Nástroj

app-sum = Součet
app-total = Celkem
app-place = Pořadí
app-why = Proč?
app-correct = Zadat ručně
app-by-hand = upraveno
app-give-back = Použít vypočtenou hodnotu
app-give-back-to = Použít vypočtenou hodnotu: { $value }
app-keep-mine = Nechat moji: { $value }
app-overtaken-about = Od ručního zadání hra pokročila. Které číslo platí?
app-overtaken = { $player }, { $row }: ručně zadáno { $value }, ale hra mezitím pokročila a vypočtená hodnota je teď { $calculated }. Vyberte v bodování.
app-note = Poznámka (proč)

app-history-empty = Zatím není nic zapsáno.
app-history-row = { $time } { $what }
app-history-row-marked = { $time } { $what }, { $mark }
app-entry = Zápis
app-undo-only = Vzít zpět jen toto
app-go-back-here = Vrátit se sem
app-put-back-entry = Zapsat znovu
app-change-entry = Změnit tento zápis…
app-change-title = Změna zápisu
app-change-do = Změnit
app-change-choose = Zvolte jinou hodnotu
app-change-refused = To nejde
app-change-becomes = Nově: { $what }
app-change-all-fit = Všechny pozdější zápisy dál platí.
app-change-unfit = { $entries ->
    [one] Jeden pozdější zápis už neplatí a nebude se počítat:
    [few] { $entries } pozdější zápisy už neplatí a nebudou se počítat:
    [many] { $entries } pozdějšího zápisu už neplatí a nebude se počítat:
   *[other] { $entries } pozdějších zápisů už neplatí a nebude se počítat:
}
app-change-least = { $what }: nejméně { $bound }.
app-change-most = { $what }: nejvýš { $bound }.
app-was-changed = změněno
app-and-more = { $entries ->
    [one] a { $entries } další
    [few] a { $entries } další
   *[other] a { $entries } dalších
}
app-takes-back = { $entries ->
    [one] Vezme zpět jeden zápis.
    [few] Vezme zpět { $entries } zápisy.
    [many] Vezme zpět { $entries } zápisu.
   *[other] Vezme zpět { $entries } zápisů.
}
app-also = { $entries ->
    [one] Jeden pozdější zápis pak neplatí a vezme se zpět také:
    [few] { $entries } pozdější zápisy pak neplatí a vezmou se zpět také:
    [many] { $entries } pozdějšího zápisu pak neplatí a vezme se zpět také:
   *[other] { $entries } pozdějších zápisů pak neplatí a vezme se zpět také:
}

app-no-messages = Zatím žádné zprávy.
app-palette-search = Napište příkaz
app-palette-nothing = Takový příkaz není.

app-help-how = Jak na to
app-help-next = Výrazné tlačítko říká, co bude dál, nebo co ještě chybí.
app-help-why = Klepnutím na číslo zjistíte, proč je právě takové.
app-help-undo = Všechno jde vzít zpět: poslední krok tlačítkem, kterýkoli jiný v Historii.
app-help-far = Pohled na dálku je čitelný přes celý stůl.
app-help-box = V Nastavení lze doplnit, co je vytištěno na vašem plánu.
app-help-commands = Příkazy a klávesové zkratky

app-language = Jazyk
app-theme = Vzhled
app-theme-system = Systém
app-theme-light = Světlý
app-theme-dark = Tmavý
app-text-size = Velikost písma
app-percent = { $percent } %
app-text-sample = Na tahu je Anna. Může stavět, obchodovat nebo pasovat.
app-motion = Pohyb
app-motion-about = Body naskakují, karty se rozevírají.
app-words-only = Jen slova
app-words-only-about = Bez obrázků surovin a figurek.
app-awake = Během partie nezhasínat displej
app-vibrate = Po každém zápisu lehce zavibrovat
app-boxes = Vaše krabice
app-boxes-about = Hodnoty z vašeho plánu, které nešlo ověřit.
app-data = Vaše data
app-folder = Partie jsou ve složce { $path }.
app-no-folder = Partie jsou jen v paměti.
app-in-browser = Partie jsou v tomto prohlížeči, na tomto zařízení. Když je všechny uložíte do souboru, máte zálohu a přenesete je i jinam.
app-backups = Zálohy: klepnutím zálohu použijete.
app-kilobytes = { $size } kB
app-export-all-file = Uložit jako
app-export-all = Uložit všechny partie do souboru
app-import-file = Soubor k načtení
app-import = Přidat partie ze souboru
app-imported = Partie je v seznamu.
app-imported-all = { $added ->
        [one] Přibyla { $added } partie
        [few] Přibyly { $added } partie
        [many] Přibylo { $added } partie
       *[other] Přibylo { $added } partií
    }; už tu bylo: { $already }.
app-imported-none = V souboru není žádná partie.
app-imported-already = Tato partie už tu je i se vším, co je v souboru.
app-export-about = Celá partie se uloží do souboru, který přečte každý Tableside. Poznámky a vlastní karty zůstanou tady; do tabulky je uložíte v knihovně.
app-export-file = Soubor
app-export-write = Uložit
app-exported = Uloženo jako { $path }.
app-downloaded = Soubor { $name } je mezi staženými.
app-no-dialog = Tento systém nemá dialog pro soubory. Nic se nenačetlo ani neuložilo. Napište cestu a zkuste to znovu.
app-recover = Použít zálohu…
app-has-backup = Je tu záloha: { $time }.
app-recover-title = Použít tuto zálohu?
app-recover-about = Partie budou zase jako v této záloze ({ $time }). Co je tu teď, se odloží stranou a nesmaže.
app-recover-yes = Použít zálohu
app-replace-title = Nahradit tento soubor?
app-replace-about = { $path } už existuje. Když ho nahradíte, jeho nynější obsah bude ztracen.
app-replace = Nahradit
app-damaged-play = Zápis { $entry } této partie je poškozený, proto partii vidíte jen do tohoto místa a nelze v ní pokračovat.
app-go-on-as-new = Pokračovat v nové partii
app-went-on-as-new = Toto je nová partie se všemi neporušenými zápisy. Poškozená zůstává v seznamu.
app-summary-damaged = Otevřete ji a uvidíte, v jakém je stavu
app-play-unreadable = Poškozená partie, nelze přečíst
app-salvage = { $plays ->
        [one] Jedna partie v poškozeném souboru je neporušená a lze ji přidat
        [few] { $plays } partie v poškozeném souboru jsou neporušené a lze je přidat
        [many] { $plays } partie v poškozeném souboru je neporušených a lze je přidat
       *[other] { $plays } partií v poškozeném souboru je neporušených a lze je přidat
    } k vašim partiím. Na tom, co tu je, se nic nezmění.
app-salvage-take = Přidat k partiím
app-salvaged = { $plays ->
        [one] Přibyla { $plays } partie.
        [few] Přibyly { $plays } partie.
        [many] Přibylo { $plays } partie.
       *[other] Přibylo { $plays } partií.
    }
app-export-damaged = Kvůli poškození v souboru chybí: { $plays }.
app-backup-partly = { $count ->
        [one] Jedna věc v ní je poškozená
        [few] { $count } věci v ní jsou poškozené
        [many] { $count } věci v ní je poškozených
       *[other] { $count } věcí v ní je poškozených
    }
app-backup-damaged = Poškozená, nelze ji použít
app-unsaved-title = Některé zápisy nejsou uloženy
app-closing-title = Ukládá se…
app-closing = { $entries ->
    [0] Co jste zadali, se právě ukládá. Okno se zavře, jakmile to bude hotové.
    [one] Ukládá se { $entries } zápis. Okno se zavře, jakmile to bude hotové.
    [few] Ukládají se { $entries } zápisy. Okno se zavře, jakmile to bude hotové.
    [many] Ukládá se { $entries } zápisu. Okno se zavře, jakmile to bude hotové.
   *[other] Ukládá se { $entries } zápisů. Okno se zavře, jakmile to bude hotové.
}
app-closing-saved = Uloženo { $done }/{ $entries }
app-in-memory-closing = Pro vaše partie tu není žádná složka, jsou jen v tomto okně. Po jeho zavření zmizí.
app-version = Verze { $version }
app-new-version = Je připravená nová verze.
app-renew = Aktualizovat
app-license = Svobodný software pod licencí MIT. Písmo Atkinson Hyperlegible Next (OFL), znaky z DejaVu.
app-licenses = Licence
app-licenses-about = Tableside se skládá i z částí, které jejich autoři dávají všem zdarma. Tady jsou jejich licence. SQLite je volné dílo.
app-no-display = chybí obrazovka
app-no-window = Okno tu nejde otevřít ({ $why }). Příkazy fungují i bez něj: vypíše je tableside --help.

# Knihovna

app-command-library = Vyhledat…
app-library = Knihovna
app-library-look = Klepněte na heslo a přečtete si ho tady.
app-library-search = Vyhledejte kartu nebo výklad
app-library-where = Kde
app-library-this-play = Tato partie
app-library-all-games = Všechny hry
app-library-mine = Moje poznámky
app-library-recent = Naposledy hledané
app-library-everything = Všechno
app-library-on-its-way = Karty a výklady jsou ještě na cestě. Za chvíli tu budou, a potom i bez sítě.
app-library-nothing = Nic neodpovídá „{ $typed }“.
app-library-nearest = Co hledáte?
app-library-mine-empty = Zatím žádná poznámka ani vlastní karta. Připište si poznámku k čemukoli, nebo přidejte další karty ze své krabice.
app-library-reading = Vlastní karty se ještě načítají. Zkuste to za chvilku.
app-library-filter = Filtr
app-library-filtered = { $filters ->
    [one] { $filters } filtr
    [few] { $filters } filtry
   *[other] { $filters } filtrů
}
app-library-only = { $what }: { $which }
app-library-game = Hra
app-library-kind-filter = Druh
app-library-deck-filter = Balíček
app-library-phase-filter = Fáze
app-library-ruling = Výklad
app-library-copies = { $copies ->
    [one] { $copies } v krabici
    [few] { $copies } v krabici
   *[other] { $copies } v krabici
}
app-library-rulings = Výklady
app-library-related = Viz také
app-library-in-this-play = V této partii
app-library-house = Domácí pravidlo
app-library-note = Poznámka
app-library-note-about = Vidíte ji jen vy. Uloží se k partiím a najde ji i hledání.
app-library-write-note = Poznámka nebo domácí pravidlo
app-library-keep = Uložit
app-library-kept = Uloženo mezi vašimi kartami.
app-library-removed = Karta je odstraněná.
app-library-stays = Jiné okno tuto kartu mezitím změnilo, proto zůstává.
app-library-back = Předchozí heslo
app-library-close = Zavřít heslo
app-library-new-card = Nová karta
app-library-keep-question = Uložit otázku na později
app-library-question = Otázka
app-library-change-card = Upravit kartu
app-library-remove-card = Odstranit kartu
app-library-name-en = Anglický název
app-library-name-cs = Český název
app-library-name-de = Německý název
app-library-text-en = Co dělá, anglicky
app-library-text-cs = Co dělá, česky
app-library-kind = Druh
app-library-deck = Balíček nebo krabice
app-library-number = Natištěná čísla
app-library-how-many = Počet kusů
app-library-also = Říká se jí také
app-library-source = Zdroj
app-library-missing-name = Chybí název
app-library-missing-copies = Počet musí být číslo
app-library-read-table = Přidat z tabulky…
app-library-write-table = Uložit vlastní karty do tabulky…
app-library-write-notes = Uložit poznámky do tabulky…
app-library-table-about = Soubor CSV v UTF-8, první řádek jmenuje sloupce. Karty: { $columns }. Nutné jsou jen game a jeden název.
app-library-notes-about = Poznámky a domácí pravidla: { $columns }. Nutné jsou game, id a jeden z posledních dvou; co už je napsané, zůstane nad tím, co přibude.
app-library-table-wrong = Tabulku nelze přidat
app-library-table-nothing-taken = Nic se nepřidalo. Opravte tyto řádky a zkuste to znovu:
app-library-added = { $cards ->
    [one] Přidána { $cards } karta.
    [few] Přidány { $cards } karty.
   *[other] Přidáno { $cards } karet.
}
app-library-notes-added = { $notes ->
    [one] Přidána { $notes } poznámka.
    [few] Přidány { $notes } poznámky.
   *[other] Přidáno { $notes } poznámek.
}
app-library-no-file = { $path } nejde přečíst ({ $why }). Nic se nepřidalo.
app-library-too-large = je větší než { $mb } MB
app-library-table-reads = Přidávání z tabulky
app-library-table-writes = Ukládání karet
app-library-table-checking = { $rows ->
    [one] Zatím přečten { $rows } řádek ({ $percent } %).
    [few] Zatím přečteny { $rows } řádky ({ $percent } %).
   *[other] Zatím přečteno { $rows } řádků ({ $percent } %).
}
app-library-table-adding = Karty připravené k uložení: { $done }/{ $cards }.
app-library-table-writing = Zapsané karty: { $done }/{ $cards }.
app-library-table-keeping = Karty se ukládají, všechny najednou.
app-library-table-saving = Tabulka se zapisuje na disk.
app-library-table-whole = Přidá se buď všechno, nebo nic.
app-library-table-stop = Zastavit
app-library-busy = Právě se čte nebo ukládá jiná tabulka. Zkuste to, až bude hotovo.
app-library-finding = Vlastní karty, které hledání už zná: { $done }/{ $cards }.
app-library-later = Novější verze Tableside tu uložila poznámky nebo karty, které tato verze neumí přečíst. Zůstávají, jak jsou; ukáže je novější verze.
app-later-settings = Nastavení uložila novější verze Tableside a tato je neumí přečíst. Zůstává, jak je: co nastavíte tady, platí do zavření okna.
app-later-people = Jména hráčů uložila novější verze Tableside a tato je neumí přečíst. Zůstávají, jak jsou; nová jména se nezapamatují.
app-later-figures = Hodnoty této krabice uložila novější verze Tableside a tato je neumí přečíst. Zůstávají, jak jsou, a tady je nejde měnit.
app-library-choose = Vybrat soubor
app-library-paste = Nebo sem tabulku vložte
app-library-take = Přidat tuto tabulku
