//! What becomes of an evening: the picture of its sheet, its end, and what all evenings say together.

use tableside::app::nav::screen::Place;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tableside::games;

use super::{Scene, Visit, scene};

/// What is half typed of a play that is being written down.
const HALF: &str = r#"{"write-down":{"other":"Orchard","day":"2026-11-14","location":"Cottage","players":[
    {"name":"Anna","sum":"3+6+2"},{"name":"Ben","sum":"9+"},{"name":"Dorota","sum":""}],"wins":"highest","minutes":"45"}}"#;

/// A file of BG Stats with games and players of all sorts.
pub const BGSTATS: &str = r#"{"games":[{"id":1,"uuid":"a","name":"Amun-Re","bggId":0,"highestWins":true,"noPoints":false},
    {"id":2,"uuid":"b","name":"Ticket to Ride: Europe","highestWins":true,"noPoints":false}],
    "players":[{"id":1,"uuid":"c","name":"anna"},{"id":2,"uuid":"d","name":"Bob"},{"id":3,"uuid":"e","name":"Zofia"}],
    "locations":[{"id":1,"uuid":"f","name":"Cottage"}],
    "plays":[
    {"uuid":"01234567-89ab-cdef-0123-456789abcdef","gameRefId":1,"locationRefId":1,"playDate":"2026-10-01 19:00:00",
     "durationMin":80,"playerScores":[{"playerRefId":1,"score":"3+6+2","winner":true,"rank":1,"seatOrder":1,"startPlayer":true},
     {"playerRefId":2,"score":"9","winner":false,"rank":2,"seatOrder":2,"startPlayer":false}]},
    {"uuid":"11234567-89ab-cdef-0123-456789abcdef","gameRefId":2,"playDate":"2026-10-02 19:00:00",
     "playerScores":[{"playerRefId":2,"score":"101","winner":true},{"playerRefId":3,"score":"88","winner":false}]}],
    "userInfo":{"meRefId":1}}"#;

/// The scenes.
pub const SCENES: &[Scene] = &[
    scene("picture", |v| {
        v.over(Place::Table);
        v.tap("app-more");
        v.tap("evening-picture");
    }),
    scene("rounds", |v| {
        v.over(Place::Sheet);
        v.tap("evening-rounds");
    }),
    scene("end-early", |v| {
        v.half(Place::Table);
        v.tap("app-more");
        v.tap("app-command-end-early");
    }),
    scene("end-early-asked", |v| {
        v.half(Place::Table);
        v.tap("app-more");
        v.tap("app-command-end-early");
        let throw = v.language.words("app-early-throw");
        v.tap_starting(&throw);
    }),
    scene("ended-early", |v| {
        v.half(Place::Table);
        v.h.state_mut().enter(serde_json::json!({ "do": "end-early", "points": "standing" }));
    }),
    scene("stopped-early", |v| {
        v.half(Place::Table);
        v.h.state_mut().enter(serde_json::json!({ "do": "end-early", "points": "nothing" }));
    }),
    scene("remark", |v| {
        v.over(Place::Table);
        v.tap("evening-remark");
    }),
    scene("push", |v| {
        v.over(Place::Table);
        v.tap("afterwards-push");
    }),
    scene("export-formats", |v| {
        v.over(Place::Table);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::E);
        v.h.run();
        v.tap("afterwards-format-csv");
    }),
    scene("past", |v| v.visit(Place::WriteDown)),
    scene("past-half", |v| {
        v.store.keep("drafts", HALF);
        v.again();
        v.visit(Place::WriteDown);
    }),
    scene("past-over", |v| {
        let play = v.store.add_past();
        v.at(play, Place::Table);
    }),
    scene("past-edit", |v| {
        let play = v.store.add_past();
        v.at(play, Place::EditPast);
    }),
    scene("bgstats", |v| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("bgstats.json");
        std::fs::write(&file, BGSTATS).unwrap();
        v.h.state_mut().import_from(&file);
    }),
    scene("statistics", |v| v.visit(Place::Statistics)),
    scene("statistics-game", |v| {
        v.visit(Place::Statistics);
        v.tap_starting("Amun-Re, ");
    }),
    // Over three months, so that there is something that can rise.
    scene("statistics-charts", |v| {
        v.months();
        v.visit(Place::Statistics);
    }),
    scene("statistics-charts-as-table", |v| {
        v.months();
        v.visit(Place::Statistics);
        let words = |key: &'static str| v.language.words(key);
        let name = format!("{}: {}", words("statistics-wins-over-time"), words("kit-chart-as-table"));
        v.h.get_by_label(&name).click_accesskit();
    }),
    scene("statistics-spread", |v| {
        v.months();
        v.visit(Place::Statistics);
        v.tap_starting("Amun-Re, ");
    }),
    scene("statistics-dice", |v| {
        v.store.add_examples_of("cities-and-knights", v.language);
        v.again();
        v.visit(Place::Statistics);
        let game = games::find("cities-and-knights").unwrap().name();
        v.tap_starting(&v.language.say(&game));
    }),
    scene("people", |v| v.visit(Place::People)),
    scene("people-edit", |v| {
        v.visit(Place::People);
        v.tap_starting("Anna");
        v.tap("evening-merge");
    }),
];

impl Visit {
    /// Results of Amun-Re from three months, and the same window started again.
    fn months(&mut self) {
        for (days, points) in [(3, [41, 38]), (6, [24, 24]), (40, [29, 33]), (44, [12, 27]), (75, [36, 31])] {
            self.store.add_result(days, points);
        }
        self.again();
    }
}
