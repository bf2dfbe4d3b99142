//! The table: the guide, the game's own work, the score, and always Undo and Next.
//!
//! On a phone it is one column with a bar at the bottom; where the phone lies, two with that one bar. A tablet has the score
//! beside the work, and a desktop the guide beside both.

mod end;
mod guide;
mod lying;
mod phone;
mod score;
mod wide;

use std::collections::BTreeSet;

use egui::style::ScrollAnimation;
use egui::{Align, Id, Layout, Rect, Ui, Vec2, vec2};

use crate::app::aids::ReminderBox;
use crate::app::app_action::AppAction;
use crate::app::dialogs::damaged;
use crate::app::dialogs::explain::Explain;
use crate::app::dialogs::for_all::ForAllDialog;
use crate::app::library::{Link, OpenedEntry};
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::platform::random;
use crate::app::screens::banners;
use crate::app::screens::parts::loud_in_bar;
use crate::app::sharing::status;
use crate::app::state::model::Model;
use crate::app::state::open::{NextWords, Open, Shown};
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::games::view::{Pending, View, ViewContext, ViewRequest};
use crate::kit::tokens::{TARGET, space};
use crate::kit::{
    Arrangement, Button, Icon, NumberEntry, Tokens, Tone, aside, banner, keeps_room, notice_strip, page_that_stays,
    text, turn_line, two_sides, unless,
};
use crate::library::LibraryEntry;
use crate::locale::{Language, Message};
use crate::store::PlayId;
use crate::table::guide::PhaseState;
use crate::table::seat::{Player, Seat};

/// From this width on a reminder stands beside the title of a step, in points at the design's text size.
const BESIDE: f32 = 480.0;

/// The screen.
#[derive(Default)]
pub struct TableScreen {
    opened: OpenedEntry,
    /// The entries that matter in this step, and what they were made from.
    nearby: Vec<Link>,
    made: Option<(u64, Language, bool)>,
    /// What was special about a play that is over.
    specials: end::Specials,
    /// What is often forgotten in this step.
    reminder: ReminderBox,
    turns: TurnLine,
}

/// The line that says whose turn it is: once a step has had it, its room stays while nobody is on turn.
#[derive(Default)]
struct TurnLine {
    /// The play, and the steps of it in which it was somebody's turn.
    of: Option<(PlayId, BTreeSet<String>)>,
}

impl TurnLine {
    fn refresh(&mut self, open: &Open) {
        let play = open.session.id();
        if self.of.as_ref().is_none_or(|(before, _)| *before != play) {
            self.of = Some((play, BTreeSet::new()));
        }
        let Some((_, steps)) = &mut self.of else { return };
        if open.shown.turn.is_some() && !steps.contains(&open.shown.step) {
            steps.insert(open.shown.step.clone());
        }
    }

    fn has_room(&self, shown: &Shown) -> bool {
        !shown.is_over() && self.of.as_ref().is_some_and(|(_, steps)| steps.contains(&shown.step))
    }
}

impl TableScreen {
    /// Makes the rows of what matters now, when the step or the language has changed, or the library has come.
    fn refresh(&mut self, model: &Model, view: Option<&dyn View>, open: &Open) {
        self.reminder.refresh(model, open);
        self.turns.refresh(open);
        let made = Some((open.shown.last, model.texts.language(), model.library.is_there()));
        if self.made != made {
            let lookup = model.lookup();
            let entries = open.shown.nearby.iter().filter_map(|at| lookup.get(at));
            // What the play's options change is said at once.
            let link = |entry: &LibraryEntry| match view.and_then(|view| view.reading(&entry.at.id)) {
                Some(reading) => Link::brief(model, entry).with_note(&model.texts.say(&reading)),
                None => Link::brief(model, entry),
            };
            self.nearby = entries.map(link).collect();
            self.made = made;
        }
    }
}

/// What the menu of the table holds.
const MENU: [Command; 17] = [
    Command::Share,
    Command::Library,
    Command::Tools,
    Command::Sheet,
    Command::History,
    Command::Far,
    Command::Setup,
    Command::Lesson,
    Command::Packing,
    Command::EndEarly,
    Command::Redo,
    Command::Picture,
    Command::Export,
    Command::Messages,
    Command::Settings,
    Command::Palette,
    Command::Help,
];

impl Screen for TableScreen {
    fn show(&mut self, ui: &mut Ui, screen: &mut ScreenContext<'_>) {
        let Some(open) = &screen.model.open else { return };
        self.refresh(screen.model, screen.view.as_deref(), open);
        self.specials.refresh(screen.model, open);
        match Arrangement::of(ui) {
            Arrangement::Column => phone::show(ui, screen, open, self),
            Arrangement::Lying => lying::show(ui, screen, open, self),
            Arrangement::Two => wide::show(ui, screen, open, self, false),
            Arrangement::Three => wide::show(ui, screen, open, self, true),
        }
    }
}

/// Lets a panel of the game draw, and passes on what it asks.
pub fn with_desk(screen: &mut ScreenContext<'_>, draw: impl FnOnce(&mut dyn View, &mut ViewContext<'_>)) {
    let (Some(open), Some(view)) = (&screen.model.open, screen.view.as_deref_mut()) else { return };
    let mut requests = Vec::new();
    let language = screen.model.texts.language();
    // Those of a later version are as none: they will not be written over.
    let kept = screen.model.figures_read(open.game.id()).unwrap_or_default();
    let me = screen.model.table_here().and_then(|table| table.me);
    let me = me.and_then(|me| open.session.play().setup().seats().nth(me));
    let mut context = ViewContext {
        play: open.session.play(),
        language,
        requests: &mut requests,
        kept: &kept,
        lot: random::draw,
        me,
    };
    draw(view, &mut context);
    screen.actions.extend(requests.into_iter().map(|ask| match ask {
        ViewRequest::Enter(action) => AppAction::Session(UserCommand::Enter(action)),
        ViewRequest::Explain(reason) => AppAction::Show(Box::new(Explain { reason })),
        ViewRequest::Open(tool) => AppAction::Go(Place::Tool(tool)),
        ViewRequest::Announce(words) => AppAction::Announce(words),
        ViewRequest::KeepFigures(figures) => AppAction::Figures(open.game.id(), figures),
    }));
}

/// The loud button, in the bar at the bottom whatever the window's width: what happens next, or what is still missing; and
/// when the play is over, the score sheet.
fn next_button(ui: &mut Ui, screen: &mut ScreenContext<'_>, open: &Open) {
    let sheet = screen.model.texts.t("app-show-sheet");
    // Of a play that was ended early nothing that is half entered goes on.
    let view = screen.view.as_deref().filter(|_| open.shown.early.is_none());
    let pending = view.and_then(|view| view.pending(open.session.play()));
    let pending = pending.and_then(|pending| match pending {
        Pending::Ready(words, _) => Some(NextWords::Ready(screen.model.texts.say(&words))),
        Pending::Missing(what) => Some(NextWords::Missing(screen.model.texts.say(&what))),
        // A keypad that comes up from below covers the button.
        Pending::At(cell) if NumberEntry::<()>::is_beside(ui) => {
            missing_here(screen.model, open, &cell).map(NextWords::Missing)
        }
        Pending::At(_) => None,
    });
    let (words, missing, command) = match pending.as_ref().unwrap_or(&open.shown.next) {
        NextWords::Ready(words) => (words.as_str(), None, Command::Next),
        NextWords::Missing(words) => ("", Some(words.as_str()), Command::Next),
        NextWords::Over => (&*sheet, None, Command::Sheet),
    };
    let beside = screen.view.as_deref().and_then(View::aside).filter(|_| !matches!(open.shown.next, NextWords::Over));
    if let Some(beside) = beside {
        aside(ui, &beside);
    }
    // What is entered on the way stands before the last dot, and is no other verb: "Pay 3 · Next: Ben".
    let meaning = match &open.shown.next {
        NextWords::Ready(words) | NextWords::Missing(words) => words.rsplit(" · ").next().unwrap_or(words),
        NextWords::Over => &*sheet,
    };
    let button = Button::primary(words).missing(missing).meaning(meaning);
    let clicked = ui.horizontal(|ui| loud_in_bar(ui, button)).inner;
    if clicked {
        screen.actions.push(AppAction::Command(command));
    }
}

/// What is missing where the keypad is at this number and the guide would name somebody else: its title and the button below
/// it speak of one player.
fn missing_here(model: &Model, open: &Open, cell: &str) -> Option<String> {
    let NextWords::Missing(words) = &open.shown.next else { return None };
    let players = &open.session.play().setup().players;
    let of_cell = |player: &&Player| cell.contains(&player.name);
    // Of "Ann" and "Anna" the longer name is meant.
    let owner = players.iter().filter(of_cell).max_by_key(|player| player.name.len())?;
    let names_another = players.iter().any(|player| player.name != owner.name && words.contains(&player.name));
    let says_owner = words.contains(&owner.name);
    (names_another && !says_owner).then(|| model.texts.say(&Message::new("kit-number-missing").text("cell", cell)))
}

/// What must be known at the table just now: that something is not saved, and what to look at twice. It stands above the
/// bar at the bottom, where it moves nothing. Returns how high it is.
fn notices(ui: &mut Ui, screen: &mut ScreenContext<'_>, open: &Open) -> f32 {
    let session = &open.session;
    let quiet = session.fault().is_none() && !session.is_outdated() && !screen.model.is_in_memory();
    let quiet = quiet && status::is_quiet(screen.model);
    if quiet && open.damaged.is_none() && open.shown.warnings.is_empty() {
        return 0.0;
    }
    notice_strip(ui, |ui| {
        banners::unsaved(ui, screen);
        status::notice(ui, screen);
        damaged::notice(ui, screen);
        banners::only_read(ui, screen);
        banners::in_memory(ui, screen);
        for warning in &open.shown.warnings {
            banner(ui, Tone::Warn, warning, None);
        }
    })
}

/// The step: what to do now, what is often forgotten in it, and at the very beginning the way to the setup.
fn step(ui: &mut Ui, screen: &mut ScreenContext<'_>, open: &Open, table: &TableScreen) {
    let (model, shown, reminder) = (screen.model, &open.shown, &table.reminder);
    phase_line(ui, screen, shown);
    let done = screen.view.as_deref().and_then(View::for_all).and_then(|for_all| for_all.done.clone());
    let title = |ui: &mut Ui| title(ui, model, shown, done.as_deref(), table.turns.has_room(shown));
    let width = ui.available_width();
    let beside = reminder.has_room() && width >= BESIDE * Tokens::of(ui).scale();
    // What a step says may be longer in one turn than in the next.
    let room = Id::unique((open.session.id(), &shown.step, shown.is_over()));
    keeps_room(ui, room, |ui| {
        if beside {
            // The words of the step have the room beside the reminder, so that nothing below them knows of it.
            let half = ((width - space::L) / 2.0).floor();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::L;
                let layout = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(half, 0.0), layout, |ui| {
                    ui.set_width(half);
                    title(ui);
                });
                ui.allocate_ui_with_layout(vec2(half, 0.0), layout, |ui| {
                    ui.set_width(half);
                    reminder.show(ui, screen);
                });
            });
        } else {
            title(ui);
        }
        if !shown.text.is_empty() {
            text::quiet(ui, &shown.text);
        }
    });
    if !beside {
        reminder.show(ui, screen);
    }
    if model.offers_setup() {
        ui.add_space(space::XS);
        let (done, steps) = model.set_up().unwrap_or_default();
        let offer = Message::new("setup-offer").number("done", done).number("steps", steps);
        if ui.add(Button::quiet(&model.texts.say(&offer)).icon(Icon::Checklist)).clicked() {
            screen.actions.push(AppAction::Go(Place::Setup));
        }
    }
}

/// The phase, and at its end what ends it for several players at once: far from the highlighted button, and never by one
/// tap. It is there for as long as the step lasts.
fn phase_line(ui: &mut Ui, screen: &mut ScreenContext<'_>, shown: &Shown) {
    let above = |ui: &mut Ui| {
        if !shown.above.is_empty() {
            text::quiet(ui, &shown.above);
        }
    };
    let Some(for_all) = screen.view.as_deref().and_then(View::for_all) else { return above(ui) };
    let opens = |ui: &mut Ui| {
        let button = Button::plain(&for_all.opens).icon(Icon::People);
        unless(ui, for_all.done.as_deref(), |ui| ui.add(button)).clicked()
    };
    if two_sides(ui, TARGET, above, opens).1 {
        screen.actions.push(AppAction::Show(Box::new(ForAllDialog::new(for_all))));
    }
}

/// What the step is called, and whose turn it is; or that everyone is `done`, or the room for that, so that what is below
/// stays where it is.
fn title(ui: &mut Ui, model: &Model, shown: &Shown, done: Option<&str>, has_room: bool) {
    text::title(ui, &shown.title);
    let mark = shown.turn_seat.and_then(|seat| shown.scores.get(seat.index())).map(|score| score.mark);
    if let Some(turn) = &shown.turn {
        let me = model.table_here().and_then(|table| table.me);
        // On a device of one's own it is said to oneself.
        if me.is_some() && me == shown.turn_seat.map(Seat::index) {
            turn_line(ui, mark, &model.texts.t("link-your-turn"));
        } else {
            turn_line(ui, mark, turn);
        }
    } else if let Some(done) = done {
        turn_line(ui, None, done);
    } else if has_room {
        turn_line(ui, None, " ");
    }
}

/// The page of the step; the next step begins at its top, and so does the next turn where the game says so.
fn step_page(ui: &mut Ui, open: &Open, turn: Option<Seat>, strip: f32, add: impl FnOnce(&mut Ui)) {
    let shown = &open.shown;
    // By the guide, and not by the words for where the play is: these can change with any entry.
    let phase = shown.phases.iter().find(|phase| phase.state == PhaseState::Now).map(|phase| phase.at);
    let step = (phase, &shown.step, &shown.title, shown.is_over());
    let now = Drawn { play: open.session.id(), step: Id::unique(step), turn };
    let before: Option<Drawn> = ui.data(|data| data.get_temp(Id::NULL));
    ui.data_mut(|data| data.insert_temp(Id::NULL, now));
    ui.push_id((open.session.id(), step), |ui| {
        page_that_stays(ui, strip, |ui| {
            // A step that was undone, or is come to again, was scrolled by somebody who had it before.
            if before.is_some_and(|before| before.play == now.play && before != now) {
                let top = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
                ui.scroll_to_rect_animation(top, Some(Align::TOP), ScrollAnimation::none());
            }
            add(ui);
        });
    });
}

/// The step and the turn that a page was drawn for last.
#[derive(Clone, Copy, PartialEq)]
struct Drawn {
    play: PlayId,
    step: Id,
    turn: Option<Seat>,
}

/// Whose turn the work area is of, where the page begins anew with each.
fn turn(screen: &ScreenContext<'_>) -> Option<Seat> {
    screen.view.as_deref().and_then(View::turn)
}

/// What the game needs in this step; nothing in a play that was ended early, until it is taken up again.
fn work(ui: &mut Ui, screen: &mut ScreenContext<'_>) {
    if screen.model.open.as_ref().is_some_and(|open| open.shown.early.is_some()) {
        return;
    }
    with_desk(screen, |view, context| view.work(ui, context));
}

/// Whether the last entry is on disk: "saved · 21:47", "saving…", or that it is not; a banner says more then.
fn saved(ui: &mut Ui, screen: &ScreenContext<'_>, open: &Open) {
    let texts = &screen.model.texts;
    if open.session.fault().is_some() {
        let tokens = Tokens::of(ui);
        text::write(ui, &texts.t("app-not-saved-short"), tokens.small_strong(), tokens.danger);
    } else if let Some(words) = status::words(screen.model) {
        // The way back and a piece of the title stay in sight.
        text::quiet_that_fits(ui, &words, 2.0 * TARGET);
    } else if screen.model.is_in_memory() {
        text::quiet(ui, &texts.t("app-in-memory-short"));
    } else if open.session.is_outdated() {
        text::quiet(ui, &texts.t("app-only-read-short"));
    } else if screen.model.is_saving() {
        text::quiet(ui, &texts.t("app-saving"));
    } else {
        let at = open.shown.changed.filter(|_| Arrangement::of(ui) == Arrangement::Three);
        match at {
            Some(at) => {
                let saved = Message::new("app-saved-at").text("time", Texts::hour(&screen.model.clock, at));
                text::quiet(ui, &texts.say(&saved))
            }
            None => text::quiet(ui, &texts.t("app-saved")),
        };
    }
}

/// The name of the Undo button: what it takes back.
fn undo_name(texts: &Texts, open: &Open) -> String {
    named(&texts.t("app-undo"), open.shown.undo.as_deref())
}

/// The name of the Redo button: what it puts back.
fn redo_name(texts: &Texts, open: &Open) -> String {
    named(&texts.t("app-redo"), open.shown.redo.as_deref())
}

fn named(verb: &str, what: Option<&str>) -> String {
    what.map_or_else(|| verb.to_owned(), |what| format!("{verb}: {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ALL;

    #[test]
    fn no_two_rows_of_the_menu_share_a_sign_in_any_game() {
        for game in ALL {
            let view = game.view();
            let tools = view.tools().iter().map(|tool| tool.icon);
            let mut signs: Vec<_> = MENU.map(Command::icon).into_iter().chain(tools).collect();
            let all = signs.len();
            signs.sort_by_key(|sign| format!("{sign:?}"));
            signs.dedup();
            assert_eq!(signs.len(), all, "{}", game.id());
        }
    }
}
