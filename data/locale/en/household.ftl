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
household-file-name = Tableside household
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
household-folder-gone = The folder { $path } cannot be read ({ $why }). Your plays are safe on this computer. Plug in the USB stick or correct the path, then try again.
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

## tableside sync
command-about-sync = Sync a folder with other computers, once: write what it lacks, add what is not here
command-usage-sync = tableside sync [OPTIONS] <FOLDER>
command-help-sync-folder = The folder, which other computers read and write too
command-help-sync-daily = How many daily files of this computer to keep, 1 to 365; otherwise 7
command-value-folder = FOLDER
command-value-daily = NUMBER
