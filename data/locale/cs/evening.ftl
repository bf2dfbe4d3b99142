# Konec partie a co z ní zbude: obrázek k poslání, lidé, místa a poznámky.

evening-nobody-wins = Nikdo nevyhrál
evening-loses = Prohrává { $name }
evening-wins = { $winners ->
    [one] Vítězí { $names }
    [few] O vítězství se dělí { $names }
   *[other] O vítězství se dělí { $names }
}
evening-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
evening-points-half = { $points } bodu
evening-picture = Obrázek bodovacího listu
evening-picture-shade = Vzhled
evening-picture-light = Světlý
evening-picture-dark = Tmavý
evening-picture-language = Jazyk
evening-picture-preview = Náhled obrázku
evening-picture-copy = Kopírovat obrázek
evening-picture-copied = Obrázek je ve schránce.
evening-picture-save = Uložit obrázek
evening-picture-share = Sdílet obrázek
evening-picture-failed = Obrázek se nepodařilo nakreslit: { $why }. Partie je v bezpečí; zkuste to znovu, nebo ji uložte do souboru.
evening-picture-short = Obrázek
evening-special = Co bylo výjimečné
evening-best-of-all = Nejlepší výsledek vůbec ({ $game }): { $player }
evening-own-best = Osobní rekord ({ $game }): { $player }
evening-was = předtím { $points }
evening-closest = Zatím nejtěsnější výsledek
evening-first-win = První výhra na { $plays }. pokus: { $player }
evening-streak = { $wins ->
    [one] { $wins } výhra v řadě: { $player }
    [few] { $wins } výhry v řadě: { $player }
   *[other] { $wins } výher v řadě: { $player }
}
evening-most = Nejvíc bodů vůbec, { $row }: { $player }, { $points }
evening-rematch = Odveta
evening-rounds = Body po kolech
evening-rounds-title = Body po kolech
evening-rounds-points = Body
evening-rounds-when = Kolo
evening-rounds-none = Zatím není co porovnat. Body se tu objeví, jakmile je bude mít i druhé kolo.
evening-remark = Místo a poznámka
evening-place = Místo
evening-place-is = Místo: { $place }
evening-note = Poznámka
evening-remark-about = Podle místa i poznámky se dá hledat v seznamu partií.
evening-remark-keep = Uložit
evening-remark-kept = Místo a poznámka jsou uložené.
evening-search = Hledat partie: jména, hry, místa, poznámky
evening-found = Partie: { $found }/{ $plays }
evening-guest = Host: { $player }
evening-guest-about = Dnes hraje, ale pro příště se nepamatuje.
evening-merge = Sloučit s…
evening-merge-who = Kdo je ještě { $player }? Všechny partie obou se budou počítat tomu, koho zvolíte.
evening-merge-is = { $player } je { $other }
evening-merge-together = Společných partií: { $plays }
evening-merged = { $from } se teď počítá jako { $to }. Samotné partie zůstávají, jak jsou.
evening-also = Počítají se sem i partie pod těmito jmény. Oddělené jméno se zase počítá zvlášť.
evening-separate = Oddělit: { $name }
evening-separated = { $name } se zase počítá zvlášť. Samotné partie zůstávají, jak jsou.
evening-others = Další z vašich partií
evening-others-about = Hosté a hráči ze souborů. Nová partie je nenabízí.
evening-remember = Nabízet v Nové partii
evening-remembered = Nová partie teď nabízí: { $name }
evening-hide = Skrýt
evening-unhide = Znovu nabízet
evening-hidden = Nová partie už nenabízí: { $name }.
evening-unhidden = Nová partie znovu nabízí: { $name }.
evening-is-hidden = Skryto
evening-favorite-color = Oblíbená barva
evening-favorite-shape = Tvar
evening-favorite-kept = Barva a tvar jsou uložené: { $name }.
