//! The play's promises: what the rules refuse, what a step decides, and that the guide walks through a whole game.

use proptest::prelude::*;

use super::*;
use crate::games::amun_re::AmunRe;
use crate::games::amun_re::auction::LADDER;
use crate::games::amun_re::board::OwnFigure;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::pieces::Site;
use crate::games::amun_re::province::{Field, Province, Value};
use crate::games::amun_re::sacrifice::Correction;
use crate::games::amun_re::temple::Temple;
use crate::games::{Example, Game as _};
use crate::locale::Language;
use crate::table::action::{AnyAction, CellChange, TableAction};
use crate::table::guide::{Cursor, Next};
use crate::table::rules::{Guided as _, Scored as _};
use crate::table::seat::{Choice, Seat};
use crate::table::trial;

#[path = "card_tests.rs"]
mod cards;
#[path = "move_tests.rs"]
mod moves;
#[path = "reward_tests.rs"]
mod rewards;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn setup(names: &[&str], options: &[(&str, bool)]) -> Setup {
    let options: Vec<_> = options.iter().map(|&(id, on)| (id, Choice::Switch(on))).collect();
    trial::setup("amun-re", names, &options)
}

fn three(options: &[(&str, bool)]) -> State {
    AmunReRules::start(&setup(&["Anna", "Ben", "Cyril"], options)).unwrap()
}

fn act(state: &mut State, action: impl Into<AnyAction<Action>>) {
    trial::enter::<AmunReRules>(state, action);
}

/// The key of the reason with which an action is refused.
fn refused(state: &State, action: impl Into<AnyAction<Action>>) -> String {
    trial::refusal::<AmunReRules>(state, action).0
}

fn next(state: &mut State) {
    trial::next::<AmunReRules>(state);
}

fn reveal(state: &mut State, provinces: &[Province]) {
    for &province in provinces {
        act(state, Action::Reveal { province });
    }
    next(state);
}

/// Everyone takes a province for nothing, in seat order, and the guide goes on to the purchases.
fn take_all(state: &mut State, provinces: &[Province]) {
    for (&province, seat) in provinces.iter().zip(state.all_seats()) {
        act(state, Action::Take { seat, province, gold: 0 });
    }
    next(state);
}

/// A table that does not follow the auction, at the purchases of round 1.
fn at_purchases(provinces: [Province; 3], options: &[(&str, bool)]) -> State {
    let mut all = vec![("follow-auction", false)];
    all.extend_from_slice(options);
    let mut state = three(&all);
    reveal(&mut state, &provinces);
    take_all(&mut state, &provinces);
    state
}

fn to_step(state: &mut State, step: &str) {
    while state.step() != step {
        if state.step() == "offer" {
            for seat in state.all_seats() {
                act(state, Action::Offer { seat, gold: Some(1), steal: false, corrects: false });
            }
        }
        next(state);
    }
}

#[test]
fn the_guide_file_is_sound_and_names_known_cards_and_rulings() {
    let guide = Guide::parse(GUIDE).unwrap();
    let cards = include_str!("../../../../data/games/amun-re/cards.toml");
    let rulings = include_str!("../../../../data/games/amun-re/rulings.toml");
    for step in guide.phases.iter().flat_map(|phase| phase.steps()) {
        for (ids, book) in [(&step.cards, cards), (&step.rulings, rulings)] {
            for id in ids {
                assert!(book.contains(&format!("\nid = \"{id}\"\n")), "{}: {id}", step.id);
            }
        }
    }
}

#[test]
fn two_and_six_players_are_refused() {
    for names in [&["A", "B"][..], &["A", "B", "C", "D", "E", "F"][..]] {
        assert!(AmunReRules::start(&setup(names, &[])).is_err());
    }
}

#[test]
fn as_many_provinces_come_up_as_there_are_players_each_once() {
    let mut state = three(&[]);
    let from = state.table.cursor;
    assert_eq!(refused(&state, TableAction::Next { from }), "amun-re-missing-provinces");
    act(&mut state, Action::Reveal { province: Province::Abu });
    assert_eq!(refused(&state, Action::Reveal { province: Province::Abu }), "amun-re-refuse-came-up");
    act(&mut state, Action::Reveal { province: Province::Edfu });
    act(&mut state, Action::Reveal { province: Province::Sawu });
    assert_eq!(refused(&state, Action::Reveal { province: Province::Buto }), "amun-re-refuse-enough-provinces");
    act(&mut state, Action::Hide { province: Province::Edfu });
    act(&mut state, Action::Reveal { province: Province::Buto });
    next(&mut state);
    assert_eq!(state.step(), "bid");
}

#[test]
fn the_auction_gives_everyone_a_province_and_takes_the_gold() {
    let mut state = three(&[("ledger", true)]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    act(&mut state, Action::Bid { seat: A, province: Province::Abydos, gold: 3 });
    act(&mut state, Action::Bid { seat: B, province: Province::Abydos, gold: 6 });
    act(&mut state, Action::Bid { seat: C, province: Province::Dakhla, gold: 1 });
    let again = Action::Bid { seat: A, province: Province::Abydos, gold: 10 };
    assert!(AmunReRules::check(&state, &again).is_err(), "no second bid on the same card");
    act(&mut state, Action::Bid { seat: A, province: Province::Sawu, gold: 0 });
    next(&mut state);
    let owner = |province| state.land(province).owner;
    assert_eq!([owner(Province::Abydos), owner(Province::Dakhla), owner(Province::Sawu)], [Some(B), Some(C), Some(A)]);
    assert_eq!(state.gold, [20, 14, 20 - 1 + 12], "Dakhla has 12 gold lying there");
    assert_eq!(state.land(Province::Abydos).site.bricks, 1, "a stone lies in Abydos");
}

#[test]
fn with_a_ledger_nobody_bids_or_buys_more_than_there_is() {
    let mut state = three(&[("ledger", true)]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    let bid = Action::Bid { seat: A, province: Province::Abydos, gold: 21 };
    assert!(AmunReRules::check(&state, &bid).is_err());
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[("ledger", true)]);
    let farmers = |change| Action::Farmers { seat: A, province: Province::Memphis, change };
    assert_eq!(refused(&state, farmers(6)), "amun-re-refuse-too-dear");
    act(&mut state, farmers(5));
    assert_eq!(state.gold[0], 5);
    act(&mut state, farmers(-2));
    assert_eq!(state.gold[0], 14);
}

#[test]
fn a_fourth_province_is_refused() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    for province in [Province::Buto, Province::Edfu] {
        act(&mut state, Action::SetOwner { province, seat: Some(A) });
    }
    let fourth = Action::SetOwner { province: Province::Kharga, seat: Some(A) };
    assert_eq!(refused(&state, fourth), "amun-re-refuse-fourth-province");
    act(&mut state, TableAction::Move { to: Cursor { round: 1, ..Cursor::default() } });
    reveal(&mut state, &[Province::Dakhla, Province::Thebes, Province::Kharga]);
    let take = Action::Take { seat: A, province: Province::Dakhla, gold: 0 };
    assert_eq!(refused(&state, take), "amun-re-refuse-fourth-province");
}

#[test]
fn three_stones_become_a_pyramid_and_can_be_taken_back() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    let bricks = |change| Action::Bricks { seat: B, province: Province::Abu, change };
    act(&mut state, bricks(4));
    assert_eq!(state.land(Province::Abu).site, Site { pyramids: 1, bricks: 1 });
    act(&mut state, bricks(-2));
    assert_eq!(state.land(Province::Abu).site, Site { pyramids: 0, bricks: 2 });
    assert_eq!(state.haul(B).bricks, 2);
    assert_eq!(refused(&state, bricks(-3)), "amun-re-refuse-fewer-than-none");
}

#[test]
fn the_master_builder_builds_once_a_round() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    let builder = Action::Play { seat: B, card: PowerCard::MasterBuilder, province: Some(Province::Abu) };
    assert!(AmunReRules::check(&state, &builder).is_err(), "two stones are needed");
    act(&mut state, Action::Bricks { seat: B, province: Province::Abu, change: 2 });
    act(&mut state, builder.clone());
    assert_eq!(state.land(Province::Abu).site, Site { pyramids: 1, bricks: 0 });
    act(&mut state, Action::Bricks { seat: B, province: Province::Abu, change: 2 });
    assert!(AmunReRules::check(&state, &builder).is_err(), "not twice in a round");
    assert_eq!(
        refused(&state, Action::Bricks { seat: B, province: Province::Abu, change: -1 }),
        "amun-re-refuse-builder-used"
    );
}

#[test]
fn berenike_takes_farmers_only_by_the_free_farmer() {
    let mut state = at_purchases([Province::Berenike, Province::Abu, Province::Sawu], &[]);
    let buy = Action::Farmers { seat: A, province: Province::Berenike, change: 1 };
    assert!(AmunReRules::check(&state, &buy).is_err());
    act(&mut state, Action::Play { seat: A, card: PowerCard::FreeFarmer, province: Some(Province::Berenike) });
    assert_eq!(state.land(Province::Berenike).all_farmers(), 1);
}

#[test]
fn cards_are_limited_where_the_limit_is_known() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    let cards = |seat, change| Action::Cards { seat, change };
    assert_eq!(refused(&state, cards(A, 1)), "amun-re-refuse-card-limit");
    act(&mut state, cards(B, 3));
    assert_eq!(refused(&state, cards(B, 1)), "amun-re-refuse-card-limit");
    // Sawu's limit is not known, but no province of any board has more than 4.
    act(&mut state, cards(C, 4));
    assert_eq!(refused(&state, cards(C, 1)), "amun-re-refuse-card-limit");
}

#[test]
fn minus_three_goes_with_no_gold() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    to_step(&mut state, "offer");
    let both = Action::Offer { seat: A, gold: Some(3), steal: true, corrects: false };
    assert_eq!(refused(&state, both), "amun-re-refuse-theft-with-gold");
    let nothing = Action::Offer { seat: A, gold: Some(0), steal: false, corrects: false };
    assert_eq!(refused(&state, nothing), "amun-re-refuse-no-gold");
}

#[test]
fn the_sacrifice_moves_the_temple_makes_a_pharaoh_and_books_itself() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[("ledger", true)]);
    to_step(&mut state, "offer");
    act(&mut state, Action::Offer { seat: A, gold: Some(4), steal: false, corrects: false });
    act(&mut state, Action::Offer { seat: B, gold: Some(9), steal: false, corrects: false });
    let from = state.table.cursor;
    assert_eq!(refused(&state, TableAction::Next { from }), "amun-re-missing-offer");
    act(&mut state, Action::Offer { seat: C, gold: None, steal: true, corrects: false });
    act(&mut state, Action::Correct { seat: A, correction: Some(Correction::Up) });
    next(&mut state);
    assert_eq!((state.temple, state.pharaoh), (Some(Temple::Third), B));
    assert_eq!(state.gold, [16, 11, 23]);
    assert_eq!([A, B, C].map(|seat| state.reward_left(seat)), [2, 3, 0]);
}

#[test]
fn where_everyone_steals_the_rewards_are_passed_over() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    to_step(&mut state, "offer");
    for seat in [A, B, C] {
        act(&mut state, Action::Offer { seat, gold: None, steal: true, corrects: false });
    }
    next(&mut state);
    assert_eq!((state.step(), state.temple), ("income", Some(Temple::First)));
}

#[test]
fn rewards_are_taken_within_their_number_and_what_is_left_are_cards() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[("ledger", true)]);
    to_step(&mut state, "rewards");
    let gold = state.gold.clone();
    act(&mut state, Action::Farmers { seat: A, province: Province::Buto, change: 1 });
    act(&mut state, Action::Bricks { seat: A, province: Province::Buto, change: 2 });
    assert_eq!(refused(&state, Action::Cards { seat: A, change: 1 }), "amun-re-refuse-reward");
    act(&mut state, Action::Cards { seat: B, change: 2 });
    assert_eq!(state.gold, gold, "a reward costs nothing");
    assert_eq!(state.rewards_open(), 1);
    // A table that does not enter all of it ends the rewards for everyone.
    next(&mut state);
    assert_eq!(state.step(), "income");
}

#[test]
fn eight_gold_and_harvest_increase_count_and_can_be_taken_back() {
    let mut state = at_purchases([Province::Baharya, Province::Memphis, Province::Sawu], &[]);
    act(&mut state, Action::Farmers { seat: A, province: Province::Baharya, change: 1 });
    to_step(&mut state, "income");
    let income = |state: &State, seat| state.income(seat, Temple::Second).gold();
    assert_eq!(income(&state, A), 6);
    let increase = Action::Play { seat: A, card: PowerCard::HarvestIncrease, province: Some(Province::Baharya) };
    act(&mut state, increase.clone());
    assert_eq!(income(&state, A), 9, "the printed farmers count");
    assert!(AmunReRules::check(&state, &increase).is_err(), "not twice in a round");
    act(&mut state, Action::TakeBack { seat: A, card: PowerCard::HarvestIncrease });
    act(&mut state, Action::Play { seat: A, card: PowerCard::EightGold, province: Some(Province::Baharya) });
    assert_eq!(income(&state, A), 8);
    let other = Action::Play { seat: A, card: PowerCard::EightGold, province: Some(Province::Sawu) };
    assert!(AmunReRules::check(&state, &other).is_err(), "another's province");
}

#[test]
fn the_owners_figures_hold_and_change_the_score_afterwards() {
    let mut setup = setup(&["Anna", "Ben", "Cyril"], &[("follow-auction", false)]);
    setup.figures = serde_json::json!([{ "province": "berenike", "field": "farmer-fields", "value": 1 }]);
    let state = AmunReRules::start(&setup).unwrap();
    assert_eq!(state.board.number(Province::Berenike, Field::FarmerFields).confirmed(), Some(1));
    setup.figures = serde_json::json!([{ "province": "berenike", "field": "side", "value": 7 }]);
    assert!(AmunReRules::start(&setup).is_err());

    let mut state = at_purchases([Province::Amarna, Province::Memphis, Province::Sawu], &[]);
    act(&mut state, Action::SetTemple { place: Temple::Fourth });
    let guide = guide_data();
    let claims = (0..9).map(|phase| Cursor { round: 2, phase, ..Cursor::default() });
    let to = claims.into_iter().find(|&at| guide.step(at).is_some_and(|step| step.id == "claims")).unwrap();
    act(&mut state, TableAction::Move { to });
    next(&mut state);
    let temples = |state: &State| state.sheet().cell("old", "temples", A).unwrap().value;
    assert_eq!(temples(&state), Some(4));
    let figure = OwnFigure::new(Province::Amarna, Field::Temples, Value::Number(2)).unwrap();
    act(&mut state, Action::SetFigure { figure });
    assert_eq!(temples(&state), Some(8));
}

/// Plays a whole game with nothing bought, and gives the state at its end.
fn whole_game(options: &[(&str, bool)]) -> State {
    let mut state = three(options);
    let mut round = 0;
    while !state.table.over {
        match state.step() {
            "reveal" => {
                let came = Province::ALL.iter().copied().filter(|&province| {
                    !state.land(province).came_up && (round < 3 || state.land(province).used_in_old)
                });
                let came: Vec<Province> = came.take(3).collect();
                reveal(&mut state, &came);
                round += 1;
            }
            "bid" => {
                while let Some(seat) = state.round.auction.as_ref().unwrap().whose_turn() {
                    let bid = state.round.auction.as_ref().unwrap().legal(seat, None)[0];
                    act(&mut state, Action::Bid { seat, province: bid.province, gold: bid.gold });
                }
                next(&mut state);
            }
            "take" => {
                let offered = state.round.offered.clone();
                take_all(&mut state, &offered);
            }
            "offer" => {
                for seat in state.all_seats() {
                    act(
                        &mut state,
                        Action::Offer { seat, gold: Some(u32::from(seat.0) + 1), steal: false, corrects: false },
                    );
                }
                next(&mut state);
            }
            "claims" => {
                if state.table.cursor.part == 1 {
                    for seat in state.all_seats() {
                        act(&mut state, Action::CountGold { seat, gold: Some(10) });
                    }
                }
                next(&mut state);
            }
            _ => next(&mut state),
        }
    }
    state
}

#[test]
fn a_whole_game_goes_from_the_first_card_to_the_winner() {
    for follow in [true, false] {
        let state = whole_game(&[("follow-auction", follow)]);
        let standing = state.standing();
        assert!(standing.finished);
        assert!(!standing.winners.is_empty());
        assert!(state.all_seats().all(|seat| state.provinces_of(seat).count() == 3));
        assert_eq!(state.guide().next, crate::table::guide::Next::Over);
    }
}

#[test]
fn between_the_kingdoms_pyramids_stay_and_only_used_cards_come_back() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    act(&mut state, Action::Bricks { seat: A, province: Province::Memphis, change: 3 });
    act(&mut state, Action::Farmers { seat: B, province: Province::Abu, change: 2 });
    let clear = Cursor { round: 2, phase: 6, ..Cursor::default() };
    act(&mut state, TableAction::Move { to: clear });
    next(&mut state);
    assert_eq!((state.table.cursor.part, state.step()), (1, "reveal"));
    assert!(state.land(Province::Memphis).site.pyramids > 0);
    assert_eq!(state.land(Province::Abu).all_farmers(), 0);
    assert_eq!(state.land(Province::Abu).owner, None);
    assert_eq!(refused(&state, Action::Reveal { province: Province::Buto }), "amun-re-refuse-not-of-old");
    act(&mut state, Action::Reveal { province: Province::Abu });
}

#[test]
fn a_correction_by_hand_counts_in_totals_and_places() {
    let mut state = whole_game(&[]);
    let before = state.sheet();
    let loser = state.all_seats().find(|&seat| before.place(seat) != Some(1)).unwrap_or(A);
    let cell = |value, note| CellChange::new("bonus", loser, value).in_group("new").noted(note);
    act(&mut state, cell(Some(99), "forgotten cards"));
    let after = state.sheet();
    assert_eq!(after.place(loser), Some(1));
    assert!(after.cell("new", "bonus", loser).unwrap().is_corrected());
    act(&mut state, cell(None, ""));
    assert_eq!(state.sheet(), before);
    let nowhere = CellChange::new("gold", A, Some(1)).in_group("old");
    assert_eq!(refused(&state, nowhere), "table-refuse-no-such-cell");
}

#[test]
fn next_from_a_step_that_is_over_changes_nothing() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    let from = state.table.cursor;
    next(&mut state);
    assert_eq!(refused(&state, TableAction::Next { from }), "table-refuse-moved-on");
}

fn any_province() -> impl Strategy<Value = Province> {
    prop::sample::select(&Province::ALL[..])
}

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..4_u8).prop_map(Seat)
}

/// Any action of the game, sensible or not: the rules decide.
fn any_own_action() -> impl Strategy<Value = Action> {
    let card = || prop::sample::select(&PowerCard::ALL[..]);
    prop_oneof![
        4 => any_province().prop_map(|province| Action::Reveal { province }),
        1 => any_province().prop_map(|province| Action::Hide { province }),
        4 => (any_seat(), any_province(), prop::sample::select(&LADDER[..]))
            .prop_map(|(seat, province, gold)| Action::Bid { seat, province, gold }),
        4 => (any_seat(), any_province(), prop::sample::select(&LADDER[..]))
            .prop_map(|(seat, province, gold)| Action::Take { seat, province, gold }),
        2 => (any_seat(), card(), prop::option::of(any_province()))
            .prop_map(|(seat, card, province)| Action::Play { seat, card, province }),
        1 => (any_seat(), card()).prop_map(|(seat, card)| Action::TakeBack { seat, card }),
        2 => (any_seat(), -3..6_i32).prop_map(|(seat, change)| Action::Cards { seat, change }),
        3 => (any_seat(), any_province(), -3..6_i32)
            .prop_map(|(seat, province, change)| Action::Farmers { seat, province, change }),
        3 => (any_seat(), any_province(), -3..6_i32)
            .prop_map(|(seat, province, change)| Action::Bricks { seat, province, change }),
        5 => (any_seat(), prop::option::of(0..30_u32), any::<bool>(), any::<bool>())
            .prop_map(|(seat, gold, steal, corrects)| Action::Offer { seat, gold, steal, corrects }),
        2 => any_seat().prop_map(|seat| Action::RewardTaken { seat }),
        1 => any_seat().prop_map(|seat| Action::Correct { seat, correction: Some(Correction::Down) }),
        2 => (any_seat(), card(), any::<bool>(), any::<Option<bool>>())
            .prop_map(|(seat, card, played, fulfilled)| Action::Claim { seat, card, played, fulfilled }),
        3 => (any_seat(), 0..99_u32).prop_map(|(seat, gold)| Action::CountGold { seat, gold: Some(gold) }),
        1 => (any_province(), 0..9_u32, 0..3_u32, 0..5_u32).prop_map(|(province, farmers, bricks, pyramids)| {
            Action::SetPieces { province, farmers, plain: 0, bricks, pyramids }
        }),
        1 => (any_province(), prop::option::of(any_seat()))
            .prop_map(|(province, seat)| Action::SetOwner { province, seat }),
        1 => any::<bool>().prop_map(|on| Action::SetOption { id: "follow-auction".into(), on }),
        1 => (any_seat(), any::<i8>())
            .prop_map(|(seat, change)| Action::Sell { seat, change: i32::from(change) }),
    ]
}

fn any_action() -> impl Strategy<Value = AnyAction<Action>> {
    let old = |change: CellChange| AnyAction::from(change.in_group("old"));
    prop_oneof![
        38 => any_own_action().prop_map(AnyAction::from),
        1 => trial::any_move().prop_map(AnyAction::from),
        1 => trial::any_change(&["sets"]).prop_map(old),
    ]
}

proptest! {
    /// Whatever is entered in whatever order, nothing panics; what is allowed leaves a state that can be shown and said
    /// in both languages, and an action comes back from its JSON as it was.
    #[test]
    fn any_actions_leave_a_table_that_can_be_shown(
        ledger in any::<bool>(),
        actions in prop::collection::vec((any_action(), any::<bool>()), 1..120),
    ) {
        let setup = setup(&["Anna", "Ben", "Cyril"], &[("ledger", ledger)]);
        let mut state = AmunReRules::start(&setup).unwrap();
        for (action, and_next) in actions {
            trial::attempt::<AmunReRules>(&mut state, action);
            if and_next {
                let from = state.table.cursor;
                trial::attempt::<AmunReRules>(&mut state, TableAction::Next { from });
            }
            let sheet = state.sheet();
            prop_assert_eq!(sheet.totals.len(), 3);
            prop_assert_eq!(state.guide().phases.is_empty(), false);
            for seat in state.all_seats() {
                prop_assert!(state.provinces_of(seat).count() <= PROVINCES_EACH);
            }
        }
    }
}

/// An example with a ledger, so that nobody spends what is not there.
fn example(which: Example) -> State {
    let (mut setup, actions) = AmunRe.example(which, Language::En);
    setup.options.insert("ledger".to_owned(), Choice::Switch(true));
    trial::played::<AmunReRules>(&setup, actions)
}

#[test]
fn the_finished_example_has_a_winner() {
    let state = example(Example::Finished);
    assert!(state.table.over);
    assert_eq!(state.gold, [45, 21, 35, 39], "what is counted is what the ledger says");
    assert_eq!(state.standing().winners.len(), 1);
}

#[test]
fn the_half_way_example_waits_for_one_offering() {
    let state = example(Example::HalfWay);
    assert_eq!((state.table.cursor.part, state.table.cursor.round, state.step()), (1, 1, "offer"));
    assert_eq!(state.round.offers.iter().filter(|offer| offer.is_none()).count(), 1);
}
