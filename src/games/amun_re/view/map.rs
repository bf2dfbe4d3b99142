//! The board as a map: the Nile between its two banks, and the provinces along it with what lies there.

use egui::Ui;

use super::{Action, Source, figures, land_words};
use crate::games::amun_re::board::OwnFigure;
use crate::games::amun_re::province::{Field, Province, Side, Value};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, MapTile, Mark, Noun, text, tokens::TARGET};
use crate::locale::Message;
use crate::table::reason::Sure;

/// The map, with all its words ready.
pub(super) struct BoardMap {
    /// West and East, as the columns are.
    sides: [String; 2],
    banks: [Vec<Tile>; 2],
    /// The provinces whose side nobody knows: they lie on neither bank.
    pub(super) elsewhere: Vec<Province>,
    /// What of the picture is geography alone.
    order: String,
    /// How many sides are to be checked, the button that confirms them, and why there is nothing to confirm.
    to_check: String,
    all_to_check: String,
    confirm: String,
    nothing: String,
    likely: Vec<OwnFigure>,
}

struct Tile {
    province: Province,
    owner: Option<Mark>,
    things: Vec<(Noun, u32)>,
    words: String,
    unsure: Option<String>,
    name: String,
}

impl BoardMap {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let board = &source.state.board;
        let on = |side: Side| {
            let lies = |province: &Province| board.side(*province).value == Some(side);
            Province::FROM_THE_NORTH.into_iter().filter(lies).map(|province| tile(source, province)).collect()
        };
        let likely = |province: Province| {
            let side = board.side(province);
            let value = side.value.filter(|_| side.sure == Sure::Unconfirmed)?;
            OwnFigure::new(province, Field::Side, Value::Side(value)).ok()
        };
        let likely: Vec<OwnFigure> = Province::ALL.into_iter().filter_map(likely).collect();
        let check = |count: usize| source.say(&Message::new("amun-re-map-check").number("count", count));
        Self {
            sides: [Side::West, Side::East].map(|side| source.say(&Value::Side(side).message())),
            banks: [Side::West, Side::East].map(on),
            elsewhere: Province::ALL.into_iter().filter(|&province| board.side(province).value.is_none()).collect(),
            order: source.words("amun-re-map-order"),
            to_check: check(likely.len()),
            all_to_check: check(Province::ALL.len()),
            confirm: source.words("amun-re-map-confirm"),
            nothing: source.words("amun-re-figures-nothing"),
            likely,
        }
    }

    /// Shows it; gives the province that was tapped.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        context: &mut ViewContext<'_>,
        chosen: Option<Province>,
    ) -> Option<Province> {
        let [west, east] = &self.sides;
        kit::two_sides(ui, 0.0, |ui| text::quiet(ui, west), |ui| text::quiet(ui, east));
        let mut tapped = None;
        kit::banks(ui, self.banks.each_ref().map(Vec::len), |ui, side, at| {
            let tile = self.banks.get(side).and_then(|bank| bank.get(at));
            if let Some(tile) = tile
                && tile.show(ui, chosen == Some(tile.province))
            {
                tapped = Some(tile.province);
            }
        });
        text::quiet(ui, &self.order);
        // It keeps its room and its place once everything is confirmed.
        let note = |ui: &mut Ui| text::quiet_in_room(ui, &self.to_check, [self.all_to_check.as_str()]);
        kit::two_sides(ui, TARGET, note, |ui| {
            let nothing = self.likely.is_empty().then_some(self.nothing.as_str());
            if kit::unless(ui, nothing, |ui| ui.add(Button::quiet(&self.confirm))).clicked() {
                context.act(&Action::SetFigures { figures: self.likely.clone() });
                figures::keep(context, &self.likely);
            }
        });
        tapped
    }
}

fn tile(source: &Source<'_>, province: Province) -> Tile {
    let land = source.state.land(province);
    let board = &source.state.board;
    let count = |field: Field| board.number(province, field).counted().try_into().unwrap_or(0_u32);
    let owner = land.owner.map(|seat| super::person(source, seat));
    let words = land_words(source, province);
    let unsure = board.side(province).sure == Sure::Unconfirmed;
    let name = [Some(province.name()), Some(words.as_str()), owner.as_ref().map(|person| person.name.as_str())];
    Tile {
        province,
        owner: owner.as_ref().map(|person| person.mark),
        things: vec![
            (Noun::Pyramid, land.site.pyramids),
            (Noun::Stone, land.site.bricks),
            (Noun::Farmer, land.all_farmers() + count(Field::PrintedFarmers)),
            // How many there are is shown where somebody has read it.
            (Noun::Temple, board.number(province, Field::Temples).confirmed().unwrap_or(0)),
        ],
        unsure: unsure.then(|| source.words("amun-re-map-unsure")),
        name: name.into_iter().flatten().collect::<Vec<_>>().join(", "),
        words,
    }
}

impl Tile {
    /// Shows it; gives whether it was tapped.
    fn show(&self, ui: &mut Ui, selected: bool) -> bool {
        let tile = MapTile {
            title: self.province.name(),
            owner: self.owner,
            things: &self.things,
            words: &self.words,
            unsure: self.unsure.as_deref(),
            selected,
            name: &self.name,
        };
        tile.show(ui).clicked()
    }
}
