//! The rows of this play's sheet with their rules, and a form to add one.

use egui::Ui;

use super::Source;
use super::number::Typing;
use super::row_form::{RowDraft, RowWords};
use crate::games::score_sheet::play::Action;
use crate::games::score_sheet::template::{Row, Template};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, text, tokens::space};
use crate::locale::Message;

/// The tool; what is half typed stays until the play is closed.
#[derive(Default)]
pub(super) struct RowsTool {
    shown: Option<Words>,
    template: Option<Template>,
    draft: Option<RowDraft>,
    typing: Typing,
}

struct Words {
    about: String,
    wins: String,
    /// Each row: its title and its rule.
    rows: Vec<(String, String)>,
    ties_title: String,
    ties: Vec<(String, String)>,
    add: String,
    add_here: String,
    form: RowWords,
}

impl RowsTool {
    pub(super) fn refresh(&mut self, source: &Source<'_>) {
        let template = &source.state.template;
        // The row is there now.
        let added = |draft: &RowDraft| template.rows.iter().any(|row| row.title == draft.title.trim());
        if self.draft.as_ref().is_some_and(added) {
            self.draft = None;
        }
        let row = |row: &Row| {
            let mut about = row.rule.message();
            if template.has_rounds() && row.once {
                about = Message::new("score-sheet-rule-once").say("rule", about);
            }
            (source.say(&row.message()), source.say(&about))
        };
        let tie = |index: u8, title: &str| {
            let low = template.ties.get(usize::from(index)).is_some_and(|tie| tie.wins != Default::default());
            let about = if low { "score-sheet-tie-lowest" } else { "score-sheet-tie-highest" };
            (title.to_owned(), source.words(about))
        };
        let wins = if source.state.wins_low() { "score-sheet-wins-lowest" } else { "score-sheet-wins-highest" };
        self.shown = Some(Words {
            about: source.words("score-sheet-rows-about"),
            wins: source.words(wins),
            rows: template.rows.iter().map(row).collect(),
            ties_title: source.words("score-sheet-ties"),
            ties: (0..).zip(&template.ties).map(|(index, known)| tie(index, &known.title)).collect(),
            add: source.words("score-sheet-add-row"),
            add_here: source.words("score-sheet-add-row-here"),
            form: RowWords::new(source.language),
        });
        self.template = Some(template.clone());
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let (Some(words), Some(template)) = (&self.shown, &self.template) else { return };
        kit::card(ui, |ui| {
            text::quiet(ui, &words.wins);
            rows(ui, &words.rows);
        });
        if !words.ties.is_empty() {
            kit::card(ui, |ui| {
                text::quiet(ui, &words.ties_title);
                rows(ui, &words.ties);
            });
        }
        text::quiet(ui, &words.about);
        let Some(draft) = &mut self.draft else {
            if ui.add(Button::quiet(&words.add).icon(Icon::Plus).full()).clicked() {
                self.draft = Some(RowDraft::default());
            }
            return;
        };
        let row = Row {
            id: template.free_id(&draft.title),
            title: draft.title.trim().to_owned(),
            rule: draft.rule(),
            once: draft.once && template.has_rounds(),
        };
        let wrong = if row.title.is_empty() {
            Some(Message::new("score-sheet-wrong-no-title"))
        } else {
            template.with_row(row.clone()).check().err().map(|problem| problem.what.message())
        };
        kit::card(ui, |ui| {
            draft.show(ui, &words.form, &mut self.typing, template.has_rounds());
            let wrong = wrong.map(|wrong| context.language.say(&wrong));
            if ui.add(Button::primary(&words.add_here).missing(wrong.as_deref()).full()).clicked() {
                context.act(&Action::AddRow { row });
            }
        });
        if let Some((field, value)) = self.typing.keypad(ui) {
            draft.set(field, value);
        }
    }
}

fn rows(ui: &mut Ui, rows: &[(String, String)]) {
    for (index, (title, about)) in rows.iter().enumerate() {
        if index > 0 {
            ui.add_space(space::XS);
            kit::hairline(ui);
            ui.add_space(space::XS);
        }
        ui.spacing_mut().item_spacing.y = space::XS;
        text::strong(ui, title);
        text::quiet(ui, about);
    }
}
