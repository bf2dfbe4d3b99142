# Where plays are kept: what happened, what is safe, what to do.

store-full = The disk is full. Everything saved so far is safe. Free up some space, then try again.
store-read-only = Nothing can be saved: the folder is read-only. Everything saved so far is safe. Allow writing there, or choose another folder.
store-folder = The folder { $path } can’t be used ({ $why }). Choose another folder.
store-gone = The file with your plays is gone ({ $path }), and a new one can’t be made there. The open play is still in this window. Put the disk or the folder back, then try again.
store-busy = Another program is using your plays. Everything saved so far is safe. Wait a moment, then try again.
store-other-window = Tableside is open in another window. Close it there, then try again.
store-damaged = The file with your plays is damaged. It will not be deleted. Close other windows of Tableside and open it again.
store-damaged-play = Entry { $entry } of this play is damaged. The other plays are fine. A backup may still have it.
store-damaged-value = Something you had saved here ({ $key }) is damaged and is not used. Your plays are fine. A backup may still have it.
store-foreign = { $path } belongs to another program and was left as it is. Choose another folder.
store-newer = Your plays were saved by a newer Tableside (format { $found }, this one knows { $known }) and were left as they are. Update Tableside.
store-newer-page = A newer Tableside now has your plays (format { $found }, this one knows { $known }). Everything saved so far is safe. Reload this page to go on.
store-older-tab = An older Tableside is open in another tab, and your plays need a new format. Everything saved so far is safe. Close that tab; this one then goes on by itself.
store-behind = This play now has { $last ->
        [one] { $last } entry
       *[other] { $last } entries
    }: another window was faster. Nothing was overwritten. Look at the play again, then repeat your entry.
store-no-play = This play is no longer here. Another window may have deleted it.
store-exists = This play is already here. Nothing was changed.
store-bad-backup = This backup is missing or damaged. Your plays were left as they are. Choose another backup.
store-broken = Saving failed ({ $why }). Everything saved so far is safe. Try again.

store-notice-damaged = The file with your plays was damaged and is kept as { $path }. There is a good backup from { $time }. Use it to go on.
store-notice-damaged-no-backup = The file with your plays was damaged and is kept as { $path }. There is no good backup; new plays are saved as usual.
store-notice-missing = The file with your plays is gone. There is a good backup from { $time }. Use it to go on.
store-notice-rescued = The file with your plays was moved or deleted while Tableside was open. All your plays were saved again as { $path }.
store-notice-rescued-beside = Another file has taken the place of the file with your plays. It was left as it is. Your plays are now saved as { $path }. To see them next time, give this file the old name.
store-notice-rescued-play = The file with your plays is gone and can no longer be read. The open play is saved in a new file: { $path }. The others are on the old disk, or in a backup.
store-notice-replaced = The file with your plays was replaced by one that has all of them. That one is in use now.
store-notice-recovered = The backup from { $time } is in use now. What was there before was kept as { $path }.
store-notice-recovered-lost = The backup from { $time } is in use now.
store-notice-migrated = Your plays were converted to the new format. A copy in the old format is { $path }.
store-notice-reading-only = You can read your plays, but new entries are not saved. { $why }
store-notice-no-backup = The regular backup was not made. { $why }

store-file-protected = { $path } is a file of Tableside itself: your plays, their lock or a backup. Nothing was changed. Choose another name.
store-file-unreadable = { $path } can’t be read ({ $why }). Nothing was changed.
store-file-too-large = This file is larger than { $limit } MB, the most that can be read. Nothing was changed.
store-file-too-deep = This file is nested more than { $limit } levels deep, so it is not a play. Nothing was changed.
store-file-too-many-values = One entry in this file has more than { $limit } values, so it is not a play. Nothing was changed.
store-file-long-text = A text in this file is longer than { $limit } bytes, so it is not a play. Nothing was changed.
store-file-too-many-entries = This file has more than { $limit } entries. Nothing was changed. Save the plays as files one by one.
store-file-foreign = This file is not a Tableside play. Nothing was changed. Choose a file that Tableside saved.
store-file-newer = This play was saved by a newer Tableside (version { $found }, this one knows { $known }). Nothing was changed. Update Tableside.
store-file-truncated = This file is cut off: its end is missing. Nothing was changed. Save it as a file again, or send it again.
store-file-damaged = This file is damaged. Nothing was changed. Save it as a file again, or send it again.
store-file-damaged-line = This file is damaged on line { $line }. Nothing was changed. Save it as a file again, or send it again.
store-file-empty = The play in this file has no entries. Nothing was changed.
store-file-gap = Entry { $expected } is missing from this file (entry { $found } is in its place). Nothing was changed. Save it as a file again.
store-file-body = Entry { $entry } of this play is damaged, so it was not exported. The play was left as it is.

# Why the system does not give a file out, within brackets
store-why-not-found = it does not exist
store-why-not-allowed = you have no permission
store-why-folder = it is a folder
store-why-no-folder = a part of the path is not a folder
store-why-full = the disk is full
store-why-read-only = the disk is read-only
store-why-in-use = something else is using it
store-why-no-address = this device doesn’t have it
store-why-name = the name can’t be used here
