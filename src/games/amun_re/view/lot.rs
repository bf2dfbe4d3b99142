//! A province card under the hammer: what lies there, its temples and income, and what its taker pays and takes.

use egui::Ui;

use super::{Source, pieces_words};
use crate::games::amun_re::province::{Field, Province};
use crate::kit::tokens::space;
use crate::kit::{self, Tokens, text};
use crate::locale::Message;
use crate::table::reason::Sure;

/// What is free on taking, with the messages for a count and for one that nobody knows.
const FREE: [(Field, &str, &str); 3] = [
    (Field::FreeCards, "amun-re-count-cards", "amun-re-cards-see-board"),
    (Field::FreeStones, "amun-re-count-bricks", "amun-re-bricks-see-board"),
    (Field::FreeGold, "amun-re-count-gold", "amun-re-gold-see-board"),
];

/// The same as what somebody takes: a language may count it by other forms.
const TAKEN: [(Field, &str, &str); 3] = [
    (Field::FreeCards, "amun-re-things-cards", "amun-re-cards-see-board"),
    (Field::FreeStones, "amun-re-count-bricks", "amun-re-bricks-see-board"),
    (Field::FreeGold, "amun-re-count-gold", "amun-re-gold-see-board"),
];

/// What lies free in a province and is laid out when it comes up.
pub(super) fn free_words(source: &Source<'_>, province: Province) -> Vec<String> {
    counted(source, province, &FREE)
}

fn counted(source: &Source<'_>, province: Province, things: &[(Field, &'static str, &'static str)]) -> Vec<String> {
    things.iter().filter_map(|&(field, known, unknown)| figure(source, province, field, known, unknown)).collect()
}

/// What lies there since the Old Kingdom, and what is printed: "lying there: 2 printed farmers · 1 pyramid".
pub(super) fn there_words(source: &Source<'_>, province: Province) -> Option<String> {
    let there = pieces_words(source, province);
    (!there.is_empty()).then(|| source.say(&Message::new("amun-re-lies-there").text("what", there)))
}

/// All that makes a province worth a bid, in a line.
pub(super) fn lot_words(source: &Source<'_>, province: Province) -> String {
    let mut parts = free_words(source, province);
    let printed = [
        (Field::Temples, "amun-re-count-temples", "amun-re-temples-see-board"),
        (Field::GuaranteedIncome, "amun-re-income-fixed", "amun-re-income-see-board"),
        (Field::CamelIncome, "amun-re-income-camel", "amun-re-income-see-board"),
    ];
    let printed = printed.into_iter();
    parts.extend(printed.filter_map(|(field, known, unknown)| figure(source, province, field, known, unknown)));
    parts.extend(there_words(source, province));
    if parts.is_empty() { source.words("amun-re-lot-plain") } else { parts.join(" · ") }
}

/// "pays 10, takes 12 gold and 1 card": what changes hands when the auction is over. What nobody has confirmed says so.
pub(super) fn price_words(source: &Source<'_>, province: Province, gold: u32) -> String {
    let mut things = counted(source, province, &TAKEN);
    if things.is_empty() {
        return source.say(&Message::new("amun-re-pays").number("gold", gold));
    }
    // The first of them goes last, so that gold follows on the gold that is paid.
    things.rotate_left(1);
    source.say(&Message::new("amun-re-pays-takes").number("gold", gold).names("things", Message::literals(things)))
}

/// A printed number in words; nothing where it is certainly 0.
fn figure(
    source: &Source<'_>,
    province: Province,
    field: Field,
    known: &'static str,
    unknown: &'static str,
) -> Option<String> {
    let figure = source.state.board.number(province, field);
    match (figure.value, figure.sure) {
        (Some(0), _) => None,
        (Some(count), Sure::Stated | Sure::Owner) => Some(source.say(&Message::new(known).number("count", count))),
        (Some(count), _) => {
            let what = Message::new(known).number("count", count);
            Some(source.say(&Message::new("amun-re-likely").say("what", what)))
        }
        (None, _) => Some(source.words(unknown)),
    }
}

/// The head of a card: the name with who stands there at its right, and two quiet lines that always have their room.
pub(super) fn head<R>(ui: &mut Ui, province: Province, about: &str, note: &str, right: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = Tokens::of(ui);
    let line = tokens.small().size * 1.4;
    let inner = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let name = |ui: &mut Ui| text::strong(ui, province.name());
        // As high as the number of a bid, so that the first one moves nothing.
        let (_, inner) = kit::two_sides(ui, tokens.score().size * 1.5, name, right);
        text::quiet(ui, about);
        let top = ui.cursor().top();
        text::quiet(ui, if note.is_empty() { " " } else { note });
        let used = ui.cursor().top() - top;
        ui.add_space((line - used).max(0.0));
        inner
    });
    ui.add_space(space::XS);
    inner.inner
}
