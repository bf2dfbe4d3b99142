//! Which word stands in which entry: a list of all words, each with its places.
//!
//! The list is looked through as a whole for each word of a query. A set of letters a word makes that quick: of a hundred
//! thousand words a few hundred are really compared. An entry is added in a time that depends on it alone, so a large
//! index can grow a little with every frame.

use std::collections::HashMap;

use super::fold::fold;
use super::question::QuestionKind;
use super::stems::Stems;
use super::thesaurus::Thesaurus;
use super::typo::letters;
use super::words::{is_little, normal, words};

/// Where a word stands in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum IndexField {
    /// In what it does.
    Text,
    /// In its kind, its deck or a phase.
    Label,
    /// In a person's note.
    Note,
    /// In a question as players ask it, or in the question of a ruling.
    Question,
    /// In what players call it too.
    Also,
    /// In its name or its number.
    Name,
}

impl IndexField {
    /// How much a word there counts, 0 to 1.
    pub const fn weight(self) -> f32 {
        match self {
            Self::Text => 0.3,
            Self::Label => 0.4,
            Self::Note => 0.7,
            Self::Question => 0.75,
            Self::Also => 0.8,
            Self::Name => 1.0,
        }
    }

    /// Where a word counts as standing that only means the same as one that stands here.
    const fn of_others(self) -> Self {
        match self {
            Self::Text | Self::Label => Self::Text,
            Self::Note | Self::Question => Self::Note,
            Self::Also => Self::Question,
            Self::Name => Self::Also,
        }
    }
}

/// The words of all entries.
#[derive(Clone, Debug, Default)]
pub struct Index {
    by_word: HashMap<Box<str>, u32>,
    words: Vec<Word>,
    /// The words at a glance, side by side: most are passed over by a look at these alone.
    sketches: Vec<Sketch>,
    entries: Vec<Indexed>,
    /// How many entries each book has.
    books: Vec<u32>,
}

#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) text: Box<str>,
    pub(super) stems: Stems,
    pub(super) places: Vec<(u32, IndexField)>,
}

/// A word at a glance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sketch {
    /// Its letters as a set.
    pub(super) letters: u64,
    /// Its first bytes.
    pub(super) head: [u8; 3],
    /// How many bytes it has, 255 for more.
    pub(super) length: u8,
}

impl Sketch {
    fn of(word: &str) -> Self {
        let mut bytes = word.bytes();
        let head = [0; 3].map(|_: u8| bytes.next().unwrap_or_default());
        Self { letters: letters(word), head, length: u8::try_from(word.len()).unwrap_or(u8::MAX) }
    }
}

/// What is kept of an entry beside its words.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    /// Its names and questions.
    pub(super) names: Vec<IndexedName>,
    /// Whether it was taken out again.
    pub(super) gone: bool,
    /// The book in which it stands, by its number.
    pub(super) book: usize,
}

/// A name of an entry, or a question that it answers.
#[derive(Clone, Debug)]
pub(super) struct IndexedName {
    /// Its words, folded, with a space between them.
    pub(super) text: Box<str>,
    /// The numbers of its words, but for those that say nothing; each with the words that mean the same.
    pub(super) words: Vec<Vec<u32>>,
    /// What kind of question it is; none for a name.
    pub(super) asking: Option<QuestionKind>,
}

impl Index {
    /// Begins a book: what is added next stands in it. In a book about dice "die" tells no entry from another, so how rare a
    /// word is, is counted in each by itself.
    pub fn begin_book(&mut self) {
        self.books.push(0);
    }

    /// Adds an entry of these texts; its number is that of the entries before it. What means the same as its words is found
    /// like them, and counts a little less.
    pub fn add<'a>(
        &mut self,
        texts: impl IntoIterator<Item = (IndexField, &'a str)>,
        thesaurus: Option<&Thesaurus>,
    ) -> u32 {
        let entry = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let mut names: Vec<IndexedName> = Vec::new();
        let mut places: Vec<(u32, IndexField)> = Vec::new();
        for (field, text) in texts {
            let folded = fold(text);
            let mut name = String::new();
            let mut telling: Vec<Vec<u32>> = Vec::new();
            for (_, word) in words(&folded) {
                let word = normal(word);
                let number = self.word(&word);
                places.push((number, field));
                let mut all = vec![number];
                for other in thesaurus.into_iter().flat_map(|thesaurus| thesaurus.others(&word)) {
                    let other = self.word(other);
                    places.push((other, field.of_others()));
                    all.push(other);
                }
                if !is_little(&word) {
                    telling.push(all);
                }
                name.push_str(if name.is_empty() { "" } else { " " });
                name.push_str(&word);
            }
            if field == IndexField::Name && name.contains(' ') {
                // "Harvest Increase" is also looked for in one word, ROM 23 is written so.
                places.push((self.word(&name.replace(' ', "")), field));
            }
            if text.contains(['ä', 'ö', 'ü']) && field >= IndexField::Also {
                let spelled = text.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
                places.extend(words(&fold(&spelled)).map(|(_, word)| (self.word(word), field)));
            }
            if matches!(field, IndexField::Name | IndexField::Question | IndexField::Also | IndexField::Note)
                && !name.is_empty()
            {
                let asking = if field == IndexField::Question { QuestionKind::of(&name) } else { None };
                names.push(IndexedName { text: name.into(), words: telling, asking });
            }
        }
        // Of a word that stands in several fields the weightiest counts.
        places.sort_unstable_by_key(|&(word, field)| (word, std::cmp::Reverse(field)));
        places.dedup_by_key(|&mut (word, _)| word);
        for (word, field) in places {
            if let Some(word) = self.words.get_mut(word as usize) {
                word.places.push((entry, field));
            }
        }
        if self.books.is_empty() {
            self.begin_book();
        }
        let book = self.books.len().saturating_sub(1);
        if let Some(entries) = self.books.last_mut() {
            *entries += 1;
        }
        self.entries.push(Indexed { names, gone: false, book });
        entry
    }

    /// Takes an entry out; its number is not given again.
    pub fn remove(&mut self, entry: u32) {
        if let Some(entry) = self.entries.get_mut(entry as usize) {
            entry.gone = true;
        }
    }

    /// How many entries were ever added.
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether none was.
    pub const fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many entries each book has.
    pub(super) fn books(&self) -> &[u32] {
        &self.books
    }

    /// How many different words there are.
    pub(super) const fn word_count(&self) -> usize {
        self.words.len()
    }

    /// Whether a word stands in some entry just so.
    pub fn has(&self, word: &str) -> bool {
        self.by_word.contains_key(word)
    }

    /// Each word with its sketch.
    pub(super) fn words(&self) -> impl Iterator<Item = (&Sketch, &Word)> {
        self.sketches.iter().zip(&self.words)
    }

    pub(super) fn word_of(&self, number: u32) -> Option<(&Sketch, &Word)> {
        Some((self.sketches.get(number as usize)?, self.words.get(number as usize)?))
    }

    pub(super) fn entry(&self, entry: u32) -> Option<&Indexed> {
        self.entries.get(entry as usize)
    }

    fn word(&mut self, word: &str) -> u32 {
        if let Some(&known) = self.by_word.get(word) {
            return known;
        }
        let number = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        self.by_word.insert(word.into(), number);
        self.sketches.push(Sketch::of(word));
        self.words.push(Word { text: word.into(), stems: Stems::of(word), places: Vec::new() });
        number
    }
}
