//! The circle of the five action tiles: tapped in order, or drawn by the app.

use egui::Ui;

use super::{Draft, Source};
use crate::games::empires_of_the_north::circle::{Circle, Tile};
use crate::games::empires_of_the_north::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, RingCard, text, tokens::space};
use crate::locale::Message;

pub(super) struct CirclePanel {
    /// The circle, once it is known.
    known: Option<[Tile; 5]>,
    title: String,
    how: String,
    /// Each tile with its name, and the names of its button at each place: while it is still to be laid, and after.
    tiles: Vec<TileNames>,
    draw: String,
    anew: String,
    /// Why it is not drawn now, and why there is nothing to lay anew.
    lies: String,
    no_tile: String,
    blank: String,
}

/// A tile in words: its name, and what a tap on its button does at each place.
struct TileNames {
    tile: Tile,
    words: String,
    lay: Vec<String>,
    take_back: Vec<String>,
}

impl CirclePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let tile = |tile: Tile| {
            let names = |key: &'static str| {
                let name = |number: usize| Message::new(key).number("number", number).say("tile", tile.message());
                (1..=5).map(|number| source.say(&name(number))).collect()
            };
            TileNames {
                tile,
                words: source.say(&tile.message()),
                lay: names("empires-of-the-north-tile-next"),
                take_back: names("empires-of-the-north-tile-back"),
            }
        };
        Self {
            known: source.state.circle.map(|circle| circle.tiles()),
            title: source.words("empires-of-the-north-circle-known"),
            how: source.words("empires-of-the-north-tap-clockwise"),
            tiles: Tile::ALL.into_iter().map(tile).collect(),
            draw: source.words("empires-of-the-north-draw-circle"),
            anew: source.words("empires-of-the-north-lay-anew"),
            lies: source.words("empires-of-the-north-circle-lies"),
            no_tile: source.words("empires-of-the-north-no-tile"),
            blank: "–".to_owned(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let known = self.known.filter(|_| !draft.laying);
        kit::card(ui, |ui| {
            text::quiet(ui, if known.is_some() { &self.title } else { &self.how });
            ui.add_space(space::S);
            let shown = known.as_ref().map_or(draft.tiles.as_slice(), |tiles| tiles.as_slice());
            self.ring(ui, shown);
            ui.add_space(space::S);
            self.lay(ui, context, draft, known);
            let lies = known.is_some();
            let buttons = [
                (Button::quiet(&self.draw).icon(Icon::Die), lies.then_some(self.lies.as_str())),
                (Button::quiet(&self.anew), (!lies && draft.tiles.is_empty()).then_some(self.no_tile.as_str())),
            ];
            match kit::button_row_unless(ui, &buttons) {
                Some(0) => draw(context, draft),
                Some(_) => {
                    draft.tiles.clear();
                    draft.laying = true;
                }
                None => {}
            }
        });
    }

    /// The tiles that lie so far; the places that wait are blank.
    fn ring(&self, ui: &mut Ui, shown: &[Tile]) {
        let words = |at: usize| {
            let tile = shown.get(at);
            let found = self.tiles.iter().find(|known| Some(&known.tile) == tile);
            found.map_or((&self.blank, &self.blank), |known| (&known.words, known.lay.get(at).unwrap_or(&known.words)))
        };
        let card = |at: usize| {
            let (title, name) = words(at);
            RingCard { title, note: "", name, open: false, pieces: &[] }
        };
        kit::ring_shown(ui, &[0, 1, 2, 3, 4].map(card));
    }

    /// The tiles to tap, each always at its place; the last one follows by itself. One that lies already is taken back
    /// by a tap, with those that were laid after it.
    fn lay(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, known: Option<[Tile; 5]>) {
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for TileNames { tile, words, lay, take_back } in &self.tiles {
                let shown = known.as_ref().map_or(draft.tiles.as_slice(), |tiles| tiles.as_slice());
                let at = shown.iter().position(|laid| laid == tile);
                let name = at.map_or_else(|| lay.get(shown.len()), |at| take_back.get(at)).unwrap_or(words);
                if kit::action_chip(ui, words, name, at.is_some()).clicked() && known.is_none() {
                    tapped = Some((*tile, at));
                }
            }
        });
        match tapped {
            Some((_, Some(at))) => draft.tiles.truncate(at),
            Some((tile, None)) => draft.tiles.push(tile),
            None => {}
        }
        if draft.tiles.len() + 1 == Tile::ALL.len() {
            draft.tiles.extend(Tile::ALL.into_iter().filter(|tile| !draft.tiles.contains(tile)).collect::<Vec<_>>());
            enter(context, draft, false);
        }
    }
}

/// The app draws one tile after the other, each as likely as any that is left.
fn draw(context: &mut ViewContext<'_>, draft: &mut Draft) {
    let mut left = Tile::ALL.to_vec();
    draft.tiles.clear();
    while !left.is_empty() {
        let Some(at) = (context.lot)(left.len()).filter(|at| *at < left.len()) else { return };
        draft.tiles.push(left.remove(at));
    }
    enter(context, draft, true);
}

fn enter(context: &mut ViewContext<'_>, draft: &mut Draft, by_app: bool) {
    let tiles = <[Tile; 5]>::try_from(draft.tiles.as_slice()).ok().and_then(|tiles| Circle::new(tiles).ok());
    draft.tiles.clear();
    draft.laying = false;
    if let Some(tiles) = tiles {
        context.act(&Action::Circle { tiles, by_app });
    }
}
