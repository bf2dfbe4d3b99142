//! The ladder of bids of a province card: every value always at its place, the ones that cannot be chosen greyed out.

use egui::Ui;

use super::Source;
use crate::games::amun_re::auction::LADDER;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, Tokens};
use crate::locale::Message;

/// The values in a row where there is not room for all of them.
const IN_A_ROW: usize = 5;

/// Between two values, so that a thumb that slips a little meets neither: 8 points, and one for a button's rounded width.
const GAP: f32 = space::S + 1.0;

/// A value of the ladder.
pub(super) struct Rung {
    gold: u32,
    words: String,
    name: String,
    /// Why it cannot be chosen; none where it can.
    refused: Option<String>,
}

/// The whole ladder. `name` names a value for a screen reader, `refused` says why one cannot be chosen.
pub(super) fn ladder(
    source: &Source<'_>,
    name: impl Fn(u32) -> Message,
    refused: impl Fn(u32) -> Option<Message>,
) -> Vec<Rung> {
    let rung = |gold: u32| Rung {
        gold,
        words: gold.to_string(),
        name: source.say(&name(gold)),
        refused: refused(gold).map(|say| source.say(&say)),
    };
    LADDER.into_iter().map(rung).collect()
}

/// Shows the ladder; gives the value that was tapped.
pub(super) fn show(ui: &mut Ui, rungs: &[Rung]) -> Option<u32> {
    let least = (TARGET + space::XS) * Tokens::of(ui).scale().max(1.0) + space::S;
    let in_a_row = if ui.available_width() >= least * rungs.len() as f32 { rungs.len() } else { IN_A_ROW };
    let mut chosen = None;
    ui.spacing_mut().item_spacing.y = space::S;
    for row in rungs.chunks(in_a_row.max(1)) {
        kit::equal_columns(ui, in_a_row, GAP, |ui, at| {
            let Some(rung) = row.get(at) else { return };
            let button = Button::quiet(&rung.words).name(&rung.name).full();
            let rung_button = kit::unless(ui, rung.refused.as_deref(), |ui| ui.add(button));
            if rung.refused.is_none() {
                kit::leads_here(ui, &rung_button);
            }
            if rung_button.clicked() {
                chosen = Some(rung.gold);
            }
        });
    }
    chosen
}
