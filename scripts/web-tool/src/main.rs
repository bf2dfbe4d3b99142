//! `web-tool pack WASM OUT [--quick]` makes the folder for a host, without Brotli if it is to be quick; `web-tool serve DIR [PORT]` shows it on this machine; `web-tool bind
//! WASM OUT NAME` only writes the script with which a page starts a program.

mod order;
mod pack;
mod serve;

use std::path::Path;

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["pack", wasm, out] => pack::pack(Path::new(wasm), Path::new(out), true),
        ["pack", wasm, out, "--quick"] => pack::pack(Path::new(wasm), Path::new(out), false),
        ["bind", wasm, out, name] => pack::bind(Path::new(wasm), Path::new(out), name),
        ["serve", dir] => serve::serve(Path::new(dir), 8080),
        ["serve", dir, port] => serve::serve(Path::new(dir), port.parse()?),
        _ => anyhow::bail!("web-tool pack WASM OUT [--quick] | bind WASM OUT NAME | serve DIR [PORT]"),
    }
}
