//! The search over the games' entries and a person's own ones: filters, the play's game first, notes, what is nearest.

use tableside::library::entry::RULING;
use tableside::library::own::Note;
use tableside::library::{Names, Own, OwnCard, Query, Ref, Wanted};
use tableside::table::guide::Words;

use super::{library, lookup};

fn search(own: &Own, typed: &str, wanted: &Wanted<'_>) -> Vec<Ref> {
    lookup(own).search(&Query::new(typed), wanted, 30).into_iter().map(|hit| hit.at).collect()
}

fn card(name: &str) -> OwnCard {
    OwnCard {
        game: "amun-re".into(),
        names: Names { cs: name.into(), ..Names::default() },
        text: Words { en: String::new(), cs: "Dva zlaté navíc.".into() },
        ..OwnCard::default()
    }
}

#[test]
fn filters_leave_out_the_rest() {
    let own = Own::default();
    let all = search(&own, "gold", &Wanted::default());
    let games = |hits: &[Ref]| hits.iter().map(|at| at.game.clone()).collect::<std::collections::BTreeSet<_>>();
    assert!(games(&all).len() > 1, "{all:?}");
    let amun = search(&own, "gold", &Wanted { game: Some("amun-re"), ..Wanted::default() });
    assert_eq!(games(&amun).into_iter().collect::<Vec<_>>(), ["amun-re"]);
    let rulings = search(&own, "gold", &Wanted { kind: Some(RULING), ..Wanted::default() });
    assert!(!rulings.is_empty());
    assert!(rulings.iter().all(|at| library().get(at).unwrap().is_ruling()));
    let phase = Wanted { game: Some("amun-re"), phase: Some("sacrifice"), ..Wanted::default() };
    let found = search(&own, "gold", &phase);
    assert!(found.iter().all(|at| library().get(at).unwrap().phases.contains(&"sacrifice".to_owned())));
}

#[test]
fn the_plays_own_game_comes_first() {
    let own = Own::default();
    for game in ["dice-settlers", "empires-of-the-north"] {
        let hits = search(&own, "explore", &Wanted { prefer: Some(game), ..Wanted::default() });
        assert_eq!(hits[0].game, game);
    }
}

#[test]
fn own_cards_and_notes_are_found_like_the_rest() {
    let mut own = Own::default();
    let at = own.put(None, card("Velbloudář")).unwrap();
    assert_eq!(search(&own, "velbloudare", &Wanted::default())[0], at);
    let noted = library().entries()[0].at.clone();
    own.put_note(&noted, Note { note: String::new(), house: "Kvůli Boženě jen jednou za kolo.".into() }).unwrap();
    assert_eq!(search(&own, "bozene", &Wanted::default())[0], noted);
    let mine = Wanted { mine: true, ..Wanted::default() };
    let found: Vec<Ref> = lookup(&own).browse(&mine, 10).into_iter().map(|entry| entry.at.clone()).collect();
    assert_eq!(found, [noted, at.clone()]);
    own.remove(&at);
    assert_eq!(search(&own, "velbloudar", &mine), []);
}

#[test]
fn an_empty_result_has_something_near() {
    let own = Own::default();
    let query = Query::new("qzharvestzq");
    let nothing = Wanted { game: Some("amun-re"), kind: Some("nothing"), ..Wanted::default() };
    assert_eq!(search(&own, "memphis", &nothing), []);
    assert!(!lookup(&own).nearest(&Query::new("memphis"), &nothing, 3).is_empty());
    assert_eq!(lookup(&own).search(&query, &Wanted::default(), 5), []);
}

#[test]
fn a_broken_query_finds_nothing_and_does_no_harm() {
    let own = Own::default();
    for typed in ["", "   ", "???", "\u{301}\u{301}", &"a".repeat(5000), "🎲🎲", "\0"] {
        let hits = search(&own, typed, &Wanted::default());
        assert!(hits.len() <= 30, "{typed}");
    }
}
