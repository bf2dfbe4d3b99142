//! The screens of the countdown and of the clock of turns.

use egui::{FontId, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::at_table::TableGuests;
use super::clocks::{MOST_MINUTES, SOON, minutes_and_seconds};
use super::{ToolAction, clocks::TurnClock};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::model::Model;
use crate::kit::tokens::{FRAME, HAIR, radius, space};
use crate::kit::{Button, Icon, Tokens, bottom_bar, card, choice_chip, page, stepper, text, unless};
use crate::locale::Message;

/// Lengths of a countdown that are offered by a tap, in seconds.
const LENGTHS: [i64; 6] = [15, 30, 60, 120, 180, 300];

/// How large the time of a countdown is, in points at the design's text size.
const LARGE: f32 = 88.0;

/// How high the tile of a player is, in points at the design's text size.
const TILE: f32 = 76.0;

/// The countdown.
pub struct CountdownScreen;

impl Screen for CountdownScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let (countdown, now) = (&model.tools.countdown, model.clock.now());
        let (left, runs) = (countdown.left(now), countdown.runs(now));
        title_bar(ui, context, &texts.t("tools-countdown"), |_, _| {});
        let mut act = |action| context.actions.push(AppAction::Tool(action));
        let (words, icon, action) = if runs {
            ("tools-pause", Icon::Pause, ToolAction::PauseCountdown)
        } else {
            ("tools-start", Icon::Play, ToolAction::StartCountdown)
        };
        if bottom_bar(ui, |ui| loud_in_bar(ui, Button::primary(&texts.t(words)).icon(icon))) {
            act(action);
        }
        page(ui, |ui| {
            card(ui, |ui| {
                let tokens = Tokens::of(ui);
                let ink = if left <= SOON && countdown.has_begun(now) { tokens.danger } else { tokens.ink };
                let font = FontId::new(LARGE * tokens.scale(), tokens.score().family);
                ui.vertical_centered(|ui| text::write(ui, &minutes_and_seconds(left), font, ink));
                let over = if left == 0 { texts.t("tools-countdown-over") } else { " ".into() };
                ui.vertical_centered(|ui| text::strong(ui, &over));
            });
            card(ui, |ui| {
                text::quiet(ui, &texts.t("tools-length"));
                ui.horizontal_wrapped(|ui| {
                    for seconds in LENGTHS {
                        let words = minutes_and_seconds(seconds);
                        if choice_chip(ui, &words, &words, countdown.seconds == seconds).clicked() {
                            act(ToolAction::SetCountdown(seconds));
                        }
                    }
                });
                let name = texts.t("tools-minutes");
                text::quiet(ui, &name);
                let minutes = (countdown.seconds + 59) / 60;
                if let Some(minutes) = stepper(ui, &name, Some(minutes), 1..=MOST_MINUTES) {
                    act(ToolAction::SetCountdown(minutes * 60));
                }
                if ui.add(Button::quiet(&texts.t("tools-reset")).icon(Icon::Undo)).clicked() {
                    act(ToolAction::ResetCountdown);
                }
            });
        });
        wake_each_second(ui, runs);
    }
}

/// The clock of turns.
pub struct TurnClockScreen {
    at_table: TableGuests,
}

impl TurnClockScreen {
    /// The screen, for whoever is at the table.
    pub fn new(model: &Model) -> Self {
        Self { at_table: TableGuests::new(model) }
    }
}

impl Screen for TurnClockScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let (clock, now) = (&model.tools.clock, model.clock.now());
        title_bar(ui, context, &texts.t("tools-turn-clock"), |_, _| {});
        let names = self.at_table.names();
        // Whoever is at the table: without an open play those whose clock it is may be others than are chosen here.
        let play = model.open.as_ref().map(|open| open.session.id());
        let other = names.len() >= 2 && !clock.is_of(&names, play);
        if other && (!clock.has_begun(now) || clock.is_put_away(now) || clock.is_of(&names, None)) {
            context.actions.push(AppAction::Tool(ToolAction::SeatClock(names.clone(), play)));
        }
        let mut act = |action| context.actions.push(AppAction::Tool(action));
        let nobody = clock.names().next().is_none();
        let why = nobody.then(|| texts.t("tools-too-few"));
        // After a pause nobody remembers whose turn it was.
        let going_on = clock.names().nth(clock.turn()).filter(|_| clock.has_begun(now) && !clock.runs());
        let next = match going_on {
            Some(player) => texts.say(&Message::new("tools-goes-on").text("player", player)),
            None => texts.t(if clock.runs() { "tools-next-player" } else { "tools-start" }).to_string(),
        };
        let picture = if clock.runs() { Icon::Forward } else { Icon::Play };
        let pressed =
            bottom_bar(ui, |ui| loud_in_bar(ui, Button::primary(&next).icon(picture).missing(why.as_deref())));
        if pressed && !nobody {
            act(if clock.runs() { ToolAction::NextTurn } else { ToolAction::Turn(clock.turn()) });
        }
        let to_log = play.is_some_and(|play| clock.to_log(play, now).is_some());
        let mut away = false;
        page(ui, |ui| {
            for (index, name) in clock.names().enumerate() {
                if tile(ui, model, clock, index, name) {
                    act(ToolAction::Turn(index));
                }
            }
            card(ui, |ui| {
                let pause = texts.t("tools-pause");
                let stands = (!clock.runs()).then(|| texts.t("tools-stands"));
                let pressed = unless(ui, stands.as_deref(), |ui| ui.add(Button::quiet(&pause).icon(Icon::Pause)));
                if pressed.clicked() {
                    act(ToolAction::PauseClock);
                }
                let name = texts.t("tools-limit");
                text::quiet(ui, &name);
                if let Some(minutes) = stepper(ui, &name, Some(clock.minutes), 0..=MOST_MINUTES) {
                    act(ToolAction::LimitClock(minutes));
                }
                if ui.add(Button::quiet(&texts.t("tools-reset")).icon(Icon::Undo)).clicked() {
                    act(ToolAction::ResetClock);
                }
                if play.is_some() {
                    let nothing = (!to_log).then(|| texts.t("tools-clock-nothing"));
                    let put = texts.t("tools-clock-put-away");
                    let pressed = unless(ui, nothing.as_deref(), |ui| ui.add(Button::quiet(&put).icon(Icon::Check)));
                    away = pressed.clicked() && to_log;
                }
            });
            card(ui, |ui| {
                self.at_table.show(ui, model);
                if other && clock.has_begun(now) {
                    let take = texts.t("tools-clock-for-these");
                    if ui.add(Button::quiet(&take).icon(Icon::People)).clicked() {
                        act(ToolAction::SeatClock(names.clone(), play));
                    }
                }
            });
        });
        if away {
            context.actions.push(AppAction::PutClockAway);
        }
        wake_each_second(ui, clock.runs());
    }
}

/// A player's time; a tap makes it the player's turn.
fn tile(ui: &mut Ui, model: &Model, clock: &TurnClock, index: usize, name: &str) -> bool {
    let now = model.clock.now();
    let tokens = Tokens::of(ui);
    let size = vec2(ui.available_width(), TILE * tokens.scale());
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let active = clock.turn() == index && clock.runs();
    let left = clock.left(index, now);
    let shown = minutes_and_seconds(left.or_else(|| clock.used(index, now)).unwrap_or(0));
    let key = if active { "tools-clock-turn" } else { "tools-clock-waits" };
    let words = model.texts.say(&Message::new(key).text("player", name).text("time", &shown));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));

    let warns = left.is_some_and(|left| left <= SOON);
    let fill = match (active, warns) {
        (true, true) => tokens.danger_soft,
        (true, false) => tokens.accent_soft,
        _ => tokens.card,
    };
    // While it stands too, the one is marked who goes on.
    let marked = clock.turn() == index && (active || clock.has_begun(now));
    let line = if marked { Stroke::new(3.0, tokens.accent) } else { Stroke::new(HAIR, tokens.line) };
    let painter = ui.painter_at(rect.expand(2.0 * FRAME));
    painter.rect(rect, radius::CARD, fill, line, StrokeKind::Inside);
    if response.has_focus() {
        let around = radius::CARD.saturating_add(FRAME as u8);
        painter.rect_stroke(rect.expand(FRAME), around, Stroke::new(FRAME, tokens.focus), StrokeKind::Middle);
    }
    let ink = if warns { tokens.danger } else { tokens.ink };
    let time = painter.layout_no_wrap(shown, tokens.score(), ink);
    let time_at = rect.right_center() - vec2(time.size().x + space::L, time.size().y / 2.0);
    let mut job = egui::text::LayoutJob::simple_singleline(name.to_owned(), tokens.title(), tokens.ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(time_at.x - rect.left() - 2.0 * space::L);
    let name = painter.layout_job(job);
    painter.galley(rect.left_center() + vec2(space::L, -name.size().y / 2.0), name, tokens.ink);
    painter.galley(time_at, time, ink);
    response.clicked()
}

/// While a clock runs a frame is drawn each second, and none while it stands.
fn wake_each_second(ui: &Ui, runs: bool) {
    if runs {
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(250));
    }
}
