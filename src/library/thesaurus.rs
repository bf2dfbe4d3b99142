//! A game's words as players say them: what they call the game, and which words mean one thing ("bricks" are stones,
//! "penize" is gold). Read from `words.toml`.

use std::collections::HashMap;

use serde::Deserialize;

use super::book::{BookError, form};
use super::fold::fold;
use super::stems::Stems;
use super::words::{normal, words};

/// What players of one game say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thesaurus {
    /// What the game is called, each name as its words.
    names: Vec<Vec<Stems>>,
    /// The groups of words that mean one thing.
    groups: Vec<Vec<Box<str>>>,
    /// The groups that a word is in, by its Czech and its English stem.
    by_stem: HashMap<Box<str>, Vec<u16>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsFile {
    /// What the game is called, in every language, with abbreviations.
    #[serde(default)]
    names: Vec<String>,
    /// Groups of words that mean one thing.
    #[serde(default)]
    same: Vec<Vec<String>>,
}

impl Thesaurus {
    /// Reads a game's `words.toml` and the one with everyday words, which names no game; an empty text has no words.
    ///
    /// # Errors
    /// When a file is not of its form.
    pub fn read(game: &str, everyday: &str) -> Result<Self, BookError> {
        let file: WordsFile = form("words.toml", game)?;
        let everyday: WordsFile = form("words.toml", everyday)?;
        let stems = |name: &String| split(name).iter().map(|word| Stems::of(word)).collect();
        let mut thesaurus = Self { names: file.names.iter().map(stems).collect(), ..Self::default() };
        thesaurus.names.retain(|name: &Vec<Stems>| !name.is_empty());
        // The longest name counts: "cities and knights" before "knights".
        thesaurus.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        for same in file.same.iter().chain(&everyday.same) {
            if let Some(phrase) = same.iter().find(|word| split(word).len() != 1) {
                return Err(BookError::Form { file: "words.toml", why: format!("{phrase:?} is not one word") });
            }
            thesaurus.add(same);
        }
        Ok(thesaurus)
    }

    fn add(&mut self, same: &[String]) {
        let Ok(number) = u16::try_from(self.groups.len()) else { return };
        let mut group: Vec<Box<str>> = Vec::new();
        for word in same.iter().flat_map(|word| split(word)) {
            for stem in Stems::of(&word).keys() {
                let groups = self.by_stem.entry(stem.into()).or_default();
                if !groups.contains(&number) {
                    groups.push(number);
                }
            }
            if !group.contains(&word) {
                group.push(word);
            }
        }
        self.groups.push(group);
    }

    /// The other words for the same, of a folded word as it stands in a text.
    pub fn others<'a>(&'a self, word: &'a str) -> impl Iterator<Item = &'a str> {
        let numbers = if self.groups.is_empty() { Vec::new() } else { self.numbers(word) };
        let groups = numbers.into_iter().filter_map(|number| self.groups.get(usize::from(number)));
        groups.flatten().map(AsRef::as_ref).filter(move |other| *other != word)
    }

    fn numbers(&self, word: &str) -> Vec<u16> {
        let mut numbers: Vec<u16> =
            Stems::of(word).keys().into_iter().filter_map(|stem| self.by_stem.get(stem)).flatten().copied().collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Where among these words the game is named: from which word on, and how many.
    pub fn named(&self, words: &[Stems]) -> Option<(usize, usize)> {
        self.names.iter().find_map(|name| {
            let same = |part: &[Stems]| part.iter().zip(name).all(|(word, named)| word.same(named));
            let at = words.windows(name.len()).position(same)?;
            Some((at, name.len()))
        })
    }
}

/// The words of a name, folded.
fn split(name: &str) -> Vec<Box<str>> {
    words(&fold(name)).map(|(_, word)| normal(word).into_owned().into()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = r#"
        names = ["Nile", "Nile at Dawn", "Nil", "NaD"]
        same = [["brick", "stone", "kámen", "kamenů"], ["gold", "peníze", "zlato"]]
    "#;

    fn stems(typed: &str) -> Vec<Stems> {
        split(typed).iter().map(|word| Stems::of(word)).collect()
    }

    #[test]
    fn words_of_one_group_stand_for_each_other_in_every_form() {
        let thesaurus = Thesaurus::read(WORDS, r#"same = [["big", "large"]]"#).unwrap();
        let others = |word: &str| thesaurus.others(word).map(str::to_owned).collect::<Vec<_>>();
        assert!(others("bricks").contains(&"kamen".to_owned()));
        assert!(others("penize").contains(&"gold".to_owned()));
        assert_eq!(others("large"), ["big"]);
        assert_eq!(others("farmer"), Vec::<String>::new());
        assert_eq!(Thesaurus::default().others("gold").count(), 0);
    }

    #[test]
    fn the_longest_name_of_the_game_is_found() {
        let thesaurus = Thesaurus::read(WORDS, "").unwrap();
        assert_eq!(thesaurus.named(&stems("how long is nile at dawn")), Some((3, 3)));
        assert_eq!(thesaurus.named(&stems("nad rules")), Some((0, 1)));
        assert_eq!(thesaurus.named(&stems("gold")), None);
        assert!(Thesaurus::read("nmaes = []", "").is_err());
        assert!(Thesaurus::read(r#"same = [["stone", "building stone"]]"#, "").is_err());
    }
}
