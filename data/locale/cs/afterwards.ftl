# Partie zapsaná dodatečně, výsledky pro jiné programy a soubory z BG Stats.

afterwards-command = Zapsat odehranou partii
afterwards-title = Odehraná partie
afterwards-edit = Úprava odehrané partie
afterwards-edit-button = Upravit výsledek
afterwards-keep = Uložit partii
afterwards-kept = Uloženo. Partie se počítá do statistik.
afterwards-replaced = Uloženo. Původní podoba partie je v koši.
afterwards-other = Jiná hra
afterwards-day = Datum
afterwards-today = Dnes
afterwards-yesterday = Včera
afterwards-who = Kdo hrál?
afterwards-results = Výsledky, i jako součty, například 3+6+2
afterwards-points-of = Body: { $player }
afterwards-no-points = Bez bodů
afterwards-winner = Kdo vyhrál?
afterwards-most = Nejvíc bodů
afterwards-fewest = Nejméně bodů
afterwards-by-hand = Zadáno ručně
afterwards-wins = Vítězí { $player }
afterwards-by-points-about = Rozhodují body. Klepnutím na hráče zvolíte vítěze ručně.
afterwards-by-hand-about = Klepněte na všechny, kdo vyhráli. Když nevyberete nikoho, nevyhrál nikdo.
afterwards-first = Kdo začínal? (nepovinné)
afterwards-minutes = Délka v minutách (nepovinné)
afterwards-no-game = Zvolte hru, nebo napište její název.
afterwards-nobody = Přidejte aspoň jednoho hráče.
afterwards-of-player = { $player }: { $why }
afterwards-no-result = Napište body, nebo zvolte vítěze ručně.
afterwards-no-day = Napište datum takto: { $day }.
afterwards-far-day = Datum musí být od { $first } do { $last }.
afterwards-no-sum = Napište součet, například 3+6+2.
afterwards-long-sum = Součet může mít nejvýš { $most ->
    [one] { $most } číslo
    [few] { $most } čísla
    [many] { $most } čísla
   *[other] { $most } čísel
}.
afterwards-no-minutes = Délka musí být od 1 do { $most ->
    [one] { $most } minuty
    [few] { $most } minut
    [many] { $most } minuty
   *[other] { $most } minut
}.

afterwards-format = Formát souboru
afterwards-format-json = Tableside (úplný)
afterwards-format-csv = Tabulka (CSV)
afterwards-format-excel = Tabulka pro Excel
afterwards-format-bgstats = Soubor BG Stats
afterwards-format-text = Text
afterwards-format-about = Jen výsledky dohraných partií, pro jiné programy.

afterwards-push = BG Stats
afterwards-push-title = Poslat do BG Stats
afterwards-push-about = Otevřete partii v BG Stats na tomto zařízení, nebo naskenujte kód telefonem, ve kterém BG Stats máte. Jestli ji uložíte, rozhodnete tam.
afterwards-push-open = Otevřít v BG Stats
afterwards-push-copy = Kopírovat odkaz
afterwards-push-code = QR kód partie pro BG Stats
afterwards-push-long = Poznámka k této partii je na QR kód příliš dlouhá. Použijte odkaz.

bgstats-title = Partie z BG Stats
bgstats-about = Zkontrolujte, která hra a který hráč je který. Volba se pamatuje pro další soubor.
bgstats-games = Hry
bgstats-players = Hráči
bgstats-of = { $name } je
bgstats-new-game = Nová hra
bgstats-new-player = Nový hráč
bgstats-leave-out = Vynechat
bgstats-perhaps = { $name }?
bgstats-count = { $fresh ->
    [one] { $fresh } nová partie
    [few] { $fresh } nové partie
    [many] { $fresh } nové partie
   *[other] { $fresh } nových partií
}{ $known ->
    [0] {""}
   *[other] , už zde: { $known }
}{ $left ->
    [0] .
   *[other] , vynecháno: { $left }.
}
bgstats-add = { $plays ->
    [0] Přidat partie
    [one] Přidat { $plays } partii
    [few] Přidat { $plays } partie
    [many] Přidat { $plays } partie
   *[other] Přidat { $plays } partií
}
bgstats-changed = Od té doby změněno v BG Stats
bgstats-take-changes = { $plays ->
    [one] Převzít { $plays } změnu
    [few] Převzít { $plays } změny
    [many] Převzít { $plays } změny
   *[other] Převzít { $plays } změn
}
bgstats-nothing = Žádné nové partie k přidání.
