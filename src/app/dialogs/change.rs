//! Changing an entry: a form of the values that its game lets be changed, and what would no longer fit, before it is done.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::app::app_action::AppAction;
use crate::app::dialogs::preview::{sentences, unfit};
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::kit::tokens::space;
use crate::kit::{Button, Keypad, KeypadAnswer, Tokens, Tone, banner, choice_chip, complete, labeled_row, stepper};
use crate::kit::{Width, anchored, text, text_field, value_cell};
use crate::locale::Message;
use crate::store::PlayId;
use crate::table::field::{Field, FieldKind};
use crate::table::play::Play;

/// The dialog. The play is asked anew what would no longer fit whenever a value is changed, or the log has grown.
pub struct ChangeDialog {
    play: PlayId,
    /// The entries of the step.
    entries: Vec<u64>,
    /// What it is now, in a sentence.
    old: String,
    fields: Vec<Form>,
    draft: Draft,
    preview: Preview,
    /// The number of the last entry for which the preview is true.
    seen: u64,
}

/// What is half entered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Draft {
    /// The action as it is.
    before: Value,
    /// The action as it would be.
    after: Value,
    /// The number that is being typed, by the place of its field in the action.
    active: Option<String>,
    typed: String,
}

/// A field in words.
struct Form {
    field: Field,
    label: String,
    /// The words of what there is to choose from or to count, in its order.
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

impl Form {
    fn new(field: Field, texts: &Texts) -> Self {
        let words = match &field.kind {
            FieldKind::Choice(among) | FieldKind::Counts { among, .. } => {
                among.iter().map(|(_, words)| texts.say(words)).collect()
            }
            FieldKind::Number { .. } | FieldKind::Text { .. } => Vec::new(),
        };
        Self { label: texts.say(&field.label), field, words }
    }

    const fn is_number(&self) -> bool {
        matches!(self.field.kind, FieldKind::Number { .. })
    }
}

impl ChangeDialog {
    /// The dialog of an entry; none where nothing about it can be changed. What was half entered there is there again.
    pub fn new(model: &Model, number: u64) -> Option<Self> {
        let session = &model.open.as_ref()?.session;
        let (id, play) = (session.id(), session.play());
        let step = play.changeable(number).ok()?;
        let old = play.sentence(&step.entries).map(|sentence| model.texts.say(&sentence))?;
        let kept: Option<Draft> = model.drafts.get(&form(id, &step.entries));
        let kept = kept.filter(|kept| kept.before == step.action);
        let resumed = kept.is_some();
        let draft = kept.unwrap_or_else(|| Draft {
            before: step.action.clone(),
            after: step.action,
            active: None,
            typed: String::new(),
        });
        let mut dialog = Self {
            play: id,
            fields: step.fields.into_iter().map(|field| Form::new(field, &model.texts)).collect(),
            entries: step.entries,
            old,
            draft,
            preview: Preview::Same,
            seen: play.last(),
        };
        if resumed {
            dialog.look_ahead(&model.texts, play);
        } else {
            let first = dialog.fields.iter().find(|form| form.is_number());
            dialog.draft.active = first.map(|form| form.field.pointer.clone());
        }
        Some(dialog)
    }

    /// Asks the play what would no longer fit, and what there is to choose from now.
    fn look_ahead(&mut self, texts: &Texts, play: &dyn Play) {
        self.seen = play.last();
        let fields = play.fields_of(&self.entries, &self.draft.after);
        if !fields.is_empty() {
            self.fields = fields.into_iter().map(|field| Form::new(field, texts)).collect();
        }
        self.preview = match self.beyond_bounds() {
            Some(why) => Preview::Refused(texts.say(&why)),
            None if self.draft.after == self.draft.before => Preview::Same,
            None => match play.change_plan(&self.entries, &self.draft.after) {
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
    fn beyond_bounds(&self) -> Option<Message> {
        self.fields.iter().find_map(|form| {
            let FieldKind::Number { least, most, .. } = form.field.kind else { return None };
            let value = form.field.of(&self.draft.after).as_i64()?;
            let bound = |key, bound| Some(Message::new(key).text("what", form.label.as_str()).number("bound", bound));
            match value {
                _ if value < least => bound("app-change-least", least),
                _ if value > most => bound("app-change-most", most),
                _ => None,
            }
        })
    }

    /// Draws the fields. Says whether a value was changed.
    fn show_fields(&mut self, ui: &mut Ui) -> bool {
        let mut changed = false;
        for form in &self.fields {
            changed |= match &form.field.kind {
                FieldKind::Number { .. } => {
                    show_number(ui, form, &mut self.draft);
                    false
                }
                FieldKind::Choice(among) => show_choice(ui, form, among, &mut self.draft.after),
                FieldKind::Counts { most, .. } => show_counts(ui, form, *most, &mut self.draft.after),
                FieldKind::Text { most } => show_text(ui, form, *most, &mut self.draft.after),
            };
        }
        self.keypad(ui) || changed
    }

    /// Draws the keypad of the number that is being typed; it counts as soon as it is a number.
    fn keypad(&mut self, ui: &mut Ui) -> bool {
        let active = self.draft.active.as_ref();
        let found = self.fields.iter().position(|form| Some(&form.field.pointer) == active && form.is_number());
        let Some((place, form)) = found.and_then(|place| Some((place, self.fields.get(place)?))) else {
            return false;
        };
        let FieldKind::Number { least, most, blank } = form.field.kind else { return false };
        let range = least..=most;
        let (before, now) = (form.field.of(&self.draft.before).as_i64(), form.field.of(&self.draft.after).as_i64());
        let typed = self.draft.typed.clone();
        let keypad = Keypad::new(&form.label).range(range.clone()).now(now);
        let answer = keypad.show(ui, &mut self.draft.typed);
        let entered = match answer {
            Some(KeypadAnswer::Entered(value)) => Some(value),
            _ if self.draft.typed != typed && self.draft.typed.is_empty() => Some(before),
            _ if self.draft.typed != typed => complete(&self.draft.typed, &range).ok(),
            _ => None,
        };
        let changed = match entered {
            Some(Some(value)) => Some(json!(value)),
            Some(None) if blank => Some(Value::Null),
            _ => None,
        };
        let pointer = form.field.pointer.clone();
        if let Some(value) = changed.clone() {
            form.field.put(&mut self.draft.after, value);
        }
        if answer.is_some() {
            let next = self.fields.iter().skip(place + 1).find(|form| form.is_number());
            self.draft.active = Some(next.map_or(pointer, |form| form.field.pointer.clone()));
            self.draft.typed.clear();
        }
        changed.is_some()
    }
}

impl ChangeDialog {
    fn show_preview(&self, ui: &mut Ui, texts: &Texts) {
        match &self.preview {
            Preview::Same => {}
            Preview::Refused(why) => {
                banner(ui, Tone::Warn, why, None);
            }
            Preview::Fits { sentence, unfit: count, first } => {
                let tokens = Tokens::of(ui);
                let becomes = Message::new("app-change-becomes").text("what", sentence);
                text::write(ui, &texts.say(&becomes), tokens.body(), tokens.ink);
                if *count == 0 {
                    text::quiet(ui, &texts.t("app-change-all-fit"));
                }
                unfit(ui, texts, "app-change-unfit", *count, first);
            }
        }
    }
}

/// The name under which what is half entered about a step is kept.
fn form(play: PlayId, entries: &[u64]) -> String {
    drafts::form_in(play, "change", &entries.first().copied().unwrap_or_default().to_string())
}

/// A number; a tap lets it be typed.
fn show_number(ui: &mut Ui, form: &Form, draft: &mut Draft) {
    let shown = form.field.of(&draft.after).as_i64().map(text::number);
    let active = draft.active.as_ref() == Some(&form.field.pointer);
    let cell = |ui: &mut Ui| value_cell(ui, &form.label, shown.as_deref(), active).clicked();
    if labeled_row(ui, &form.label, "", cell) {
        draft.active = Some(form.field.pointer.clone());
        draft.typed.clear();
    }
}

/// One of a few.
fn show_choice(ui: &mut Ui, form: &Form, among: &[(Value, Message)], after: &mut Value) -> bool {
    let value = form.field.of(after).clone();
    let mut changed = false;
    text::quiet(ui, &form.label);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        for ((it, _), words) in among.iter().zip(&form.words) {
            let name = format!("{}: {words}", form.label);
            if choice_chip(ui, words, &name, *it == value).clicked() {
                form.field.put(after, it.clone());
                changed = true;
            }
        }
    });
    changed
}

/// So many of each of a few.
fn show_counts(ui: &mut Ui, form: &Form, most: u32, after: &mut Value) -> bool {
    let mut counts = form.field.counts_of(after);
    let mut changed = false;
    text::quiet(ui, &form.label);
    for (count, words) in counts.iter_mut().zip(&form.words) {
        let name = format!("{}: {words}", form.label);
        let to = labeled_row(ui, words, "", |ui| stepper(ui, &name, Some((*count).into()), 0..=most.into()));
        if let Some(to) = to.and_then(|to| u32::try_from(to).ok()) {
            *count = to;
            changed = true;
        }
    }
    if changed {
        form.field.put_counts(after, &counts);
    }
    changed
}

/// Words of the person's own.
fn show_text(ui: &mut Ui, form: &Form, most: usize, after: &mut Value) -> bool {
    let mut words = form.field.of(after).as_str().unwrap_or_default().to_owned();
    if !text_field(ui, &form.label, &mut words).changed() {
        return false;
    }
    form.field.put(after, words.chars().take(most).collect::<String>().into());
    true
}

impl Content for ChangeDialog {
    fn name(&self) -> &'static str {
        "change"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-change-title").to_string()
    }

    fn form(&self) -> Option<String> {
        Some(form(self.play, &self.entries))
    }

    fn draft(&self) -> Option<Value> {
        let begun = self.draft.after != self.draft.before || !self.draft.typed.is_empty();
        begun.then(|| drafts::draft(&self.draft)).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let Some(open) = &context.model.open else { return true };
        let play = open.session.play();
        text::strong(ui, &self.old);
        // The preview grows with each value. It stands on the side on which the sheet grows, so that neither the keys nor
        // the button move under the finger: above on a phone, where the sheet lies at the bottom, and else below.
        let narrow = Width::of(ui).is_narrow();
        if narrow {
            anchored(ui, "preview", |ui| self.show_preview(ui, texts));
        }
        let changed = self.show_fields(ui);
        if changed || self.seen != play.last() {
            self.look_ahead(texts, play);
            ui.ctx().request_repaint();
        }
        let missing = match &self.preview {
            Preview::Same => Some(texts.t("app-change-choose")),
            Preview::Refused(_) => Some(texts.t("app-change-refused")),
            Preview::Fits { .. } => None,
        };
        let words = texts.t("app-change-do");
        let done = ui.add(Button::primary(&words).missing(missing.as_deref()).full()).clicked();
        if !narrow {
            self.show_preview(ui, texts);
        }
        if done {
            let (entries, to) = (self.entries.clone(), self.draft.after.clone());
            context.actions.push(AppAction::Session(UserCommand::Change { entries, to, seen: self.seen }));
        }
        done
    }
}
