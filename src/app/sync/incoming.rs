//! Files on their way in: what each would change of what is here is known before any of it is taken, and a person is asked
//! where something of their own would be another, and always where another program has handed the file over.

use egui::Ui;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::app::sync::household::HouseholdWork;
use crate::games;
use crate::household::{Gather, HouseholdHere, MergeReport, merge};
use crate::kit::{Button, Icon, Tone, banner, text};
use crate::library::csv::CsvTable;
use crate::locale::Message;
use crate::store::exchange::Everything;

/// So many changes are shown at once; more come with a tap.
const SHOWN: usize = 12;

/// What has come from files and is not taken yet.
#[derive(Clone, Debug, Default)]
pub struct IncomingFile {
    /// What is in them.
    pub file: Everything,
    /// Whether one of them is of a whole household, which is merged.
    pub whole: bool,
    /// Whether one of them came from outside of the window: shared, or opened with it. Any website can hand over a file so.
    pub outside: bool,
}

impl IncomingFile {
    /// Both together.
    #[must_use]
    pub fn with(mut self, other: Self) -> Self {
        self.file.plays.extend(other.file.plays);
        self.file.entries.extend(other.file.entries);
        self.file.damaged.extend(other.file.damaged);
        Self { file: self.file, whole: self.whole || other.whole, outside: self.outside || other.outside }
    }
}

impl App {
    /// Looks at what files would change. What comes while another file is at work waits for that.
    pub(in crate::app) fn come_in(&mut self, incoming: IncomingFile) {
        let incoming = match self.waiting_files.take() {
            Some(waiting) => waiting.with(incoming),
            None => incoming,
        };
        if self.household.is_some() || self.is_importing() {
            self.waiting_files = Some(incoming);
            return;
        }
        // Where a person has not answered yet, the question is about both.
        let asked = self.dialogs.iter().position(|dialog| dialog.name() == IncomingDialog::NAME);
        let asked = asked.map(|at| self.dialogs.remove(at)).and_then(|_| self.model.incoming_file.take());
        let incoming = asked.map_or_else(IncomingFile::default, |(asked, _)| asked).with(incoming);
        let gather = Gather::for_file(self.model.games, &incoming.file);
        self.household = Some(HouseholdWork::Looking(incoming, gather));
        self.work_on_household();
    }

    /// Goes on with files that have waited.
    pub(in crate::app) fn come_in_next(&mut self) {
        if self.household.is_none()
            && !self.is_importing()
            && let Some(waiting) = self.waiting_files.take()
        {
            self.come_in(waiting);
        }
    }

    /// It is known what is here: asks where that is to be asked, else takes the files.
    pub(in crate::app) fn looked(&mut self, incoming: IncomingFile, here: &HouseholdHere) {
        let games = self.model.games;
        let accept = |play| games::accepted(games, play);
        let report = merge(here, incoming.file.clone(), self.model.clock.now(), "", accept).report;
        let asks = incoming.outside || report.asks().next().is_some();
        if asks {
            self.model.incoming_file = Some((incoming, report));
            self.apply(AppAction::Show(Box::new(IncomingDialog { shown: SHOWN })));
            return;
        }
        self.take_incoming(incoming);
    }

    /// A person has said that the files are to be taken.
    pub(in crate::app) fn accept_incoming(&mut self) {
        if let Some((incoming, _)) = self.model.incoming_file.take() {
            self.take_incoming(incoming);
        }
    }

    fn take_incoming(&mut self, incoming: IncomingFile) {
        if incoming.whole {
            self.take_everything(incoming.file);
        } else {
            self.import_plays(incoming.file.plays);
        }
    }

    /// A table from outside of the window is read: asks whether it is to be added.
    pub(in crate::app) fn ask_for_table(&mut self, table: CsvTable) {
        self.apply(AppAction::Show(Box::new(TableDialog { table: Some(table) })));
    }
}

/// The question about files.
pub struct IncomingDialog {
    shown: usize,
}

impl IncomingDialog {
    /// The kind of this dialog.
    pub const NAME: &'static str = "incoming";
}

impl Content for IncomingDialog {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("household-ask-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let (texts, incoming) = (&context.model.texts, &context.model.incoming_file);
        let Some((incoming, report)) = incoming else { return true };
        if incoming.outside {
            text::body(ui, &texts.t("household-ask-outside"));
        }
        text::body(ui, &texts.say(&would(report)));
        let asks: Vec<_> = report.asks().collect();
        if !asks.is_empty() {
            text::strong(ui, &texts.say(&Message::new("household-ask-changes").number("count", asks.len())));
            for change in asks.iter().take(self.shown) {
                text::quiet(ui, &format!("· {}", texts.say(&change.message(texts.language()))));
            }
            let more = asks.len().saturating_sub(self.shown);
            if more > 0 {
                let label = texts.say(&Message::new("household-ask-more").number("count", more));
                if ui.add(Button::quiet(&label).full()).clicked() {
                    self.shown = asks.len();
                }
            }
        }
        for left in report.left_out(texts.language()) {
            banner(ui, Tone::Warn, &texts.say(&left), None);
        }
        let yes = ui.add(Button::primary(&texts.t("household-ask-yes")).icon(Icon::Import).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("household-ask-no")).full()).clicked();
        if yes {
            context.actions.push(AppAction::AcceptFile);
        }
        yes || no
    }
}

/// What is in the files, and not here.
fn would(report: &MergeReport) -> Message {
    let taken = report.taken + report.copies + report.continued + report.added;
    if taken == 0 {
        return Message::new("household-would-nothing");
    }
    Message::new("household-would")
        .number("plays", report.added)
        .number("continued", report.continued)
        .number("copies", report.copies)
        .number("entries", report.taken)
}

/// The question about a table of cards or notes.
struct TableDialog {
    table: Option<CsvTable>,
}

impl Content for TableDialog {
    fn name(&self) -> &'static str {
        "incoming-table"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("household-ask-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("household-ask-outside"));
        let (key, count) = match &self.table {
            Some(CsvTable::Cards(cards)) => ("household-ask-cards", cards.len()),
            Some(CsvTable::Notes(notes)) => ("household-ask-notes", notes.len()),
            None => return true,
        };
        text::body(ui, &texts.say(&Message::new(key).number("count", count)));
        let yes = ui.add(Button::primary(&texts.t("household-ask-yes")).icon(Icon::Import).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("household-ask-no")).full()).clicked();
        if yes {
            context.actions.extend(self.table.take().map(|table| AppAction::AcceptTable(Box::new(table))));
        }
        yes || no
    }
}
