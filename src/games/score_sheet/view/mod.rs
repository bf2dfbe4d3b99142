//! The panels of a score sheet: the numbers of this round, the rows, and the form for a template.

use egui::Ui;
use serde::Deserialize;
use serde_json::Value;

use super::play::State;
use crate::games::panel::{self, state_of, value};
use crate::games::view::{Pending, Tool, View, ViewContext};
use crate::kit::{Icon, NumberDraft};
use crate::locale::Language;
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::seat::Seat;

mod entry;
mod number;
mod row_form;
mod rows;
mod template_form;

pub use template_form::TemplateForm;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 1] = [Tool { id: "rows", title: "score-sheet-tool-rows", icon: Icon::Pencil }];

/// The panels of one open play.
#[derive(Default)]
pub struct ScoreSheetView {
    at: Option<(Cursor, bool)>,
    entry: Option<entry::EntryPanel>,
    rows: rows::RowsTool,
    draft: Draft,
}

/// What is half entered: nothing of it is in the log. What was typed outlives the round; what is shown does not.
#[derive(Debug, Default)]
struct Draft {
    /// Which round is shown, where it is not the one that the guide is at.
    shown: Option<ShownStep>,
    /// The id of the row that is shown; the first that misses a number where nobody chose.
    row: Option<String>,
    /// The numbers that are being typed.
    numbers: NumberDraft<Key>,
    /// Whether the other rounds are offered.
    more: bool,
}

/// A number of the sheet: the id of its row, the round where it has rounds, and whose it is.
type Key = (String, Option<u16>, Seat);

/// A step whose numbers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShownStep {
    /// A round, from 0.
    Round(u16),
    /// What is counted once.
    End,
}

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

impl View for ScoreSheetView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let at = Some((source.state.table.cursor, source.state.table.over));
        if self.at != at {
            self.at = at;
            self.draft = Draft { numbers: std::mem::take(&mut self.draft.numbers), ..Draft::default() };
        }
        let entry = entry::EntryPanel::new(&source, self.draft.shown);
        entry.settle(&mut self.draft.numbers);
        self.entry = Some(entry);
        self.rows.refresh(&source);
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let Some(entry) = &self.entry else { return };
        let shown = self.draft.shown;
        entry.show(ui, context, &mut self.draft);
        if shown != self.draft.shown
            && let Some(source) = Source::of_play(context.play, context.language)
        {
            self.entry = Some(entry::EntryPanel::new(&source, self.draft.shown));
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn pending(&self, play: &dyn Play) -> Option<Pending> {
        let state = state_of::<State>(play)?;
        self.entry.as_ref().filter(|_| !state.table.over)?.pending(&self.draft.numbers)
    }

    fn draft(&self) -> Option<Value> {
        self.draft.numbers.is_begun().then(|| value(&self.draft.numbers))
    }

    fn resume(&mut self, draft: &Value) {
        self.draft.numbers = Deserialize::deserialize(draft).unwrap_or_default();
    }

    fn names_groups(&self) -> bool {
        true
    }

    fn tool(&mut self, ui: &mut Ui, _: &str, context: &mut ViewContext<'_>) {
        self.rows.show(ui, context);
    }
}
