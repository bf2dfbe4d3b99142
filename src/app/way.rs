//! The way to the screen that is shown: the screens under it, and what was left unfinished on those that were left.

use super::model::Model;
use super::screen::{Place, Screen};

/// Where we are, and how we came here.
pub struct Way {
    /// The first is Home.
    screens: Vec<(Place, Box<dyn Screen>)>,
    /// Left with something typed that is kept nowhere else, each with what it was about.
    unfinished: Vec<(Place, Option<String>, Box<dyn Screen>)>,
}

impl Way {
    /// At Home.
    pub fn new(model: &Model) -> Self {
        Self { screens: vec![(Place::Home, Place::Home.screen(model))], unfinished: Vec::new() }
    }

    /// Where we are.
    pub fn place(&self) -> Place {
        self.screens.last().map_or(Place::Home, |(place, _)| *place)
    }

    /// How many steps back there are.
    pub fn steps(&self) -> usize {
        self.screens.len().saturating_sub(1)
    }

    /// Whether a screen of the open play is on the way.
    pub fn is_in_play(&self) -> bool {
        self.screens.iter().any(|(place, _)| place.is_in_play())
    }

    /// The screen that is shown.
    pub fn shown(&mut self) -> Option<&mut (Place, Box<dyn Screen>)> {
        self.screens.last_mut()
    }

    /// Goes to a place. Home and the table are where the ways begin, so what lay over them is left; a form that was left
    /// unfinished is there again.
    pub fn go(&mut self, place: Place, model: &Model) {
        if let Some(at) = self.screens.iter().position(|(there, _)| *there == place) {
            self.leave(at + 1, model);
            return;
        }
        if place.is_in_play() {
            self.leave(if place == Place::Table { 1 } else { self.screens.len() }, model);
        }
        let about = about(place, model);
        let again = self.unfinished.iter().position(|(there, what, _)| (*there, what) == (place, &about));
        let screen = again.map_or_else(|| place.screen(model), |again| self.unfinished.remove(again).2);
        self.screens.push((place, screen));
    }

    /// Goes a step back.
    pub fn back(&mut self, model: &Model) {
        self.leave(self.screens.len().saturating_sub(1).max(1), model);
    }

    /// What this place was for is done: nothing that was typed there is wanted again.
    pub fn done(&mut self, place: Place, model: &Model) {
        let about = about(place, model);
        self.unfinished.retain(|(there, what, _)| (*there, what) != (place, &about));
        if self.place() == place {
            self.screens.pop();
        }
    }

    /// Makes the screens anew that hold words of a language; what was typed on them is lost with it.
    pub fn forget_words(&mut self, model: &Model) {
        for (place, screen) in &mut self.screens {
            if place.holds_words() {
                *screen = place.screen(model);
            }
        }
        self.unfinished.retain(|(place, ..)| !place.holds_words());
    }

    /// Leaves all screens but the first ones.
    fn leave(&mut self, left: usize, model: &Model) {
        for (place, screen) in self.screens.split_off(left.min(self.screens.len())) {
            if screen.is_unfinished() {
                let about = about(place, model);
                self.unfinished.retain(|(there, what, _)| (*there, what) != (place, &about));
                self.unfinished.push((place, about, screen));
            }
        }
    }
}

/// What a form is about where a place has several.
fn about(place: Place, model: &Model) -> Option<String> {
    matches!(place, Place::Template(_)).then(|| model.templates.editing.clone()).flatten()
}
