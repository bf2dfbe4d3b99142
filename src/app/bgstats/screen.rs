//! The page on which the games and players of a file are matched by hand.

use std::collections::BTreeSet;
use std::rc::Rc;

use egui::{Align, Layout, Rect, Ui, UiBuilder, vec2};

use super::Incoming;
use super::similar::{same, similar};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::model::Model;
use crate::games;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{Button, Tokens, Tone, banner, bottom_bar, card, choice_menu_quiet, hairline, page, text};
use crate::locale::{Language, Message};
use crate::stats::Plays;
use crate::stats::bgstats::{BgStats, GameMatch, Matching, PlayerMatch};

/// The page.
#[derive(Default)]
pub struct MatchScreen {
    made: Option<Made>,
}

/// What is matched, made when a file has come or the language has changed.
struct Made {
    of: (u32, Language),
    file: Rc<BgStats>,
    games: MatchedNames<GameMatch>,
    players: MatchedNames<PlayerMatch>,
    counted: Option<Counted>,
    /// How often something was chosen.
    turns: u32,
}

/// The names of one sort in a file, and what each can be here.
struct MatchedNames<T> {
    /// What each can be, the same for all but the first, in words.
    choices: Vec<T>,
    words: Vec<String>,
    names: Vec<Matched>,
}

/// A name of the file.
struct Matched {
    name: String,
    /// Which of the choices it is.
    chosen: usize,
    /// What it may be, in words.
    hint: Option<String>,
    /// What a screen reader says before the choice.
    said: String,
}

/// How many plays there are, as it is matched now.
struct Counted {
    of: (u64, usize, u32),
    /// How many come in, are here already, and are left out.
    words: String,
    /// Which plays are dated in the future: whoever adds them has been asked.
    ahead: Option<String>,
    /// What cannot be read of the file, a sentence each.
    notes: Vec<String>,
    fresh: usize,
}

impl<T: Clone + PartialEq> MatchedNames<T> {
    fn new(
        names: impl IntoIterator<Item = (String, Option<T>)>,
        choices: Vec<T>,
        words: Vec<String>,
        known: &[String],
        model: &Model,
    ) -> Self {
        let matched = |(name, said): (String, Option<T>)| {
            let by_name = same(&name, known).map(|at| at + FIRST);
            let remembered = said.and_then(|said| choices.iter().position(|choice| *choice == said));
            let chosen = remembered.or(by_name).unwrap_or(0);
            let like = similar(&name, known).filter(|_| chosen == 0);
            let hint = like
                .and_then(|at| known.get(at))
                .map(|like| model.texts.say(&Message::new("bgstats-perhaps").text("name", like)));
            let said = model.texts.say(&Message::new("bgstats-of").text("name", &name));
            Matched { name, chosen, hint, said }
        };
        let names = names.into_iter().map(matched).collect();
        Self { choices, words, names }
    }

    fn said(&self) -> impl Iterator<Item = (String, T)> {
        self.names.iter().filter_map(|name| Some((name.name.clone(), self.choices.get(name.chosen)?.clone())))
    }

    /// The rows. Only what is in sight is drawn. True where another choice was made.
    fn show(&mut self, ui: &mut Ui) -> bool {
        let mut turned = false;
        let tokens = Tokens::of(ui);
        let button = (TARGET * tokens.scale()).max(TARGET);
        let height = if are_beside(ui) {
            button + tokens.small().size * 3.0
        } else {
            tokens.body().size * 1.5 + button + tokens.small().size + 3.0 * space::S
        };
        // A window more at both ends, so that a screen reader goes on from the last row in sight to the next one.
        let sight = ui.clip_rect();
        let sight = sight.expand2(vec2(0.0, sight.height()));
        let words: Vec<&str> = self.words.iter().map(String::as_str).collect();
        for (index, matched) in self.names.iter_mut().enumerate() {
            let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
            if rect.intersects(sight) {
                let mut row = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(index));
                if index > 0 {
                    hairline(&mut row);
                }
                turned |= matched.show(&mut row, &words);
            }
            ui.advance_cursor_after_rect(rect);
        }
        turned
    }
}

/// Whether what a name is has its place beside it. In less room its words would be broken, so they stand below it.
fn are_beside(ui: &Ui) -> bool {
    ui.available_width() > BESIDE_FROM * Tokens::of(ui).scale()
}

/// From so many points on, at the design's text size, two columns hold a name each.
const BESIDE_FROM: f32 = 480.0;

impl Matched {
    fn show(&mut self, ui: &mut Ui, words: &[&str]) -> bool {
        let menu = |ui: &mut Ui| choice_menu_quiet(ui, &self.said, words, self.chosen);
        let chosen = if are_beside(ui) {
            ui.columns(2, |sides| {
                let [left, right] = sides else { return None };
                // On one line with the words of the button beside it.
                let font = Tokens::of(left).body();
                let line = left.fonts_mut(|fonts| fonts.row_height(&font));
                left.add_space(space::XS + ((TARGET - line) / 2.0).max(0.0));
                text::cut(left, &self.name);
                if let Some(hint) = &self.hint {
                    text::quiet(left, hint);
                }
                right.add_space(space::XS);
                right.with_layout(Layout::top_down(Align::Max), menu).inner
            })
        } else {
            ui.add_space(space::S);
            match &self.hint {
                Some(hint) => ui.columns(2, |sides| {
                    if let [left, right] = sides {
                        text::cut(left, &self.name);
                        right.with_layout(Layout::top_down(Align::Max), |ui| text::cut(ui, hint));
                    }
                }),
                None => drop(text::cut(ui, &self.name)),
            }
            ui.add_space(space::XS);
            menu(ui)
        };
        if let Some(chosen) = chosen {
            self.chosen = chosen;
            self.hint = None;
        }
        chosen.is_some()
    }
}

/// The choices that stand before those by name.
const FIRST: usize = 2;

impl Made {
    fn new(model: &Model, file: &Rc<BgStats>, number: u32) -> Self {
        let texts = &model.texts;
        let plays = model.plays().map(Plays::all).unwrap_or_default();
        let language = texts.language();
        let words = |new: &'static str, known: &[String]| -> Vec<String> {
            let first = [texts.t(new).to_string(), texts.t("bgstats-leave-out").to_string()];
            first.into_iter().chain(known.iter().cloned()).collect()
        };

        let house = model.games.iter().filter(|game| game.templates().is_none());
        let house: Vec<(&'static str, String)> = house.map(|game| (game.id(), texts.say(&game.name()))).collect();
        let boxes: BTreeSet<String> =
            plays.iter().filter(|play| model.game(&play.game).is_none()).map(|play| play.name.say(language)).collect();
        let mut choices = vec![GameMatch::New, GameMatch::LeaveOut];
        choices.extend(house.iter().map(|(id, _)| GameMatch::House((*id).to_owned())));
        choices.extend(boxes.iter().cloned().map(GameMatch::Box));
        let known: Vec<String> = house.into_iter().map(|(_, name)| name).chain(boxes).collect();
        let words_of_games = words("bgstats-new-game", &known);
        let names = file.games().into_iter().map(|game| {
            let by_number = || Some(GameMatch::House(games::known_as(&game.name, game.bgg)?.to_owned()));
            let said = model.matching.games.get(&game.name).cloned().or_else(by_number);
            (game.name, said)
        });
        let games = MatchedNames::new(names, choices, words_of_games, &known, model);

        let mut known: BTreeSet<String> = model.people.known.iter().map(|person| person.name.clone()).collect();
        let seats = plays.iter().flat_map(|play| &play.seats).filter(|seat| !seat.guest);
        known.extend(seats.map(|seat| seat.name.clone()));
        let known: Vec<String> = known.into_iter().collect();
        let mut choices = vec![PlayerMatch::New, PlayerMatch::LeaveOut];
        choices.extend(known.iter().cloned().map(PlayerMatch::Same));
        let words_of_players = words("bgstats-new-player", &known);
        let names = file.players().into_iter().map(|name| {
            let said = model.matching.players.get(&name).cloned();
            (name, said)
        });
        let players = MatchedNames::new(names, choices, words_of_players, &known, model);
        Self { of: (number, language), file: Rc::clone(file), games, players, counted: None, turns: 0 }
    }

    fn matching(&self) -> Matching {
        Matching { games: self.games.said().collect(), players: self.players.said().collect() }
    }

    /// How many plays come in as it is matched now.
    fn count(&mut self, model: &Model) {
        let of = (model.evenings.version(), model.trash.all().len(), self.turns);
        if self.counted.as_ref().is_some_and(|counted| counted.of == of) {
            return;
        }
        let here = model.here();
        let found = self.file.plays(&self.matching(), &games::known_as);
        let plays = &found.plays;
        let known = plays.iter().filter(|play| here.contains(&play.id)).count();
        let (fresh, left) = (plays.len() - known, self.file.count().saturating_sub(plays.len()));
        let said = Message::new("bgstats-count").number("fresh", fresh).number("known", known).number("left", left);
        let faults = found.faults.iter().map(|fault| fault.message());
        let ahead = found.ahead(model.clock.now(), |id| here.contains(id)).map(|ahead| model.texts.say(&ahead));
        let notes = found.unread().into_iter().chain(faults).map(|note| model.texts.say(&note)).collect();
        self.counted = Some(Counted { of, words: model.texts.say(&said), ahead, notes, fresh });
    }
}

/// The plays that were changed in the file since they were read, and the button that takes the changes.
fn changes(ui: &mut Ui, context: &mut ScreenContext<'_>, incoming: &Incoming) {
    let texts = &context.model.texts;
    text::strong(ui, &texts.t("bgstats-changed"));
    for play in &incoming.changed {
        text::quiet(ui, &play.about);
    }
    ui.add_space(space::XS);
    let words = texts.say(&Message::new("bgstats-take-changes").number("plays", incoming.changed.len()));
    if ui.add(Button::quiet(&words).full()).clicked() {
        context.actions.push(AppAction::TakeChanges);
    }
}

impl Screen for MatchScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("bgstats-title"), |_, _| {});
        if let Some(incoming) = &model.incoming {
            let of = (incoming.number, texts.language());
            if self.made.as_ref().is_none_or(|made| made.of != of) {
                self.made = Some(Made::new(model, &incoming.file, incoming.number));
            }
        }
        let Some(made) = &mut self.made else { return };
        made.count(model);
        bottom_bar(ui, |ui| {
            let fresh = made.counted.as_ref().map_or(0, |counted| counted.fresh);
            let words = texts.say(&Message::new("bgstats-add").number("plays", fresh));
            let none = (fresh == 0).then(|| texts.t("bgstats-nothing"));
            if loud_in_bar(ui, Button::primary(&words).missing(none.as_deref())) {
                context.actions.push(AppAction::TakeIn(made.matching()));
            }
        });
        page(ui, |ui| {
            card(ui, |ui| {
                if let Some(counted) = &made.counted {
                    text::strong(ui, &counted.words);
                    if let Some(ahead) = &counted.ahead {
                        banner(ui, Tone::Warn, ahead, None);
                    }
                    counted.notes.iter().for_each(|note| drop(text::quiet(ui, note)));
                }
                text::quiet(ui, &texts.t("bgstats-about"));
            });
            if let Some(incoming) = model.incoming.as_ref().filter(|incoming| !incoming.changed.is_empty()) {
                card(ui, |ui| changes(ui, context, incoming));
            }
            card(ui, |ui| {
                text::strong(ui, &texts.t("bgstats-games"));
                made.turns += u32::from(made.games.show(ui));
            });
            card(ui, |ui| {
                text::strong(ui, &texts.t("bgstats-players"));
                made.turns += u32::from(made.players.show(ui));
            });
        });
    }
}
