//! `tableside show`: the score sheet of a play, and the reason of every number.

use clap::Args;
use serde_json::{Value, json};

use super::Failure;
use super::page::{Column, Page, figure};
use super::plays::{aliases, find, game_name, leads, time, won};
use super::stats::local;
use crate::games;
use crate::locale::{Language, Message};
use crate::stats::{Aliases, points_json};
use crate::store::{Listed, Sqlite};
use crate::table::play::Play;
use crate::table::reason::{Reason, Sure};
use crate::table::seat::{Seat, Setup};
use crate::table::sheet::{Cell, Group, Origin, Sheet};
use crate::table::summary::{Standing, Summary, times};

/// What `tableside show` is asked for.
#[derive(Clone, Debug, Args)]
pub struct ShowArgs {
    /// The play's id, or as much of its beginning as tells it from the others
    play: String,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &ShowArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let id = find(store, &args.play)?;
    let (listed, lines) = store.read(id, 0)?;
    let play = games::open(&listed.header, &lines).map_err(Failure::Kept)?;
    let words = InWords { language, aliases: aliases(store), players: play.setup() };
    if args.json {
        Ok(Page::of(&as_json(&listed, play.as_ref(), &words).to_string()))
    } else {
        Ok(Text { page: Page::default(), words }.of(&listed, play.as_ref()))
    }
}

/// Messages in a language, with the names that the players have now.
struct InWords<'a> {
    language: Language,
    aliases: Aliases,
    players: &'a Setup,
}

impl InWords<'_> {
    fn say(&self, message: &Message) -> String {
        let played = |name: &str| self.players.players.iter().any(|player| player.name == name);
        let now = |name: &str| played(name).then(|| self.aliases.of(name).to_owned());
        self.language.say(&message.clone().renamed(&now))
    }

    fn words(&self, key: &str) -> String {
        self.language.words(key)
    }

    fn name(&self, seat: Seat) -> String {
        self.aliases.of(self.players.name(seat)).to_owned()
    }
}

/// The page as it is written from top to bottom.
struct Text<'a> {
    page: Page,
    words: InWords<'a>,
}

impl Text<'_> {
    fn of(mut self, listed: &Listed, play: &dyn Play) -> Page {
        let place = self.words.say(&play.guide().place);
        self.page.line(&format!("{} · {place}", title(listed, play, self.words.language)));
        let (started, changed) = times(listed, Summary::read(&listed.summary).as_ref(), &local);
        let times = Message::new("command-show-times").text("started", time(started));
        self.say(&times.text("changed", time(changed)));
        let name = |seat: &Seat| Message::literal(play.setup().name(*seat));
        let standing = play.standing();
        let names = |seats: &[Seat]| -> Vec<Message> { seats.iter().map(name).collect() };
        if !standing.winners.is_empty() {
            self.say(&won(names(&standing.winners)));
        } else if !standing.leaders.is_empty() {
            self.say(&leads(names(&standing.leaders)));
        }
        if !standing.open.is_empty() {
            self.say(&Message::new("command-open").list("what", standing.open.clone()));
        }
        for sentence in &standing.decided {
            self.say(sentence);
        }
        let sheet = play.sheet();
        self.page.line("");
        self.scores(&sheet, play);
        self.corrections(&sheet, play);
        for (seat, total) in play.setup().seats().zip(&sheet.totals) {
            self.page.line("");
            self.page.line(&format!("{}: {}", self.words.name(seat), points(total)));
            for part in &total.reason.parts {
                self.reason(part, 1);
            }
        }
        self.page
    }

    fn say(&mut self, message: &Message) {
        self.page.line(&self.words.say(message));
    }

    fn scores(&mut self, sheet: &Sheet, play: &dyn Play) {
        let language = &self.words;
        let names = play.setup().seats().map(|seat| language.name(seat));
        let mut rows = vec![std::iter::once(String::new()).chain(names).collect()];
        for group in &sheet.groups {
            rows.push(vec![group_title(group, language)]);
            for row in &group.rows {
                rows.push(cells(format!("  {}", language.say(&row.title)), &row.cells));
            }
            if !group.sums.is_empty() {
                rows.push(cells(format!("  {}", language.words("command-show-sum")), &group.sums));
            }
        }
        rows.push(cells(language.words("command-show-total"), &sheet.totals));
        if sheet.places.iter().any(|cell| cell.value.is_some()) && !nobody_won(&play.standing()) {
            let places = sheet.places.iter().map(|cell| figure(cell.value));
            rows.push(std::iter::once(language.words("command-show-place")).chain(places).collect());
        }
        let columns: Vec<Column> =
            std::iter::once(Column::Left).chain(sheet.totals.iter().map(|_| Column::Right)).collect();
        self.page.table(&columns, &rows);
    }

    /// What a person put in place of what the rules made, with the note.
    fn corrections(&mut self, sheet: &Sheet, play: &dyn Play) {
        for group in &sheet.groups {
            for row in &group.rows {
                for (seat, cell) in play.setup().seats().zip(&row.cells) {
                    let (key, before, note) = match &cell.origin {
                        Origin::Corrected { instead_of, note } => ("command-show-corrected", *instead_of, note),
                        Origin::Overtaken { calculated, note } => ("command-show-overtaken", Some(*calculated), note),
                        Origin::Computed | Origin::Entered => continue,
                    };
                    let say = Message::new(key)
                        .text("player", play.setup().name(seat))
                        .say("row", row.title.clone())
                        .say("group", group.title.clone())
                        .text("value", figure(cell.value))
                        .text("before", figure(before));
                    let say = if note.is_empty() {
                        say
                    } else {
                        Message::new("command-show-noted").say("change", say).text("note", note)
                    };
                    self.page.line(&format!("{MARK} {}", self.words.say(&say)));
                }
            }
        }
    }

    /// A number's reason, and below it, further in, its rule and its parts.
    fn reason(&mut self, reason: &Reason, depth: usize) {
        let language = &self.words;
        let indent = "  ".repeat(depth);
        let written = |amount: i64| if reason.change { format!(": {amount:+}") } else { format!(": {amount}") };
        let amount = reason.amount.map(written).unwrap_or_default();
        let sure = sureness(reason.sure).map(|key| format!(" [{}]", language.words(key))).unwrap_or_default();
        let mut lines = vec![format!("{indent}{}{amount}{sure}", language.say(&reason.what))];
        if let Some(rule) = &reason.rule {
            lines.push(format!("{indent}    {} ({})", language.say(&rule.words), language.say(&rule.place)));
        }
        for line in lines {
            self.page.line(&line);
        }
        for part in &reason.parts {
            self.reason(part, depth + 1);
        }
    }
}

/// Whether all have lost together: then nobody is first either.
fn nobody_won(standing: &Standing) -> bool {
    standing.finished && standing.winners.is_empty() && standing.open.is_empty()
}

/// What the play is called: by its game, or by its box where it is a score sheet.
fn title(listed: &Listed, play: &dyn Play, language: Language) -> String {
    play.title().map_or_else(|| game_name(&listed.header.game, language), |title| language.say(&title))
}

/// What stands behind a number that a person put in place of the rules'.
const MARK: &str = "*";

fn cells(title: String, cells: &[Cell]) -> Vec<String> {
    // Numbers without a mark leave its place free, so that all digits stand under each other.
    let any = cells.iter().any(Cell::is_corrected);
    let number = |cell: &Cell| match (any, cell.is_corrected()) {
        (_, true) => format!("{}{MARK}", points(cell)),
        (true, false) => format!("{} ", points(cell)),
        (false, false) => points(cell),
    };
    std::iter::once(title).chain(cells.iter().map(number)).collect()
}

/// The points in a cell.
fn points(cell: &Cell) -> String {
    cell.points().map_or_else(|| figure(None), |points| points.to_string())
}

fn group_title(group: &Group, language: &InWords<'_>) -> String {
    let title = language.say(&group.title);
    if group.scored { title } else { language.say(&Message::new("command-show-not-scored").text("title", title)) }
}

/// What is said of a figure that is not beyond doubt.
const fn sureness(sure: Sure) -> Option<&'static str> {
    match sure {
        Sure::Stated => None,
        Sure::Owner => Some("kit-owner"),
        Sure::Unconfirmed => Some("kit-check-board"),
        Sure::Unknown => Some("kit-unknown"),
    }
}

fn as_json(listed: &Listed, play: &dyn Play, language: &InWords<'_>) -> Value {
    let (sheet, standing) = (play.sheet(), play.standing());
    let (started, changed) = times(listed, Summary::read(&listed.summary).as_ref(), &local);
    let json = Json { language };
    let players = play.setup().seats().zip(&play.setup().players).map(|(seat, player)| {
        json!({
            "name": language.name(seat),
            "color": player.color,
            "shape": player.shape,
            "points": standing.points_of(seat.index()).map(points_json),
            "place": sheet.place(seat).filter(|_| !nobody_won(&standing)),
            "won": standing.winners.contains(&seat),
            "leads": standing.leaders.contains(&seat),
        })
    });
    json!({
        "id": listed.header.id,
        "game": listed.header.game,
        "name": title(listed, play, language.language),
        "place": language.say(&play.guide().place),
        "state": if standing.finished { "finished" } else { "in-progress" },
        "finished": standing.finished,
        "open": standing.open.iter().map(|say| language.say(say)).collect::<Vec<_>>(),
        "decided": standing.decided.iter().map(|say| language.say(say)).collect::<Vec<_>>(),
        "entries": listed.entries,
        "started": started,
        "changed": changed,
        "players": players.collect::<Vec<_>>(),
        "groups": sheet.groups.iter().map(|group| json.group(group)).collect::<Vec<_>>(),
        "totals": json.cells(&sheet.totals),
        "places": json.cells(&sheet.places),
    })
}

/// The score sheet for other programs: the same as on the page.
struct Json<'a> {
    language: &'a InWords<'a>,
}

impl Json<'_> {
    fn group(&self, group: &Group) -> Value {
        let row = |row: &crate::table::sheet::Row| json!({ "id": row.id, "title": self.language.say(&row.title), "cells": self.cells(&row.cells) });
        json!({
            "id": group.id,
            "title": self.language.say(&group.title),
            "scored": group.scored,
            "rows": group.rows.iter().map(row).collect::<Vec<_>>(),
            "sums": self.cells(&group.sums),
        })
    }

    fn cells(&self, cells: &[Cell]) -> Vec<Value> {
        let cell = |cell: &Cell| {
            let (value, reason) = (cell.points().map(points_json), self.reason(&cell.reason));
            match &cell.origin {
                Origin::Computed => json!({ "value": value, "origin": "computed", "reason": reason }),
                Origin::Entered => json!({ "value": value, "origin": "entered", "reason": reason }),
                Origin::Overtaken { calculated, note } => json!({
                    "value": value,
                    "origin": "overtaken",
                    "calculated": calculated,
                    "note": note,
                    "reason": reason,
                }),
                Origin::Corrected { instead_of, note } => json!({
                    "value": value,
                    "origin": "corrected",
                    "instead_of": instead_of,
                    "note": note,
                    "reason": reason,
                }),
            }
        };
        cells.iter().map(cell).collect()
    }

    fn reason(&self, reason: &Reason) -> Value {
        let rule = reason
            .rule
            .as_ref()
            .map(|rule| json!({ "words": self.language.say(&rule.words), "place": self.language.say(&rule.place) }));
        json!({
            "what": self.language.say(&reason.what),
            "amount": reason.amount,
            "rule": rule,
            "sure": reason.sure,
            "parts": reason.parts.iter().map(|part| self.reason(part)).collect::<Vec<_>>(),
        })
    }
}
