written-name = Zapsáno dodatečně
written-place = Zapsáno dodatečně
written-about = Známý je jen výsledek. Klepnutím na číslo ho upravíte.
written-points = Body
written-part = Část { $part }
written-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
written-half = a půl bodu
written-unread = V souboru stojí „{ $said }“, a to není číslo.
written-unread-of = { $player }: v souboru stojí „{ $said }“, a to není číslo.
written-expansions = Rozšíření: { $names }
written-again = Výsledek upraven
written-refuse-unreadable = Tento výsledek nelze přečíst: { $detail }
written-refuse-names = Každý hráč potřebuje vlastní jméno.
written-refuse-players = Výsledek má 1 až 100 hráčů.
written-refuse-name = Hra potřebuje název.
written-refuse-results = Každý hráč potřebuje výsledek.
written-refuse-number = Jedno číslo může být nejvýš { $most }.
