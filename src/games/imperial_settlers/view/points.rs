//! Points on the track by taps, with where they come from.

use egui::Ui;

use super::{Draft, Person, Source, Tab, all_tabs, faction_words, on_turn, tabs};
use crate::games::imperial_settlers::play::{Action, Why, why_name};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How many points a tap gives.
const STEPS: [i32; 4] = [-1, 1, 2, 3];

/// The track, for any time of the play.
pub(super) struct PointsPanel {
    on_turn: Seat,
    tabs: Vec<Tab>,
    players: Vec<TrackCard>,
}

/// One player's points.
pub(super) struct TrackCard {
    pub(super) person: Person,
    faction: String,
    points: String,
    points_name: String,
    points_words: String,
    reason: Option<Reason>,
    whys: Vec<(Why, String, String)>,
    /// For each origin and step: the words and the name.
    steps: Vec<[(String, String); STEPS.len()]>,
}

impl PointsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self { on_turn: on_turn(source), tabs: all_tabs(source), players: track_cards(source) }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = draft.looked_at.or(draft.seat).unwrap_or(self.on_turn);
        if let Some(tapped) = tabs(ui, &self.tabs, chosen) {
            draft.looked_at = Some(tapped);
        }
        ui.add_space(space::S);
        if let Some(player) = self.players.iter().find(|player| player.person.seat == chosen) {
            kit::card(ui, |ui| player.show(ui, context, draft));
        }
    }
}

/// Everyone's points.
pub(super) fn track_cards(source: &Source<'_>) -> Vec<TrackCard> {
    let sheet = source.play.sheet();
    let card = |person: Person| {
        let cell = sheet.cell("points", "track", person.seat);
        let value = cell.and_then(|cell| cell.value).unwrap_or(0);
        let why = |why: Why| {
            let name =
                Message::new("imperial-settlers-why-name").text("player", &person.name).say("why", why_name(why));
            (why, source.say(&why_name(why)), source.say(&name))
        };
        let step = |why: Why, points: i32| {
            let words = text::change(points.into());
            let name = Message::new("imperial-settlers-score-name")
                .text("player", &person.name)
                .text("points", &words)
                .say("why", why_name(why));
            (words, source.say(&name))
        };
        TrackCard {
            faction: faction_words(source, person.seat),
            points: text::number(value),
            points_name: source.about("imperial-settlers-track-of", &person),
            points_words: source.words("imperial-settlers-track"),
            reason: cell.map(|cell| cell.reason.clone()),
            whys: Why::ALL.map(why).into_iter().collect(),
            steps: Why::ALL.iter().map(|&why| STEPS.map(|points| step(why, points))).collect(),
            person,
        }
    };
    source.people().into_iter().map(card).collect()
}

impl TrackCard {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let role = Some(self.faction.as_str()).filter(|faction| !faction.is_empty());
        kit::player_row(ui, self.person.mark, &self.person.name, role, |ui| {
            if kit::tappable_score(ui, &self.points, &self.points_name).clicked()
                && let Some(reason) = &self.reason
            {
                context.explain(reason);
            }
            text::quiet(ui, &self.points_words);
        });
        let chosen = draft.why.unwrap_or(Why::Action);
        ui.horizontal_wrapped(|ui| {
            for (why, words, name) in &self.whys {
                if kit::choice_chip(ui, words, name, *why == chosen).clicked() {
                    draft.why = Some(*why);
                }
            }
        });
        let at = Why::ALL.iter().position(|why| *why == chosen).unwrap_or(0);
        let Some(steps) = self.steps.get(at) else { return };
        kit::equal_columns(ui, STEPS.len(), space::S, |ui, index| {
            if let (Some((words, name)), Some(&points)) = (steps.get(index), STEPS.get(index))
                && ui.add(Button::quiet(words).name(name).full()).clicked()
            {
                context.act(&Action::Score { seat: self.person.seat, points, why: chosen });
            }
        });
    }
}
