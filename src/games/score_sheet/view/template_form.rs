//! The form for a template: the box, its rounds, its rows, and what decides a tie.

use egui::Ui;

use super::number::{Field, Typing};
use super::row_form::{RowDraft, RowWords};
use crate::games::score_sheet::file;
use crate::games::score_sheet::template::{ROWS, Rounds, Row, SEATS, TIES, Template, Tie};
use crate::games::templates;
use crate::games::view::TemplateEditor;
use crate::kit::{self, Button, Icon, ListRow, text};
use crate::locale::{Language, Message};
use crate::table::ranking::Wins;

/// A template that is being put together.
pub struct TemplateForm {
    name: String,
    players: (u8, u8),
    /// Once, in fixed rounds, in open rounds.
    often: usize,
    rounds: Option<i64>,
    wins: Wins,
    rows: Vec<RowDraft>,
    ties: Vec<Tie>,
    /// The row that is being changed.
    open_row: Option<usize>,
    /// The row for ties that is being changed. It and a row may both be open: what is opened below closes nothing above,
    /// or the page would move under the finger.
    open_tie: Option<usize>,
    /// Whether the row, or the row for ties, that is being changed is new: it stands below the button that made it, where it
    /// is seen, and comes to the end of the list when another one is changed or it is done.
    new_row: bool,
    new_tie: bool,
    typing: Typing,
    words: Option<Words>,
}

/// What was tapped at a row that is open.
enum Tap {
    Done,
    Up,
    Remove,
}

struct Words {
    language: Language,
    name: String,
    least: String,
    most: String,
    how_often: String,
    often: [String; 3],
    rounds: String,
    open_about: String,
    who_wins: String,
    wins: [String; 2],
    rows: String,
    add_row: String,
    ties: String,
    ties_about: String,
    add_tie: String,
    row_title: String,
    done: String,
    untitled: String,
    form: RowWords,
}

impl Words {
    fn new(language: Language) -> Self {
        let words = |key: &str| language.words(key);
        Self {
            language,
            name: words("score-sheet-template-name"),
            least: words("score-sheet-players-least"),
            most: words("score-sheet-players-most"),
            how_often: words("score-sheet-how-often"),
            often: ["score-sheet-once", "score-sheet-fixed-rounds", "score-sheet-open-rounds"].map(words),
            rounds: words("score-sheet-number-of-rounds"),
            open_about: words("score-sheet-open-rounds-about"),
            who_wins: words("score-sheet-who-wins"),
            wins: ["score-sheet-highest", "score-sheet-lowest"].map(words),
            rows: words("score-sheet-rows"),
            add_row: words("score-sheet-add-row"),
            ties: words("score-sheet-ties"),
            ties_about: words("score-sheet-ties-about"),
            add_tie: words("score-sheet-add-tie"),
            row_title: words("score-sheet-row-title"),
            done: words("score-sheet-row-done"),
            untitled: words("score-sheet-untitled"),
            form: RowWords::new(language),
        }
    }

    fn about(&self, key: &'static str, title: &str) -> String {
        let title = if title.is_empty() { &self.untitled } else { title };
        self.language.say(&Message::new(key).text("row", title))
    }
}

impl TemplateForm {
    /// The form of a template; without one, of a new one with a single row.
    pub fn new(template: Option<&Template>) -> Self {
        let new = Template::points();
        let of = template.unwrap_or(&new);
        let (often, rounds) = match of.rounds {
            Rounds::Once => (0, Some(4)),
            Rounds::Fixed(rounds) => (1, Some(rounds.into())),
            Rounds::Open => (2, Some(4)),
        };
        let rows = match template {
            Some(template) => template.rows.iter().map(RowDraft::of).collect(),
            None => vec![RowDraft::default()],
        };
        Self {
            name: of.name.clone(),
            players: (of.least, of.most),
            often,
            rounds,
            wins: of.wins,
            rows,
            ties: of.ties.clone(),
            open_row: template.is_none().then_some(0),
            open_tie: None,
            new_row: false,
            new_tie: false,
            typing: Typing::default(),
            words: None,
        }
    }

    /// The template as it stands; [`Template::check`] says what is missing of it.
    fn whole(&self) -> Template {
        let mut template = Template {
            name: self.name.split_whitespace().collect::<Vec<_>>().join(" "),
            least: self.players.0,
            most: self.players.1,
            rounds: match self.often {
                0 => Rounds::Once,
                1 => Rounds::Fixed(u16::try_from(self.rounds.unwrap_or(0)).unwrap_or(u16::MAX)),
                _ => Rounds::Open,
            },
            wins: self.wins,
            rows: Vec::new(),
            ties: self.ties.clone(),
        };
        for draft in &self.rows {
            let title = draft.title.trim().to_owned();
            let id = draft.id.clone().unwrap_or_else(|| template.free_id(&title));
            template.rows.push(Row { id, title, rule: draft.rule(), once: draft.once && self.often > 0 });
        }
        for at in 0..template.ties.len() {
            let title = template.ties.get(at).map(|tie| tie.title.trim().to_owned()).unwrap_or_default();
            let id = template.free_id(&title);
            if let Some(tie) = template.ties.get_mut(at) {
                tie.title = title;
                if tie.id.is_empty() {
                    tie.id = id;
                }
            }
        }
        template
    }

    fn head(&mut self, ui: &mut Ui, words: &Words) {
        let name = kit::text_field(ui, &words.name, &mut self.name);
        if self.name.trim().is_empty() {
            kit::leads_here(ui, &name);
        }
        let seats = 1..=i64::from(SEATS);
        let (least, most) = self.players;
        let small = |number: i64| u8::try_from(number).unwrap_or(SEATS);
        let step = |ui: &mut Ui, words: &str, now: u8| {
            kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, words, Some(now.into()), seats.clone())).map(small)
        };
        if let Some(least) = step(ui, &words.least, least) {
            self.players = (least, most.max(least));
        }
        if let Some(most) = step(ui, &words.most, most) {
            self.players = (least.min(most), most);
        }
        text::quiet(ui, &words.how_often);
        let often = words.often.each_ref().map(String::as_str);
        if let Some(often) = kit::segmented(ui, &words.how_often, &often, self.often) {
            self.often = often;
        }
        match self.often {
            1 => self.typing.row(ui, &words.rounds, Field::Rounds, self.rounds),
            2 => drop(text::quiet(ui, &words.open_about)),
            _ => {}
        }
        text::quiet(ui, &words.who_wins);
        wins(ui, words, &words.who_wins, &mut self.wins);
    }

    fn rows(&mut self, ui: &mut Ui, words: &Words) {
        text::strong(ui, &words.rows);
        // Above the rows, so that it stays under the finger while they grow.
        let full = self.rows.len() >= ROWS;
        if !full && ui.add(Button::quiet(&words.add_row).icon(Icon::Plus).full()).clicked() {
            self.rows.push(RowDraft::default());
            (self.open_row, self.new_row) = (Some(self.rows.len() - 1), true);
        }
        let mut tapped = None;
        let new = self.open_row.filter(|_| self.new_row);
        for index in new.into_iter().chain((0..self.rows.len()).filter(|index| new != Some(*index))) {
            let Some(row) = self.rows.get_mut(index) else { continue };
            kit::hairline(ui);
            if self.open_row == Some(index) {
                row.show(ui, &words.form, &mut self.typing, self.often > 0);
                tapped = tapped.or(buttons(ui, words, &row.title, index).map(|tap| (index, tap)));
            } else {
                let title = if row.title.is_empty() { &words.untitled } else { &row.title };
                let rule = words.language.say(&row.rule().message());
                if ListRow::new(title).note(&rule).opens().show(ui).clicked() {
                    (self.open_row, self.new_row) = (Some(index), false);
                }
            }
        }
        if let Some((index, tap)) = tapped {
            (self.open_row, self.new_row) = (None, false);
            match tap {
                Tap::Done => {}
                Tap::Up => self.rows.swap(index, index.saturating_sub(1)),
                Tap::Remove => drop(self.rows.remove(index)),
            }
        }
    }

    fn ties(&mut self, ui: &mut Ui, words: &Words) {
        text::strong(ui, &words.ties);
        text::quiet(ui, &words.ties_about);
        let full = self.ties.len() >= TIES;
        if !full && ui.add(Button::quiet(&words.add_tie).icon(Icon::Plus).full()).clicked() {
            self.ties.push(Tie { id: String::new(), title: String::new(), wins: Wins::Highest });
            (self.open_tie, self.new_tie) = (Some(self.ties.len() - 1), true);
        }
        let mut tapped = None;
        let new = self.open_tie.filter(|_| self.new_tie);
        for index in new.into_iter().chain((0..self.ties.len()).filter(|index| new != Some(*index))) {
            let Some(tie) = self.ties.get_mut(index) else { continue };
            kit::hairline(ui);
            if self.open_tie == Some(index) {
                kit::text_field(ui, &words.row_title, &mut tie.title);
                wins(ui, words, &words.ties, &mut tie.wins);
                tapped = tapped.or(buttons(ui, words, &tie.title, index).map(|tap| (index, tap)));
            } else {
                let title = if tie.title.is_empty() { &words.untitled } else { &tie.title };
                let [highest, lowest] = &words.wins;
                let note = if tie.wins == Wins::Highest { highest } else { lowest };
                if ListRow::new(title).note(note).opens().show(ui).clicked() {
                    (self.open_tie, self.new_tie) = (Some(index), false);
                }
            }
        }
        if let Some((index, tap)) = tapped {
            (self.open_tie, self.new_tie) = (None, false);
            match tap {
                Tap::Done => {}
                Tap::Up => self.ties.swap(index, index.saturating_sub(1)),
                Tap::Remove => drop(self.ties.remove(index)),
            }
        }
    }
}

impl TemplateEditor for TemplateForm {
    fn show(&mut self, ui: &mut Ui, language: Language) {
        let words = match self.words.take() {
            Some(words) if words.language == language => words,
            _ => Words::new(language),
        };
        kit::card(ui, |ui| self.head(ui, &words));
        kit::card(ui, |ui| self.rows(ui, &words));
        kit::card(ui, |ui| self.ties(ui, &words));
        if let Some((field, value)) = self.typing.keypad(ui) {
            if field == Field::Rounds {
                self.rounds = value;
            } else if let Some(row) = self.open_row.and_then(|row| self.rows.get_mut(row)) {
                row.set(field, value);
            }
        }
        self.words = Some(words);
    }

    fn template(&self) -> templates::Template {
        self.whole().listed()
    }

    fn text(&self) -> String {
        file::write(&self.whole())
    }

    fn missing(&self) -> Option<Message> {
        if self.name.trim().is_empty() {
            return Some(Message::new("score-sheet-name-missing"));
        }
        self.whole().check().err().map(|problem| problem.what.message())
    }
}

/// The most or the least.
fn wins(ui: &mut Ui, words: &Words, name: &str, now: &mut Wins) {
    let both = words.wins.each_ref().map(String::as_str);
    match kit::segmented(ui, name, &both, usize::from(*now == Wins::Lowest)) {
        Some(0) => *now = Wins::Highest,
        Some(_) => *now = Wins::Lowest,
        None => {}
    }
}

/// What can be done with the row that is open.
fn buttons(ui: &mut Ui, words: &Words, title: &str, index: usize) -> Option<Tap> {
    let mut tap = None;
    ui.horizontal_wrapped(|ui| {
        if ui.add(Button::quiet(&words.done).icon(Icon::Check)).clicked() {
            tap = Some(Tap::Done);
        }
        let up = words.about("score-sheet-row-up", title);
        if index > 0 && ui.add(Button::icon_only(Icon::Up, &up).outlined()).clicked() {
            tap = Some(Tap::Up);
        }
        let remove = words.about("score-sheet-remove-row", title);
        if ui.add(Button::icon_only(Icon::Trash, &remove).outlined()).clicked() {
            tap = Some(Tap::Remove);
        }
    });
    tap
}
