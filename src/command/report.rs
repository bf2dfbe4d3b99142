//! What an import or a sync did, or would do: in one line, in a line for each thing, or as JSON.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::Failure;
use super::page::Page;
use crate::household::{Changed, MergeChange, MergeReport, TRASH};
use crate::locale::{Language, Message};
use crate::store::PlayId;

/// How many there are of each kind. All of them are said to programs, also those of which there is none.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Counts {
    /// Plays that were not here.
    pub added: usize,
    /// Plays of which there were more entries.
    pub continued: usize,
    /// Plays that went another way here, and are beside it.
    pub copied: usize,
    /// Plays that came out of the trash.
    pub restored: usize,
    /// Plays that were changed in BG Stats since.
    pub updated: usize,
    /// Plays that an earlier version took in wrongly.
    pub corrected: usize,
    /// Plays that were here.
    pub known: usize,
    /// Other entries of a household that were not here, or are later there.
    pub entries: usize,
    /// Other entries that are later here.
    pub kept: usize,
    /// Cards of one's own.
    pub cards: usize,
    /// Notes and house rules.
    pub notes: usize,
}

/// A thing that was taken, or not.
#[derive(Clone, Debug)]
pub(super) struct ReportItem {
    /// What was done with it, or why not, for programs.
    pub what: String,
    /// The play that it is, or is about.
    pub id: Option<String>,
    /// What it is called.
    pub name: String,
}

/// What was done, or would be.
#[derive(Clone, Debug, Default)]
pub(super) struct ImportReport {
    /// What sort of file it is, for programs.
    pub file: &'static str,
    /// Whether nothing was done.
    pub dry_run: bool,
    /// What is said of all of it, in one line.
    pub summary: Vec<Message>,
    pub counts: Counts,
    /// What was taken, one thing after the other, and a line for each.
    pub items: Vec<(ReportItem, Message)>,
    /// What was not taken, and why.
    pub left_out: Vec<ReportItem>,
    /// What a person is to know, a line each, though all is well.
    pub warnings: Vec<Message>,
    /// What keeps it from being all.
    pub failed: Vec<Message>,
}

/// In which form it is said.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReportForm {
    pub json: bool,
    /// Whether each thing has its line.
    pub verbose: bool,
}

impl ImportReport {
    /// As an answer. Nobody who wants to hear of faults alone needs more than the warnings of it.
    ///
    /// # Errors
    /// [`Failure::Partly`] where something keeps it from being all.
    pub(super) fn page(self, form: ReportForm, language: Language) -> Result<Page, Failure> {
        let page = if form.json {
            Page::of(&Value::from(self.as_json(language)).to_string())
        } else {
            let summary: Vec<String> = self.summary.iter().map(|said| language.say(said)).collect();
            let mut page = Page::default();
            if self.dry_run {
                page.line(&language.words("household-dry-run"));
            }
            let summary = summary.join(" ");
            page.line(&summary);
            if form.verbose || self.dry_run {
                // Of one thing the summary has said it all.
                let lines = self.items.iter().map(|(_, said)| language.say(said)).filter(|line| *line != summary);
                lines.for_each(|line| page.line(&line));
            }
            let mut page = page.done();
            for said in &self.warnings {
                page.line(&language.say(said));
            }
            page
        };
        partly(page, self.failed)
    }

    /// The fields for programs, each of them always there.
    pub(super) fn as_json(&self, language: Language) -> Map<String, Value> {
        let item = |item: &ReportItem| json!({ "what": item.what, "id": item.id, "name": item.name });
        let left = |item: &ReportItem| json!({ "why": item.what, "id": item.id, "name": item.name });
        let warnings = self.warnings.iter().chain(&self.failed).map(|said| Value::from(language.say(said)));
        let mut fields = match serde_json::to_value(&self.counts) {
            Ok(Value::Object(counts)) => counts,
            _ => Map::new(),
        };
        fields.insert("file".to_owned(), self.file.into());
        fields.insert("dry_run".to_owned(), self.dry_run.into());
        fields.insert("items".to_owned(), self.items.iter().map(|(one, _)| item(one)).collect());
        fields.insert("left_out".to_owned(), self.left_out.iter().map(left).collect());
        fields.insert("warnings".to_owned(), warnings.collect());
        fields
    }

    /// Of a merge: what it changes is listed, and what it does not take.
    pub(super) fn of_merge(report: &MergeReport, language: Language) -> Self {
        let item = |change: &MergeChange| {
            let id = play_of(change).map(|play| play.to_string());
            let what = change.kind.name().to_owned();
            let item = ReportItem { what, id, name: change.name.of(language).to_owned() };
            (item, change.message(language))
        };
        let left = report.left_out.iter().map(|left| ReportItem {
            what: left.why.name().to_owned(),
            id: None,
            name: left.name.of(language).to_owned(),
        });
        Self {
            file: "household",
            summary: vec![report.message()],
            counts: Counts {
                added: report.added,
                continued: report.continued,
                copied: report.copies,
                known: report.known,
                entries: report.taken,
                kept: report.stayed,
                ..Counts::default()
            },
            items: report.changes.iter().map(item).collect(),
            left_out: left.collect(),
            failed: report.left_out(language),
            ..Self::default()
        }
    }
}

/// The play that a change is about.
fn play_of(change: &MergeChange) -> Option<PlayId> {
    match &change.what {
        Changed::Play { play } | Changed::Log { play, .. } => Some(*play),
        Changed::Entry { path, .. } => match path.as_slice() {
            [first, id] if first == TRASH => id.parse().ok(),
            _ => None,
        },
    }
}

/// What is written, with what was left out where there was any.
pub(super) fn partly(page: Page, left: Vec<Message>) -> Result<Page, Failure> {
    let mut left = left.into_iter();
    let Some(first) = left.next() else { return Ok(page) };
    let said = left.fold(first, |said, next| Message::new("household-left-and").say("one", said).say("other", next));
    Err(Failure::Partly(page, said))
}
