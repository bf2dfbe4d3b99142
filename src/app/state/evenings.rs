//! What all plays that are over say together, made when it is first asked for and kept until a play or a name changes.

use std::cell::OnceCell;
use std::collections::HashMap;

use chrono::Datelike as _;

use crate::app::state::model::Model;
use crate::app::state::shelf::Shelf;
use crate::library::fold::fold;
use crate::stats::{Aliases, Known, OnePlay, Plays, Remark, Remarks};
use crate::store::PlayId;

/// The names, places and notes that are kept beside the plays, and what was made of them.
#[derive(Default)]
pub struct Evenings {
    aliases: Aliases,
    remarks: Remarks,
    plays: OnceCell<Plays>,
    index: OnceCell<Index>,
    /// How often what is known has changed, so that a screen knows when to count anew.
    version: u64,
}

/// What is looked for in the list of plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Words of names, games, places and notes.
    pub search: String,
    /// The year.
    pub year: Option<i32>,
    /// The name of the box.
    pub game: Option<String>,
}

/// What the list of plays is searched by.
struct Index {
    /// A play of the list: what can be found of it, without diacritics and in small letters.
    texts: Vec<String>,
    years: Vec<i32>,
    games: Vec<String>,
}

impl Evenings {
    /// Which names are one person.
    pub const fn aliases(&self) -> &Aliases {
        &self.aliases
    }

    /// Where plays were, and what was noted of them.
    pub const fn remarks(&self) -> &Remarks {
        &self.remarks
    }

    /// How often what is known has changed.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Takes the names as they are kept now.
    pub fn set_aliases(&mut self, aliases: Aliases) {
        if self.aliases != aliases {
            self.aliases = aliases;
            self.forget();
        }
    }

    /// Takes the places and notes as they are kept now.
    pub fn set_remarks(&mut self, remarks: Remarks) {
        if self.remarks != remarks {
            self.remarks = remarks;
            self.forget();
        }
    }

    /// The list of plays is another one.
    pub fn forget(&mut self) {
        self.plays = OnceCell::new();
        self.index = OnceCell::new();
        self.version += 1;
    }
}

impl Model {
    /// All plays that are over; none while the list has not come.
    pub fn plays(&self) -> Option<&Plays> {
        let shelf = self.shelf.as_ref()?;
        Some(self.evenings.plays.get_or_init(|| {
            let known = Known {
                name: &|id| self.game(id).map(|game| game.name()),
                day: &|at| self.clock.local(at).date(),
                aliases: &self.evenings.aliases,
                remarks: &self.evenings.remarks,
            };
            Plays::new(shelf.all().iter().map(|row| row.listed()), &known)
        }))
    }

    /// Where a play was, and what was noted of it: what was said since, else what was written down with it.
    pub fn remark(&self, play: PlayId) -> Remark {
        let kept = self.evenings.remarks.of(play).cloned();
        kept.or_else(|| {
            let play = self.plays()?.find(play)?;
            Some(Remark { location: play.location.clone(), note: play.note.clone() })
        })
        .unwrap_or_default()
    }

    /// The plays of the list that fit a search and a year, by their places in it.
    pub fn found(&self, shelf: &Shelf, wanted: &Wanted) -> Vec<usize> {
        let index = self.evenings.index.get_or_init(|| self.index(shelf));
        let words: Vec<String> = wanted.search.split_whitespace().map(fold).collect();
        let rows = index.texts.iter().zip(index.years.iter().zip(&index.games)).enumerate();
        let fits = rows.filter(|(_, (text, (year, game)))| {
            wanted.year.is_none_or(|wanted| **year == wanted)
                && wanted.game.as_ref().is_none_or(|wanted| *game == wanted)
                && words.iter().all(|word| text.contains(word.as_str()))
        });
        fits.map(|(at, _)| at).collect()
    }

    /// The years in which something was played, the last first.
    pub fn years(&self, shelf: &Shelf) -> Vec<i32> {
        let mut years = self.evenings.index.get_or_init(|| self.index(shelf)).years.clone();
        years.sort_unstable_by_key(|year| std::cmp::Reverse(*year));
        years.dedup();
        years
    }

    /// The names of the boxes that were played, by name.
    pub fn box_names(&self, shelf: &Shelf) -> Vec<String> {
        let mut games = self.evenings.index.get_or_init(|| self.index(shelf)).games.clone();
        games.sort_unstable();
        games.dedup();
        games
    }

    fn index(&self, shelf: &Shelf) -> Index {
        let over = self.plays().map(Plays::all).unwrap_or_default();
        let over: HashMap<PlayId, &OnePlay> = over.iter().map(|play| (play.id, play)).collect();
        let language = self.texts.language();
        let text = |row: &crate::app::state::shelf::Row| {
            let day = self.clock.local(row.listed().header.started).date();
            let remark = self.evenings.remarks.of(row.id());
            let mut parts = vec![day.year().to_string()];
            if let Some(play) = over.get(&row.id()) {
                parts.push(play.name.say(language));
                parts.extend(play.seats.iter().map(|seat| seat.name.clone()));
                parts.extend([play.location.clone(), play.note.clone()]);
            } else {
                parts.push(row.words(self).name.clone());
                parts.extend(remark.into_iter().flat_map(|remark| [remark.location.clone(), remark.note.clone()]));
            }
            fold(&parts.join(" "))
        };
        let year = |row: &crate::app::state::shelf::Row| self.clock.local(row.listed().header.started).year();
        let game = |row: &crate::app::state::shelf::Row| match over.get(&row.id()) {
            Some(play) => play.name.say(language),
            None => row.words(self).game.clone(),
        };
        let rows = shelf.all();
        Index {
            texts: rows.iter().map(text).collect(),
            years: rows.iter().map(year).collect(),
            games: rows.iter().map(game).collect(),
        }
    }
}
