//! `tableside cards`: looking up a card or a ruling, the games' and one's own.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};

use super::known;
use super::page::{Page, one_line};
use super::{Failure, Globals, language_set};
use crate::games;
use crate::library::find::LONGEST;
use crate::library::own::{HEAD, NOTES, page_key};
use crate::library::{Hit, LibraryEntry, Lookup, Own, Query, Wanted};
use crate::locale::{Language, Message};
use crate::store::{Notice, Opened, Sqlite, StoreError};

/// So many entries are shown when nobody says how many.
pub(super) const LIMIT: u16 = 10;

/// So many are shown at most.
pub(super) const MOST: u16 = 1000;

/// What `tableside cards` is asked for.
#[derive(Clone, Debug, Args)]
pub struct CardsArgs {
    /// What is looked for: a name in any language, a part of it, a number, a question
    #[arg(required = true)]
    query: Vec<String>,
    /// Only of this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
    /// At most so many
    #[arg(long, value_name = "N", default_value_t = LIMIT, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST)))]
    limit: u16,
}

/// Looks it up. What the plays' folder has of one's own is found too; where it cannot be read, that is said and the
/// games' own entries are found all the same.
///
/// # Errors
/// When more is looked for than a search takes.
pub(super) fn run(
    args: &CardsArgs,
    globals: &Globals,
    language: &mut Language,
    errors: &mut impl Write,
) -> Result<Page, Failure> {
    let typed = args.query.join(" ");
    if typed.chars().nth(LONGEST).is_some() {
        return Err(Failure::Input(Message::new("command-cards-too-long").number("most", LONGEST)));
    }
    let mut own = Own::default();
    let all = games::ALL.iter().map(|game| game.id());
    let game = args.game.as_deref().map(|typed| known::game(typed, all, &[], *language)).transpose()?;
    let read = read_own(globals, &mut own, language);
    let said = read.map_or_else(|error| vec![error.message()], |notices| notices.iter().map(Notice::message).collect());
    for say in said {
        // Where standard error is closed, nobody is there to be told.
        writeln!(errors, "{}", one_line(&language.say(&say))).ok();
    }
    own.work(&mut || true);
    let lookup = Lookup { library: games::library(), own: &own };
    let query = Query::new(&typed);
    let wanted = Wanted { game, ..Wanted::default() };
    let hits = lookup.search(&query, &wanted, usize::from(args.limit));
    let answer = Answer { lookup, language: *language };
    if args.json {
        let all: Vec<Value> = hits.iter().filter_map(|hit| answer.as_json(hit)).collect();
        return Ok(Page::of(&Value::from(all).to_string()));
    }
    let mut page = Page::default();
    if hits.is_empty() {
        page.line(&language.say(&Message::new("app-library-nothing").text("typed", typed)));
        let near = lookup.nearest(&query, &wanted, 3);
        if !near.is_empty() {
            page.line("");
            page.line(&language.words("app-library-nearest"));
        }
        for hit in &near {
            answer.write(&mut page, hit);
        }
    }
    for hit in &hits {
        answer.write(&mut page, hit);
    }
    Ok(page)
}

/// Reads what a person has added, where there are plays at all; nothing is made for a look-up.
pub(super) fn read_own(globals: &Globals, own: &mut Own, language: &mut Language) -> Result<Vec<Notice>, StoreError> {
    let Some(folder) = globals.folder().filter(|folder| Sqlite::is_in(folder)) else { return Ok(Vec::new()) };
    let Opened { mut store, mut notices } = Sqlite::open(&folder)?;
    if globals.lang.is_none() {
        *language = language_set(&mut store).unwrap_or(*language);
    }
    for page in own.take_head(store.value(HEAD)?.as_deref()) {
        if let Some(kept) = store.value(&page_key(page))? {
            own.take_page(page, Some(kept));
        }
    }
    own.take_notes(store.value(NOTES)?.as_deref());
    notices.append(&mut store.notices());
    store.close();
    Ok(notices)
}

struct Answer<'a> {
    lookup: Lookup<'a>,
    language: Language,
}

impl Answer<'_> {
    fn as_json(&self, hit: &Hit) -> Option<Value> {
        let entry = self.lookup.get(&hit.at)?;
        Some(json!({
            "id": entry.at.id,
            "game": entry.at.game,
            "kind": entry.kind,
            "name": entry.name(self.language),
            "names": { "en": entry.names.en, "cs": entry.names.cs, "de": entry.names.de },
            "text": entry.text(self.language),
            // Three places: the rest is chance.
            "score": (f64::from(hit.score) * 1000.0).round() / 1000.0,
        }))
    }

    fn write(&self, page: &mut Page, hit: &Hit) {
        let Some(entry) = self.lookup.get(&hit.at) else { return };
        if !page.is_empty() {
            page.line("");
        }
        let game = games::find(&entry.at.game).map(|game| self.language.say(&game.name()));
        let kind = self.lookup.kind(entry, self.language).map(str::to_owned);
        let ruling = entry.is_ruling().then(|| self.language.words("app-library-ruling"));
        let about: Vec<String> = [kind.or(ruling), game].into_iter().flatten().collect();
        page.line(&format!("{} ({})", entry.name(self.language), about.join(" · ")));
        page.line(&format!("    {}", entry.text(self.language)));
        for words in self.own_words(entry) {
            page.line(&format!("    {words}"));
        }
    }

    /// The house rule and the note on an entry.
    fn own_words(&self, entry: &LibraryEntry) -> Vec<String> {
        let Some(note) = self.lookup.own.note(&entry.at) else { return Vec::new() };
        let both = [("app-library-house", &note.house), ("app-library-note", &note.note)];
        let written = both.into_iter().filter(|(_, words)| !words.trim().is_empty());
        written.map(|(key, words)| format!("{}: {}", self.language.words(key), words.trim())).collect()
    }
}
