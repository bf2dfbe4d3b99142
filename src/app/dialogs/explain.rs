//! Why a number is what it is.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::text::{change, number};
use crate::kit::{Button, Icon, reason_tree_with};
use crate::locale::Language;
use crate::table::reason::Reason;

/// The reasons of one number.
pub struct Explain {
    /// They.
    pub reason: Reason,
}

impl Content for Explain {
    fn name(&self) -> &'static str {
        "explain"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-why").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        reasons(ui, context, &self.reason);
        false
    }
}

/// The reasons of a number of the open play; under each rule a ruling explains stands the way to it.
pub fn reasons(ui: &mut Ui, context: &mut ScreenContext<'_>, reason: &Reason) {
    let model = context.model;
    let lookup = model.lookup();
    let ruling = |rule: &str| lookup.ruling_of(model.open.as_ref()?.game.id(), rule);
    let more = |rule: &str| Some(ruling(rule)?.name(model.texts.language()).to_owned());
    if let Some(ruling) = reason_tree_with(ui, reason, &more).and_then(ruling) {
        context.actions.push(AppAction::Look(ruling.at.clone()));
    }
    let copy = model.texts.t("addresses-copy-text");
    if ui.add(Button::quiet(&copy).icon(Icon::Copy).full()).clicked() {
        let mut lines = Vec::new();
        write(reason, model.texts.language(), 0, &mut lines);
        context.actions.push(AppAction::Copy(lines.join("\n")));
    }
}

/// A reason as plain text: a line for each number with its rule, its parts below it and farther in.
fn write(reason: &Reason, language: Language, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    let amount = reason.amount.map(if reason.change { change } else { number });
    let amount = amount.map_or_else(String::new, |amount| format!(": {amount}"));
    lines.push(format!("{indent}{}{amount}", language.say(&reason.what)));
    if let Some(rule) = &reason.rule {
        lines.push(format!("{indent}  {} ({})", language.say(&rule.words), language.say(&rule.place)));
    }
    for part in &reason.parts {
        write(part, language, depth + 1, lines);
    }
}
