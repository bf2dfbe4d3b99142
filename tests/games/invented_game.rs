//! A game that is in no list of ours: opened, played, undone, calculated, scored, looked up and shown through the same
//! faces as every other. It was made by docs/adding-a-game.md alone; what that page leaves out fails here.

use std::sync::OnceLock;

use chrono::{DateTime, TimeDelta, Utc};
use egui::Ui;
use egui_kittest::HarnessBuilder;
use egui_kittest::kittest::Queryable as _;
use serde::Serialize;
use serde_json::{Value, json};
use tableside::games::calc::Calculator;
use tableside::games::view::{ViewContext, ViewRequest};
use tableside::games::{self, Example, Game, Games, example_play, open_among};
use tableside::kit::Look;
use tableside::library::aids::reminders_at;
use tableside::library::own::Own;
use tableside::library::{Book, Library, Lookup, Query, Ref, Wanted};
use tableside::locale::{Language, Message, add_texts, missing_arguments};
use tableside::table::action::{CellChange, TableAction};
use tableside::table::guide::{Guide, Next, Table};
use tableside::table::play::{Play, begin};
use tableside::table::reason::Reason;
use tableside::table::seat::{Seat, Setup};
use tableside::table::sheet::Sheet;

use crate::invented::Orchard;
use crate::invented::play::{Action, GUIDE};

/// The list: this line is all that names the game outside of its folder.
const GAMES: Games = &[&Orchard];

const TEXTS: [(Language, &str); 2] =
    [(Language::En, include_str!("invented/data/en.ftl")), (Language::Cs, include_str!("invented/data/cs.ftl"))];

/// Adds the game's messages to those of the program, once.
fn speak() {
    static SPOKEN: OnceLock<bool> = OnceLock::new();
    assert!(*SPOKEN.get_or_init(|| TEXTS.iter().all(|(language, text)| add_texts(*language, text))));
}

/// The words of a message in both languages, in which nothing is missing.
fn said(message: &Message) -> [String; 2] {
    speak();
    Language::ALL.map(|language| {
        assert_eq!(missing_arguments_of(language, message), Vec::<String>::new(), "{message:?}");
        language.say(message)
    })
}

/// As [`missing_arguments`]; literal words have no message.
fn missing_arguments_of(language: Language, message: &Message) -> Vec<String> {
    if *message == Message::literal(language.say(message)) { Vec::new() } else { missing_arguments(language, message) }
}

fn at(minute: i64) -> DateTime<Utc> {
    DateTime::<Utc>::UNIX_EPOCH + TimeDelta::days(20_000) + TimeDelta::minutes(minute)
}

fn setup() -> Setup {
    Orchard.example(Example::Finished, Language::En).0
}

/// A play with nothing entered.
fn table() -> Box<dyn Play> {
    let (header, first) = begin(&setup(), at(0), "test").unwrap();
    open_among(GAMES, &header, &[first]).unwrap()
}

/// Enters an action; gives the words of the refusal where the rules refuse it.
fn enter(play: &mut dyn Play, action: &impl Serialize) -> Result<(), [String; 2]> {
    let action = serde_json::to_value(action).unwrap();
    let line = play.prepare(&action, at(i64::try_from(play.last()).unwrap()), "test").map_err(|no| said(&no.0))?;
    play.accept(&[line]).unwrap();
    Ok(())
}

fn pick(seat: u8, apples: u32) -> Action {
    Action::Pick { seat: Seat(seat), apples }
}

/// Enters what the loud button would.
fn next(play: &mut dyn Play) -> Result<(), [String; 2]> {
    let action = Orchard.view().next_action(play).unwrap();
    enter(play, &action)
}

fn totals(sheet: &Sheet) -> Vec<Option<i64>> {
    sheet.totals.iter().map(|cell| cell.value).collect()
}

fn title(play: &dyn Play) -> String {
    said(&play.guide().title)[0].clone()
}

#[test]
fn it_is_found_in_its_list_and_in_no_other() {
    assert_eq!(
        games::among(GAMES, "orchard").map(|game| said(&game.name())),
        Some(["Orchard", "Sad"].map(String::from))
    );
    assert!(games::find("orchard").is_none());
    let play = example_play(&Orchard, Example::HalfWay, Language::Cs, at(0)).unwrap();
    assert!(games::open(&play.header, &play.lines).is_err());
    assert_eq!(games::accepted(GAMES, play.clone()).unwrap(), play);
}

#[test]
fn the_guide_goes_through_three_autumns() {
    let mut play = table();
    let mut titles = Vec::new();
    while play.guide().next != Next::Over {
        titles.push(title(play.as_ref()));
        for seat in 0..3 {
            enter(play.as_mut(), &pick(seat, 5)).ok();
        }
        next(play.as_mut()).unwrap();
    }
    let autumn = ["Pick apples", "Fill your baskets"];
    assert_eq!(titles, [&autumn[..], &autumn, &autumn, &["Score the baskets"]].concat());
    assert!(Orchard.view().next_action(play.as_ref()).is_none());
}

#[test]
fn a_step_waits_for_what_is_missing_and_says_so() {
    let mut play = table();
    enter(play.as_mut(), &pick(1, 5)).unwrap();
    let missing = ["Apples still missing: Mary and Lucy", "Chybí jablka: Mary a Lucy"].map(String::from);
    let Next::Missing(words) = play.guide().next else { panic!("nothing is missing") };
    assert_eq!(said(&words), missing);
    assert_eq!(next(play.as_mut()), Err(missing));
    let [too_many, _] = enter(play.as_mut(), &pick(0, 31)).unwrap_err();
    assert!(too_many.contains("30"), "the limit is named: {too_many}");
    assert!(enter(play.as_mut(), &pick(3, 1)).is_err(), "nobody sits there");
}

#[test]
fn a_step_is_undone_and_redone() {
    let mut play = table();
    for seat in 0..3 {
        enter(play.as_mut(), &pick(seat, 10)).unwrap();
    }
    next(play.as_mut()).unwrap();
    assert_eq!(title(play.as_ref()), "Fill your baskets");
    for (seat, baskets) in [(None, Some(8)), (Some("Lucy"), Some(0))] {
        let step = play.undo_step().unwrap();
        assert_eq!(said(&step.sentence)[0].starts_with("Lucy picks 10 apples"), seat.is_some());
        let line = play.prepare_undo(step.entries, at(60), "test").unwrap();
        play.accept(&[line]).unwrap();
        assert_eq!(play.sheet().cell("points", "baskets", Seat(2)).unwrap().value, baskets);
    }
    assert_eq!(title(play.as_ref()), "Pick apples");
    for _ in 0..2 {
        let step = play.redo_step().unwrap();
        let line = play.prepare_redo(step.entries, at(61), "test").unwrap();
        play.accept(&[line]).unwrap();
    }
    assert_eq!((title(play.as_ref()).as_str(), totals(&play.sheet())), ("Fill your baskets", vec![Some(8); 3]));
    let history = play.history();
    assert_eq!(history.len(), 4);
    for row in &history {
        said(&row.sentence);
    }
}

#[test]
fn the_final_score_has_a_winner_and_every_number_its_reason() {
    let exported = example_play(&Orchard, Example::Finished, Language::En, at(0)).unwrap();
    assert_eq!(
        exported.lines.len(),
        Orchard.example(Example::Finished, Language::En).1.len() + 1,
        "nothing is refused"
    );
    let mut play = open_among(GAMES, &exported.header, &exported.lines).unwrap();
    assert_eq!(totals(&play.sheet()), [Some(8); 3]);
    let standing = play.standing();
    assert!(standing.finished && standing.open.is_empty());
    assert_eq!(standing.winners, [Seat(0)], "Mary has more apples left over");
    let decided: Vec<[String; 2]> = standing.decided.iter().map(said).collect();
    assert!(decided.last().unwrap()[0].starts_with("Mary has more apples left over: 4"), "{decided:?}");
    let sheet = play.sheet();
    let cells = sheet.groups.iter().flat_map(|group| group.rows.iter().flat_map(|row| &row.cells));
    for cell in cells.chain(&sheet.totals).chain(&sheet.places) {
        explained(&cell.reason);
    }
    // And a cell is set by hand.
    let set = TableAction::SetCell(CellChange::new("ribbon", Seat(2), Some(3)).noted("We agreed."));
    enter(play.as_mut(), &set).unwrap();
    assert_eq!(play.standing().winners, [Seat(2)]);
}

/// Every line of a reason is said in both languages.
fn explained(reason: &Reason) {
    said(&reason.what);
    if let Some(rule) = &reason.rule {
        said(&rule.words);
        said(&rule.place);
    }
    reason.parts.iter().for_each(explained);
}

#[test]
fn its_calculator_is_the_same_rule() {
    let market = Calculator::named(GAMES, "orchard.market").unwrap();
    assert_eq!(
        market.answer(market.example.as_bytes()).unwrap(),
        json!({ "players": [
        { "player": "A", "baskets": 2, "ribbon": true, "points": 11 },
        { "player": "B", "baskets": 1, "ribbon": false, "points": 4 },
    ] })
    );
    let flaw = market.answer(br#"{"players":[{"player":"A","apples":-1}]}"#).unwrap_err();
    assert_eq!(flaw.path(), "players[0].apples");
    assert_eq!(said(&Message::new(market.about))[1], "Jakou hodnotu mají jablka na trhu");
    let guide = Guide::parse(GUIDE).unwrap();
    let opened = guide.phases.iter().flat_map(|phase| phase.steps()).filter_map(|step| step.calculator.as_deref());
    assert!(opened.eq(["orchard.market"]));
}

#[test]
fn its_cards_and_rulings_are_found() {
    let book = Book::read(Orchard.id(), Orchard.books()).unwrap();
    let library = Library::of(vec![book]);
    let lookup = Lookup { library: &library, own: &Own::default() };
    for (query, id) in [("kos", "basket"), ("bedýnka", "basket"), ("ribon", "ribbon")] {
        let hits = lookup.search(&Query::new(query), &Wanted::default(), 3);
        assert_eq!(hits.first().map(|hit| hit.at.to_string()), Some(format!("orchard/{id}")), "{query}");
    }
    let ruling = lookup.ruling_of("orchard", "rules-orchard-ribbon").unwrap();
    assert_eq!(ruling.name(Language::En), "Who takes the ribbon if two have the most baskets?");
    assert_eq!(lookup.rulings_about(&Ref::new("orchard", "ribbon")).len(), 1);
    for step in Guide::parse(GUIDE).unwrap().phases.iter().flat_map(|phase| phase.steps()) {
        let known = |id: &String| library.get(&Ref::new("orchard", id.as_str())).is_some();
        assert!(step.cards.iter().chain(&step.rulings).all(known), "{}", step.id);
    }
}

#[test]
fn its_setup_its_lesson_and_its_reminder_are_there() {
    let library = Library::of(vec![Book::read(Orchard.id(), Orchard.books()).unwrap()]);
    let aids = library.aids("orchard").unwrap();
    let three = Table { seats: 3, option: &|_| false };
    let takes: Vec<[String; 2]> =
        aids.setup.steps_at(&three).flat_map(|step| &step.counts).map(|count| said(&count.message(3))).collect();
    assert_eq!(takes, [["Trees: 3 each, 9 in all", "Stromy: po 3, celkem 9"], ["Baskets: 16", "Koše: 16"]]);
    assert_eq!(
        aids.setup.pieces_at(&three).map(|piece| said(&piece.holds.message())[1].clone()).collect::<Vec<_>>(),
        ["20"]
    );
    assert_eq!(aids.lesson.as_ref().unwrap().told().count(), 4);
    assert_eq!(reminders_at(&aids.reminders, "market", &three)[0].id, "apples-left-over");
    // Each step of the setup is found by the search too.
    let lookup = Lookup { library: &library, own: &Own::default() };
    let hits = lookup.search(&Query::new("plant trees"), &Wanted::default(), 3);
    assert_eq!(hits.first().map(|hit| hit.at.to_string()).as_deref(), Some("orchard/setup-trees"));
}

#[test]
fn both_languages_say_the_same_things() {
    let keys = TEXTS.map(|(_, text)| {
        let starts = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        starts.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
    });
    assert_eq!(keys[0], keys[1]);
}

#[test]
fn a_number_can_be_changed_afterwards() {
    let mut play = table();
    enter(play.as_mut(), &pick(0, 5)).unwrap();
    let changeable = play.changeable(2).unwrap();
    let to = json!({ "do": "pick", "seat": 0, "apples": 15 });
    assert_eq!(play.fields_of(&[2], &to).len(), 2, "{changeable:?}");
    let line = play.prepare_change(&[2], &to, at(9), "test").unwrap();
    play.accept(&[line]).unwrap();
    assert_eq!(play.sheet().cell("points", "baskets", Seat(0)).unwrap().value, Some(12));
}

#[test]
fn its_panel_asks_for_what_is_tapped() {
    speak();
    let (play, mut view) = (table(), Orchard.view());
    view.refresh(play.as_ref(), Language::En);
    let draw = |ui: &mut Ui, requests: &mut Vec<ViewRequest>| {
        let (play, language, kept) = (play.as_ref(), Language::En, &Value::Null);
        view.work(ui, &mut ViewContext { play, language, requests, kept, lot: |_| None, me: None });
    };
    let mut window = HarnessBuilder::default()
        .with_size(egui::vec2(390.0, 844.0))
        .renderer(soft::Soft::default())
        .with_context_setup(|ctx| Look::default().apply(ctx))
        .build_ui_state(draw, Vec::new());
    window.run();
    window.get_by_label("Mary: apples picked, plus 1").click_accesskit();
    window.run();
    assert_eq!(*window.state(), [ViewRequest::Enter(json!({ "do": "pick", "seat": 0, "apples": 1 }))]);
}
