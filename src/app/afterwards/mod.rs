//! A play that was written down afterwards: any box, the day, the players, their results as sums, and who won.

mod form;
mod keep;
mod offers;
mod parts;
pub mod past_play;

use chrono::NaiveDate;
use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::drafts::{draft, form as form_name};
use crate::app::state::model::Model;
use crate::games::written;
use crate::kit::{Button, Side, Width, bottom_bar, page, page_of_two};
use crate::locale::Message;
use crate::stats::Remark;
use crate::store::PlayId;
use crate::table::written::{Written, WrittenResult};

use form::{CheckedResult, ResultForm, begins};
use offers::Offers;
use past_play::PastPlay;

/// The form, of a new play or of the open one.
pub struct PastScreen {
    form: ResultForm,
    /// What stood there at first.
    first: ResultForm,
    /// The id of the play that it makes.
    id: PlayId,
    /// The play that is changed, with its day and what was written down; none for a new one.
    before: Option<Before>,
    /// Why a name was not taken.
    refused: Option<Message>,
    /// Whether all people are offered, and not the last ones alone.
    everybody: bool,
    offers: Option<Offers>,
}

/// The play that is changed.
struct Before {
    id: PlayId,
    day: NaiveDate,
    started: chrono::DateTime<chrono::Utc>,
    written: Written,
}

impl PastScreen {
    /// The form of a new play, with what was left half typed.
    pub fn new(model: &Model) -> Self {
        let today = model.clock.local(model.clock.now()).date();
        Self::with(model, Place::WriteDown, ResultForm::of_today(today), None)
    }

    /// The form of the open play, with what was left half changed.
    pub fn of_open(model: &Model) -> Self {
        let before = model.open.as_ref().and_then(|open| {
            let play = open.session.play();
            let (id, header) = (open.session.id(), open.session.header());
            let names: Vec<&str> = play.setup().players.iter().map(|player| player.name.as_str()).collect();
            let written = written::of(play)?.clone();
            let day = written.day.unwrap_or_else(|| model.clock.local(header.started).date());
            // What was said since counts, also that nothing is; the list of plays may not have come yet.
            let said = model.evenings.remarks().of(id).cloned();
            let remark =
                said.unwrap_or_else(|| Remark { location: written.location.clone(), note: written.note.clone() });
            let first = ResultForm::of(&written, &names, day, remark);
            Some((first, Before { id, day, started: header.started, written }))
        });
        let (first, before) = before.map_or_else(Default::default, |(first, before)| (first, Some(before)));
        Self::with(model, Place::EditPast, first, before)
    }

    fn with(model: &Model, place: Place, first: ResultForm, before: Option<Before>) -> Self {
        let about = before.as_ref().map(|before| before.id.to_string());
        let name = form_name(place, about.as_deref());
        let half = name.and_then(|name| model.drafts.get::<ResultForm>(&name));
        Self {
            form: half.unwrap_or_else(|| first.clone()),
            first,
            id: PlayId::fresh(),
            before,
            refused: None,
            everybody: false,
            offers: None,
        }
    }

    /// What is kept when the loud button is tapped.
    fn past(&self, model: &Model, checked: CheckedResult) -> PastPlay {
        let CheckedResult { day, names, mut written } = checked;
        let started = match &self.before {
            Some(before) if before.day == day => before.started,
            _ => begins(day, &model.clock),
        };
        if let Some(before) = &self.before {
            let same_day = before.day == day;
            keep_the_rest(&mut written, &before.written, same_day);
        }
        PastPlay { id: self.id, of: self.before.as_ref().map(|before| before.id), started, names, written }
    }
}

/// What no field of the form is for stays as it was written down.
fn keep_the_rest(written: &mut Written, before: &Written, same_day: bool) {
    // Places that another program said hold as long as nothing of the result is another.
    let scored = |written: &Written| {
        let one = |one: &WrittenResult| (one.parts.clone(), one.half, one.said.clone());
        written.results.iter().map(one).collect::<Vec<_>>()
    };
    if scored(before) == scored(written) && (&before.winners, before.wins) == (&written.winners, written.wins) {
        written.results.clone_from(&before.results);
    }
    written.day = before.day.filter(|_| same_day);
    written.expansions.clone_from(&before.expansions);
    (written.together, written.foreign) = (before.together, before.foreign.clone());
}

impl Screen for PastScreen {
    fn draft(&self) -> Option<Value> {
        (self.form != self.first).then(|| draft(&self.form)).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let title = if self.before.is_some() { "afterwards-edit" } else { "afterwards-title" };
        title_bar(ui, context, &texts.t(title), |ui, _| {
            if self.form != self.first && ui.add(Button::quiet(&texts.t("app-start-over"))).clicked() {
                self.form = self.first.clone();
                self.refused = None;
            }
        });
        let today = model.clock.local(model.clock.now()).date();
        bottom_bar(ui, |ui| {
            let checked = self.form.check(today);
            let missing = checked.as_ref().err().map(|why| texts.say(why));
            let words = texts.t("afterwards-keep");
            if loud_in_bar(ui, Button::primary(&words).missing(missing.as_deref()))
                && let Ok(checked) = checked
            {
                context.actions.push(AppAction::KeepPast(Box::new(self.past(model, checked))));
            }
        });
        if self.offers.as_ref().is_none_or(|offers| !offers.are_of(model)) {
            self.offers = Some(Offers::new(model));
        }
        if Width::of(ui).is_wide() {
            page_of_two(ui, |ui, side| match side {
                Side::Left => {
                    self.game(ui, model);
                    self.when_and_where(ui, model);
                    self.more(ui, model);
                }
                Side::Right => {
                    self.people(ui, model);
                    self.results(ui, model);
                    self.winner(ui, model);
                }
            });
        } else {
            page(ui, |ui| {
                self.game(ui, model);
                self.when_and_where(ui, model);
                self.people(ui, model);
                self.results(ui, model);
                self.winner(ui, model);
                self.more(ui, model);
            });
        }
    }
}
