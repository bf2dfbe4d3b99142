//! What `./web` needs beside Rust:
//!
//! - `web-tool pack WASM OUT [--quick] [--first LIST]` makes the folder for a host: without Brotli if it is to be quick, and with
//!   the program taken apart if there is a list of the functions that its first picture takes.
//! - `web-tool pack WASM OUT --record` makes one that writes down which functions are called, with their names in OUT/names.txt.
//! - `web-tool bind WASM OUT NAME` only writes the script with which a page starts a program.
//! - `web-tool serve DIR [PORT]` shows a folder on this machine.

mod order;
mod outline;
mod pack;
mod record;
mod serve;
mod split;

use std::path::Path;

use pack::{How, pack};

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["pack", wasm, out] => pack(Path::new(wasm), Path::new(out), How { brotli: true, ..How::default() }),
        ["pack", wasm, out, "--quick"] => pack(Path::new(wasm), Path::new(out), How::default()),
        ["pack", wasm, out, "--record"] => {
            pack(Path::new(wasm), Path::new(out), How { record: true, ..How::default() })
        }
        ["pack", wasm, out, "--first", list] => {
            pack(Path::new(wasm), Path::new(out), How { brotli: true, first: Some(Path::new(list)), ..How::default() })
        }
        ["pack", wasm, out, "--quick", "--first", list] => {
            pack(Path::new(wasm), Path::new(out), How { first: Some(Path::new(list)), ..How::default() })
        }
        ["bind", wasm, out, name] => pack::bind(Path::new(wasm), Path::new(out), name),
        ["serve", dir] => serve::serve(Path::new(dir), 8080),
        ["serve", dir, port] => serve::serve(Path::new(dir), port.parse()?),
        _ => anyhow::bail!(
            "web-tool pack WASM OUT [--quick] [--first LIST] | pack WASM OUT --record | bind WASM OUT NAME | serve DIR [PORT]"
        ),
    }
}
