//! The points on the track, live: a tap a point, with what it is for; and the last round, once it is known.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::play::{Action, announcement};
use crate::games::empires_of_the_north::track::Cause;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, Tokens, Width, text};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;

/// From this text size on, the buttons stand below the player's name.
const LARGE_TEXT: f32 = 1.3;

/// What points can be for once the lookout is over.
const LATER: [Cause; 4] = [Cause::Card, Cause::Raid, Cause::Island, Cause::Other];

pub(super) struct PointsPanel {
    title: String,
    causes: Vec<(Cause, String, String)>,
    /// What the points of this step usually are for.
    usual: Cause,
    rows: Vec<Row>,
    /// Which round is the last, and why, once somebody has 25 points.
    end: Option<(String, Reason)>,
}

struct Row {
    person: Person,
    points: String,
    name: String,
    more: String,
    less: String,
    reason: Reason,
}

impl PointsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let cause = |cause: Cause| {
            let name = Message::new("empires-of-the-north-cause-name").say("cause", cause.message());
            (cause, source.say(&cause.message()), source.say(&name))
        };
        // What is asked for first comes first, and what cannot be is left out.
        let (causes, usual): (&[Cause], Cause) = match state.step() {
            "lookout" => (&[Cause::Stored, Cause::Card, Cause::Other], Cause::Stored),
            "sail" => (&LATER, Cause::Island),
            _ => (&LATER, Cause::Card),
        };
        let end = announcement(state).zip(state.decided());
        Self {
            title: source.words("empires-of-the-north-points-for"),
            causes: causes.iter().copied().map(cause).collect(),
            usual,
            rows: rows(source),
            end: end.map(|(_, reached)| (source.words("empires-of-the-north-why-it-ends"), reached.reason())),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let cause = draft.cause.unwrap_or(self.usual);
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            ui.horizontal_wrapped(|ui| {
                for (which, words, name) in &self.causes {
                    if kit::choice_chip(ui, words, name, cause == *which).clicked() {
                        draft.cause = Some(*which);
                    }
                }
            });
            for row in &self.rows {
                row.show(ui, context, cause);
            }
        });
    }

    /// Which round is the last. It comes below all that is tapped: the point that brings the end is one of many quick taps.
    pub(super) fn show_end(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some((words, reason)) = &self.end
            && kit::card(ui, |ui| kit::ListRow::new(words).opens().show(ui).clicked())
        {
            context.explain(reason);
        }
    }
}

fn rows(source: &Source<'_>) -> Vec<Row> {
    let sheet = source.play.sheet();
    let track = sheet.groups.first().and_then(|group| group.row("track"));
    let row = |person: Person| {
        let cell = track.and_then(|row| row.cells.get(person.seat.index()))?;
        Some(Row {
            points: text::number(source.state.track.points(person.seat)),
            name: source.about("empires-of-the-north-points-of", &person),
            more: source.about("empires-of-the-north-point-more", &person),
            less: source.about("empires-of-the-north-point-less", &person),
            reason: cell.reason.clone(),
            person,
        })
    };
    source.people().into_iter().filter_map(row).collect()
}

impl Row {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, cause: Cause) {
        let seat = self.person.seat;
        let mut control = |ui: &mut Ui| {
            let more = ui.add(Button::icon_only(Icon::Plus, &self.more).outlined()).clicked();
            if kit::tappable_score(ui, &self.points, &self.name).clicked() {
                context.explain(&self.reason);
            }
            let less = ui.add(Button::icon_only(Icon::Minus, &self.less).outlined()).clicked();
            if more || less {
                context.act(&Action::Points { seat, change: if more { 1 } else { -1 }, cause });
            }
        };
        // Beside large text there is no room for a name on a phone.
        if Width::of(ui).is_narrow() && Tokens::of(ui).scale() > LARGE_TEXT {
            kit::player_row(ui, self.person.mark, &self.person.name, None, |_| ());
            let size = egui::vec2(ui.available_width(), 0.0);
            ui.allocate_ui_with_layout(size, egui::Layout::right_to_left(egui::Align::Center), control);
        } else {
            kit::player_row(ui, self.person.mark, &self.person.name, None, &mut control);
        }
    }
}
