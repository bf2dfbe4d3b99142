//! The long texts that are part of the program: what the library and the languages have to say.
//!
//! build.rs packs them, and they are unpacked when they are asked for. A browser fetches a third less of them than if a zip
//! alone had made them small.

mod form;

use std::io::{BufRead as _, BufReader};

use ppmd_rust::Ppmd7Decoder;

/// Files as build.rs has put them together, one after the other.
pub struct Texts {
    /// None when there is nothing to read, which no file of build.rs is.
    reader: Option<Box<BufReader<Ppmd7Decoder<&'static [u8]>>>>,
}

/// One of the files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// Its place in the folder that they are from, with `/`.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

impl Texts {
    /// The files in what build.rs has packed.
    pub fn new(bytes: &'static [u8]) -> Self {
        let decoder = Ppmd7Decoder::new(bytes, form::ORDER, form::MEMORY).ok();
        Self { reader: decoder.map(|decoder| Box::new(BufReader::new(decoder))) }
    }

    fn part(&mut self) -> Option<String> {
        let mut part = Vec::new();
        self.reader.as_mut()?.read_until(form::END, &mut part).ok()?;
        (part.pop()? == form::END).then_some(())?;
        String::from_utf8(part).ok()
    }
}

/// Unpacks a file at a time: some hundredths of a second for a hundred kilobytes on a phone.
impl Iterator for Texts {
    type Item = Text;

    fn next(&mut self) -> Option<Text> {
        Some(Text { name: self.part()?, text: self.part()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

    fn pack(parts: &[u8]) -> &'static [u8] {
        let mut encoder = ppmd_rust::Ppmd7Encoder::new(Vec::new(), form::ORDER, form::MEMORY).unwrap();
        encoder.write_all(parts).unwrap();
        encoder.finish(true).unwrap().leak()
    }

    #[test]
    fn files_come_out_one_by_one_as_they_went_in() {
        let text = |name: &str, text: &str| Text { name: name.to_owned(), text: text.to_owned() };
        let plain = "nile/cards.toml\0Zlato, 3 kusy\0empty\0\0".as_bytes();
        let texts: Vec<Text> = Texts::new(pack(plain)).collect();
        assert_eq!(texts, [text("nile/cards.toml", "Zlato, 3 kusy"), text("empty", "")]);
    }

    #[test]
    fn what_is_damaged_ends_there() {
        let whole = pack("one\0first\0two\0second, and rather longer than the first\0".as_bytes());
        assert_eq!(Texts::new(&[]).count(), 0);
        let cut = Texts::new(&whole[..whole.len() / 2]).collect::<Vec<_>>();
        assert!(cut.len() < 2, "{cut:?}");
        assert_eq!(Texts::new(pack(b"one\0\xff\0")).count(), 0);
        assert_eq!(Texts::new(pack(b"one\0without an end")).count(), 0);
    }
}
