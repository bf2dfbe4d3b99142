//! The tools of any table, by name: what each is called, and its sign.

use crate::kit::Icon;

/// A tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableTool {
    /// Who goes first, by fingers on the screen or by a draw.
    First,
    /// An order, or teams.
    Order,
    /// Dice with a record.
    Dice,
    /// A countdown.
    Countdown,
    /// How much time each player uses.
    TurnClock,
    /// A coin, a number, a counter.
    Numbers,
    /// Markers on a line of numbers.
    Line,
    /// A notepad.
    Notes,
}

impl TableTool {
    /// All of them, as they stand in the list.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Order,
        Self::Dice,
        Self::Countdown,
        Self::TurnClock,
        Self::Numbers,
        Self::Line,
        Self::Notes,
    ];

    /// The message that names it.
    pub const fn title(self) -> &'static str {
        match self {
            Self::First => "tools-first",
            Self::Order => "tools-order",
            Self::Dice => "tools-dice",
            Self::Countdown => "tools-countdown",
            Self::TurnClock => "tools-turn-clock",
            Self::Numbers => "tools-numbers",
            Self::Line => "tools-line",
            Self::Notes => "tools-notes",
        }
    }

    /// The message that says what it is for.
    pub const fn about(self) -> &'static str {
        match self {
            Self::First => "tools-first-about",
            Self::Order => "tools-order-about",
            Self::Dice => "tools-dice-about",
            Self::Countdown => "tools-countdown-about",
            Self::TurnClock => "tools-turn-clock-about",
            Self::Numbers => "tools-numbers-about",
            Self::Line => "tools-line-about",
            Self::Notes => "tools-notes-about",
        }
    }

    /// Its sign.
    pub const fn icon(self) -> Icon {
        match self {
            Self::First => Icon::Crown,
            Self::Order => Icon::People,
            Self::Dice => Icon::Die,
            Self::Countdown => Icon::Hourglass,
            Self::TurnClock => Icon::Clock,
            Self::Numbers => Icon::Coin,
            Self::Line => Icon::Chart,
            Self::Notes => Icon::Pencil,
        }
    }
}
