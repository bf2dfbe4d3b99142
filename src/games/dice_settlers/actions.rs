//! The symbols of the dice, what each is for, and which action a player may still take.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::field::Field;
use super::rule_violation::RuleViolation;
use crate::games::figure::Figure;
use crate::locale::Message;
use crate::table::reason::Sure;

/// A face of a die. Which colors of dice have which faces is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "what each shows")]
pub enum Symbol {
    Settler,
    Compass,
    Campfire,
    Food,
    Wood,
    Iron,
    Gold,
    Handshake,
    Purse,
    Rifles,
    Lantern,
}

/// What a symbol can be spent on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// One other die is turned to any face, after the roll.
    Turn,
    /// Up to three other dice are rolled again.
    Reroll,
    /// Two more dice are drawn and rolled.
    Draw,
    /// It counts for an action.
    Act(RoundAction),
}

/// What a player does in the action phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundAction {
    /// New map tiles.
    Explore,
    /// Tents on the map.
    Settle,
    /// Resources.
    Harvest,
    /// Resources into points.
    Trade,
    /// A new die.
    Recruit,
    /// A tent in a rival's place.
    Raid,
    /// A technology.
    Research,
    /// Free: the effect of a factory's tile for a tent on it.
    Factory,
    /// Free: a house on a tile that the player rules.
    Claim,
}

impl Symbol {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Settler,
        Self::Compass,
        Self::Campfire,
        Self::Food,
        Self::Wood,
        Self::Iron,
        Self::Gold,
        Self::Handshake,
        Self::Purse,
        Self::Rifles,
        Self::Lantern,
    ];

    /// What it can be spent on (description of the game, rolling and actions).
    pub const fn uses(self) -> &'static [Use] {
        match self {
            Self::Settler => &[Use::Turn, Use::Reroll],
            Self::Food | Self::Wood | Self::Iron | Self::Gold => {
                &[Use::Draw, Use::Turn, Use::Act(RoundAction::Harvest)]
            }
            Self::Compass => &[Use::Act(RoundAction::Explore)],
            Self::Campfire => &[Use::Act(RoundAction::Settle)],
            Self::Handshake => &[Use::Act(RoundAction::Trade)],
            Self::Purse => &[Use::Act(RoundAction::Recruit)],
            Self::Rifles => &[Use::Act(RoundAction::Raid)],
            Self::Lantern => &[Use::Act(RoundAction::Research)],
        }
    }

    /// The action that it counts for; none for the settler, who only turns and rolls again.
    pub fn action(self) -> Option<RoundAction> {
        self.uses().iter().find_map(|&way| match way {
            Use::Act(action) => Some(action),
            _ => None,
        })
    }

    /// What it shows.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Settler => "rules-dice-settlers-symbol-settler",
            Self::Compass => "rules-dice-settlers-symbol-compass",
            Self::Campfire => "rules-dice-settlers-symbol-campfire",
            Self::Food => "rules-dice-settlers-symbol-food",
            Self::Wood => "rules-dice-settlers-symbol-wood",
            Self::Iron => "rules-dice-settlers-symbol-iron",
            Self::Gold => "rules-dice-settlers-symbol-gold",
            Self::Handshake => "rules-dice-settlers-symbol-handshake",
            Self::Purse => "rules-dice-settlers-symbol-purse",
            Self::Rifles => "rules-dice-settlers-symbol-rifles",
            Self::Lantern => "rules-dice-settlers-symbol-lantern",
        })
    }
}

impl Use {
    /// What it does, in our own words.
    pub fn effect(self) -> Message {
        match self {
            Self::Turn => Message::new("rules-dice-settlers-use-turn"),
            Self::Reroll => Message::new("rules-dice-settlers-use-reroll"),
            Self::Draw => Message::new("rules-dice-settlers-use-draw"),
            Self::Act(action) => action.effect(),
        }
    }
}

impl RoundAction {
    /// All of them, the free ones last.
    pub const ALL: [Self; 9] = [
        Self::Explore,
        Self::Settle,
        Self::Harvest,
        Self::Trade,
        Self::Recruit,
        Self::Raid,
        Self::Research,
        Self::Factory,
        Self::Claim,
    ];

    /// Whether it is free: before or after a main action, as often as one likes.
    pub const fn is_free(self) -> bool {
        matches!(self, Self::Factory | Self::Claim)
    }

    /// The symbols that count for it; none for a free one.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        Symbol::ALL.into_iter().filter(move |symbol| symbol.uses().contains(&Use::Act(self)))
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Explore => "rules-dice-settlers-action-explore",
            Self::Settle => "rules-dice-settlers-action-settle",
            Self::Harvest => "rules-dice-settlers-action-harvest",
            Self::Trade => "rules-dice-settlers-action-trade",
            Self::Recruit => "rules-dice-settlers-action-recruit",
            Self::Raid => "rules-dice-settlers-action-raid",
            Self::Research => "rules-dice-settlers-action-research",
            Self::Factory => "rules-dice-settlers-action-factory",
            Self::Claim => "rules-dice-settlers-action-claim",
        })
    }

    /// What it does, in our own words.
    pub fn effect(self) -> Message {
        Message::new(match self {
            Self::Explore => "rules-dice-settlers-effect-explore",
            Self::Settle => "rules-dice-settlers-effect-settle",
            Self::Harvest => "rules-dice-settlers-effect-harvest",
            Self::Trade => "rules-dice-settlers-effect-trade",
            Self::Recruit => "rules-dice-settlers-effect-recruit",
            Self::Raid => "rules-dice-settlers-effect-raid",
            Self::Research => "rules-dice-settlers-effect-research",
            Self::Factory => "rules-dice-settlers-effect-factory",
            Self::Claim => "rules-dice-settlers-effect-claim",
        })
    }

    /// The one main action for which all these symbols are spent. Errors: no symbol, one that counts for no action, or
    /// symbols of different actions.
    pub fn of(symbols: &[Symbol]) -> Result<Self, RuleViolation> {
        let first = symbols.first().ok_or(RuleViolation::NoSymbol)?;
        let action = first.action().ok_or(RuleViolation::NoActionOf(*first))?;
        match symbols.iter().find(|symbol| symbol.action() != Some(action)) {
            Some(&other) => Err(RuleViolation::OtherSymbol { symbol: other, action }),
            None => Ok(action),
        }
    }

    /// What this many symbols do (description of the game, actions); unknown where it only says what one does.
    pub fn with(self, symbols: u32) -> (Message, Sure) {
        let key = match self {
            Self::Explore => "rules-dice-settlers-with-explore",
            Self::Settle => "rules-dice-settlers-with-settle",
            Self::Harvest => "rules-dice-settlers-with-harvest",
            Self::Research => "rules-dice-settlers-with-research",
            _ if symbols == 1 => "rules-dice-settlers-with-one",
            _ => "rules-dice-settlers-with-unknown",
        };
        let open = key == "rules-dice-settlers-with-unknown";
        let what = Message::new(key).number("count", symbols);
        (what, if open { Sure::Unknown } else { Sure::Stated })
    }

    /// Whether a player who has done `before` in this round may do it. Errors: the player did it already, or has done
    /// as many main actions as a round has. A free action is never refused.
    pub fn check(self, board: &Board, before: &[Self]) -> Result<(), RuleViolation> {
        if self.is_free() {
            return Ok(());
        }
        if before.contains(&self) {
            return Err(RuleViolation::SameAction(self));
        }
        let done = before.iter().filter(|action| !action.is_free()).count();
        match board.number(Field::MainActions).value {
            Some(actions) if done >= actions as usize => Err(RuleViolation::NoActionLeft { actions }),
            _ => Ok(()),
        }
    }
}

/// The points for selling this many equal resources, 1 to 3; none for any other number. Three pay the most, but how
/// much any of them pays is not known until the owner sets it.
pub fn sale(board: &Board, equal: u32) -> Option<Figure<u32>> {
    let field = match equal {
        1 => Field::SaleOfOne,
        2 => Field::SaleOfTwo,
        3 => Field::SaleOfThree,
        _ => return None,
    };
    Some(board.number(field))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dice_settlers::board::OwnFigure;
    use crate::games::dice_settlers::field::Value;

    #[test]
    fn symbols_of_one_action_are_spent_together_and_no_others() {
        assert_eq!(RoundAction::of(&[Symbol::Compass, Symbol::Compass]), Ok(RoundAction::Explore));
        assert_eq!(RoundAction::of(&[Symbol::Food, Symbol::Gold, Symbol::Food]), Ok(RoundAction::Harvest));
        assert_eq!(RoundAction::of(&[]), Err(RuleViolation::NoSymbol));
        assert_eq!(RoundAction::of(&[Symbol::Settler]), Err(RuleViolation::NoActionOf(Symbol::Settler)));
        let mixed = RuleViolation::OtherSymbol { symbol: Symbol::Rifles, action: RoundAction::Explore };
        assert_eq!(RoundAction::of(&[Symbol::Compass, Symbol::Rifles]), Err(mixed));
    }

    #[test]
    fn what_several_symbols_do_is_said_only_where_it_is_known() {
        for action in RoundAction::ALL.into_iter().filter(|action| !action.is_free()) {
            let known = matches!(
                action,
                RoundAction::Explore | RoundAction::Settle | RoundAction::Harvest | RoundAction::Research
            );
            assert_eq!(action.with(1).1, Sure::Stated, "{action:?}");
            assert_eq!(action.with(2).1, if known { Sure::Stated } else { Sure::Unknown }, "{action:?}");
        }
    }

    #[test]
    fn every_main_action_has_its_symbols_and_no_free_one_has() {
        for action in RoundAction::ALL {
            let symbols = action.symbols().count();
            let expected = match action {
                RoundAction::Harvest => 4,
                RoundAction::Factory | RoundAction::Claim => 0,
                _ => 1,
            };
            assert_eq!(symbols, expected, "{action:?}");
        }
    }

    #[test]
    fn two_main_actions_a_round_and_none_twice() {
        let board = Board::printed();
        assert_eq!(RoundAction::Explore.check(board, &[]), Ok(()));
        assert_eq!(
            RoundAction::Explore.check(board, &[RoundAction::Explore]),
            Err(RuleViolation::SameAction(RoundAction::Explore))
        );
        assert_eq!(
            RoundAction::Raid.check(board, &[RoundAction::Factory, RoundAction::Claim, RoundAction::Explore]),
            Ok(())
        );
        let two = [RoundAction::Explore, RoundAction::Settle];
        assert_eq!(RoundAction::Raid.check(board, &two), Err(RuleViolation::NoActionLeft { actions: 2 }));
        assert_eq!(RoundAction::Factory.check(board, &[&two[..], &[RoundAction::Factory]].concat()), Ok(()));
    }

    #[test]
    fn the_number_of_main_actions_is_the_tables() {
        let own = OwnFigure::new(Field::MainActions, Value::Number(3)).unwrap();
        let two = [RoundAction::Explore, RoundAction::Settle];
        assert_eq!(RoundAction::Raid.check(&Board::with(&[own]), &two), Ok(()));
    }

    #[test]
    fn a_sale_pays_what_the_table_has_set() {
        assert_eq!(sale(Board::printed(), 3), Some(Figure::UNKNOWN));
        let own = OwnFigure::new(Field::SaleOfThree, Value::Number(6)).unwrap();
        assert_eq!(sale(&Board::with(&[own]), 3), Some(Figure::known(6, Sure::Owner)));
        assert_eq!((sale(Board::printed(), 0), sale(Board::printed(), 4)), (None, None));
    }
}
