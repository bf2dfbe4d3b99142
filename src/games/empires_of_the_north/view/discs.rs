//! A player's two discs: where each lies, where it can go, and what that takes.

use super::{Person, Source};
use crate::games::empires_of_the_north::circle::{DISCS, Disc, Price, Tile};
use crate::kit::Mark;
use crate::locale::Message;

/// A disc as the panel shows it.
pub(super) struct DiscFace {
    /// Its number at the table is one more.
    pub(super) number: u8,
    /// The chip's words and its name.
    pub(super) words: String,
    pub(super) name: String,
    /// Which uses are left.
    pub(super) note: String,
    /// Where it can go, tile by tile.
    pub(super) tiles: Vec<TileFace>,
    /// Where a card can move it; none for a disc that was not used.
    pub(super) moved: Option<Moved>,
}

/// A disc that a card can move.
pub(super) struct Moved {
    /// The chip's words and its name.
    pub(super) words: String,
    pub(super) name: String,
    pub(super) note: String,
    pub(super) tiles: Vec<TileFace>,
}

/// A tile as a disc sees it.
pub(super) struct TileFace {
    pub(super) tile: Tile,
    pub(super) title: String,
    pub(super) note: String,
    pub(super) name: String,
    pub(super) open: bool,
}

/// The tiles in their order; the rulebook's where nobody has entered the circle.
pub(super) fn tiles(source: &Source<'_>) -> [Tile; 5] {
    source.state.circle.map_or(Tile::ALL, |circle| circle.tiles())
}

/// The discs of a player.
pub(super) fn faces(source: &Source<'_>, person: &Person) -> Vec<DiscFace> {
    let discs = source.state.discs(person.seat);
    (0..).zip(discs).map(|(number, disc)| face(source, person, number, disc)).collect()
}

/// The disc that the player most likely uses: a free one, else one that can be used again, else the first.
pub(super) fn likely(discs: [Disc; DISCS]) -> u8 {
    let free = discs.iter().position(|disc| *disc == Disc::Ready);
    let used = || discs.iter().position(|disc| matches!(disc, Disc::Used(_)));
    free.or_else(used).and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

fn face(source: &Source<'_>, person: &Person, number: u8, disc: Disc) -> DiscFace {
    let shown = number + 1;
    let (words, note) = match disc {
        Disc::Ready => (Message::new("empires-of-the-north-disc-ready").number("number", shown), "first"),
        Disc::Used(tile) => (
            Message::new("empires-of-the-north-disc-used").number("number", shown).say("tile", tile.message()),
            "second",
        ),
        Disc::Exhausted(_) => (Message::new("empires-of-the-north-disc-exhausted").number("number", shown), "none"),
    };
    let note = match note {
        "first" => "empires-of-the-north-first-use",
        "second" => "empires-of-the-north-second-use",
        _ => "empires-of-the-north-no-more-use",
    };
    let name = Message::new("empires-of-the-north-disc-name").text("player", &person.name).say("disc", words.clone());
    let use_on = |tile: Tile| {
        let using = source.state.using(disc, tile);
        let costs = matches!(using, Ok((_, Price::Food)));
        tile_face(source, person, tile, using.is_ok(), costs)
    };
    let moved = disc.tile().map(|_| Moved {
        words: source.words("empires-of-the-north-by-card"),
        name: source.say(
            &Message::new("empires-of-the-north-by-card-name").number("number", shown).text("player", &person.name),
        ),
        note: source.words("empires-of-the-north-moving"),
        tiles: tiles(source).map(|tile| tile_face(source, person, tile, true, false)).into(),
    });
    DiscFace {
        number,
        words: source.say(&words),
        name: source.say(&name),
        note: source.words(note),
        tiles: tiles(source).map(use_on).into(),
        moved,
    }
}

fn tile_face(source: &Source<'_>, person: &Person, tile: Tile, open: bool, costs: bool) -> TileFace {
    let note = if costs { source.words("empires-of-the-north-cost-food") } else { String::new() };
    let key = if costs { "empires-of-the-north-to-tile-for-food" } else { "empires-of-the-north-to-tile" };
    let mut name = Message::new(key).text("player", &person.name).say("tile", tile.message());
    let who = Message::literals(on(source, tile).into_iter().map(|(person, _)| person.name));
    if !who.is_empty() {
        name = Message::new("empires-of-the-north-to-tile-with").say("name", name).names("who", who);
    }
    TileFace { tile, title: source.say(&tile.message()), note, name: source.say(&name), open }
}

/// Whose discs lie on a tile, and whether each is exhausted.
fn on(source: &Source<'_>, tile: Tile) -> Vec<(Person, bool)> {
    let of = |person: Person| {
        let discs = source.state.discs(person.seat);
        let here = discs.into_iter().filter(move |disc| disc.tile() == Some(tile));
        here.map(move |disc| (person.clone(), matches!(disc, Disc::Exhausted(_))))
    };
    source.people().into_iter().flat_map(of).collect()
}

/// The marks on each tile, in the order of the circle.
pub(super) fn pieces(source: &Source<'_>) -> Vec<Vec<(Mark, bool)>> {
    let marks = |tile: Tile| on(source, tile).into_iter().map(|(person, crossed)| (person.mark, crossed)).collect();
    tiles(source).map(marks).into()
}
