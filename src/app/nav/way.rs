//! The way to the screen that is shown: the screens under it, and what was left unfinished on those that were left.

use serde_json::Value;

use crate::app::nav::screen::{Place, Screen};
use crate::app::screens::screen_of;
use crate::app::state::drafts::form;
use crate::app::state::model::Model;

/// Where we are, and how we came here.
pub struct Way {
    /// The first is Home.
    screens: Vec<Open>,
    /// Left with something typed that is kept nowhere else, each with what it was about.
    unfinished: Vec<(Place, Option<String>, Box<dyn Screen>)>,
    /// How many screens were opened so far.
    opened: u32,
}

/// A screen on the way.
struct Open {
    place: Place,
    /// The name of its form, by which its draft is kept; none where it is no form.
    form: Option<String>,
    /// Tells it apart from the same screen opened earlier, so that it does not come scrolled as that one was. Home and the
    /// screens of one play are always the same ones and stay as they were.
    visit: u32,
    screen: Box<dyn Screen>,
}

impl Way {
    /// At Home.
    pub fn new(model: &Model) -> Self {
        let home = Open { place: Place::Home, form: None, visit: 0, screen: screen_of(Place::Home, model) };
        Self { screens: vec![home], unfinished: Vec::new(), opened: 0 }
    }

    /// Where we are.
    pub fn place(&self) -> Place {
        self.screens.last().map_or(Place::Home, |open| open.place)
    }

    /// How many steps back there are.
    pub fn steps(&self) -> usize {
        self.screens.len().saturating_sub(1)
    }

    /// Whether a screen of the open play is on the way.
    pub fn is_in_play(&self) -> bool {
        self.screens.iter().any(|open| open.place.is_in_play())
    }

    /// The screen that is shown, with an id for what egui remembers of it.
    pub fn shown(&mut self) -> Option<((Place, u32), &mut dyn Screen)> {
        let open = self.screens.last_mut()?;
        Some(((open.place, open.visit), open.screen.as_mut()))
    }

    /// What stands half entered on each form that is open or was left so, by the form's name.
    pub fn drafts(&self) -> impl Iterator<Item = (String, Option<Value>)> {
        let open = self.screens.iter().filter_map(|open| Some((open.form.clone()?, open.screen.draft())));
        let left = self
            .unfinished
            .iter()
            .filter_map(|(place, about, screen)| Some((form(*place, about.as_deref())?, screen.draft())));
        open.chain(left)
    }

    /// Makes the forms anew on which nobody has done anything yet: the drafts of them are known only now.
    pub fn resume(&mut self, model: &Model) {
        for open in &mut self.screens {
            let draft = open.form.as_deref().and_then(|form| model.drafts.raw(form));
            if draft.is_some() && !open.screen.is_unfinished() {
                open.screen = screen_of(open.place, model);
            }
        }
    }

    /// Goes to a place. Home and the table are where the ways begin, so what lay over them is left; a form that was left
    /// unfinished is there again.
    pub fn go(&mut self, place: Place, model: &Model) {
        if let Some(at) = self.screens.iter().position(|open| open.place == place) {
            self.leave(at + 1, model);
            return;
        }
        if place.is_in_play() {
            self.leave(if place == Place::Table { 1 } else { self.screens.len() }, model);
        }
        let about = about(place, model);
        let again = self.unfinished.iter().position(|(there, what, _)| (*there, what) == (place, &about));
        let mut screen = again.map_or_else(|| screen_of(place, model), |again| self.unfinished.remove(again).2);
        screen.take(model);
        let stays = place == Place::Home || place.is_in_play();
        self.opened += u32::from(!stays);
        let visit = if stays { 0 } else { self.opened };
        self.screens.push(Open { place, form: form(place, about.as_deref()), visit, screen });
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
        for open in &mut self.screens {
            if open.place.holds_words() {
                open.screen = screen_of(open.place, model);
            }
        }
        self.unfinished.retain(|(place, ..)| !place.holds_words());
    }

    /// Leaves all screens but the first ones.
    fn leave(&mut self, left: usize, model: &Model) {
        for Open { place, screen, .. } in self.screens.split_off(left.min(self.screens.len())) {
            if screen.is_unfinished() {
                let about = about(place, model);
                self.unfinished.retain(|(there, what, _)| (*there, what) != (place, &about));
                self.unfinished.push((place, about, screen));
            }
        }
    }
}

/// What a form is about where a place has several.
pub(in crate::app) fn about(place: Place, model: &Model) -> Option<String> {
    match place {
        Place::Template(_) => model.templates.editing.clone(),
        Place::EditPast => Some(model.open.as_ref()?.session.id().to_string()),
        _ => None,
    }
}
