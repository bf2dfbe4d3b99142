//! No bytes on a socket stop the host.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use proptest::prelude::*;
use tungstenite::Message;

use super::help::{HELLO, Host, body, connect};

/// Texts near to messages: one of ours with a piece of it changed.
fn nearly() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        HELLO,
        r#"{"join":{"key":"k","name":"Anna","from":3,"checksum":"00"}}"#,
        r#"{"append":{"id":"a","after":7,"own":true,"lines":[{"at":"2026-11-24T06:00:00Z","body":{"act":{"do":"x"}}}]}}"#,
        r#"{"append":{"id":"a","after":0,"own":true,"lines":[{"at":"2026-11-24T06:00:00Z","body":{"change":{"entries":[2],"to":1}}}]}}"#,
        r#"{"seat":{"by":"d1","seats":[0]}}"#,
        r#"{"beat":{}}"#,
    ]);
    (known, any::<prop::sample::Index>(), "\\PC{0,6}").prop_map(|(known, at, piece)| {
        let mut at = at.index(known.len());
        while !known.is_char_boundary(at) {
            at -= 1;
        }
        format!("{}{piece}{}", known.get(..at).unwrap_or_default(), known.get(at + 1..).unwrap_or_default())
    })
}

#[test]
fn no_text_and_no_bytes_stop_the_host() {
    let host = Host::start();
    let config = ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(first in nearly(), later in prop::collection::vec(nearly(), 0..4), joined: bool, raw: Vec<u8>)| {
        if joined {
            let mut device = host.device("Eve");
            for text in &later {
                device.socket.send(Message::text(text.clone())).ok();
            }
        } else {
            let mut socket = connect(host.address).unwrap();
            for text in std::iter::once(&first).chain(&later) {
                socket.send(Message::text(text.clone())).ok();
            }
        }
        let mut stream = TcpStream::connect(host.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(1))).unwrap();
        stream.write_all(&raw).ok();
        let _ = stream.read(&mut [0; 64]);
    });
    host.device("Anna").enter("still here", true, &[body(0, 1)]);
}
