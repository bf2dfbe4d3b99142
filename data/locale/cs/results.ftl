stats-won = výhra
stats-minutes = { $minutes } min
stats-ended-early = Předčasný konec: { $place }
stats-ended-early-scores = { $early }: { $scores }
stats-none = Žádné dohrané partie.
stats-head = { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
    [many] { $plays } partie
   *[other] { $plays } partií
}, { $from } až { $to }
stats-time = V průměru { $average } min ({ $known ->
    [one] známo u { $known } partie
    [few] známo u { $known } partií
    [many] známo u { $known } partie
   *[other] známo u { $known } partií
})
stats-column-game = Hra
stats-column-plays = Partie
stats-column-last = Poslední
stats-column-average = Průměr
stats-column-highest = Nejvíc
stats-column-lowest = Nejméně
stats-column-closest = Nejtěsnější
stats-column-widest = Největší rozdíl
stats-column-first = Výhry začínajícího
stats-column-row = Bodováno za
stats-column-player = Hráč
stats-column-wins = Výhry
stats-column-shared = Dělené
stats-column-rate = Podíl výher
stats-column-place = Průměrné pořadí
stats-column-streak = Série
stats-column-longest = Nejdelší
stats-by-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}: { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
    [many] { $plays } partie
   *[other] { $plays } partií
}, průměr { $average }
stats-kind = { $kind }: { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
    [many] { $plays } partie
   *[other] { $plays } partií
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}
stats-player-game = { $game }: { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
    [many] { $plays } partie
   *[other] { $plays } partií
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
    [many] { $wins } výhry
   *[other] { $wins } výher
}, průměr { $average }, nejlépe { $best }
stats-against = Proti hráči { $player }: { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
    [many] { $plays } partie
   *[other] { $plays } partií
}, lépe { $better }, stejně { $equal }, hůř { $worse }
stats-game-unknown = Hra „{ $game }“ tu není. Hry: { $games }
stats-wrong-date = „{ $date }“ není datum. Napište ho jako 2026-01-31.
stats-wrong-days = První den, { $from }, je po posledním dni, { $to }.
stats-wrong-players = „{ $players }“ není počet hráčů. Zadejte celé číslo, aspoň 1.
stats-not-finished = Tato partie není dohraná, výsledek ještě nemá. Samotnou partii lze uložit jako json.
stats-exported = { $count ->
    [one] Výsledek { $count } partie je zapsán
    [few] Výsledky { $count } partií jsou zapsány
    [many] Výsledky { $count } partie jsou zapsány
   *[other] Výsledky { $count } partií jsou zapsány
} v { $path }.
stats-imported = { $added ->
    [one] Přidána { $added } partie
    [few] Přidány { $added } partie
    [many] Přidáno { $added } partie
   *[other] Přidáno { $added } partií
}, { $known ->
    [one] { $known } tu už byla
    [few] { $known } tu už byly
    [many] { $known } tu už bylo
   *[other] { $known } tu už bylo
}{ $left ->
    [0] .
   *[other] , vynecháno: { $left }.
}
stats-file-foreign = To není soubor z BG Stats. Nic se nezměnilo.
stats-file-large = Soubor má přes { $limit } MB, takže není z BG Stats. Nic se nezměnilo.
stats-file-deep = Soubor je vnořený hlouběji než na { $limit } úrovní, takže není z BG Stats. Nic se nezměnilo.
stats-file-values = Jedna partie v souboru má přes { $limit } hodnot, takže soubor není z BG Stats. Nic se nezměnilo.
stats-file-text = Text v souboru má přes { $limit } bajtů, takže soubor není z BG Stats. Nic se nezměnilo.
stats-file-items = Soubor má dohromady přes { $limit } partií, hráčů a her. Nic se nezměnilo. Vyexportujte z BG Stats méně partií.
stats-file-truncated = Soubor z BG Stats je poškozený: končí předčasně. Nic se nezměnilo. Vyexportujte ho znovu.
stats-file-damaged = Soubor z BG Stats je poškozený na řádku { $line }, ve sloupci { $column }. Nic se nezměnilo. Vyexportujte ho znovu.
stats-file-no-date = Partie { $play } v souboru ({ $about }) je vynechaná: nemá datum.
stats-file-no-game = Partie { $play } v souboru ({ $about }) je vynechaná: chybí její hra.
stats-file-no-player = Partie { $play } v souboru ({ $about }) je vynechaná: chybí jeden z hráčů.
stats-imported-right = { $count ->
    [one] Opravena { $count } partie z dřívějšího souboru: datum a body má teď stejné jako BG Stats.
    [few] Opraveny { $count } partie z dřívějšího souboru: data a body mají teď stejné jako BG Stats.
    [many] Opraveno { $count } partie z dřívějšího souboru: data a body mají teď stejné jako BG Stats.
   *[other] Opraveno { $count } partií z dřívějšího souboru: data a body mají teď stejné jako BG Stats.
}
stats-imported-updated = { $count ->
    [one] Podle BG Stats změněna { $count } partie.
    [few] Podle BG Stats změněny { $count } partie.
    [many] Podle BG Stats změněno { $count } partie.
   *[other] Podle BG Stats změněno { $count } partií.
}
stats-import-added = Přidáno: { $name }
stats-import-right = Opraveno: { $name }
stats-import-updated = Změněno: { $name }
stats-imported-ahead = { $count ->
    [one] { $count } partie má datum v budoucnosti: { $plays }. Přidejte ji, jen pokud to tak je.
    [few] { $count } partie mají datum v budoucnosti: { $plays }. Přidejte je, jen pokud to tak je.
    [many] { $count } partie má datum v budoucnosti: { $plays }. Přidejte je, jen pokud to tak je.
   *[other] { $count } partií má datum v budoucnosti: { $plays }. Přidejte je, jen pokud to tak je.
}
stats-imported-differ = { $count ->
    [one] { $count } partie se liší: v BG Stats se od té doby změnila. Změnu převezmete volbou --update.
    [few] { $count } partie se liší: v BG Stats se od té doby změnily. Změny převezmete volbou --update.
    [many] { $count } partie se liší: v BG Stats se od té doby změnily. Změny převezmete volbou --update.
   *[other] { $count } partií se liší: v BG Stats se od té doby změnily. Změny převezmete volbou --update.
}
stats-imported-unread = { $count ->
    [one] { $count } výsledek nešlo přečíst: { $scores }. Zůstává jako text a podle zbylých nikdo nevyhrává.
    [few] { $count } výsledky nešlo přečíst: { $scores }. Zůstávají jako text a podle zbylých nikdo nevyhrává.
    [many] { $count } výsledku nešlo přečíst: { $scores }. Zůstávají jako text a podle zbylých nikdo nevyhrává.
   *[other] { $count } výsledků nešlo přečíst: { $scores }. Zůstávají jako text a podle zbylých nikdo nevyhrává.
}
stats-player-unknown = Nikdo jménem „{ $player }“ tu žádnou dohranou partii nemá.
stats-player-near = Mysleli jste jméno { $player }?
