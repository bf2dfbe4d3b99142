//! What all plays that are over say together, made when it is first asked for and kept until a play or a name changes.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::Datelike as _;

use crate::app::platform::clock::FrameBudget;
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::app::state::shelf::{PlayRow, Shelf};
use crate::games;
use crate::library::fold::fold;
use crate::stats::bgstats::Export;
use crate::stats::{Aliases, Known, OnePlay, Plays, Remark, Remarks, ResultFormat, to_text};
use crate::store::{Listed, PlayId};
use crate::table::play::summary;

/// The names, places and notes that are kept beside the plays, and what was made of them.
#[derive(Default)]
pub struct Evenings {
    aliases: Aliases,
    remarks: Remarks,
    plays: OnceCell<Plays>,
    /// What can be found of each play of the list, without diacritics and in small letters; made with the first search.
    index: OnceCell<Vec<String>>,
    growing: Option<Growing>,
    /// How often what is known has changed, so that a screen knows when to count anew.
    version: u64,
}

/// What is looked for in the list of plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WantedPlays {
    /// Words of names, games, places and notes.
    pub search: String,
    /// The year.
    pub year: Option<i32>,
    /// The id of the game.
    pub game: Option<String>,
}

/// The plays as far as they are read: there is a part of each frame for it, so that nobody waits when they are asked for.
#[derive(Default)]
struct Growing {
    plays: Plays,
    next: usize,
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
        self.growing = Some(Growing::default());
        self.version += 1;
    }
}

impl Model {
    /// All plays that are over; none while the list has not come.
    pub fn plays(&self) -> Option<&Plays> {
        let shelf = self.shelf.as_ref()?;
        Some(
            self.evenings
                .plays
                .get_or_init(|| self.known(|known| Plays::new(shelf.all().iter().map(PlayRow::listed), known))),
        )
    }

    /// Whether all plays that are over are read, so that asking for them costs nothing.
    pub fn has_read_plays(&self) -> bool {
        self.evenings.plays.get().is_some()
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

    /// The results of these plays in this form, in the language of the window.
    pub fn formatted(&self, format: ResultFormat, plays: &[&OnePlay]) -> String {
        let none = Plays::default();
        let all = self.plays().unwrap_or(&none);
        format.write(
            plays,
            &Export {
                all,
                records: &self.records,
                whole: plays.len() == all.all().len(),
                bgg: &games::bgg_number,
                language: self.texts.language(),
                now: self.clock.local(self.clock.now()),
            },
        )
    }

    /// The result of the open play to paste into a message: as files have it where it is over.
    pub fn result_in_words(&self, open: &Open) -> String {
        self.open_result().map_or_else(|| open.shown.result(), |play| to_text(&play, self.texts.language()))
    }

    /// The open play as statistics know it, where it is over: as it stands now, and not as the list had it last.
    pub fn open_result(&self) -> Option<OnePlay> {
        let open = self.open.as_ref()?;
        let (summary, finished) = summary(open.session.play());
        let summary = serde_json::to_string(&summary).ok()?;
        let header = open.session.header().clone();
        let (changed, entries) = (header.started, open.session.play().last());
        let listed = Listed { header, summary, entries, changed, finished, removed: false };
        let plays = self.known(|known| Plays::new([&listed], known));
        let mut play = plays.all().first().cloned()?;
        if let Some(all) = self.plays() {
            all.identify(&mut play);
        }
        Some(play)
    }

    /// The plays of the list that fit what is looked for, by their places in it.
    pub fn found(&self, shelf: &Shelf, wanted: &WantedPlays) -> Vec<usize> {
        let words: Vec<String> = wanted.search.split_whitespace().map(fold).collect();
        let index = (!words.is_empty()).then(|| self.evenings.index.get_or_init(|| self.index(shelf)));
        let over = (wanted.game.is_some() || wanted.year.is_some()).then(|| self.over());
        let is_of = |row: &PlayRow, game: &String| over.as_ref().is_some_and(|over| box_of(row, over) == game);
        let fits = |at: usize, row: &PlayRow| {
            let has = |text: &String| words.iter().all(|word| text.contains(word.as_str()));
            wanted.game.as_ref().is_none_or(|game| is_of(row, game))
                && wanted.year.is_none_or(|year| over.as_ref().is_some_and(|over| self.year_of(row, over) == year))
                && index.is_none_or(|index| index.get(at).is_some_and(has))
        };
        shelf.all().iter().enumerate().filter(|(at, row)| fits(*at, row)).map(|(at, _)| at).collect()
    }

    /// The years in which something was played, the last first.
    pub fn years(&self, shelf: &Shelf) -> Vec<i32> {
        let over = self.over();
        let years: BTreeSet<i32> = shelf.all().iter().map(|row| self.year_of(row, &over)).collect();
        years.into_iter().rev().collect()
    }

    /// The games that were played, by id, each with its name.
    pub fn played(&self, shelf: &Shelf) -> Vec<(String, String)> {
        let over = self.over();
        let mut games: BTreeMap<&str, String> = BTreeMap::new();
        for row in shelf.all() {
            let id = box_of(row, &over);
            if id.is_empty() || games.contains_key(id) {
                continue;
            }
            let of_house = self.game(id).map(|game| self.texts.say(&game.name()));
            let by_result = || over.get(&row.id()).map(|play| play.name.say(self.texts.language()));
            games.insert(id, of_house.or_else(by_result).unwrap_or_else(|| id.to_owned()));
        }
        let mut games: Vec<(String, String)> = games.into_iter().map(|(id, name)| (id.to_owned(), name)).collect();
        games.sort_by(|(_, one), (_, other)| one.cmp(other));
        games
    }

    /// The plays that are over, by id.
    fn over(&self) -> HashMap<PlayId, &OnePlay> {
        let over = self.plays().map(Plays::all).unwrap_or_default();
        over.iter().map(|play| (play.id, play)).collect()
    }

    fn year_of(&self, row: &PlayRow, over: &HashMap<PlayId, &OnePlay>) -> i32 {
        let by_header = || self.clock.local(row.listed().header.started).year();
        over.get(&row.id()).map_or_else(by_header, |play| play.day.year())
    }

    fn index(&self, shelf: &Shelf) -> Vec<String> {
        let over = self.over();
        let language = self.texts.language();
        let text = |row: &PlayRow| {
            let mut parts = vec![self.year_of(row, &over).to_string()];
            if let Some(play) = over.get(&row.id()) {
                parts.push(play.name.say(language));
                parts.extend(play.seats.iter().map(|seat| seat.name.clone()));
                parts.extend([play.location.clone(), play.note.clone()]);
            } else {
                parts.push(row.words(self).name.clone());
                let remark = self.evenings.remarks.of(row.id());
                parts.extend(remark.into_iter().flat_map(|remark| [remark.location.clone(), remark.note.clone()]));
            }
            fold(&parts.join(" "))
        };
        shelf.all().iter().map(text).collect()
    }

    /// What statistics have to know beside the plays.
    fn known<R>(&self, with: impl FnOnce(&Known<'_>) -> R) -> R {
        with(&Known {
            name: &|id| self.game(id).map(|game| game.name()),
            local: &|at| self.clock.local(at),
            aliases: &self.evenings.aliases,
            remarks: &self.evenings.remarks,
        })
    }

    /// Reads on in the list of plays while there is time; true while there is more to read.
    pub fn grow_evenings(&mut self, slice: &mut FrameBudget) -> bool {
        let Some(mut growing) = self.evenings.growing.take() else { return false };
        let Some(shelf) = &self.shelf else {
            self.evenings.growing = Some(growing);
            return false;
        };
        if self.evenings.plays.get().is_some() {
            return false;
        }
        let rows = shelf.all();
        self.known(|known| {
            // A play that goes on is passed over at once.
            while let Some(row) = rows.get(growing.next).filter(|row| !row.listed().finished || slice.goes_on()) {
                growing.plays.take_in(row.listed(), known);
                growing.next += 1;
            }
        });
        if growing.next < rows.len() {
            self.evenings.growing = Some(growing);
            return true;
        }
        growing.plays.sort();
        // Whoever was faster has made the same.
        drop(self.evenings.plays.set(growing.plays));
        false
    }
}

/// The id of the box of a play: that for which its result counts, also where it was counted on a score sheet or written
/// down afterwards.
fn box_of<'a>(row: &'a PlayRow, over: &HashMap<PlayId, &'a OnePlay>) -> &'a str {
    over.get(&row.id()).map_or(row.listed().header.game.as_str(), |play| play.game.as_str())
}
