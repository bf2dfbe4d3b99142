//! Whether the rules allow an action at this moment, and the reason when they do not.

use super::action::Action;
use super::seal;
use super::state::{PROVINCES_EACH, State};
use crate::games::amun_re::auction::{Bid, LADDER};
use crate::games::amun_re::bonus::Claim;
use crate::games::amun_re::cards::{PowerCard, card_limit};
use crate::games::amun_re::farmers::check_fields;
use crate::games::amun_re::pieces::STONES_OF_A_PYRAMID;
use crate::games::amun_re::points::Half;
use crate::games::amun_re::province::Province;
use crate::locale::Message;
use crate::table::rules::{self, Guided as _, Refusal, allow};
use crate::table::seat::Seat;

/// The most of anything that a person can enter; beyond it is a slip of the finger.
const MOST: u32 = 9999;
/// The least gold of an offering (rulebook 2003, phase 4); less than that is no offering.
const LEAST_OFFERING: u32 = 1;

pub(super) type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Reveal { province } => reveal(state, *province),
        Action::Hide { province } => hide(state, *province),
        Action::Bid { seat, province, gold } => {
            at(state, &["bid"])?;
            known(state, *seat)?;
            fourth(state, *seat)?;
            let auction = state.round.auction.as_ref().ok_or_else(|| Refusal::new("amun-re-refuse-no-auction"))?;
            let bid = Bid { seat: *seat, province: *province, gold: *gold };
            Ok(auction.check(bid, state.ledger(*seat))?)
        }
        Action::Take { seat, province, gold } => take(state, *seat, *province, *gold),
        Action::LetGo { province } => {
            at(state, &["take"])?;
            let taken = state.round.taker(*province).is_some();
            allow(taken, "amun-re-refuse-not-taken")
        }
        Action::Play { seat, card, province } => play(state, *seat, *card, *province),
        Action::TakeBack { seat, card } => {
            at(state, &["income"])?;
            let played = card.phase() == 5 && state.round.has_played(*seat, *card);
            allow(played, "amun-re-refuse-not-played")
        }
        Action::Cards { seat, change } => cards(state, *seat, *change),
        Action::Farmers { seat, province, change } => farmers(state, *seat, *province, *change),
        Action::Bricks { seat, province, change } => bricks(state, *seat, *province, *change),
        Action::Offer { seat, gold, steal, .. } => offer(state, *seat, *gold, *steal),
        Action::Seal { seat, play, commitment } => seal::check_seal(state, *seat, play, commitment),
        Action::Open { seat, gold, steal, corrects, salt } => {
            seal::check_opening(state, *seat, (*gold, *steal, *corrects), salt)?;
            offer(state, *seat, *gold, *steal)
        }
        Action::Correct { seat, .. } => {
            at(state, &["offer"])?;
            known(state, *seat)
        }
        Action::RewardTaken { seat } => reward_taken(state, *seat),
        Action::Claim { seat, card, played, fulfilled } => {
            claim(state, *seat, Claim { card: *card, fulfilled: *fulfilled }, *played)
        }
        Action::CountGold { seat, gold } => {
            at(state, &["claims"])?;
            known(state, *seat)?;
            allow(state.half() == Half::New, "amun-re-refuse-gold-at-the-end")?;
            number(gold.unwrap_or(0))
        }
        Action::SetPieces { farmers, plain, bricks, pyramids, .. } => {
            [*farmers, *plain, *bricks, *pyramids].into_iter().try_for_each(number)?;
            let most = STONES_OF_A_PYRAMID - 1;
            allow_or(*bricks <= most, || Refusal(Message::new("amun-re-refuse-three-stones").number("most", most)))
        }
        Action::SetOwner { province, seat } => set_owner(state, *province, *seat),
        Action::SetTemple { .. } => Ok(()),
        Action::SetPharaoh { seat } => known(state, *seat),
        Action::SetGold { seat, gold } => {
            ledger(state)?;
            known(state, *seat)?;
            number(*gold)
        }
        Action::Sell { seat, change } => {
            ledger(state)?;
            known(state, *seat)?;
            number(change.unsigned_abs())?;
            affordable(state, *seat, i64::from(-*change))
        }
        Action::SetFigure { .. } | Action::SetFigures { .. } => Ok(()),
        Action::SetOption { id, .. } => {
            let exists = super::state::Options::ALL.iter().any(|(known, _)| known == id);
            allow(exists, "amun-re-refuse-no-such-option")
        }
    }
}

/// Lets an action through where it is fine; else the reason is made, which names more than its key.
fn allow_or(fine: bool, otherwise: impl FnOnce() -> Refusal) -> Checked {
    if fine { Ok(()) } else { Err(otherwise()) }
}

/// Whether the guide is at one of these steps.
pub(super) fn at(state: &State, steps: &[&str]) -> Checked {
    allow(!state.table.over && steps.contains(&state.step()), "amun-re-refuse-other-step")
}

fn number(value: u32) -> Checked {
    rules::at_most(value, MOST, None)
}

pub(super) fn known(state: &State, seat: Seat) -> Checked {
    rules::known(seat, state.table.seats)
}

fn ledger(state: &State) -> Checked {
    allow(state.options.ledger, "amun-re-refuse-no-ledger")
}

/// Whether the ledger covers this much more; without a ledger the table knows.
fn affordable(state: &State, seat: Seat, gold: i64) -> Checked {
    covered(state, seat, gold, "amun-re-refuse-too-dear")
}

/// The same with the words for what it does not cover.
fn covered(state: &State, seat: Seat, gold: i64, otherwise: &'static str) -> Checked {
    let Some(purse) = state.ledger(seat) else { return Ok(()) };
    allow_or(gold <= purse, || Refusal(Message::new(otherwise).number("gold", gold).number("purse", purse)))
}

fn of_province(key: &'static str, province: Province) -> Refusal {
    Refusal(Message::new(key).say("province", province.message()))
}

fn reveal(state: &State, province: Province) -> Checked {
    at(state, &["reveal"])?;
    allow_or(!state.land(province).came_up, || of_province("amun-re-refuse-came-up", province))?;
    let enough = state.round.offered.len() >= state.table.seats;
    allow_or(!enough, || {
        Refusal(Message::new("amun-re-refuse-enough-provinces").number("players", state.table.seats))
    })?;
    let of_old = state.half() == Half::Old || state.land(province).used_in_old;
    allow_or(of_old, || of_province("amun-re-refuse-not-of-old", province))
}

fn hide(state: &State, province: Province) -> Checked {
    at(state, &["reveal"])?;
    let there = state.round.offered.contains(&province);
    allow_or(there, || of_province("amun-re-refuse-not-offered", province))
}

fn take(state: &State, seat: Seat, province: Province, gold: u32) -> Checked {
    at(state, &["take"])?;
    known(state, seat)?;
    let there = state.round.offered.contains(&province);
    allow_or(there, || of_province("amun-re-refuse-not-offered", province))?;
    if let Some((taker, _)) = state.round.taker(province).filter(|(taker, _)| *taker != seat) {
        let taken = Message::new("amun-re-refuse-taken").say("player", state.name(taker));
        return Err(Refusal(taken.say("province", province.message())));
    }
    allow_or(LADDER.contains(&gold), || {
        let bids = LADDER.map(|gold| gold.to_string());
        Refusal(
            Message::new("amun-re-refuse-not-on-the-ladder")
                .number("gold", gold)
                .choices("bids", Message::literals(bids)),
        )
    })?;
    let other = state.round.taken.iter().any(|&(taker, taken, _)| taker == seat && taken != province);
    allow(!other, "amun-re-refuse-one-province-each")?;
    fourth(state, seat)?;
    affordable(state, seat, gold.into())
}

/// A player gets at most three provinces in a kingdom; the one of this round is put right, not had twice.
fn fourth(state: &State, seat: Seat) -> Checked {
    let of_before = |province: &Province| !state.round.settled.sold.contains(&(seat, *province));
    let full = state.provinces_of(seat).filter(of_before).count() >= PROVINCES_EACH;
    allow_or(!full, fourth_province)
}

fn fourth_province() -> Refusal {
    Refusal(Message::new("amun-re-refuse-fourth-province").number("most", PROVINCES_EACH))
}

fn own(state: &State, seat: Seat, province: Province) -> Checked {
    known(state, seat)?;
    let own = state.land(province).owner == Some(seat);
    allow_or(own, || of_province("amun-re-refuse-not-own", province))
}

fn play(state: &State, seat: Seat, card: PowerCard, province: Option<Province>) -> Checked {
    known(state, seat)?;
    let elsewhere = card.scores() || card == PowerCard::OfferingCorrection;
    allow(!elsewhere, "amun-re-refuse-card-has-its-own-place")?;
    let phase = super::guide_data().phase(state.table.cursor).and_then(|phase| phase.number).unwrap_or(0);
    let before: Vec<PowerCard> = state.round.played.iter().filter(|p| p.0 == seat).map(|p| p.1).collect();
    card.check(phase, &before)?;
    match card {
        PowerCard::BidBlockade | PowerCard::OutbidInSameProvince => at(state, &["bid", "take"]),
        PowerCard::FreeFarmer | PowerCard::MasterBuilder => {
            at(state, &["buy"])?;
            let province = province.ok_or_else(|| Refusal::new("amun-re-refuse-which-province"))?;
            own(state, seat, province)?;
            if card == PowerCard::MasterBuilder {
                state.land(province).site.with_master_builder()?;
            }
            Ok(())
        }
        _ => {
            at(state, &["income"])?;
            own(state, seat, province.ok_or_else(|| Refusal::new("amun-re-refuse-which-province"))?)
        }
    }
}

/// Whether so many more of one thing may be had, of which there are `had` from this step: bought for gold that is there,
/// or taken within the reward.
fn more(state: &State, seat: Seat, had: u32, change: i32, price: impl Fn(i64) -> i64) -> Checked {
    number(change.unsigned_abs())?;
    let then = i64::from(had) + i64::from(change);
    allow(then >= 0, "amun-re-refuse-fewer-than-none")?;
    if state.step() == "rewards" {
        let left = state.reward_left(seat);
        return allow_or(i64::from(change) <= left, || {
            Refusal(Message::new("amun-re-refuse-reward").number("left", left))
        });
    }
    affordable(state, seat, price(then) - price(had.into()))
}

/// Only what was laid in a province in this step can be taken back: nothing moves from one province to another.
fn taken_back(laid: u32, change: i32) -> Checked {
    allow(laid >= change.unsigned_abs(), "amun-re-refuse-fewer-than-none")
}

fn price(count: i64) -> i64 {
    crate::games::amun_re::prices::price(u32::try_from(count).unwrap_or(u32::MAX))
}

fn cards(state: &State, seat: Seat, change: i32) -> Checked {
    at(state, &["buy", "rewards"])?;
    known(state, seat)?;
    let had = state.haul(seat).cards;
    if state.step() == "buy" {
        let provinces: Vec<Province> = state.provinces_of(seat).collect();
        let limit = card_limit(&state.board, &provinces);
        let then = i64::from(had) + i64::from(change);
        if let Some(most) = limit.most().filter(|&most| then > i64::from(most) && change > 0) {
            return Err(Refusal(Message::new("amun-re-refuse-card-limit").number("limit", most)));
        }
    }
    more(state, seat, had, change, price)
}

fn farmers(state: &State, seat: Seat, province: Province, change: i32) -> Checked {
    at(state, &["buy", "rewards"])?;
    own(state, seat, province)?;
    number(change.unsigned_abs())?;
    let standing = state.land(province).farmers;
    match u32::try_from(change) {
        Ok(added) => check_fields(&state.board, province, standing, added)?,
        Err(_) => taken_back(standing.min(state.laid_in(province).farmers), change)?,
    }
    more(state, seat, state.haul(seat).farmers, change, price)
}

fn bricks(state: &State, seat: Seat, province: Province, change: i32) -> Checked {
    at(state, &["buy", "rewards"])?;
    own(state, seat, province)?;
    number(change.unsigned_abs())?;
    if change < 0 {
        taken_back(state.laid_in(province).bricks, change)?;
        // Stones that the Master Builder made a pyramid of cannot be told from bought ones any more.
        let built = state.round.played.iter().any(|p| p.1 == PowerCard::MasterBuilder && p.2 == Some(province));
        allow(!built, "amun-re-refuse-builder-used")?;
        let fewer = state.land(province).site.without_bricks(change.unsigned_abs());
        allow(fewer.is_some(), "amun-re-refuse-fewer-than-none")?;
    }
    more(state, seat, state.haul(seat).bricks, change, price)
}

fn offer(state: &State, seat: Seat, gold: Option<u32>, steal: bool) -> Checked {
    at(state, &["offer"])?;
    known(state, seat)?;
    let Some(gold) = gold else { return Ok(()) };
    allow(!steal, "amun-re-refuse-theft-with-gold")?;
    let least = || Refusal(Message::new("amun-re-refuse-no-gold").number("least", LEAST_OFFERING));
    allow_or(gold >= LEAST_OFFERING, least)?;
    number(gold)?;
    covered(state, seat, gold.into(), "amun-re-refuse-offering-too-high")
}

fn reward_taken(state: &State, seat: Seat) -> Checked {
    at(state, &["rewards"])?;
    known(state, seat)?;
    let no_reward = || Refusal(Message::new("amun-re-refuse-no-reward").say("player", state.name(seat)));
    allow_or(state.takers().contains(&seat), no_reward)?;
    to_take(state, seat).map_or(Ok(()), |what| Err(Refusal(what)))?;
    allow(!state.round.has_been_rewarded(seat), "table-refuse-moved-on")
}

/// What a player must still take of the reward; none where it is all.
pub(super) fn to_take(state: &State, seat: Seat) -> Option<Message> {
    let left = state.reward_left(seat);
    let what = || Message::new("amun-re-missing-reward").say("player", state.name(seat)).number("count", left);
    (left > 0).then(what)
}

fn claim(state: &State, seat: Seat, claim: Claim, played: bool) -> Checked {
    at(state, &["claims"])?;
    known(state, seat)?;
    allow(claim.card.scores(), "amun-re-refuse-no-bonus-card")?;
    match (played, state.claim(state.half(), seat, claim.card)) {
        // The same card with another answer to the question is that answer changed.
        (true, Some(there)) if there == claim => {
            Err(crate::games::amun_re::rule_violation::RuleViolation::SameCardTwice(claim.card).into())
        }
        (false, None) => Err(Refusal::new("amun-re-refuse-not-played")),
        _ => Ok(()),
    }
}

fn set_owner(state: &State, province: Province, seat: Option<Seat>) -> Checked {
    let Some(seat) = seat else { return Ok(()) };
    known(state, seat)?;
    let full = state.land(province).owner != Some(seat) && state.provinces_of(seat).count() >= PROVINCES_EACH;
    allow_or(!full, fourth_province)
}
