kit-close = Zavřít
kit-clear = Smazat
kit-backspace = Smazat poslední
kit-ok = OK
kit-plus = plus
kit-minus = minus
kit-times = krát
kit-plus-one = { $name }, plus 1
kit-minus-one = { $name }, minus 1
kit-blank = zatím prázdné
kit-check-board = ověřte na plánu
kit-unknown = není známo
kit-owner = podle vašeho plánu
kit-corrected = upraveno
kit-done = hotovo
kit-now = teď
kit-coming = přijde
kit-sum-unfinished = Součet není celý: chybí číslo.
kit-sum-unexpected = { $sign } do součtu nepatří.
kit-sum-too-large = Nejvíc lze zadat { $most }.
kit-sum-too-small = Nejmíň lze zadat { $least }.
kit-sum-too-long = { $most ->
    [one] Vejde se { $most } znak.
    [few] Vejdou se { $most } znaky.
   *[other] Vejde se { $most } znaků.
}
kit-stepper-blank = Zatím není nic zadáno.
kit-number-none = Nejdřív napište číslo.
kit-number-all-in = Všechna čísla jsou zapsaná. Klepnutím je změníte.
kit-number-go = Přejít na: { $name }
kit-number-ready = Zapsat { $number } · { $cell }
kit-number-unfinished = Nejdřív dopsat: { $cell }
kit-chart-as-table = Tabulka
kit-chart-as-chart = Graf
kit-chart-copy = Zkopírovat tabulku
