//! A query, and the entries of an index that it finds, best first.
//!
//! Each word of the query is compared with every word of the index: the same word, the same word with another ending, its
//! beginning, a part of it, or the word with a typing mistake or two. A rare word says more than a common one, a word in a
//! name more than one in a text. What few words of the query fit comes after what more of them fit.

use super::closely::Closely;
use super::fold::fold;
use super::index::{Index, IndexField, Sketch, Word};
use super::question::QuestionKind;
use super::stems::Stems;
use super::typo::{allowed, letters, may_begin, mistakes};
use super::words::{is_little, is_number, normal, words};

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<QueryWord>,
    /// The words that were typed, folded, with a space between them.
    pub(super) typed: String,
    /// What kind of question it is; none where it is no question.
    pub(super) asking: Option<QuestionKind>,
    /// Whether more mistakes than usual are allowed.
    loose: bool,
}

/// A word of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct QueryWord {
    text: String,
    letters: u64,
    stems: Stems,
    /// How many mistakes it may have.
    most: usize,
}

/// How well a word of the query fits a word of the index.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fit {
    /// The word itself, or the same with another ending.
    Whole(f32),
    /// So many bytes of it from its beginning.
    Beginning(f32, usize),
    /// A part of it: from which byte on, and how many.
    Part(f32, usize, usize),
    /// The word with a mistake.
    Mistaken(f32),
}

impl Fit {
    /// How well, 0 to 1.
    pub const fn quality(self) -> f32 {
        match self {
            Self::Whole(quality) | Self::Beginning(quality, _) | Self::Part(quality, ..) | Self::Mistaken(quality) => {
                quality
            }
        }
    }
}

/// The most letters of a query: what follows them is not looked for, since each word is compared with all words.
pub const LONGEST: usize = 200;

/// So many entries are looked at closely, of whatever number has some word of the query.
const CLOSELY: usize = 64;

/// A stem of so many letters tells a word.
const LONG_STEM: usize = 5;

/// How much a number counts where something else is asked too: by itself it says nothing.
const NUMBER: f32 = 0.6;

/// In a question, what players call a thing counts so much; alone it is the thing's name.
const ALSO_ASKED: f32 = 0.65;

/// What fits less than this is not what was looked for.
const LEAST: f32 = 0.13;

/// What fits less than this part of the best is left out.
const LEAST_OF_BEST: f32 = 0.25;

impl Query {
    /// What was typed, as far as [`LONGEST`] letters.
    pub fn new(typed: &str) -> Self {
        let end = typed.char_indices().nth(LONGEST).map_or(typed.len(), |(end, _)| end);
        let folded = fold(typed.get(..end).unwrap_or_default());
        Self::of(words(&folded).map(|(_, word)| normal(word).into_owned()).collect())
    }

    fn of(all: Vec<String>) -> Self {
        let telling: Vec<&String> = all.iter().filter(|word| !is_little(word)).collect();
        let chosen = if telling.is_empty() { all.iter().collect() } else { telling };
        let typed = all.join(" ");
        Self {
            words: chosen.into_iter().map(|word| QueryWord::new(word)).collect(),
            // One word is the name of something, and not yet a question.
            asking: if all.len() > 1 { QuestionKind::of(&typed) } else { None },
            typed,
            loose: false,
        }
    }

    /// The query without the name of a game, and which one it is; none where no game is named, or nothing else is asked.
    /// The game is found by where its name stands among words, as [`super::thesaurus::Thesaurus::named`] says it.
    pub fn of_game<'g>(
        &self,
        games: impl IntoIterator<Item = (&'g str, Option<(usize, usize)>)>,
    ) -> Option<(&'g str, Self)> {
        let named = games.into_iter().filter_map(|(game, at)| Some((game, at?)));
        let (game, (at, count)) = named.max_by_key(|(_, (_, count))| *count)?;
        let mut rest: Vec<String> = self.typed.split(' ').map(str::to_owned).collect();
        rest.drain(at..(at + count).min(rest.len()));
        rest.iter().any(|word| !is_little(word)).then(|| (game, Self::of(rest)))
    }

    /// The words that were typed, by their stems.
    pub fn stems(&self) -> Vec<Stems> {
        self.typed.split(' ').map(Stems::of).collect()
    }

    /// The same, allowing more mistakes: for what is nearest when nothing was found.
    #[must_use]
    pub fn loose(&self) -> Self {
        Self {
            words: self.words.iter().map(QueryWord::loose).collect(),
            typed: self.typed.clone(),
            asking: self.asking,
            loose: true,
        }
    }

    /// Whether nothing is looked for.
    pub const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How a word of a text fits the word of the query that it fits best.
    pub fn fit(&self, word: &str) -> Option<Fit> {
        let (set, stems) = (letters(word), Stems::of(word));
        let fits = self.words.iter().filter_map(|typed| typed.fit(word, set, &stems, true));
        fits.max_by(|a, b| a.quality().total_cmp(&b.quality()))
    }

    /// The query as it was probably meant, where a word of it fits these names by a mistake alone: "alchimyst" is the
    /// Alchemist. None where nothing of it is mistaken.
    pub fn meant<'a>(&self, names: impl Iterator<Item = &'a str>) -> Option<String> {
        let pieces =
            names.flat_map(|name| name.split(|c: char| !c.is_alphanumeric())).filter(|piece| !piece.is_empty());
        let known: Vec<(&str, String)> = pieces.map(|piece| (piece, normal(&fold(piece)).into_owned())).collect();
        let mut mistaken = false;
        let meant = self.words.iter().map(|typed| {
            let fits = known.iter().filter_map(|(piece, word)| {
                let fit = typed.fit(word, letters(word), &Stems::of(word), true)?;
                Some((fit, *piece))
            });
            match fits.max_by(|(a, _), (b, _)| a.quality().total_cmp(&b.quality())) {
                Some((Fit::Mistaken(_), piece)) => {
                    mistaken = true;
                    piece.to_lowercase()
                }
                _ => typed.text.clone(),
            }
        });
        let meant: Vec<String> = meant.collect();
        mistaken.then(|| meant.join(" "))
    }

    /// The words as this index takes them: "rom 23" is one number where there is such a number.
    fn words_in(&self, index: &Index) -> Vec<QueryWord> {
        let mut taken = Vec::with_capacity(self.words.len());
        let mut rest = self.words.iter().peekable();
        while let Some(word) = rest.next() {
            let number = rest.peek().filter(|next| is_number(&next.text) && !is_number(&word.text));
            let joined = number.map(|next| format!("{}{}", word.text, next.text));
            match joined.filter(|joined| index.has(joined)) {
                Some(joined) => {
                    taken.push(QueryWord::new(&joined));
                    rest.next();
                }
                None => taken.push(word.clone()),
            }
        }
        taken
    }
}

impl QueryWord {
    fn new(text: &str) -> Self {
        // A number with a mistake is another number.
        let has_digit = text.bytes().any(|byte| byte.is_ascii_digit());
        let most = if has_digit { 0 } else { allowed(text.len()) };
        Self { text: text.to_owned(), letters: letters(text), stems: Stems::of(text), most }
    }

    /// The same with more mistakes.
    fn loose(&self) -> Self {
        let most = if self.most == 0 { 0 } else { self.most.max(1 + self.text.len() / 3) };
        Self { most, ..self.clone() }
    }

    /// Whether a word of this sketch can fit at all.
    pub(super) fn may_fit(&self, word: &Sketch, mistaken: bool) -> bool {
        match (self.letters & !word.letters).count_ones() as usize {
            // Of one or two letters a word must begin with them, or with what is left of them without an ending.
            0 if self.text.len() < 3 => {
                self.text.as_bytes().get(..self.stems.common()).is_none_or(|start| word.head.starts_with(start))
            }
            0 => true,
            missing if missing > self.most.max(2) => false,
            _ if self.stems.common() >= LONG_STEM && self.text.as_bytes().first() == word.head.first() => true,
            missing => {
                mistaken
                    && missing <= self.most
                    && usize::from(word.length) + self.most >= self.text.len()
                    && may_begin(self.text.as_bytes(), &word.head)
            }
        }
    }

    /// How well this fits a word with these letters and stems.
    pub(super) fn fit(&self, word: &str, set: u64, stems: &Stems, mistaken: bool) -> Option<Fit> {
        let typed = self.text.as_str();
        let missing = (self.letters & !set).count_ones() as usize;
        if missing == 0 {
            if typed == word {
                return Some(Fit::Whole(1.0));
            }
            if self.stems.same(stems) {
                return Some(Fit::Whole(0.9));
            }
            if word.starts_with(typed) {
                let share = typed.len() as f32 / word.len().max(1) as f32;
                return Some(Fit::Beginning(0.55 + 0.35 * share, typed.len()));
            }
            if typed.len() >= 3
                && let Some(at) = word.find(typed)
            {
                let share = typed.len() as f32 / word.len().max(1) as f32;
                return Some(Fit::Part(0.35 + 0.25 * share, at, typed.len()));
            }
        }
        // Other endings have other letters.
        if missing <= 2 && self.stems.same(stems) {
            return Some(Fit::Whole(0.9));
        }
        // A long stem tells a word whatever ending follows on both sides.
        let common = self.stems.common();
        if missing <= 2
            && common >= LONG_STEM
            && let Some(start) = typed.get(..common)
            && word.starts_with(start)
        {
            return Some(Fit::Beginning(0.6, common));
        }
        if !mistaken
            || missing > self.most
            || self.most == 0
            || word.len() < 3
            || !may_begin(typed.as_bytes(), word.as_bytes())
        {
            return None;
        }
        self.mistaken(word)
    }

    fn mistaken(&self, word: &str) -> Option<Fit> {
        let most = self.most;
        let (whole, beginning) = mistakes(&self.text, word, most)?;
        let doubt = if self.text.as_bytes().first() == word.as_bytes().first() { 1.0 } else { 0.9 };
        // The ending is a mistake that is none: "sabotera" is meant as "saboteur" is.
        let length = self.text.len().max(4) as f32;
        let quality = |mistakes: usize| 0.85 - 0.9 * mistakes as f32 / length;
        if whole <= most {
            return Some(Fit::Mistaken(doubt * quality(whole)));
        }
        (self.text.len() >= 5).then(|| Fit::Mistaken(doubt * 0.8 * quality(beginning)))
    }
}

/// The entries that a query finds among those that are accepted, with how well, best first.
pub fn find(index: &Index, query: &Query, accept: &dyn Fn(u32) -> bool, limit: usize) -> Vec<(u32, f32)> {
    let words = query.words_in(index);
    let mut sum = Sum::new(index, query.asking.is_some() && words.len() > 1);
    let numbers_alone = words.iter().all(|word| is_number(&word.text));
    for word in &words {
        let part = if is_number(&word.text) && !numbers_alone { NUMBER } else { 1.0 };
        sum.add(index, word, part, query.loose);
    }
    let mut found = sum.found(index, accept);
    let mut closely = Closely::new(index, query, &words, &sum.rare);
    for (entry, score) in &mut found {
        *score = closely.score(*entry, *score);
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    let best = found.first().map_or(0.0, |first| first.1);
    let least = if query.loose { 0.0 } else { LEAST.max(LEAST_OF_BEST * best) };
    found.retain(|&(_, score)| score >= least);
    found.truncate(limit);
    found
}

/// How rare a word is that so many of these entries have, 0 to 1; one that none has is as rare as can be.
pub(super) fn rare(having: u32, entries: u32) -> f32 {
    if having == 0 {
        return 1.0;
    }
    let (having, entries) = (having as f32, entries.max(1) as f32);
    ((entries / having).ln_1p() / entries.ln_1p()).clamp(0.15, 1.0)
}

/// What the words of a query come to, for each entry.
struct Sum {
    total: Vec<f32>,
    /// The best place of the word that is being added.
    best: Vec<f32>,
    touched: Vec<u32>,
    /// How rare each word that was added is, in each book.
    rare: Vec<Vec<f32>>,
    /// What a perfect entry of each book would have.
    whole: Vec<f32>,
    /// Whether somebody asks a question, of more than one word.
    asks: bool,
}

impl Sum {
    fn new(index: &Index, asks: bool) -> Self {
        let zeros = vec![0.0; index.len()];
        let whole = vec![0.0; index.books().len()];
        Self { total: zeros.clone(), best: zeros, touched: Vec::new(), rare: Vec::new(), whole, asks }
    }

    fn add(&mut self, index: &Index, typed: &QueryWord, part: f32, loose: bool) {
        let known = index.has(&typed.text);
        for (sketch, word) in index.words().filter(|(sketch, _)| typed.may_fit(sketch, !known)) {
            if let Some(fit) = typed.fit(&word.text, sketch.letters, &word.stems, !known) {
                // Of the letters that begin a word one or two say too little about a text.
                let begun = typed.text.len() < 3 && !matches!(fit, Fit::Whole(_));
                let least = if loose || begun { IndexField::Note } else { IndexField::Text };
                self.places(word, fit.quality(), least);
            }
        }
        // A word that stands in few entries of a book tells them apart; one that all have says little.
        let book = |entry: u32| index.entry(entry).map_or(0, |entry| entry.book);
        let mut having = vec![0_u32; index.books().len()];
        for &entry in &self.touched {
            if let Some(having) = having.get_mut(book(entry)) {
                *having += 1;
            }
        }
        let rare = having.iter().zip(index.books()).map(|(&having, &entries)| part * rare(having, entries));
        let rare: Vec<f32> = rare.collect();
        for (whole, rare) in self.whole.iter_mut().zip(&rare) {
            *whole += rare;
        }
        for entry in self.touched.drain(..) {
            if let (Some(best), Some(total)) = (self.best.get_mut(entry as usize), self.total.get_mut(entry as usize)) {
                *total += rare.get(book(entry)).copied().unwrap_or_default() * std::mem::take(best);
            }
        }
        self.rare.push(rare);
    }

    fn places(&mut self, word: &Word, quality: f32, least: IndexField) {
        for &(entry, field) in word.places.iter().filter(|(_, field)| *field >= least) {
            let Some(best) = self.best.get_mut(entry as usize) else { continue };
            if *best == 0.0 {
                self.touched.push(entry);
            }
            let weight = if self.asks && field == IndexField::Also { ALSO_ASKED } else { field.weight() };
            *best = best.max(quality * weight);
        }
    }

    /// The best of the entries that are accepted, so many that those that are meant are among them.
    fn found(&self, index: &Index, accept: &dyn Fn(u32) -> bool) -> Vec<(u32, f32)> {
        let here = |entry: u32| index.entry(entry).is_some_and(|entry| !entry.gone) && accept(entry);
        let scores = (0..).zip(&self.total).filter(|&(_, &total)| total > 0.0);
        let whole = |entry: u32| self.whole.get(index.entry(entry)?.book).copied();
        let mut scores: Vec<(u32, f32)> =
            scores.filter_map(|(entry, total)| Some((entry, total / whole(entry)?))).collect();
        // Accepting takes longer than adding up, so it is asked of the best ones first.
        let mut among = 4 * CLOSELY;
        loop {
            let all = among >= scores.len();
            if !all {
                scores.select_nth_unstable_by(among, |a, b| b.1.total_cmp(&a.1));
            }
            let best = scores.iter().take(among).filter(|&&(entry, _)| here(entry));
            let mut found: Vec<(u32, f32)> = best.copied().collect();
            if all || found.len() >= CLOSELY {
                if found.len() > CLOSELY {
                    found.select_nth_unstable_by(CLOSELY, |a, b| b.1.total_cmp(&a.1));
                    found.truncate(CLOSELY);
                }
                return found;
            }
            among *= 8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 6] = ["Saboteur", "Road Building", "Harvest Increase", "Zvýšení úrody", "ROM023", "Robber"];

    fn first(typed: &str) -> Option<&'static str> {
        let mut index = Index::default();
        for name in NAMES {
            index.add([(IndexField::Name, name)], None);
        }
        let found = find(&index, &Query::new(typed), &|_| true, 3);
        found.first().map(|&(entry, _)| NAMES[entry as usize])
    }

    #[test]
    fn an_entry_is_found_however_it_is_typed() {
        for (typed, name) in [
            ("saboteur", "Saboteur"),
            ("SABOT", "Saboteur"),
            ("sabotuer", "Saboteur"),
            ("sabtoe", "Saboteur"),
            ("what does the saboteur do?", "Saboteur"),
            ("zvyseni urody", "Zvýšení úrody"),
            ("úrodu", "Zvýšení úrody"),
            ("roadbuilding", "Road Building"),
            ("build", "Road Building"),
            ("vest", "Harvest Increase"),
            ("rom 23", "ROM023"),
            ("rom23", "ROM023"),
            ("rom-023", "ROM023"),
            ("robbers", "Robber"),
        ] {
            assert_eq!(first(typed), Some(name), "{typed}");
        }
        assert_eq!(first("xylophone"), None);
        assert_eq!(first(""), None);
    }

    #[test]
    fn of_a_query_without_end_the_beginning_counts() {
        let long = format!("saboteur {}", "ž".repeat(100_000));
        assert_eq!(Query::new(&long).typed.chars().count(), LONGEST);
        let pasted = format!("saboteur{}", " building".repeat(10_000));
        assert_eq!(Query::new(&pasted).words.len(), 1 + (LONGEST - 8) / 9 + 1);
        assert_eq!(first("saboteur"), first(&format!("saboteur{}robber", " ".repeat(LONGEST))));
    }

    #[test]
    fn what_was_taken_out_is_not_found() {
        let mut index = Index::default();
        let entry = index.add([(IndexField::Name, "Robber")], None);
        index.remove(entry);
        assert_eq!(find(&index, &Query::new("robber"), &|_| true, 3), []);
    }

    #[test]
    fn the_nearest_is_found_where_nothing_fits() {
        let mut index = Index::default();
        index.add([(IndexField::Name, "Alchemist")], None);
        let query = Query::new("alxxmist");
        assert_eq!(find(&index, &query.loose(), &|_| true, 3).len(), 1);
    }
}
