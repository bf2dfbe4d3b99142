//! What the messages look like, and what is none.

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use serde_json::json;

use super::*;
use crate::store::{Header, Line, PlayId};

fn at() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_500_000, 250_000_000).unwrap()
}

fn header() -> Header {
    let id: PlayId = "0123456789abcdef0123456789abcdef".parse().unwrap();
    Header { id, game: "nile".to_owned(), format: 1, started: at() }
}

fn line(body: &str) -> Line {
    Line { number: 58, at: at(), by: "d3".to_owned(), body: body.to_owned() }
}

/// Each message of a device in the words of the contract.
#[test]
fn what_a_device_says_reads_as_the_contract_has_it() {
    let hello = Hello {
        wire: [1, 1],
        app: "Tableside 0.1.0".to_owned(),
        formats: [("nile".to_owned(), [1, 2])].into(),
        now: Some(at()),
    };
    let join = Join { key: Some("k".to_owned()), name: "Anna".to_owned(), from: 41, ..Join::default() };
    let draft = DraftLine { at: at(), body: json!({ "act": 1 }) };
    let append = Append { id: "a1".to_owned(), after: 57, own: true, lines: vec![draft] };
    let said = [
        (
            ClientMessage::Hello(hello),
            r#"{"hello":{"wire":[1,1],"app":"Tableside 0.1.0","formats":{"nile":[1,2]},"now":"2026-11-24T06:00:00.250Z"}}"#,
        ),
        (ClientMessage::Join(join), r#"{"join":{"key":"k","name":"Anna","from":41}}"#),
        (
            ClientMessage::Append(append),
            r#"{"append":{"id":"a1","after":57,"own":true,"lines":[{"at":"2026-11-24T06:00:00.250Z","body":{"act":1}}]}}"#,
        ),
        (ClientMessage::Beat(Beat { now: Some(at()) }), r#"{"beat":{"now":"2026-11-24T06:00:00.250Z"}}"#),
        (
            ClientMessage::Seat(SeatDevice { by: "d3".to_owned(), seats: vec![2] }),
            r#"{"seat":{"by":"d3","seats":[2]}}"#,
        ),
        (ClientMessage::Remove(RemoveDevice { by: "d3".to_owned() }), r#"{"remove":{"by":"d3"}}"#),
        (ClientMessage::Joining(false), r#"{"joining":false}"#),
        (ClientMessage::Everyone(true), r#"{"everyone":true}"#),
        (ClientMessage::FarLink(false), r#"{"far-link":false}"#),
        (ClientMessage::NewLink(true), r#"{"new-link":true}"#),
    ];
    for (message, text) in said {
        assert_eq!(message.to_json(), text);
        assert_eq!(read_client(text).unwrap(), message);
    }
}

/// Each message of a host in the words of the contract.
#[test]
fn what_a_host_says_reads_as_the_contract_has_it() {
    let sum = LogChecksum::of(&header()).then(&line(r#"{"act":1}"#));
    let wire_line = WireLine::of(&line(r#"{"act":1}"#), Some("a1"));
    let written = r#"{"number":58,"at":"2026-11-24T06:00:00.250Z","by":"d3","id":"a1","body":{"act":1}}"#;
    let joined = Joined {
        token: "t".to_owned(),
        by: "d3".to_owned(),
        role: Role::Player,
        seats: vec![2],
        header: header(),
        last: 58,
    };
    let who =
        Who { by: "d3".to_owned(), name: "Anna".to_owned(), role: Role::Far, seats: Vec::new(), here: true, last: 58 };
    let took = Took { id: "a1".to_owned(), numbers: vec![58], checksum: sum, lines: None };
    let refused = Refused { id: "a1".to_owned(), why: Sentence { en: "No.".to_owned(), cs: "Ne.".to_owned() } };
    let said = [
        (
            HostMessage::Welcome(Welcome { wire: 1, now: at() }),
            r#"{"welcome":{"wire":1,"now":"2026-11-24T06:00:00.250Z"}}"#.to_owned(),
        ),
        (
            HostMessage::Joined(joined),
            r#"{"joined":{"token":"t","by":"d3","role":"player","seats":[2],"header":{"id":"0123456789abcdef0123456789abcdef","game":"nile","format":1,"started":"2026-11-24T06:00:00.250Z"},"last":58}}"#
                .to_owned(),
        ),
        (
            HostMessage::Lines(LinesMessage { lines: vec![wire_line.clone()], to: 58, checksum: sum }),
            format!(r#"{{"lines":[{written}],"to":58,"checksum":"{sum}"}}"#),
        ),
        (HostMessage::Took(took), format!(r#"{{"took":{{"id":"a1","numbers":[58],"checksum":"{sum}"}}}}"#)),
        (
            HostMessage::Behind(Behind { id: "a1".to_owned(), last: 58, lines: vec![wire_line] }),
            format!(r#"{{"behind":{{"id":"a1","last":58,"lines":[{written}]}}}}"#),
        ),
        (HostMessage::Refused(refused), r#"{"refused":{"id":"a1","why":{"en":"No.","cs":"Ne."}}}"#.to_owned()),
        (
            HostMessage::Who(vec![who]),
            r#"{"who":[{"by":"d3","name":"Anna","role":"far","seats":[],"here":true,"last":58}]}"#.to_owned(),
        ),
        (
            HostMessage::No(No { why: Why::TooLarge, text: "…".to_owned(), cause: None }),
            r#"{"no":{"why":"too-large","text":"…"}}"#.to_owned(),
        ),
        (
            HostMessage::No(No { why: Why::Closed, text: "…".to_owned(), cause: Some(Cause::Disk) }),
            r#"{"no":{"why":"closed","text":"…","cause":"disk"}}"#.to_owned(),
        ),
        (
            HostMessage::Invitation(JoinLinks { url: "http://h/#k".into(), code: "27BCRTVX".into(), far: "#f".into() }),
            r##"{"invitation":{"url":"http://h/#k","code":"27BCRTVX","far":"#f"}}"##.to_owned(),
        ),
        (HostMessage::Beat(Beat::default()), r#"{"beat":{}}"#.to_owned()),
        (
            HostMessage::FarLink(FarLink { url: "http://h/#k".to_owned() }),
            r#"{"far-link":{"url":"http://h/#k"}}"#.to_owned(),
        ),
    ];
    for (message, text) in said {
        assert_eq!(message.to_json(), text);
        assert_eq!(read_host(&text).unwrap(), message);
    }
}

#[test]
fn what_has_no_name_of_ours_or_two_is_no_message() {
    for text in [
        "",
        "{}",
        "[]",
        "7",
        r#""beat""#,
        r#"{"shout":{}}"#,
        r#"{"beat":{},"joining":true}"#,
        r#"{"beat":{}} x"#,
        r#"{"beat":{"now":"soon"}}"#,
        r#"{"append":{"id":"a","after":-1,"lines":[]}}"#,
        r#"{"hello":{"wire":[1]}}"#,
        r#"{"join":{"key":"k","name":"Anna","from":1.5}}"#,
    ] {
        assert!(read_client(text).is_err(), "{text}");
    }
    assert!(read_host(r#"{"lines":[]}"#).is_err() && read_host(r#"{"shout":1}"#).is_err());
}

#[test]
fn what_a_later_version_adds_inside_is_passed_over() {
    let later = r#"{"hello":{"wire":[1,3],"color":"red"}}"#;
    assert_eq!(read_client(later).unwrap(), ClientMessage::Hello(Hello { wire: [1, 3], ..Hello::default() }));
    // A clock may be told in any form: it is for a report.
    for now in ["1764000000000", "null", r#""soon""#] {
        let hello = read_client(&format!(r#"{{"hello":{{"wire":[1,1],"now":{now}}}}}"#));
        assert_eq!(hello.unwrap(), ClientMessage::Hello(Hello { wire: [1, 1], ..Hello::default() }), "{now}");
    }
    let HostMessage::No(no) = read_host(r#"{"no":{"why":"tired","text":""}}"#).unwrap() else { panic!() };
    assert_eq!(no.why, Why::Unknown);
}

#[test]
fn a_table_is_opened_by_exactly_one_thing_and_a_name() {
    let join = |key: &str, code: &str, token: &str, name: &str| {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let join =
            Join { key: some(key), code: some(code), token: some(token), name: name.to_owned(), ..Join::default() };
        join.credential().is_some()
    };
    let long = "ž".repeat(NAME_LIMIT);
    for (key, code, token, name) in [("k", "", "", "Anna"), ("", "c", "", "A"), ("", "", "t", ""), ("k", "", "", &long)]
    {
        assert!(join(key, code, token, name), "{key}{code}{token} {name}");
    }
    let longer = format!("{long}ž");
    for (key, code, token, name) in [
        ("", "", "", "Anna"),
        ("k", "c", "", "Anna"),
        ("k", "", "t", "Anna"),
        ("k", "", "", ""),
        ("k", "", "", " "),
        ("k", "", "", &longer),
    ] {
        assert!(!join(key, code, token, name), "{key}{code}{token} {name}");
    }
}

#[test]
fn a_checksum_is_the_same_however_a_body_is_laid_out() {
    let start = LogChecksum::of(&header());
    let one = start.then(&line(r#"{"act":{"b":1,"a":[true,null,"č\n"]}}"#));
    let other = start.then(&line("{ \"act\": {\"a\":[true, null, \"\\u010d\\n\"], \"b\":1} }"));
    assert_eq!(one, other);
    assert_ne!(one, start.then(&line(r#"{"act":{"b":2,"a":[true,null,"č\n"]}}"#)));
    assert_ne!(one, start);
    assert_eq!(one.to_string().parse(), Ok(one));
    // A client in another language can hold its own sums against this one.
    assert_eq!(one.to_string(), "adc9f2fbd6096a8f");
    for text in ["", "12", "+123456789abcdef", "0123456789ABCDEF", "0123456789abcdef0"] {
        assert_eq!(text.parse::<LogChecksum>(), Err(NotAChecksum), "{text}");
    }
}

#[test]
fn a_line_comes_back_from_the_wire_as_it_left() {
    let kept = line(r#"{"act":{"a":1}}"#);
    assert_eq!(WireLine::of(&kept, None).line(), kept);
    assert_eq!(WireLine::of(&line("torn {"), None).body, json!("torn {"));
}

#[test]
fn a_code_is_read_as_a_person_types_it() {
    let code = JoinCode::of([0, 5, 8, 9, 20, 21, 22, 23]).unwrap();
    assert_eq!(code.to_string(), "27BCRTVX");
    for typed in ["27BCRTVX", "27bcrtvx", "27bc-rtvx", " 27bc rtvx "] {
        assert_eq!(typed.parse(), Ok(code), "{typed}");
    }
    for typed in ["", "27BCRTV", "27BCRTVX2", "27BCRTVO", "27BCRTVž"] {
        assert_eq!(typed.parse::<JoinCode>(), Err(NotAJoinCode), "{typed}");
    }
    assert_eq!((JoinCode::of([0; 7]), JoinCode::of([24; 8])), (None, None));
    assert!(!format!("{code:?}").contains("27"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_stops_the_reader(text in "\\PC*") {
        drop(read_client(&text));
        drop(read_host(&text));
    }

    #[test]
    fn a_canonical_text_reads_as_what_it_was(numbers in prop::collection::btree_map("\\PC{0,8}", any::<i64>(), 0..8)) {
        let value = serde_json::Value::from_iter(numbers);
        let text = canonical(&value);
        prop_assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
    }
}
