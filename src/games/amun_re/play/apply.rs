//! What an action does, once the rules have allowed it.

use std::sync::Arc;

use super::action::Action;
use super::state::{Commitment, Round, Settled, State};
use crate::games::amun_re::auction::{Auction, Bid};
use crate::games::amun_re::board::{Board, OwnFigure};
use crate::games::amun_re::bonus::Claim;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::pieces::Site;
use crate::games::amun_re::points::Half;
use crate::games::amun_re::prices::{CARD_SALE, Purchase};
use crate::games::amun_re::province::{Field, Province};
use crate::games::amun_re::sacrifice::Offer;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Reveal { province } => come_up(state, *province),
        Action::Hide { province } => {
            state.land_mut(*province).came_up = false;
            state.round.offered.retain(|offered| offered != province);
            state.round.taken.retain(|(_, taken, _)| taken != province);
        }
        Action::Bid { seat, province, gold } => {
            let purse = state.ledger(*seat);
            if let Some(auction) = &mut state.round.auction {
                let bid = Bid { seat: *seat, province: *province, gold: *gold };
                // `check` has just allowed this very bid.
                let _allowed = auction.bid(bid, purse);
            }
        }
        Action::Take { seat, province, gold } => {
            state.round.taken.retain(|(_, taken, _)| taken != province);
            state.round.taken.push((*seat, *province, *gold));
        }
        Action::LetGo { province } => state.round.taken.retain(|(_, taken, _)| taken != province),
        Action::Play { seat, card, province } => play(state, *seat, *card, *province),
        Action::TakeBack { seat, card } => state.round.played.retain(|p| (p.0, p.1) != (*seat, *card)),
        Action::Cards { seat, change } => get(state, *seat, None, |haul| &mut haul.cards, *change),
        Action::Farmers { seat, province, change } => {
            let land = state.land_mut(*province);
            land.farmers = land.farmers.saturating_add_signed(*change);
            get(state, *seat, Some(*province), |haul| &mut haul.farmers, *change);
        }
        Action::Bricks { seat, province, change } => {
            let land = state.land_mut(*province);
            land.site = match u32::try_from(*change) {
                Ok(more) => land.site.with_bricks(more),
                Err(_) => land.site.without_bricks(change.unsigned_abs()).unwrap_or(land.site),
            };
            get(state, *seat, Some(*province), |haul| &mut haul.bricks, *change);
        }
        Action::Seal { seat, play, commitment } => {
            if let Some(sealed) = state.round.sealed.get_mut(seat.index()) {
                *sealed = Some(Commitment { play: play.clone(), sum: commitment.clone() });
            }
        }
        Action::Offer { seat, gold, steal, corrects } | Action::Open { seat, gold, steal, corrects, .. } => {
            let at = seat.index();
            if let Some(sealed) = state.round.sealed.get_mut(at) {
                *sealed = None;
            }
            if let Some(offer) = state.round.offers.get_mut(at) {
                *offer = if *steal { Some(Offer::Steal) } else { gold.and_then(Offer::gold) };
            }
            if let (Some(laid), Some(place)) = (state.round.laid.get_mut(at), state.round.corrections.get_mut(at)) {
                // A card that was laid with the offering before and is not any more does nothing any more.
                if std::mem::replace(laid, *corrects) && !corrects {
                    *place = None;
                }
            }
        }
        Action::Correct { seat, correction } => {
            let at = seat.index();
            if let (Some(laid), Some(place)) = (state.round.laid.get_mut(at), state.round.corrections.get_mut(at)) {
                *place = *correction;
                *laid &= correction.is_some();
            }
        }
        Action::RewardTaken { seat } => {
            if let Some(rewarded) = state.round.rewarded.get_mut(seat.index()) {
                *rewarded = true;
            }
        }
        Action::Claim { seat, card, played, fulfilled } => {
            let claims = &mut state.scoring_mut(state.half()).claims;
            claims.retain(|claim| (claim.0, claim.1.card) != (*seat, *card));
            if *played {
                claims.push((*seat, Claim { card: *card, fulfilled: *fulfilled }));
            }
        }
        Action::CountGold { seat, gold } => {
            if let Some(counted) = state.scoring_mut(state.half()).counted.get_mut(seat.index()) {
                *counted = *gold;
            }
        }
        Action::SetPieces { province, farmers, plain, bricks, pyramids } => {
            let land = state.land_mut(*province);
            land.guessed = 0;
            (land.farmers, land.plain) = (*farmers, *plain);
            land.site = Site { pyramids: *pyramids, bricks: *bricks };
        }
        Action::SetOwner { province, seat } => {
            let old = state.half() == Half::Old;
            let land = state.land_mut(*province);
            land.owner = *seat;
            land.came_up |= seat.is_some();
            land.used_in_old |= seat.is_some() && old;
        }
        Action::SetTemple { place } => state.temple = Some(*place),
        Action::SetPharaoh { seat } => {
            state.pharaoh = *seat;
            if state.round.auction.as_ref().is_some_and(Auction::is_fresh) {
                state.round.auction = None;
                arrive(state, state.table.cursor);
            }
        }
        Action::SetGold { seat, gold } => {
            if let Some(purse) = state.gold.get_mut(seat.index()) {
                *purse = i64::from(*gold);
            }
        }
        Action::Sell { seat, change } => state.pay(*seat, i64::from(*change) * CARD_SALE),
        Action::SetFigure { figure } => set_figures(state, &[*figure]),
        Action::SetFigures { figures } => set_figures(state, figures),
        Action::SetOption { id, on } => {
            state.options.set(id, *on);
            // The auction's two forms are two steps; the guide goes on in the one that now applies.
            if !state.applies(state.table.cursor) {
                let steps = state.round_steps(state.table.cursor);
                if let Some(&to) = steps.iter().find(|at| at.phase == state.table.cursor.phase) {
                    arrive(state, to);
                }
            }
        }
    }
}

/// The card of a province came up.
fn come_up(state: &mut State, province: Province) {
    state.land_mut(province).came_up = true;
    state.round.offered.push(province);
}

/// So many more of one thing: bought in phase 3, taken as reward in phase 4, and laid in a province unless it is a card.
fn get(state: &mut State, seat: Seat, province: Option<Province>, thing: fn(&mut Purchase) -> &mut u32, change: i32) {
    let reward = state.step() == "rewards";
    let round = &mut state.round;
    let (hauls, laid) =
        if reward { (&mut round.rewards, &mut round.rewarded_in) } else { (&mut round.bought, &mut round.bought_in) };
    let Some(haul) = hauls.get_mut(seat.index()) else { return };
    let before = haul.gold();
    let add = |haul: &mut Purchase| *thing(haul) = thing(haul).saturating_add_signed(change);
    add(haul);
    let cost = haul.gold() - before;
    if let Some(province) = province {
        add(laid.entry(province).or_default());
    }
    if !reward {
        state.pay(seat, -cost);
    }
}

fn play(state: &mut State, seat: Seat, card: PowerCard, province: Option<Province>) {
    state.round.played.push((seat, card, province));
    match (card, province) {
        (PowerCard::FreeFarmer, Some(province)) => state.land_mut(province).plain += 1,
        (PowerCard::MasterBuilder, Some(province)) => {
            let land = state.land_mut(province);
            land.site = land.site.with_master_builder().unwrap_or(land.site);
        }
        (PowerCard::BidBlockade | PowerCard::OutbidInSameProvince, _) => {
            if let Some(auction) = &mut state.round.auction {
                // `check` has made sure that it is one of these two, and not played before.
                let _allowed = auction.play(seat, card);
            }
        }
        _ => {}
    }
}

fn set_figures(state: &mut State, figures: &[OwnFigure]) {
    for figure in figures {
        let stones = (figure.field() == Field::FreeStones).then(|| free_stones(state, figure.province()));
        state.own.retain(|own| (own.province(), own.field()) != (figure.province(), figure.field()));
        state.own.push(*figure);
        state.board = Arc::new(Board::with(&state.own));
        if let Some(stones) = stones {
            lay_anew(state, figure.province(), stones);
        }
    }
}

/// Stones that were laid by a guess of so many become as many as the owner has read.
fn lay_anew(state: &mut State, province: Province, guess: u32) {
    let known = free_stones(state, province);
    let land = state.land_mut(province);
    let times = std::mem::take(&mut land.guessed);
    // Where they can't be told from others any more, what the table sees on the board is put right by hand.
    let without = land.site.without_bricks(guess.saturating_mul(times));
    land.site = without.map_or(land.site, |site| site.with_bricks(known.saturating_mul(times)));
}

/// The stones that lie free in a province; a figure that nobody knows counts as none.
fn free_stones(state: &State, province: Province) -> u32 {
    u32::try_from(state.board.number(province, Field::FreeStones).counted()).unwrap_or(0)
}

/// Ends the step: what it decided is paid, placed and taken, and the guide moves on.
pub(super) fn next(state: &mut State) {
    match state.step() {
        "reveal" => {
            for province in state.left_over() {
                come_up(state, province);
            }
        }
        "bid" | "take" => settle_auction(state),
        "offer" => settle_sacrifice(state),
        "income" => settle_income(state),
        "claims" => {
            let half = state.half();
            state.scoring_mut(half).scored = None;
            let scored = state.scored_or_now(half);
            state.scoring_mut(half).scored = Some(scored);
        }
        "clear" => clear_board(state),
        _ => {}
    }
    match state.following() {
        Some(to) => {
            if (to.part, to.round) != (state.table.cursor.part, state.table.cursor.round) {
                state.round = Round::new(state.table.seats);
            }
            arrive(state, to);
        }
        None => state.table.over = true,
    }
    // Where everyone stole, nobody takes a reward: the step would stand there empty.
    if state.step() == "rewards" && state.rewards_open() == 0 {
        self::next(state);
    }
}

/// The guide reaches a step.
pub(super) fn arrive(state: &mut State, to: Cursor) {
    state.table.cursor = to;
    let offered = &state.round.offered;
    let goes_on = state.round.auction.as_ref().is_some_and(|auction| same_cards(auction.provinces(), offered));
    if state.step() == "bid" && !goes_on {
        let order = state.pharaoh.clockwise(state.table.seats).collect();
        // Without a province for each player, after a move by hand, there is nothing to bid for yet.
        let mut auction = Auction::new(order, offered.clone()).ok();
        for &(seat, card, _) in &state.round.played {
            if let Some(auction) = &mut auction {
                let _other_phase = auction.play(seat, card);
            }
        }
        state.round.auction = auction;
    }
}

/// Whether the same cards lie out, in whatever order they came up.
fn same_cards(some: &[Province], others: &[Province]) -> bool {
    some.len() == others.len() && some.iter().all(|province| others.contains(province))
}

/// Who takes which province for how much: as bid, or as entered.
pub(super) fn sales(state: &State) -> Vec<(Seat, Province, u32)> {
    let Some(auction) = state.round.auction.as_ref().filter(|_| state.step() == "bid") else {
        return state.round.taken.clone();
    };
    let bids = auction.result().unwrap_or_default();
    bids.into_iter().map(|bid| (bid.seat, bid.province, bid.gold)).collect()
}

/// Provinces change hands, and the auction's gold is paid.
fn settle_auction(state: &mut State) {
    let sales = sales(state);
    let free = |state: &State, province, field| state.board.number(province, field).counted();
    let old = state.half() == Half::Old;
    let before = std::mem::take(&mut state.round.settled.sold);
    for &(seat, province) in &before {
        let stones = free_stones(state, province);
        let again = sales.iter().any(|sale| sale.1 == province);
        let land = state.land_mut(province);
        land.owner = land.owner.filter(|&owner| owner != seat);
        if !again {
            land.used_in_old &= !old;
            land.site = land.site.without_bricks(stones).unwrap_or(land.site);
            land.guessed = land.guessed.saturating_sub(1);
        }
    }
    let mut gold = vec![0; state.table.seats];
    for &(seat, province, price) in &sales {
        let stones = free_stones(state, province);
        let first = !before.iter().any(|sold| sold.1 == province);
        if let Some(gold) = gold.get_mut(seat.index()) {
            *gold += free(state, province, Field::FreeGold) - i64::from(price);
        }
        let guess = stones > 0 && state.board.number(province, Field::FreeStones).confirmed().is_none();
        let land = state.land_mut(province);
        land.owner = Some(seat);
        land.used_in_old |= old;
        if first {
            land.site = land.site.with_bricks(stones);
            land.guessed += u32::from(guess);
        }
    }
    book(state, |settled| &mut settled.auction, gold);
    state.round.settled.sold = sales.iter().map(|&(seat, province, _)| (seat, province)).collect();
    state.round.taken = sales;
}

fn settle_sacrifice(state: &mut State) {
    let Some(outcome) = state.sacrifice() else { return };
    let offered = state.round.offers.iter().map(|offer| match offer {
        Some(Offer::Gold(gold)) => i64::from(gold.get()),
        _ => 0,
    });
    let gold = outcome.rewards.iter().zip(offered).map(|(reward, offered)| reward.bank_gold - offered).collect();
    book(state, |settled| &mut settled.sacrifice, gold);
    state.temple = Some(outcome.temple);
    state.pharaoh = outcome.next_pharaoh;
    state.round.outcome = Some(outcome);
    state.round.rewarded = vec![false; state.table.seats];
}

fn settle_income(state: &mut State) {
    let gold = state.all_seats().map(|seat| state.income(seat, state.temple_place()).gold()).collect();
    book(state, |settled| &mut settled.income, gold);
}

/// Pays each seat what the end of a step gives, less what the same step of this round gave before it was put right.
fn book(state: &mut State, of_step: fn(&mut Settled) -> &mut Vec<i64>, gold: Vec<i64>) {
    let before = std::mem::replace(of_step(&mut state.round.settled), gold.clone());
    for (seat, gold) in state.all_seats().zip(gold) {
        state.pay(seat, gold - before.get(seat.index()).copied().unwrap_or(0));
    }
}

/// Between the kingdoms: markers and farmers leave, pyramids and stones stay.
fn clear_board(state: &mut State) {
    for province in Province::ALL {
        let land = state.land_mut(province);
        land.owner = None;
        land.came_up = false;
        land.farmers = 0;
        land.plain = 0;
    }
}
