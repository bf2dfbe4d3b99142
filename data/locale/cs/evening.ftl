# Konec partie a co z ní zbude: obrázek k poslání, lidé, místa a poznámky.

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
evening-picture = Obrázek bodovacího listu
evening-picture-shade = Odstín
evening-picture-light = Světlý
evening-picture-dark = Tmavý
evening-picture-language = Jazyk
evening-picture-preview = Náhled obrázku
evening-picture-copy = Zkopírovat obrázek
evening-picture-copied = Obrázek je ve schránce.
evening-picture-save = Uložit obrázek
evening-picture-share = Sdílet obrázek
evening-picture-failed = Obrázek se nepodařilo nakreslit: { $why }. Partie je v bezpečí; zkuste to znovu, nebo ji exportujte do souboru.
