//! `tableside stats`: what all finished plays say together.

use std::collections::BTreeSet;

use chrono::{DateTime, Local, NaiveDate, NaiveDateTime, Utc};
use clap::Args;

use super::Failure;
use super::known::{self, Person};
use super::page::{BLANK, Column, Page};
use crate::games;
use crate::locale::{Language, Message};
use crate::stats::{
    Aliases, Filter, GameFigures, Hundredths, Known, PlayerFigures, Plays, Record, Remarks, Statistics,
};
use crate::store::{Listed, Sqlite, StoreError};
use crate::table::points::Points;

/// What `tableside stats` is asked for.
#[derive(Clone, Debug, Default, Args)]
pub struct StatsArgs {
    /// Only plays of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Only plays in which this player took part
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only plays of so many players
    #[arg(long, value_name = "NUMBER")]
    players: Option<String>,
    /// Only plays from this day on
    #[arg(long, value_name = "DATE")]
    from: Option<String>,
    /// Only plays up to this day
    #[arg(long, value_name = "DATE")]
    to: Option<String>,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    args: &StatsArgs,
    store: &mut Sqlite,
    language: Language,
    said: &mut Vec<Message>,
) -> Result<Page, Failure> {
    // What is wrong with the words is said before anything is read.
    filter(args)?;
    answer(args, &read(store)?, language, said)
}

/// What these plays say together. Whoever nobody knows has no plays; who may be meant is said beside it.
pub(super) fn answer(
    args: &StatsArgs,
    all: &All,
    language: Language,
    said: &mut Vec<Message>,
) -> Result<Page, Failure> {
    let mut filter = filter(args)?;
    if let Some(typed) = &args.game {
        let boxes = all.plays.boxes();
        let more = boxes.iter().map(|(id, _)| *id).filter(|id| games::find(id).is_none());
        let ids = games::ALL.iter().map(|game| game.id()).chain(more);
        filter.game = Some(known::game(typed, ids, &boxes, language)?.to_owned());
    }
    if let Some(typed) = &args.player {
        filter.player = Some(player(typed, all, said));
    }
    let statistics = all.plays.statistics(&filter, language);
    if args.json {
        // Figures are always JSON.
        return Ok(Page::of(&serde_json::to_string(&statistics).unwrap_or_default()));
    }
    Ok(Text { page: Page::default(), language }.of(&statistics))
}

/// The name under which the person that is meant counts; the words themselves where nobody is known by them.
fn player(typed: &str, all: &All, said: &mut Vec<Message>) -> String {
    let typed = typed.trim();
    let counted = all
        .plays
        .all()
        .iter()
        .flat_map(|play| play.seats.iter().filter(|seat| !seat.guest).map(|seat| seat.name.clone()));
    let before = all.aliases.iter().map(|(name, _)| name.to_owned());
    let people: BTreeSet<String> = counted.chain(before).collect();
    match known::person(typed, &people.into_iter().collect::<Vec<_>>()) {
        Person::Known(name) => all.aliases.of(&name).to_owned(),
        Person::Unknown { near } => {
            let say = Message::new("stats-player-unknown").text("player", typed);
            let near = near.map(|near| Message::new("stats-player-near").text("player", all.aliases.of(&near)));
            said.extend(std::iter::once(say).chain(near));
            typed.to_owned()
        }
    }
}

fn filter(args: &StatsArgs) -> Result<Filter, Failure> {
    let day = |text: &Option<String>| {
        let day = text.as_deref().map(|text| {
            // Only this form: chrono would take "2026-1-3" too.
            let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok();
            let day = day.filter(|day| day.to_string() == text.trim());
            day.ok_or_else(|| Failure::Input(Message::new("stats-wrong-date").text("date", text)))
        });
        day.transpose()
    };
    let (from, to) = (day(&args.from)?, day(&args.to)?);
    if let (Some(from), Some(to)) = (from, to)
        && from > to
    {
        let say = Message::new("stats-wrong-days").text("from", from.to_string()).text("to", to.to_string());
        return Err(Failure::Input(say));
    }
    let players = args.players.as_deref().map(|text| {
        let players = text.trim().parse().ok().filter(|players| *players > 0);
        players.ok_or_else(|| Failure::Input(Message::new("stats-wrong-players").text("players", text)))
    });
    Ok(Filter { game: None, player: None, players: players.transpose()?, from, to })
}

/// All finished plays, and which names are one person.
#[derive(Default)]
pub(super) struct All {
    pub(super) plays: Plays,
    pub(super) aliases: Aliases,
}

/// Reads all finished plays; rows that are missing or old are made from the logs, and kept.
pub(super) fn read(store: &mut Sqlite) -> Result<All, Failure> {
    let mut listed = store.plays(false)?;
    // A value that is damaged or of a later version changes no figure.
    let mut value = |key: &str| store.value(key).ok().flatten();
    let (aliases, remarks) =
        (Aliases::read(value(Aliases::KEY).as_deref()), Remarks::read(value(Remarks::KEY).as_deref()));
    let known = Known { name: &house_name, local: &local, aliases: &aliases, remarks: &remarks };
    let mut plays = Plays::new(&listed, &known);
    if !plays.stale().is_empty() {
        for play in listed.iter_mut().filter(|play| plays.stale().contains(&play.header.id)) {
            refresh(store, play)?;
        }
        plays = Plays::new(&listed, &known);
    }
    Ok(All { plays, aliases })
}

/// Makes the row of a play anew. One that is damaged, or of a game that this version does not know, has none.
fn refresh(store: &mut Sqlite, play: &mut Listed) -> Result<(), Failure> {
    let lines = match store.read(play.header.id, 0) {
        Ok((_, lines)) => lines,
        Err(StoreError::DamagedPlay { .. } | StoreError::NoPlay { .. }) => return Ok(()),
        Err(error) => return Err(error.into()),
    };
    if let Ok(Some((request, fresh))) = games::refreshed(games::ALL, play, &lines) {
        // Where it cannot be kept, as in a folder that may only be read, it is made again the next time.
        store.perform(request).ok();
        *play = fresh;
    }
    Ok(())
}

/// The name of one of the house's games.
pub(super) fn house_name(id: &str) -> Option<Message> {
    games::ALL.iter().find(|game| game.id() == id).map(|game| game.name())
}

/// What the clock on the wall shows at a time, where this machine is.
pub(super) fn local(at: DateTime<Utc>) -> NaiveDateTime {
    at.with_timezone(&Local).naive_local()
}

/// The day of a time on this machine.
pub(super) fn day(at: DateTime<Utc>) -> NaiveDate {
    local(at).date()
}

/// The page as it is written from top to bottom.
struct Text {
    page: Page,
    language: Language,
}

impl Text {
    fn of(mut self, statistics: &Statistics) -> Page {
        let (Some(from), Some(to), Some(minutes)) = (statistics.from, statistics.to, &statistics.minutes) else {
            return Page::of(&self.language.words("stats-none"));
        };
        let say = Message::new("stats-head").number("plays", statistics.plays);
        self.say(&say.text("from", from.to_string()).text("to", to.to_string()));
        if let Some(average) = minutes.average {
            let say = Message::new("stats-time").number("known", minutes.known).text("average", self.decimal(average));
            self.say(&say);
        }
        self.page.line("");
        self.games(&statistics.games);
        for game in &statistics.games {
            self.game(game);
        }
        self.page.line("");
        self.players(&statistics.players);
        for player in statistics.players.iter().filter(|player| !player.against.is_empty()) {
            self.against(player);
        }
        self.page
    }

    fn say(&mut self, message: &Message) {
        self.page.line(&self.language.say(message));
    }

    fn decimal(&self, number: Hundredths) -> String {
        self.language.decimal(number.value(), 2)
    }

    fn or_blank(&self, number: Option<Hundredths>) -> String {
        number.map_or_else(|| BLANK.to_owned(), |number| self.decimal(number))
    }

    /// The titles of columns.
    fn titles(&self, keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| self.language.words(key)).collect()
    }

    fn games(&mut self, games: &[GameFigures]) {
        let mut rows = vec![self.titles(&[
            "stats-column-game",
            "stats-column-plays",
            "stats-column-last",
            "stats-column-average",
            "stats-column-highest",
            "stats-column-lowest",
            "stats-column-closest",
            "stats-column-widest",
            "stats-column-first",
        ])];
        for game in games {
            let points = game.points.as_ref();
            let number =
                |number: Option<Points>| number.map_or_else(|| BLANK.to_owned(), |number| number.say(self.language));
            let of = |record: &Record| format!("{} {}", record.points.say(self.language), record.player);
            rows.push(vec![
                game.name.clone(),
                game.plays.to_string(),
                game.last.to_string(),
                self.or_blank(points.map(|points| points.average)),
                points.map_or_else(|| BLANK.to_owned(), |points| of(&points.highest)),
                points.map_or_else(|| BLANK.to_owned(), |points| of(&points.lowest)),
                number(game.closest.as_ref().map(|margin| margin.margin)),
                number(game.widest.as_ref().map(|margin| margin.margin)),
                format!("{}/{}", game.first_player.wins, game.first_player.plays),
            ]);
        }
        use Column::{Left, Right, Whole};
        self.page.table(&[Left, Right, Whole, Right, Left, Left, Right, Right, Right], &rows);
    }

    fn game(&mut self, game: &GameFigures) {
        if game.rows.is_empty() && game.kinds.is_empty() && game.by_players.len() < 2 {
            return;
        }
        self.page.line("");
        self.page.line(&game.name);
        for by in &game.by_players {
            let say = Message::new("stats-by-players").number("players", by.players).number("plays", by.plays);
            self.say(&say.text("average", self.or_blank(by.average)));
        }
        let mut rows: Vec<Vec<String>> = Vec::new();
        for row in &game.rows {
            let best = format!("{} {}", row.highest.points.say(self.language), row.highest.player);
            rows.push(vec![row.title.clone(), self.decimal(row.average), best]);
        }
        if !rows.is_empty() {
            rows.insert(0, self.titles(&["stats-column-row", "stats-column-average", "stats-column-highest"]));
            self.page.table(&[Column::Left, Column::Right, Column::Left], &rows);
        }
        for kind in &game.kinds {
            let say = Message::new("stats-kind").text("kind", &kind.name);
            self.say(&say.number("plays", kind.plays).number("wins", kind.wins));
        }
    }

    fn players(&mut self, players: &[PlayerFigures]) {
        let titles = [
            "stats-column-player",
            "stats-column-plays",
            "stats-column-wins",
            "stats-column-shared",
            "stats-column-rate",
            "stats-column-place",
            "stats-column-streak",
            "stats-column-longest",
            "stats-column-last",
        ];
        let mut rows = vec![self.titles(&titles)];
        for player in players {
            rows.push(vec![
                player.player.clone(),
                player.plays.to_string(),
                player.wins.to_string(),
                player.shared_wins.to_string(),
                self.decimal(player.win_rate),
                self.or_blank(player.average_place),
                player.streak.now.to_string(),
                player.streak.longest.to_string(),
                player.last.to_string(),
            ]);
        }
        use Column::{Left, Right, Whole};
        self.page.table(&[Left, Right, Right, Right, Right, Right, Right, Right, Whole], &rows);
    }

    fn against(&mut self, player: &PlayerFigures) {
        self.page.line("");
        self.page.line(&player.player);
        for game in &player.games {
            let say = Message::new("stats-player-game").text("game", &game.name).number("plays", game.plays);
            let best = game.best.as_ref().map_or_else(|| BLANK.to_owned(), |best| best.points.say(self.language));
            let say = say.number("wins", game.wins).text("average", self.or_blank(game.average)).text("best", best);
            self.say(&say);
        }
        for other in &player.against {
            let say = Message::new("stats-against").text("player", &other.player).number("plays", other.plays);
            let say = say.number("better", other.better).number("equal", other.equal).number("worse", other.worse);
            self.say(&say);
        }
    }
}
