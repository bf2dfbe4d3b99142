//! The use of an action location: which one, where it was entered, and the points that it gives.

use egui::Ui;

use super::act::Enters;
use super::{Forms, Source};
use crate::games::imperial_settlers::attack::Kind;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, counted};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The points that are offered; a location that gives more is rare, and its points can be tapped on the track.
const POINTS: u32 = 5;
/// How many answers stand in a row.
const IN_A_ROW: usize = 3;

/// The form of one player.
pub(super) struct UseForm {
    seat: Seat,
    which: String,
    /// The action locations that were entered: their place, words and name.
    sites: Vec<(usize, String, String)>,
    gives: String,
    /// What each number of points is called.
    points: Vec<(u32, String)>,
}

impl UseForm {
    pub(super) fn new(source: &Source<'_>, seat: Seat) -> Self {
        let sites = source.state.realm(seat).sites.iter().enumerate();
        let site = |(place, words): (usize, String)| {
            let name = source.say(&Message::new("imperial-settlers-use-name").text("what", &words));
            (place, words, name)
        };
        let points = |points: u32| match points {
            0 => (points, source.words("imperial-settlers-use-no-points")),
            points => (points, source.say(&counted(Good::Vp, points))),
        };
        Self {
            seat,
            which: source.words("imperial-settlers-use-which"),
            sites: sites
                .filter(|(_, site)| site.kind == Kind::Action)
                .map(|(place, known)| site((place, source.say(&known.message()))))
                .collect(),
            gives: source.words("imperial-settlers-use-gives"),
            points: (0..=POINTS).map(points).collect(),
        }
    }

    /// Draws the form; a number of points is chosen for the highlighted button, or entered where that is somebody else's.
    /// True when something was asked for, so that it can close.
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, forms: &mut Forms, enters: Enters) -> bool {
        let used = &mut forms.used;
        if !self.sites.is_empty() {
            text::quiet(ui, &self.which);
            ui.horizontal_wrapped(|ui| {
                for (place, words, name) in &self.sites {
                    let on = *used == Some(*place);
                    if kit::choice_chip(ui, words, name, on).clicked() {
                        *used = (!on).then_some(*place);
                    }
                }
            });
        }
        text::quiet(ui, &self.gives);
        let mut tapped = None;
        for row in self.points.chunks(IN_A_ROW) {
            kit::equal_columns(ui, IN_A_ROW, space::S, |ui, at| {
                let Some((points, words)) = row.get(at) else { return };
                if ui.add(Button::quiet(words).selected(forms.points == Some(*points)).full()).clicked() {
                    tapped = Some(*points);
                }
            });
        }
        let Some(points) = tapped else { return false };
        if enters == Enters::ByNext {
            forms.points = Some(points);
            return false;
        }
        context.act(&Action::Use { seat: self.seat, site: forms.used.take(), points });
        true
    }
}
