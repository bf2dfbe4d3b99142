//! The form of an own card.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, choice_chip, leads_here, note_field, text, text_field};
use crate::library::{OwnCard, Ref};

/// The form, while it is filled in.
pub struct OwnCardDialog {
    /// The card that is changed; none for a new one.
    at: Option<Ref>,
    /// The form as it was when it was opened for the first time.
    before: Filled,
    now: Filled,
}

/// What stands in the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Filled {
    card: OwnCard,
    german: String,
    numbers: String,
    copies: String,
    also: String,
}

impl OwnCardDialog {
    /// The form of a new card with this name, of the open play's game.
    pub fn fresh(model: &Model, name: &str) -> Self {
        let game = model.open.as_ref().map(|open| open.game).or_else(|| model.games.first().copied());
        let mut card =
            OwnCard { game: game.map(|game| game.id().to_owned()).unwrap_or_default(), ..OwnCard::default() };
        *name_in(&mut card, model.texts.language()) = name.trim().to_owned();
        Self::of(model, None, card)
    }

    /// The form of a card that is there.
    pub fn change(model: &Model, at: &Ref) -> Self {
        Self::of(model, Some(at.clone()), model.shelf_of_own.own.card(at).cloned().unwrap_or_default())
    }

    /// The form of a card, or what was half filled in of it. A new card that is asked for by another name is another one.
    fn of(model: &Model, at: Option<Ref>, card: OwnCard) -> Self {
        let before = Filled::of(card);
        let kept: Option<Filled> = model.drafts.get(&form(at.as_ref()));
        let asked = at.is_none() && before.card.names.all().next().is_some();
        let now = kept.filter(|_| !asked).unwrap_or_else(|| before.clone());
        Self { at, before, now }
    }
}

/// A question that found no answer, as a card of one's own: of the game that is looked in, or the open one.
pub fn question(model: &Model, game: Option<&str>, typed: &str) -> OwnCard {
    let open = || model.open.as_ref().map(|open| open.game).or_else(|| model.games.first().copied());
    let game = game.map(str::to_owned).or_else(|| open().map(|game| game.id().to_owned()));
    let kind = model.texts.t("app-library-question").to_string();
    let mut card = OwnCard { game: game.unwrap_or_default(), kind, ..OwnCard::default() };
    *name_in(&mut card, model.texts.language()) = typed.trim().to_owned();
    card
}

/// The name under which what is half filled in of a card is kept; one for all new ones.
fn form(at: Option<&Ref>) -> String {
    at.map_or_else(|| "own-card".to_owned(), |at| format!("own-card/{at}"))
}

impl Filled {
    fn of(card: OwnCard) -> Self {
        Self {
            german: card.names.de.clone().unwrap_or_default(),
            numbers: card.numbers.join(" "),
            copies: card.copies.map(|copies| copies.to_string()).unwrap_or_default(),
            also: card.also.join("; "),
            card,
        }
    }

    /// The card as it is filled in; what is missing, as a message, when it is not whole.
    fn filled_in(&self) -> Result<OwnCard, &'static str> {
        let list = |text: &str, parts: &[char]| -> Vec<String> {
            text.split(parts).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
        };
        let mut card = self.card.clone();
        for words in [&mut card.names.en, &mut card.names.cs, &mut card.kind, &mut card.deck, &mut card.source] {
            *words = words.trim().to_owned();
        }
        card.names.de = Some(self.german.trim().to_owned()).filter(|name| !name.is_empty());
        card.numbers = list(&self.numbers, &[' ', ',', ';']);
        card.also = list(&self.also, &[';', ',', '|']);
        card.copies = match self.copies.trim() {
            "" => None,
            written => Some(written.parse().or(Err("app-library-missing-copies"))?),
        };
        if card.names.all().next().is_none() {
            return Err("app-library-missing-name");
        }
        Ok(card)
    }

    fn fields(&mut self, ui: &mut Ui, texts: &Texts) {
        let card = &mut self.card;
        for language in [texts.language(), texts.language().other()] {
            let key = match language {
                crate::locale::Language::En => "app-library-name-en",
                crate::locale::Language::Cs => "app-library-name-cs",
            };
            let field = text_field(ui, &texts.t(key), name_in(card, language));
            if card.names.all().next().is_none() {
                leads_here(ui, &field);
            }
        }
        let (en, cs) = ("app-library-text-en", "app-library-text-cs");
        match texts.language() {
            crate::locale::Language::En => note_field(ui, &texts.t(en), &mut card.text.en),
            crate::locale::Language::Cs => note_field(ui, &texts.t(cs), &mut card.text.cs),
        };
        text_field(ui, &texts.t("app-library-kind"), &mut card.kind);
        text_field(ui, &texts.t("app-library-deck"), &mut card.deck);
        text_field(ui, &texts.t("app-library-number"), &mut self.numbers);
        text_field(ui, &texts.t("app-library-how-many"), &mut self.copies);
        text_field(ui, &texts.t("app-library-also"), &mut self.also);
        text_field(ui, &texts.t("app-library-name-de"), &mut self.german);
        match texts.language() {
            crate::locale::Language::En => note_field(ui, &texts.t(cs), &mut card.text.cs),
            crate::locale::Language::Cs => note_field(ui, &texts.t(en), &mut card.text.en),
        };
        text_field(ui, &texts.t("app-library-source"), &mut card.source);
    }
}

const fn name_in(card: &mut OwnCard, language: crate::locale::Language) -> &mut String {
    match language {
        crate::locale::Language::En => &mut card.names.en,
        crate::locale::Language::Cs => &mut card.names.cs,
    }
}

impl Content for OwnCardDialog {
    fn name(&self) -> &'static str {
        "own-card"
    }

    fn title(&self, texts: &Texts) -> String {
        let key = if self.at.is_some() { "app-library-change-card" } else { "app-library-new-card" };
        texts.t(key).to_string()
    }

    fn form(&self) -> Option<String> {
        Some(form(self.at.as_ref()))
    }

    fn draft(&self) -> Option<Value> {
        (self.now != self.before).then(|| drafts::draft(&self.now)).flatten()
    }

    fn renamed(&mut self, from: &Ref, to: &Ref) {
        if self.at.as_ref() == Some(from) {
            self.at = Some(to.clone());
        }
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::quiet(ui, &texts.t("app-library-game"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            for game in context.model.games {
                let name = texts.say(&game.name());
                if choice_chip(ui, &name, &name, game.id() == self.now.card.game).clicked() {
                    game.id().clone_into(&mut self.now.card.game);
                }
            }
        });
        self.now.fields(ui, texts);
        let card = self.now.filled_in();
        let missing = card.as_ref().err().map(|key| texts.t(key));
        let words = texts.t("app-library-keep");
        let keep = ui.add(Button::primary(&words).icon(Icon::Check).missing(missing.as_deref()).full()).clicked();
        if keep && let Ok(card) = card {
            context.actions.push(AppAction::OwnCard(self.at.clone(), Box::new(card)));
            return true;
        }
        let Some(at) = &self.at else { return false };
        let remove = ui.add(Button::quiet(&texts.t("app-library-remove-card")).icon(Icon::Trash).full()).clicked();
        if remove {
            context.actions.push(AppAction::RemoveOwnCard(at.clone()));
        }
        remove
    }
}
