//! All entries with their index, and the search over the games' own ones and those of a person at once.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::aids::Aids;
use super::book::{Book, Titled};
use super::entry::{LibraryEntry, RULING, Ref, either};
use super::find::{Query, find};
use super::index::{Index, IndexField};
use super::own::Own;
use super::thesaurus::Thesaurus;
use crate::locale::Language;
use crate::table::guide::Words;

/// The entries of all games.
#[derive(Clone, Debug, Default)]
pub struct Library {
    books: Vec<Titles>,
    entries: Vec<LibraryEntry>,
    numbers: HashMap<Ref, u32>,
    /// The rulings that explain a rule, by its game and the message that names it.
    rules: HashMap<(String, String), u32>,
    /// Made for the first search: to name a card, nobody has to wait for it.
    index: OnceLock<Index>,
}

/// The names of a game's kinds, decks and phases.
#[derive(Clone, Debug, Default)]
pub struct Titles {
    /// The game's id.
    pub game: String,
    /// The kinds, in the order to show.
    pub kinds: Vec<Titled>,
    /// The decks.
    pub decks: Vec<Titled>,
    /// The phases.
    pub phases: Vec<Titled>,
    /// What players say.
    pub thesaurus: Thesaurus,
    /// What helps the table beside the play.
    pub aids: Aids,
}

/// Which entries are wanted; what is left out does not matter.
#[derive(Clone, Copy, Default)]
pub struct Wanted<'a> {
    /// Only of this game.
    pub game: Option<&'a str>,
    /// Only of this kind.
    pub kind: Option<&'a str>,
    /// Only of this deck.
    pub deck: Option<&'a str>,
    /// Only of this phase.
    pub phase: Option<&'a str>,
    /// Only what a person wrote: own cards, and what has a note.
    pub mine: bool,
    /// The game that comes first where two entries fit equally well.
    pub prefer: Option<&'a str>,
    /// Whether an option of the play is on; without it the entries of all plays are wanted.
    pub on: Option<&'a dyn Fn(&str) -> bool>,
}

/// An entry that a query has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Which one.
    pub at: Ref,
    /// How well it fits: 1 and more is the very thing, below 0.3 a word in a text.
    pub score: f32,
}

/// How much more an entry of the play's own game counts.
const PREFERRED: f32 = 1.5;

impl Titles {
    /// The name of a kind; that of a ruling and of an own card's kind is the kind itself.
    pub fn kind(&self, id: &str) -> Option<&Words> {
        title(&self.kinds, id)
    }

    /// The name of a deck.
    pub fn deck(&self, id: &str) -> Option<&Words> {
        title(&self.decks, id)
    }

    /// The name of a phase.
    pub fn phase(&self, id: &str) -> Option<&Words> {
        title(&self.phases, id)
    }
}

fn title<'a>(list: &'a [Titled], id: &str) -> Option<&'a Words> {
    list.iter().find(|titled| titled.id == id).map(|titled| &titled.title)
}

impl Library {
    /// The library of these books.
    pub fn of(books: Vec<Book>) -> Self {
        let mut library = Self::default();
        for book in books {
            let Book { game, kinds, decks, phases, thesaurus, aids, .. } = book;
            let titles = Titles { game, kinds, decks, phases, thesaurus, aids };
            for entry in book.entries {
                let number = u32::try_from(library.entries.len()).unwrap_or(u32::MAX);
                library.numbers.insert(entry.at.clone(), number);
                let game = &entry.at.game;
                library.rules.extend(entry.rules.iter().map(|rule| ((game.clone(), rule.clone()), number)));
                library.entries.push(entry);
            }
            library.books.push(titles);
        }
        library
    }

    /// An entry.
    pub fn get(&self, at: &Ref) -> Option<&LibraryEntry> {
        self.number(*self.numbers.get(at)?)
    }

    /// All entries, game by game, in the order of the files.
    pub fn entries(&self) -> &[LibraryEntry] {
        &self.entries
    }

    /// The names in a game's files.
    pub fn titles(&self, game: &str) -> Option<&Titles> {
        self.books.iter().find(|titles| titles.game == game)
    }

    /// What helps a table beside a play of this game.
    pub fn aids(&self, game: &str) -> Option<&Aids> {
        self.titles(game).map(|titles| &titles.aids)
    }

    fn index(&self) -> &Index {
        self.index.get_or_init(|| {
            let mut index = Index::default();
            for book in self.entries.chunk_by(|a, b| a.at.game == b.at.game) {
                index.begin_book();
                let titles = book.first().and_then(|entry| self.titles(&entry.at.game));
                for entry in book {
                    index.add(texts(entry, titles), titles.map(|titles| &titles.thesaurus));
                }
            }
            index
        })
    }

    fn number(&self, number: u32) -> Option<&LibraryEntry> {
        self.entries.get(number as usize)
    }
}

/// The texts of an entry as the index takes them.
pub(super) fn texts<'a>(
    entry: &'a LibraryEntry,
    titles: Option<&'a Titles>,
) -> impl Iterator<Item = (IndexField, &'a str)> {
    let title = if entry.is_sentence() { IndexField::Question } else { IndexField::Name };
    let names = entry.names.all().map(move |name| (title, name));
    let numbers = entry.numbers.iter().map(|number| (IndexField::Name, number.as_str()));
    let also = entry.also.iter().map(|also| (IndexField::Also, also.as_str()));
    let asked = entry.asked.iter().map(|asked| (IndexField::Question, asked.as_str()));
    let both = |words: &'a Words| [words.en.as_str(), words.cs.as_str()];
    let label = |words: Option<&'a Words>, written: Option<&'a str>| {
        let words = words.map(both).unwrap_or([written.unwrap_or_default(), ""]);
        words.map(|words| (IndexField::Label, words))
    };
    let kind = label(titles.and_then(|titles| titles.kind(&entry.kind)), Some(entry.kind.as_str()));
    let deck = entry.deck.as_deref();
    let deck = label(titles.zip(deck).and_then(|(titles, deck)| titles.deck(deck)), deck);
    let facts = entry.facts.iter().flat_map(|fact| [&fact.what, &fact.value]);
    let texts = std::iter::once(&entry.text).chain(&entry.why).chain(&entry.unsure).chain(facts);
    let texts = texts.flat_map(both).map(|text| (IndexField::Text, text));
    names.chain(numbers).chain(also).chain(asked).chain(kind).chain(deck).chain(texts)
}

/// The games' library and a person's own one.
#[derive(Clone, Copy)]
pub struct Lookup<'a> {
    /// The games' entries.
    pub library: &'a Library,
    /// What a person wrote.
    pub own: &'a Own,
}

impl<'a> Lookup<'a> {
    /// An entry, or an own card.
    pub fn get(&self, at: &Ref) -> Option<&'a LibraryEntry> {
        self.library.get(at).or_else(|| self.own.get(at))
    }

    /// The entries that a query finds, best first. A game that is named in it is where they are looked for, unless there is
    /// nothing, or another game is wanted.
    pub fn search(&self, query: &Query, wanted: &Wanted<'_>, limit: usize) -> Vec<Hit> {
        let stems = query.stems();
        let games = self.library.books.iter().map(|book| (book.game.as_str(), book.thesaurus.named(&stems)));
        if let Some((game, rest)) = query.of_game(games)
            && wanted.game.is_none_or(|wanted| wanted == game)
        {
            let hits = self.search_all(&rest, &Wanted { game: Some(game), ..*wanted }, limit);
            if !hits.is_empty() {
                return hits;
            }
        }
        self.search_all(query, wanted, limit)
    }

    fn search_all(&self, query: &Query, wanted: &Wanted<'_>, limit: usize) -> Vec<Hit> {
        let mut best: HashMap<Ref, f32> = HashMap::new();
        let mut take = |at: &Ref, score: f32| {
            let score = if wanted.prefer == Some(at.game.as_str()) { score * PREFERRED } else { score };
            let known = best.entry(at.clone()).or_default();
            *known = known.max(score);
        };
        // The preferred game may lie behind others, so that more are asked for than are given.
        let ask = limit.saturating_mul(2).max(24);
        let fits = |number: u32| self.library.number(number).is_some_and(|entry| self.wants(wanted, entry));
        for (number, score) in find(self.library.index(), query, &fits, ask) {
            if let Some(entry) = self.library.number(number) {
                take(&entry.at, score);
            }
        }
        let own = |entry: &LibraryEntry| self.wants(wanted, entry);
        for (at, score) in self.own.find(query, &own, ask) {
            take(at, score);
        }
        let noted = |at: &Ref| self.get(at).is_some_and(|entry| self.wants(wanted, entry));
        for (at, score) in self.own.find_notes(query, &noted, ask) {
            take(at, score);
        }
        let mut hits: Vec<Hit> = best.into_iter().map(|(at, score)| Hit { at, score }).collect();
        hits.sort_by(|a, b| b.score.total_cmp(&a.score).then_with(|| a.at.cmp(&b.at)));
        hits.truncate(limit);
        hits
    }

    /// What is nearest to a query that has found nothing: first among all entries, then with more mistakes.
    pub fn nearest(&self, query: &Query, wanted: &Wanted<'_>, limit: usize) -> Vec<Hit> {
        let all = Wanted { prefer: wanted.prefer, ..Wanted::default() };
        let elsewhere = self.search(query, &all, limit);
        if elsewhere.is_empty() { self.search(&query.loose(), &all, limit) } else { elsewhere }
    }

    /// The entries that are wanted, in their order, own cards last.
    pub fn browse(&self, wanted: &Wanted<'_>, limit: usize) -> Vec<&'a LibraryEntry> {
        let all = self.library.entries.iter().chain(self.own.entries());
        all.filter(|entry| self.wants(wanted, entry)).take(limit).collect()
    }

    /// The ruling that explains a rule, by the message that names it.
    pub fn ruling_of(&self, game: &str, rule: &str) -> Option<&'a LibraryEntry> {
        let number = self.library.rules.get(&(game.to_owned(), rule.to_owned()))?;
        self.library.number(*number)
    }

    /// The rulings about a card, in order.
    pub fn rulings_about(&self, at: &Ref) -> Vec<&'a LibraryEntry> {
        let about = |entry: &&LibraryEntry| entry.at.game == at.game && entry.cards.contains(&at.id);
        self.library.entries.iter().filter(about).collect()
    }

    /// The name of an entry's kind; none for a ruling.
    pub fn kind(&self, entry: &'a LibraryEntry, language: Language) -> Option<&'a str> {
        let known = self.library.titles(&entry.at.game).and_then(|titles| titles.kind(&entry.kind));
        match known {
            Some(words) => Some(either(words, language)),
            None => Some(entry.kind.as_str()).filter(|kind| !kind.is_empty() && *kind != RULING),
        }
    }

    /// The name of an entry's deck.
    pub fn deck(&self, entry: &'a LibraryEntry, language: Language) -> Option<&'a str> {
        let deck = entry.deck.as_deref().filter(|deck| !deck.is_empty())?;
        let known = self.library.titles(&entry.at.game).and_then(|titles| titles.deck(deck));
        Some(known.map_or(deck, |words| either(words, language)))
    }

    /// The names of the phases in which an entry matters.
    pub fn phases(&self, entry: &LibraryEntry, language: Language) -> Vec<&'a str> {
        let Some(titles) = self.library.titles(&entry.at.game) else { return Vec::new() };
        entry.phases.iter().filter_map(|id| titles.phase(id)).map(|words| either(words, language)).collect()
    }

    fn wants(&self, wanted: &Wanted<'_>, entry: &LibraryEntry) -> bool {
        let is = |wanted: Option<&str>, has: &str| wanted.is_none_or(|wanted| wanted == has);
        is(wanted.game, &entry.at.game)
            && is(wanted.kind, &entry.kind)
            && is(wanted.deck, entry.deck.as_deref().unwrap_or_default())
            && wanted.phase.is_none_or(|phase| entry.phases.iter().any(|of| of == phase))
            && wanted.on.is_none_or(|on| entry.when.holds(on))
            && (!wanted.mine || entry.is_own() || self.own.note(&entry.at).is_some())
    }
}
