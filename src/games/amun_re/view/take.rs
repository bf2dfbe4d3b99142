//! Phase 2 for those who hold the auction without help: who took what for how much.

use egui::Ui;

use super::auction::CardRows;
use super::{Action, Draft, Panel, Person, Source, people, person};
use crate::games::amun_re::auction::LADDER;
use crate::games::amun_re::province::Province;
use crate::games::view::Desk;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, Icon, text};
use crate::locale::Say;

/// Values of the ladder that stand in a row.
const IN_A_ROW: usize = 5;

pub(super) struct TakePanel {
    lots: Vec<Lot>,
    cards: CardRows,
}

struct Lot {
    province: Province,
    taken: Option<(Person, String, String)>,
    takers: Vec<(Person, String)>,
    who: String,
    how_much: String,
    values: Vec<(u32, String, String)>,
}

impl TakePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let lots = source.state.round.offered.iter().map(|&province| lot(source, province));
        Self { lots: lots.collect(), cards: CardRows::new(source) }
    }
}

fn lot(source: &Source<'_>, province: Province) -> Lot {
    let round = &source.state.round;
    let taken = round.taker(province).map(|(seat, gold)| {
        let undo = Say::new("amun-re-let-go-name").say("province", province.say());
        (person(source, seat), gold.to_string(), source.say(&undo))
    });
    let free = |person: &Person| !round.taken.iter().any(|taken| taken.0 == person.seat);
    let named = |person: Person| {
        let name = Say::new("amun-re-taker-name").text("player", &person.name).say("province", province.say());
        let name = source.say(&name);
        (person, name)
    };
    let value = |gold: u32| {
        let name = Say::new("amun-re-price-name").say("province", province.say()).number("gold", gold);
        (gold, gold.to_string(), source.say(&name))
    };
    Lot {
        province,
        taken,
        takers: people(source).into_iter().filter(free).map(named).collect(),
        who: source.words("amun-re-who-took"),
        how_much: source.words("amun-re-how-much"),
        values: LADDER.into_iter().map(value).collect(),
    }
}

impl Panel for TakePanel {
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        for lot in &self.lots {
            kit::card(ui, |ui| lot.show(ui, desk, draft));
            ui.add_space(space::S);
        }
        self.cards.show(ui, desk, draft);
    }
}

impl Lot {
    fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let province = self.province;
        if let Some((person, gold, undo)) = &self.taken {
            let left = |ui: &mut Ui| text::strong(ui, province.name());
            kit::two_sides(ui, TARGET, left, |ui| {
                if kit::icon_button(ui, Icon::Close, undo).clicked() {
                    desk.act(&Action::LetGo { province });
                }
                text::score(ui, gold);
                kit::person_at_right(ui, person.mark, &person.name);
            });
            return;
        }
        let taker = draft.seat.filter(|_| draft.province == Some(province));
        ui.horizontal(|ui| {
            text::strong(ui, province.name());
            text::quiet(ui, if taker.is_some() { &self.how_much } else { &self.who });
        });
        ui.horizontal_wrapped(|ui| {
            for (person, name) in &self.takers {
                let chosen = taker == Some(person.seat);
                if kit::person_chip(ui, person.mark, &person.name, name, chosen).clicked() {
                    draft.province = Some(province);
                    draft.seat = Some(person.seat);
                }
            }
        });
        let Some(seat) = taker else { return };
        let mut chosen = None;
        for row in self.values.chunks(IN_A_ROW) {
            kit::equal_columns(ui, IN_A_ROW, space::XS, |ui, at| {
                if let Some((gold, words, name)) = row.get(at)
                    && ui.add(Button::quiet(words).name(name).full()).clicked()
                {
                    chosen = Some(*gold);
                }
            });
        }
        if let Some(gold) = chosen {
            *draft = Draft { more: draft.more, ..Draft::default() };
            desk.act(&Action::Take { seat, province, gold });
        }
    }
}
