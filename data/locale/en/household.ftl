# A household on several devices: everything in one file, and a folder that is kept in step.

household-title = Move to another device
household-about = One file with everything: plays and trash, people, places and notes, house rules, cards of your own, templates and the values on your boards. Adding it elsewhere merges it with what is there; nothing is lost.
household-file = File with everything
household-save = Save everything
household-file-add = File to add
household-add = Add a file
household-written = { $count ->
    [one] Everything is saved in { $path }, with { $count } play.
   *[other] Everything is saved in { $path }, with { $count } plays.
}
household-only-json = “everything” can only be saved as json.
household-busy = A file is being added or saved. Try again when that is done. Nothing was changed.
household-taken = Merged: { $plays ->
    [0] no new plays
    [one] { $plays } new play
   *[other] { $plays } new plays
}{ $continued ->
    [0] {""}
    [one] , { $continued } play continued
   *[other] , { $continued } plays continued
}{ $copies ->
    [0] {""}
    [one] , { $copies } play kept twice, because it went two different ways
   *[other] , { $copies } plays kept twice, because they went two different ways
}{ $entries ->
    [0] {""}
    [one] , { $entries } other entry added or updated
   *[other] , { $entries } other entries added or updated
}{ $stayed ->
    [0] {""}
    [one] , { $stayed } entry is newer here and stays
   *[other] , { $stayed } entries are newer here and stay
}.
household-taken-nothing = Everything in this file is here already. Nothing was changed.
household-copy-note = A copy: this play was continued in two different ways on two devices.
household-remind = Remind me to save a file
household-remind-about = After five finished plays that are not in a file yet.
household-reminder = { $count ->
    [one] { $count } finished play is in this browser only.
   *[other] { $count } finished plays are in this browser only.
}
household-reminder-off = Don’t remind me
household-file-name = Tableside backup
household-folder = A folder for all your computers
household-folder-about = Every finished play, and a daily file of everything, are written to a folder that another program syncs, or to a USB stick. What other computers have written there is added here.
household-folder-path = Folder
household-folder-choose = Choose a folder…
household-folder-keep = Use this folder
household-folder-files = Daily files to keep
household-folder-leave = Stop using the folder
household-folder-waits = Checking the folder…
household-folder-done = Up to date. Last checked: { $time }.
household-folder-taken = { $count ->
    [one] { $count } play came from the folder.
   *[other] { $count } plays came from the folder.
}
household-folder-nothing = Nothing new came from the folder.
household-folder-waiting = { $count ->
    [one] { $count } file is not complete yet, or damaged. It is read when it changes.
   *[other] { $count } files are not complete yet, or damaged. They are read when they change.
}
household-folder-newer = { $count ->
    [one] { $count } file can only be read by a newer version of Tableside.
   *[other] { $count } files can only be read by a newer version of Tableside.
}
household-folder-gone = The folder { $path } can’t be read ({ $why }). Your plays are safe on this computer. Plug in the USB stick or correct the path, then try again.
household-folder-write = The folder could not be updated. Your plays are safe on this computer. { $why }
household-files-written = { $count ->
    [0] No file had to be written.
    [one] { $count } file was written.
   *[other] { $count } files were written.
}
household-files-waiting = { $count ->
    [one] Not complete yet, or damaged, and left alone: { $files }.
   *[other] Not complete yet, or damaged, and left alone: { $files }.
}
household-files-newer = { $count ->
    [one] Only a newer version of Tableside can read { $files }.
   *[other] Only a newer version of Tableside can read { $files }.
}

## What of a file is not taken, and what it would change
household-left-ahead = Not taken, because { $count ->
    [one] it is dated
   *[other] they are dated
} more than a day ahead: { $names }. If that is wrong, check the clock of this device.
household-left-form = Not taken, because { $count ->
    [one] it is not an entry
   *[other] they are not entries
} of Tableside: { $names }.
household-left-name = Not taken, because the name can’t be used for a file: { $names }.
household-left-later = Not taken, because a newer version of Tableside is needed: { $names }.
household-left-unreadable = This version of Tableside can’t open { $count ->
    [one] a play in the file
   *[other] { $count } plays in the file
}: { $names }. Everything else was read.
household-left-damaged = { $count ->
    [one] A play
   *[other] { $count } plays
} in the file can’t be read, because the file is damaged there: { $names }. Everything else was read.
household-left-more = { $more } more
household-left-and = { $one } { $other }
household-change-trashed = To the trash: { $name }
household-change-restored = Back from the trash: { $name }
household-change-unfinished = No longer finished: { $name }
household-change-other-result = Different result: { $name }
household-change-taken-back = Entries undone: { $name }
household-change-renamed = Renamed: { $name }
household-change-replaced = Replaced: { $name }
household-change-removed = Removed: { $name }
household-change-continued = Continued: { $name }
household-change-copied = Kept twice: { $name }
household-change-ahead = Dated in the future: { $name }
household-change-added = New: { $name }
household-entry-person = { $name }
household-entry-table = last table of { $name }
household-entry-alias = { $name } counts as { $is }
household-entry-remark = note on { $name }
household-entry-note = note or house rule ({ $name })
household-entry-matching = BG Stats name { $name }
household-entry-setup = setup of { $name }
household-entry-box = box of { $name }
household-entry-figure = values on your board: { $name }
household-entry-template = template { $name }
household-entry-card = card { $name }
household-entry-other = { $name }
household-ask-title = Add this file?
household-ask-outside = It was opened with Tableside or sent here by another program or website. Nothing has been added yet.
household-would = In the file: { $plays ->
    [0] no new plays
    [one] { $plays } new play
   *[other] { $plays } new plays
}{ $continued ->
    [0] {""}
    [one] , { $continued } play that goes on
   *[other] , { $continued } plays that go on
}{ $copies ->
    [0] {""}
    [one] , { $copies } play that went differently here and is kept twice
   *[other] , { $copies } plays that went differently here and are kept twice
}{ $entries ->
    [0] {""}
    [one] , { $entries } other entry
   *[other] , { $entries } other entries
}.
household-would-nothing = Everything in the file is here already.
household-ask-changes = { $count ->
    [one] Check this before you add the file:
   *[other] Check these { $count } things before you add the file:
}
household-ask-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
household-ask-cards = { $count ->
    [one] The table has { $count } card of your own.
   *[other] The table has { $count } cards of your own.
}
household-ask-notes = { $count ->
    [one] The table has { $count } note or house rule.
   *[other] The table has { $count } notes and house rules.
}
household-ask-yes = Add the file
household-ask-no = Don’t add it
household-needs-yes = Nothing was changed. Please confirm { $count ->
    [one] this
   *[other] these { $count } things
}: { $changes }. To go ahead, add --yes; --dry-run shows everything that would be done.
household-dry-run = Only a test: nothing was changed.
household-file-fault = { $file }: { $why }
household-folder-own = The folder { $path } is where Tableside keeps your plays, or lies inside it. Nothing was changed. Choose a different folder to sync.
household-sync-take-back = Each of these changes can be undone in the window: Settings, Changes from the folder.
household-changes = { $count ->
    [one] Change from the folder ({ $count })
   *[other] Changes from the folder ({ $count })
}
household-changes-title = Changes from the folder
household-changes-about = What other devices have changed here through the folder. You can undo each change; the other devices follow.
household-changes-none = Nothing yet.
household-take-back = Undo: { $change }
household-take-back-short = Undo
household-taken-back = Undone. { $change }
household-changed-since = Not undone, because it has changed again since. { $change }

## tableside sync
command-about-sync = Sync a folder with other computers, once: write what it lacks, add what is not here
command-usage-sync = tableside sync [OPTIONS] <FOLDER>
command-help-sync-folder = The folder, which other computers read and write too
command-help-sync-daily = How many daily files of this computer to keep, 1 to 365; otherwise 7
command-value-folder = FOLDER
command-value-daily = NUMBER

## tableside import
command-help-import-yes = Also change what is here (trash plays, make finished ones unfinished, rename, replace) and add plays dated in the future
command-help-import-dry-run = Only say what would be done
