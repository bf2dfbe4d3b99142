table-words = { $cs }
table-names-and = { $others } a { $last }
table-names-or = { $others } nebo { $last }
table-shape-circle = kolečko
table-shape-square = čtverec
table-shape-diamond = kosočtverec
table-shape-triangle = trojúhelník
table-shape-hexagon = šestiúhelník
table-shape-star = hvězda
table-color-red = červená
table-color-blue = modrá
table-color-black = černá
table-color-yellow = žlutá
table-color-white = bílá
table-color-green = zelená
table-color-purple = fialová
table-color-orange = oranžová
table-color-brown = hnědá
table-color-turquoise = tyrkysová
table-cell-calculated = Vypočteno
table-cell-calculated-since = Teď vypočteno: { $value }
table-cell-edited = Upraveno
table-cell-edited-note = Upraveno ({ $note })
table-cell-by-hand = Zadáno ručně
table-cell-by-hand-note = Zadáno ručně ({ $note })
table-did-clock = Spotřebovaný čas: { $times }
table-clock-of = { $player } { $time }
table-did-move = Posun průvodce: { $where }
table-did-set-cell = { $player }, { $what }: nastaveno na { $value }
table-did-set-cell-note = { $player }, { $what }: nastaveno na { $value } ({ $note })
table-did-clear-cell = { $player }, { $what }: zase vypočtená hodnota
table-refuse-over = Hra skončila. Chcete-li hrát dál, vezměte poslední krok zpět.
table-refuse-ended-early = Tato hra byla ukončena předčasně. Chcete-li v ní pokračovat, klepněte u stolu na „Hrát dál“.
table-did-end-early = Hra končí předčasně, platí body, jak jsou
table-did-end-early-counted = Hra končí předčasně, co je na stole, se boduje
table-did-end-early-nothing = Hra končí předčasně, bez výsledku
table-early-place = { $place } · předčasný konec
table-early-title = Můžete pokračovat
table-early-text = Vše zůstává, jak bylo. Chcete-li hrát dál, klepněte na „Hrát dál“.
table-fixed-end-early = Na předčasném konci není co měnit. Vezměte ho zpět a hrajte dál.
table-name-too-long = Jméno může mít nejvýš { $most } { $most ->
    [one] písmeno
    [few] písmena
   *[other] písmen
}, toto má { $length }.
table-name-unseen-sign = Ve jménu je znak, který není vidět. Smažte jméno a napište ho znovu.
table-refuse-moved-on = Někdo jiný už postoupil dál. Nic se nezměnilo.
table-refuse-no-such-step = Takový krok v této hře není.
table-refuse-no-such-cell = Takové pole v bodovací tabulce není.
table-refuse-most = Nejvyšší hodnota je { $most }.
table-refuse-most-of = { $player }: nejvýš { $most }.
table-refuse-cell-most = Nejvíc může být { $most }. Nic se nezměnilo.
table-refuse-cell-least = Nejméně může být { $least }. Nic se nezměnilo.
table-refuse-note-length = Poznámka může mít nejvýš { $most } { $most ->
    [one] znak
    [few] znaky
   *[other] znaků
}, tato má { $length }. Nic se nezměnilo.
table-log-damaged = Záznam této partie je poškozený ({ $detail }). Nic se nezměnilo.
table-damage-entry = zápis { $number } nelze přečíst
table-damage-number = na místě zápisu { $expected } je zápis { $found }
table-damage-beginning = začátek chybí, nebo je tam dvakrát
table-damage-game = patří k jiné hře
table-log-no-setup = Tuto partii nelze otevřít: { $why } Nic se nezměnilo.
table-nothing-to-redo = Není co provést znovu.
table-nothing-to-change = Tento zápis už změnit nelze: byl vzat zpět.
table-changed = { $new } · původně: { $old }
table-and-more = { $first } – a { $more ->
    [one] { $more } další zápis
    [few] { $more } další zápisy
   *[other] { $more } dalších zápisů
}
table-heading = { $place } · { $phase }
table-field-player = Hráč
table-field-change = Změna o
table-field-count = Kolik
table-field-points = Body
table-field-value = Hodnota
table-field-what = Co
table-field-what-for = Za co
table-field-where = Kam
table-field-whose = Čí
table-field-nobody = Nikdo
table-field-none = Nic
table-field-yes = Ano
table-field-no = Ne
table-changed-same = { $what }
table-fixed = Na tomto zápisu není co měnit. Vezměte ho zpět.
table-fixed-step = Tento zápis jen končí krok, není na něm co měnit. Vezměte ho zpět a vrátíte se do kroku.
table-fixed-move = Na posunu průvodce není co měnit. Posuňte ho znovu, nebo vezměte tento zápis zpět.
table-fixed-clock = Na časech z hodin není co měnit. Vezměte tento zápis zpět.
table-fixed-figure = Tato hodnota se mění tam, kde byla vyplněna: pro celou partii platí ta poslední.
table-redo-does-not-fit = Zápis { $number } by už nešel: { $why }
table-action-unreadable = Tento zápis nelze přečíst: { $detail }
table-no-such-player = Tam nikdo nesedí.
table-unknown-game = Hru této partie tento Tableside nezná ({ $game }). Nic se nezměnilo. Aktualizujte Tableside.
table-newer-log = Tuto partii uložil novější Tableside (formát { $found }, tento zná { $known }). Nic se nezměnilo. Aktualizujte Tableside.
table-place = Pořadí
table-place-number = { $place }.
table-place-level-points = Stejně bodů ({ $points }): { $players }.
table-place-level = { $what }: každý { $value }.
table-place-shared = Nic dalšího nerozhoduje, o místo se dělí.
table-place-missing = { $what }: { $players }
table-open-cell = { $player }, { $row }: které číslo platí
