//! A location that is half entered: what was said of it so far, what it still lacks, and what it comes to.

use serde::{Deserialize, Serialize};

use crate::games::imperial_settlers::attack::Kind;
use crate::games::imperial_settlers::deck::{CardList, Counts, Print};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{Action, MOST_RAZED, Site, State};
use crate::games::panel::value;
use crate::games::view::Pending;
use crate::locale::{Language, Message};
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// A location that is being entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct SiteDraft {
    /// What was said of it.
    pub(super) site: Site,
    /// What was typed of its name, before a known card filled it in.
    pub(super) typed: String,
    /// The goods of its raze field.
    pub(super) raze: Goods,
    /// What is discarded for it; none before somebody has said so.
    pub(super) discards: Option<Discard>,
    /// How much is asked of it.
    pub(super) form: SiteKind,
    /// The place of the location that is put right; none for a new one.
    editing: Option<usize>,
}

/// How much is asked of a location.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SiteKind {
    /// Everything.
    #[default]
    Whole,
    /// Only what is discarded for it: it is the faction's, and gives nothing in a production.
    Plain,
}

/// What is discarded for a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Discard {
    /// The location at this place of the empire.
    Site(usize),
    /// A foundation, or a location that was not entered.
    Other,
    /// Nothing, as the card says.
    Nothing,
}

impl Discard {
    /// The place of the location that leaves the empire for it.
    pub(super) const fn place(self) -> Option<usize> {
        match self {
            Self::Site(place) => Some(place),
            Self::Other | Self::Nothing => None,
        }
    }
}

impl SiteDraft {
    /// The form filled in with a location that is already there.
    pub(super) fn of(place: usize, site: &Site) -> Self {
        let mut draft = Self { editing: Some(place), ..Self::default() };
        draft.take(site.clone());
        draft
    }

    /// One of which the table need not know more than whether it is of a faction.
    pub(super) fn plain(faction: Option<Faction>) -> Self {
        let site = Site { kind: Kind::Feature, faction, ..Site::default() };
        Self { site, form: SiteKind::Plain, ..Self::default() }
    }

    /// Fills the form in with a known location.
    pub(super) fn take(&mut self, site: Site) {
        self.raze = site.raze.iter().map(|&good| (good, 1)).collect();
        self.site = site;
    }

    /// What was typed of the name: a card of the box that was filled in is another one then, or none.
    pub(super) fn rename(&mut self, name: String) {
        if self.is_printed() {
            *self = Self { form: self.form, ..Self::default() };
        }
        self.site.card = None;
        self.typed.clone_from(&name);
        self.site.name = name;
    }

    /// Whether it is a new location, and all of it is printed on a card of the box.
    pub(super) fn is_printed(&self) -> bool {
        !self.is_editing() && self.site.card.is_some()
    }

    /// The place of the location that is put right; none for a new one.
    pub(super) const fn editing(&self) -> Option<usize> {
        self.editing
    }

    /// Whether a location that is already there is being put right.
    pub(super) const fn is_editing(&self) -> bool {
        self.editing.is_some()
    }

    /// Whether anything was said of it.
    pub(super) fn is_begun(&self) -> bool {
        *self != Self::default()
    }

    /// What must still be said: what a production location gives, and what is discarded for a faction's, where the player
    /// has something to discard.
    pub(super) fn lacks(&self, asks_discard: bool) -> Option<Message> {
        if self.site.kind == Kind::Production && self.site.gives.is_empty() && self.site.card.is_none() {
            return Some(Message::new("imperial-settlers-missing-gives"));
        }
        let discards = asks_discard && !self.is_editing() && takes_location(&self.site);
        (discards && self.discards.is_none()).then(|| Message::new("imperial-settlers-missing-discard"))
    }

    /// What the loud button does with it.
    pub(super) fn pending(&self, state: &State, seat: Seat) -> Option<Pending> {
        if !self.is_begun() {
            return None;
        }
        let asks_discard = !state.realm(seat).sites.is_empty();
        if let Some(what) = self.lacks(asks_discard) {
            return Some(Pending::Missing(what));
        }
        let key = if self.is_editing() { "imperial-settlers-next-change" } else { "imperial-settlers-next-build" };
        let words = Message::new(key).say("player", state.name(seat)).say("what", self.built().message());
        Some(Pending::Ready(words, value(&self.action(seat))))
    }

    /// The location as it is entered.
    pub(super) fn built(&self) -> Site {
        let each = |(good, count): (Good, u32)| std::iter::repeat_n(good, count as usize);
        let raze = self.raze.iter().flat_map(each).take(MOST_RAZED).collect();
        Site { name: self.site.name.trim().to_owned(), raze, number: 0, ..self.site.clone() }
    }

    /// What it comes to for this player.
    pub(super) fn action(&self, seat: Seat) -> Action {
        let site = self.built();
        let instead_of = self.discards.and_then(Discard::place);
        match self.editing {
            Some(place) => Action::Rebuild { seat, site: place, to: site },
            None => Action::Build { seat, site, instead_of },
        }
    }

    /// The player's locations are others now. One that stands among them was entered: it is given back, and the form is
    /// empty again. Else what points to a place must be said anew.
    pub(super) fn settle(&mut self, sites: &[Site]) -> Option<Site> {
        let built = self.built();
        let is_it = |site: &Site| Site { number: 0, ..site.clone() } == built;
        let entered = match self.editing {
            Some(place) => sites.get(place).is_some_and(is_it),
            None => self.is_begun() && sites.last().is_some_and(is_it),
        };
        if entered || self.is_editing() {
            *self = Self::default();
        } else {
            self.discards = self.discards.filter(|what| !matches!(what, Discard::Site(_)));
        }
        entered.then_some(built)
    }
}

/// Whether a location or a foundation has to be discarded for it, as far as anybody knows.
pub(super) fn takes_location(site: &Site) -> bool {
    let card = site.card.as_deref().and_then(|number| CardList::printed().numbered(number));
    card.map_or(site.faction.is_some(), |card| card.location)
}

/// A location as a card of the box has it, for this player: it counts those of its color that were entered from cards, and
/// itself.
pub(super) fn printed(state: &State, seat: Seat, print: &Print<'_>, language: Language) -> Site {
    let card = print.card;
    let counts = card.counts.map(|counts| match counts {
        Counts::Samurai => 0,
        Counts::Of(color) => {
            let has = |site: &&Site| {
                let known = site.card.as_deref().and_then(|number| CardList::printed().numbered(number));
                known.is_some_and(|known| known.colors.contains(&color))
            };
            let others = state.realm(seat).sites.iter().filter(has).count();
            let itself = usize::from(card.colors.contains(&color));
            u32::try_from(others + itself).unwrap_or(u32::MAX).min(card.most.unwrap_or(u32::MAX))
        }
    });
    Site::of_card(print, counts, language)
}
