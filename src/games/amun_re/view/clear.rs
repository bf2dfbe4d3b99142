//! Between the kingdoms: what stays on the board, and which province cards go back into the box.

use egui::Ui;

use super::{Draft, Panel, Source, site_words};
use crate::games::amun_re::province::Province;
use crate::games::view::ViewContext;
use crate::kit::{self, text, tokens::space};

pub(super) struct ClearPanel {
    stays_title: String,
    stays: Vec<(&'static str, String)>,
    box_title: String,
    back_to_box: String,
}

impl ClearPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let built = |province: &Province| {
            let site = state.land(*province).site;
            site.pyramids > 0 || site.bricks > 0
        };
        let stays = Province::ALL.into_iter().filter(built);
        let unused = Province::ALL.into_iter().filter(|&province| !state.land(province).used_in_old);
        let unused: Vec<&str> = unused.map(Province::name).collect();
        let none = || source.words("amun-re-none-to-box");
        Self {
            stays_title: source.words("amun-re-stays"),
            stays: stays.map(|province| (province.name(), site_words(source, province))).collect(),
            box_title: source.words("amun-re-to-box"),
            back_to_box: if unused.is_empty() { none() } else { unused.join(", ") },
        }
    }
}

impl Panel for ClearPanel {
    fn show(&mut self, ui: &mut Ui, _: &mut ViewContext<'_>, _: &mut Draft) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.stays_title);
            for (name, built) in &self.stays {
                ui.horizontal_wrapped(|ui| {
                    text::strong(ui, name);
                    text::body(ui, built);
                });
            }
        });
        ui.add_space(space::M);
        kit::card(ui, |ui| {
            text::quiet(ui, &self.box_title);
            text::body(ui, &self.back_to_box);
        });
    }
}
