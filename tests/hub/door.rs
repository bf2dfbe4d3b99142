//! Whom the host lets in, what it takes of them, and what it says to the others.

use std::io::ErrorKind::WouldBlock;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tableside::hub::{HubEvent, HubOptions};
use tableside::wire::{Append, CLIENT_MESSAGE_LIMIT, ClientMessage, HostMessage, SOCKETS_A_TABLE, Why, read_host};
use tungstenite::Message;
use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};

use super::help::{
    Device, HELLO, Host, NotJoined, Raw, add_play, agree, body, by_code, by_key, by_token, closed, connect, draft,
    example, folder, hear, hub, kept, share, wait,
};

/// The first line and the rest of what a host answers to a request.
fn request(host: &Host, method: &str, path: &str, headers: &[(&str, &str)]) -> (String, String) {
    let mut stream = TcpStream::connect(host.address).unwrap();
    let headers: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    write!(stream, "{method} {path} HTTP/1.1\r\nConnection: close\r\n{headers}\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (first, rest) = answer.split_once("\r\n").unwrap();
    (first.to_owned(), rest.to_owned())
}

#[test]
fn a_wrong_host_or_origin_gets_403_at_every_path() {
    let host = Host::start();
    let own = host.address.to_string();
    let upgrade =
        [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")];
    for path in ["/", "/link", "/health", "/anything"] {
        for wrong in [vec![("Host", "evil.example")], vec![("Host", &own), ("Origin", "http://evil.example")], vec![]] {
            let headers: Vec<(&str, &str)> = wrong.iter().copied().chain(upgrade).collect();
            let (first, _) = request(&host, "GET", path, &headers);
            assert!(first.contains(" 403 "), "{path} {wrong:?}: {first}");
        }
    }
    let origin = format!("http://{own}");
    let (first, rest) = request(&host, "GET", "/health", &[("Host", &own), ("Origin", &origin)]);
    assert!(first.contains(" 200 "), "{first}");
    let health: Value = serde_json::from_str(rest.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!(health, serde_json::json!({ "wire": 1, "tables": 1, "devices": 0 }));
    let rest = rest.to_lowercase();
    assert!(rest.contains("cache-control: no-store") && rest.contains("content-security-policy: default-src 'none'"));
    assert!(!rest.contains("access-control"));
    assert!(rest.contains("cross-origin-opener-policy: same-origin") && rest.contains("permissions-policy: camera=()"));
    for (method, path) in [("GET", "/nothing"), ("POST", "/health"), ("DELETE", "/"), ("GET", "/..%2fCargo.toml")] {
        let (first, _) = request(&host, method, path, &[("Host", &own), ("Content-Length", "0")]);
        assert!(first.contains(" 404 "), "{method} {path}: {first}");
    }
}

#[test]
fn the_page_is_served_as_the_folder_has_it() {
    let (folder, play) = folder();
    let page = tempfile::tempdir().unwrap();
    std::fs::create_dir(page.path().join("v1")).unwrap();
    std::fs::write(page.path().join("index.html"), "<!doctype html>").unwrap();
    std::fs::write(page.path().join("v1/a.wasm"), [0, 1, 2]).unwrap();
    std::fs::write(page.path().join("v1/.a.js.swp"), "what an editor keeps").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(folder.path(), page.path().join("v1/plays")).unwrap();
    let listen = Some("127.0.0.1:0".parse().unwrap());
    let options = HubOptions { folder: folder.path().to_owned(), listen, ..HubOptions::default() };
    let none = HubOptions { page: Some(page.path().join("v1")), ..options.clone() };
    let (_gone, events) = hub(none);
    assert!(matches!(events.recv(), Ok(HubEvent::CannotStart(_))), "a folder without a page");
    let (hub, events) = hub(HubOptions { page: Some(page.path().to_owned()), ..options });
    let address = wait(&events, |event| match event {
        HubEvent::Started(address) => Some(address),
        _ => None,
    });
    let shared = share(&hub, &events, play);
    let host = Host { folder, play, hub, events, shared, address };
    let own = address.to_string();
    for (path, kind) in [("/", "text/html; charset=utf-8"), ("/v1/a.wasm", "application/wasm")] {
        let (first, rest) = request(&host, "GET", path, &[("Host", &own)]);
        assert!(first.contains(" 200 ") && rest.contains(kind), "{path}: {first} {rest}");
    }
    // The page, its program, what programs ask, the tables' own path without an upgrade, and what is not there.
    for path in ["/", "/v1/a.wasm", "/health", "/link", "/nothing"] {
        let rest = request(&host, "GET", path, &[("Host", &own)]).1.to_lowercase();
        for said in ["cross-origin-opener-policy: same-origin", "permissions-policy: camera=(), microphone=()"] {
            assert_eq!(rest.matches(said).count(), 1, "{path}: {said} in {rest}");
        }
    }
    let database = std::fs::read_dir(host.folder.path()).unwrap().find(|file| file.as_ref().unwrap().path().is_file());
    let database = format!("/v1/plays/{}", database.unwrap().unwrap().file_name().display());
    for path in ["/v1", "/v1/b.js", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/v1/.a.js.swp", &database] {
        assert!(request(&host, "GET", path, &[("Host", &own)]).0.contains(" 404 "), "{path}");
    }
}

#[test]
fn a_public_address_is_refused_unless_somebody_asks_for_it() {
    let (folder, _) = folder();
    let listen = Some("8.8.8.8:0".parse().unwrap());
    let (_hub, events) = hub(HubOptions { folder: folder.path().to_owned(), listen, ..HubOptions::default() });
    let Ok(HubEvent::CannotStart(error)) = events.recv() else { panic!() };
    assert!(matches!(error, tableside::hub::HubError::Public { .. }));
}

fn hello(host: &Host) -> Raw {
    let mut socket = connect(host.address).unwrap();
    socket.send(Message::text(HELLO)).unwrap();
    assert!(matches!(hear(&mut socket), Ok(HostMessage::Welcome(_))));
    socket
}

#[test]
fn what_is_no_message_of_its_place_closes_the_socket() {
    let host = Host::start();
    let first =
        ["", "7", "{}", r#"{"shout":1}"#, r#"{"hello":{}}"#, r#"{"beat":{}}"#, r#"{"join":{"key":"k","name":"A"}}"#];
    for text in first {
        let mut socket = connect(host.address).unwrap();
        socket.send(Message::text(text)).unwrap();
        assert_eq!(closed(&mut socket), Why::Message, "before hello: {text}");
    }
    let append = r#"{"append":{"id":"a","after":0,"lines":[{"at":"2026-11-24T06:00:00Z","body":1}]}}"#;
    for text in [append, HELLO, r#"{"join":{"name":"A"}}"#, r#"{"join":{"key":"k","name":""}}"#, r#"{"joining":true}"#]
    {
        let mut socket = hello(&host);
        socket.send(Message::text(text)).unwrap();
        assert_eq!(closed(&mut socket), Why::Message, "before join: {text}");
    }
    let append = |id: &str, lines| Append { id: id.to_owned(), after: 0, own: true, lines };
    let late =
        [append("", vec![draft(body(0, 1))]), append(&"x".repeat(65), vec![draft(body(0, 1))]), append("a", vec![])];
    for wrong in late {
        let mut anna = host.device("Anna");
        anna.send(wrong).unwrap();
        assert_eq!(closed(&mut anna.socket), Why::Message);
    }
    let mut anna = host.device("Anna");
    anna.socket.send(Message::binary(vec![1, 2, 3])).unwrap();
    assert_eq!(closed(&mut anna.socket), Why::Message);
    // A text that is none.
    let mut anna = host.device("Anna");
    anna.socket.send(Message::Frame(Frame::message(vec![b'{', 0xff, 0xfe], OpCode::Data(Data::Text), true))).unwrap();
    assert_eq!(closed(&mut anna.socket), Why::Message);
    // The longest id there may be is one.
    host.device("Anna").enter(&"ž".repeat(64), true, &[body(0, 1)]);
}

#[test]
fn a_message_over_64_kilobytes_closes_the_socket_and_one_of_64_does_not() {
    let host = Host::start();
    // The last two are more than is read at all: the host says why all the same.
    for size in [(64 << 10) + 1, 65 << 10, 900 << 10, 20 << 20] {
        let mut anna = host.device("Anna");
        let text = format!(r#"{{"beat":{{"x":"{}"}}}}"#, "x".repeat(size - 17));
        anna.socket.send(Message::text(text)).ok();
        assert_eq!(closed(&mut anna.socket), Why::TooLarge, "{size}");
    }
    // In parts, of which the last never comes.
    let mut anna = host.device("Anna");
    for part in 0..10 {
        let code = if part == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(vec![b'x'; 20 << 10], OpCode::Data(code), false);
        anna.socket.send(Message::Frame(frame)).ok();
    }
    assert_eq!(closed(&mut anna.socket), Why::TooLarge);
    let mut anna = host.device("Anna");
    let text = format!(r#"{{"beat":{{"x":"{}"}}}}"#, "x".repeat((64 << 10) - 17));
    assert_eq!(text.len(), 64 << 10);
    anna.socket.send(Message::text(text)).unwrap();
    anna.enter("a", true, &[body(0, 1)]);
}

#[test]
fn no_message_of_lines_is_over_64_kilobytes_whatever_the_ids() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    for at in 0..8 {
        // Each letter takes six bytes on the wire.
        let id = format!("{at}{}", "\u{1}".repeat(63));
        let bodies: Vec<Value> = (0..50).map(|turn| body(0, 50 * at + turn)).collect();
        anna.enter(&id, true, &bodies);
    }
    let mut socket = hello(&host);
    socket.send(Message::text(ClientMessage::Join(by_token(&anna.token)).to_json())).unwrap();
    let mut to = 0;
    while to < anna.last() {
        let Message::Text(text) = socket.read().unwrap() else { continue };
        assert!(text.len() <= 64 << 10, "{} bytes", text.len());
        if let Ok(HostMessage::Lines(lines)) = read_host(text.as_str()) {
            to = lines.to;
        }
    }
}

#[test]
fn a_connection_that_only_drips_keeps_no_place() {
    let host = Host::start();
    let mut drip = TcpStream::connect(host.address).unwrap();
    drip.set_read_timeout(Some(Duration::from_secs(2))).unwrap();
    let start = Instant::now();
    let mut answer = [0; 100];
    // It is closed, or says that it waits no longer.
    while drip.write_all(b"G").is_ok() && matches!(drip.read(&mut answer), Err(error) if error.kind() == WouldBlock) {
        assert!(start.elapsed() < Duration::from_secs(30), "still open");
    }
}

#[test]
fn what_came_before_an_append_comes_in_messages_that_any_device_takes() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    for turn in 0..5 {
        let bodies: Vec<Value> = (0..100).map(|at| body(0, 100 * turn + at)).collect();
        anna.enter(&format!("a{turn}"), false, &bodies);
    }
    ben.until(anna.last());
    ben.send(Append { id: "b".into(), after: 3, own: false, lines: vec![draft(body(1, 1))] }).unwrap();
    let (mut lines, mut parts) = (Vec::new(), 0);
    while lines.len() as u64 + 3 < ben.last() {
        let HostMessage::Behind(behind) = ben.step().unwrap() else { panic!() };
        assert!(HostMessage::Behind(behind.clone()).to_json().len() <= CLIENT_MESSAGE_LIMIT);
        assert_eq!((behind.id.as_str(), behind.last), ("b", ben.last()));
        lines.extend(behind.lines);
        parts += 1;
    }
    assert!(parts > 1 && lines == ben.log[3..], "every line after the third, in {parts} messages");
    // Nothing else is answered to it, and one that has not so much before it has one answer.
    ben.send(Append { id: "c".into(), after: ben.last() - 1, own: false, lines: vec![draft(body(1, 1))] }).unwrap();
    assert!(matches!(ben.step(), Ok(HostMessage::Behind(behind)) if behind.id == "c" && behind.lines.len() == 1));
    ben.enter("d", false, &[body(1, 1)]);
}

#[test]
fn a_flood_closes_the_socket_and_twenty_at_once_do_not() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    for at in 0..20 {
        let lines = vec![draft(body(0, at))];
        anna.send(Append { id: format!("a{at}"), after: 0, own: true, lines }).unwrap();
    }
    for at in 0..20 {
        assert!(matches!(anna.answer(&format!("a{at}")), Ok(HostMessage::Took(_))));
    }
    let mut ben = host.device("Ben");
    for _ in 0..200 {
        // It may be closed before all of them are sent.
        ben.say(&ClientMessage::Beat(Default::default())).ok();
    }
    assert_eq!(closed(&mut ben.socket), Why::TooFast);
}

#[test]
fn a_code_is_tried_ten_times_a_minute_and_no_more() {
    let host = Host::start();
    assert!(Device::join(host.address, &by_code(&host.shared.code.to_lowercase(), "Anna")).is_ok());
    for wrong in ["22222222", "nonsense", "", "22222223"].iter().cycle().take(10) {
        let tried = Device::join(host.address, &by_code(wrong, "Eve"));
        assert!(matches!(tried, Err(NotJoined::No(Why::Code))), "{wrong}: {:?}", tried.err());
    }
    // Even the right one is not looked at now; the link’s key is.
    let right = Device::join(host.address, &by_code(&host.shared.code, "Eve"));
    assert!(matches!(right, Err(NotJoined::No(Why::TooFast))));
    assert!(Device::join(host.address, &by_key(&host.shared.key, "Ben")).is_ok());
}

#[test]
fn wrong_keys_and_tokens_are_named() {
    let host = Host::start();
    let nobody = "0".repeat(32);
    let key = Device::join(host.address, &by_key(&nobody, "Eve"));
    assert!(matches!(key, Err(NotJoined::No(Why::Key))));
    let token = Device::join(host.address, &by_token(&nobody));
    assert!(matches!(token, Err(NotJoined::No(Why::Token))));
}

#[test]
fn the_seventeenth_device_is_told_that_the_table_is_full_and_a_known_one_comes_back() {
    let host = Host::start();
    let devices: Vec<Device> = (0..SOCKETS_A_TABLE).map(|at| host.device(&format!("Player {at}"))).collect();
    let late = Device::join(host.address, &by_key(&host.shared.key, "Late"));
    assert!(matches!(late, Err(NotJoined::No(Why::Full))));
    // Its own old socket may still be open, and takes nobody’s place but its own.
    assert!(Device::join(host.address, &by_token(&devices[3].token)).is_ok());
}

#[test]
fn older_and_newer_devices_are_told_to_reload() {
    let host = Host::start();
    let (game, format) = {
        let header = host.device("Anna").header;
        (header.game, header.format)
    };
    for (wire, why) in [("[0,0]", Why::TooOld), ("[2,3]", Why::TooNew), ("[3,1]", Why::Message)] {
        let mut socket = connect(host.address).unwrap();
        socket.send(Message::text(format!(r#"{{"hello":{{"wire":{wire}}}}}"#))).unwrap();
        assert_eq!(closed(&mut socket), why);
    }
    let formats = [
        ([format, format + 3], None),
        ([format - 1, format - 1], Some(Why::TooOld)),
        ([format + 1, format + 2], Some(Why::TooNew)),
    ];
    for ([oldest, newest], why) in formats {
        let mut socket = connect(host.address).unwrap();
        let hello = format!(r#"{{"hello":{{"wire":[1,9],"formats":{{"{game}":[{oldest},{newest}]}}}}}}"#);
        socket.send(Message::text(hello)).unwrap();
        let Ok(HostMessage::Welcome(welcome)) = hear(&mut socket) else { panic!() };
        assert_eq!(welcome.wire, 1);
        let join = ClientMessage::Join(by_key(&host.shared.key, "Anna"));
        socket.send(Message::text(join.to_json())).unwrap();
        match why {
            None => assert!(matches!(hear(&mut socket), Ok(HostMessage::Joined(_)))),
            Some(why) => assert_eq!(closed(&mut socket), why),
        }
    }
}

#[test]
fn an_early_end_reaches_every_device_and_an_older_one_that_comes_later_is_told_to_reload() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    let end = json!({ "act": { "do": "end-early", "points": "standing" }, "format": 2 });
    // Without a word of what it needs an older device would take it for damage.
    let silent = json!({ "act": { "do": "end-early", "points": "standing" } });
    assert!(!anna.refused("silent", &[silent]).is_empty());
    anna.enter("end", false, std::slice::from_ref(&end));
    ben.until(anna.last());
    agree(&anna.header.clone(), &host.kept(), &[&anna, &ben], &[]);
    assert!(anna.refused("twice", &[end]).contains("ended early"));

    let game = anna.header.game.clone();
    for (newest, why) in [(1, Some(Why::TooOld)), (2, None)] {
        let mut socket = connect(host.address).unwrap();
        let hello = format!(r#"{{"hello":{{"wire":[1,9],"formats":{{"{game}":[1,{newest}]}}}}}}"#);
        socket.send(Message::text(hello)).unwrap();
        assert!(matches!(hear(&mut socket), Ok(HostMessage::Welcome(_))));
        let join = ClientMessage::Join(by_key(&host.shared.key, "Eva"));
        socket.send(Message::text(join.to_json())).unwrap();
        match why {
            Some(why) => assert_eq!(closed(&mut socket), why),
            None => assert!(matches!(hear(&mut socket), Ok(HostMessage::Joined(_)))),
        }
    }
    // Shared again, the same devices go on from where they were.
    let (token, log) = (anna.token.clone(), anna.log.clone());
    let (header, _) = kept(&host.folder, host.play);
    assert_eq!((header.format, anna.header.format), (2, 1), "the folder says so, and the table begins as it began");
    drop((anna, ben));
    let host = host.again();
    let join = tableside::wire::Join { from: log.len() as u64, ..by_token(&token) };
    let back = Device::join_with(host.address, &join, &log).unwrap();
    agree(&back.header.clone(), &host.kept(), &[&back], &[]);
}

#[test]
fn one_host_has_several_tables_and_a_token_opens_its_own() {
    let host = Host::start();
    let second = add_play(&host.folder);
    let shared = share(&host.hub, &host.events, second);
    let (mut anna, mut ben) = (host.device("Anna"), Device::join(host.address, &by_key(&shared.key, "Ben")).unwrap());
    assert_ne!(anna.header.id, ben.header.id);
    anna.enter("a", true, &[body(0, 1)]);
    ben.enter("a", true, &[body(0, 2)]);
    assert_eq!(Device::join(host.address, &by_token(&ben.token)).unwrap().header.id, second);
    // A table that is no longer shared lets go of its devices.
    host.hub.unshare(second);
    ben.socket.get_ref().set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    while ben.step().is_ok() {}
    assert!(matches!(Device::join(host.address, &by_token(&ben.token)), Err(NotJoined::No(Why::Token))));
    anna.enter("b", true, &[body(0, 3)]);
}

#[test]
fn what_was_taken_in_another_form_comes_in_a_message_that_any_device_takes() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    ben.enter("b1", true, &[body(1, 1)]);
    anna.until(ben.last());
    // The first one joins a tap of another hand; with it come as many as one message takes.
    let mut append = Append { id: "a".repeat(64), after: anna.last(), own: false, lines: Vec::new() };
    append.lines.push(draft(json!({ "join": body(0, 2)["act"].clone() })));
    let size = |append: &Append| ClientMessage::Append(append.clone()).to_json().len();
    // With what a time or a number may be longer by.
    let each = 8 + serde_json::to_string(&draft(body(0, 1111))).unwrap().len();
    append.lines.extend((1000..).take((CLIENT_MESSAGE_LIMIT - size(&append)) / each).map(|at| draft(body(0, at))));
    assert!(size(&append) <= CLIENT_MESSAGE_LIMIT, "{}", size(&append));
    for _ in 0..2 {
        anna.send(append.clone()).unwrap();
        let HostMessage::Took(took) = anna.answer(&append.id).unwrap() else { panic!() };
        let (length, lines) = (HostMessage::Took(took.clone()).to_json().len(), took.lines.unwrap_or_default());
        assert!(length <= CLIENT_MESSAGE_LIMIT, "{length}");
        assert_eq!((lines.len(), lines[0].number, &lines[0].body), (1, took.numbers[0], &body(0, 2)));
    }
    ben.until(anna.last());
    agree(&anna.header.clone(), &host.kept(), &[&anna, &ben], &[]);
}

#[test]
fn an_entry_that_fits_into_no_message_to_the_others_is_refused_in_words() {
    let host = Host::start();
    let (mut anna, mut ben) = (host.device("Anna"), host.device("Ben"));
    // There is no other entry that can be so long.
    let entry = anna.enter("a", true, &[body(0, 1)])[0];
    let undo = |length: usize| json!({ "undo": vec![entry; length / (1 + entry.to_string().len())] });
    let why = anna.refused("b", &[undo(CLIENT_MESSAGE_LIMIT - (1 << 10))]);
    assert!(why.contains("64 KB"), "{why}");
    ben.until(entry);
    anna.enter("c", true, &[undo(CLIENT_MESSAGE_LIMIT - (3 << 10))]);
    let lines = loop {
        if let HostMessage::Lines(lines) = ben.step().unwrap() {
            break lines;
        }
    };
    assert!(HostMessage::Lines(lines).to_json().len() <= CLIENT_MESSAGE_LIMIT);
}

#[test]
fn what_is_no_entry_at_all_is_refused_in_words_of_a_person() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    for wrong in [json!({ "act": { "do": "dance" } }), json!({ "act": 7 }), json!({ "dance": {} }), json!("x")] {
        let why = anna.refused("a", std::slice::from_ref(&wrong));
        assert!(why.starts_with("The host can’t read this entry"), "{wrong}: {why}");
    }
}

#[test]
fn a_commitment_for_another_play_is_refused_and_stands_in_nobodys_way() {
    let mut file = example();
    // The offerings of this round are not in yet.
    let offers = |line: &&tableside::store::Line| line.body.contains("\"offer\"");
    let open = file.lines.iter().rev().take_while(offers).count();
    assert!(open > 0, "the example stops while offerings are made");
    file.lines.truncate(file.lines.len() - open);
    let host = Host::of(file);
    let mut anna = host.device("Anna");
    let seal = |seat: u8, play: &str, digit: &str| json!({ "act": { "do": "seal", "seat": seat, "play": play, "commitment": digit.repeat(64) } });
    let own = host.play.to_string();
    let why = anna.refused("a", &[seal(0, &"0".repeat(32), "a")]);
    assert_eq!(why, "This is not a sealed offering of this game.");
    anna.enter("b", true, &[seal(1, &own, "b")]);
    // Nor is one taken that another player has made.
    let why = anna.refused("c", &[seal(0, &own, "b")]);
    assert_eq!(why, "This sealed offering belongs to another player.");
    anna.enter("d", true, &[seal(0, &own, "c")]);
}
