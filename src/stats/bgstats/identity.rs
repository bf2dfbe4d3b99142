//! Identities that are the same in every export: those of plays are their ids, those of names are made of the names.

use crate::store::PlayId;

/// The prime and the start of FNV-1a with 128 bits (Fowler, Noll, Vo).
const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// A hash of words that is the same on every machine and in every version.
fn hash(words: &[&str]) -> u128 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain([0xff]));
    bytes.fold(START, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(PRIME))
}

/// The UUID (version 8) of something of this sort with this name.
pub fn uuid_of(sort: &str, name: &str) -> String {
    const VERSION: u128 = 0xf << 76;
    const VARIANT: u128 = 0x3 << 62;
    let plain = hash(&[sort, name]) & !VERSION & !VARIANT;
    dashed(&format!("{:032x}", plain | 0x8 << 76 | 0x2 << 62))
}

/// The id of a play in UUID form.
pub(super) fn uuid_of_play(play: PlayId) -> String {
    dashed(&play.to_string())
}

/// The id of a play that a file names by a UUID; of any other words their hash, which is the same whenever the file is read.
pub fn play_of_uuid(uuid: &str) -> Option<PlayId> {
    let plain = uuid.chars().filter(|c| *c != '-' && *c != '{' && *c != '}').collect::<String>().to_lowercase();
    plain.parse().ok().or_else(|| play_of_words(&["play", uuid]))
}

/// The id of what a play has become in its file, where it is another play here, as with other players: the same whenever
/// that file is read.
pub fn changed_id(play: PlayId, modified: &str) -> Option<PlayId> {
    play_of_words(&["changed", &play.to_string(), modified])
}

/// The id of a play that a file gives no UUID: the hash of what it says.
pub(super) fn play_of_words(words: &[&str]) -> Option<PlayId> {
    format!("{:032x}", hash(words)).parse().ok()
}

fn dashed(digits: &str) -> String {
    let part = |from: usize, to: usize| digits.get(from..to).unwrap_or_default();
    [part(0, 8), part(8, 12), part(12, 16), part(16, 20), part(20, 32)].join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_play_has_its_id_in_the_form_of_a_uuid() {
        let id: PlayId = "0123456789abcdef0123456789abcdef".parse().unwrap();
        assert_eq!(uuid_of_play(id), "01234567-89ab-cdef-0123-456789abcdef");
        assert_eq!(play_of_uuid("01234567-89AB-CDEF-0123-456789abcdef"), Some(id));
        assert_eq!(play_of_uuid("no uuid"), play_of_uuid("no uuid"));
        assert_ne!(play_of_uuid("no uuid"), play_of_uuid("no other"));
    }

    #[test]
    fn a_name_has_one_uuid_in_every_version() {
        assert_eq!(uuid_of("player", "Anna"), uuid_of("player", "Anna"));
        assert_ne!(uuid_of("player", "Anna"), uuid_of("game", "Anna"));
        let uuid = uuid_of("player", "Žofie");
        assert_eq!((uuid.len(), uuid.get(14..15), uuid.matches('-').count()), (36, Some("8"), 4));
        assert!(matches!(uuid.get(19..20), Some("8" | "9" | "a" | "b")), "{uuid}");
    }
}
