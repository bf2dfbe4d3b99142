# Statistiky: co říkají všechny partie dohromady.

statistics-title = Statistiky
statistics-empty = Zatím žádná dohraná partie. Jakmile nějaká skončí, započítá se sem.
statistics-nothing = Tomuto výběru žádná partie neodpovídá. Zvolte delší dobu nebo jinou hru či hráče.
statistics-all-games = Všechny hry
statistics-everyone = Všichni
statistics-always = Celá doba
statistics-lately = { $days ->
    [one] Poslední den
    [few] Poslední { $days } dny
   *[other] Posledních { $days } dní
}
statistics-last-year = { $months ->
    [one] Poslední měsíc
    [few] Poslední { $months } měsíce
   *[other] Posledních { $months } měsíců
}
statistics-any-number = Libovolný počet
statistics-of-players = { $players ->
    [one] Sólo
    [few] { $players } hráči
   *[other] { $players } hráčů
}
statistics-game = Hra
statistics-player = Hráč
statistics-time = Doba
statistics-players = Počet hráčů
statistics-plays-short = { $plays ->
    [one] partie
    [few] partie
   *[other] partií
}
statistics-plays = { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
   *[other] { $plays } partií
}
statistics-average = průměr
statistics-average-is = průměr { $average }
statistics-won = vyhráno
statistics-boxes = { $games ->
    [one] hra
    [few] hry
   *[other] her
}
statistics-an-evening = na partii
statistics-minutes = { $minutes } min
statistics-hours = { $hours } h { $minutes }
statistics-percent = { $percent } %
statistics-percent-of = { $plays ->
    [one] { $percent } % ({ $plays } partie)
    [few] { $percent } % ({ $plays } partie)
   *[other] { $percent } % ({ $plays } partií)
}
statistics-wins = { $plays ->
    [one] { $plays } partie
    [few] { $plays } partie
   *[other] { $plays } partií
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
statistics-shared = { $wins ->
    [one] { $wins } z nich dělená
    [few] { $wins } z nich dělené
   *[other] { $wins } z nich dělených
}
statistics-average-place = průměrné pořadí { $place }
statistics-people = Hráči
statistics-games = Hry
statistics-best = Nejlepší výsledky
statistics-streaks = Výhry v řadě
statistics-streak-now = Teď
statistics-streak-longest = Nejdelší
statistics-against = Vzájemná bilance
statistics-head-to-head = lépe { $better }, stejně { $equal }, hůř { $worse }
statistics-records = Rekordy
statistics-highest = Nejvíc bodů
statistics-lowest = Nejméně bodů
statistics-closest = Nejtěsnější výsledek
statistics-widest = Největší náskok
statistics-rows = Co se bodovalo
statistics-row = průměr { $average } · nejvíc: { $player }
statistics-kinds = Frakce a klany
statistics-tables = U stolu
statistics-first-player = Výhry začínajícího hráče
statistics-luck = Nic víc než náhoda: sama dokáže aspoň tolik { $percent }krát ze 100.
statistics-some-luck = Snad náhoda: sama dokáže aspoň tolik { $percent }krát ze 100.
statistics-no-luck = Sotva náhoda: sama dokáže tolik méně než jednou ze 100.
statistics-results = Výsledky
statistics-results-count = Kolikrát
statistics-points = Body
statistics-wins-over-time = Výhry v čase
statistics-month = Měsíc
statistics-copy = Kopírovat jako text
statistics-copied = Statistiky jsou ve schránce.
statistics-dice = Kostky
statistics-dice-sum = Součet
statistics-dice-rolled = Padlo
statistics-dice-expected = Očekávání
statistics-attacks = Útoky barbarů
statistics-attacks-won = Odražené
statistics-attacks-lost = Prohrané
