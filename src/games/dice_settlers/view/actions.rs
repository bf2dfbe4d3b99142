//! The actions of a round: whose turn it is, what each has done, and the symbols to tap.

use egui::Ui;

use super::effect::Effect;
use super::players::PlayersPanel;
use super::{Draft, Panel, Source, pictures};
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::play::{Action, Done};
use crate::games::panel::Person;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, PersonTab, text, tokens::space};
use crate::locale::Message;
use crate::table::seat::Seat;

pub(super) struct ActionsPanel {
    turn: Seat,
    actors: Vec<Actor>,
    symbols_title: String,
    symbols: Vec<(Symbol, String)>,
    free_title: String,
    free: Vec<(RoundAction, String)>,
    players: PlayersPanel,
    /// What the tapped symbols do; built again when one is tapped.
    effect: Option<Effect>,
}

/// An action that was done: which, its words, what was spent on it, and the name of the button that takes it back.
type DoneRow = (RoundAction, String, String, String);

/// One player's part in the round.
struct Actor {
    person: Person,
    tab: String,
    tab_name: String,
    count: String,
    /// The main actions of a round, done or still to come, and the free ones that were done.
    slots: Vec<Option<DoneRow>>,
    free: Vec<DoneRow>,
    not_yet: String,
    pass: (String, String, bool),
    /// Why a symbol of the list cannot be spent any more this round.
    closed: Vec<Option<String>>,
    /// Whether there is a main action left to pass on.
    can_pass: bool,
}

impl ActionsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let free = RoundAction::ALL.into_iter().filter(|action| action.is_free());
        Self {
            turn: state.on_turn().unwrap_or(state.first),
            actors: source.people().into_iter().map(|person| actor(source, person)).collect(),
            symbols_title: source.words("dice-settlers-symbols-title"),
            symbols: acting().map(|symbol| (symbol, source.say(&symbol.message()))).collect(),
            free_title: source.words("dice-settlers-free-title"),
            free: free.map(|action| (action, source.say(&action.message()))).collect(),
            players: PlayersPanel::new(source),
            effect: None,
        }
    }
}

/// The symbols that do something by themselves.
fn acting() -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(|symbol| symbol.action().is_some())
}

/// Why this player cannot spend each of the symbols any more.
fn closed(source: &Source<'_>, seat: Seat) -> Vec<Option<String>> {
    let state = source.state;
    let before = state.tableau(seat).actions();
    let why = |symbol: Symbol| {
        let violation = symbol.action()?.check(&state.board, &before).err()?;
        Some(source.say(&violation.message()))
    };
    acting().map(why).collect()
}

fn actor(source: &Source<'_>, person: Person) -> Actor {
    let state = source.state;
    let tableau = state.tableau(person.seat);
    let (done, of) = (tableau.main_actions(), state.main_actions());
    let count = Message::new("dice-settlers-number-of").number("count", done).number("all", of);
    let count = if tableau.passed { source.words("dice-settlers-passed") } else { source.say(&count) };
    let row = |done: &Done| {
        let words = source.say(&done.action.message());
        let back = Message::new("dice-settlers-take-back-name").text("player", &person.name).text("action", &words);
        (done.action, words, spent(source, &done.symbols), source.say(&back))
    };
    let main = tableau.done.iter().filter(|done| !done.action.is_free()).map(|done| Some(row(done)));
    let slots: Vec<_> = main.chain(std::iter::repeat_with(|| None)).take(of.max(done)).collect();
    Actor {
        // Always as wide, so that no tab moves when an action is done.
        tab: format!("{} {done}/{of}", person.name),
        tab_name: source.about("dice-settlers-actions-of", &person),
        count,
        slots,
        free: tableau.done.iter().filter(|done| done.action.is_free()).map(row).collect(),
        not_yet: source.words("dice-settlers-nothing-done"),
        pass: (
            source.words(if tableau.passed { "dice-settlers-pass-off" } else { "dice-settlers-pass" }),
            source.about("dice-settlers-pass-name", &person),
            tableau.passed,
        ),
        closed: closed(source, person.seat),
        can_pass: tableau.passed || state.actions_left(person.seat) > 0,
        person,
    }
}

/// "2 × Compass", "1 × Food · 2 × Wood"; nothing for a free action.
pub(super) fn spent(source: &Source<'_>, symbols: &[Symbol]) -> String {
    let count = |symbol: &Symbol| symbols.iter().filter(|spent| *spent == symbol).count();
    let each = Symbol::ALL.into_iter().filter(|symbol| symbols.contains(symbol));
    let words = each.map(|symbol| {
        let words = Message::new("dice-settlers-spent").number("count", count(&symbol)).say("symbol", symbol.message());
        source.say(&words)
    });
    words.collect::<Vec<_>>().join(" · ")
}

impl Panel for ActionsPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = draft.seat.unwrap_or(self.turn);
        if self.actors.len() > 1 {
            self.tabs(ui, chosen, draft);
        }
        let Some(actor) = self.actors.iter().find(|actor| actor.person.seat == chosen) else { return };
        kit::card(ui, |ui| {
            actor.show(ui, context);
            self.symbols(ui, draft, actor);
            self.free(ui, draft);
        });
        ui.add_space(space::M);
        self.players.show_one(ui, context, draft, chosen);
        if draft.free.is_some() || !draft.symbols.is_empty() {
            // What the taps come to is said anew only when one was added.
            if self.effect.is_none() {
                self.effect =
                    Source::of_play(context.play, context.language).map(|source| Effect::new(&source, chosen, draft));
            }
            if self.effect.as_ref().is_some_and(|effect| effect.show(ui, context, draft)) {
                self.effect = None;
            }
        }
        ui.add_space(space::M);
    }

    fn show_below(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = draft.seat.unwrap_or(self.turn);
        self.players.show_prices(ui, draft);
        if let Some(actor) = self.actors.iter().find(|actor| actor.person.seat == chosen && !actor.free.is_empty()) {
            kit::card(ui, |ui| actor.show_free(ui, context));
            ui.add_space(space::M);
        }
    }
}

/// A row for an action that was done, with the way back.
fn show_done(ui: &mut Ui, context: &mut ViewContext<'_>, seat: Seat, (action, words, note, name): &DoneRow) {
    kit::labeled_row(ui, words, note, |ui| {
        if ui.add(Button::icon_only(kit::Icon::Undo, name)).clicked() {
            context.act(&Action::TakeBack { seat, action: *action });
        }
    });
}

impl ActionsPanel {
    fn tabs(&mut self, ui: &mut Ui, chosen: Seat, draft: &mut Draft) {
        let actors = self.actors.iter();
        let tabs = actors.map(|actor| PersonTab { words: &actor.tab, ..actor.person.tab(&actor.tab_name) });
        let tapped = kit::person_tabs(ui, tabs, Some(chosen));
        ui.add_space(space::S);
        if tapped.is_some() {
            draft.clear();
            draft.seat = tapped;
            // What the last one's points were for says nothing about the next one's.
            draft.won = None;
            draft.looked_at = None;
            self.effect = None;
        }
    }

    fn symbols(&self, ui: &mut Ui, draft: &mut Draft, actor: &Actor) {
        text::quiet(ui, &self.symbols_title);
        ui.horizontal_wrapped(|ui| {
            for ((symbol, words), closed) in self.symbols.iter().zip(&actor.closed) {
                let noun = Some(pictures::symbol(*symbol));
                let chip = |ui: &mut Ui| kit::noun_chip(ui, noun, words, words, false);
                if kit::unless(ui, closed.as_deref(), chip).clicked() {
                    draft.free = None;
                    draft.symbols = vec![*symbol];
                }
            }
        });
    }

    fn free(&self, ui: &mut Ui, draft: &mut Draft) {
        text::quiet(ui, &self.free_title);
        ui.horizontal_wrapped(|ui| {
            for (action, words) in &self.free {
                if kit::choice_chip(ui, words, words, false).clicked() {
                    draft.symbols.clear();
                    draft.free = Some(*action);
                }
            }
        });
    }
}

impl Actor {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let seat = self.person.seat;
        let (words, name, passed) = &self.pass;
        kit::player_row(ui, self.person.mark, &self.person.name, Some(&self.count), |ui| {
            if self.can_pass && ui.add(Button::plain(words).name(name)).clicked() {
                context.act(&Action::Pass { seat, on: !passed });
            }
        });
        // Each main action has its row from the start, so that the symbols below stay where they are.
        for slot in &self.slots {
            match slot {
                Some(done) => show_done(ui, context, seat, done),
                None => kit::labeled_row(ui, &self.not_yet, "", |_| ()),
            }
        }
    }

    /// The free actions that were done; below everything that is tapped, since there may be any number of them.
    fn show_free(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for done in &self.free {
            show_done(ui, context, self.person.seat, done);
        }
    }
}
