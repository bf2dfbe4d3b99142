//! Which entries are wanted: this play's, those of all games, or one's own; of which game, kind, deck and phase.

use egui::{Ui, Vec2};

use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{choice_chip, text};
use crate::library::book::Titled;
use crate::library::entry::{RULING, either};
use crate::library::shelf::Titles;
use crate::locale::Message;

/// Where it is looked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// In what holds in the open play.
    ThisPlay,
    /// In all games.
    AllGames,
    /// In what a person wrote.
    Mine,
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filters {
    /// Where.
    pub scope: Scope,
    /// Only this game; of an open play it is that play's.
    pub game: Option<&'static str>,
    /// Only this kind.
    pub kind: Option<String>,
    /// Only this deck.
    pub deck: Option<String>,
    /// Only this phase.
    pub phase: Option<String>,
    /// Whether the choices are shown.
    pub open: bool,
}

impl Filters {
    /// The open play's game, or all of them.
    pub const fn new(model: &Model) -> Self {
        let scope = if model.open.is_some() { Scope::ThisPlay } else { Scope::AllGames };
        Self { scope, game: None, kind: None, deck: None, phase: None, open: false }
    }

    /// The scopes that there are, with the messages that name them.
    pub fn scopes(model: &Model) -> Vec<(Scope, &'static str)> {
        let this = model.open.as_ref().map(|_| (Scope::ThisPlay, "app-library-this-play"));
        let others = [(Scope::AllGames, "app-library-all-games"), (Scope::Mine, "app-library-mine")];
        this.into_iter().chain(others).collect()
    }

    /// Looks somewhere else; what was chosen of a game is chosen no more.
    pub fn look_in(&mut self, scope: Scope) {
        *self = Self { scope, game: None, kind: None, deck: None, phase: None, open: self.open };
    }

    /// The game to which the search is confined.
    pub fn game(&self, model: &Model) -> Option<&'static str> {
        match self.scope {
            Scope::ThisPlay => model.open.as_ref().map(|open| open.game.id()),
            Scope::AllGames | Scope::Mine => self.game,
        }
    }

    /// How many are chosen.
    pub fn chosen(&self) -> usize {
        let words = [&self.kind, &self.deck, &self.phase].into_iter().flatten().count();
        usize::from(self.game.is_some()) + words
    }

    /// The choices as chips, in groups.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) {
        let (model, texts) = (context.model, &context.model.texts);
        if self.scope != Scope::ThisPlay {
            let games: Vec<(&str, String)> =
                model.games.iter().map(|game| (game.id(), texts.say(&game.name()))).collect();
            let choices = games.iter().map(|(id, name)| (*id, name.clone()));
            if let Some(chosen) = group(ui, context, "app-library-game", choices, self.game) {
                let game = model.games.iter().map(|game| game.id()).find(|id| chosen.as_deref() == Some(*id));
                *self = Self { game, kind: None, deck: None, phase: None, ..self.clone() };
            }
        }
        let Some(titles) = self.game(model).and_then(|game| model.lookup().library.titles(game)) else {
            let ruling = std::iter::once((RULING, texts.t("app-library-ruling").to_string()));
            if let Some(chosen) = group(ui, context, "app-library-kind-filter", ruling, self.kind.as_deref()) {
                self.kind = chosen;
            }
            return;
        };
        self.of_game(ui, context, titles);
    }

    fn of_game(&mut self, ui: &mut Ui, context: &ScreenContext<'_>, titles: &Titles) {
        let language = context.model.texts.language();
        let words = |titled: &'_ Titled| (titled.id.clone(), either(&titled.title, language).to_owned());
        let ruling = (RULING.to_owned(), context.model.texts.t("app-library-ruling").to_string());
        let kinds: Vec<_> = std::iter::once(ruling).chain(titles.kinds.iter().map(words)).collect();
        let decks: Vec<_> = titles.decks.iter().map(words).collect();
        let phases: Vec<_> = titles.phases.iter().map(words).collect();
        let groups = [
            ("app-library-kind-filter", kinds, &mut self.kind),
            ("app-library-deck-filter", decks, &mut self.deck),
            ("app-library-phase-filter", phases, &mut self.phase),
        ];
        for (key, choices, chosen) in groups {
            let choices = choices.iter().map(|(id, name)| (id.as_str(), name.clone()));
            if let Some(other) = group(ui, context, key, choices, chosen.as_deref()) {
                *chosen = other;
            }
        }
    }
}

/// A group of chips of which one can be chosen, or none again. Gives the new choice.
#[allow(clippy::option_option)] // the outer one says whether anything was tapped
fn group<'a>(
    ui: &mut Ui,
    context: &ScreenContext<'_>,
    key: &'static str,
    choices: impl Iterator<Item = (&'a str, String)>,
    chosen: Option<&str>,
) -> Option<Option<String>> {
    let texts = &context.model.texts;
    let mut choices = choices.peekable();
    choices.peek()?;
    let title = texts.t(key);
    text::quiet(ui, &title);
    let mut answer = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for (id, words) in choices {
            let on = chosen == Some(id);
            let name = texts.say(&Message::new("app-library-only").text("what", &*title).text("which", words.as_str()));
            if choice_chip(ui, &words, &name, on).clicked() {
                answer = Some((!on).then(|| id.to_owned()));
            }
        }
    });
    answer
}
