//! Damage to a file: several blows, some of which leave it well formed.

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// One blow.
#[derive(Clone, Debug)]
pub enum Blow {
    Flip(Index, u8),
    Put(Index, &'static [u8]),
    Cut(Index),
    Drop(Index, u8),
    Twice(Index, u8, u8),
    /// A piece of another file of the corpus.
    Graft(Index, Index, Index, u8),
    /// Something else in the place of a number or a text.
    Token(Index, &'static [u8]),
}

/// What a reader might stumble over.
const ODD: &[&[u8]] = &[
    b"\"",
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b";",
    b":",
    b"\t",
    b"\n",
    b"\r\n",
    b"\r",
    b"\0",
    b"\xff",
    b"\xef\xbb\xbf",
    b"\xf0\x9f",
    b"'",
    b"=",
    b"+",
    b"-",
    b"@",
    b"null",
    b"true",
    b"-1",
    b"0",
    b"9999",
    b"1e999",
    b"-9223372036854775808",
    b"18446744073709551616",
    b"0.5",
    b"{}",
    b"[]",
    b"[[[[[[[[",
    b"\"\\u0000\"",
    b"\"\\ud800\"",
    b"\\u00e9",
    "ž\u{30c}".as_bytes(),
    "\u{202e}".as_bytes(),
    b"[[row]]\n",
    b"\"\"",
    b"\"act\"",
    b"\"undo\":[1]",
    b"2999-12-31T23:59:60Z",
    b"-0001-01-01T00:00:00Z",
    b"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

/// A file, and up to four blows to it.
pub fn blows(files: usize) -> impl Strategy<Value = (usize, Vec<Blow>)> {
    let at = any::<Index>;
    let blow = prop_oneof![
        (at(), 0..8_u8).prop_map(|(at, bit)| Blow::Flip(at, bit)),
        (at(), select(ODD)).prop_map(|(at, odd)| Blow::Put(at, odd)),
        at().prop_map(Blow::Cut),
        (at(), any::<u8>()).prop_map(|(at, length)| Blow::Drop(at, length)),
        (at(), any::<u8>(), 1..9_u8).prop_map(|(at, length, times)| Blow::Twice(at, length, times)),
        (at(), at(), at(), any::<u8>()).prop_map(|(at, file, from, length)| Blow::Graft(at, file, from, length)),
        (at(), select(ODD)).prop_map(|(at, odd)| Blow::Token(at, odd)),
    ];
    (0..files, proptest::collection::vec(blow, 1..5))
}

/// A file after these blows.
pub fn struck(files: &[Vec<u8>], file: usize, blows: &[Blow]) -> Vec<u8> {
    let mut bytes = files[file].clone();
    for blow in blows {
        let length = bytes.len();
        if length == 0 {
            break;
        }
        let upto = |at: usize, more: u8| (at + usize::from(more) + 1).min(length);
        match blow {
            Blow::Flip(at, bit) => bytes[at.index(length)] ^= 1 << bit,
            Blow::Put(at, odd) => drop(bytes.splice(at.index(length)..at.index(length), odd.iter().copied())),
            Blow::Cut(at) => bytes.truncate(at.index(length)),
            Blow::Drop(at, more) => drop(bytes.drain(at.index(length)..upto(at.index(length), *more))),
            Blow::Twice(at, more, times) => {
                let at = at.index(length);
                let piece = bytes[at..upto(at, *more)].repeat(usize::from(*times));
                bytes.splice(at..at, piece);
            }
            Blow::Graft(at, other, from, more) => {
                let other = &files[other.index(files.len())];
                let from = from.index(other.len().max(1));
                let piece = other.get(from..(from + usize::from(*more) + 1).min(other.len())).unwrap_or_default();
                let at = at.index(length);
                bytes.splice(at..upto(at, *more), piece.iter().copied());
            }
            Blow::Token(at, odd) => {
                let at = at.index(length);
                let in_token = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
                let start = bytes[..at].iter().rposition(|byte| !in_token(byte)).map_or(0, |before| before + 1);
                let end = bytes[at..].iter().position(|byte| !in_token(byte)).map_or(length, |after| at + after);
                bytes.splice(start..end.max(start), odd.iter().copied());
            }
        }
    }
    bytes
}
