//! What every game asks of a setup before a play begins.

use std::ops::RangeInclusive;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::locale::Message;
use crate::table::rules::Refusal;
use crate::table::seat::Setup;

/// Whether so many can play, and the one who starts is among them.
///
/// # Errors
/// The message of `players` with the least and the most, or that nobody sits there.
pub(super) fn seated(setup: &Setup, seats: &RangeInclusive<usize>, players: &'static str) -> Result<(), Refusal> {
    if !seats.contains(&setup.players.len()) {
        let say = Message::new(players).number("least", *seats.start());
        return Err(Refusal(say.number("most", *seats.end())));
    }
    if setup.first.index() >= setup.players.len() {
        return Err(Refusal::new("table-no-such-player"));
    }
    Ok(())
}

/// What the owner has read off their own box; the default where there is nothing.
///
/// # Errors
/// The message of `unreadable`, with its detail.
pub(super) fn figures<T: DeserializeOwned + Default>(figures: &Value, unreadable: &'static str) -> Result<T, Refusal> {
    if figures.is_null() {
        return Ok(T::default());
    }
    Deserialize::deserialize(figures)
        .map_err(|error| Refusal(Message::new(unreadable).text("detail", error.to_string())))
}
