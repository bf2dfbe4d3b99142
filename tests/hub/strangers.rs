//! Who was removed stays out, nobody takes the place of who plays, and nobody is called what the host is called.

use std::time::Duration;

use tableside::hub::{HubEvent, SharedTable};
use tableside::store::Line;
use tableside::wire::{
    Append, Cause, ClientMessage, HostMessage, RemoveDevice, Role, SOCKETS_A_TABLE, SeatDevice, Why, canonical,
};
use tungstenite::Message;

use super::help::{
    Device, HELLO, Host, NotJoined, agree, body, by_code, by_key, by_token, closed, connect, draft, example, kept,
    last_words, wait,
};

fn renewed(host: &Host) -> SharedTable {
    wait(&host.events, |event| match event {
        HubEvent::Renewed(shared) => Some(shared),
        _ => None,
    })
}

/// Why somebody does not join.
fn refused(host: &Host, join: &tableside::wire::Join) -> Why {
    match Device::join(host.address, join) {
        Err(NotJoined::No(why)) => why,
        other => panic!("{:?}", other.map(|device| device.by)),
    }
}

fn key_of(link: &str) -> &str {
    link.split_once('#').unwrap().1
}

/// The name of a player of the example.
fn player(seat: usize) -> String {
    let file = example();
    tableside::games::open(&file.header, &file.lines).unwrap().setup().players[seat].name.clone()
}

#[test]
fn a_removed_guest_comes_back_by_nothing_that_it_had_and_the_others_stay() {
    let host = Host::start();
    let (mut anna, mut eve) = (host.device("Anna"), host.device("Eve"));
    host.hub.host(host.play, ClientMessage::Remove(RemoveDevice { by: eve.by.clone() }));
    assert_eq!(closed(&mut eve.socket), Why::Removed);
    let shared = renewed(&host);
    assert_eq!(refused(&host, &by_key(&host.shared.key, "Eve")), Why::Key);
    assert_eq!(refused(&host, &by_key(&host.shared.key, "Somebody else")), Why::Key);
    assert_eq!(refused(&host, &by_key(key_of(&host.shared.far), "TV")), Why::Key);
    assert_eq!(refused(&host, &by_code(&host.shared.code, "Eve")), Why::Code);
    assert_eq!(refused(&host, &by_token(&eve.token)), Why::Removed);
    // Who is in is in, also after it was away; and a new guest comes by the new link.
    anna.enter("a", true, &[body(0, 1)]);
    assert_eq!(Device::join(host.address, &by_token(&anna.token)).unwrap().by, anna.by);
    for join in [by_key(&shared.key, "Ben"), by_code(&shared.code, "Ben"), by_key(key_of(&shared.far), "TV")] {
        assert!(Device::join(host.address, &join).is_ok());
    }
    assert_eq!(Device::join(host.address, &by_key(&host.shared.host, "Desk")).unwrap().role, Role::Host);
}

#[test]
fn sixty_four_joins_make_nobody_forgotten_who_plays_or_was_removed() {
    let host = Host::start();
    let mut anna = host.device(&player(0));
    assert_eq!(anna.seats, [0]);
    let (cyril, mut dana, mut eve) = (host.device("Cyril"), host.device("Dana"), host.device("Eve"));
    dana.enter("d", true, &[body(1, 1)]);
    host.hub.host(host.play, ClientMessage::Remove(RemoveDevice { by: eve.by.clone() }));
    assert_eq!(closed(&mut eve.socket), Why::Removed);
    let key = renewed(&host).key;
    anna.enter("a", true, &[body(0, 1)]);
    drop((anna.socket, cyril.socket, dana.socket));
    let (mut joined, mut slowed) = (0, 0);
    for at in 0..100 {
        match Device::join(host.address, &by_key(&key, &format!("Guest {at}"))) {
            Ok(_) => joined += 1,
            Err(NotJoined::No(Why::TooFast)) => slowed += 1,
            other => panic!("{:?}", other.map(|device| device.by)),
        }
    }
    assert!(joined <= 48 && slowed > 0, "{joined} joined, {slowed} have to wait");
    for token in [&anna.token, &cyril.token, &dana.token] {
        assert!(Device::join(host.address, &by_token(token)).is_ok());
    }
    assert_eq!(refused(&host, &by_token(&eve.token)), Why::Removed);
}

#[test]
fn a_full_table_has_a_place_for_the_host_and_for_who_plays() {
    let host = Host::start();
    let anna = host.device(&player(0));
    let (token, by) = (anna.token.clone(), anna.by.clone());
    let mut tv = host.device("Somebody who looks on");
    tv.until_who(|who| who.len() == 2);
    drop(anna);
    tv.until_who(|who| who.iter().any(|one| one.by == by && !one.here));
    let mut eves: Vec<Device> = (1..SOCKETS_A_TABLE).map(|at| host.device(&format!("Eve {at}"))).collect();
    assert_eq!(refused(&host, &by_key(&host.shared.key, "Late")), Why::Full);
    let mut own = Device::join(host.address, &by_key(&host.shared.host, "Desk")).unwrap();
    own.enter("h", true, &[body(0, 1)]);
    // Who came last and only looks on gives up the place.
    let mut anna = Device::join(host.address, &by_token(&token)).unwrap();
    anna.enter("a", true, &[body(0, 2)]);
    assert_eq!(closed(&mut eves.last_mut().unwrap().socket), Why::Full);
    tv.until(anna.last());
    // One device has no more than two sockets, however often it comes.
    let mut again: Vec<Device> = (0..4).map(|_| Device::join(host.address, &by_token(&tv.token)).unwrap()).collect();
    again.last_mut().unwrap().enter("t", true, &[body(1, 1)]);
    let (header, lines) = kept(&host.folder, host.play);
    anna.until(lines.len() as u64);
    agree(&header, &lines, &[&anna], &[]);
}

#[test]
fn a_new_far_link_ends_the_far_views_and_a_new_link_all_but_the_device_that_made_it() {
    let host = Host::start();
    let mut own = Device::join(host.address, &by_key(&host.shared.host, "Desk")).unwrap();
    let mut other = Device::join(host.address, &by_key(&host.shared.host, "Tablet")).unwrap();
    let mut anna = host.device(&player(0));
    let mut far = Device::join(host.address, &by_key(key_of(&host.shared.far), "TV")).unwrap();
    own.say(&ClientMessage::FarLink(false)).unwrap();
    let told = loop {
        if let HostMessage::FarLink(link) = own.step().unwrap() {
            break link.url;
        }
    };
    assert_eq!(told, host.shared.far, "the one that there is");
    own.say(&ClientMessage::FarLink(true)).unwrap();
    assert_eq!(closed(&mut far.socket), Why::Token);
    assert_eq!(refused(&host, &by_token(&far.token)), Why::Token);
    assert_eq!(refused(&host, &by_key(key_of(&told), "TV")), Why::Key);
    anna.enter("a", true, &[body(0, 1)]);
    own.say(&ClientMessage::NewLink(true)).unwrap();
    let invitation = loop {
        if let HostMessage::Invitation(invitation) = own.step().unwrap() {
            break invitation;
        }
    };
    for device in [&mut anna, &mut other] {
        assert_eq!(closed(&mut device.socket), Why::Token);
        assert_eq!(refused(&host, &by_token(&device.token)), Why::Token);
    }
    assert_eq!(refused(&host, &by_key(&host.shared.key, "Anna")), Why::Key);
    // Whoever comes again by the new link has the seat of the name again.
    let again = Device::join(host.address, &by_key(key_of(&invitation.url), &player(0))).unwrap();
    assert_eq!(again.seats, [0]);
    own.enter("h", true, &[body(0, 2)]);
    let token = own.token.clone();
    assert!(Device::join(host.address, &by_token(&token)).is_ok());
    // It holds for a host that was started again.
    let (anna, again) = (anna.token, again.token);
    let host = host.again();
    assert_eq!(refused(&host, &by_token(&anna)), Why::Token);
    assert!(Device::join(host.address, &by_token(&again)).is_ok());
    // Made in the window it ends all of them.
    host.hub.host(host.play, ClientMessage::NewLink(true));
    let shared = renewed(&host);
    assert_eq!(refused(&host, &by_token(&token)), Why::Token);
    assert!(Device::join(host.address, &by_key(&shared.key, "Anna")).is_ok());
}

#[test]
fn two_hosts_of_one_folder_agree_on_who_is_removed_before_the_next_message() {
    let host = Host::start();
    let (other, address, key) = super::windows::beside(&host);
    let mut eve = Device::join(address, &by_key(&key, "Eve")).unwrap();
    // Nothing was entered since, so that nothing else tells the other host of it.
    for round in 0..5 {
        let removed = ClientMessage::Remove(RemoveDevice { by: eve.by.clone() });
        host.hub.host(host.play, removed);
        renewed(&host);
        // The host says who is at the table once that is on the disk.
        wait(&host.events, |event| match event {
            HubEvent::Who { who, .. } if who.iter().all(|one| one.by != eve.by) => Some(()),
            _ => None,
        });
        let before = host.kept();
        let append = Append { id: format!("e{round}"), after: 0, own: true, lines: vec![draft(body(0, 1))] };
        eve.send(append).ok();
        assert_eq!(closed(&mut eve.socket), Why::Removed);
        assert_eq!(host.kept(), before, "nothing of it is in the log");
        let again = |join| match Device::join(address, &join) {
            Err(NotJoined::No(why)) => why,
            other => panic!("{:?}", other.map(|device| device.by)),
        };
        assert_eq!(again(by_token(&eve.token)), Why::Removed);
        // Nor does it come back by the link of the other host.
        if round == 0 {
            assert_eq!(again(by_key(&key, "Eve")), Why::Key);
        }
        let mut own = Device::join(address, &by_key(&other.1, "Desk")).unwrap();
        own.say(&ClientMessage::NewLink(true)).unwrap();
        let url = loop {
            if let HostMessage::Invitation(invitation) = own.step().unwrap() {
                break invitation.url;
            }
        };
        eve = Device::join(address, &by_key(key_of(&url), "Eve")).unwrap();
    }
}

#[test]
fn a_guest_enters_so_much_in_one_play_and_is_told_so() {
    let mut file = example();
    let first = file.lines.len() as u64 + 1;
    let body_text = canonical(&body(0, 1));
    let line = |number| Line {
        number,
        at: chrono::DateTime::UNIX_EPOCH,
        by: "d9".to_owned(),
        // Most of them do nothing, which is quickly looked at.
        body: if number == first { body_text.clone() } else { r#"{"undo":[99999999]}"#.to_owned() },
    };
    file.lines.extend((first..first + 19_999).map(line));
    let host = Host::of(file);
    let mut anna = host.device("Anna");
    anna.enter("a", true, &[body(0, 2)]);
    let why = anna.refused("b", &[body(0, 3)]);
    assert!(why.contains("20,000"), "{why}");
    let mut own = Device::join(host.address, &by_key(&host.shared.host, "Desk")).unwrap();
    let last = own.enter("h", true, &[body(0, 3)])[0];
    anna.until(last);
    // Nobody has a long play looked at again hundreds of times at once.
    let undo = serde_json::json!({ "undo": [first] });
    let why = anna.refused("c", &vec![undo; 300]);
    assert!(why.contains("too much"), "{why}");
}

#[test]
fn a_host_whose_disk_takes_nothing_says_so_to_who_joins_and_lets_in_who_is_known() {
    let host = Host::start();
    let anna = host.device("Anna");
    let database = std::fs::read_dir(host.folder.path())
        .unwrap()
        .map(|file| file.unwrap().path())
        .find(|path| path.extension().is_some_and(|ending| ending == "sqlite"))
        .unwrap();
    let disk = rusqlite::Connection::open(database).unwrap();
    for what in ["INSERT", "UPDATE"] {
        let tables: Vec<String> = disk
            .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for table in tables.iter().filter(|table| !table.starts_with("sqlite")) {
            let name = format!("full_{table}_{what}");
            let text = format!(
                "CREATE TRIGGER \"{name}\" BEFORE {what} ON \"{table}\" BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            );
            disk.execute_batch(&text).ok();
        }
    }
    let mut socket = connect(host.address).unwrap();
    socket.send(Message::text(HELLO)).unwrap();
    socket.send(Message::text(ClientMessage::Join(by_key(&host.shared.key, "Ben")).to_json())).unwrap();
    let no = last_words(&mut socket);
    assert_eq!((no.why, no.cause), (Why::Closed, Some(Cause::Disk)));
    assert!(no.text.contains("disk"), "{}", no.text);
    // Who is known reads on, under the name that is kept.
    let named = tableside::wire::Join { name: "Anne".to_owned(), ..by_token(&anna.token) };
    let again = Device::join(host.address, &named).unwrap();
    assert_eq!(again.by, anna.by);
}

#[test]
fn no_name_steers_what_shows_it_and_nobody_is_called_host() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    for name in ["Host", "HOST", "hostitel", "Hо\u{455}t", " h\u{200b}ost ", "this computer"] {
        let mut socket = connect(host.address).unwrap();
        socket.send(Message::text(HELLO)).unwrap();
        socket.send(Message::text(ClientMessage::Join(by_key(&host.shared.key, name)).to_json())).unwrap();
        let no = last_words(&mut socket);
        assert_eq!((no.why, no.cause), (Why::Message, Some(Cause::Name)), "{name}");
        assert!(no.text.starts_with("This name can’t be used"), "{}", no.text);
    }
    let ben = host.device("B\u{202e}e\u{1b}[2Jn\u{feff}");
    let cyril = host.device(&"ž\u{316}".repeat(60));
    anna.until_who(|who| {
        let names: Vec<&str> = who.iter().map(|one| one.name.as_str()).collect();
        names == ["Anna", "Be [2Jn", &*"ž\u{316}".repeat(60)]
    });
    assert_eq!(refused(&host, &by_key(&host.shared.key, &"ž\u{316}".repeat(61))), Why::Message);
    // Nor is one called so later.
    let named = tableside::wire::Join { name: "Host".to_owned(), ..by_token(&ben.token) };
    assert!(Device::join(host.address, &named).is_ok());
    host.say(ClientMessage::Seat(SeatDevice { by: cyril.by, seats: vec![1] }));
    anna.until_who(|who| who.iter().any(|one| one.seats == [1]) && who.iter().all(|one| one.name != "Host"));
}

#[test]
fn a_device_that_reads_slowly_gets_everything_in_order_and_its_own_entries_once() {
    let host = Host::start();
    let (mut anna, mut slow) = (host.device("Anna"), host.device("Slow"));
    let mut bodies = Vec::new();
    for turn in 0..12 {
        let more: Vec<_> = (0..90).map(|at| body(0, 90 * turn + at)).collect();
        anna.enter(&format!("a{turn}"), false, &more);
        bodies.extend(more);
    }
    std::thread::sleep(Duration::from_millis(300));
    // It has read nothing so far; what it enters now goes behind all of it.
    let mine = slow.enter("s", true, &[body(1, 7)]);
    anna.until(mine[0]);
    slow.until(mine[0]);
    let (header, lines) = kept(&host.folder, host.play);
    agree(&header, &lines, &[&anna, &slow], &[("s".into(), body(1, 7))]);
}
