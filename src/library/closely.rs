//! How closely an entry answers a query: its best name, or the question of it that is most like what was typed.
//!
//! The sum over all words finds entries in which much of the query stands somewhere. Which of them is meant shows in one
//! sentence: "how many cards may I hold" is one question, and no entry with "many", "cards" and "hold" in three.

use super::find::{Fit, Query, QueryWord, rare};
use super::index::{Index, Indexed, IndexedName};

/// How much the words all over the entry count, and how much its best name or question.
const ANYWHERE: f32 = 0.6;
const TOGETHER: f32 = 1.0;

/// How much of that a question has that says more than was typed.
const SAYS_MORE: f32 = 0.5;

/// How well a word fits that means the same as one of a question.
const SAME_MEANING: f32 = 0.95;

/// How much more a question counts that is of the kind which was asked, and how much less one of another.
const SAME_KIND: f32 = 1.3;
const OTHER_KIND: f32 = 0.88;

/// Compares entries with a query; what it has found out about a word it keeps for the next entry.
pub struct Closely<'a> {
    index: &'a Index,
    query: &'a Query,
    words: &'a [QueryWord],
    /// How rare each word of the query is, in each book.
    rare: &'a [Vec<f32>],
    /// How well each word of the index fits each of the query; below zero where nobody has asked yet.
    fits: Vec<Vec<f32>>,
}

/// How well a name fits a query, 0 to 1.
struct Likeness {
    /// How much of the query stands in it.
    covered: f32,
    /// How much of it was typed.
    share: f32,
}

impl<'a> Closely<'a> {
    /// For a query whose words are so rare in each book.
    pub fn new(index: &'a Index, query: &'a Query, words: &'a [QueryWord], rare: &'a [Vec<f32>]) -> Self {
        let fits = words.iter().map(|_| vec![-1.0; index.word_count()]).collect();
        Self { index, query, words, rare, fits }
    }

    /// How well an entry fits of which the words of the query come to this much.
    pub fn score(&mut self, entry: u32, sum: f32) -> f32 {
        let index = self.index;
        let Some(entry) = index.entry(entry) else { return sum };
        let scores = entry.names.iter().map(|name| self.of_name(entry, name, sum));
        scores.fold(ANYWHERE * sum, f32::max)
    }

    fn of_name(&mut self, entry: &Indexed, name: &IndexedName, sum: f32) -> f32 {
        let Likeness { covered, share } = self.likeness(entry, name);
        let together = covered * (SAYS_MORE + (1.0 - SAYS_MORE) * share);
        let said = match &*name.text {
            text if text == self.query.typed => 0.5,
            text if text.starts_with(&self.query.typed) => 0.15,
            _ => 0.0,
        };
        let kind = match (self.query.asking, name.asking) {
            (Some(asked), Some(answered)) if asked == answered => SAME_KIND,
            (Some(_), _) => OTHER_KIND,
            (None, _) => 1.0,
        };
        kind * (ANYWHERE * sum + TOGETHER * together + said * sum)
    }

    /// Rare words count more, on both sides; by their root, since a question is more than its rarest word.
    fn likeness(&mut self, entry: &Indexed, name: &IndexedName) -> Likeness {
        let (mut fitting, mut whole) = (0.0, 0.0);
        let mut covered = vec![0.0_f32; self.words.len()];
        let entries = self.index.books().get(entry.book).copied().unwrap_or_default();
        for part in &name.words {
            let Some((itself, others)) = part.split_first() else { continue };
            let having = self.index.word_of(*itself).map_or(0, |(_, word)| word.places.len());
            let weight = rare(u32::try_from(having).unwrap_or(u32::MAX), entries).sqrt();
            let mut best = 0.0_f32;
            for (typed, covered) in covered.iter_mut().enumerate() {
                let same = others.iter().map(|word| self.fit(typed, *word)).fold(0.0, f32::max);
                let quality = self.fit(typed, *itself).max(SAME_MEANING * same);
                best = best.max(quality);
                *covered = covered.max(quality);
            }
            fitting += weight * best;
            whole += weight;
        }
        let weight = |rare: &Vec<f32>| rare.get(entry.book).copied().unwrap_or_default().sqrt();
        let asked: f32 = self.rare.iter().map(weight).sum();
        let found: f32 = covered.iter().zip(self.rare).map(|(covered, rare)| covered * weight(rare)).sum();
        let part = |of: f32, whole: f32| if whole > 0.0 { of / whole } else { 0.0 };
        Likeness { covered: part(found, asked), share: part(fitting, whole) }
    }

    /// How well a word of the index fits one of the query, mistakes allowed; 0 where it does not.
    fn fit(&mut self, typed: usize, number: u32) -> f32 {
        let kept = self.fits.get_mut(typed).and_then(|fits| fits.get_mut(number as usize));
        let (Some(kept), Some(query)) = (kept, self.words.get(typed)) else { return 0.0 };
        if *kept < 0.0 {
            let word = self.index.word_of(number).filter(|(sketch, _)| query.may_fit(sketch, true));
            let fit = word.and_then(|(sketch, word)| query.fit(&word.text, sketch.letters, &word.stems, true));
            *kept = fit.map_or(0.0, Fit::quality);
        }
        *kept
    }
}
