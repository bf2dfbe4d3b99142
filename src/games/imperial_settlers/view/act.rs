//! Phase 3: whose turn it is, points by taps, and the actions where the rules do the sums.

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::goods_chips::GoodsChips;
use super::points::{TrackCard, track_cards};
use super::raze::RazeForm;
use super::site_form::SiteForm;
use super::use_form::UseForm;
use super::{Draft, Forms, Panel, Person, Source, Tab, all_tabs, on_turn, tabs};
use crate::games::for_all::{ForAll, StillToAct};
use crate::games::imperial_settlers::actions::{WORKERS_OF_A_CHOICE, send};
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, counted, guide_data};
use crate::games::panel::value;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::action::TableAction;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// So many pairs of workers are offered at once.
const PAIRS: u32 = 6;

/// The form of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Form {
    Deal,
    Build,
    Raze,
    Use,
    Send,
    Pass,
}

/// Where what stands in a form is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Enters {
    /// By the highlighted button, which hands the turn on with it.
    ByNext,
    /// By the form itself: it is not whose turn it is.
    Here,
}

pub(super) struct ActPanel {
    on_turn: Seat,
    tabs: Vec<Tab>,
    /// Who has passed; its line is there from the start.
    passed: String,
    players: Vec<Player>,
    forms: [(Form, String); 5],
    send: Vec<(u32, String)>,
    send_about: String,
    deal_about: String,
    pass_about: String,
    /// Whether one plays alone, whose pass is the highlighted button's.
    solo: bool,
}

struct Player {
    person: Person,
    track: TrackCard,
    title: String,
    passed: bool,
    /// Why the actions are closed to a player who has passed.
    has_passed: String,
    pass: (String, String),
    /// What a player who is not on turn can be made.
    turn: Option<String>,
    deal: GoodsChips,
    build: SiteForm,
    raze: RazeForm,
    used: UseForm,
}

impl ActPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let tracks = track_cards(source);
        let players = source.people().into_iter().zip(tracks);
        let send = (1..=PAIRS).filter_map(|pairs| {
            let workers = pairs * WORKERS_OF_A_CHOICE;
            let choices = send(workers).ok()?;
            let words = Message::new("imperial-settlers-send-some")
                .say("workers", counted(Good::Worker, workers))
                .number("choices", choices);
            Some((workers, source.say(&words)))
        });
        let form = |form: Form, key: &str| (form, source.words(key));
        Self {
            on_turn: on_turn(source),
            tabs: all_tabs(source),
            passed: passed(source),
            players: players.map(|(person, track)| player(source, person, track)).collect(),
            forms: [
                form(Form::Deal, "imperial-settlers-form-deal"),
                form(Form::Build, "imperial-settlers-form-build"),
                form(Form::Raze, "imperial-settlers-form-raze"),
                form(Form::Use, "imperial-settlers-form-use"),
                form(Form::Send, "imperial-settlers-form-send"),
            ],
            send: send.collect(),
            send_about: source.words("imperial-settlers-send-about"),
            deal_about: source.words("imperial-settlers-deal-about"),
            pass_about: source.words("imperial-settlers-pass-about"),
            solo: state.is_solo(),
        }
    }
}

/// Who has passed, in a sentence.
fn passed(source: &Source<'_>) -> String {
    let state = source.state;
    let names: Vec<Message> =
        state.all_seats().filter(|&seat| state.has_passed(seat)).map(|seat| state.name(seat)).collect();
    source.say(&match names.len() {
        0 => Message::new("imperial-settlers-nobody-passed"),
        count => Message::new("imperial-settlers-who-passed").number("count", count).names("players", names),
    })
}

fn player(source: &Source<'_>, person: Person, track: TrackCard) -> Player {
    let state = source.state;
    let seat = person.seat;
    let passed = state.has_passed(seat);
    let on_turn = state.active().first() == Some(&seat);
    let about = source.about("imperial-settlers-deal-of", &person);
    Player {
        track,
        title: source.words(if passed { "imperial-settlers-passed" } else { "imperial-settlers-actions" }),
        passed,
        has_passed: source.say(&Message::new("imperial-settlers-refuse-has-passed").text("player", &person.name)),
        pass: if passed {
            (source.words("imperial-settlers-take-pass-back"), source.about("imperial-settlers-unpass-name", &person))
        } else {
            let passes = source.about("imperial-settlers-pass-name", &person);
            (passes.clone(), passes)
        },
        turn: (!passed && !on_turn).then(|| source.about("imperial-settlers-make-turn", &person)),
        deal: GoodsChips::new(source, &Good::ON_CARDS, &about),
        build: SiteForm::new(source, seat),
        raze: RazeForm::new(source, seat),
        used: UseForm::new(source, seat),
        person,
    }
}

impl Panel for ActPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = draft.seat.unwrap_or(self.on_turn);
        if let Some(tapped) = tabs(ui, &self.tabs, chosen) {
            (draft.seat, draft.looked_at) = (Some(tapped), None);
        }
        if self.tabs.len() > 1 {
            text::quiet(ui, &self.passed);
        }
        ui.add_space(space::S);
        if let Some(player) = self.players.iter().find(|player| player.person.seat == chosen) {
            kit::card(ui, |ui| player.track.show(ui, context, draft));
            ui.add_space(space::S);
            let forms = draft.forms(player.person.seat);
            kit::card(ui, |ui| self.actions(ui, player, context, forms));
        }
    }
}

impl ActPanel {
    fn actions(&self, ui: &mut Ui, player: &Player, context: &mut ViewContext<'_>, forms: &mut Forms) {
        let seat = player.person.seat;
        text::quiet(ui, &player.title);
        ui.horizontal_wrapped(|ui| {
            for (form, words) in &self.forms {
                let on = forms.open == Some(*form) && !player.passed;
                let why = player.passed.then_some(player.has_passed.as_str());
                if kit::unless(ui, why, |ui| ui.add(Button::quiet(words).selected(on))).clicked() {
                    forms.show((!on).then_some(*form));
                }
            }
        });
        // A pass stands apart from the actions: it ends the round for whoever takes it.
        ui.add_space(space::S);
        self.pass(ui, player, context, forms);
        if let Some(words) = &player.turn
            && kit::button(ui, words).clicked()
        {
            context.act(&Action::SetTurn { seat });
        }
        let enters = if seat == self.on_turn { Enters::ByNext } else { Enters::Here };
        let Some(form) = forms.open.filter(|_| !player.passed) else { return };
        ui.add_space(space::S);
        kit::hairline(ui);
        ui.add_space(space::S);
        // It begins right below the buttons. The page stays as it is: another tap may be on its way.
        let done = match form {
            Form::Deal => self.deal(ui, player, context, forms, enters),
            Form::Build => player.build.show(ui, context, &mut forms.site, enters),
            Form::Raze => player.raze.show(ui, context, &mut forms.raze, enters),
            Form::Use => player.used.show(ui, context, forms, enters),
            Form::Send => self.send(ui, seat, context, forms, enters),
            Form::Pass => self.passing(ui),
        };
        if done {
            forms.show(None);
        }
    }

    /// The pass: of whoever is on turn it is chosen for the highlighted button, of others and back again it is entered.
    fn pass(&self, ui: &mut Ui, player: &Player, context: &mut ViewContext<'_>, forms: &mut Forms) {
        let seat = player.person.seat;
        // The highlighted button says it already to one who plays alone.
        if self.solo && !player.passed {
            return;
        }
        let (words, name) = &player.pass;
        let on = forms.open == Some(Form::Pass) && !player.passed;
        if !ui.add(Button::quiet(words).name(name).selected(on)).clicked() {
            return;
        }
        if player.passed || seat != self.on_turn {
            context.act(&Action::Pass { seat, on: !player.passed });
        } else {
            forms.show((!on).then_some(Form::Pass));
        }
    }

    /// What a pass means, until it is entered.
    fn passing(&self, ui: &mut Ui) -> bool {
        text::quiet(ui, &self.pass_about);
        false
    }

    fn deal(
        &self,
        ui: &mut Ui,
        player: &Player,
        context: &mut ViewContext<'_>,
        forms: &mut Forms,
        enters: Enters,
    ) -> bool {
        text::quiet(ui, &self.deal_about);
        let Some(good) = player.deal.one(ui, forms.deal) else { return false };
        if enters == Enters::ByNext {
            forms.deal = Some(good);
            return false;
        }
        context.act(&Action::Deal { seat: player.person.seat, good });
        true
    }

    fn send(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>, forms: &mut Forms, enters: Enters) -> bool {
        text::quiet(ui, &self.send_about);
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for (workers, words) in &self.send {
                if kit::choice_chip(ui, words, words, forms.sent == Some(*workers)).clicked() {
                    tapped = Some(*workers);
                }
            }
        });
        let Some(workers) = tapped else { return false };
        if enters == Enters::ByNext {
            forms.sent = Some(workers);
            return false;
        }
        context.act(&Action::Send { seat, workers });
        true
    }
}

/// What ends the actions for everyone who has not passed; none where one plays alone.
pub(super) fn for_all(source: &Source<'_>) -> Option<ForAll> {
    let state = source.state;
    if state.step() != "act" || state.table.over || state.is_solo() {
        return None;
    }
    let left = state.active().len();
    let still = |person: Person| {
        let passed = state.has_passed(person.seat);
        let passes = || {
            let name = source.about("imperial-settlers-pass-name", &person);
            (source.words("imperial-settlers-pass"), name, value(&Action::Pass { seat: person.seat, on: true }))
        };
        let alone = (!passed).then(passes);
        let about = if passed { source.words("imperial-settlers-for-all-passed") } else { String::new() };
        StillToAct { person, about, alone }
    };
    let what = state.following().map_or_else(|| Message::literal(""), |to| guide_data().phase_title(to));
    let end = Message::new("imperial-settlers-for-all-end").number("count", left).say("what", what);
    Some(ForAll {
        opens: source.words("imperial-settlers-for-all"),
        title: source.say(&Message::new("imperial-settlers-for-all-title").number("count", left)),
        done: (left == 0).then(|| source.words("imperial-settlers-for-all-done")),
        players: source.people_from(state.first()).into_iter().map(still).collect(),
        end: (source.say(&end), value(&TableAction::Next { from: state.table.cursor })),
    })
}
