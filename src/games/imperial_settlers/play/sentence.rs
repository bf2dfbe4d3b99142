//! Each action in one sentence: the history, the undo label and the message.

use super::action::{Action, Target};
use super::guide_view::next_action;
use super::site::Site;
use super::state::State;
use super::words::{counted, goods_list, why_name};
use crate::games::imperial_settlers::actions::{Card, RazedFrom, WORKERS_OF_A_CHOICE, raze};
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::lookout::{Step as LookoutStep, prompt_end};
use crate::locale::Message;
use crate::table::action::AnyAction;
use crate::table::rules::{Guided as _, seat_of};
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: &Seat| Message::new(key).text("player", setup.name(*seat));
    let site = |seat: &Seat, place: usize| {
        before.realm(*seat).sites.get(place).map_or_else(|| Message::literal(""), Site::message)
    };
    match action {
        Action::Faction { seat, faction: Some(faction) } => {
            by("imperial-settlers-did-faction", seat).say("faction", faction.message())
        }
        Action::Faction { seat, faction: None } => by("imperial-settlers-did-no-faction", seat),
        Action::Look { at } => {
            let steps = before.lookout();
            let asked = steps.get(prompt_end(&steps, *at).saturating_sub(1));
            let said = asked.map_or_else(|| Message::literal(""), |step| step.say(&|seat| before.name(seat)));
            Message::new("imperial-settlers-did-look").say("what", said)
        }
        Action::Taken { seat, on: true } => {
            let goods = goods_list(&before.production(*seat).total());
            by("imperial-settlers-did-take", seat).names("goods", goods)
        }
        Action::Taken { seat, on: false } => by("imperial-settlers-did-not-take", seat),
        Action::Count { seat, site: place, count } => {
            by("imperial-settlers-did-count", seat).say("what", site(seat, *place)).number("count", *count)
        }
        Action::Score { seat, points, why } => {
            by("imperial-settlers-did-score", seat).number("points", *points).say("why", why_name(*why))
        }
        Action::Deal { seat, good } => by("imperial-settlers-did-deal", seat).say("good", counted(*good, 1)),
        Action::DropDeal { seat, deal } => {
            let good =
                before.realm(*seat).deals.get(*deal).map_or_else(|| Message::literal(""), |&good| counted(good, 1));
            by("imperial-settlers-did-drop-deal", seat).say("good", good)
        }
        Action::Build { seat, site: built, instead_of } => did_build(setup, before, *seat, built, *instead_of),
        Action::Rebuild { seat, to, .. } => by("imperial-settlers-did-rebuild", seat).say("what", to.in_sentence()),
        Action::Remove { seat, site: place } => {
            let gone = before.realm(*seat).sites.get(*place);
            let gone = gone.map_or_else(|| Message::literal(""), Site::in_sentence);
            by("imperial-settlers-did-remove", seat).say("what", gone)
        }
        Action::Raze { seat, target, by_card, .. } => did_raze(setup, before, *seat, *target, *by_card),
        Action::Use { seat, site: place, points } => did_use(setup, before, *seat, *place, *points),
        Action::Send { seat, workers } => by("imperial-settlers-did-send", seat)
            .say("workers", counted(Good::Worker, *workers))
            .number("count", workers / WORKERS_OF_A_CHOICE),
        Action::Pass { seat, on: true } => by("imperial-settlers-did-pass", seat),
        Action::Pass { seat, on: false } => by("imperial-settlers-did-not-pass", seat),
        Action::Turn { seat } => by("imperial-settlers-did-turn", seat),
        Action::SetTurn { seat } => by("imperial-settlers-did-set-turn", seat),
        Action::Left { seat, good, count } => {
            by("imperial-settlers-did-left", seat).say("goods", counted(*good, *count))
        }
        Action::Store { seat, good, on } => {
            let key = if *on { "imperial-settlers-did-store" } else { "imperial-settlers-did-not-store" };
            by(key, seat).say("good", good.message())
        }
        Action::Built { seat, own, count } => did_count(setup, *seat, *own, *count),
        Action::Shrine { seat, resources } => {
            numbered(setup, *seat, Message::new("rules-imperial-settlers-row-shrines"), *resources)
        }
        Action::Gate { seat, cards, .. } => {
            numbered(setup, *seat, Message::new("rules-imperial-settlers-row-gates"), *cards)
        }
        Action::Tie { seat, goods, hand } => {
            by("imperial-settlers-did-tie", seat).text("count", dash(*goods)).text("hand", dash(*hand))
        }
        Action::Drawn { .. } | Action::Shuffle { .. } | Action::Reveal { .. } | Action::Fall { .. } => {
            solo(before, action)
        }
        Action::DropTarget { .. } | Action::HisCards { .. } => solo(before, action),
    }
}

/// Something that somebody counted, or a dash.
fn numbered(setup: &Setup, seat: Seat, what: Message, number: Option<u32>) -> Message {
    Message::new("imperial-settlers-did-number")
        .text("player", setup.name(seat))
        .say("what", what)
        .text("count", dash(number))
}

fn dash(number: Option<u32>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| number.to_string())
}

fn did_count(setup: &Setup, seat: Seat, own: bool, count: Option<u32>) -> Message {
    let what =
        Message::new(if own { "rules-imperial-settlers-row-faction" } else { "rules-imperial-settlers-row-common" });
    numbered(setup, seat, what, count)
}

fn did_build(setup: &Setup, before: &State, seat: Seat, built: &Site, instead_of: Option<usize>) -> Message {
    let discarded = instead_of.and_then(|place| before.realm(seat).sites.get(place));
    let built = &before.realm(seat).numbered(built);
    let by = |key: &'static str| Message::new(key).text("player", setup.name(seat)).say("what", built.in_sentence());
    match (built.produces(), discarded) {
        (false, None) => by("imperial-settlers-did-build"),
        (false, Some(gone)) => by("imperial-settlers-did-build-over").say("gone", gone.in_sentence()),
        (true, None) => by("imperial-settlers-did-build-taking").names("goods", goods_list(&built.yields())),
        (true, Some(gone)) => by("imperial-settlers-did-build-over-taking")
            .say("gone", gone.in_sentence())
            .names("goods", goods_list(&built.yields())),
    }
}

/// Which action location was used, and what it gave.
fn did_use(setup: &Setup, before: &State, seat: Seat, place: Option<usize>, points: u32) -> Message {
    let site = place.and_then(|place| before.realm(seat).sites.get(place));
    let what = site.map_or_else(|| Message::new("imperial-settlers-an-action-location"), Site::message);
    let key = if points == 0 { "imperial-settlers-did-use" } else { "imperial-settlers-did-use-for" };
    Message::new(key).text("player", setup.name(seat)).say("what", what).say("points", counted(Good::Vp, points))
}

/// What was razed, what it took and what its owner is left with.
fn did_raze(setup: &Setup, before: &State, seat: Seat, target: Target, by_card: bool) -> Message {
    let by = |key: &'static str| Message::new(key).text("player", setup.name(seat));
    match target {
        Target::Hand { .. } => by("imperial-settlers-did-raze-hand"),
        Target::His => by("imperial-settlers-did-raze-his"),
        Target::Rival { seat: rival, japanese, protected, site } => {
            let name = site.and_then(|place| before.realm(rival).sites.get(place)).cloned().unwrap_or_else(|| Site {
                faction: before.realm(rival).faction.filter(|_| japanese),
                ..Site::default()
            });
            let say = |key| by(key).text("rival", setup.name(rival)).say("what", name.message());
            let card = if japanese { Card::Japanese } else { Card::Common };
            match raze(card, RazedFrom::Rival { protected, passed: false }, u32::MAX, false) {
                Ok(razing) if by_card && razing.foundation => say("imperial-settlers-did-raze-by-card"),
                Ok(razing) if razing.foundation => say("imperial-settlers-did-raze").number("tokens", razing.tokens),
                Ok(_) if by_card => say("imperial-settlers-did-raze-japanese-by-card"),
                Ok(razing) => say("imperial-settlers-did-raze-japanese").number("tokens", razing.tokens),
                Err(_) => Message::literal(""),
            }
        }
    }
}

fn solo(before: &State, action: &Action) -> Message {
    match action {
        Action::Drawn { card } => Message::new("imperial-settlers-did-draw").number("card", *card),
        Action::Shuffle { deck } if deck.is_empty() => Message::new("imperial-settlers-did-no-deck"),
        Action::Shuffle { deck } => Message::new("imperial-settlers-did-shuffle").number("count", deck.len()),
        Action::Reveal { good } => revealed(before, *good),
        Action::Fall { site } => {
            let sites = &before.realm(super::virtual_player::PLAYER).sites;
            let name = sites.get(*site).map_or_else(|| Message::literal(""), Site::message);
            Message::new("imperial-settlers-did-fall").say("what", name)
        }
        Action::DropTarget { target } => {
            let good =
                before.virtual_player.targets.get(*target).map_or_else(|| Message::literal(""), |good| good.message());
            Message::new("imperial-settlers-did-drop-target").say("good", good)
        }
        Action::HisCards { count } => Message::new("imperial-settlers-did-his-cards").number("count", *count),
        _ => Message::literal(""),
    }
}

/// The card that was revealed, and in the attacks what it did.
fn revealed(before: &State, good: Good) -> Message {
    let card = Message::new("imperial-settlers-did-reveal").say("good", good.message());
    if before.step() != "attack" {
        return card;
    }
    let mut after = before.clone();
    after.reveal(good);
    match after.round.attacks.last() {
        Some(fought) => {
            let what = fought.reason().what;
            Message::new("imperial-settlers-did-attack").say("good", good.message()).say("what", what)
        }
        None => card,
    }
}

/// Whose an action is: what the lookout asks for, somebody picks.
pub(super) fn whose(before: &State, action: &Action) -> Option<Seat> {
    match action {
        Action::Look { at } => {
            let steps = before.lookout();
            match steps.get(prompt_end(&steps, *at).saturating_sub(1)) {
                Some(LookoutStep::Pick { seat, .. }) => Some(*seat),
                _ => None,
            }
        }
        _ => seat_of(before, action),
    }
}

/// What ended with the step.
pub(super) fn ended(before: &State) -> Message {
    let skipped = !matches!(next_action(before), Some(AnyAction::Table(_)));
    match before.step() {
        // The first attack card is still to come.
        "factions" if before.is_solo() => Message::new("imperial-settlers-did-end-faction"),
        "lookout" => Message::new("imperial-settlers-did-end-lookout"),
        "produce" => Message::new("imperial-settlers-did-end-production"),
        "act" if skipped => Message::new("imperial-settlers-did-all-pass"),
        "act" => Message::new("imperial-settlers-did-end-actions"),
        "clean-up" => Message::new("imperial-settlers-did-end-clean-up"),
        "attack" => Message::new("imperial-settlers-did-end-attack"),
        "score" => Message::new("imperial-settlers-did-end-score"),
        _ => Message::new("imperial-settlers-did-end-setup"),
    }
}

/// Taps on the same thing are one step.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (Action::Score { seat, points, why }, Action::Score { seat: again, points: more, why: same })
            if (seat, why) == (again, same) =>
        {
            Some(Action::Score { seat: *seat, points: points.checked_add(*more)?, why: *why })
        }
        (Action::Built { seat, own, .. }, Action::Built { seat: again, own: same, .. })
            if (seat, own) == (again, same) =>
        {
            Some(later.clone())
        }
        (Action::Left { seat, good, .. }, Action::Left { seat: again, good: same, .. })
            if (seat, good) == (again, same) =>
        {
            Some(later.clone())
        }
        (Action::Count { seat, site, .. }, Action::Count { seat: again, site: same, .. })
            if (seat, site) == (again, same) =>
        {
            Some(later.clone())
        }
        (Action::Shrine { seat, .. }, Action::Shrine { seat: again, .. }) if seat == again => Some(later.clone()),
        (Action::Gate { seat, gate, .. }, Action::Gate { seat: again, gate: same, .. })
            if (seat, gate) == (again, same) =>
        {
            Some(later.clone())
        }
        (Action::Tie { seat, .. }, Action::Tie { seat: again, .. }) if seat == again => Some(later.clone()),
        (Action::HisCards { .. }, Action::HisCards { .. }) => Some(later.clone()),
        _ => None,
    }
}
