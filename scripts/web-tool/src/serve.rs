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
        let mut takes_gzip = false;
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
                break;
            }
            let line = line.to_ascii_lowercase();
            takes_gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
        }
        answer(stream, folder, zipped, first.split(' ').nth(1).unwrap_or("/"), takes_gzip)?;
    }
}

fn answer(mut stream: &TcpStream, folder: &Path, zipped: &Zipped, address: &str, takes_gzip: bool) -> Result<()> {
    let relative = Path::new(address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/'));
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
    let (encoding, body) = if takes_gzip && !small {
        ("Content-Encoding: gzip\r\n", zip(&path, &bytes, zipped)?)
    } else {
        ("", Arc::new(bytes))
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\n{encoding}Cache-Control: no-cache\r\nContent-Length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(&body)?;
    Ok(())
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
