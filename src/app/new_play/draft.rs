//! A table that is being put together, free of the window.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::platform::random;
use crate::app::state::people::{People, Person};
use crate::games::{Game, GameOption};
use crate::locale::Message;
use crate::table::player_name::{NameFault, check_name};
use crate::table::seat::{Choice, PieceColor, Player, Seat, Setup, Shape};

/// A table that is being put together.
#[derive(Clone)]
pub struct Draft {
    game: Option<&'static dyn Game>,
    seats: Vec<Player>,
    first: First,
    options: BTreeMap<String, Choice>,
}

/// What is kept of a table that is being put together, so that it outlives the window.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HalfMade {
    /// The game's id.
    pub game: String,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// The seat that starts.
    pub first: u8,
    /// Whether that was drawn.
    pub drawn: bool,
    /// The options that were chosen.
    pub options: BTreeMap<String, Choice>,
    /// A name that is typed and not added yet.
    pub typed: String,
    /// The template that is chosen, for a game that has some.
    pub template: Value,
}

/// The options that a game knows and takes.
fn fitting(options: &BTreeMap<String, Choice>, game: &dyn Game) -> BTreeMap<String, Choice> {
    let fits =
        |(id, choice): &(String, Choice)| game.options().iter().any(|option| option.id == id && option.takes(choice));
    options.clone().into_iter().filter(fits).collect()
}

/// Which color somebody would like.
type Wanted<'a> = &'a dyn Fn(&Player) -> Option<PieceColor>;

/// Who starts. The number is a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Somebody was chosen.
    Chosen(usize),
    /// The lot fell.
    Drawn(usize),
}

/// Why a name is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It is empty.
    Empty,
    /// Somebody at this table has it.
    Taken(String),
    /// There is no color left in the box.
    Full(usize),
    /// Nobody can be called so.
    Fault(NameFault),
}

impl NameError {
    /// The message for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Empty => Message::new("app-name-empty"),
            Self::Taken(name) => Message::new("app-name-taken").text("name", name),
            Self::Full(most) => Message::new("app-table-full").number("most", *most),
            Self::Fault(fault) => fault.message(),
        }
    }
}

impl Draft {
    /// The last table of a game, as far as its people are still remembered.
    pub fn new(game: Option<&'static dyn Game>, people: &People) -> Self {
        let mut draft = Self { game, seats: Vec::new(), first: First::Chosen(0), options: BTreeMap::new() };
        if let Some((game, last)) = game.and_then(|game| Some((game, people.tables.get(game.id())?))) {
            // Whoever has a color of their own in this game gets it before anybody is given a free one.
            let (own, others): (Vec<&Person>, Vec<&Person>) = last
                .names
                .iter()
                .filter_map(|name| people.find(name).or_else(|| people.again.iter().find(|guest| guest.name == *name)))
                .partition(|person| person.color_in(game.id()).is_some());
            for person in own.into_iter().chain(others) {
                if !draft.has(&person.name) {
                    draft.toggle(person, game);
                }
            }
            let place = |player: &Player| last.names.iter().position(|name| *name == player.name);
            draft.seats.sort_by_key(place);
            draft.options = fitting(&last.options, game);
            let first = people.goes_first.as_ref().and_then(|name| draft.seats.iter().position(|p| p.name == *name));
            draft.first = First::Chosen(first.unwrap_or_default());
        }
        draft
    }

    /// The same people at another game: each with their color of that game where one is remembered and free, else with
    /// the one they have, else with a free one of the box. Nobody who sits here is left out.
    #[must_use]
    pub fn at(&self, game: &'static dyn Game, people: &People) -> Self {
        let last = people.tables.get(game.id());
        let options = last.map(|last| fitting(&last.options, game)).unwrap_or_default();
        let mut there = Self { game: Some(game), seats: self.seats.clone(), first: self.first, options };
        let remembered = |player: &Player| people.find(&player.name)?.color_in(game.id());
        there.deal_colors(game, &[&remembered, &|player| Some(player.color)]);
        there
    }

    /// A table as it was kept, half made.
    pub fn resumed(half: &HalfMade, game: &'static dyn Game) -> Self {
        let most = half.players.len().saturating_sub(1);
        let seat = usize::from(half.first).min(most);
        let first = if half.drawn { First::Drawn(seat) } else { First::Chosen(seat) };
        let mut there =
            Self { game: Some(game), seats: half.players.clone(), first, options: fitting(&half.options, game) };
        there.deal_colors(game, &[&|player| Some(player.color)]);
        there
    }

    /// What is kept of it until the play begins.
    pub fn half_made(&self) -> HalfMade {
        HalfMade {
            game: self.game.map_or_else(String::new, |game| game.id().to_owned()),
            players: self.seats.clone(),
            first: u8::try_from(self.first()).unwrap_or(0),
            drawn: matches!(self.first, First::Drawn(_)),
            options: self.options.clone(),
            ..HalfMade::default()
        }
    }

    /// Gives each seat the first color that one of the wishes names, that the box has and that nobody has yet; all seats
    /// have their first wish heard before anybody has a second. Who is left takes a free color. Where the box has none
    /// the color stays: too many sit here then, and the screen says so.
    fn deal_colors(&mut self, game: &dyn Game, wishes: &[Wanted<'_>]) {
        let mut dealt: Vec<Option<PieceColor>> = vec![None; self.seats.len()];
        let is_free = |dealt: &[Option<PieceColor>], color: PieceColor| {
            game.colors().contains(&color) && !dealt.contains(&Some(color))
        };
        let free = |dealt: &[Option<PieceColor>]| game.colors().iter().copied().find(|color| is_free(dealt, *color));
        for user_command in wishes {
            for (seat, player) in self.seats.iter().enumerate() {
                let color = user_command(player).filter(|color| is_free(&dealt, *color));
                if let Some(slot) = dealt.get_mut(seat).filter(|slot| slot.is_none()) {
                    *slot = color;
                }
            }
        }
        for seat in 0..self.seats.len() {
            let color = free(&dealt);
            if let Some(slot) = dealt.get_mut(seat).filter(|slot| slot.is_none()) {
                *slot = color;
            }
        }
        for (player, color) in self.seats.iter_mut().zip(dealt) {
            player.color = color.unwrap_or(player.color);
        }
    }

    /// The game.
    pub fn game(&self) -> Option<&'static dyn Game> {
        self.game
    }

    /// The players, clockwise.
    pub fn seats(&self) -> &[Player] {
        &self.seats
    }

    /// Who starts, and how that came.
    pub const fn chosen(&self) -> First {
        self.first
    }

    /// Who starts.
    pub const fn first(&self) -> usize {
        match self.first {
            First::Chosen(seat) | First::Drawn(seat) => seat,
        }
    }

    /// Whether the same people sit here by the same options, at the same game.
    pub fn is_as(&self, other: &Self) -> bool {
        let game = |draft: &Self| draft.game.map(|game| game.id());
        (game(self), &self.seats, self.first, &self.options) == (game(other), &other.seats, other.first, &other.options)
    }

    /// Whether somebody of this name sits here.
    pub fn has(&self, name: &str) -> bool {
        self.seats.iter().any(|player| player.name == name)
    }

    /// Somebody who is remembered sits down or gets up.
    pub fn toggle(&mut self, person: &Person, game: &dyn Game) {
        if let Some(seat) = self.seats.iter().position(|player| player.name == person.name) {
            self.remove(seat);
        } else {
            self.sit_down(person.name.clone(), Some(person), game);
        }
    }

    /// Somebody new sits down.
    ///
    /// # Errors
    /// When the name is empty or taken, nobody can be called so, or the table is full.
    pub fn add(&mut self, name: &str, game: &dyn Game, people: &People) -> Result<(), NameError> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        check_name(&name).map_err(NameError::Fault)?;
        if let Some(taken) = self.seats.iter().find(|player| player.name.to_lowercase() == name.to_lowercase()) {
            return Err(NameError::Taken(taken.name.clone()));
        }
        let most = *game.seats().end();
        if self.seats.len() >= most {
            return Err(NameError::Full(most));
        }
        let known = people.find(&name);
        self.sit_down(name, known, game);
        Ok(())
    }

    /// Gives a seat with the color and shape that are remembered of this person, or the first free ones; nothing when
    /// the box has no color left.
    fn sit_down(&mut self, name: String, known: Option<&Person>, game: &dyn Game) {
        let free_color = |color: &PieceColor| self.seats.iter().all(|player| player.color != *color);
        let free_shape = |shape: &Shape| self.seats.iter().all(|player| player.shape != *shape);
        let is_possible = |color: &PieceColor| game.colors().contains(color) && free_color(color);
        let own = known.and_then(|person| person.color_in(game.id())).filter(is_possible);
        let color = own.or_else(|| known.and_then(Person::usual_color).filter(is_possible));
        let shape = known.map(|person| person.shape).filter(free_shape);
        let color = color.or_else(|| game.colors().iter().copied().find(free_color));
        let shape = shape.or_else(|| Shape::ALL.into_iter().find(free_shape));
        if let (Some(color), Some(shape)) = (color, shape) {
            self.seats.push(Player { name, color, shape });
        }
    }

    /// Somebody gets up. Who starts stays the same person, or it is the first seat again.
    pub fn remove(&mut self, seat: usize) {
        if seat < self.seats.len() {
            self.seats.remove(seat);
        }
        if let Some(game) = self.game {
            // Where too many had sat, a color of the box may be free now for somebody who had none of it.
            self.deal_colors(game, &[&|player| Some(player.color)]);
        }
        match self.first().cmp(&seat) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => self.first = First::Chosen(0),
            std::cmp::Ordering::Greater => self.move_first(self.first() - 1),
        }
    }

    /// Two neighbors change places; who starts stays the same person.
    pub fn swap(&mut self, a: usize, b: usize) {
        if a.max(b) < self.seats.len() {
            self.seats.swap(a, b);
            if self.first() == a {
                self.move_first(b);
            } else if self.first() == b {
                self.move_first(a);
            }
        }
    }

    const fn move_first(&mut self, seat: usize) {
        self.first = match self.first {
            First::Chosen(_) => First::Chosen(seat),
            First::Drawn(_) => First::Drawn(seat),
        };
    }

    /// This seat starts.
    pub const fn start_with(&mut self, seat: usize) {
        self.first = First::Chosen(seat);
    }

    /// The lot says who starts.
    pub fn draw_lot(&mut self) {
        if let Some(seat) = random::draw(self.seats.len()) {
            self.first = First::Drawn(seat);
        }
    }

    /// A seat takes a color; whoever had it gets the other one's.
    pub fn paint(&mut self, seat: usize, color: PieceColor) {
        let Some(before) = self.seats.get(seat).map(|player| player.color) else { return };
        for (index, player) in self.seats.iter_mut().enumerate() {
            if index == seat {
                player.color = color;
            } else if player.color == color {
                player.color = before;
            }
        }
    }

    /// A seat takes a shape; whoever had it gets the other one's.
    pub fn shape(&mut self, seat: usize, shape: Shape) {
        let Some(before) = self.seats.get(seat).map(|player| player.shape) else { return };
        for (index, player) in self.seats.iter_mut().enumerate() {
            if index == seat {
                player.shape = shape;
            } else if player.shape == shape {
                player.shape = before;
            }
        }
    }

    /// What is chosen for an option.
    pub fn option(&self, option: &GameOption) -> Choice {
        self.options.get(option.id).cloned().unwrap_or_else(|| option.default())
    }

    /// Chooses for an option.
    pub fn set_option(&mut self, id: &str, choice: Choice) {
        self.options.insert(id.to_owned(), choice);
    }

    /// Which of these options are chosen otherwise than the box has them, and were so at the last table of the game: nobody
    /// has chosen them for this play.
    pub fn taken_over<'a>(
        &self,
        options: impl Iterator<Item = &'a GameOption>,
        people: &People,
    ) -> Vec<&'a GameOption> {
        let last = self.game.and_then(|game| people.tables.get(game.id()));
        let Some(last) = last else { return Vec::new() };
        let is_taken = |option: &&GameOption| {
            let chosen = self.option(option);
            chosen != option.default() && last.options.get(option.id) == Some(&chosen)
        };
        options.filter(is_taken).collect()
    }

    /// What is still missing before it can start.
    pub fn missing(&self, game: &dyn Game) -> Option<Message> {
        let (least, most) = (*game.seats().start(), *game.seats().end());
        let key = match self.seats.len() {
            count if count < least => "app-choose-players",
            count if count > most => "app-too-many-players",
            _ => return None,
        };
        Some(Message::new(key).number("least", least).number("most", most))
    }

    /// The play's beginning.
    pub fn setup(&self, game: &dyn Game, figures: Value) -> Setup {
        let chosen = |option: &GameOption| (option.id.to_owned(), self.option(option));
        Setup {
            game: game.id().to_owned(),
            players: self.seats.clone(),
            first: Seat(u8::try_from(self.first()).unwrap_or(0)),
            options: game.options().iter().map(chosen).collect(),
            figures,
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::games;

    fn game(id: &str) -> &'static dyn Game {
        games::find(id).unwrap()
    }

    fn table(id: &str, names: &[&str]) -> Draft {
        let mut draft = Draft::new(Some(game(id)), &People::default());
        for name in names {
            draft.add(name, game(id), &People::default()).unwrap();
        }
        draft
    }

    fn colors(draft: &Draft) -> Vec<(&str, PieceColor)> {
        draft.seats().iter().map(|player| (player.name.as_str(), player.color)).collect()
    }

    #[test]
    fn another_game_keeps_the_people_and_gives_colors_of_its_box() {
        for from in games::ALL {
            let names = ["Anna", "Ben", "Žofie"];
            let mut draft = Draft::new(Some(*from), &People::default());
            for name in names.iter().take(*from.seats().end()) {
                draft.add(name, *from, &People::default()).unwrap();
            }
            draft.start_with(1);
            for to in games::ALL {
                let there = draft.at(*to, &People::default());
                let dealt = colors(&there);
                assert_eq!(dealt.len(), draft.seats().len(), "nobody is lost");
                assert!(dealt.iter().all(|(_, color)| to.colors().contains(color)), "{}: {dealt:?}", to.id());
                let mut different: Vec<_> = dealt.iter().map(|(_, color)| format!("{color:?}")).collect();
                different.sort();
                different.dedup();
                assert_eq!(different.len(), dealt.len(), "{}: {dealt:?}", to.id());
                assert_eq!(there.first(), 1);
            }
        }
    }

    #[test]
    fn a_remembered_color_of_the_game_comes_before_what_others_have() {
        let mut people = People::default();
        let mut known = table("cities-and-knights", &["Ben"]);
        let box_colors = game("cities-and-knights").colors();
        let [first, second, ..] = box_colors else { panic!("{box_colors:?}") };
        known.paint(0, *second);
        people.remember(&known.setup(game("cities-and-knights"), Value::Null), DateTime::UNIX_EPOCH);
        let mut draft = table("score-sheet", &["Anna", "Ben"]);
        draft.paint(0, *second);
        let there = draft.at(game("cities-and-knights"), &people);
        assert_eq!(colors(&there).last(), Some(&("Ben", *second)));
        assert!(colors(&there).first().is_some_and(|(_, color)| color != second && box_colors.contains(color)));
        assert_ne!(first, second);
    }

    #[test]
    fn too_many_people_stay_and_get_colors_when_somebody_leaves() {
        let names = ["A", "B", "C", "D", "E", "F"];
        let draft = table("score-sheet", &names);
        let small = games::ALL.iter().copied().min_by_key(|game| game.colors().len()).unwrap();
        let mut there = draft.at(small, &People::default());
        assert_eq!(there.seats().len(), names.len());
        assert!(there.missing(small).is_some(), "the screen says that too many sit here");
        while there.seats().len() > *small.seats().end() {
            there.remove(0);
        }
        assert!(there.missing(small).is_none());
        let mut dealt: Vec<_> = there.seats().iter().map(|player| format!("{:?}", player.color)).collect();
        assert!(there.seats().iter().all(|player| small.colors().contains(&player.color)), "{dealt:?}");
        dealt.sort();
        dealt.dedup();
        assert_eq!(dealt.len(), there.seats().len());
    }

    #[test]
    fn a_half_made_table_comes_back_as_it_was_kept() {
        let mut draft = table("amun-re", &["Anna", "Ben", "Žofie"]);
        draft.start_with(2);
        let kept = serde_json::to_string(&draft.half_made()).unwrap();
        let half: HalfMade = serde_json::from_str(&kept).unwrap();
        assert!(Draft::resumed(&half, game("amun-re")).is_as(&draft));
    }
}
