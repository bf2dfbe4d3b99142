//! Which plays are counted: a game, a player, a stretch of time, a number of players.

use chrono::{Datelike as _, Days, Months, NaiveDate};
use egui::Ui;

use crate::app::state::model::Model;
use crate::kit::choice_menu;
use crate::kit::tokens::space;
use crate::locale::Message;
use crate::stats::{Filter, Plays};

/// So many days are “lately”.
const LATELY: u64 = 30;

/// So many months are a year back.
const YEAR: u32 = 12;

/// A stretch of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Span {
    /// All of it.
    #[default]
    Always,
    /// The last days.
    Lately,
    /// The last twelve months.
    LastYear,
    /// A year.
    Year(i32),
}

/// What is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayFilters {
    /// A box.
    pub game: Option<String>,
    /// Somebody.
    pub player: Option<String>,
    /// When.
    pub span: Span,
    /// How many played.
    pub players: Option<usize>,
}

/// What there is to choose from; the first of each lets all through.
pub struct Offered {
    games: Vec<(Option<String>, String)>,
    people: Vec<(Option<String>, String)>,
    spans: Vec<(Span, String)>,
    counts: Vec<(Option<usize>, String)>,
}

impl Offered {
    /// What these plays give to choose from.
    pub fn new(model: &Model, plays: &Plays) -> Self {
        let texts = &model.texts;
        let t = |key: &'static str| texts.t(key).to_string();
        let all = plays.statistics(&Filter::default(), texts.language());
        let games = all.games.iter().map(|game| (Some(game.game.clone()), game.name.clone()));
        let people = all.players.iter().map(|player| (Some(player.player.clone()), player.player.clone()));
        let mut years: Vec<i32> = plays.all().iter().map(|play| play.day.year()).collect();
        years.dedup();
        years.sort_unstable_by_key(|year| std::cmp::Reverse(*year));
        years.dedup();
        let mut counts: Vec<usize> = plays.all().iter().map(|play| play.seats.len()).collect();
        counts.sort_unstable();
        counts.dedup();
        let count =
            |count: usize| (Some(count), texts.say(&Message::new("statistics-of-players").number("players", count)));
        let spans = [
            (Span::Always, t("statistics-always")),
            (Span::Lately, texts.say(&Message::new("statistics-lately").number("days", LATELY))),
            (Span::LastYear, texts.say(&Message::new("statistics-last-year").number("months", YEAR))),
        ];
        Self {
            games: std::iter::once((None, t("statistics-all-games"))).chain(games).collect(),
            people: std::iter::once((None, t("statistics-everyone"))).chain(people).collect(),
            spans: spans
                .into_iter()
                .chain(years.into_iter().map(|year| (Span::Year(year), year.to_string())))
                .collect(),
            counts: std::iter::once((None, t("statistics-any-number"))).chain(counts.into_iter().map(count)).collect(),
        }
    }
}

impl PlayFilters {
    /// The filter that these choices are on this day.
    pub fn filter(&self, model: &Model) -> Filter {
        let today = model.clock.local(model.clock.now()).date();
        let (from, to) = match self.span {
            Span::Always => (None, None),
            Span::Lately => (today.checked_sub_days(Days::new(LATELY - 1)), None),
            Span::LastYear => (today.checked_sub_months(Months::new(YEAR)), None),
            Span::Year(year) => (NaiveDate::from_ymd_opt(year, 1, 1), NaiveDate::from_ymd_opt(year, 12, 31)),
        };
        Filter { game: self.game.clone(), player: self.player.clone(), players: self.players, from, to }
    }

    /// The row of choices; gives what is chosen when that has changed.
    pub fn show(&self, ui: &mut Ui, model: &Model, offered: &Offered) -> Option<Self> {
        let texts = &model.texts;
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            if let Some(game) = pick(ui, &texts.t("statistics-game"), &offered.games, &self.game) {
                chosen = Some(Self { game, ..self.clone() });
            }
            if let Some(player) = pick(ui, &texts.t("statistics-player"), &offered.people, &self.player) {
                chosen = Some(Self { player, ..self.clone() });
            }
            if let Some(span) = pick(ui, &texts.t("statistics-time"), &offered.spans, &self.span) {
                chosen = Some(Self { span, ..self.clone() });
            }
            if let Some(players) = pick(ui, &texts.t("statistics-players"), &offered.counts, &self.players) {
                chosen = Some(Self { players, ..self.clone() });
            }
        });
        chosen
    }
}

fn pick<T: Clone + PartialEq>(ui: &mut Ui, name: &str, all: &[(T, String)], chosen: &T) -> Option<T> {
    let words: Vec<&str> = all.iter().map(|(_, words)| words.as_str()).collect();
    let at = all.iter().position(|(value, _)| value == chosen).unwrap_or_default();
    let taken = choice_menu(ui, name, &words, at)?;
    all.get(taken).map(|(value, _)| value.clone())
}
