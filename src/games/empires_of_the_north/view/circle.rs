//! The circle of the five action tiles: tapped in order, or drawn by the app.

use egui::Ui;

use super::{Draft, Source};
use crate::games::empires_of_the_north::circle::{Circle, Tile};
use crate::games::empires_of_the_north::play::Action;
use crate::games::view::Desk;
use crate::kit::{self, Button, Icon, RingCard, text, tokens::space};
use crate::locale::Say;

pub(super) struct CirclePanel {
    /// The circle, once it is known.
    known: Option<[Tile; 5]>,
    title: String,
    how: String,
    /// Each tile with its name, and the name of its button at each place.
    tiles: Vec<(Tile, String, Vec<String>)>,
    draw: String,
    anew: String,
    blank: String,
}

impl CirclePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let tile = |tile: Tile| {
            let name = |number: usize| {
                let say = Say::new("empires-of-the-north-tile-next").number("number", number).say("tile", tile.say());
                source.say(&say)
            };
            (tile, source.say(&tile.say()), (1..=5).map(name).collect())
        };
        Self {
            known: source.state.circle.map(|circle| circle.tiles()),
            title: source.words("empires-of-the-north-circle-known"),
            how: source.words("empires-of-the-north-tap-clockwise"),
            tiles: Tile::ALL.into_iter().map(tile).collect(),
            draw: source.words("empires-of-the-north-draw-circle"),
            anew: source.words("empires-of-the-north-lay-anew"),
            blank: "–".to_owned(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let known = self.known.filter(|_| !draft.laying);
        kit::card(ui, |ui| {
            text::quiet(ui, if known.is_some() { &self.title } else { &self.how });
            ui.add_space(space::S);
            let shown = known.as_ref().map_or(draft.tiles.as_slice(), |tiles| tiles.as_slice());
            self.ring(ui, shown);
            ui.add_space(space::S);
            if known.is_none() {
                self.lay(ui, desk, draft);
            }
            ui.horizontal_wrapped(|ui| {
                if (known.is_some() || !draft.tiles.is_empty()) && kit::button(ui, &self.anew).clicked() {
                    draft.tiles.clear();
                    draft.laying = true;
                }
                if known.is_none() && ui.add(Button::quiet(&self.draw).icon(Icon::Die)).clicked() {
                    draw(desk, draft);
                }
            });
        });
    }

    /// The tiles that lie so far; the places that wait are blank.
    fn ring(&self, ui: &mut Ui, shown: &[Tile]) {
        let words = |at: usize| {
            let tile = shown.get(at);
            let found = self.tiles.iter().find(|(known, ..)| Some(known) == tile);
            found.map_or((&self.blank, &self.blank), |(_, words, names)| (words, names.get(at).unwrap_or(words)))
        };
        let card = |at: usize| {
            let (title, name) = words(at);
            RingCard { title, note: "", name, open: false, pieces: &[] }
        };
        kit::ring_shown(ui, &[0, 1, 2, 3, 4].map(card));
    }

    /// The tiles that are left to tap; the last one follows by itself.
    fn lay(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        ui.horizontal_wrapped(|ui| {
            for (tile, words, names) in &self.tiles {
                let name = names.get(draft.tiles.len());
                if let Some(name) = name.filter(|_| !draft.tiles.contains(tile))
                    && kit::choice_chip(ui, words, name, false).clicked()
                {
                    draft.tiles.push(*tile);
                }
            }
        });
        if draft.tiles.len() + 1 == Tile::ALL.len() {
            draft.tiles.extend(Tile::ALL.into_iter().filter(|tile| !draft.tiles.contains(tile)).collect::<Vec<_>>());
            enter(desk, draft, false);
        }
    }
}

/// The app draws one tile after the other, each as likely as any that is left.
fn draw(desk: &mut Desk<'_>, draft: &mut Draft) {
    let mut left = Tile::ALL.to_vec();
    draft.tiles.clear();
    while !left.is_empty() {
        let Some(at) = (desk.lot)(left.len()).filter(|at| *at < left.len()) else { return };
        draft.tiles.push(left.remove(at));
    }
    enter(desk, draft, true);
}

fn enter(desk: &mut Desk<'_>, draft: &mut Draft, by_app: bool) {
    let tiles = <[Tile; 5]>::try_from(draft.tiles.as_slice()).ok().and_then(|tiles| Circle::new(tiles).ok());
    draft.tiles.clear();
    draft.laying = false;
    if let Some(tiles) = tiles {
        desk.act(&Action::Circle { tiles, by_app });
    }
}
