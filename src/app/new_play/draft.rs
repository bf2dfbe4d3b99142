//! A table that is being put together, free of the window.

use serde_json::Value;

use crate::app::lot;
use crate::app::people::{People, Person};
use crate::few::Map;
use crate::games::{Game, GameOption};
use crate::locale::Say;
use crate::table::seat::{Choice, PieceColor, Player, Seat, Setup, Shape};

/// A table that is being put together.
#[derive(Clone)]
pub struct Draft {
    game: Option<&'static dyn Game>,
    seats: Vec<Player>,
    first: First,
    options: Map<String, Choice>,
}

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
}

impl NameError {
    /// The message for people.
    pub fn say(&self) -> Say {
        match self {
            Self::Empty => Say::new("app-name-empty"),
            Self::Taken(name) => Say::new("app-name-taken").text("name", name),
            Self::Full(most) => Say::new("app-table-full").number("most", *most),
        }
    }
}

impl Draft {
    /// The last table of a game, as far as its people are still remembered.
    pub fn new(game: Option<&'static dyn Game>, people: &People) -> Self {
        let mut draft = Self { game, seats: Vec::new(), first: First::Chosen(0), options: Map::new() };
        if let Some((game, last)) = game.and_then(|game| Some((game, people.tables.get(game.id())?))) {
            for person in last.names.iter().filter_map(|name| people.find(name)) {
                draft.toggle(person, game);
            }
            let fits = |(id, choice): &(String, Choice)| {
                game.options().iter().any(|option| option.id == id && option.takes(choice))
            };
            draft.options = last.options.clone().into_iter().filter(fits).collect();
        }
        draft
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

    /// Whether the same people sit here by the same options.
    pub fn is_as(&self, other: &Self) -> bool {
        (&self.seats, self.first, &self.options) == (&other.seats, other.first, &other.options)
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
            self.sit_down(person.name.clone(), Some((person.color, person.shape)), game);
        }
    }

    /// Somebody new sits down.
    ///
    /// # Errors
    /// When the name is empty or taken, or the table is full.
    pub fn add(&mut self, name: &str, game: &dyn Game, people: &People) -> Result<(), NameError> {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        if let Some(taken) = self.seats.iter().find(|player| player.name.to_lowercase() == name.to_lowercase()) {
            return Err(NameError::Taken(taken.name.clone()));
        }
        let most = *game.seats().end();
        if self.seats.len() >= most {
            return Err(NameError::Full(most));
        }
        let wanted = people.find(&name).map(|person| (person.color, person.shape));
        self.sit_down(name, wanted, game);
        Ok(())
    }

    /// Gives a seat with the wanted color and shape, or the first free ones; nothing when the box has no color left.
    fn sit_down(&mut self, name: String, wanted: Option<(PieceColor, Shape)>, game: &dyn Game) {
        let free_color = |color: &PieceColor| self.seats.iter().all(|player| player.color != *color);
        let free_shape = |shape: &Shape| self.seats.iter().all(|player| player.shape != *shape);
        let color = wanted.map(|(color, _)| color).filter(|color| game.colors().contains(color) && free_color(color));
        let shape = wanted.map(|(_, shape)| shape).filter(free_shape);
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
        if let Some(seat) = lot::draw(self.seats.len()) {
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

    /// What is still missing before it can start.
    pub fn missing(&self, game: &dyn Game) -> Option<Say> {
        let (least, most) = (*game.seats().start(), *game.seats().end());
        let key = match self.seats.len() {
            count if count < least => "app-choose-players",
            count if count > most => "app-too-many-players",
            _ => return None,
        };
        Some(Say::new(key).number("least", least).number("most", most))
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
