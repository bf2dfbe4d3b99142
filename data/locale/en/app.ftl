# The window.

app-nothing-to-save = Everything is saved.
app-preview-outdated = Something else was entered in the meantime. Check it again.
app-no-longer-fits = Something else was entered first, and this no longer fits: { $why }
app-took-back = Undone: { $what }
app-put-back = Redone: { $what }
app-changed = Changed: { $what }
app-from-elsewhere = { $entries ->
    [one] Another window made an entry.
   *[other] Another window made { $entries } entries.
}
app-saved-again = Everything is saved again.

app-name = Tableside
app-back = Back
app-more = More
app-undo = Undo
app-redo = Redo
app-undone = undone
app-unfit = no longer fits
app-close-anyway = Close anyway
app-not-now = Not now
app-understood = OK
app-try-again = Try again

app-command-next = Next
app-command-undo = Undo
app-command-redo = Redo
app-command-table = Table
app-command-sheet = Score sheet
app-command-history = History
app-command-far = Far view
app-command-export = Save as a file…
app-command-home = All plays
app-command-new-play = New play
app-command-trash = Trash
app-command-messages = Messages
app-command-settings = Settings
app-command-people = Players
app-command-english = Use English
app-command-czech = Use Czech (Čeština)
app-command-light = Light theme
app-command-dark = Dark theme
app-command-system = System theme
app-command-larger = Larger text
app-command-smaller = Smaller text
app-command-usual-text = Default text size
app-command-palette = Find a command…
app-command-help = Help and shortcuts

app-day = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }, { $time }
app-date = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }, { $year }
app-names = { $everyone }

app-home-open = In progress
app-home-finished = Finished
app-home-empty = Tableside sits beside your board games: it says what comes next, does the math, answers rules questions and keeps the score.
app-shelf = What’s on the table?
app-shelf-begin = New play of { $game }
app-make-example = Make an example play
app-won = { $winners ->
    [one] { $names } won
   *[other] { $names } share the win
}
app-remove = Move to trash
app-removed = The play is in the trash.
app-restore = Restore
app-restored = The play is back in the list.
app-trash-empty = The trash is empty.
app-trash-about = Tap a play to restore it.
app-purge = Delete for good
app-purge-ask = Delete for good…
app-purge-title = Delete this play for good?
app-purge-about = { $players ->
    [0] { $game }, { $when }: this play can’t be brought back.
   *[other] { $game } with { $people }, { $when }: this play can’t be brought back.
}
app-purge-all = Empty the trash…
app-purge-all-title = Empty the trash?
app-purge-all-about = { $plays ->
    [one] { $plays } play will be deleted for good. It can’t be brought back.
   *[other] { $plays } plays will be deleted for good. They can’t be brought back.
}
app-purge-backups = What the regular backups hold stays there until newer ones replace them.
app-purge-missed = { $plays ->
    [one] { $plays } play was no longer in the trash. Another window may have changed that.
   *[other] { $plays } plays were no longer in the trash. Another window may have changed that.
}
app-purged = { $plays ->
    [one] The play was deleted for good.
   *[other] { $plays } plays were deleted for good.
}
app-save-first = { $entries ->
    [one] An entry in the open play is not saved yet. Try again there first.
   *[other] { $entries } entries in the open play are not saved yet. Try again there first.
}

app-game = Game
app-players = Who plays?
app-everybody = Show everyone
app-new-name = New name
app-add-player = Add
app-name-empty = Type a name first.
app-name-taken = { $name } is already at this table.
app-table-full = { $most ->
    [one] This box has pieces for only { $most } player.
   *[other] This box has pieces for up to { $most } players.
}
app-order = Clockwise around the table
app-remove-player = { $player }: remove
app-swap-seats = Swap seats { $seat } and { $next }: { $player } and { $neighbor }
app-nothing-to-undo = There is nothing to undo.
app-nothing-to-redo = There is nothing to redo.
app-drag-player = { $player }: drag to another seat
app-choose-color = { $player }: color and shape
app-of-player = { $player }: { $what }
app-color = Color of the pieces
app-shape = Shape on the screen
app-starts = { $player } goes first
app-draw = Draw
app-draw-name = Draw the first player
app-drawn = { $player } goes first.
app-options = Rules for this play
app-start = Start
app-start-over = Clear all
app-bring-back = Restore
app-people-about = Names and colors that New play offers.
app-people-empty = Nobody has played yet. Everyone who plays appears here with their colors.
app-people-tap = Tap a name to change it. A new name counts in every list and in the statistics.
app-people-name = Name
app-people-rename = Rename
app-people-forget = Forget
app-people-reset = Reset colors
app-people-color = { $game }: { $color }
app-people-taken = There is already someone called { $name }. Choose another name.
app-people-renamed = { $from } is now called { $to }.
app-people-forgotten = { $name } is no longer offered. The plays stay as they are.
app-people-reset-done = { $name }’s colors were reset.
app-template = Template
app-template-which = What is scored?
app-template-about = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
app-template-new = New template
app-template-change = Edit template
app-template-keep = Save template
app-template-remove = Remove template
app-template-taken = There is already a template called “{ $name }”.
app-template-kept = The template is saved.
app-template-removed = The template is removed. Its file was set aside, not deleted.
app-template-unreadable = { $file } can’t be read. This template is left out, and nothing was changed.
app-choose-players = { $most ->
    [one] Choose { $least } to { $most } player
   *[other] Choose { $least } to { $most } players
}
app-too-many-players = { $most ->
    [one] At most { $most } player
   *[other] At most { $most } players
}

app-turn = { $player }’s turn
app-winner = { $winners ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
app-winner-half = { $winners ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points
}
app-leads = { $leaders ->
    [one] { $names } leads so far with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } lead so far with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
app-leads-still-open = { $leaders ->
    [one] { $names } leads so far. Still open: { $what }.
   *[other] { $names } lead so far. Still open: { $what }.
}
app-command-end-early = End the game early…
app-play-on = Play on
app-early-title = End the game here?
app-early-about = { $place }
app-early-about-open = { $place }. The points are those of the last scoring; what is on the table now is not scored yet.
app-early-win = { $winners ->
    [one] Let { $names } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Let { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
app-early-win-note = Counts in the statistics, marked “ended early”
app-early-level = Keep the points as they stand
app-early-level-note = Counts as a play that nobody has won
app-early-counted = Score what is on the table, then end
app-early-counted-note = Points: { $scores }
app-early-counted-win = { $winners ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the win with { $points }
}: { $scores }
app-early-nothing = Stop without a result
app-early-nothing-note = Counts as a play, without points or a winner
app-early-throw = Throw this play away
app-early-throw-note = { $entries ->
    [one] Asks once more; { $entries } entry goes to the trash
   *[other] Asks once more; { $entries } entries go to the trash
}
app-early-throw-ask = { $entries ->
    [one] The play goes to the trash with its { $entries } entry. You can restore it from there.
   *[other] The play goes to the trash with its { $entries } entries. You can restore it from there.
}
app-early-throw-title = Throw this play away?
app-early-keep-it = Don’t throw it away
app-early-keep = Keep for another evening
app-early-standing = Ended early: the points are as they stood.
app-early-with-counted = Ended early: what was on the table has been scored.
app-early-without = It counts as a play, without points or a winner.
app-early-stopped = Stopped early
app-early-won = { $won } · ended early
app-taken-over = As in your last play: { $options }
app-taken-over-as = { $option }: { $word }
app-open = Still open: { $what }.
app-phase-of = Phase { $phase } of { $phases }
app-saved = saved
app-saved-at = saved · { $time }
app-saving = saving…
app-values-not-saved = Your last changes are not saved yet. { $why }
app-not-saved-short = not saved
app-not-saved = Your last entries are not saved yet. { $why }
app-only-read = This play was continued in a newer Tableside, so here you can only look at it. What you entered is safe. Go on in the newer Tableside.
app-only-read-short = read-only
app-only-read-tapped = Nothing was entered: you can only look at this play here.
app-in-memory = There is no folder for your plays, so they will be gone when this window closes. Save them to a file.
app-in-memory-short = not on disk
app-move-about = Move the guide here? What was entered stays as it is.
app-not-yet = Not yet
app-move-here = Move here
app-would-score = If scored now
app-would-of = { $player }, if scored now
app-latest = Latest entries
app-in-this-phase = In this phase
app-show-sheet = Show the score sheet
app-tool = Tool

app-sum = Sum
app-total = Total
app-place = Place
app-why = Why?
app-correct = Set by hand
app-by-hand = edited
app-give-back = Use the calculated value
app-give-back-to = Use the calculated value: { $value }
app-keep-mine = Keep mine: { $value }
app-overtaken-about = The game has moved on since this was set by hand. Which number counts?
app-overtaken = { $player }, { $row }: set by hand to { $value }, but the game has moved on and the calculated value is now { $calculated }. Choose on the score sheet.
app-note = Note (why)

app-history-empty = Nothing entered yet.
app-history-row = { $time } { $what }
app-history-row-marked = { $time } { $what }, { $mark }
app-entry = Entry
app-undo-only = Undo only this
app-go-back-here = Go back to here
app-put-back-entry = Redo this entry
app-change-entry = Change this entry…
app-change-title = Change entry
app-change-do = Change
app-change-choose = Choose another value
app-change-refused = Not possible
app-change-becomes = New entry: { $what }
app-change-all-fit = Everything entered later still fits.
app-change-unfit = { $entries ->
    [one] One later entry no longer fits and will not count:
   *[other] { $entries } later entries no longer fit and will not count:
}
app-change-least = { $what }: the least is { $bound }.
app-change-most = { $what }: the most is { $bound }.
app-was-changed = changed
app-and-more = { $entries ->
    [one] and { $entries } more
   *[other] and { $entries } more
}
app-takes-back = { $entries ->
    [one] Undoes one entry.
   *[other] Undoes { $entries } entries.
}
app-also = { $entries ->
    [one] One later entry no longer fits and goes with it:
   *[other] { $entries } later entries no longer fit and go with it:
}

app-no-messages = No messages yet.
app-palette-search = Type a command
app-palette-nothing = No such command.

app-help-how = How it works
app-help-next = The highlighted button says what happens next, or what is missing.
app-help-why = Tap any number to see where it comes from.
app-help-undo = Everything can be undone: the last step with Undo, any other step in History.
app-help-far = The far view can be read from across the table.
app-help-box = In Settings you can fill in what is printed on your own board.
app-help-commands = Commands and shortcuts

app-language = Language
app-theme = Theme
app-theme-system = System
app-theme-light = Light
app-theme-dark = Dark
app-text-size = Text size
app-percent = { $percent }%
app-text-sample = Anna’s turn. She can build, trade or pass.
app-motion = Motion
app-motion-about = Scores count up, cards open.
app-words-only = Words only
app-words-only-about = Pictures of goods and pieces are left out.
app-awake = Keep the screen on during a play
app-vibrate = Vibrate lightly on each entry
app-boxes = Your boxes
app-boxes-about = Values on your board that could not be confirmed.
app-data = Your data
app-folder = Your plays are in { $path }.
app-no-folder = Your plays are kept in memory only.
app-in-browser = Your plays are kept in this browser, on this device. Save them all to a file to back them up or to take them to another device.
app-backups = Backups: tap one to use it.
app-kilobytes = { $size } KB
app-export-all-file = Save as
app-export-all = Save all plays to a file
app-import-file = File to read
app-import = Add plays from a file
app-imported = The play is in the list.
app-imported-all = { $added ->
        [one] { $added } play was added
       *[other] { $added } plays were added
    }; { $already ->
        [one] { $already } was already here.
       *[other] { $already } were already here.
    }
app-imported-none = There is no play in the file.
app-imported-already = This play is already here, with everything in the file.
app-export-about = The whole play goes into one file that any Tableside can read. Your notes and cards stay here; you can save them as tables in the library.
app-export-file = File
app-export-write = Save
app-exported = Saved as { $path }.
app-downloaded = { $name } is in your downloads.
app-no-dialog = This system has no file dialog. Nothing was read or saved. Type the path and try again.
app-recover = Use the backup…
app-has-backup = There is a backup from { $time }.
app-recover-title = Use this backup?
app-recover-about = Your plays will be as they were on { $time }. What is here now is set aside, not deleted.
app-recover-yes = Use the backup
app-replace-title = Replace this file?
app-replace-about = { $path } already exists. If you replace it, what is in it now is lost.
app-replace = Replace
app-damaged-play = Entry { $entry } of this play is damaged, so you see the play up to there and can’t add to it.
app-go-on-as-new = Continue as a new play
app-went-on-as-new = This is a new play with all the intact entries. The damaged one stays in your list.
app-summary-damaged = Open it to see how far it got
app-play-unreadable = Damaged play, can’t be read
app-salvage = { $plays ->
        [one] One play in the damaged file is intact and can be added
       *[other] { $plays } plays in the damaged file are intact and can be added
    } to your plays. What is already here stays as it is.
app-salvage-take = Add to my plays
app-salvaged = { $plays ->
        [one] One play was added.
       *[other] { $plays } plays were added.
    }
app-export-damaged = Left out because of damage: { $plays }.
app-backup-partly = { $count ->
        [one] One thing in it is damaged
       *[other] { $count } things in it are damaged
    }
app-backup-damaged = Damaged, can’t be used
app-unsaved-title = Some entries are not saved
app-closing-title = Saving…
app-closing = { $entries ->
    [0] What you entered is being saved. The window closes as soon as that is done.
    [one] { $entries } entry is being saved. The window closes as soon as that is done.
   *[other] { $entries } entries are being saved. The window closes as soon as that is done.
}
app-closing-saved = { $done } of { $entries } saved
app-in-memory-closing = There is no folder for your plays, so they are only in this window. When it closes, they are gone.
app-version = Version { $version }
app-new-version = A new version is ready.
app-renew = Update
app-license = Free software under the MIT license. The typeface is Atkinson Hyperlegible Next (OFL), symbols are from DejaVu.
app-licenses = Licenses
app-licenses-about = Tableside is built from parts that others give away for free. These are the licenses they come under. SQLite is in the public domain.
app-no-display = there is no display
app-no-window = No window can be opened here ({ $why }). The commands work without one: tableside --help lists them.

# The library

app-command-library = Look up…
app-library = Library
app-library-look = Tap an entry to read it here.
app-library-search = Look up a card or a ruling
app-library-where = Where
app-library-this-play = This play
app-library-all-games = All games
app-library-mine = My notes
app-library-recent = Recently looked up
app-library-everything = Everything
app-library-on-its-way = The cards and rulings are still on their way. They will be here in a moment, and then without a network too.
app-library-nothing = Nothing found for “{ $typed }”.
app-library-nearest = What are you looking for?
app-library-mine-empty = No notes or cards of your own yet. Write a note on any entry, or add the other cards in your box.
app-library-reading = Your own cards are still loading. Try again in a moment.
app-library-filter = Filter
app-library-filtered = { $filters ->
    [one] { $filters } filter
   *[other] { $filters } filters
}
app-library-only = { $what }: { $which }
app-library-game = Game
app-library-kind-filter = Kind
app-library-deck-filter = Deck
app-library-phase-filter = Phase
app-library-ruling = Ruling
app-library-copies = { $copies ->
    [one] { $copies } in the box
   *[other] { $copies } in the box
}
app-library-rulings = Rulings
app-library-related = See also
app-library-in-this-play = In this play
app-library-house = House rule
app-library-note = Note
app-library-note-about = Only you see it. It is kept with your plays, and the search finds it.
app-library-write-note = Note or house rule
app-library-keep = Save
app-library-kept = Saved to your cards.
app-library-removed = The card is removed.
app-library-stays = Another window changed this card meanwhile, so it stays.
app-library-back = Previous entry
app-library-close = Close entry
app-library-new-card = New card
app-library-keep-question = Save this question for later
app-library-question = Question
app-library-change-card = Edit card
app-library-remove-card = Remove card
app-library-name-en = English name
app-library-name-cs = Czech name
app-library-name-de = German name
app-library-text-en = What it does, in English
app-library-text-cs = What it does, in Czech
app-library-kind = Kind
app-library-deck = Deck or box
app-library-number = Printed numbers
app-library-how-many = Copies
app-library-also = Also called
app-library-source = Source
app-library-missing-name = A name is missing
app-library-missing-copies = Copies must be a number
app-library-read-table = Add from a table…
app-library-write-table = Save your cards as a table…
app-library-write-notes = Save notes as a table…
app-library-table-about = A CSV file in UTF-8 whose first line names the columns. Cards: { $columns }. Only game and one name are required.
app-library-notes-about = Notes and house rules: { $columns }. Required are game, id and one of the last two. What is already written stays, above what is added.
app-library-table-wrong = This table can’t be added
app-library-table-nothing-taken = Nothing was added. Fix these lines and try again:
app-library-added = { $cards ->
    [one] { $cards } card was added.
   *[other] { $cards } cards were added.
}
app-library-notes-added = { $notes ->
    [one] { $notes } note was added.
   *[other] { $notes } notes were added.
}
app-library-no-file = { $path } can’t be read ({ $why }). Nothing was added.
app-library-too-large = it is larger than { $mb } MB
app-library-table-reads = Adding from a table
app-library-table-writes = Saving cards
app-library-table-checking = { $rows ->
    [one] { $rows } row has been read so far ({ $percent }%).
   *[other] { $rows } rows have been read so far ({ $percent }%).
}
app-library-table-adding = { $done } of { $cards ->
    [one] { $cards } card is ready to be saved.
   *[other] { $cards } cards are ready to be saved.
}
app-library-table-writing = { $done } of { $cards ->
    [one] { $cards } card is written.
   *[other] { $cards } cards are written.
}
app-library-table-keeping = The cards are being saved, all at once.
app-library-table-saving = The table is being written to the disk.
app-library-table-whole = Either all of it is added, or nothing.
app-library-table-stop = Stop
app-library-busy = Another table is being read or saved. Try again when that is done.
app-library-finding = { $cards ->
    [one] { $done } of { $cards } card of your own can be found so far.
   *[other] { $done } of { $cards } cards of your own can be found so far.
}
app-library-later = A newer version of Tableside saved notes or cards here that this one can’t read. They stay as they are; the newer version shows them.
app-later-settings = A newer version of Tableside saved the settings, and this one can’t read them. They stay as they are; what you set here lasts until the window closes.
app-later-people = A newer version of Tableside saved the players’ names, and this one can’t read them. They stay as they are; new names are not remembered.
app-later-figures = A newer version of Tableside saved the values of this box, and this one can’t read them. They stay as they are and can’t be changed here.
app-library-choose = Choose a file
app-library-paste = Or paste the table here
app-library-take = Add this table
