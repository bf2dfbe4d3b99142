//! The calculators of the command line: JSON in, the rule's own function, JSON out.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::board::Board;
use super::farmers::Farm;
use super::income::{IncomeCards, Yield, income};
use super::pieces::Site;
use super::points::{Built, Half, PROVINCES, Realm, Score, Terms, scoring};
use super::prices::{Purchase, price};
use super::province::Province;
use super::sacrifice::{Correction, Offer, Offering, Reward, sacrifice};
use super::temple::Temple;
use crate::games::calc::{CalcError, Calculator, Field, PlayerNames};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The calculators of the game, in the order in which they are listed.
pub const ALL: &[Calculator] = &[PRICES, SACRIFICE, INCOME, POINTS];

/// What things cost in phase 3.
const PRICES: Calculator = Calculator {
    name: "amun-re.prices",
    about: "amun-re-calc-prices",
    example: r#"{"cards":2,"farmers":4,"bricks":3}"#,
    run: run_prices,
};

/// The sacrifice of phase 4.
const SACRIFICE: Calculator = Calculator {
    name: "amun-re.sacrifice",
    about: "amun-re-calc-sacrifice",
    example: r#"{"pharaoh":"Red","offers":[{"player":"Red","gold":9},{"player":"Blue","gold":4},{"player":"Black","steal":true},{"player":"White","steal":true}],"corrections":[{"player":"Blue","change":-3}]}"#,
    run: run_sacrifice,
};

/// The income of phase 5.
const INCOME: Calculator = Calculator {
    name: "amun-re.income",
    about: "amun-re-calc-income",
    example: r#"{"temple":2,"players":[{"player":"Red","provinces":[{"province":"memphis","farmers":1},{"province":"abu","farmers":2},{"province":"sawu","farmers":0}],"cards":[]}]}"#,
    run: run_income,
};

/// The points of phase 6.
const POINTS: Calculator = Calculator {
    name: "amun-re.points",
    about: "amun-re-calc-points",
    example: r#"{"half":"new","temple":1,"players":[{"player":"Blue","before":10,"gold":3,"bonus_cards":2,"provinces":[{"province":"edfu","pyramids":3,"bricks":1},{"province":"abu","pyramids":3,"bricks":0},{"province":"berenike","pyramids":1,"bricks":2}]},{"player":"White","before":12,"gold":9,"provinces":[{"province":"thebes","pyramids":3,"bricks":0},{"province":"memphis","pyramids":2,"bricks":2}]},{"player":"Red","gold":5,"provinces":[]},{"player":"Black","gold":8,"provinces":[]}]}"#,
    run: run_points,
};

fn run_prices(input: &Field<'_>) -> Result<Value, CalcError> {
    let [cards, farmers, bricks] = input.object(["cards", "farmers", "bricks"])?;
    let buys = Purchase { cards: cards.count()?, farmers: farmers.count()?, bricks: bricks.count()? };
    Ok(json!({
        "cards": price(buys.cards),
        "farmers": price(buys.farmers),
        "bricks": price(buys.bricks),
        "gold": buys.gold(),
    }))
}

fn run_sacrifice(input: &Field<'_>) -> Result<Value, CalcError> {
    let [pharaoh, offers, corrections] = input.object(["pharaoh", "offers", "corrections"])?;
    let mut names = PlayerNames::default();
    let mut offerings: Vec<Offering> = Vec::new();
    for offer in offers.players()? {
        let [player, gold, steal] = offer.object(["player", "gold", "steal"])?;
        names.sit(&player)?;
        offerings.push(read_offer(&gold, steal.flag()?)?.into());
    }
    for entry in corrections.list_or_empty(0..=offerings.len())? {
        let [player, change] = entry.object(["player", "change"])?;
        let seat = names.seat(&player)?;
        let correction = change.read(|| Message::new("calc-plus-or-minus-three"), read_correction)?;
        let theirs = offerings.get_mut(seat.index()).map(|offering| &mut offering.correction);
        if theirs.is_some_and(|theirs| theirs.replace(correction).is_some()) {
            return Err(player.takes(Message::new("calc-a-player-without-correction")));
        }
    }
    let outcome = sacrifice(names.seat(&pharaoh)?, offerings);
    let result = |(seat, reward): (Seat, &Reward)| {
        json!({
            "player": names.of(seat),
            "rank": reward.rank,
            "items": reward.items,
            "bank_gold": reward.bank_gold,
        })
    };
    Ok(json!({
        "total": outcome.total,
        "temple": outcome.temple,
        "next_pharaoh": names.of(outcome.next_pharaoh),
        "results": Seat::all(outcome.rewards.len()).zip(&outcome.rewards).map(result).collect::<Vec<_>>(),
    }))
}

/// An offer is gold or a theft, never both.
fn read_offer(gold: &Field<'_>, steals: bool) -> Result<Offer, CalcError> {
    if !steals {
        return gold.number_as(1..=9999, Offer::gold);
    }
    if gold.is_left_out() { Ok(Offer::Steal) } else { Err(gold.takes(Message::new("calc-no-gold"))) }
}

fn read_correction(change: &Value) -> Option<Correction> {
    match change.as_i64()? {
        3 => Some(Correction::Up),
        -3 => Some(Correction::Down),
        _ => None,
    }
}

fn run_income(input: &Field<'_>) -> Result<Value, CalcError> {
    let [temple, players] = input.object(["temple", "players"])?;
    let temple = temple.number_as(1..=4, Temple::at)?;
    let mut names = PlayerNames::default();
    let mut taken = BTreeSet::new();
    let mut results = Vec::new();
    for entry in players.players()? {
        let [player, provinces, cards] = entry.object(["player", "provinces", "cards"])?;
        let player = names.sit(&player)?;
        let mut farms = Vec::new();
        for entry in provinces.list(0..=Province::ALL.len())? {
            let [province, farmers] = entry.object(["province", "farmers"])?;
            farms.push(Farm { province: take_province(&province, &mut taken)?, farmers: farmers.count()? });
        }
        let income = income(Board::printed(), temple, &farms, read_income_cards(&cards, &farms)?);
        let provinces: Vec<_> = income.provinces.iter().map(show_yield).collect();
        results.push(json!({ "player": player, "gold": income.gold(), "provinces": provinces }));
    }
    Ok(json!({ "players": results }))
}

fn read_income_cards(cards: &Field<'_>, farms: &[Farm]) -> Result<IncomeCards, CalcError> {
    let mut played = IncomeCards::default();
    for entry in cards.list_or_empty(0..=2)? {
        let [card, province] = entry.object(["card", "province"])?;
        let eight_gold = card.choice(&[("harvest-increase", false), ("eight-gold", true)])?;
        let place = read_province(&province)?;
        if !farms.iter().any(|farm| farm.province == place) {
            return Err(province.takes(Message::new("calc-an-own-province")));
        }
        let slot = if eight_gold { &mut played.eight_gold } else { &mut played.harvest_increase };
        if slot.replace(place).is_some() {
            return Err(card.takes(Message::new("calc-each-card-once")));
        }
    }
    Ok(played)
}

fn show_yield(gives: &Yield) -> Value {
    json!({
        "province": gives.province,
        "harvest": gives.harvest,
        "guaranteed": gives.guaranteed,
        "camel": gives.camel,
        "card": gives.card,
        "gold": gives.gold(),
    })
}

fn run_points(input: &Field<'_>) -> Result<Value, CalcError> {
    let [half, temple, players, empty_side_scores] =
        input.object(["half", "temple", "players", "empty_side_scores"])?;
    let terms = Terms {
        half: half.choice(&[("old", Half::Old), ("new", Half::New)])?,
        temple: temple.number_as(1..=4, Temple::at)?,
        empty_side_scores: empty_side_scores.flag()?,
    };
    let mut names = PlayerNames::default();
    let mut taken = BTreeSet::new();
    let mut realms = Vec::new();
    for entry in players.players()? {
        realms.push(read_realm(&entry, &mut names, &mut taken)?);
    }
    let scoring = scoring(Board::printed(), terms, &realms);
    let results = Seat::all(realms.len()).zip(&scoring.scores).map(|(seat, score)| show_score(names.of(seat), score));
    Ok(json!({ "players": results.collect::<Vec<_>>() }))
}

fn read_realm<'a>(
    entry: &Field<'a>,
    names: &mut PlayerNames<'a>,
    taken: &mut BTreeSet<Province>,
) -> Result<Realm, CalcError> {
    let [player, before, gold, bonus_cards, provinces] =
        entry.object(["player", "before", "gold", "bonus_cards", "provinces"])?;
    names.sit(&player)?;
    let mut built = Vec::new();
    for entry in provinces.list(0..=PROVINCES)? {
        let [province, pyramids, bricks] = entry.object(["province", "pyramids", "bricks"])?;
        let province = take_province(&province, taken)?;
        built.push(Built { province, site: Site { pyramids: pyramids.count()?, bricks: bricks.count()? } });
    }
    Ok(Realm {
        before: before.count_or_zero()?.into(),
        gold: gold.count_or_zero()?.into(),
        bonus_cards: bonus_cards.count_or_zero()?,
        provinces: built,
        ..Realm::default()
    })
}

fn show_score(player: Option<&str>, score: &Score) -> Value {
    let mut shown = json!({
        "player": player,
        "pyramids": score.pyramids,
        "sets": score.sets,
        "west": score.west,
        "east": score.east,
        "temples": score.temples,
        "bonus": score.bonus,
        "gold": score.gold,
        "points": score.points(),
        "total": score.total(),
    });
    if let (Some(place), Some(fields)) = (score.place, shown.as_object_mut()) {
        fields.insert("place".to_owned(), place.into());
    }
    shown
}

fn read_province(province: &Field<'_>) -> Result<Province, CalcError> {
    province.choice(&Province::ALL.map(|province| (province.id(), province)))
}

/// A province that belongs to nobody yet.
fn take_province(province: &Field<'_>, taken: &mut BTreeSet<Province>) -> Result<Province, CalcError> {
    let read = read_province(province)?;
    if taken.insert(read) { Ok(read) } else { Err(province.takes(Message::new("calc-a-free-province"))) }
}
