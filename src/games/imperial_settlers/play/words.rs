//! Goods and origins of points in words, for the history and the panels.

use super::action::Why;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::locale::Message;

/// So many of a good, in words.
pub fn counted(good: Good, count: u32) -> Message {
    Message::new(match good {
        Good::Worker => "imperial-settlers-count-worker",
        Good::Wood => "imperial-settlers-count-wood",
        Good::Stone => "imperial-settlers-count-stone",
        Good::Food => "imperial-settlers-count-food",
        Good::Gold => "imperial-settlers-count-gold",
        Good::Raze => "imperial-settlers-count-raze",
        Good::Defense => "imperial-settlers-count-defense",
        Good::Card => "imperial-settlers-count-card",
        Good::Vp => "imperial-settlers-count-vp",
    })
    .number("count", count)
}

/// These goods in words, one after the other; the word for nothing when there are none.
pub fn goods_list(goods: &Goods) -> Vec<Message> {
    if goods.is_empty() {
        return vec![Message::new("imperial-settlers-nothing")];
    }
    goods.iter().map(|(good, count)| counted(good, count)).collect()
}

/// Where points come from, in words.
pub fn why_name(why: Why) -> Message {
    Message::new(match why {
        Why::Action => "imperial-settlers-why-action",
        Why::Deal => "imperial-settlers-why-deal",
        Why::Production => "imperial-settlers-why-production",
        Why::Raze => "imperial-settlers-why-raze",
        Why::Card => "imperial-settlers-why-card",
    })
}
