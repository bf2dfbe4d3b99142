//! A message of a shared table.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[allow(dead_code)]
#[path = "../../tests/readers/promises.rs"]
mod promises;

fuzz_target!(|input: &[u8]| {
    promises::wire(input).unwrap();
});
