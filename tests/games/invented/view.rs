//! The panels of Orchard: the apples of this autumn.

use egui::Ui;
use tableside::games::panel::{Person, Source};
use tableside::games::view::{Tool, View, ViewContext};
use tableside::kit;
use tableside::locale::Language;
use tableside::table::play::Play;

use super::play::{Action, MOST, State};

/// The panels of one open play: a row for each player while apples are picked, and none otherwise.
#[derive(Default)]
pub struct OrchardView {
    rows: Vec<Row>,
}

struct Row {
    person: Person,
    /// What is counted for whom, for a screen reader.
    name: String,
    apples: Option<i64>,
}

impl View for OrchardView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::<State>::of_play(play, language).filter(|source| source.state.is_picking()) else {
            return self.rows.clear();
        };
        let row = |person: Person| Row {
            name: source.about("orchard-apples", &person),
            apples: source.state.picked_now(person.seat).map(i64::from),
            person,
        };
        self.rows = source.people().into_iter().map(row).collect();
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for row in &self.rows {
            let typed = kit::labeled_row(ui, &row.person.name, "", |ui| {
                kit::stepper_to(ui, &row.name, row.apples, 0..=MOST.into())
            });
            if let Some(apples) = typed.and_then(|apples| u32::try_from(apples).ok()) {
                context.act(&Action::Pick { seat: row.person.seat, apples });
            }
        }
    }

    fn tools(&self) -> &[Tool] {
        &[]
    }

    fn tool(&mut self, _: &mut Ui, _: &str, _: &mut ViewContext<'_>) {}
}
