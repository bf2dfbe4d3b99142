//! `tableside host` is killed at any moment while people enter, and started again: what was acknowledged is there once.
//!
//! A few times, or as often as `TABLESIDE_HOST_KILLS` says.

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use tableside::wire::{Append, HostMessage, Join, WireLine};

use super::help::{Device, PATIENCE, agree, body, by_key, by_token, draft, folder, kept};

/// A host in a program of its own.
struct Program {
    child: Child,
    first: Value,
}

impl Program {
    fn start(folder: &Path, address: SocketAddr) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tableside"));
        command.args(["host", "--json", "--listen", &address.to_string(), "--data"]).arg(folder);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let first = serde_json::from_str(&line).unwrap_or_else(|error| {
            let mut why = String::new();
            child.stderr.take().unwrap().read_to_string(&mut why).ok();
            panic!("{error}: {line} {why}")
        });
        Self { child, first }
    }

    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// What a device has entered, and what it has to go on with.
struct Written {
    token: String,
    log: Vec<WireLine>,
    done: Vec<(String, Value)>,
    /// How long it was away each time, from the loss of its socket until it was at the table again.
    away: Vec<Duration>,
}

/// A device that enters until the end, whatever happens to the host; what it has not heard about it sends again.
fn writer(address: SocketAddr, key: String, at: i64, end: Instant) -> Written {
    let (mut done, mut away, mut lost) = (Vec::new(), Vec::new(), None::<Instant>);
    let (mut token, mut log): (Option<String>, Vec<WireLine>) = (None, Vec::new());
    let mut waiting: Option<Append> = None;
    let mut turn = 0;
    while Instant::now() < end || waiting.is_some() {
        assert!(Instant::now() < end + PATIENCE, "the last entry of {at} was never taken");
        let join = match &token {
            Some(token) => Join { from: log.len() as u64, ..by_token(token) },
            None => by_key(&key, &format!("Writer {at}")),
        };
        let Ok(mut device) = Device::join_with(address, &join, &log) else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        token = Some(device.token.clone());
        away.extend(lost.take().map(|lost| lost.elapsed()));
        while Instant::now() < end || waiting.is_some() {
            let append = waiting.get_or_insert_with(|| {
                turn += 1;
                let lines = vec![draft(body(0, 10_000 * at + turn))];
                Append { id: format!("{at}-{turn}"), after: 0, own: true, lines }
            });
            let sent = device.send(append.clone()).and_then(|()| device.answer(&append.id));
            match sent {
                Ok(HostMessage::Took(_)) => {
                    let Append { id, lines, .. } = waiting.take().unwrap();
                    done.push((id, lines[0].body.clone()));
                    // No faster than the host allows.
                    std::thread::sleep(Duration::from_millis(52));
                }
                Ok(other) => panic!("{other:?}"),
                Err(_) => break,
            }
        }
        log = std::mem::take(&mut device.log);
        lost = Some(Instant::now());
    }
    Written { token: token.unwrap(), log, done, away }
}

#[test]
fn a_kill_of_the_host_loses_nothing_and_enters_nothing_twice() {
    let wanted = std::env::var("TABLESIDE_HOST_KILLS").ok().map(|count| count.parse().unwrap());
    let kills: u32 = wanted.unwrap_or(4);
    let (folder, play) = folder();
    let address = free_address();
    let mut program = Program::start(folder.path(), address);
    let key = program.first["key"].as_str().unwrap().to_owned();
    assert_eq!(program.first["play"], play.to_string());
    // Both have their tokens before the first kill: the key is another one after it.
    let end = Instant::now() + Duration::from_millis(u64::from(kills) * 700 + 300);
    let writers: Vec<_> = (1..=2)
        .map(|at| {
            let key = key.clone();
            std::thread::spawn(move || writer(address, key, at, end))
        })
        .collect();
    std::thread::sleep(Duration::from_millis(400));
    let mut random: u64 = 0x7ab1_e51d;
    for _ in 0..kills {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        std::thread::sleep(Duration::from_millis(100 + (random >> 33) % 250));
        program.kill();
        program = Program::start(folder.path(), address);
    }
    let (mut devices, mut done, mut times) = (Vec::new(), Vec::new(), Vec::new());
    for writer in writers {
        let Written { token, log, done: mut own, mut away } = writer.join().unwrap();
        devices.push(Device::join_with(address, &Join { from: log.len() as u64, ..by_token(&token) }, &log).unwrap());
        done.append(&mut own);
        times.append(&mut away);
    }
    let (header, lines) = kept(&folder, play);
    for device in &mut devices {
        device.until(lines.len() as u64);
    }
    agree(&header, &lines, &devices.iter().collect::<Vec<_>>(), &done);
    let longest = times.iter().max().copied().unwrap_or_default();
    println!("{kills} kills, {} acknowledged: none lost, none twice; longest away {longest:?}", done.len());
    // In a usual run other tests take the machine's time.
    assert!(wanted.is_none() || longest < Duration::from_secs(3), "{longest:?}");
    assert!(done.len() > kills as usize, "{} entries", done.len());
    program.kill();
}

#[test]
#[cfg(unix)]
fn the_command_ends_well_when_it_is_told_to() {
    let (folder, _) = folder();
    let mut program = Program::start(folder.path(), free_address());
    let first = program.first.as_object().unwrap();
    assert_eq!(first.keys().collect::<Vec<_>>(), ["code", "far", "key", "link", "play", "url"], "these and no others");
    assert!(first.values().all(serde_json::Value::is_string));
    let id = program.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let start = Instant::now();
    assert_eq!(program.child.wait().unwrap().code(), Some(0));
    assert!(start.elapsed() < Duration::from_secs(5));
}

#[test]
#[cfg(unix)]
fn the_command_says_goodbye_when_its_terminal_is_closed() {
    let (folder, _) = folder();
    let address = free_address();
    let mut program = Program::start(folder.path(), address);
    let key = program.first["key"].as_str().unwrap().to_owned();
    let mut anna = Device::join(address, &by_key(&key, "Anna")).unwrap();
    let id = program.child.id().to_string();
    assert!(Command::new("kill").args(["-HUP", &id]).status().unwrap().success());
    // What it is told is that the host goes, and no connection that is cut.
    let goodbye = loop {
        match anna.socket.read() {
            Ok(tungstenite::Message::Close(frame)) => break frame.unwrap().code,
            Ok(_) => {}
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(goodbye, tungstenite::protocol::frame::coding::CloseCode::Away);
    assert_eq!(program.child.wait().unwrap().code(), Some(0));
}

#[test]
fn the_command_says_what_it_cannot_do_by_its_status() {
    let (folder, _) = folder();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let empty = tempfile::tempdir().unwrap();
    let run = |folder: &Path, args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tableside"));
        let output = command.arg("host").args(args).arg("--data").arg(folder).output().unwrap();
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
        output.status.code()
    };
    assert_eq!(run(folder.path(), &["--listen", &address]), Some(1));
    assert_eq!(run(empty.path(), &["--listen", "127.0.0.1:0"]), Some(1));
    assert_eq!(run(folder.path(), &["--listen", "127.0.0.1:0", "--page", "/nowhere"]), Some(1));
    for wrong in [&["--listen", "8.8.8.8:80"][..], &["--listen", "nowhere"], &["--public"], &["ffffffff"], &["--loud"]]
    {
        assert_eq!(run(folder.path(), wrong), Some(2), "{wrong:?}");
    }
}

/// What the command says to a person at first, on standard output up to the last line, and on standard error.
fn said_by(folder: &Path, more: &[&str]) -> (String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tableside"));
    let address = free_address().to_string();
    command.args(["host", "--lang", "en", "--listen", &address]).args(more).arg("--data").arg(folder);
    // Where no page lies beside the program.
    let mut child = command.current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (mut said, mut errors) = (String::new(), String::new());
    let mut output = BufReader::new(child.stdout.take().unwrap());
    while !said.contains("Ctrl") && output.read_line(&mut said).unwrap() > 0 {}
    child.kill().unwrap();
    child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
    child.wait().unwrap();
    (said, errors)
}

#[test]
fn without_a_page_the_command_says_so_first_and_prints_no_link_that_leads_nowhere() {
    let (folder, _) = folder();
    let (said, errors) = said_by(folder.path(), &[]);
    assert!(errors.lines().next().is_some_and(|line| line.contains("page for phones")), "{errors}");
    assert!(!said.contains("http") && said.contains("127.0.0.1:"), "{said}");
    let page = tempfile::tempdir().unwrap();
    std::fs::write(page.path().join("index.html"), "<!doctype html>").unwrap();
    let (said, errors) = said_by(folder.path(), &["--page", page.path().to_str().unwrap()]);
    assert_eq!(errors, "");
    assert!(said.contains("http://127.0.0.1:") && said.contains('█'), "{said}");
    assert!(!said.contains('\u{1b}'), "no color in a pipe: {said}");
}
