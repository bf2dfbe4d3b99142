//! What a person has half entered on a form, kept on disk until it is entered or given up, so that it outlives the window.
//!
//! Each form says what stands half made on it as JSON of its own. All of them are kept under one key of the store, so that
//! one request brings them back; another window's are under another key ([`DraftSlot`]). Writes are debounced: what is typed is on disk within half
//! a second, and at once when the screen is left.

use std::collections::BTreeMap;

use egui::Context;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::draft_slot::{self, DraftSlot};
use crate::app::sync::store_client::PendingRequest;
use crate::app::tools::{self, Tools};
use crate::kit::{half_typed, resume_half_typed};
use crate::store::{FieldNames, PlayId, json, merge};

/// The key in the store, of the first slot.
pub(in crate::app) const KEY: &str = "drafts";

/// For how long a change may wait for the next one before it is written, in seconds.
const DEBOUNCE: f64 = 0.4;

/// The drafts of all forms, by the name of the form.
pub struct Drafts {
    /// Where they are kept.
    slot: DraftSlot,
    /// The drafts of windows that have ended, which are to be taken out of their slots once they are written in ours.
    taken_over: Vec<TakenOver>,
    kept: BTreeMap<String, Value>,
    /// Since when something differs from what was written, in seconds of egui's clock.
    since: Option<f64>,
    /// Whether the store has said which there are.
    read: bool,
    /// Whether they have changed since they were written.
    changed: bool,
}

/// What was taken over from a slot.
struct TakenOver {
    slot: u32,
    /// What stays there: the drafts of forms that this window had begun itself.
    stays: BTreeMap<String, Value>,
    /// Whether the rest was sent to the store for this window's slot.
    sent: bool,
}

impl Drafts {
    /// None so far, and to be kept in this slot.
    pub fn of(slot: DraftSlot) -> Self {
        Self { slot, taken_over: Vec::new(), kept: BTreeMap::new(), since: None, read: false, changed: false }
    }

    /// The key under which they are kept.
    pub(in crate::app) fn key(&self) -> String {
        self.slot.key()
    }

    /// The drafts that were kept, and whether they may be written: what a later version keeps in another form stays.
    pub(in crate::app) fn read(kept: Option<&str>) -> (BTreeMap<String, Value>, Option<Value>) {
        let Some(kept) = kept else { return (BTreeMap::new(), Some(Value::Null)) };
        let Some(object) = merge::object(kept) else { return (BTreeMap::new(), None) };
        (object.clone().into_iter().collect(), Some(Value::Object(object)))
    }

    /// The draft of a form, if it can be read.
    pub fn get<T: DeserializeOwned>(&self, form: &str) -> Option<T> {
        json::object(self.kept.get(form)?).ok()
    }

    /// What is kept of a form, as it was written.
    pub fn raw(&self, form: &str) -> Option<&Value> {
        self.kept.get(form)
    }

    fn holds(&self, form: &str, draft: Option<&Value>) -> bool {
        self.kept.get(form) == draft
    }

    fn set(&mut self, form: String, draft: Option<Value>) {
        match draft {
            Some(draft) => drop(self.kept.insert(form, draft)),
            None => drop(self.kept.remove(&form)),
        }
    }
}

/// The name under which the draft of a screen is kept, by what the screen is about; none for one that is no form.
pub fn form(place: Place, about: Option<&str>) -> Option<String> {
    match (place, about) {
        (Place::NewPlay, _) => Some("new-play".to_owned()),
        (Place::WriteDown, _) => Some("write-down".to_owned()),
        (Place::EditPast, Some(play)) => Some(format!("edit-past/{play}")),
        (Place::Template(_), None) => Some("template".to_owned()),
        (Place::Template(_), Some(file)) => Some(format!("template/{file}")),
        _ => None,
    }
}

/// The name under which a dialog of a play keeps what is half entered in it: which dialog, and what it is about.
pub fn form_in(play: PlayId, dialog: &str, about: &str) -> String {
    format!("play/{play}/{dialog}/{about}")
}

/// The name under which what is half entered in a play is kept.
pub fn form_of(play: PlayId) -> String {
    format!("play/{play}")
}

/// What a form holds as JSON; none where it cannot be written, which only a mistake in its type could cause.
pub fn draft(of: &impl Serialize) -> Option<Value> {
    Some(merge::value(of)).filter(|value| !value.is_null())
}

impl App {
    /// Writes the drafts that have changed, when the last change is old enough or it must be `at_once`. To be called once
    /// a frame.
    pub(in crate::app) fn keep_drafts(&mut self, ctx: &Context, at_once: bool) {
        let now = ctx.input(|input| input.time);
        let mut forms: Vec<(String, Option<Value>)> = self.way.drafts().collect();
        if let (Some(open), Some(view)) = (&self.model.open, &self.view) {
            forms.push((form_of(open.session.id()), view.draft()));
        }
        forms.extend(self.typed(ctx));
        forms.extend(self.used_tools());
        forms.extend(self.dialogs.iter().filter_map(|dialog| Some((dialog.form()?, dialog.draft()))));
        forms.retain(|(form, draft)| !self.model.drafts.holds(form, draft.as_ref()));
        if forms.is_empty() {
            self.model.drafts.since = None;
            return;
        }
        let since = *self.model.drafts.since.get_or_insert(now);
        let left = DEBOUNCE - (now - since);
        if left > 0.0 && !at_once {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(left));
            return;
        }
        for (form, draft) in forms {
            self.model.drafts.set(form, draft);
        }
        self.model.drafts.changed = true;
    }

    /// What the tools of any table remember; what they are at the beginning needs no room on the disk.
    fn used_tools(&self) -> Option<(String, Option<Value>)> {
        let used = self.model.drafts.read && self.model.tools != Tools::default();
        used.then(|| (tools::FORM.to_owned(), draft(&self.model.tools)))
    }

    /// What is half typed on the keypads of counts. The kit keeps it by the name of each, so another play takes up its own.
    fn typed(&mut self, ctx: &Context) -> Option<(String, Option<Value>)> {
        if !self.model.drafts.read {
            return None;
        }
        let play = self.model.open.as_ref().map(|open| open.session.id());
        let form = play.map_or_else(|| "typed".to_owned(), |play| form_in(play, "typed", "counts"));
        if self.typed_in.as_ref() != Some(&form) {
            resume_half_typed(ctx, self.model.drafts.get(&form).unwrap_or_default());
            self.typed_in = Some(form);
            return None;
        }
        let typed = half_typed(ctx);
        Some((form, (!typed.is_empty()).then(|| draft(&typed)).flatten()))
    }

    /// Writes what is left of forms that are gone from the screen, at once.
    pub(in crate::app) fn settle_drafts(&mut self, mut left: Vec<(String, Option<Value>)>) {
        left.retain(|(form, draft)| !self.model.drafts.holds(form, draft.as_ref()));
        if left.is_empty() {
            return;
        }
        for (form, draft) in left {
            self.model.drafts.set(form, draft);
        }
        self.model.drafts.changed = true;
    }

    /// A form was entered or given up: nothing of it is wanted again.
    pub(in crate::app) fn forget_draft(&mut self, form: &str) {
        self.model.drafts.changed |= self.model.drafts.kept.remove(form).is_some();
    }

    /// Writes the drafts if they have changed, and says whether they have. To be called at the end of a frame, after what
    /// was tapped in it.
    pub(in crate::app) fn write_drafts(&mut self) -> bool {
        let changed = std::mem::take(&mut self.model.drafts.changed);
        if !changed {
            return false;
        }
        let (key, names) = (self.model.drafts.key(), self.draft_names());
        let drafts = &mut self.model.drafts;
        drafts.since = None;
        drafts.taken_over.iter_mut().for_each(|taken| taken.sent = true);
        self.client.change(PendingRequest::Drafts, &key, names, merge::value(&drafts.kept));
        true
    }

    /// What tells the entries of the lists in drafts apart.
    fn draft_names(&self) -> FieldNames {
        let figures = self.model.games.iter().flat_map(|game| game.figure_names());
        ["id", "name"].into_iter().chain(figures.copied()).collect()
    }

    /// Takes the drafts as they are kept. At the start, a form on which nobody has done anything yet shows its own.
    pub(in crate::app) fn take_drafts(&mut self, kept: Option<&str>) {
        let (drafts, known) = Drafts::read(kept);
        self.client.knows(&self.model.drafts.key(), known);
        self.model.drafts.kept = drafts;
        if !std::mem::replace(&mut self.model.drafts.read, true) {
            self.resume_tools();
            self.way.resume(&self.model);
            for &slot in self.model.drafts.slot.free() {
                self.client.ask_value(PendingRequest::LeftDrafts(slot), &draft_slot::key(slot));
            }
        }
        // What was taken over is on disk in this window's slot now.
        let written: Vec<TakenOver> = self.model.drafts.taken_over.extract_if(.., |taken| taken.sent).collect();
        for TakenOver { slot, stays, .. } in written {
            let names = self.draft_names();
            self.client.change(PendingRequest::EmptySlot, &draft_slot::key(slot), names, merge::value(&stays));
        }
    }

    /// Takes over what a window that has ended left half made in its slot, but on forms that are begun here too: those drafts
    /// stay where they are, until a window can show them.
    pub(in crate::app) fn take_over_drafts(&mut self, slot: u32, kept: Option<&str>) {
        let (theirs, known) = Drafts::read(kept);
        let mut begun: Vec<String> = self.way.drafts().filter_map(|(form, draft)| draft.map(|_| form)).collect();
        begun.extend(self.model.open.as_ref().map(|open| form_of(open.session.id())));
        begun.extend(self.used_tools().map(|(form, _)| form));
        let drafts = &mut self.model.drafts;
        let is_begun = |form: &String| drafts.kept.contains_key(form) || begun.contains(form);
        let (stays, taken): (BTreeMap<_, _>, BTreeMap<_, _>) = theirs.into_iter().partition(|(form, _)| is_begun(form));
        if taken.is_empty() {
            return;
        }
        if self.typed_in.as_ref().is_some_and(|form| taken.contains_key(form)) {
            // The keypads take up what was typed there.
            self.typed_in = None;
        }
        let tools = taken.contains_key(tools::FORM);
        drafts.kept.extend(taken);
        drafts.changed = true;
        drafts.taken_over.push(TakenOver { slot, stays, sent: false });
        self.client.knows(&draft_slot::key(slot), known);
        if tools {
            self.resume_tools();
        }
        self.way.resume(&self.model);
    }

    /// Sets the tools of any table as their draft has them.
    fn resume_tools(&mut self) {
        self.model.tools = self.model.drafts.get::<Tools>(tools::FORM).unwrap_or_default().checked();
    }
}
