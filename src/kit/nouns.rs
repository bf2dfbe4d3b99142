//! Pictures of things, one family by noun: what lies on tables, drawn with one weight of line on one grid. They stand beside
//! their words, where people look rather than read; which of them goes with which of its goods each game says.

use egui::{Color32, Painter, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::drawn;
use super::look::Look;
use super::strokes::PenStroke::{self, Arc, Closed, Dot, Filled, Line};
use super::tokens::Tokens;
use crate::locale::Message;

/// The side of a picture beside a word, in points at the design's text size.
pub const NOUN: f32 = 20.0;

/// A thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noun {
    /// Somebody who works.
    Worker,
    /// Somebody who tills a field, in a wide hat.
    Farmer,
    /// Somebody on the way, with a staff.
    Settler,
    /// A log.
    Wood,
    /// A pile of logs.
    Lumber,
    /// A hewn stone.
    Stone,
    /// A rock with veins.
    Ore,
    /// Bricks in a bond.
    Brick,
    /// A ball of wool.
    Wool,
    /// A sheep.
    Sheep,
    /// A fish.
    Fish,
    /// A loaf.
    Food,
    /// An ear of grain.
    Grain,
    /// A bar of gold.
    Gold,
    /// A coin.
    Coin,
    /// A cloth.
    Cloth,
    /// A sheet of paper.
    Paper,
    /// A cut gem.
    Crystal,
    /// An anvil.
    Iron,
    /// A sword.
    Raze,
    /// A shield with a cross.
    Defense,
    /// A card.
    Card,
    /// A star: a point.
    Point,
    /// A compass.
    Compass,
    /// A fire on two logs.
    Campfire,
    /// Two hands.
    Handshake,
    /// A purse.
    Purse,
    /// Two rifles, crossed.
    Rifles,
    /// A lantern.
    Lantern,
    /// A tent.
    Tent,
    /// A house with a door.
    House,
    /// A low house.
    Settlement,
    /// A house with a tower.
    City,
    /// A gate between two towers.
    Metropolis,
    /// A wall with battlements.
    Wall,
    /// A medal.
    Medal,
    /// A gate with its grate.
    Gate,
    /// A pyramid.
    Pyramid,
    /// A temple with columns.
    Temple,
    /// A camel.
    Camel,
    /// A ship with a square sail.
    Longship,
    /// A helmet with horns.
    Barbarian,
    /// An inactive basic knight: an empty shield with its strength below.
    BasicKnight,
    /// An active basic knight: a full shield with its strength below.
    BasicKnightActive,
    /// An inactive strong knight: an empty shield with its strength below.
    StrongKnight,
    /// An active strong knight: a full shield with its strength below.
    StrongKnightActive,
    /// An inactive mighty knight: an empty shield with its strength below.
    MightyKnight,
    /// An active mighty knight: a full shield with its strength below.
    MightyKnightActive,
}

impl Noun {
    /// All of them.
    pub const ALL: [Self; 48] = [
        Self::Worker,
        Self::Farmer,
        Self::Settler,
        Self::Wood,
        Self::Lumber,
        Self::Stone,
        Self::Ore,
        Self::Brick,
        Self::Wool,
        Self::Sheep,
        Self::Fish,
        Self::Food,
        Self::Grain,
        Self::Gold,
        Self::Coin,
        Self::Cloth,
        Self::Paper,
        Self::Crystal,
        Self::Iron,
        Self::Raze,
        Self::Defense,
        Self::Card,
        Self::Point,
        Self::Compass,
        Self::Campfire,
        Self::Handshake,
        Self::Purse,
        Self::Rifles,
        Self::Lantern,
        Self::Tent,
        Self::House,
        Self::Settlement,
        Self::City,
        Self::Metropolis,
        Self::Wall,
        Self::Medal,
        Self::Gate,
        Self::Pyramid,
        Self::Temple,
        Self::Camel,
        Self::Longship,
        Self::Barbarian,
        Self::BasicKnight,
        Self::BasicKnightActive,
        Self::StrongKnight,
        Self::StrongKnightActive,
        Self::MightyKnight,
        Self::MightyKnightActive,
    ];

    /// What it is called where its picture stands alone.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Worker => "kit-noun-worker",
            Self::Farmer => "kit-noun-farmer",
            Self::Settler => "kit-noun-settler",
            Self::Wood => "kit-noun-wood",
            Self::Lumber => "kit-noun-lumber",
            Self::Stone => "kit-noun-stone",
            Self::Ore => "kit-noun-ore",
            Self::Brick => "kit-noun-brick",
            Self::Wool => "kit-noun-wool",
            Self::Sheep => "kit-noun-sheep",
            Self::Fish => "kit-noun-fish",
            Self::Food => "kit-noun-food",
            Self::Grain => "kit-noun-grain",
            Self::Gold => "kit-noun-gold",
            Self::Coin => "kit-noun-coin",
            Self::Cloth => "kit-noun-cloth",
            Self::Paper => "kit-noun-paper",
            Self::Crystal => "kit-noun-crystal",
            Self::Iron => "kit-noun-iron",
            Self::Raze => "kit-noun-raze",
            Self::Defense => "kit-noun-defense",
            Self::Card => "kit-noun-card",
            Self::Point => "kit-noun-point",
            Self::Compass => "kit-noun-compass",
            Self::Campfire => "kit-noun-campfire",
            Self::Handshake => "kit-noun-handshake",
            Self::Purse => "kit-noun-purse",
            Self::Rifles => "kit-noun-rifles",
            Self::Lantern => "kit-noun-lantern",
            Self::Tent => "kit-noun-tent",
            Self::House => "kit-noun-house",
            Self::Settlement => "kit-noun-settlement",
            Self::City => "kit-noun-city",
            Self::Metropolis => "kit-noun-metropolis",
            Self::Wall => "kit-noun-wall",
            Self::Medal => "kit-noun-medal",
            Self::Gate => "kit-noun-gate",
            Self::Pyramid => "kit-noun-pyramid",
            Self::Temple => "kit-noun-temple",
            Self::Camel => "kit-noun-camel",
            Self::Longship => "kit-noun-longship",
            Self::Barbarian => "kit-noun-barbarian",
            Self::BasicKnight => "kit-noun-basic-knight",
            Self::BasicKnightActive => "kit-noun-basic-knight-active",
            Self::StrongKnight => "kit-noun-strong-knight",
            Self::StrongKnightActive => "kit-noun-strong-knight-active",
            Self::MightyKnight => "kit-noun-mighty-knight",
            Self::MightyKnightActive => "kit-noun-mighty-knight-active",
        })
    }

    /// Paints the picture into a square.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        drawn::paint(painter, drawn::Drawing::Noun(self), rect, color);
    }

    #[rustfmt::skip]
    pub(super) const fn marks(self) -> &'static [PenStroke] {
        match self {
            Self::Worker => &[Arc((12.0, 7.0), 3.5, 0.0, 4.0), Closed(&[(5.0, 20.5), (6.5, 15.0), (9.0, 13.0), (15.0, 13.0), (17.5, 15.0), (19.0, 20.5)])],
            Self::Farmer => &[Line(&[(3.5, 8.5), (20.5, 8.5)]), Arc((12.0, 8.5), 4.5, 2.0, 4.0), Arc((12.0, 9.0), 3.6, 0.0, 2.0), Line(&[(5.5, 21.0), (7.0, 16.0), (17.0, 16.0), (18.5, 21.0)])],
            Self::Settler => &[Arc((9.0, 5.5), 3.0, 0.0, 4.0), Line(&[(9.0, 9.0), (9.0, 15.5), (5.0, 21.0)]), Line(&[(9.0, 15.5), (12.5, 21.0)]), Line(&[(9.0, 11.5), (17.5, 11.5)]), Line(&[(17.5, 4.0), (17.5, 21.0)])],
            Self::Wood => &[Arc((8.0, 15.0), 5.0, 0.0, 4.0), Dot((8.0, 15.0), 1.5), Line(&[(4.5, 11.5), (12.5, 3.5)]), Line(&[(11.5, 18.5), (19.5, 10.5)]), Arc((16.0, 7.0), 5.0, -1.5, 0.5)],
            Self::Lumber => &[Arc((7.3, 16.5), 4.2, 0.0, 4.0), Arc((16.7, 16.5), 4.2, 0.0, 4.0), Arc((12.0, 8.0), 4.2, 0.0, 4.0)],
            Self::Stone => &[Closed(&[(3.5, 10.0), (8.0, 5.5), (20.5, 5.5), (20.5, 14.0), (16.0, 18.5), (3.5, 18.5)]), Line(&[(3.5, 10.0), (16.0, 10.0), (16.0, 18.5)]), Line(&[(16.0, 10.0), (20.5, 5.5)])],
            Self::Ore => &[Closed(&[(2.8, 19.5), (6.0, 10.0), (11.0, 4.5), (15.5, 7.0), (18.0, 13.0), (21.2, 19.5)]), Dot((9.0, 15.0), 1.7), Dot((14.5, 15.5), 1.7), Dot((11.5, 10.0), 1.7)],
            Self::Brick => &[Closed(&[(3.5, 6.0), (20.5, 6.0), (20.5, 18.0), (3.5, 18.0)]), Line(&[(3.5, 12.0), (20.5, 12.0)]), Line(&[(12.0, 6.0), (12.0, 12.0)]), Line(&[(8.0, 12.0), (8.0, 18.0)]), Line(&[(16.0, 12.0), (16.0, 18.0)])],
            Self::Wool => &[Arc((11.5, 11.5), 8.5, 0.0, 4.0), Line(&[(6.0, 6.5), (12.5, 10.0), (17.0, 17.0)]), Line(&[(3.8, 11.0), (9.0, 13.5), (12.5, 19.0)]), Line(&[(15.0, 20.5), (21.5, 20.5)])],
            Self::Sheep => &[Closed(&[(4.0, 13.5), (3.0, 9.5), (6.0, 6.0), (10.0, 5.0), (14.0, 6.0), (16.0, 9.5), (15.5, 13.5), (12.0, 15.5), (7.0, 15.5)]), Dot((19.0, 9.0), 2.8), Line(&[(7.0, 16.0), (7.0, 21.0)]), Line(&[(12.5, 16.0), (12.5, 21.0)])],
            Self::Fish => &[Closed(&[(2.5, 12.0), (6.0, 8.0), (10.5, 6.5), (15.0, 8.5), (21.5, 6.5), (18.5, 12.0), (21.5, 17.5), (15.0, 15.5), (10.5, 17.5), (6.0, 16.0)]), Dot((7.5, 11.0), 1.5)],
            Self::Food => &[Closed(&[(3.0, 11.5), (5.5, 7.0), (18.5, 7.0), (21.0, 11.5), (19.0, 13.5), (19.0, 18.5), (5.0, 18.5), (5.0, 13.5)]), Line(&[(9.5, 11.0), (9.5, 14.5)]), Line(&[(14.5, 11.0), (14.5, 14.5)])],
            Self::Grain => &[Line(&[(12.0, 21.0), (12.0, 3.5)]), Line(&[(7.5, 4.5), (12.0, 9.0), (16.5, 4.5)]), Line(&[(7.5, 9.5), (12.0, 14.0), (16.5, 9.5)]), Line(&[(7.5, 14.5), (12.0, 19.0), (16.5, 14.5)])],
            Self::Gold => &[Closed(&[(7.5, 7.0), (16.5, 7.0), (21.5, 17.5), (2.5, 17.5)]), Line(&[(9.0, 12.5), (15.0, 12.5)])],
            Self::Coin => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Closed(&[(12.0, 7.5), (15.5, 12.0), (12.0, 16.5), (8.5, 12.0)])],
            Self::Cloth => &[Closed(&[(4.0, 4.0), (20.0, 4.0), (20.0, 17.5), (16.0, 20.5), (12.0, 17.5), (8.0, 20.5), (4.0, 17.5)]), Line(&[(4.0, 9.0), (20.0, 9.0)])],
            Self::Paper => &[Closed(&[(5.5, 3.0), (14.0, 3.0), (18.5, 7.5), (18.5, 21.0), (5.5, 21.0)]), Line(&[(9.0, 11.5), (15.0, 11.5)]), Line(&[(9.0, 16.0), (15.0, 16.0)])],
            Self::Crystal => &[Closed(&[(7.0, 4.0), (17.0, 4.0), (21.5, 10.0), (12.0, 21.0), (2.5, 10.0)]), Line(&[(2.5, 10.0), (21.5, 10.0)])],
            Self::Iron => &[Closed(&[(2.5, 6.5), (21.0, 6.5), (20.0, 10.0), (15.0, 12.5), (15.0, 16.0), (18.5, 19.5), (5.5, 19.5), (9.0, 16.0), (9.0, 12.5), (5.0, 11.0)])],
            Self::Raze => &[Closed(&[(12.0, 2.5), (14.5, 6.0), (14.5, 14.5), (9.5, 14.5), (9.5, 6.0)]), Line(&[(5.5, 14.5), (18.5, 14.5)]), Line(&[(12.0, 14.5), (12.0, 21.5)])],
            Self::Defense => &[Closed(&[(4.0, 4.5), (12.0, 3.0), (20.0, 4.5), (20.0, 11.5), (17.0, 17.0), (12.0, 21.0), (7.0, 17.0), (4.0, 11.5)]), Line(&[(12.0, 7.0), (12.0, 16.5)]), Line(&[(8.0, 10.5), (16.0, 10.5)])],
            Self::Card => &[Closed(&[(5.5, 3.0), (18.5, 3.0), (18.5, 21.0), (5.5, 21.0)]), Closed(&[(12.0, 8.0), (15.0, 12.0), (12.0, 16.0), (9.0, 12.0)])],
            Self::Point => &[Closed(&[(12.0, 3.0), (14.5, 9.2), (21.0, 9.7), (16.0, 13.8), (17.6, 20.3), (12.0, 16.8), (6.4, 20.3), (8.0, 13.8), (3.0, 9.7), (9.5, 9.2)])],
            Self::Compass => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Filled(&[(16.5, 7.5), (13.5, 13.5), (7.5, 16.5), (10.5, 10.5)])],
            Self::Campfire => &[Closed(&[(12.0, 2.5), (16.5, 8.0), (16.0, 12.5), (12.0, 15.0), (8.0, 12.5), (7.5, 8.0)]), Line(&[(4.0, 21.0), (20.0, 17.5)]), Line(&[(4.0, 17.5), (20.0, 21.0)])],
            Self::Handshake => &[Line(&[(2.5, 7.5), (7.0, 5.5), (12.0, 8.5), (17.0, 5.5), (21.5, 7.5)]), Line(&[(2.5, 15.0), (6.0, 15.5), (11.0, 19.5), (18.0, 15.5), (21.5, 15.0)]), Line(&[(12.0, 8.5), (8.5, 12.5), (11.5, 14.0), (14.0, 11.5), (18.0, 15.5)])],
            Self::Purse => &[Closed(&[(9.0, 8.5), (15.0, 8.5), (20.0, 15.5), (17.5, 20.5), (6.5, 20.5), (4.0, 15.5)]), Line(&[(8.0, 3.5), (9.5, 8.0)]), Line(&[(16.0, 3.5), (14.5, 8.0)]), Line(&[(8.0, 3.5), (16.0, 3.5)]), Dot((12.0, 14.5), 1.9)],
            Self::Rifles => &[Line(&[(4.0, 3.5), (16.0, 15.5)]), Line(&[(20.0, 3.5), (8.0, 15.5)]), Filled(&[(14.5, 17.0), (17.0, 14.5), (21.0, 18.5), (19.0, 20.5)]), Filled(&[(9.5, 17.0), (7.0, 14.5), (3.0, 18.5), (5.0, 20.5)])],
            Self::Lantern => &[Arc((12.0, 7.0), 3.5, 2.0, 4.0), Closed(&[(7.0, 8.0), (17.0, 8.0), (18.5, 17.5), (5.5, 17.5)]), Line(&[(5.0, 21.0), (19.0, 21.0)]), Line(&[(12.0, 11.0), (12.0, 14.5)])],
            Self::Tent => &[Line(&[(13.5, 3.0), (2.5, 20.5), (21.5, 20.5), (10.5, 3.0)]), Filled(&[(9.5, 20.0), (12.0, 13.0), (14.5, 20.0)])],
            Self::House => &[Closed(&[(3.5, 11.0), (12.0, 3.5), (20.5, 11.0), (20.5, 20.5), (3.5, 20.5)]), Filled(&[(10.5, 20.5), (10.5, 14.5), (13.5, 14.5), (13.5, 20.5)])],
            Self::Settlement => &[Closed(&[(5.5, 20.5), (5.5, 12.5), (12.0, 7.0), (18.5, 12.5), (18.5, 20.5)])],
            Self::City => &[Closed(&[(3.0, 20.5), (3.0, 9.5), (7.5, 3.5), (12.0, 9.5), (12.0, 13.0), (21.0, 13.0), (21.0, 20.5)]), Dot((7.5, 12.0), 1.7)],
            Self::Metropolis => &[Line(&[(2.5, 20.5), (4.0, 20.5), (4.0, 9.0), (7.0, 4.0), (10.0, 9.0), (10.0, 11.0), (14.0, 11.0), (14.0, 9.0), (17.0, 4.0), (20.0, 9.0), (20.0, 20.5), (21.5, 20.5)]), Arc((12.0, 20.5), 3.6, 2.0, 4.0)],
            Self::Wall => &[Closed(&[(2.8, 20.0), (2.8, 5.5), (7.0, 5.5), (7.0, 9.5), (10.0, 9.5), (10.0, 5.5), (14.0, 5.5), (14.0, 9.5), (17.0, 9.5), (17.0, 5.5), (21.2, 5.5), (21.2, 20.0)]), Line(&[(3.0, 14.5), (21.0, 14.5)])],
            Self::Medal => &[Arc((12.0, 15.0), 6.0, 0.0, 4.0), Line(&[(7.0, 2.8), (10.0, 9.0)]), Line(&[(17.0, 2.8), (14.0, 9.0)]), Dot((12.0, 15.0), 2.2)],
            Self::Gate => &[Line(&[(4.0, 21.0), (4.0, 11.0)]), Arc((12.0, 11.0), 8.0, 2.0, 4.0), Line(&[(20.0, 11.0), (20.0, 21.0)]), Line(&[(9.3, 21.0), (9.3, 9.0)]), Line(&[(14.7, 21.0), (14.7, 9.0)]), Line(&[(4.0, 14.5), (20.0, 14.5)])],
            Self::Pyramid => &[Closed(&[(11.0, 3.5), (22.0, 19.5), (2.0, 19.5)]), Line(&[(11.0, 3.5), (15.5, 19.5)])],
            Self::Temple => &[Closed(&[(12.0, 3.0), (21.0, 8.5), (3.0, 8.5)]), Line(&[(6.0, 12.0), (6.0, 17.0)]), Line(&[(12.0, 12.0), (12.0, 17.0)]), Line(&[(18.0, 12.0), (18.0, 17.0)]), Line(&[(3.0, 20.5), (21.0, 20.5)])],
            Self::Camel => &[Line(&[(4.0, 21.0), (4.0, 12.5), (7.0, 11.5), (9.5, 6.5), (12.0, 11.5), (15.5, 12.0), (18.0, 9.0), (18.0, 4.0), (21.5, 5.0)]), Line(&[(8.0, 21.0), (8.0, 15.5), (12.5, 15.5), (12.5, 21.0)]), Line(&[(16.5, 21.0), (16.5, 12.5)])],
            Self::Longship => &[Closed(&[(2.0, 12.5), (6.5, 15.0), (17.5, 15.0), (22.0, 12.5), (19.0, 20.5), (5.0, 20.5)]), Line(&[(12.0, 15.0), (12.0, 2.5)]), Closed(&[(6.5, 4.5), (17.5, 4.5), (16.0, 11.0), (8.0, 11.0)])],
            Self::Barbarian => &[Arc((12.0, 14.0), 6.0, 2.0, 4.0), Line(&[(3.5, 14.5), (20.5, 14.5)]), Line(&[(5.5, 11.0), (2.8, 8.0), (3.0, 3.5)]), Line(&[(18.5, 11.0), (21.2, 8.0), (21.0, 3.5)]), Line(&[(12.0, 14.5), (12.0, 20.5)])],
            Self::BasicKnight => &[Closed(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((12.0, 19.5), 2.5)],
            Self::BasicKnightActive => &[Filled(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((12.0, 19.5), 2.5)],
            Self::StrongKnight => &[Closed(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((8.5, 19.5), 2.5), Dot((15.5, 19.5), 2.5)],
            Self::StrongKnightActive => &[Filled(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((8.5, 19.5), 2.5), Dot((15.5, 19.5), 2.5)],
            Self::MightyKnight => &[Closed(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((5.5, 19.5), 2.5), Dot((12.0, 19.5), 2.5), Dot((18.5, 19.5), 2.5)],
            Self::MightyKnightActive => &[Filled(&[(6.0, 2.8), (18.0, 2.8), (18.0, 8.5), (12.0, 14.5), (6.0, 8.5)]), Dot((5.5, 19.5), 2.5), Dot((12.0, 19.5), 2.5), Dot((18.5, 19.5), 2.5)],
        }
    }
}

/// Whether pictures are shown, or words only.
pub fn shows_pictures(ui: &Ui) -> bool {
    Look::of(ui.ctx()).pictures
}

/// The picture that stands before words; none where words only are wanted.
pub(super) fn beside(ui: &Ui, noun: Option<Noun>) -> Option<Noun> {
    noun.filter(|_| shows_pictures(ui))
}

/// A picture before the words that say the same; nothing where words only are wanted. It has no name, since the words are it.
pub fn noun(ui: &mut Ui, noun: Noun) {
    if shows_pictures(ui) {
        let tokens = Tokens::of(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(NOUN * tokens.scale()), Sense::hover());
        noun.paint(ui.painter(), rect, tokens.ink);
    }
}

/// A picture that stands alone, with its name for a screen reader.
pub fn noun_alone(ui: &mut Ui, noun: Noun) -> Response {
    let tokens = Tokens::of(ui);
    let name = Look::words(ui.ctx()).say(&noun.message());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(NOUN * tokens.scale()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), &name));
    noun.paint(ui.painter(), rect, tokens.ink);
    response
}
