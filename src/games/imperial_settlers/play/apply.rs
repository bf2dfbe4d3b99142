//! What an action does, once the rules have allowed it.

use super::action::{Action, Target, Why};
use super::state::{Realm, State};
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::lookout::{Step, prompt_end};
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Faction { seat, faction } => with(state, *seat, |realm| realm.faction = *faction),
        Action::Look { .. } => {
            let end = prompt_end(&state.lookout(), state.round.looked);
            look(state, end);
        }
        Action::Taken { seat, on } => take(state, *seat, *on),
        Action::Count { seat, site, count } => with(state, *seat, |realm| {
            if let Some(site) = realm.sites.get_mut(*site) {
                site.counts = Some(*count);
            }
        }),
        Action::Score { seat, points, why } => with(state, *seat, |realm| realm.score(*why, (*points).into())),
        Action::Deal { seat, good } => {
            with(state, *seat, |realm| {
                realm.deals.push(*good);
                if *good == Good::Vp {
                    realm.score(Why::Deal, 1);
                }
            });
            acted(state, *seat);
        }
        Action::DropDeal { seat, deal } => with(state, *seat, |realm| {
            if *deal < realm.deals.len() {
                realm.deals.remove(*deal);
            }
        }),
        Action::Build { .. } | Action::Rebuild { .. } | Action::Remove { .. } => build(state, action),
        Action::Raze { seat, target, points, .. } => {
            razed(state, *target);
            with(state, *seat, |realm| realm.score(Why::Raze, (*points).into()));
            acted(state, *seat);
        }
        Action::Use { seat, points, .. } => {
            with(state, *seat, |realm| realm.score(Why::Action, (*points).into()));
            acted(state, *seat);
        }
        Action::Send { seat, .. } | Action::Turn { seat } => acted(state, *seat),
        Action::Pass { seat, on } => pass(state, *seat, *on),
        Action::SetTurn { seat } => state.round.turn = *seat,
        Action::Left { .. }
        | Action::Store { .. }
        | Action::Built { .. }
        | Action::Shrine { .. }
        | Action::Gate { .. }
        | Action::Tie { .. } => count(state, action),
        Action::Drawn { card } => state.round.drawn = Some(*card),
        Action::Shuffle { deck } => state.virtual_player.deck.clone_from(deck),
        Action::Reveal { good } => state.reveal(*good),
        Action::Fall { site } => state.fall(*site),
        Action::DropTarget { target } => {
            if *target < state.virtual_player.targets.len() {
                let gone = state.virtual_player.targets.remove(*target);
                state.virtual_player.gone.push(gone);
            }
        }
        Action::HisCards { count } => state.virtual_player.cards = *count,
    }
}

fn with(state: &mut State, seat: Seat, change: impl FnOnce(&mut Realm)) {
    if let Some(realm) = state.realm_mut(seat) {
        change(realm);
    }
}

/// The steps of the lookout up to this one are done; the virtual player gets his cards on the way.
fn look(state: &mut State, end: usize) {
    let his = |step: &&Step| matches!(step, Step::VirtualDraws { .. } | Step::VirtualTakes);
    let steps = state.lookout();
    let passed = steps.iter().take(end).skip(state.round.looked);
    let cards = passed.filter(his).count();
    state.virtual_player.cards = state.virtual_player.cards.saturating_add(u32::try_from(cards).unwrap_or(0));
    state.round.looked = state.round.looked.max(end);
}

/// A player takes the production: its points go on the track. Or gives it back, with the points it gave.
fn take(state: &mut State, seat: Seat, on: bool) {
    let points = state.production(seat).total().count(Good::Vp);
    let Some(taken) = state.round.taken.get_mut(seat.index()) else { return };
    let before = taken.unwrap_or(0);
    *taken = on.then_some(points);
    let now = taken.unwrap_or(0);
    with(state, seat, |realm| realm.score(Why::Production, i64::from(now) - i64::from(before)));
}

fn build(state: &mut State, action: &Action) {
    match action {
        Action::Build { seat, site, instead_of } => {
            let points = site.yields().count(Good::Vp);
            with(state, *seat, |realm| {
                if let Some(place) = *instead_of {
                    realm.take_out(place);
                }
                realm.add(site);
                realm.score(Why::Production, points.into());
            });
            state.known.learn(site);
            acted(state, *seat);
        }
        Action::Rebuild { seat, site, to } => {
            with(state, *seat, |realm| realm.rebuild(*site, to));
            state.known.learn(to);
        }
        Action::Remove { seat, site } => with(state, *seat, |realm| {
            realm.take_out(*site);
        }),
        _ => {}
    }
}

fn razed(state: &mut State, target: Target) {
    match target {
        Target::Hand { .. } => {}
        Target::Rival { seat, japanese, site, .. } => with(state, seat, |realm| {
            if let Some(place) = site {
                realm.take_out(place);
            } else {
                let count = realm.count_mut(japanese);
                *count = count.map(|count| count.saturating_sub(1));
            }
        }),
        Target::His => state.virtual_player.cards = state.virtual_player.cards.saturating_sub(1),
    }
}

/// Whoever is on turn and has acted hands the turn on.
fn acted(state: &mut State, seat: Seat) {
    if let Some(acts) = state.round.acts.get_mut(seat.index()) {
        *acts = acts.saturating_add(1);
    }
    if state.step() == "act" && state.round.turn == seat {
        state.round.turn = state.after(seat).unwrap_or(seat);
    }
}

fn pass(state: &mut State, seat: Seat, on: bool) {
    if let Some(passed) = state.round.passed.get_mut(seat.index()) {
        *passed = on;
    }
    if on {
        acted(state, seat);
    } else if state.has_passed(state.round.turn) {
        state.round.turn = seat;
    }
}

fn count(state: &mut State, action: &Action) {
    match action {
        Action::Left { seat, good, count } => {
            if let Some(left) = state.round.left.get_mut(seat.index()) {
                left.set(*good, *count);
            }
        }
        Action::Store { seat, good, on } => with(state, *seat, |realm| {
            realm.stores.retain(|stored| stored != good);
            if *on {
                realm.stores.push(*good);
            }
        }),
        Action::Built { seat, own, count } => with(state, *seat, |realm| *realm.count_mut(*own) = *count),
        Action::Shrine { seat, resources } => with(state, *seat, |realm| realm.shrine = *resources),
        Action::Gate { seat, gate, cards } => with(state, *seat, |realm| {
            if let Some(place) = realm.gates.get_mut(usize::from(*gate)) {
                *place = *cards;
            }
        }),
        Action::Tie { seat, goods, hand } => with(state, *seat, |realm| {
            (realm.goods, realm.hand) = (*goods, *hand);
        }),
        _ => {}
    }
}

/// Ends the step, with all that the table did not tick off one by one.
pub(super) fn next(state: &mut State) {
    match state.step() {
        "lookout" => {
            let end = state.lookout().len();
            look(state, end);
        }
        "produce" => {
            for seat in state.all_seats() {
                if state.round.taken.get(seat.index()).copied().flatten().is_none() {
                    take(state, seat, true);
                }
            }
        }
        "act" => state.round.passed.fill(true),
        "clean-up" => {
            for seat in state.all_seats() {
                let kept = state.clean_up(seat).map(|sorted| sorted.kept).unwrap_or_default();
                with(state, seat, |realm| realm.kept = kept);
            }
        }
        _ => {}
    }
    match state.following() {
        Some(to) => arrive(state, to),
        None => state.table.over = true,
    }
}

/// The guide comes to a step: a new round begins fresh, and before his attacks the virtual player collects his cards.
pub(super) fn arrive(state: &mut State, to: Cursor) {
    let new_round = (to.part, to.round) != (state.table.cursor.part, state.table.cursor.round);
    state.table.cursor = to;
    if new_round {
        state.begin_round();
    }
    if state.is_solo() && state.step() == "attack" {
        state.collect();
    }
}
