//! Every common and faction card of the box: what is printed on it, from data/games/imperial-settlers/deck.toml.
//!
//! The play enters locations from it, so that nothing of a card is typed, and `deck_entries.rs` makes the library's entries.

use std::sync::OnceLock;

use serde::Deserialize;

use super::attack::{Cost, Kind};
use super::faction::Faction;
use super::goods::{Good, Goods};
use crate::games::texts::{self, library_text};
use crate::library::Names;
use crate::library::fold::fold;
use crate::locale::{Language, Message};
use crate::table::guide::Words;

/// The cards of the box. In a browser they come after the first picture; until then there are none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardList {
    pub(super) cards: Defaults,
    #[serde(rename = "card")]
    list: Vec<DeckCard>,
}

/// What holds for each card that says nothing else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Defaults {
    /// Where a card stands whose English name is printed.
    pub(super) source: Words,
    /// The same where we have translated its name.
    pub(super) ours: Words,
    /// The same where its English name is likely.
    pub(super) probable: Words,
    pub(super) confidence: String,
}

/// A card, with all its copies.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCard {
    /// Its id in the library.
    pub id: String,
    /// The deck that it belongs to.
    pub of: CardDeck,
    numbers: Vec<u16>,
    /// What it is called.
    pub name: Names,
    #[serde(default)]
    pub(super) named: Named,
    #[serde(default)]
    pub(super) also: Vec<String>,
    #[serde(default)]
    pub(super) asked: Vec<String>,
    /// What kind of ability it has.
    pub kind: Kind,
    /// Its colors: one, none (Ruins), or all of those that it counts as.
    #[serde(default)]
    pub colors: Vec<Color>,
    #[serde(default)]
    cost: Vec<Cost>,
    /// Whether its cost takes a location or a foundation too.
    #[serde(default)]
    pub location: bool,
    #[serde(default)]
    raze: Vec<Goods>,
    #[serde(default)]
    deal: Vec<Good>,
    /// What it gives in a production, or for each of what it counts; nothing where that is the player's choice.
    #[serde(default)]
    pub gives: Goods,
    /// What it counts.
    #[serde(default)]
    pub counts: Option<Counts>,
    /// The most that it counts.
    #[serde(default)]
    pub most: Option<u32>,
    pub(super) text: Words,
    #[serde(default)]
    pub(super) facts: Vec<WrittenFact>,
    #[serde(default)]
    pub(super) phases: Vec<String>,
    pub(super) source: Option<Words>,
    pub(super) confidence: Option<String>,
    pub(super) unsure: Option<Words>,
    #[serde(default)]
    pub(super) related: Vec<String>,
    /// Its names as a search compares them, each with the other names it goes by.
    #[serde(skip)]
    folded: Vec<String>,
    /// Its names as they are compared whole.
    #[serde(skip)]
    plain: Vec<String>,
}

/// A line of the table of a card beyond what is printed on each.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenFact {
    pub(super) what: Words,
    pub(super) value: Words,
}

/// Where the English name of a card comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Named {
    /// It is printed.
    #[default]
    Printed,
    /// It is most likely the printed one.
    Probable,
    /// It is our translation.
    Ours,
}

/// A deck of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the decks of the box")]
pub enum CardDeck {
    Common,
    Barbarians,
    Romans,
    Egyptians,
    Japanese,
}

/// A color of locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the colors of the box")]
pub enum Color {
    Black,
    Purple,
    Blue,
    Brown,
    Gold,
    Red,
    Pink,
    Gray,
}

/// What a card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    /// Workers that guard locations.
    Samurai,
    /// The player's locations of a color.
    #[serde(untagged)]
    Of(Color),
}

/// Copies of a card on which the same is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Print<'a> {
    /// The card.
    pub card: &'a DeckCard,
    /// The places of the copies among all of the card.
    places: Vec<usize>,
}

impl CardDeck {
    /// The letters before the numbers of its cards.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Common => "COM",
            Self::Barbarians => "BAR",
            Self::Romans => "ROM",
            Self::Egyptians => "EGY",
            Self::Japanese => "JAP",
        }
    }

    /// Its id in the library.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Barbarians => "barbarians",
            Self::Romans => "romans",
            Self::Egyptians => "egyptians",
            Self::Japanese => "japanese",
        }
    }

    /// Whose cards these are; none for those of all.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Self::Common => None,
            Self::Barbarians => Some(Faction::Barbarians),
            Self::Romans => Some(Faction::Romans),
            Self::Egyptians => Some(Faction::Egyptians),
            Self::Japanese => Some(Faction::Japanese),
        }
    }
}

impl Color {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Black => "imperial-settlers-color-black",
            Self::Purple => "imperial-settlers-color-purple",
            Self::Blue => "imperial-settlers-color-blue",
            Self::Brown => "imperial-settlers-color-brown",
            Self::Gold => "imperial-settlers-color-gold",
            Self::Red => "imperial-settlers-color-red",
            Self::Pink => "imperial-settlers-color-pink",
            Self::Gray => "imperial-settlers-color-gray",
        })
    }
}

/// The text of the cards; empty as long as it is still to come.
pub(super) fn text() -> &'static str {
    library_text!("imperial-settlers/deck.toml")
}

impl CardList {
    /// The cards of every box.
    pub fn printed() -> &'static Self {
        static DECK: OnceLock<CardList> = OnceLock::new();
        static NONE: OnceLock<CardList> = OnceLock::new();
        if !texts::are_there() {
            return NONE.get_or_init(Self::default);
        }
        // A damaged file would give no cards, and locations could still be entered; a test finds it first.
        DECK.get_or_init(|| Self::parse(text()).unwrap_or_default())
    }

    /// The cards that a file describes.
    ///
    /// # Errors
    /// When it is not of this form.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        let mut deck: Self = toml::from_str(text)?;
        for card in &mut deck.list {
            let names = || card.name.all();
            card.plain = names().map(plain).collect();
            card.folded = names().chain(card.also.iter().map(String::as_str)).map(typed_plainly).collect();
        }
        Ok(deck)
    }

    /// All cards, deck by deck.
    pub fn cards(&self) -> &[DeckCard] {
        &self.list
    }

    /// The card of this id.
    pub fn card(&self, id: &str) -> Option<&DeckCard> {
        self.list.iter().find(|card| card.id == id)
    }

    /// The card that has this number, such as `COM004`.
    pub fn numbered(&self, number: &str) -> Option<&DeckCard> {
        let (letters, number) = (number.get(..3)?, number.get(3..)?.parse().ok()?);
        self.list.iter().find(|card| card.of.letters() == letters && card.numbers.contains(&number))
    }

    /// The card of this name, however that is written.
    pub fn called(&self, name: &str) -> Option<&DeckCard> {
        let asked = plain(name);
        self.list.iter().find(|card| card.plain.contains(&asked))
    }

    /// The most that the location of this name counts, where its card says so.
    pub fn counts_at_most(&self, name: &str) -> Option<u32> {
        self.called(name)?.most
    }

    /// What a player of this faction can build and somebody means by these words: a number with or without the letters of
    /// its deck, or the beginning of a name or of a word in it. The best comes first; of those that fit equally well the
    /// faction's own.
    pub fn find(&self, typed: &str, faction: Option<Faction>) -> Vec<Print<'_>> {
        let typed = typed_plainly(typed);
        let typed = typed.trim();
        let mut found: Vec<((u8, bool), Print<'_>)> = Vec::new();
        let built = self.list.iter().filter(|card| card.of.faction().is_none_or(|of| Some(of) == faction));
        for card in built {
            let common = card.of.faction().is_none();
            if let Some(number) = card.number_meant(typed) {
                found.extend(card.print_of(number).map(|print| ((0, common), print)));
            } else if let Some(rank) = card.rank(typed) {
                found.extend(card.prints().into_iter().map(|print| ((rank, common), print)));
            }
        }
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, print)| print).collect()
    }
}

impl DeckCard {
    /// The printed numbers of all copies.
    pub fn numbers(&self) -> Vec<String> {
        self.numbers.iter().map(|number| self.number(*number)).collect()
    }

    fn number(&self, number: u16) -> String {
        format!("{}{number:03}", self.of.letters())
    }

    /// What a copy costs.
    pub(super) fn cost(&self, place: usize) -> Cost {
        each(&self.cost, place).copied().unwrap_or_default()
    }

    /// The raze field of a copy.
    pub(super) fn raze(&self, place: usize) -> Goods {
        each(&self.raze, place).cloned().unwrap_or_default()
    }

    /// The deal field of a copy.
    pub(super) fn deal(&self, place: usize) -> Option<Good> {
        each(&self.deal, place).copied()
    }

    /// Its copies, those together on which the same is printed.
    pub fn prints(&self) -> Vec<Print<'_>> {
        let of = |place: usize| (self.cost(place), self.raze(place), self.deal(place));
        self.alike(of).into_iter().map(|places| Print { card: self, places }).collect()
    }

    /// The places of its copies, those together of which the same holds.
    pub(super) fn alike<T: PartialEq>(&self, of: impl Fn(usize) -> T) -> Vec<Vec<usize>> {
        let mut groups: Vec<(T, Vec<usize>)> = Vec::new();
        for place in 0..self.numbers.len() {
            let what = of(place);
            match groups.iter_mut().find(|(known, _)| *known == what) {
                Some((_, places)) => places.push(place),
                None => groups.push((what, vec![place])),
            }
        }
        groups.into_iter().map(|(_, places)| places).collect()
    }

    /// The numbers of some of its copies in a word: "COM046–047".
    pub(super) fn range(&self, places: &[usize]) -> String {
        let numbers: Vec<u16> = places.iter().filter_map(|&place| self.numbers.get(place).copied()).collect();
        match numbers.as_slice() {
            [first, .., last] if usize::from(last - first) + 1 == numbers.len() => {
                format!("{}–{last:03}", self.number(*first))
            }
            numbers => numbers.iter().map(|&number| self.number(number)).collect::<Vec<_>>().join(" + "),
        }
    }

    /// The number of a copy that these folded words are.
    fn number_meant(&self, typed: &str) -> Option<u16> {
        let start = typed.find(|letter: char| letter.is_ascii_digit())?;
        let (letters, number) = (typed.get(..start)?.trim(), typed.get(start..)?.parse().ok()?);
        let fits = self.of.letters().to_lowercase().starts_with(letters) && self.numbers.contains(&number);
        fits.then_some(number)
    }

    fn print_of(&self, number: u16) -> Option<Print<'_>> {
        let place = self.numbers.iter().position(|&known| known == number)?;
        self.prints().into_iter().find(|print| print.places.contains(&place))
    }

    /// How well these folded words begin one of its names: the less the better; none where they do not.
    fn rank(&self, typed: &str) -> Option<u8> {
        let begins = |name: &String| name.starts_with(typed);
        let has = |name: &String| name.split_whitespace().any(|word| word.starts_with(typed));
        if self.folded.iter().any(begins) { Some(1) } else { self.folded.iter().any(has).then_some(2) }
    }
}

/// A name as it is typed: small letters without marks, and the apostrophe of a keyboard.
fn typed_plainly(name: &str) -> String {
    fold(name).replace('’', "'")
}

/// A name as it is compared: small letters without marks, and no other signs.
fn plain(name: &str) -> String {
    fold(name).chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// What a list has of a copy: one for all copies, or one for each.
fn each<T>(list: &[T], place: usize) -> Option<&T> {
    if let [all] = list { Some(all) } else { list.get(place) }
}

impl Print<'_> {
    fn first(&self) -> usize {
        self.places.first().copied().unwrap_or_default()
    }

    /// The number of its first copy.
    pub fn number(&self) -> String {
        self.card.numbers.get(self.first()).map_or_else(String::new, |&number| self.card.number(number))
    }

    /// The numbers of its copies in a word.
    pub fn range(&self) -> String {
        self.card.range(&self.places)
    }

    /// Its name, with its numbers where copies of the card differ.
    pub fn called(&self, language: Language) -> String {
        let name = self.card.name.of(language);
        if self.places.len() == self.card.numbers.len() { name.to_owned() } else { format!("{name} {}", self.range()) }
    }

    /// What it costs.
    pub fn cost(&self) -> Cost {
        self.card.cost(self.first())
    }

    /// The goods of its raze field.
    pub fn raze(&self) -> Goods {
        self.card.raze(self.first())
    }

    /// The good of its deal field.
    pub fn deal(&self) -> Option<Good> {
        self.card.deal(self.first())
    }
}

#[cfg(test)]
mod tests;
