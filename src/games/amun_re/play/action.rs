//! What can be entered at an Amun-Re table.

use serde::{Deserialize, Serialize};

use crate::games::amun_re::board::OwnFigure;
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::province::Province;
use crate::games::amun_re::sacrifice::Correction;
use crate::games::amun_re::temple::Temple;
use crate::table::action::GameAction;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Phase 1: the card of this province came up.
    Reveal {
        /// The province.
        province: Province,
    },
    /// Phase 1: it did not, after all.
    Hide {
        /// The province.
        province: Province,
    },
    /// Phase 2, following the auction: a bid.
    Bid {
        /// Who bids.
        seat: Seat,
        /// On which province.
        province: Province,
        /// A value of the ladder.
        gold: u32,
    },
    /// Phase 2, not following the auction: who took what for how much.
    Take {
        /// Who took it.
        seat: Seat,
        /// The province.
        province: Province,
        /// A value of the ladder.
        gold: u32,
    },
    /// Phase 2, not following the auction: nobody took this province, after all.
    LetGo {
        /// The province.
        province: Province,
    },
    /// A power card is played. The correction of the sacrifice and the bonus cards have actions of their own.
    Play {
        /// Who plays it.
        seat: Seat,
        /// The card.
        card: PowerCard,
        /// The own province it is laid on, for a card that needs one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        province: Option<Province>,
    },
    /// A card of phase 5 is taken back before the income is paid.
    TakeBack {
        /// Who takes it back.
        seat: Seat,
        /// The card.
        card: PowerCard,
    },
    /// Phase 3: so many more power cards are bought. Phase 4: taken as reward.
    Cards {
        /// Who.
        seat: Seat,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// Phase 3: so many more farmers are bought for a province. Phase 4: taken as reward.
    Farmers {
        /// Who.
        seat: Seat,
        /// The own province on which they are put.
        province: Province,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// Phase 3: so many more building stones are bought for a province. Phase 4: taken as reward.
    Bricks {
        /// Who.
        seat: Seat,
        /// The own province in which they are laid.
        province: Province,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// Phase 4: an offering; neither gold nor the −3 card takes it back.
    Offer {
        /// Whose.
        seat: Seat,
        /// The gold offered, 1 or more.
        gold: Option<u32>,
        /// Whether the −3 card was played.
        steal: bool,
        /// Whether an Offering Correction was laid with it; what that does is said once all offerings are open.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        corrects: bool,
    },
    /// Phase 4: an offering is sealed on its player's own device. Nobody can read it before it is opened.
    Seal {
        /// Whose.
        seat: Seat,
        /// The play's id, which the commitment is made for.
        play: String,
        /// SHA-256 over the play, the seat, the round, a salt and the offering.
        commitment: String,
    },
    /// Phase 4: a sealed offering is opened, once all are in.
    Open {
        /// Whose.
        seat: Seat,
        /// The gold offered, 1 or more; none with the −3 card.
        gold: Option<u32>,
        /// Whether the −3 card was played.
        steal: bool,
        /// Whether an Offering Correction was laid with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        corrects: bool,
        /// The salt of the commitment.
        salt: String,
    },
    /// Phase 4: what the Offering Correction laid with an offering does.
    Correct {
        /// Who played it.
        seat: Seat,
        /// Up or down; none takes the card back.
        correction: Option<Correction>,
    },
    /// Phase 4: somebody has taken the whole reward, and the next one takes.
    RewardTaken {
        /// Who.
        seat: Seat,
    },
    /// Phase 6: a bonus card.
    Claim {
        /// Who plays it.
        seat: Seat,
        /// The card.
        card: PowerCard,
        /// Whether it is played.
        played: bool,
        /// What the table says to the question whether it is fulfilled, where the board alone cannot tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fulfilled: Option<bool>,
    },
    /// Phase 6 of the New Kingdom: how much gold somebody has left; none takes the number back.
    CountGold {
        /// Whose gold.
        seat: Seat,
        /// How much; none is "not counted yet".
        gold: Option<u32>,
    },
    /// What lies in a province, put right by hand.
    SetPieces {
        /// The province.
        province: Province,
        /// Farmers on its fields, the printed ones not among them.
        farmers: u32,
        /// Farmers on its building plain.
        plain: u32,
        /// Building stones, fewer than make a pyramid.
        bricks: u32,
        /// Pyramids, a double one counted as two.
        pyramids: u32,
    },
    /// Whose marker is on a province, put right by hand.
    SetOwner {
        /// The province.
        province: Province,
        /// Whose; none takes the marker off.
        seat: Option<Seat>,
    },
    /// Where the temple stands, put right by hand.
    SetTemple {
        /// Its place.
        place: Temple,
    },
    /// Who the pharaoh is, put right by hand.
    SetPharaoh {
        /// The seat.
        seat: Seat,
    },
    /// How much gold somebody has, put right by hand (with the ledger).
    SetGold {
        /// Whose.
        seat: Seat,
        /// How much.
        gold: u32,
    },
    /// Power cards are sold for 1 gold each (with the ledger).
    Sell {
        /// Who sells.
        seat: Seat,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// The owner has read a figure off the board.
    SetFigure {
        /// The figure.
        figure: OwnFigure,
    },
    /// The owner confirms several figures of the board at once.
    SetFigures {
        /// The figures.
        figures: Vec<OwnFigure>,
    },
    /// An option is changed during the play.
    SetOption {
        /// Its id.
        id: String,
        /// On or off.
        on: bool,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Bid { seat, .. }
            | Self::Take { seat, .. }
            | Self::Play { seat, .. }
            | Self::TakeBack { seat, .. }
            | Self::Cards { seat, .. }
            | Self::Farmers { seat, .. }
            | Self::Bricks { seat, .. }
            | Self::Offer { seat, .. }
            | Self::Seal { seat, .. }
            | Self::Open { seat, .. }
            | Self::Correct { seat, .. }
            | Self::RewardTaken { seat }
            | Self::Claim { seat, .. }
            | Self::CountGold { seat, .. }
            | Self::SetPharaoh { seat, .. }
            | Self::SetGold { seat, .. }
            | Self::Sell { seat, .. } => Some(*seat),
            Self::SetOwner { seat, .. } => *seat,
            Self::Reveal { .. }
            | Self::Hide { .. }
            | Self::LetGo { .. }
            | Self::SetPieces { .. }
            | Self::SetTemple { .. }
            | Self::SetFigure { .. }
            | Self::SetFigures { .. }
            | Self::SetOption { .. } => None,
        }
    }
}
