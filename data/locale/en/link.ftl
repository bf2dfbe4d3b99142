# One table on several devices: joining it, and what is said about the others.

link-command-join = Join a table…
link-join-title = Join a table
link-join = Join
link-joining = Connecting…
link-stop-joining = Cancel
link-your-name = Your name
link-address = Address
link-code = Code
link-join-about = The host’s screen shows the address and the code. Both devices must be on the same Wi-Fi.
link-join-by-link = You only need a name. It is remembered on this device.
link-in-the-clear = What is sent here is not encrypted. Anyone on this Wi-Fi can read your name, this game and what you enter: join only on a network you trust.
link-name-missing = Enter your name first.
link-address-wrong = This is not an address. Copy it from the host’s screen, for example 192.168.1.5:8137.
link-code-wrong = The code has 8 letters and digits. Copy it from the host’s screen.

link-seat-title = Who are you?
link-seat-about = This device will then show what you need to do.
link-just-watching = Just watching
link-your-turn = Your turn

link-here-short = { $devices ->
    [one] { $devices } here
   *[other] { $devices } here
}
link-waiting-short = { $entries ->
    [one] { $entries } waiting
   *[other] { $entries } waiting
}
link-away-short = { $entries ->
    [0] not connected
    [one] not connected · { $entries } waiting
   *[other] not connected · { $entries } waiting
}
link-connecting-short = connecting…
link-left-short = not at the table

link-mark-waiting = waiting for the host
link-entered-by = { $what } · { $who }
link-this-device = this device
link-host-device = host

link-away = { $entries ->
    [0] The host can’t be reached. You can read on, and what you enter is kept on this device until the host is back.
    [one] The host can’t be reached. You can read on. { $entries } entry is kept on this device until the host is back.
   *[other] The host can’t be reached. You can read on. { $entries } entries are kept on this device until the host is back.
}
link-alone = Go on alone
link-alone-title = Go on alone?
link-alone-about = { $entries ->
    [0] This device leaves the table and goes on with its own copy. The host no longer receives what you enter.
    [one] This device leaves the table and goes on with its own copy, with the entry that is still waiting. The host no longer receives what you enter.
   *[other] This device leaves the table and goes on with its own copy, with the { $entries } entries that are still waiting. The host no longer receives what you enter.
}
link-alone-now = This device goes on alone now. Its copy is complete.
link-reconnect = Try to connect now

link-refused = The host did not take your last entry: { $why }
link-refused-unreadable = The host could not read it.
link-healed = This device’s copy differed from the host’s. It was loaded again; what you had is in the trash.
link-not-kept = The copy on this device could not be saved ({ $why }). The host has everything.

link-failed-unreachable = Nobody answers at this address. Check that both devices are on the same Wi-Fi (not a guest network), that no VPN is on, and that the host’s firewall lets Tableside through.
link-failed-key = This link is no longer valid. Scan the code on the host’s screen again, or enter the address and the code shown there.
link-failed-code = The host does not know this code. Check it on the host’s screen.
link-failed-closed = Nobody new can join right now. Ask the host to allow joining.
link-failed-disk = The host can’t let anybody new in right now: its disk is full or can’t be written to. Ask the host to see to that, then join again.
link-failed-name = This name can’t be used: it is what the host’s own device is called. Choose another name.
link-failed-full = The table is full: it takes 16 devices. Close it on a device that is not needed.
link-failed-removed = The host has removed this device from the table. Your copy is kept.
link-failed-token = The host no longer knows this device. Scan the code on the host’s screen again. Your copy is kept.
link-failed-too-old = This Tableside is older than the host’s. Reload the page or update the program.
link-failed-too-new = This Tableside is newer than the host’s. Open the page that the host itself shows, or update the host.
link-failed-too-fast = Too many wrong codes. Wait a minute and try again.
link-failed-unknown-play = This version can’t read the host’s game. Update it, or open the page that the host itself shows.
link-failed-host = The host’s answer could not be read. Join again; if that does not help, restart the host.
link-no-salt = This device has no source of random numbers, so the offering can’t be sealed. Enter it on the host’s screen.
