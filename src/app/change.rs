//! Changing an entry: a form of the values that its game lets be changed, and what would no longer fit, before it is done.

use egui::Ui;
use serde_json::{Value, json};

use super::act::Act;
use super::dialog::Content;
use super::model::Model;
use super::preview::{sentences, unfit};
use super::screen::Stage;
use super::session::Wish;
use super::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Keypad, KeypadAnswer, Tokens, Tone, banner, choice_chip, labeled_row, sum, text, value_cell};
use crate::locale::Say;
use crate::table::field::{Field, FieldKind};
use crate::table::play::Play;

/// The dialog. The play is asked anew what would no longer fit whenever a value is changed, or the log has grown.
pub struct ChangeDialog {
    /// The entries of the step.
    entries: Vec<u64>,
    /// What it is now, in a sentence.
    old: String,
    /// The action as it is.
    before: Value,
    /// The action as it would be.
    after: Value,
    fields: Vec<Form>,
    /// The number that is being typed, by its place among the fields.
    active: Option<usize>,
    typed: String,
    preview: Preview,
    /// The number of the last entry for which the preview is true.
    seen: u64,
}

/// A field in words.
struct Form {
    field: Field,
    label: String,
    /// The words of a choice, in its order.
    words: Vec<String>,
}

/// What the change would do.
enum Preview {
    /// Nothing: no value is another one yet.
    Same,
    /// The rules refuse it, or a number lies outside of its bounds.
    Refused(String),
    /// It would be this, and so many later entries would no longer fit.
    Fits { sentence: String, unfit: usize, first: Vec<String> },
}

impl ChangeDialog {
    /// The dialog of an entry; none where nothing about it can be changed.
    pub fn new(model: &Model, number: u64) -> Option<Self> {
        let play = model.open.as_ref()?.session.play();
        let step = play.changeable(number)?;
        let form = |field: Field| {
            let words = match &field.kind {
                FieldKind::Choice(among) => among.iter().map(|(_, words)| model.texts.say(words)).collect(),
                FieldKind::Number { .. } => Vec::new(),
            };
            Form { label: model.texts.say(&field.label), field, words }
        };
        let fields: Vec<Form> = step.fields.into_iter().map(form).collect();
        Some(Self {
            old: play.sentence(&step.entries).map(|sentence| model.texts.say(&sentence))?,
            entries: step.entries,
            active: fields.iter().position(|form| matches!(form.field.kind, FieldKind::Number { .. })),
            before: step.action.clone(),
            after: step.action,
            fields,
            typed: String::new(),
            preview: Preview::Same,
            seen: play.last(),
        })
    }

    /// Asks the play what would no longer fit.
    fn look_ahead(&mut self, texts: &Texts, play: &dyn Play) {
        self.seen = play.last();
        self.preview = match self.beyond_bounds() {
            Some(why) => Preview::Refused(texts.say(&why)),
            None if self.after == self.before => Preview::Same,
            None => match play.change_plan(&self.entries, &self.after) {
                Err(refusal) => Preview::Refused(texts.say(&refusal.0)),
                Ok(plan) => Preview::Fits {
                    sentence: texts.say(&plan.sentence),
                    unfit: plan.unfit.len(),
                    first: sentences(play, texts, &plan.unfit),
                },
            },
        };
    }

    /// The first number that lies outside of its bounds, in words that name the bound.
    fn beyond_bounds(&self) -> Option<Say> {
        self.fields.iter().find_map(|form| {
            let FieldKind::Number { least, most, .. } = form.field.kind else { return None };
            let value = form.field.of(&self.after).as_i64()?;
            let bound = |key, bound| Some(Say::new(key).text("what", form.label.as_str()).number("bound", bound));
            match value {
                _ if value < least => bound("app-change-least", least),
                _ if value > most => bound("app-change-most", most),
                _ => None,
            }
        })
    }

    /// Draws the fields. Says whether a value was changed.
    fn form(&mut self, ui: &mut Ui) -> bool {
        let mut changed = false;
        for (place, form) in self.fields.iter().enumerate() {
            let value = form.field.of(&self.after).clone();
            let FieldKind::Choice(among) = &form.field.kind else {
                let shown = value.as_i64().map(text::number);
                let active = self.active == Some(place);
                let tapped = labeled_row(ui, &form.label, "", |ui| {
                    value_cell(ui, &form.label, shown.as_deref(), active).clicked()
                });
                if tapped {
                    self.active = Some(place);
                    self.typed.clear();
                }
                continue;
            };
            text::quiet(ui, &form.label);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                for ((it, _), words) in among.iter().zip(&form.words) {
                    let name = format!("{}: {words}", form.label);
                    if choice_chip(ui, words, &name, *it == value).clicked() {
                        form.field.put(&mut self.after, it.clone());
                        changed = true;
                    }
                }
            });
        }
        self.keypad(ui) || changed
    }

    /// Draws the keypad of the number that is being typed; it counts as soon as it is a number.
    fn keypad(&mut self, ui: &mut Ui) -> bool {
        let Some((place, form)) = self.active.and_then(|place| Some((place, self.fields.get(place)?))) else {
            return false;
        };
        let typed = self.typed.clone();
        let answer = Keypad::new(&form.label).show(ui, &mut self.typed);
        let entered = match answer {
            Some(KeypadAnswer::Entered(value)) => Some(value),
            _ if self.typed != typed => sum::parse(&self.typed).ok(),
            _ => None,
        };
        let may_be_blank = matches!(form.field.kind, FieldKind::Number { blank: true, .. });
        let changed = match entered {
            Some(Some(value)) => Some(json!(value)),
            Some(None) if may_be_blank => Some(Value::Null),
            _ => None,
        };
        if let Some(value) = changed.clone() {
            form.field.put(&mut self.after, value);
        }
        if answer.is_some() {
            let is_number = |form: &Form| matches!(form.field.kind, FieldKind::Number { .. });
            let next = (place + 1..self.fields.len()).find(|&at| self.fields.get(at).is_some_and(is_number));
            self.active = next.or(self.active);
            self.typed.clear();
        }
        changed.is_some()
    }
}

impl Content for ChangeDialog {
    fn name(&self) -> &'static str {
        "change"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-change-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        let Some(open) = &stage.model.open else { return true };
        let play = open.session.play();
        text::strong(ui, &self.old);
        let changed = self.form(ui);
        if changed || self.seen != play.last() {
            self.look_ahead(texts, play);
        }
        // The button stands above what changes in length with each value, so that it stays where it is.
        let missing = match &self.preview {
            Preview::Same => Some(texts.t("app-change-choose")),
            Preview::Refused(_) => Some(texts.t("app-change-refused")),
            Preview::Fits { .. } => None,
        };
        let words = texts.t("app-change-do");
        let done = ui.add(Button::primary(&words).missing(missing.as_deref()).full()).clicked();
        match &self.preview {
            Preview::Same => {}
            Preview::Refused(why) => {
                banner(ui, Tone::Warn, why, None);
            }
            Preview::Fits { sentence, unfit: count, first } => {
                let tokens = Tokens::of(ui);
                let becomes = Say::new("app-change-becomes").text("what", sentence);
                text::write(ui, &texts.say(&becomes), tokens.body(), tokens.ink);
                if *count == 0 {
                    text::quiet(ui, &texts.t("app-change-all-fit"));
                }
                unfit(ui, texts, "app-change-unfit", *count, first);
            }
        }
        if done {
            let (entries, to) = (self.entries.clone(), self.after.clone());
            stage.acts.push(Act::Wish(Wish::Change { entries, to, seen: self.seen }));
        }
        done
    }
}
