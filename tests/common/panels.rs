//! A game's panels in a window of their own, over a real play: what is tapped can be entered as the app would.

use chrono::{DateTime, TimeDelta, TimeZone as _, Utc};
use egui::{Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use serde_json::Value;
use tableside::games::Game;
use tableside::games::view::{Pending, View, ViewContext, ViewRequest};
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::table::play::{Play, begin};
use tableside::table::seat::Setup;

use super::controls::words;
use super::{PHONE, Window, harness_with, picture};

/// A play with its panels, as the app holds them.
pub struct Table {
    /// The play.
    pub play: Box<dyn Play>,
    view: Box<dyn View>,
    language: Language,
    /// The tool that is shown instead of the work area.
    pub tool: Option<&'static str>,
    /// The entry of the library that is looked at instead of either.
    pub entry: Option<&'static str>,
    /// The figures of the owner's box, as they are kept.
    pub kept: Value,
    /// What every draw by lot gives.
    pub lot: fn(usize) -> Option<usize>,
    /// What was asked for and not yet entered.
    pub requests: Vec<ViewRequest>,
}

impl Table {
    /// What the panels would keep on disk.
    pub fn draft(&self) -> Option<Value> {
        self.view.draft()
    }

    /// The same table in a window that was opened again, with what was kept on disk.
    pub fn resume(&mut self, game: &dyn Game, draft: &Value) {
        self.view = game.view();
        self.view.resume(draft);
        self.view.refresh(&*self.play, self.language);
    }
}

/// The window of a test of panels.
pub type Panels = Harness<'static, Window<Table>>;

/// A play with these actions in it, each a minute after the one before.
pub fn played(game: &dyn Game, setup: &Setup, actions: &[Value]) -> Box<dyn Play> {
    let start = evening(1);
    let (_, first) = begin(setup, start, "test").unwrap();
    let mut play = game.open(&[first]).unwrap();
    for (minute, action) in actions.iter().enumerate() {
        let at = start + TimeDelta::minutes(i64::try_from(minute).unwrap() + 1);
        let line = play.prepare(action, at, "test").unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        play.accept(&[line]).unwrap();
    }
    play
}

/// The panels of a play in a phone's window.
pub fn window(game: &dyn Game, play: Box<dyn Play>, language: Language, theme: Theme) -> Panels {
    window_of(game, play, language, theme, PHONE)
}

/// The panels of a play in a window of any size.
pub fn window_of(game: &dyn Game, play: Box<dyn Play>, language: Language, theme: Theme, size: Vec2) -> Panels {
    let mut view = game.view();
    view.refresh(&*play, language);
    let look = Look { language, accent: game.accent(), motion: false, ..Look::default() };
    let table = Table {
        play,
        view,
        language,
        tool: None,
        entry: None,
        kept: Value::Null,
        lot: |_| Some(0),
        requests: Vec::new(),
    };
    let mut harness = harness_with(size, theme, look, table, |ui, table| {
        tableside::kit::page(ui, |ui| {
            let Table { play, view, language, tool, entry, kept, lot, requests } = table;
            let mut context = ViewContext { play: &**play, language: *language, requests, kept, lot: *lot, me: None };
            match (entry, tool) {
                (Some(id), _) => {
                    view.entry_action(ui, id, &mut context);
                }
                (None, Some(id)) => view.tool(ui, id, &mut context),
                (None, None) => view.work(ui, &mut context),
            }
        });
    });
    harness.run();
    harness
}

/// What the loud button does instead of going on, while something is half entered.
pub fn pending(harness: &Panels) -> Option<Pending> {
    let table = &harness.state().state;
    table.view.pending(&*table.play)
}

/// Enters what the loud button says of something half entered, as the app would.
pub fn enter_pending(harness: &mut Panels) -> Value {
    let Some(Pending::Ready(_, action)) = pending(harness) else { panic!("{:?}", pending(harness)) };
    harness.state_mut().state.requests.push(ViewRequest::Enter(action.clone()));
    enter(harness);
    action
}

/// Shows one of the game's tools.
pub fn open_tool(harness: &mut Panels, tool: &'static str) {
    harness.state_mut().state.tool = Some(tool);
    harness.run();
}

/// Looks at an entry of the library.
pub fn look_at(harness: &mut Panels, entry: &'static str) {
    harness.state_mut().state.entry = Some(entry);
    harness.run();
}

/// Opens the tool, and fails where it shows next to nothing; its picture gets this name.
pub fn draw_tool(harness: &mut Panels, tool: &'static str, name: &str) {
    open_tool(harness, tool);
    let shown = words(harness);
    assert!(shown.len() >= 3, "{tool} shows {shown:?}");
    picture(harness, name);
}

/// Taps the control of this name, wherever on the page it is.
pub fn tap(harness: &mut Panels, name: &str) {
    harness.get_by_label(name).scroll_to_me();
    harness.run();
    harness.get_by_label(name).click();
    harness.run();
}

/// The actions that were asked for, entered into the play as the app would.
pub fn enter(harness: &mut Panels) -> Vec<Value> {
    let table = &mut harness.state_mut().state;
    let mut acts = Vec::new();
    for ask in std::mem::take(&mut table.requests) {
        let ViewRequest::Enter(action) = ask else { continue };
        let line =
            table.play.prepare(&action, evening(2), "test").unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        table.play.accept(&[line]).unwrap();
        acts.push(action);
    }
    table.view.refresh(&*table.play, table.language);
    harness.run();
    acts
}

/// Takes the last step back, as the Undo button would.
pub fn undo(harness: &mut Panels) {
    let play = &mut harness.state_mut().state.play;
    let entries = play.undo_step().unwrap().entries;
    let line = play.prepare_undo(entries, evening(2), "test").unwrap();
    play.accept(&[line]).unwrap();
    enter(harness);
}

/// What the loud button would enter now.
pub fn loud(harness: &Panels) -> Value {
    let table = &harness.state().state;
    table.view.next_action(&*table.play).unwrap_or_default()
}

/// Enters what the loud button says, as the app would.
pub fn enter_loud(harness: &mut Panels) {
    let action = loud(harness);
    harness.state_mut().state.requests.push(ViewRequest::Enter(action));
    enter(harness);
}

/// The evening of this day.
pub fn evening(day: u32) -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 1, day, 20, 0, 0).unwrap()
}
