//! A file of plays, as it is and with its seal made anew.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/readers/promises.rs"]
mod promises;

fuzz_target!(|input: &[u8]| {
    promises::plays(input).unwrap();
    promises::play_with_its_seal(input).unwrap();
});
