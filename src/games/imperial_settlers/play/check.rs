//! What the rules refuse, and why.

use super::action::{Action, Target};
use super::site::{MOST, Site};
use super::state::{GATES, State};
use crate::games::imperial_settlers::actions::{Card, RazedFrom, raze, send};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::lookout::Step;
use crate::locale::Message;
use crate::table::rules::{self, Refusal, allow};
use crate::table::seat::Seat;

type Checked = Result<(), Refusal>;

/// The most of anything that is counted by hand: a guard against a slip of a finger.
const MOST_COUNTED: u32 = 999;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Faction { seat, faction } => {
            known(state, *seat)?;
            let taken = |other: Seat| other != *seat && faction.is_some() && state.realm(other).faction == *faction;
            match state.all_seats().find(|&other| taken(other)) {
                None => Ok(()),
                Some(other) => Err(Refusal(
                    Message::new("imperial-settlers-refuse-faction-taken").say("player", state.name(other)),
                )),
            }
        }
        Action::Look { at } => {
            at_step(state, "lookout")?;
            let steps = state.lookout();
            let choices = |step: &Step| matches!(step, Step::Pick { .. } | Step::Keep { .. });
            let ahead = steps.iter().skip(*at).any(choices);
            allow(*at == state.round.looked && ahead, "table-refuse-moved-on")
        }
        Action::Taken { seat, on } => {
            known(state, *seat)?;
            at_step(state, "produce")?;
            let taken = state.round.taken.get(seat.index()).copied().flatten();
            let already = if *on { "imperial-settlers-refuse-has-taken" } else { "imperial-settlers-refuse-not-taken" };
            allow_of(state, *seat, taken.is_some() != *on, already)?;
            let points = i64::from(taken.unwrap_or(0));
            allow_of(state, *seat, *on || state.track(*seat) >= points, "imperial-settlers-refuse-fewer-than-none")
        }
        Action::Score { seat, points, .. } => {
            known(state, *seat)?;
            at_most(state, *seat, points.unsigned_abs(), MOST)?;
            let track = state.track(*seat) + i64::from(*points);
            allow_of(state, *seat, track >= 0, "imperial-settlers-refuse-fewer-than-none")?;
            at_most(state, *seat, u32::try_from(track).unwrap_or(u32::MAX), MOST_COUNTED)
        }
        Action::Count { .. }
        | Action::Deal { .. }
        | Action::DropDeal { .. }
        | Action::Build { .. }
        | Action::Rebuild { .. }
        | Action::Remove { .. } => empire(state, action),
        Action::Raze { .. }
        | Action::Use { .. }
        | Action::Send { .. }
        | Action::Pass { .. }
        | Action::Turn { .. }
        | Action::SetTurn { .. } => turn(state, action),
        Action::Left { .. }
        | Action::Store { .. }
        | Action::Built { .. }
        | Action::Shrine { .. }
        | Action::Gate { .. }
        | Action::Tie { .. } => counted(state, action),
        Action::Drawn { .. }
        | Action::Shuffle { .. }
        | Action::Reveal { .. }
        | Action::Fall { .. }
        | Action::DropTarget { .. }
        | Action::HisCards { .. } => solo(state, action),
    }
}

/// The same, with a reason that names the player.
fn allow_of(state: &State, seat: Seat, fine: bool, otherwise: &'static str) -> Checked {
    if fine { Ok(()) } else { Err(Refusal(Message::new(otherwise).say("player", state.name(seat)))) }
}

/// A number of a player that goes no higher than this.
fn at_most(state: &State, seat: Seat, number: u32, most: u32) -> Checked {
    rules::at_most(number, most, Some(state.name(seat)))
}

fn known(state: &State, seat: Seat) -> Checked {
    rules::known(seat, state.seats)
}

fn at_step(state: &State, step: &str) -> Checked {
    allow(state.step() == step && !state.over, "imperial-settlers-refuse-not-now")
}

/// A player who acts: one who has not passed, where actions are taken.
fn acts(state: &State, seat: Seat) -> Checked {
    known(state, seat)?;
    if state.step() == "act" && state.has_passed(seat) {
        return Err(Refusal(Message::new("imperial-settlers-refuse-has-passed").say("player", state.name(seat))));
    }
    Ok(())
}

/// A location of the player.
fn site_of(state: &State, seat: Seat, site: usize) -> Result<&Site, Refusal> {
    known(state, seat)?;
    state.realm(seat).sites.get(site).ok_or_else(|| Refusal::new("imperial-settlers-refuse-no-such-location"))
}

/// A card of a faction belongs to a player of that faction.
fn belongs(state: &State, seat: Seat, site: &Site) -> Checked {
    let fits = site.faction.is_none() || site.faction == state.realm(seat).faction;
    allow(fits, "imperial-settlers-refuse-other-faction")
}

fn empire(state: &State, action: &Action) -> Checked {
    match action {
        Action::Count { seat, site, count } => {
            let site = site_of(state, *seat, *site)?;
            allow(site.counts.is_some(), "imperial-settlers-refuse-counts-nothing")?;
            site.check_count(*count)
        }
        Action::Deal { seat, good } => {
            acts(state, *seat)?;
            allow(Good::ON_CARDS.contains(good), "imperial-settlers-refuse-not-on-cards")
        }
        Action::DropDeal { seat, deal } => {
            known(state, *seat)?;
            allow(*deal < state.realm(*seat).deals.len(), "imperial-settlers-refuse-no-such-deal")
        }
        Action::Build { seat, site, instead_of } => {
            acts(state, *seat)?;
            site.check()?;
            belongs(state, *seat, site)?;
            instead_of.map_or(Ok(()), |place| site_of(state, *seat, place).map(|_| ()))
        }
        Action::Rebuild { seat, site, to } => {
            site_of(state, *seat, *site)?;
            to.check()?;
            belongs(state, *seat, to)
        }
        Action::Remove { seat, site } => site_of(state, *seat, *site).map(|_| ()),
        _ => Ok(()),
    }
}

fn turn(state: &State, action: &Action) -> Checked {
    match action {
        Action::Raze { seat, target, by_card, points } => {
            acts(state, *seat)?;
            at_most(state, *seat, *points, MOST)?;
            razes(state, *seat, *target, *by_card)
        }
        Action::Use { seat, site, points } => {
            acts(state, *seat)?;
            at_most(state, *seat, *points, MOST)?;
            let track = state.track(*seat) + i64::from(*points);
            at_most(state, *seat, u32::try_from(track).unwrap_or(u32::MAX), MOST_COUNTED)?;
            site.map_or(Ok(()), |place| site_of(state, *seat, place).map(|_| ()))
        }
        Action::Send { seat, workers } => {
            acts(state, *seat)?;
            at_most(state, *seat, *workers, MOST)?;
            Ok(send(*workers).map(|_| ())?)
        }
        Action::Pass { seat, on } => {
            known(state, *seat)?;
            at_step(state, "act")?;
            let already =
                if *on { "imperial-settlers-refuse-passed-already" } else { "imperial-settlers-refuse-not-passed" };
            allow_of(state, *seat, state.has_passed(*seat) != *on, already)
        }
        Action::Turn { seat } => {
            at_step(state, "act")?;
            allow(*seat == state.round.turn && !state.has_passed(*seat), "imperial-settlers-refuse-not-on-turn")
        }
        Action::SetTurn { seat } => {
            at_step(state, "act")?;
            acts(state, *seat)
        }
        _ => Ok(()),
    }
}

/// Whether this card can be razed from there. The raze tokens lie on the table: their owner sees whether they suffice.
fn razes(state: &State, seat: Seat, target: Target, by_card: bool) -> Checked {
    let card = |faction: Option<Faction>, japanese: bool| match japanese {
        false => Card::Common,
        true if faction == Some(Faction::Japanese) => Card::Japanese,
        true => Card::Faction,
    };
    // What a card does is no razing by the rule of the peaceful variant.
    let peaceful = state.options.is_peaceful() && !by_card;
    match target {
        Target::Hand { japanese } => {
            raze(card(state.realm(seat).faction, japanese), RazedFrom::Hand, u32::MAX, peaceful)?;
        }
        Target::Rival { seat: rival, japanese, protected, site } => {
            known(state, rival)?;
            allow(rival != seat, "imperial-settlers-refuse-own-location")?;
            if let Some(place) = site {
                let fits = site_of(state, rival, place)?.faction.is_some() == japanese;
                allow(fits, "imperial-settlers-refuse-no-such-location")?;
            }
            let passed = state.has_passed(rival);
            let place = RazedFrom::Rival { protected, passed };
            raze(card(state.realm(rival).faction, japanese), place, u32::MAX, peaceful)?;
        }
        Target::His => {
            allow(state.is_solo() && state.virtual_player.cards > 0, "imperial-settlers-refuse-none-of-his")?;
        }
    }
    Ok(())
}

fn counted(state: &State, action: &Action) -> Checked {
    let (seat, counts): (&Seat, Vec<u32>) = match action {
        Action::Left { seat, good, count } => {
            allow(good.is_token(), "imperial-settlers-refuse-stays-anyway")?;
            (seat, vec![*count])
        }
        Action::Store { seat, good, on } => {
            allow(good.is_token(), "imperial-settlers-refuse-stays-anyway")?;
            if state.realm(*seat).stores.contains(good) == *on {
                let already =
                    if *on { "imperial-settlers-refuse-stores" } else { "imperial-settlers-refuse-stores-not" };
                let already = Message::new(already).say("player", state.name(*seat));
                return Err(Refusal(already.say("good", good.message())));
            }
            (seat, Vec::new())
        }
        Action::Built { seat, count, .. } => (seat, count.iter().copied().collect()),
        Action::Shrine { seat, resources } => {
            japanese(state, *seat)?;
            (seat, resources.iter().copied().collect())
        }
        Action::Gate { seat, gate, cards } => {
            japanese(state, *seat)?;
            allow(usize::from(*gate) < GATES, "imperial-settlers-refuse-no-such-location")?;
            (seat, cards.iter().copied().collect())
        }
        Action::Tie { seat, goods, hand } => (seat, goods.iter().chain(hand).copied().collect()),
        _ => return Ok(()),
    };
    known(state, *seat)?;
    counts.into_iter().try_for_each(|count| at_most(state, *seat, count, MOST_COUNTED))
}

/// Shrine and Gate are Japanese cards.
fn japanese(state: &State, seat: Seat) -> Checked {
    allow(state.realm(seat).faction == Some(Faction::Japanese), "imperial-settlers-refuse-other-faction")
}

fn solo(state: &State, action: &Action) -> Checked {
    allow(state.is_solo(), "imperial-settlers-refuse-solo-only")?;
    let player = &state.virtual_player;
    match action {
        Action::Drawn { card } => {
            let fits = state.draws_from().is_some_and(|from| (1..=from).contains(card));
            allow(fits, "imperial-settlers-refuse-not-now")?;
            let drawn = |card| Refusal(Message::new("imperial-settlers-refuse-drawn").number("card", card));
            state.round.drawn.map_or(Ok(()), |card| Err(drawn(card)))
        }
        Action::Shuffle { deck } => {
            rules::at_most(u32::try_from(deck.len()).unwrap_or(u32::MAX), MOST, None)?;
            let on_cards = deck.iter().all(|good| Good::ON_CARDS.contains(good));
            allow(on_cards, "imperial-settlers-refuse-not-on-cards")
        }
        Action::Reveal { good } => {
            allow(state.may_reveal(), "imperial-settlers-refuse-not-now")?;
            allow(Good::ON_CARDS.contains(good), "imperial-settlers-refuse-not-on-cards")?;
            allow(player.deck.first().is_none_or(|top| top == good), "imperial-settlers-refuse-not-on-top")
        }
        Action::Fall { site } => {
            let open = state.round.attacks.last().map(super::virtual_player::Fought::open).unwrap_or_default();
            allow(open.contains(site), "imperial-settlers-refuse-no-such-location")
        }
        Action::DropTarget { target } => allow(*target < player.targets.len(), "imperial-settlers-refuse-no-such-deal"),
        Action::HisCards { count } => rules::at_most(*count, MOST, None),
        _ => Ok(()),
    }
}
