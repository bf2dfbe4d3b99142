//! Each action in one sentence: the history, the undo label and the message.

use super::action::{Action, Cargo, Held, Other};
use super::state::State;
use crate::games::empires_of_the_north::circle::{Circle, Price, Tile};
use crate::games::empires_of_the_north::lookout::DRAWN;
use crate::games::empires_of_the_north::sea::{Deed, Distance, Ship};
use crate::locale::Message;
use crate::table::rules::{Guided as _, seat_of};
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).text("player", setup.name(seat));
    match action {
        Action::Circle { tiles, by_app } => circle(tiles, *by_app),
        Action::Clan { seat, clan: Some(clan) } => {
            by("empires-of-the-north-did-clan", *seat).say("clan", clan.message())
        }
        Action::Clan { seat, clan: None } => by("empires-of-the-north-did-no-clan", *seat),
        Action::Keep { seat, cards } => {
            by("empires-of-the-north-did-keep", *seat).number("kept", *cards).number("drawn", DRAWN)
        }
        Action::Disc { seat, disc, to, cargo } => disc_used(setup, before, *seat, *disc, *to, *cargo),
        Action::MoveDisc { seat, to, .. } => by("empires-of-the-north-did-move-disc", *seat).say("tile", to.message()),
        Action::Act { seat, what: Other::Build } => by("empires-of-the-north-did-build", *seat),
        Action::Act { seat, what: Other::Location } => by("empires-of-the-north-did-location", *seat),
        Action::Raid { seat, target } => by("empires-of-the-north-did-raid", *seat).text("target", setup.name(*target)),
        Action::Pass { seat } => by("empires-of-the-north-did-pass", *seat),
        Action::Embark { seat, cargo } => by("empires-of-the-north-did-embark", *seat).say("cargo", cargo_name(*cargo)),
        Action::Ahead { place } => {
            let owner = before.queue.ships().get(*place).map(|ship| ship.owner).unwrap_or_default();
            by("empires-of-the-north-did-ahead", owner).number("place", *place)
        }
        Action::Visit { place, distance, deed } => {
            let owner = before.queue.ships().get(*place).map(|ship| ship.owner).unwrap_or_default();
            by(visited(*distance, *deed), owner)
        }
        Action::Back { place } => {
            let owner = before.queue.ships().get(*place).map(|ship| ship.owner).unwrap_or_default();
            by("empires-of-the-north-did-back", owner)
        }
        Action::Points { seat, change, cause } => {
            let key = if *change < 0 { "empires-of-the-north-did-lose" } else { "empires-of-the-north-did-gain" };
            by(key, *seat).number("count", change.unsigned_abs()).say("cause", cause.message())
        }
        Action::Count { seat, what, to: Some(to) } => {
            by("empires-of-the-north-did-count", *seat).say("what", held_name(*what)).number("count", *to)
        }
        Action::Count { seat, what, to: None } => {
            by("empires-of-the-north-did-clear-count", *seat).say("what", held_name(*what))
        }
    }
}

fn circle(tiles: &Circle, by_app: bool) -> Message {
    let key = if by_app { "empires-of-the-north-did-draw-circle" } else { "empires-of-the-north-did-circle" };
    Message::new(key).list("tiles", tiles.tiles().map(Tile::message).to_vec())
}

fn disc_used(setup: &Setup, before: &State, seat: Seat, disc: u8, to: Tile, cargo: Option<Cargo>) -> Message {
    let price = before.discs(seat).get(usize::from(disc)).and_then(|&disc| before.using(disc, to).ok());
    let again = matches!(price, Some((_, Price::Food)));
    let by = |key: &'static str| Message::new(key).text("player", setup.name(seat));
    match (cargo, again) {
        (None, false) => by("empires-of-the-north-did-disc").say("tile", to.message()),
        (None, true) => by("empires-of-the-north-did-disc-again").say("tile", to.message()),
        (Some(cargo), false) => by("empires-of-the-north-did-sail").say("cargo", cargo_name(cargo)),
        (Some(cargo), true) => by("empires-of-the-north-did-sail-again").say("cargo", cargo_name(cargo)),
    }
}

/// What lies on a ship, in words.
pub fn cargo_name(cargo: Cargo) -> Message {
    Message::new(match (cargo.fish, cargo.raze) {
        (false, false) => "empires-of-the-north-cargo-none",
        (true, false) => "empires-of-the-north-cargo-fish",
        (false, true) => "empires-of-the-north-cargo-raze",
        (true, true) => "empires-of-the-north-cargo-both",
    })
}

/// What lies on a ship of the queue.
pub const fn cargo_of(ship: Ship) -> Cargo {
    Cargo { fish: ship.fish, raze: ship.raze }
}

const fn visited(distance: Distance, deed: Deed) -> &'static str {
    match (distance, deed) {
        (Distance::Near, Deed::Pillage) => "empires-of-the-north-did-pillage-near",
        (Distance::Distant, Deed::Pillage) => "empires-of-the-north-did-pillage-distant",
        (Distance::Near, Deed::Conquer) => "empires-of-the-north-did-conquer-near",
        (Distance::Distant, Deed::Conquer) => "empires-of-the-north-did-conquer-distant",
    }
}

/// What a ship does at an island, in words.
pub fn deed_name(distance: Distance, deed: Deed) -> Message {
    Message::new(match (distance, deed) {
        (Distance::Near, Deed::Pillage) => "empires-of-the-north-pillage-near",
        (Distance::Distant, Deed::Pillage) => "empires-of-the-north-pillage-distant",
        (Distance::Near, Deed::Conquer) => "empires-of-the-north-conquer-near",
        (Distance::Distant, Deed::Conquer) => "empires-of-the-north-conquer-distant",
    })
}

/// The name of what is counted.
pub fn held_name(what: Held) -> Message {
    Message::new(match what {
        Held::Cards => "empires-of-the-north-held-cards",
        Held::StartCards => "empires-of-the-north-held-start-cards",
        Held::Fields => "empires-of-the-north-held-fields",
        Held::Upgrades => "empires-of-the-north-held-upgrades",
        Held::Locations => "empires-of-the-north-held-locations",
        Held::Islands => "empires-of-the-north-held-islands",
        Held::Resources => "empires-of-the-north-held-resources",
        Held::Gold => "empires-of-the-north-held-gold",
        Held::Raze => "empires-of-the-north-held-raze",
        Held::Workers => "empires-of-the-north-held-workers",
        Held::Hand => "empires-of-the-north-held-hand",
    })
}

/// Whose an action is: a ship does what its owner does with it.
pub(super) fn whose(before: &State, action: &Action) -> Option<Seat> {
    match action {
        Action::Ahead { place } | Action::Visit { place, .. } | Action::Back { place } => {
            before.queue.ships().get(*place).map(|ship| ship.owner)
        }
        _ => seat_of(before, action),
    }
}

/// What ended with the step.
pub(super) fn ended(before: &State) -> Message {
    match before.step() {
        "count" => Message::new("empires-of-the-north-did-end"),
        "cleanup" => Message::new("empires-of-the-north-did-end-round").number("round", before.round_number()),
        _ => Message::new("empires-of-the-north-did-end-step").say("what", step_title(before)),
    }
}

/// The name of a phase in a round, the name of a step in the set-up.
fn step_title(before: &State) -> Message {
    let guide = super::guide_data();
    if before.in_play() { guide.phase_title(before.table.cursor) } else { guide.step_title(before.table.cursor) }
}

/// Taps on the same thing are one step.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (Action::Points { seat, change, cause }, Action::Points { seat: again, change: more, cause: same })
            if (seat, cause) == (again, same) =>
        {
            Some(Action::Points { seat: *seat, change: change.checked_add(*more)?, cause: *cause })
        }
        (Action::Keep { seat, .. }, Action::Keep { seat: again, cards }) if seat == again => {
            Some(Action::Keep { seat: *seat, cards: *cards })
        }
        _ => None,
    }
}
