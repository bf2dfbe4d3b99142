//! The figures in words: lines of what they are, with a way to the play or the person that a record is of.

use egui::Ui;

use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::{Mark, Tokens, text, two_sides};
use crate::locale::{Language, Message};
use crate::stats::{Filter, GameFigures, Hundredths, PlayerFigures, Plays, Statistics, of_hits};
use crate::store::PlayId;
use crate::table::points::Points;

/// Where a line leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// To a play.
    Play(PlayId),
    /// To the figures of somebody.
    Player(String),
    /// To the figures of a box.
    Game(String),
}

/// A figure.
pub struct FigureLine {
    /// Whose it is.
    pub mark: Option<Mark>,
    /// What it is.
    pub title: String,
    /// More about it; often nothing.
    pub note: String,
    /// The figure.
    pub end: String,
    /// Where it leads.
    pub tap: Option<Tap>,
}

/// Figures that belong together.
pub struct FigurePart {
    /// What they are about.
    pub title: String,
    /// They.
    pub lines: Vec<FigureLine>,
}

/// All of it.
pub struct FigureWords {
    /// The large numbers: each with what it is.
    pub headline: Vec<(String, String)>,
    /// The cards below.
    pub parts: Vec<FigurePart>,
}

/// A line that leads nowhere.
pub fn plain(ui: &mut Ui, line: &FigureLine) {
    let tokens = Tokens::of(ui);
    two_sides(ui, tokens.body().size * 2.2, |ui| text::body(ui, &line.title), |ui| text::body(ui, &line.end));
    if !line.note.is_empty() {
        text::quiet(ui, &line.note);
    }
}

/// A number with at most two decimals, as the language writes it.
pub fn decimal(texts: &Texts, value: Hundredths) -> String {
    let text = value.to_string();
    let text = text.trim_end_matches('0').trim_end_matches('.').replace('-', "−");
    if texts.language() == Language::Cs { text.replace('.', ",") } else { text }
}

/// A share in whole percent.
fn percent(texts: &Texts, rate: Hundredths) -> String {
    texts.say(&Message::new("statistics-percent").number("percent", rate.0))
}

/// A time: “1 h 21 min”.
pub fn time(texts: &Texts, minutes: i64) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60);
    if hours == 0 {
        return texts.say(&Message::new("statistics-minutes").number("minutes", rest));
    }
    texts.say(&Message::new("statistics-hours").number("hours", hours).text("minutes", format!("{rest:02}")))
}

impl FigureWords {
    /// The words of these figures.
    pub fn new(model: &Model, plays: &Plays, filter: &Filter, figures: &Statistics) -> Self {
        let one = filter.game.as_ref().and_then(|_| figures.games.first());
        let who = filter.player.as_ref().and_then(|name| figures.players.iter().find(|player| player.player == *name));
        let mut parts = Vec::new();
        if let Some(player) = who {
            parts.extend(of_player(model, player));
        }
        if let Some(game) = one {
            parts.extend(of_game(model, plays, filter, game));
        }
        // Of somebody who was chosen all is above, and whoever else played stands against them.
        if who.is_none() {
            parts.push(people(model, plays, figures));
        }
        if one.is_none() {
            parts.push(games(model, figures));
        }
        Self { headline: headline(model, figures, one, who), parts }
    }

    /// All of it as text, to be copied.
    pub fn text(&self) -> String {
        let mut lines: Vec<String> = self.headline.iter().map(|(number, what)| format!("{what}: {number}")).collect();
        for part in self.parts.iter().filter(|part| !part.lines.is_empty()) {
            lines.extend([String::new(), part.title.clone()]);
            for FigureLine { title, note, end, .. } in &part.lines {
                let note = if note.is_empty() { String::new() } else { format!(" ({note})") };
                lines.push(format!("{title}: {end}{note}"));
            }
        }
        lines.join("\n")
    }
}

fn headline(
    model: &Model,
    figures: &Statistics,
    one: Option<&GameFigures>,
    who: Option<&PlayerFigures>,
) -> Vec<(String, String)> {
    let texts = &model.texts;
    let t = |key: &'static str| texts.t(key).to_string();
    let plays = texts.say(&Message::new("statistics-plays-short").number("plays", figures.plays));
    let mut all = vec![(figures.plays.to_string(), plays)];
    let average = match (who, one) {
        (Some(player), Some(game)) => player.games.iter().find(|own| own.game == game.game).and_then(|own| own.average),
        (None, Some(game)) => game.points.as_ref().map(|points| points.average),
        _ => None,
    };
    match (who, average) {
        (_, Some(average)) => all.push((decimal(texts, average), t("statistics-average"))),
        (Some(player), None) => all.push((percent(texts, player.win_rate), t("statistics-won"))),
        (None, None) => {
            let games = figures.games.len();
            all.push((games.to_string(), texts.say(&Message::new("statistics-boxes").number("games", games))));
        }
    }
    if let Some(average) = figures.minutes.as_ref().and_then(|minutes| minutes.average) {
        all.push((time(texts, (average.0 + 50) / 100), t("statistics-an-evening")));
    }
    all
}

/// The mark of somebody, as in the play that was played last.
pub fn mark(plays: &Plays, name: &str) -> Option<Mark> {
    let seats = plays.all().iter().rev().flat_map(|play| &play.seats);
    let mut own = seats.filter(|seat| seat.name == name && !seat.guest);
    own.next().map(|seat| Mark { color: seat.color, shape: seat.shape })
}

/// How many rows of people are listed; all of them can be chosen above.
const LISTED: usize = 30;

fn people(model: &Model, plays: &Plays, figures: &Statistics) -> FigurePart {
    let texts = &model.texts;
    let line = |player: &PlayerFigures| {
        let wins = Message::new("statistics-wins").number("plays", player.plays).number("wins", player.wins);
        let mut note = vec![texts.say(&wins)];
        if player.shared_wins > 0 {
            note.push(texts.say(&Message::new("statistics-shared").number("wins", player.shared_wins)));
        }
        if let Some(place) = player.average_place {
            note.push(texts.say(&Message::new("statistics-average-place").text("place", decimal(texts, place))));
        }
        FigureLine {
            mark: mark(plays, &player.player),
            title: player.player.clone(),
            note: note.join(" · "),
            end: percent(texts, player.win_rate),
            tap: Some(Tap::Player(player.player.clone())),
        }
    };
    let lines = figures.players.iter().take(LISTED).map(line).collect();
    FigurePart { title: texts.t("statistics-people").to_string(), lines }
}

fn games(model: &Model, figures: &Statistics) -> FigurePart {
    let texts = &model.texts;
    let line = |game: &GameFigures| {
        let note = game.points.as_ref().map(|points| {
            let message = Message::new("statistics-average-is").text("average", decimal(texts, points.average));
            texts.say(&message)
        });
        FigureLine {
            mark: None,
            title: game.name.clone(),
            note: note.unwrap_or_default(),
            end: texts.say(&Message::new("statistics-plays").number("plays", game.plays)),
            tap: Some(Tap::Game(game.game.clone())),
        }
    };
    FigurePart { title: texts.t("statistics-games").to_string(), lines: figures.games.iter().map(line).collect() }
}

fn of_player(model: &Model, player: &PlayerFigures) -> Vec<FigurePart> {
    let texts = &model.texts;
    let t = |key: &'static str| texts.t(key).to_string();
    let plain = |title: String, end: String| FigureLine { mark: None, title, note: String::new(), end, tap: None };
    let mut wins = vec![plain(t("stats-column-wins"), player.wins.to_string())];
    if player.shared_wins > 0 {
        wins.push(plain(t("stats-column-shared"), player.shared_wins.to_string()));
    }
    wins.extend(player.average_place.map(|place| plain(t("stats-column-place"), decimal(texts, place))));
    let streaks = vec![
        plain(t("statistics-streak-now"), player.streak.now.to_string()),
        plain(t("statistics-streak-longest"), player.streak.longest.to_string()),
    ];
    let best = player.games.iter().map(|own| {
        let plays = Message::new("statistics-wins").number("plays", own.plays).number("wins", own.wins);
        let average = own
            .average
            .map(|average| texts.say(&Message::new("statistics-average-is").text("average", decimal(texts, average))));
        FigureLine {
            mark: None,
            title: own.name.clone(),
            note: std::iter::once(texts.say(&plays)).chain(average).collect::<Vec<_>>().join(" · "),
            end: own.best.as_ref().map_or_else(|| "–".to_owned(), |best| texts.points(best.points)),
            tap: own.best.as_ref().map(|best| Tap::Play(best.play)),
        }
    });
    let against = player.against.iter().map(|other| {
        let note = Message::new("statistics-head-to-head").number("better", other.better);
        let note = note.number("equal", other.equal).number("worse", other.worse);
        FigureLine {
            mark: None,
            title: other.player.clone(),
            note: texts.say(&note),
            end: texts.say(&Message::new("statistics-plays").number("plays", other.plays)),
            tap: Some(Tap::Player(other.player.clone())),
        }
    });
    let (best, against) = (best.collect(), against.take(LISTED).collect());
    vec![
        FigurePart { title: player.player.clone(), lines: wins },
        FigurePart { title: t("statistics-best"), lines: best },
        FigurePart { title: t("statistics-streaks"), lines: streaks },
        FigurePart { title: t("statistics-against"), lines: against },
    ]
}

fn of_game(model: &Model, plays: &Plays, filter: &Filter, game: &GameFigures) -> Vec<FigurePart> {
    let texts = &model.texts;
    let t = |key: &'static str| texts.t(key).to_string();
    let mut records = Vec::new();
    let mut record = |key: &'static str, player: &str, points: Points, play: PlayId| {
        records.push(FigureLine {
            mark: mark(plays, player).filter(|_| !player.is_empty()),
            title: t(key),
            note: player.to_owned(),
            end: texts.points(points),
            tap: Some(Tap::Play(play)),
        });
    };
    if let Some(points) = &game.points {
        record("statistics-highest", &points.highest.player, points.highest.points, points.highest.play);
        record("statistics-lowest", &points.lowest.player, points.lowest.points, points.lowest.play);
    }
    if let Some(margin) = &game.closest {
        record("statistics-closest", "", margin.margin, margin.play);
    }
    if let Some(margin) = &game.widest {
        record("statistics-widest", "", margin.margin, margin.play);
    }
    let mut tables: Vec<FigureLine> = Vec::new();
    tables.extend(first_player(model, plays, filter, game));
    tables.extend(game.by_players.iter().map(|by| FigureLine {
        mark: None,
        title: texts.say(&Message::new("statistics-of-players").number("players", by.players)),
        note: by.average.map_or_else(String::new, |average| {
            texts.say(&Message::new("statistics-average-is").text("average", decimal(texts, average)))
        }),
        end: texts.say(&Message::new("statistics-plays").number("plays", by.plays)),
        tap: None,
    }));
    let rows = game.rows.iter().map(|row| FigureLine {
        mark: mark(plays, &row.highest.player),
        title: row.title.clone(),
        note: {
            let best = Message::new("statistics-row").text("average", decimal(texts, row.average));
            texts.say(&best.text("player", &row.highest.player))
        },
        end: texts.points(row.highest.points),
        tap: Some(Tap::Play(row.highest.play)),
    });
    let kinds = game.kinds.iter().map(|kind| FigureLine {
        mark: None,
        title: kind.name.clone(),
        note: String::new(),
        end: texts.say(&Message::new("statistics-wins").number("plays", kind.plays).number("wins", kind.wins)),
        tap: None,
    });
    let attacks = game.tallies.get("attacks").map(Vec::as_slice).unwrap_or_default();
    let attacks = ["statistics-attacks-won", "statistics-attacks-lost"].into_iter().zip(attacks).map(|(key, count)| {
        FigureLine { mark: None, title: t(key), note: String::new(), end: count.to_string(), tap: None }
    });
    vec![
        FigurePart { title: t("statistics-attacks"), lines: attacks.collect() },
        FigurePart { title: t("statistics-records"), lines: records },
        FigurePart { title: t("statistics-rows"), lines: rows.collect() },
        FigurePart { title: t("statistics-kinds"), lines: kinds.collect() },
        FigurePart { title: t("statistics-tables"), lines: tables },
    ]
}

/// How often whoever went first won, and whether that is more than luck.
fn first_player(model: &Model, plays: &Plays, filter: &Filter, game: &GameFigures) -> Option<FigureLine> {
    let texts = &model.texts;
    let first = &game.first_player;
    if first.plays == 0 {
        return None;
    }
    // With four at a table one in four wins by luck alone; the table of each play counts. Where all lose together, no luck
    // makes the first one win.
    let counted = plays.of(filter).filter(|play| play.game == game.game && !play.is_solo() && play.first.is_some());
    let shares: Vec<f64> = counted.map(|play| play.winners().count() as f64 / play.seats.len() as f64).collect();
    let chance = shares.iter().sum::<f64>() / shares.len().max(1) as f64;
    let luck = of_hits(first.wins, first.plays, chance);
    let rate = Hundredths::of(first.wins as i64, first.plays).unwrap_or_default();
    Some(FigureLine {
        mark: None,
        title: texts.t("statistics-first-player").to_string(),
        note: luck.map(|luck| by_luck(texts, luck)).unwrap_or_default(),
        end: texts.say(&Message::new("statistics-percent-of").number("percent", rate.0).number("plays", first.plays)),
        tap: None,
    })
}

/// How often luck alone does as much, in plain words.
pub fn by_luck(texts: &Texts, chance: f64) -> String {
    let percent = (chance * 100.0).round() as i64;
    if chance >= 0.2 {
        texts.say(&Message::new("statistics-luck").number("percent", percent))
    } else if chance >= 0.01 {
        texts.say(&Message::new("statistics-some-luck").number("percent", percent.max(1)))
    } else {
        texts.t("statistics-no-luck").to_string()
    }
}
