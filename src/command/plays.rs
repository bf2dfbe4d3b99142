//! `tableside plays`: the plays of the folder, and how one of them is named on the command line.

use std::collections::BTreeMap;

use chrono::{DateTime, Local, Utc};
use clap::Args;
use serde_json::{Value, json};

use super::Failure;
use super::page::{Column, Page};
use super::stats::local;
use crate::games;
use crate::locale::{Language, Message};
use crate::stats::{Aliases, points_json};
use crate::store::{Listed, PlayId, Sqlite};
use crate::table::result::PlayResult;
use crate::table::seat::Seat;
use crate::table::summary::{Summary, times};

/// What `tableside plays` is asked for.
#[derive(Clone, Debug, Default, Args)]
pub struct PlaysArgs {
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

/// The fewest letters of an id that are shown.
const SHORTEST: usize = 4;

pub(super) fn run(args: &PlaysArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let mut plays = store.plays(false)?;
    // The sort keeps the order of the last change within both halves.
    plays.sort_by_key(|play| play.finished);
    Ok(answer(args, &plays, &aliases(store), language))
}

/// Which names count as others; a value that is damaged or of a later version renames nobody.
pub(super) fn aliases(store: &mut Sqlite) -> Aliases {
    Aliases::read(store.value(Aliases::KEY).ok().flatten().as_deref())
}

/// The list of these plays.
pub(super) fn answer(args: &PlaysArgs, plays: &[Listed], aliases: &Aliases, language: Language) -> Page {
    let short = short_ids(plays);
    let summary = |play: &Listed| summary(play, aliases);
    if args.json {
        let all = plays.iter().map(|play| as_json(play, summary(play).as_ref(), short_id(&short, play), language));
        return Page::of(&Value::from(all.collect::<Vec<_>>()).to_string());
    }
    if plays.is_empty() {
        return Page::of(&language.words("command-plays-none"));
    }
    let titles = ["id", "game", "players", "place", "changed"];
    let mut rows = vec![titles.map(|title| language.words(&format!("command-column-{title}"))).to_vec()];
    rows.extend(plays.iter().map(|play| row(play, summary(play).as_ref(), short_id(&short, play), language)));
    let mut page = Page::default();
    page.table(&[Column::Whole, Column::Left, Column::Left, Column::Left, Column::Whole], &rows);
    page
}

/// What is kept of a play, with the names that its players have now.
fn summary(play: &Listed, aliases: &Aliases) -> Option<Summary> {
    let mut summary = Summary::read(&play.summary)?;
    for player in &mut summary.players {
        player.name = aliases.of(&player.name).to_owned();
    }
    Some(summary)
}

fn row(play: &Listed, summary: Option<&Summary>, short: &str, language: Language) -> Vec<String> {
    let points = |seat: Seat| Some(summary?.points_of(seat.index())?.say(language));
    let player = |(seat, player): (Seat, &crate::table::seat::Player)| match points(seat) {
        Some(points) => format!("{} {points}", player.name),
        None => player.name.clone(),
    };
    let players = summary.map_or(&[][..], |summary| &summary.players);
    let players: Vec<String> = Seat::all(players.len()).zip(players).map(player).collect();
    let place = summary.map(|summary| place(summary, language)).unwrap_or_default();
    let name = title(play, summary, language);
    let (_, changed) = times(play, summary, &local);
    vec![short.to_owned(), name, players.join(", "), place, time(changed)]
}

fn as_json(play: &Listed, summary: Option<&Summary>, short: &str, language: Language) -> Value {
    let result = summary.and_then(PlayResult::read);
    let place = |summary: &Summary, seat: Seat| {
        // Where nobody has won, as when all have lost together, nobody is first either.
        let place = result.as_ref()?.places.get(seat.index()).copied().flatten();
        place.filter(|_| !summary.winners.is_empty())
    };
    let players = summary.into_iter().flat_map(|summary| {
        Seat::all(summary.players.len()).zip(&summary.players).map(move |(seat, player)| {
            json!({
                "name": player.name,
                "color": player.color,
                "shape": player.shape,
                "points": summary.points_of(seat.index()).map(points_json),
                "place": place(summary, seat),
                "won": summary.winners.contains(&seat),
            })
        })
    });
    let players: Vec<Value> = players.collect();
    let winners = players.iter().filter(|player| player["won"] == true).map(|player| player["name"].clone());
    let (started, changed) = times(play, summary, &local);
    json!({
        "id": play.header.id,
        "short": short,
        "game": play.header.game,
        "name": title(play, summary, language),
        "winners": winners.collect::<Vec<_>>(),
        "players": players,
        "state": if play.finished { "finished" } else { "in-progress" },
        "place": summary.map(|summary| summary.place.of(language)),
        "finished": play.finished,
        "ended_early": summary.as_ref().is_some_and(|summary| summary.early.is_some()),
        "entries": play.entries,
        "started": started,
        "changed": changed,
    })
}

/// What the play is called: by its game, or by its box where it is a score sheet.
pub(super) fn title(play: &Listed, summary: Option<&Summary>, language: Language) -> String {
    let title = summary.and_then(|summary| summary.title.as_ref());
    title.map_or_else(|| game_name(&play.header.game, language), |title| title.of(language).to_owned())
}

/// Where the play stands, who won it, or who leads while something is still open.
fn place(summary: &Summary, language: Language) -> String {
    let name = |seat: &Seat| summary.players.get(seat.index()).map(|player| Message::literal(player.name.as_str()));
    let winners: Vec<Message> = summary.winners.iter().filter_map(name).collect();
    let leaders: Vec<Message> = summary.leaders.iter().filter_map(name).collect();
    if !winners.is_empty() && summary.early.is_some() {
        language.say(&Message::new("command-ended-early").say("won", won(winners)))
    } else if !winners.is_empty() {
        language.say(&won(winners))
    } else if leaders.is_empty() {
        summary.place.of(language).to_owned()
    } else {
        language.say(&leads(leaders))
    }
}

/// Who leads while something is still open.
pub(super) fn leads(leaders: Vec<Message>) -> Message {
    Message::new("command-leads").number("leaders", leaders.len()).names("names", leaders)
}

/// Who has won.
pub(super) fn won(winners: Vec<Message>) -> Message {
    Message::new("command-won").number("winners", winners.len()).names("names", winners)
}

/// The game's name; its id where this version does not know it.
pub(super) fn game_name(id: &str, language: Language) -> String {
    games::find(id).map_or_else(|| id.to_owned(), |game| language.say(&game.name()))
}

/// A time as a person at this machine reads it; the order of its parts is the same in both languages.
pub(super) fn time(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string()
}

/// The beginning of each play's id by which it can be named.
fn short_ids(plays: &[Listed]) -> BTreeMap<PlayId, String> {
    let mut ids: Vec<(PlayId, String)> =
        plays.iter().map(|play| (play.header.id, play.header.id.to_string())).collect();
    ids.sort_unstable();
    let alike = |a: &str, b: &str| a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let with_next = |at: usize| match (ids.get(at), ids.get(at + 1)) {
        (Some((_, id)), Some((_, next))) => alike(id, next),
        _ => 0,
    };
    let shortest = |(at, (id, text)): (usize, &(PlayId, String))| {
        let before = at.checked_sub(1).map_or(0, with_next);
        let letters = SHORTEST.max(1 + before.max(with_next(at)));
        (*id, text.chars().take(letters).collect())
    };
    ids.iter().enumerate().map(shortest).collect()
}

fn short_id<'a>(ids: &'a BTreeMap<PlayId, String>, play: &Listed) -> &'a str {
    ids.get(&play.header.id).map_or("", String::as_str)
}

/// The play that an id or the beginning of one names.
///
/// # Errors
/// [`Failure::Input`] when no play or more than one begins like this.
pub(super) fn find(store: &mut Sqlite, name: &str) -> Result<PlayId, Failure> {
    let wanted = name.trim().to_lowercase();
    let ids = store.plays(false)?.into_iter().map(|play| play.header.id);
    let found: Vec<PlayId> = ids.filter(|id| !wanted.is_empty() && id.to_string().starts_with(&wanted)).collect();
    match found.as_slice() {
        [] => Err(Failure::Input(Message::new("command-play-unknown").text("id", name))),
        [one] => Ok(*one),
        several => {
            let known = Message::literals(several.iter().take(MOST_NAMED).map(ToString::to_string));
            Err(Failure::Input(
                Message::new("command-play-ambiguous")
                    .text("id", name)
                    .number("count", several.len())
                    .names("known", known),
            ))
        }
    }
}

/// How many plays an error names at most.
const MOST_NAMED: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Header;

    fn listed(id: &str) -> Listed {
        let at = DateTime::<Utc>::UNIX_EPOCH;
        let header = Header { id: id.parse().unwrap(), game: "nile".to_owned(), format: 1, started: at };
        Listed { header, summary: "7".to_owned(), entries: 1, changed: at, finished: false, removed: false }
    }

    #[test]
    fn short_ids_are_as_long_as_they_must_be() {
        let ids = ["00000000000000000000000000000001", "00000000000000000000000000000002", "ab", "abcdef"];
        let plays: Vec<Listed> = ids.iter().map(|id| listed(&format!("{id:0<32}"))).collect();
        let short = short_ids(&plays);
        let short: Vec<&str> = plays.iter().map(|play| short_id(&short, play)).collect();
        assert_eq!(short, [ids[0], ids[1], "ab00", "abcd"]);
        assert_eq!(short_ids(&plays[2..3])[&plays[2].header.id], "ab00");
    }

    #[test]
    fn a_play_of_a_later_version_is_still_a_row() {
        let play = listed(&"1".repeat(32));
        assert_eq!(row(&play, None, "1111", Language::En)[..4], ["1111", "nile", "", ""]);
        assert_eq!(as_json(&play, None, "1111", Language::En)["players"], json!([]));
    }
}
