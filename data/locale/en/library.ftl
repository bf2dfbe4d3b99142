# The library: how sure an entry is, and what is wrong with a table of own cards or notes.

library-sure-rules = in the rules
library-sure-rules-more = { $sources ->
    [one] in the rules and { $sources } more source
   *[other] in the rules and { $sources } more sources
}
library-sure-sources = { $sources ->
    [one] { $sources } source
   *[other] { $sources } sources
}
library-sure-official = { $sources ->
    [one] { $sources } source from the publisher
   *[other] { $sources } sources from the publisher
}
library-sure-derived = follows from the rules
library-sure-derived-more = { $sources ->
    [one] follows from the rules, plus { $sources } source
   *[other] follows from the rules, plus { $sources } sources
}
library-sure-list = from a list of the cards
library-sure-sure = confirmed
library-sure-probable = likely, not confirmed
library-sure-partly = only partly known
library-sure-inferred = not confirmed: check your box
library-sure-conflict = sources disagree
library-sure-unknown = not known
library-sure-own = your own

library-later = A newer version of Tableside saved this, and this one can’t read it. It stays as it is and can’t be changed here.

library-csv-empty = The table has no rows, only the names of the columns.
library-csv-no-column = Line { $line }: the column “{ $column }” is missing.
library-csv-column = Line { $line }: unknown column “{ $column }”.
library-csv-column-twice = Line { $line }: the column “{ $column }” appears twice.
library-csv-length = Line { $line }: it has more or fewer columns than the first line.
library-csv-letters = Line { $line }: the text is not UTF-8. Save the table as “CSV UTF-8” and read it again.
library-csv-unclosed = Line { $line }: a quotation mark is not closed.
library-csv-form = Line { $line }: it can’t be read ({ $why }).
library-csv-game = Line { $line }: there is no game “{ $game }”.
library-csv-nameless = Line { $line }: the card has no name.
library-csv-copies = Line { $line }: copies must be a number, not “{ $copies }”.
library-csv-too-long = Line { $line }: the text in “{ $column }” is longer than { $most } bytes.
library-csv-entry = Line { $line }: there is no entry “{ $id }” in this game.
library-csv-twice = Line { $line }: “{ $id }” is already in the table.
library-csv-wordless = Line { $line }: it has neither a note nor a house rule.
library-csv-too-many-words = Line { $line }: “{ $column }” can have up to { $most } words.
library-csv-too-many-columns = Line { $line }: a table can have up to { $most } columns.
library-csv-too-long-row = Line { $line }: a row can have up to { $most } KB.
library-csv-too-many = Line { $line }: up to { $most } rows can be added at once.
