# Pomůcky pro každý stůl.

tools-title = Pomůcky
tools-first = Kdo začíná
tools-first-about = Prstem na displeji, nebo losem
tools-order = Pořadí a týmy
tools-order-about = Náhodné pořadí, nebo stejně velké týmy
tools-dice = Kostky
tools-dice-about = Libovolné kostky i se záznamem hodů
tools-countdown = Odpočet
tools-countdown-about = Pro rychlé rozhodnutí
tools-one = Pomůcky: { $tool }
tools-turn-clock = Hodiny na tahy
tools-turn-clock-about = Kolik času komu zaberou tahy
tools-numbers = Mince a čísla
tools-numbers-about = Panna, nebo orel, náhodné číslo, počítadlo

tools-at-table = U stolu
tools-choose = Klepněte na všechny, kdo hrají.
tools-too-few = Vyberte aspoň dva hráče

tools-fingers = Každý sem přiloží prst
tools-fingers-none = Přiložte prsty na toto pole a držte. Funguje na dotykovém displeji.
tools-fingers-one = Zatím jeden prst. Jsou potřeba aspoň dva.
tools-fingers-wait = { $fingers ->
    [one] { $fingers } prst. Nehýbejte se…
    [few] { $fingers } prsty. Nehýbejte se…
   *[other] { $fingers } prstů. Nehýbejte se…
}
tools-fingers-drawn = { $fingers ->
    [one] Začíná číslo 1.
    [few] Začíná číslo 1, dál po směru hodinových ručiček až k číslu { $fingers }.
   *[other] Začíná číslo 1, dál po směru hodinových ručiček až k číslu { $fingers }.
}
tools-draw-first = Vylosovat začínajícího hráče
tools-goes-first = Začíná { $player }

tools-draw-order = Vylosovat pořadí
tools-in-this-order = V tomto pořadí
tools-teams = Týmy
tools-draw-teams = Vylosovat týmy
tools-team = Tým { $number }

tools-throw = Hodit
tools-not-thrown = Zatím bez hodu
tools-before = Předtím: { $throws }
tools-faces = Kostky
tools-die = k{ $faces }
tools-how-many = Počet kostek
tools-record = Dosud padlo
tools-no-record = Každý hod se tu počítá, takže uvidíte, jak jsou kostky poctivé.
tools-times = { $face }: { $times }×
tools-fair-usual = { $thrown ->
    [one] Hozena { $thrown } kostka.
    [few] Hozeny { $thrown } kostky.
   *[other] Hozeno { $thrown } kostek.
} Nic neobvyklého: aspoň takto nerovnoměrně padají poctivé kostky { $percent }krát ze 100.
tools-fair-odd = { $thrown ->
    [one] Hozena { $thrown } kostka.
    [few] Hozeny { $thrown } kostky.
   *[other] Hozeno { $thrown } kostek.
} Nerovnoměrné: poctivým kostkám se to stane jen { $percent }krát ze 100.
tools-fair-rare = { $thrown ->
    [one] Hozena { $thrown } kostka.
    [few] Hozeny { $thrown } kostky.
   *[other] Hozeno { $thrown } kostek.
} Velmi nerovnoměrné: poctivým kostkám se to stane méně než jednou ze 100.
tools-fair-later = { $missing ->
    [one] Po { $missing } další hozené kostce uvidíte, jak jsou poctivé.
    [few] Po { $missing } dalších hozených kostkách uvidíte, jak jsou poctivé.
   *[other] Po { $missing } dalších hozených kostkách uvidíte, jak jsou poctivé.
}
tools-clear = Začít nový záznam

tools-start = Spustit
tools-pause = Pozastavit
tools-reset = Vynulovat
tools-length = Délka
tools-minutes = Minuty
tools-countdown-soon = Odpočet: zbývá { $seconds } s
tools-countdown-over = Čas vypršel!
tools-next-player = Další hráč
tools-goes-on = Spustit dál: { $player }
tools-stands = Hodiny neběží
tools-limit = Minuty pro každého hráče (0 = bez omezení)
tools-clock-turn = Na tahu { $player }: { $time }
tools-clock-waits = { $player }: { $time }
tools-clock-soon = { $player }: zbývá { $seconds } s
tools-clock-over = Čas vypršel: { $player }
tools-clock-for-these = Začít znovu s těmito hráči

tools-coin = Mince
tools-heads = Panna
tools-tails = Orel
tools-toss = Hodit mincí
tools-number = Náhodné číslo
tools-from = Od
tools-to = Do
tools-draw-number = Vylosovat číslo
tools-counter = Počítadlo
tools-to-zero = Zpět na nulu

tools-player = { $number }. hráč
tools-clock-put-away = Zapsat časy do historie
tools-clock-nothing = Žádné nové časy k zapsání
tools-clock-add = Přidat časy z hodin
tools-clock-added = Časy už v poznámce jsou

tools-line = Číselná osa
tools-line-about = Značka pro každého: body, životy, nabídky
tools-line-nobody = Vyberte, kdo hraje, a každý tu bude mít značku.
tools-line-whose = Vyberte značku a klepněte, kam má jít.
tools-line-at = { $player }: { $number }
tools-line-last = Poslední číslo
tools-line-clear = Všechny značky na nulu

tools-notes = Poznámky
tools-notes-about = Na to, co se nevejde do čísel
tools-notes-play = Zůstanou u této partie: najdete je na jejím konci a hledá v nich i seznam partií.
tools-notes-no-play = Bez otevřené partie: zůstanou v tomto zařízení, dokud je nesmažete.
tools-notes-of-play = Poznámky k partii
tools-notes-of-none = Poznámky bez partie
