//! What is left of a word without its ending, by the rules of each language: "zlodějem" is found by "zloděj", "cities" by
//! "city", "activated" by "activate".

use snowball_stemmers_rs::{Algorithm, Stemmer};

/// A stem has at least so many letters; a shorter one is the beginning of too many words.
const SHORTEST: usize = 3;

/// The stems of a folded word: nobody knows in which language it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stems {
    czech: Box<str>,
    english: Box<str>,
    /// How many bytes from the beginning of the word any of its forms has.
    common: usize,
}

impl Stems {
    /// The stems of this word. A number, or a word of another script, has no ending.
    pub fn of(word: &str) -> Self {
        if word.len() < 4 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
            return Self { czech: word.into(), english: word.into(), common: word.len() };
        }
        let stem = |algorithm| -> Box<str> {
            let stem = Stemmer::create(algorithm).stem(word);
            if stem.len() < SHORTEST { word.into() } else { stem.as_ref().into() }
        };
        let (czech, english) = (stem(Algorithm::Czech), stem(Algorithm::English));
        let begun = |stem: &str| stem.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
        let common = begun(&czech).min(begun(&english));
        Self { czech, english, common }
    }

    /// Whether both are forms of one word.
    pub fn same(&self, other: &Self) -> bool {
        self.czech == other.czech || self.english == other.english
    }

    /// The stems themselves, each once.
    pub fn keys(&self) -> Vec<&str> {
        if self.czech == self.english { vec![&self.czech] } else { vec![&self.czech, &self.english] }
    }

    /// How many bytes from the beginning of the word any of its forms has.
    pub const fn common(&self) -> usize {
        self.common
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grammar_is_forgiven() {
        for (one, other) in [
            ("cities", "city"),
            ("knights", "knight"),
            ("activated", "activating"),
            ("mesta", "mestem"),
            ("farmari", "farmaru"),
            ("karta", "kartami"),
            ("kamene", "kameny"),
            ("barbari", "barbaru"),
        ] {
            assert!(Stems::of(one).same(&Stems::of(other)), "{one} {other}");
        }
        for (one, other) in [("robber", "harvest"), ("abu", "abydos"), ("rom23", "rom2")] {
            assert!(!Stems::of(one).same(&Stems::of(other)), "{one} {other}");
        }
        assert_eq!(Stems::of("rom23").common(), 5);
        assert_eq!(Stems::of("abu").common(), 3);
    }
}
