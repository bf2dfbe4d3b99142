//! A small server of files for this machine alone: the right types, gzip where the browser takes it, nothing cached
//! without asking.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::SystemTime;

use anyhow::Result;

use crate::pack::gzip;

/// What was gzipped, with the time of the file then.
type Zipped = Arc<Mutex<HashMap<PathBuf, (SystemTime, Arc<Vec<u8>>)>>>;

/// Serves the folder until the process ends; port 0 takes a free one. The address is the first line that is written.
pub fn serve(folder: &Path, port: u16) -> Result<()> {
    let folder = folder.canonicalize()?;
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    println!("http://{}/", listener.local_addr()?);
    let zipped = Zipped::default();
    for stream in listener.incoming() {
        let (folder, zipped) = (folder.clone(), Arc::clone(&zipped));
        // A browser that goes away in the middle is none of our business.
        thread::spawn(move || stream.map(|stream| talk(&stream, &folder, &zipped)));
    }
    Ok(())
}

/// Answers the requests of one connection.
fn talk(stream: &TcpStream, folder: &Path, zipped: &Zipped) -> Result<()> {
    let mut reader = BufReader::new(stream);
    loop {
        let mut first = String::new();
        if reader.read_line(&mut first)? == 0 {
            return Ok(());
        }
        let (mut takes_gzip, mut takes_brotli) = (false, false);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
                break;
            }
            let line = line.to_ascii_lowercase();
            let encodings = line.strip_prefix("accept-encoding:").unwrap_or_default();
            takes_gzip |= encodings.contains("gzip");
            takes_brotli |= encodings.split(',').any(|one| one.trim() == "br");
        }
        let mut words = first.split(' ');
        let asked = Asked {
            head: words.next() == Some("HEAD"),
            address: words.next().unwrap_or("/"),
            takes_gzip,
            takes_brotli,
        };
        answer(stream, folder, zipped, &asked)?;
    }
}

/// What a browser asks for.
struct Asked<'a> {
    /// Only what would be said of the file.
    head: bool,
    address: &'a str,
    takes_gzip: bool,
    takes_brotli: bool,
}

fn answer(mut stream: &TcpStream, folder: &Path, zipped: &Zipped, asked: &Asked<'_>) -> Result<()> {
    let relative = Path::new(asked.address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/'));
    let inside = relative.components().all(|part| matches!(part, Component::Normal(_)));
    let mut path = folder.join(relative);
    if path.is_dir() {
        path.push("index.html");
    }
    let Some(bytes) = fs::read(&path).ok().filter(|_| inside) else {
        stream.write_all(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")?;
        return Ok(());
    };
    let kind = kind(&path);
    let small = ["image/png", "application/gzip"].contains(&kind);
    let brotli = Some(&path).filter(|_| asked.takes_brotli && !small).and_then(|path| beside(path, "br"));
    let (encoding, body) = if let Some(brotli) = brotli {
        ("Content-Encoding: br\r\n", Arc::new(brotli))
    } else if asked.takes_gzip && !small {
        ("Content-Encoding: gzip\r\n", zip(&path, &bytes, zipped)?)
    } else {
        ("", Arc::new(bytes))
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n{encoding}Cache-Control: no-cache\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    if !asked.head {
        stream.write_all(&body)?;
    }
    Ok(())
}

/// What lies beside a file, packed in this way.
fn beside(path: &Path, end: &str) -> Option<Vec<u8>> {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(end);
    fs::read(name).ok()
}

/// The gzipped file, as it lies beside it or from before if it has not changed.
fn zip(path: &Path, bytes: &[u8], zipped: &Zipped) -> Result<Arc<Vec<u8>>> {
    let changed = fs::metadata(path)?.modified()?;
    let known = zipped.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
    if let Some((_, body)) = known.filter(|(at, _)| *at == changed) {
        return Ok(body);
    }
    let body = Arc::new(fs::read(path.with_added_extension("gz")).or_else(|_| gzip(bytes))?);
    zipped.lock().unwrap_or_else(PoisonError::into_inner).insert(path.to_owned(), (changed, Arc::clone(&body)));
    Ok(body)
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("gz") => "application/gzip",
        _ => "application/octet-stream",
    }
}
