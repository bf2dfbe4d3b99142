//! What the table says where the app cannot know: bonus cards that nobody can judge, and cards laid face down.

use super::*;
use crate::games::amun_re::points::Half;
use crate::table::reason::Sure;

/// A table at the bonus cards of the Old Kingdom; each has one province.
fn at_claims(provinces: [Province; 3]) -> State {
    let mut state = at_purchases(provinces, &[]);
    let claims = Cursor { round: 2, phase: 5, ..Cursor::default() };
    act(&mut state, TableAction::Move { to: claims });
    assert_eq!(state.step(), "claims");
    state
}

fn claim(card: PowerCard, fulfilled: Option<bool>) -> Action {
    Action::Claim { seat: A, card, played: true, fulfilled }
}

/// The points of Anna's bonus cards in the Old Kingdom, why, and how sure that is.
fn bonus(state: &State) -> (Option<i64>, Vec<String>, Sure) {
    let sheet = state.sheet();
    let cell = sheet.cell("old", "bonus", A).unwrap();
    let words = cell.reason.parts.iter().map(|part| Language::En.say(&part.what)).collect();
    (cell.value, words, cell.reason.least_sure())
}

#[test]
fn a_bonus_card_that_is_played_and_not_fulfilled_gives_nothing_and_says_why() {
    let mut state = at_claims([Province::Abu, Province::Memphis, Province::Sawu]);
    act(&mut state, claim(PowerCard::FarmerBonus, None));
    assert_eq!(bonus(&state), (Some(0), vec!["Farmer Bonus: not fulfilled".to_owned()], Sure::Stated));
    act(&mut state, claim(PowerCard::SideBonus, None));
    next(&mut state);
    let (points, words, _) = bonus(&state);
    assert_eq!((points, words[1].as_str()), (Some(3), "Side of the Nile Bonus: fulfilled"));
    let sheet = state.sheet();
    let reason = &sheet.cell("old", "bonus", A).unwrap().reason.parts[0];
    let grounds: Vec<String> = reason.parts.iter().map(|part| Language::En.say(&part.what)).collect();
    assert_eq!(grounds, ["0 counted, 9 needed", "Abu: farmers placed: 0"]);
}

#[test]
fn what_the_table_says_of_a_card_holds_until_the_board_says_it() {
    let mut state = at_claims([Province::Memphis, Province::Abu, Province::Sawu]);
    // Memphis shows three symbols; how many more its free cards bring is nothing, so it is certainly not fulfilled. Of
    // Thebes only what another edition shows is known.
    act(&mut state, Action::SetOwner { province: Province::Thebes, seat: Some(A) });
    act(&mut state, claim(PowerCard::PowerCardBonus, Some(false)));
    assert_eq!(bonus(&state).0, Some(0));
    assert_eq!(bonus(&state).2, Sure::Owner, "the table has looked");
    act(&mut state, claim(PowerCard::PowerCardBonus, Some(true)));
    assert_eq!(bonus(&state).0, Some(3));
    let again = claim(PowerCard::PowerCardBonus, Some(true));
    assert!(AmunReRules::check(&state, &again).is_err(), "the same card, the same answer");
    next(&mut state);
    for field in [Field::CardLimit, Field::FreeCards] {
        let figure = OwnFigure::new(Province::Thebes, field, Value::Number(1)).unwrap();
        act(&mut state, Action::SetFigure { figure });
    }
    assert_eq!(bonus(&state).0, Some(0), "five symbols by the board itself");
}

#[test]
fn a_card_of_an_older_play_counts_as_it_was_played() {
    let mut state = at_claims([Province::Memphis, Province::Abu, Province::Sawu]);
    act(&mut state, Action::SetOwner { province: Province::Thebes, seat: Some(A) });
    let old = serde_json::json!({ "do": "claim", "seat": 0, "card": "power-card-bonus", "played": true });
    let action: Action = serde_json::from_value(old.clone()).unwrap();
    assert_eq!(serde_json::to_value(&action).unwrap(), old, "it is written as it was");
    act(&mut state, action);
    let (points, _, sure) = bonus(&state);
    assert_eq!(
        (points, sure),
        (Some(3), Sure::Unconfirmed),
        "it counts, and is marked: of Thebes only likely values are known"
    );
}

#[test]
fn a_correction_that_was_laid_face_down_is_asked_for_once_all_offerings_are_in() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[("secret-sacrifice", true)]);
    to_step(&mut state, "offer");
    let offer = |seat, gold, corrects| Action::Offer { seat, gold, steal: gold.is_none(), corrects };
    act(&mut state, offer(A, Some(4), false));
    act(&mut state, offer(B, None, true));
    act(&mut state, offer(C, Some(9), true));
    let from = state.table.cursor;
    let asked = |state: &State| state.missing().map(|what| Language::En.say(&what));
    assert_eq!(asked(&state).as_deref(), Some("Ben: +3 or −3?"), "clockwise from the pharaoh");
    assert_eq!(refused(&state, TableAction::Next { from }), "amun-re-missing-correction");
    act(&mut state, Action::Correct { seat: B, correction: Some(Correction::Down) });
    assert_eq!(asked(&state).as_deref(), Some("Cyril: +3 or −3?"));
    // Cyril offers anew and has laid nothing, after all.
    act(&mut state, offer(C, Some(9), false));
    assert_eq!(asked(&state), None);
    assert_eq!(state.sacrifice().unwrap().total, 4 + 9 - 3 - 3);
    act(&mut state, Action::Correct { seat: B, correction: None });
    assert_eq!(asked(&state), None, "taken back is not laid any more");
    let old: Action = serde_json::from_str(r#"{ "do": "offer", "seat": 0, "gold": 5, "steal": false }"#).unwrap();
    assert_eq!(
        serde_json::to_value(&old).unwrap(),
        serde_json::json!({ "do": "offer", "seat": 0, "gold": 5, "steal": false })
    );
}

#[test]
fn the_last_provinces_of_a_kingdom_come_up_by_themselves() {
    for players in [3, 4, 5] {
        let names = ["Anna", "Ben", "Cyril", "Dana", "Eva"];
        let mut state = AmunReRules::start(&setup(&names[..players], &[("follow-auction", false)])).unwrap();
        let mut asked = 0;
        while state.table.cursor.part == 0 || state.table.cursor.round < 2 || state.step() == "reveal" {
            match state.step() {
                "reveal" if state.left_over().is_empty() => {
                    asked += 1;
                    let old = state.half() == Half::Old;
                    let open = |province: &Province| {
                        let land = state.land(*province);
                        !land.came_up && (old || land.used_in_old)
                    };
                    let came: Vec<Province> = Province::ALL.into_iter().filter(open).take(players).collect();
                    reveal(&mut state, &came);
                }
                "take" => {
                    let offered = state.round.offered.clone();
                    assert_eq!(offered.len(), players);
                    take_all(&mut state, &offered);
                }
                "offer" => {
                    for seat in state.all_seats() {
                        act(&mut state, Action::Offer { seat, gold: Some(1), steal: false, corrects: false });
                    }
                    next(&mut state);
                }
                _ => next(&mut state),
            }
        }
        assert_eq!(state.round.offered.len(), players);
        // With five players all fifteen come up, so the last five of the Old Kingdom are known too.
        assert_eq!(asked, if players == 5 { 4 } else { 5 });
    }
}

#[test]
fn an_older_play_has_said_itself_which_provinces_were_left() {
    let mut state = AmunReRules::start(&setup(&["Anna", "Ben", "Cyril", "Dana", "Eva"], &[])).unwrap();
    for &province in &Province::ALL[..10] {
        state.land_mut(province).came_up = true;
    }
    assert_eq!(state.left_over(), &Province::ALL[10..]);
    for &province in &Province::ALL[10..] {
        act(&mut state, Action::Reveal { province });
    }
    assert_eq!(state.left_over(), []);
    next(&mut state);
    assert_eq!(state.round.offered, &Province::ALL[10..]);
}

#[test]
fn stones_that_were_laid_by_a_guess_follow_what_the_owner_reads() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Abydos], &[]);
    let land = |state: &State, province| (state.land(province).site, state.land(province).guessed);
    assert_eq!(land(&state, Province::Memphis), (Site { pyramids: 0, bricks: 2 }, 1));
    assert_eq!(land(&state, Province::Abydos), (Site { pyramids: 0, bricks: 1 }, 0), "this one is stated");
    act(&mut state, Action::Bricks { seat: A, province: Province::Memphis, change: 2 });
    let figure = OwnFigure::new(Province::Memphis, Field::FreeStones, Value::Number(1)).unwrap();
    act(&mut state, Action::SetFigures { figures: vec![figure] });
    assert_eq!(land(&state, Province::Memphis), (Site { pyramids: 1, bricks: 0 }, 0), "one stone and two bought");
    act(&mut state, Action::SetFigure { figure });
    assert_eq!(land(&state, Province::Memphis).0, Site { pyramids: 1, bricks: 0 }, "confirmed again, nothing changes");
}

#[test]
fn the_button_says_what_is_paid() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    let says = |state: &State| match state.guide().next {
        crate::table::guide::Next::Ready(words) => Language::En.say(&words),
        other => panic!("{other:?}"),
    };
    assert_eq!(says(&state), "Next: Ben");
    act(&mut state, Action::Farmers { seat: A, province: Province::Memphis, change: 4 });
    act(&mut state, Action::Bricks { seat: A, province: Province::Memphis, change: 3 });
    assert_eq!(says(&state), "Pay 16 · Next: Ben");
    act(&mut state, Action::SetOption { id: "ledger".into(), on: true });
    assert_eq!(says(&state), "Pay 16, 4 left · Next: Ben");
}
