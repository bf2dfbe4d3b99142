//! The host's part of the twelve promises.

use std::time::{Duration, Instant};

use serde_json::json;
use tableside::store::Sqlite;
use tableside::wire::{Append, ClientMessage, HostMessage, RemoveDevice, Role, SILENCE, SeatDevice, Why, read_client};

use super::help::{Device, Host, NotJoined, agree, body, by_key, by_token, closed, draft, kept, last_words};

#[test]
fn promise_1_acknowledged_means_on_the_disk() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let numbers = anna.enter("a1", true, &[body(0, 11)]);
    // Another connection sees it at the very moment.
    assert_eq!(host.kept().last().map(|line| vec![line.number]), Some(numbers));
    // What Home shows of it goes with it.
    let listed = Sqlite::open(host.folder.path()).unwrap().store.read(host.play, 0).unwrap().0;
    assert!(listed.summary.contains("11"), "{}", listed.summary);
}

#[test]
fn promise_2_a_device_that_was_away_overwrites_nothing() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    let (token, old) = (ben.token.clone(), ben.log.clone());
    drop(ben);
    anna.enter("a1", true, &[body(0, 1)]);
    anna.enter("a2", true, &[body(0, 2)]);
    ben = Device::join_with(host.address, &tableside::wire::Join { from: old.len() as u64, ..by_token(&token) }, &old)
        .unwrap_or_else(|error| panic!("{error:?}"));
    ben.until(anna.last());
    // What he entered while he was away means the log as he saw it.
    let late = Append { id: "b1".into(), after: old.len() as u64, own: false, lines: vec![draft(body(1, 9))] };
    ben.send(late).unwrap();
    let HostMessage::Behind(behind) = ben.answer("b1").unwrap() else { panic!() };
    assert_eq!((behind.last, behind.lines.len()), (anna.last(), 2));
    assert_eq!(behind.lines.iter().map(|line| line.id.as_deref()).collect::<Vec<_>>(), [Some("a1"), Some("a2")]);
    agree(&anna.header.clone(), &host.kept(), &[&anna, &ben], &[]);
}

#[test]
fn promise_3_a_device_that_comes_back_gets_what_it_lacks_within_a_second() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let mut ben = host.device("Ben");
    let (token, old) = (ben.token.clone(), ben.log.clone());
    for time in 0..10_i64 {
        anna.enter(&format!("a{time}"), true, &[body(0, time)]);
        let start = Instant::now();
        let join = tableside::wire::Join { from: old.len() as u64, ..by_token(&token) };
        // The socket before is still open, as one is whose phone has lost the Wi-Fi.
        ben = Device::join_with(host.address, &join, &old).unwrap();
        ben.until(anna.last());
        assert!(start.elapsed() < Duration::from_secs(1), "{time}: {:?}", start.elapsed());
        assert_eq!(ben.by, "d2");
    }
}

#[test]
fn promise_3_a_dead_socket_is_noticed_within_ten_seconds() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    // He says nothing from now on, and does not close either.
    let ben = host.device("Ben");
    anna.until_who(|who| who.len() == 2 && who.iter().all(|one| one.here));
    let start = Instant::now();
    let mut beat = Instant::now();
    anna.socket.get_ref().set_read_timeout(Some(Duration::from_millis(500))).unwrap();
    loop {
        if beat.elapsed() > Duration::from_secs(3) {
            anna.say(&ClientMessage::Beat(Default::default())).unwrap();
            beat = Instant::now();
        }
        if let Ok(HostMessage::Who(who)) = anna.step() {
            assert!(who.iter().any(|one| one.by == ben.by && !one.here) && who.iter().any(|one| one.here));
            break;
        }
        assert!(start.elapsed() < SILENCE + Duration::from_secs(2), "nobody noticed");
    }
    assert!(start.elapsed() > SILENCE - Duration::from_secs(1), "too soon: {:?}", start.elapsed());
}

#[test]
fn promise_4_another_checksum_is_noticed_and_healed() {
    let host = Host::start();
    let anna = host.device("Anna");
    let mut other = anna.log.clone();
    other[3].body = json!({ "act": "something else" });
    let (from, sum) = (other.len() as u64, "0123456789abcdef".to_owned());
    let join = tableside::wire::Join { from, checksum: Some(sum), ..by_token(&anna.token) };
    // The lines begin again with the first.
    let mut healed = Device::join_with(host.address, &join, &[]).unwrap();
    healed.until(anna.last());
    assert_eq!(healed.sum, anna.sum);
    // More than there is means another log as well.
    let ahead = tableside::wire::Join { from: from + 5, ..by_token(&anna.token) };
    assert_eq!(Device::join_with(host.address, &ahead, &[]).unwrap().sum, anna.sum);
    // The same checksum sends nothing again.
    let same = tableside::wire::Join { from, checksum: Some(anna.sum.to_string()), ..by_token(&anna.token) };
    assert_eq!(Device::join_with(host.address, &same, &anna.log).unwrap().sum, anna.sum);
}

#[test]
fn promise_5_what_the_rules_refuse_is_refused_in_words_and_changes_nothing() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let before = host.kept();
    let refused = anna.refused("a1", &[body(9, 1)]);
    assert!(!refused.is_empty());
    // Of several lines all or none.
    anna.refused("a2", &[body(0, 1), body(9, 1)]);
    for strange in [
        json!({"start": {}}),
        json!({"wait": 1}),
        json!(7),
        json!({"undo": []}),
        json!({"undo": [1]}),
        json!({"redo": [999]}),
    ] {
        anna.refused("a3", &[strange]);
    }
    assert_eq!(host.kept(), before);
    anna.enter("a4", false, &[body(0, 1), body(1, 2)]);
    assert_eq!(host.kept().len(), before.len() + 2);
}

#[test]
fn promise_7_a_host_that_was_started_again_knows_its_devices() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let numbers = anna.enter("a1", true, &[body(0, 1)]);
    let (token, by, log, header) = (anna.token.clone(), anna.by.clone(), anna.log.clone(), anna.header.clone());
    let drafts = log.last().unwrap().clone();
    drop(anna);
    let host = host.again();
    let join = tableside::wire::Join { from: log.len() as u64, ..by_token(&token) };
    let mut anna = Device::join_with(host.address, &join, &log).unwrap();
    assert_eq!(anna.by, by);
    // The acknowledgment may have been lost: sent again, it has the same numbers, and the line its id.
    let again = draft(drafts.body.clone());
    anna.send(Append { id: "a1".into(), after: 3, own: true, lines: vec![again] }).unwrap();
    let HostMessage::Took(took) = anna.answer("a1").unwrap() else { panic!() };
    assert_eq!(took.numbers, numbers);
    assert_eq!(host.device("Ben").log.last(), Some(&drafts));
    agree(&header, &host.kept(), &[&anna], &[("a1".into(), drafts.body)]);
    // The token itself is in no file of the folder.
    for file in std::fs::read_dir(host.folder.path()).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() {
            let bytes = std::fs::read(&path).unwrap();
            assert!(!bytes.windows(token.len()).any(|part| part == token.as_bytes()), "{}", path.display());
        }
    }
}

#[test]
fn promise_9_what_is_sent_twice_counts_once() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    let append = Append { id: "a1".into(), after: anna.last(), own: false, lines: vec![draft(body(0, 5))] };
    // Both at once, before any answer.
    anna.send(append.clone()).unwrap();
    anna.say(&ClientMessage::Append(append.clone())).unwrap();
    let HostMessage::Took(first) = anna.answer("a1").unwrap() else { panic!() };
    let HostMessage::Took(second) = anna.answer("a1").unwrap() else { panic!() };
    assert_eq!(first, second);
    // And once more by a device that lost its token and came back with the key.
    let mut other = host.device("Anna");
    assert_ne!(other.by, anna.by);
    other.say(&ClientMessage::Append(append)).unwrap();
    let HostMessage::Took(third) = other.answer("a1").unwrap() else { panic!() };
    assert_eq!(first, third);
    // Another device may well choose the same id for something else.
    ben.until(anna.last());
    let numbers = ben.enter("a1", true, &[body(1, 6)]);
    assert_eq!(numbers, [first.numbers[0] + 1]);
    anna.until(numbers[0]);
    agree(&anna.header.clone(), &host.kept(), &[&anna, &ben], &[("a1".into(), body(0, 5)), ("b".into(), body(1, 6))]);
}

#[test]
fn promise_10_a_line_of_a_later_version_stops_nobody() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let mut line = host.kept().last().unwrap().clone();
    (line.number, line.body) = (line.number + 1, r#"{"vote":{"for":[1]}}"#.into());
    let mut store = Sqlite::open(host.folder.path()).unwrap().store;
    store.append(host.play, &[line.clone()], "{}", false).unwrap();
    host.hub.changed();
    anna.until(line.number);
    let numbers = anna.enter("a1", false, &[body(0, 3)]);
    assert_eq!(numbers, [line.number + 1]);
    // Also for a host that begins with such a line in the log.
    let host = host.again();
    let mut ben = host.device("Ben");
    assert_eq!(ben.log[ben.log.len() - 2].body, json!({ "vote": { "for": [1] } }));
    ben.enter("b1", false, &[json!({ "undo": numbers })]);
}

#[test]
fn promise_12_rights_are_said_in_words_and_a_removed_guest_is_out_within_a_second() {
    let host = Host::start();
    let players = tableside::games::open(&super::help::example().header, &super::help::example().lines).unwrap();
    let [first, second] = [0, 1].map(|seat| players.setup().players[seat].name.clone());
    let (mut anna, mut guest) = (host.device(&first), host.device("Guest"));
    assert_eq!((anna.seats.clone(), guest.seats.clone()), (vec![0], vec![]));
    // At a family's table everyone enters everything.
    anna.enter("a1", true, &[body(1, 1)]);
    guest.until(anna.last());
    guest.enter("g1", true, &[body(0, 2)]);
    host.say(ClientMessage::Everyone(false));
    anna.until(guest.last());
    assert!(anna.refused("a2", &[body(1, 3)]).contains(&second));
    anna.enter("a3", true, &[body(0, 4)]);
    assert!(guest.refused("g2", &[body(0, 5)]).contains("no seat"));
    host.say(ClientMessage::Seat(SeatDevice { by: guest.by.clone(), seats: vec![1] }));
    guest.until_who(|who| who.iter().any(|one| one.seats == [1]));
    let own = guest.enter("g3", true, &[body(1, 6)]);
    anna.until(guest.last());
    // Nobody undoes for another seat either.
    anna.refused("a4", &[json!({ "undo": own })]);
    // A screen that only shows the table enters nothing, and says so.
    let far = host.shared.far.split_once('#').unwrap().1;
    let mut far = Device::join(host.address, &by_key(far, "TV")).unwrap();
    assert_eq!(far.role, Role::Far);
    assert!(far.refused("f1", &[body(0, 7)]).contains("only shows"));
    let start = Instant::now();
    host.say(ClientMessage::Remove(RemoveDevice { by: guest.by.clone() }));
    assert_eq!(closed(&mut guest.socket), Why::Removed);
    assert!(start.elapsed() < Duration::from_secs(1));
    let again = Device::join(host.address, &by_token(&guest.token));
    assert!(matches!(again, Err(NotJoined::No(Why::Removed))));
    anna.until_who(|who| !who.iter().any(|one| one.by == guest.by));
    let (header, lines) = kept(&host.folder, host.play);
    anna.until(lines.len() as u64);
    agree(&header, &lines, &[&anna], &[]);
}

#[test]
fn promise_12_only_the_hosts_own_device_says_who_sits_where() {
    let host = Host::start();
    let mut own = Device::join(host.address, &by_key(&host.shared.host, "Desk")).unwrap();
    assert_eq!(own.role, Role::Host);
    let mut anna = host.device("Somebody");
    own.say(&ClientMessage::Seat(SeatDevice { by: anna.by.clone(), seats: vec![2, 99] })).unwrap();
    anna.until_who(|who| who.iter().any(|one| one.seats == [2]));
    own.say(&ClientMessage::FarLink(true)).unwrap();
    let url = loop {
        if let HostMessage::FarLink(link) = own.step().unwrap() {
            break link.url;
        }
    };
    let old = host.shared.far.split_once('#').unwrap().1;
    assert!(matches!(Device::join(host.address, &by_key(old, "TV")), Err(NotJoined::No(Why::Key))));
    assert_eq!(Device::join(host.address, &by_key(url.split_once('#').unwrap().1, "TV")).unwrap().role, Role::Far);
    for text in [r#"{"seat":{"by":"d1","seats":[0]}}"#, r#"{"remove":{"by":"d1"}}"#, r#"{"joining":false}"#] {
        let mut anna = host.device("Anna");
        anna.say(&read_client(text).unwrap()).unwrap();
        let no = last_words(&mut anna.socket);
        assert_eq!(
            (no.why, no.text.as_str()),
            (Why::Message, "Only the host can do this. Nothing was changed."),
            "{text}"
        );
    }
    own.say(&ClientMessage::Joining(false)).unwrap();
    super::help::wait(&host.events, |event| match event {
        tableside::hub::HubEvent::Joining { open, .. } => {
            assert!(!open);
            Some(())
        }
        _ => None,
    });
    for join in [by_key(&host.shared.key, "Late"), super::help::by_code(&host.shared.code, "Late")] {
        assert!(matches!(Device::join(host.address, &join), Err(NotJoined::No(Why::Closed))));
    }
    assert!(Device::join(host.address, &by_token(&anna.token)).is_ok(), "who was here comes back");
}

#[test]
fn promise_12_six_writers_at_once_are_all_in_within_two_seconds() {
    let host = Host::start();
    let devices: Vec<Device> = (0..6).map(|at| host.device(&format!("Player {at}"))).collect();
    let start = Instant::now();
    let writers: Vec<_> = devices
        .into_iter()
        .enumerate()
        .map(|(at, mut device)| {
            std::thread::spawn(move || {
                let mut done = Vec::new();
                for turn in 0..10_i64 {
                    let (id, body) = (format!("{at}-{turn}"), body(0, 100 + 10 * at as i64 + turn));
                    device.enter(&id, true, std::slice::from_ref(&body));
                    done.push((id, body));
                }
                (device, done)
            })
        })
        .collect();
    let (mut devices, mut done) = (Vec::new(), Vec::new());
    for writer in writers {
        let (device, mut own) = writer.join().unwrap();
        devices.push(device);
        done.append(&mut own);
    }
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let (header, lines) = kept(&host.folder, host.play);
    for device in &mut devices {
        device.until(lines.len() as u64);
    }
    agree(&header, &lines, &devices.iter().collect::<Vec<_>>(), &done);
}

#[test]
fn a_tap_that_joins_another_hands_stands_for_itself_and_the_writer_is_told() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    anna.enter("a1", true, &[body(0, 1)]);
    ben.until(anna.last());
    ben.enter("b1", true, &[body(1, 1)]);
    // She has not heard of it yet, and joins her own tap before.
    let joined = json!({ "join": body(0, 2)["act"].clone() });
    anna.send(Append { id: "a2".into(), after: anna.last(), own: true, lines: vec![draft(joined)] }).unwrap();
    let HostMessage::Took(took) = anna.answer("a2").unwrap() else { panic!() };
    assert_eq!(took.lines.map(|lines| lines[0].body.clone()), Some(body(0, 2)));
    let (header, lines) = kept(&host.folder, host.play);
    ben.until(lines.len() as u64);
    agree(&header, &lines, &[&anna, &ben], &[]);
}
