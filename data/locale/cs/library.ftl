# Knihovna: jak jistý je zápis a co je špatně v tabulce vlastních karet.

library-sure-rules = z pravidel
library-sure-rules-more = { $sources ->
    [one] z pravidel a { $sources } dalšího zdroje
    [few] z pravidel a { $sources } dalších zdrojů
   *[other] z pravidel a { $sources } dalších zdrojů
}
library-sure-sources = { $sources ->
    [one] { $sources } zdroj
    [few] { $sources } zdroje
   *[other] { $sources } zdrojů
}
library-sure-official = { $sources ->
    [one] { $sources } zdroj vydavatele
    [few] { $sources } zdroje vydavatele
   *[other] { $sources } zdrojů vydavatele
}
library-sure-derived = plyne z pravidel
library-sure-derived-more = { $sources ->
    [one] plyne z pravidel, k tomu { $sources } zdroj
    [few] plyne z pravidel, k tomu { $sources } zdroje
   *[other] plyne z pravidel, k tomu { $sources } zdrojů
}
library-sure-list = ze seznamu karet
library-sure-sure = potvrzeno
library-sure-probable = pravděpodobné, nepotvrzené
library-sure-partly = známo jen zčásti
library-sure-inferred = nepotvrzeno: podívejte se do krabice
library-sure-conflict = zdroje se liší
library-sure-unknown = není známo
library-sure-own = vlastní

library-later = Tohle uložila novější verze Tableside a tato to neumí přečíst. Zůstává to, jak to je, a tady to nejde měnit.

library-csv-empty = V tabulce nejsou žádné řádky, jen názvy sloupců.
library-csv-no-column = Řádek { $line }: chybí sloupec „{ $column }“.
library-csv-column = Řádek { $line }: neznámý sloupec „{ $column }“.
library-csv-column-twice = Řádek { $line }: sloupec „{ $column }“ je tu dvakrát.
library-csv-length = Řádek { $line }: má jiný počet sloupců než první řádek.
library-csv-letters = Řádek { $line }: text není v UTF-8. Uložte tabulku jako „CSV UTF-8“ a načtěte ji znovu.
library-csv-unclosed = Řádek { $line }: uvozovka tu není uzavřená.
library-csv-form = Řádek { $line }: nejde přečíst ({ $why }).
library-csv-game = Řádek { $line }: hra „{ $game }“ tu není.
library-csv-nameless = Řádek { $line }: karta nemá název.
library-csv-copies = Řádek { $line }: počet kusů musí být číslo, ne „{ $copies }“.
library-csv-too-long = Řádek { $line }: text ve sloupci „{ $column }“ má přes { $most } bajtů.
library-csv-entry = Řádek { $line }: v této hře není heslo „{ $id }“.
library-csv-twice = Řádek { $line }: „{ $id }“ už v tabulce je.
library-csv-wordless = Řádek { $line }: chybí poznámka i domácí pravidlo.
library-csv-too-many-words = Řádek { $line }: ve sloupci „{ $column }“ může být nejvýš { $most } slov.
library-csv-too-many-columns = Řádek { $line }: tabulka může mít nejvýš { $most } sloupců.
library-csv-too-long-row = Řádek { $line }: řádek může mít nejvýš { $most } kB.
library-csv-too-many = Řádek { $line }: najednou jde přidat nejvýš { $most } řádků.
