# Zápis bodů: pro krabici, kterou dům nezná.

score-sheet-points = Body
score-sheet-built-in-points = Body
score-sheet-built-in-rounds = Body po kolech

# Průvodce
score-sheet-place = { $name } · { $at }
score-sheet-place-over = Dohráno
score-sheet-round = { $round }. kolo
score-sheet-round-of = Kolo { $round }/{ $rounds }
score-sheet-at-the-end = Na konci
score-sheet-count = Spočítejte body
score-sheet-how = Klepněte na číslo a napište ho, třeba i jako součet 3+6+2. Prázdné není nula.
score-sheet-over = Konec hry
score-sheet-over-text = Klepněte na číslo a uvidíte proč. Hodnoty můžete dál upravit.
score-sheet-finish = Ukončit partii
score-sheet-next-blank = { $next } · { $blank ->
    [one] { $blank } chybí
    [few] { $blank } chybí
    [many] { $blank } chybí
   *[other] { $blank } chybí
}
score-sheet-open-blank = { $player } ({ $row })
score-sheet-open-blanks = { $blank ->
    [one] { $blank } prázdné číslo
    [few] { $blank } prázdná čísla
    [many] { $blank } prázdného čísla
   *[other] { $blank } prázdných čísel
}
score-sheet-warning-blank = { $blank ->
    [one] Jedno číslo zůstalo prázdné a nic nedává.
    [few] { $blank } čísla zůstala prázdná a nic nedávají.
    [many] { $blank } čísla zůstalo prázdného a nic nedává.
   *[other] { $blank } čísel zůstalo prázdných a nic nedává.
}
score-sheet-warning-tie = Remíza. Rozhodne „{ $row }“: zapište, kdo jich má kolik.
score-sheet-last-round = Tohle bylo poslední kolo
score-sheet-rounds = Zapsat jiné kolo
score-sheet-show-round = Zapsat { $round }. kolo
score-sheet-ties = Při remíze
score-sheet-row-chip = { $row } { $entered }/{ $all }
score-sheet-row-chip-name = Zapsat: { $row }
score-sheet-cell = { $player }: { $row }
score-sheet-makes = = { $points }
score-sheet-tie-highest = Remízu vyhrává, kdo má nejvíc.
score-sheet-tie-lowest = Remízu vyhrává, kdo má nejméně.
score-sheet-wins-highest = Vyhrává, kdo má nejvíc bodů
score-sheet-wins-lowest = Vyhrává, kdo má nejméně bodů

# Pravidla
score-sheet-rule-plain = číslo = body
score-sheet-rule-times = × { $factor }
score-sheet-rule-every = { $count ->
    [one] za každý { $count } dostanete { $give }
    [few] za každé { $count } dostanete { $give }
   *[other] za každých { $count } dostanete { $give }
 }
score-sheet-rule-from = { $from }+ → { $points }
score-sheet-rule-thresholds = { $steps }
score-sheet-rule-once = { $rule } · jednou na konci
score-sheet-rule-place = Šablona „{ $name }“
score-sheet-entered = Zapsáno
score-sheet-counted = Napočítáno

# Co se stalo
score-sheet-did-enter = { $player }: { $what } { $value }
score-sheet-did-clear = { $player }: { $what }, zase prázdné
score-sheet-did-add = { $player }: { $what } { $change }
score-sheet-row-in-round = { $row } ({ $round }. kolo)
score-sheet-did-end-round = { $round }. kolo skončilo
score-sheet-did-last-round = { $round }. kolo bylo poslední
score-sheet-did-finish = Vše je spočítané
score-sheet-did-add-row = Nový řádek: { $title }

# Odmítnutí
score-sheet-refuse-unreadable = Šablonu této partie nelze přečíst ({ $detail }).
score-sheet-refuse-players = Počet hráčů v této šabloně: { $least } až { $most }.
score-sheet-refuse-nothing = Číslo se může změnit nejméně o { $least }.
score-sheet-refuse-rounds-fixed = Počet kol určuje šablona.
score-sheet-refuse-no-such-cell = Takový řádek nebo kolo tu není.
score-sheet-refuse-too-large = Zadat lze { $least } až { $most }.
score-sheet-refuse-same-title = Řádek „{ $title }“ už tu je.

# Šablony
score-sheet-tool-rows = Řádky
score-sheet-fixed-row = Přidaný řádek změnit nejde. Vezměte ho zpět a přidejte znovu, jak má být.
score-sheet-rows-about = Tato partie má vlastní kopii šablony. Řádky přidané tady patří jen k ní.
score-sheet-add-row = Přidat řádek
score-sheet-add-row-here = Přidat do této partie
score-sheet-name-missing = Pojmenujte hru
score-sheet-template-name = Název hry
score-sheet-players-least = Nejméně hráčů
score-sheet-players-most = Nejvíce hráčů
score-sheet-how-often = Počítá se
score-sheet-once = Jednou
score-sheet-fixed-rounds = Pevná kola
score-sheet-open-rounds = Bez pevného počtu kol
score-sheet-number-of-rounds = Počet kol
score-sheet-open-rounds-about = Dokud neřeknete, že kolo bylo poslední.
score-sheet-who-wins = Kdo vyhrává
score-sheet-highest = Nejvíc
score-sheet-lowest = Nejméně
score-sheet-rows = Co se počítá
score-sheet-ties-about = Nedává body; porovná se, jen když jsou body stejné.
score-sheet-add-tie = Přidat řádek pro remízu
score-sheet-row-title = Název
score-sheet-row-rule = Kolik to dává
score-sheet-kind-plain = Jak je zapsáno
score-sheet-kind-times = Za kus
score-sheet-kind-every = Za sadu
score-sheet-kind-thresholds = Tabulka
score-sheet-times = Bodů za kus
score-sheet-every = Kusů v sadě
score-sheet-give = Bodů za sadu
score-sheet-from = Od
score-sheet-line-from = { $line }. řádek tabulky, od
score-sheet-line-points = { $line }. řádek tabulky, body
score-sheet-remove-line = Odebrat { $line }. řádek tabulky
score-sheet-add-line = Přidat řádek tabulky
score-sheet-row-once = Jednou na konci
score-sheet-row-once-about = Ne v každém kole.
score-sheet-remove-row = Odebrat: { $row }
score-sheet-row-up = { $row }: o místo výš
score-sheet-row-done = Hotovo
score-sheet-untitled = Zatím bez názvu

# Co může být v šabloně špatně
score-sheet-bad-file = { $file }, řádek { $line }: { $what } Tato šablona se vynechala, nic se nezměnilo.
score-sheet-wrong-syntax = Tohle není TOML ({ $detail }).
score-sheet-wrong-too-large = Šablona může mít nejvýš { $limit } kB.
score-sheet-wrong-unknown = „{ $key }“ do šablony nepatří.
score-sheet-wrong-missing = Chybí „{ $key }“.
score-sheet-wrong-kind = „{ $key }“ má vypadat například takto: { $example }.
score-sheet-wrong-range = „{ $key }“ musí být od { $least } do { $most }.
score-sheet-wrong-players = Počet hráčů je 1 až { $most }, nejdřív ten nejmenší.
score-sheet-wrong-no-rows = Chybí aspoň jeden řádek, který se počítá.
score-sheet-wrong-too-many-rows = Řádků může být nejvýš { $rows } a pro remízu nejvýš { $ties }.
score-sheet-wrong-nothing-each-round = Jsou tu kola, ale každý řádek se počítá jen jednou.
score-sheet-wrong-no-title = Chybí název.
score-sheet-wrong-long-title = Název může mít nejvýš { $most } znaků a jen jeden řádek.
score-sheet-wrong-id = Id se skládá z malých písmen bez diakritiky, číslic a spojovníků.
score-sheet-wrong-same-id = Id „{ $id }“ je tu dvakrát.
score-sheet-wrong-two-rules = Řádek má nejvýš jedno pravidlo.
score-sheet-wrong-thresholds = Tabulka má 1 až { $most } řádků.
score-sheet-wrong-not-rising = Čísla v tabulce musí od řádku k řádku růst.
score-sheet-decided-highest = „{ $row }“, vítězí nejvíc: { $players }, { $value } proti { $against }.
score-sheet-decided-lowest = „{ $row }“, vítězí nejméně: { $players }, { $value } proti { $against }.
