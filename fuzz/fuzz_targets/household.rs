//! A file of a whole household, as it is and with its seal made anew.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/readers/promises.rs"]
mod promises;

fuzz_target!(|input: &[u8]| {
    promises::household(input).unwrap();
    promises::household_with_its_seal(input).unwrap();
});
