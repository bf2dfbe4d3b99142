//! What the system says when a file or an address cannot be had, in words of ours: its own are English.

use std::io::{Error, ErrorKind};

use crate::locale::Message;

/// The words of the system in the language of the person, where they are ones that people meet; else as they are.
///
/// The kind is told by the number that Rust writes behind them ("(os error 2)"), so that an error can be kept, compared and
/// sent between threads as a text.
pub(crate) fn in_words(why: &str) -> Message {
    let number = why.rsplit_once("(os error ").and_then(|(_, rest)| rest.strip_suffix(')')?.parse().ok());
    let key = match number.map(|number| Error::from_raw_os_error(number).kind()) {
        Some(ErrorKind::NotFound) => "store-why-not-found",
        Some(ErrorKind::PermissionDenied) => "store-why-not-allowed",
        Some(ErrorKind::IsADirectory) => "store-why-folder",
        Some(ErrorKind::NotADirectory) => "store-why-no-folder",
        Some(ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => "store-why-full",
        Some(ErrorKind::ReadOnlyFilesystem) => "store-why-read-only",
        Some(ErrorKind::InvalidFilename) => "store-why-name",
        Some(ErrorKind::AddrInUse) => "store-why-in-use",
        Some(ErrorKind::AddrNotAvailable) => "store-why-no-address",
        _ => return Message::literal(why),
    };
    Message::new(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn what_people_meet_is_said_in_their_language_and_the_rest_as_it_is() {
        let missing = std::fs::read("no such file").unwrap_err();
        assert_eq!(Language::Cs.say(&in_words(&missing.to_string())), "neexistuje");
        let folder = std::fs::read(".").unwrap_err();
        assert_eq!(Language::En.say(&in_words(&folder.to_string())), "it is a folder");
        let taken = std::io::Error::from_raw_os_error(98).to_string();
        if cfg!(target_os = "linux") {
            assert_eq!(Language::Cs.say(&in_words(&taken)), "už ji používá něco jiného");
        }
        for odd in ["", "(os error )", "odd (os error 2) words", "stream did not contain valid UTF-8"] {
            assert_eq!(Language::Cs.say(&in_words(odd)), odd);
        }
    }
}
