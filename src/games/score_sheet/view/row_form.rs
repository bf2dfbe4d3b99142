//! The form for one row of a template: its title, and what a count gives.

use egui::Ui;

use super::number::{Field, Typing};
use crate::games::score_sheet::points::{Rule, Threshold};
use crate::games::score_sheet::template::Row;
use crate::kit::{self, Button, Icon, text, tokens::space};
use crate::locale::{Language, Message};

/// The kinds of rules, in the order in which they are offered.
const KINDS: [&str; 4] =
    ["score-sheet-kind-plain", "score-sheet-kind-times", "score-sheet-kind-every", "score-sheet-kind-thresholds"];

/// A row that is being put together; what of it does not belong to its kind of rule is kept until it is done.
#[derive(Clone, Debug)]
pub(super) struct RowDraft {
    /// The id of a row that is there already.
    pub(super) id: Option<String>,
    pub(super) title: String,
    pub(super) once: bool,
    kind: usize,
    times: Option<i64>,
    every: Option<i64>,
    give: Option<i64>,
    steps: Vec<(Option<i64>, Option<i64>)>,
}

impl Default for RowDraft {
    fn default() -> Self {
        Self {
            id: None,
            title: String::new(),
            once: false,
            kind: 0,
            times: Some(2),
            every: Some(3),
            give: Some(1),
            steps: vec![(Some(1), Some(1)), (Some(3), Some(3))],
        }
    }
}

/// The words of the form in one language.
pub(super) struct RowWords {
    title: String,
    rule: String,
    kinds: [String; 4],
    times: String,
    every: String,
    give: String,
    add_line: String,
    once: (String, String),
    language: Language,
}

impl RowWords {
    pub(super) fn new(language: Language) -> Self {
        let words = |key: &str| language.words(key);
        Self {
            title: words("score-sheet-row-title"),
            rule: words("score-sheet-row-rule"),
            kinds: KINDS.map(words),
            times: words("score-sheet-times"),
            every: words("score-sheet-every"),
            give: words("score-sheet-give"),
            add_line: words("score-sheet-add-line"),
            once: (words("score-sheet-row-once"), words("score-sheet-row-once-about")),
            language,
        }
    }
}

impl RowDraft {
    pub(super) fn of(row: &Row) -> Self {
        let mut draft = Self { id: Some(row.id.clone()), title: row.title.clone(), once: row.once, ..Self::default() };
        match &row.rule {
            Rule::Plain => draft.kind = 0,
            Rule::Times(factor) => (draft.kind, draft.times) = (1, Some(*factor)),
            Rule::Every { count, give } => {
                (draft.kind, draft.every, draft.give) = (2, Some(*count), Some(*give));
            }
            Rule::Thresholds(steps) => {
                draft.kind = 3;
                draft.steps = steps.iter().map(|Threshold(from, points)| (Some(*from), Some(*points))).collect();
            }
        }
        draft
    }

    /// What a count gives, as it stands. A number that is blank counts as none, which a check finds where it matters.
    pub(super) fn rule(&self) -> Rule {
        match self.kind {
            1 => Rule::Times(self.times.unwrap_or(0)),
            2 => Rule::Every { count: self.every.unwrap_or(0), give: self.give.unwrap_or(0) },
            3 => {
                let step =
                    |(from, points): &(Option<i64>, Option<i64>)| Threshold(from.unwrap_or(0), points.unwrap_or(0));
                Rule::Thresholds(self.steps.iter().map(step).collect())
            }
            _ => Rule::Plain,
        }
    }

    /// The form; `rounds` says whether there are rounds, so that a row can be counted once.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &RowWords, typing: &mut Typing, rounds: bool) {
        let title = kit::text_field(ui, &words.title, &mut self.title);
        if self.title.trim().is_empty() {
            kit::leads_here(ui, &title);
        }
        ui.add_space(space::XS);
        text::quiet(ui, &words.rule);
        ui.horizontal_wrapped(|ui| {
            for (kind, kind_words) in words.kinds.iter().enumerate() {
                if kit::choice_chip(ui, kind_words, kind_words, kind == self.kind).clicked() {
                    self.kind = kind;
                }
            }
        });
        match self.kind {
            1 => typing.row(ui, &words.times, Field::Times, self.times),
            2 => {
                typing.row(ui, &words.every, Field::Every, self.every);
                typing.row(ui, &words.give, Field::Give, self.give);
            }
            3 => self.table(ui, words, typing),
            _ => {}
        }
        if rounds && let Some(once) = kit::switch_row(ui, &words.once.0, Some(&words.once.1), self.once) {
            self.once = once;
        }
    }

    /// The lines of the table: from so many on, so many points.
    fn table(&mut self, ui: &mut Ui, words: &RowWords, typing: &mut Typing) {
        let say = |key: &'static str, line: usize| words.language.say(&Message::new(key).number("line", line + 1));
        // Above the lines, so that it stays under the finger while they grow.
        if ui.add(Button::quiet(&words.add_line).icon(Icon::Plus)).clicked() {
            let from = self.steps.last().and_then(|(from, _)| *from).map(|from| from + 1);
            self.steps.push((from, None));
        }
        let mut removed = None;
        let several = self.steps.len() > 1;
        for (line, (from, points)) in self.steps.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                text::body(ui, &words.language.words("score-sheet-from"));
                typing.cell(ui, &say("score-sheet-line-from", line), Field::From(line), *from);
                text::body(ui, "→");
                typing.cell(ui, &say("score-sheet-line-points", line), Field::Points(line), *points);
                let remove = say("score-sheet-remove-line", line);
                if several && ui.add(Button::icon_only(Icon::Close, &remove)).clicked() {
                    removed = Some(line);
                }
            });
        }
        if let Some(line) = removed {
            self.steps.remove(line);
        }
    }

    /// A number of the form was typed.
    pub(super) fn set(&mut self, field: Field, value: Option<i64>) {
        let place = match field {
            Field::Rounds => None,
            Field::Times => Some(&mut self.times),
            Field::Every => Some(&mut self.every),
            Field::Give => Some(&mut self.give),
            Field::From(line) => self.steps.get_mut(line).map(|(from, _)| from),
            Field::Points(line) => self.steps.get_mut(line).map(|(_, points)| points),
        };
        if let Some(place) = place {
            *place = value;
        }
    }
}
