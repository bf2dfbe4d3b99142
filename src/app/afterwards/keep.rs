//! Keeping a play that was written down afterwards: as a new one, or in the place of what stood there.

use super::past_play::PastPlay;
use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::people::{self, People};
use crate::app::sync::session::UserCommand;
use crate::app::sync::store_client::PendingRequest;
use crate::games::written;
use crate::locale::Message;
use crate::stats::Remark;
use crate::store::exchange::Exported;
use crate::store::{PlayId, Request, StoreError, merge};
use crate::table::seat::{PieceColor, Player, Shape};

impl App {
    /// Keeps a play that was written down. Where only the result of an earlier one has changed, that is an entry of its log;
    /// with another day or other players it is another play, and the one before goes into the trash.
    pub(in crate::app) fn keep_past_play(&mut self, past: PastPlay) {
        if let Some(play) = past.of
            && self.is_same_table(play, &past)
        {
            self.keep_remark(play, Remark { location: past.written.location.clone(), note: past.written.note.clone() });
            self.user_command(UserCommand::Enter(written::rewrite(&past.written)));
            self.done(Place::EditPast);
            self.go(Place::Table);
            return;
        }
        if self.refuses_to_leave() {
            return;
        }
        let PastPlay { id, of, started, names, written } = past;
        let players = seats_of(&names, &self.model.people);
        match written::write_down(Some(id), started, &self.by, &players, &written) {
            Ok(Exported { header, lines, summary, finished }) => {
                let now = self.model.clock.now();
                if self.model.people.meet(&players, now) {
                    let names = people::NAMES.to_vec();
                    self.client.change(PendingRequest::People, people::KEY, names, merge::value(&self.model.people));
                }
                let request = Request::Create { header, lines, summary, finished };
                self.client.ask(PendingRequest::KeepPast(id, of), request);
            }
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Whether the play that is open is this one, with the same players on the same day.
    fn is_same_table(&self, play: PlayId, past: &PastPlay) -> bool {
        let Some(open) = self.model.open.as_ref().filter(|open| open.session.id() == play) else { return false };
        let players = &open.session.play().setup().players;
        open.session.header().started == past.started && players.iter().map(|player| &player.name).eq(past.names.iter())
    }

    /// A play that was written down is on disk: it is shown, and the one in whose place it stands goes.
    pub(in crate::app) fn kept_past(&mut self, id: PlayId, of: Option<PlayId>) {
        if let Some(before) = of {
            self.done(Place::EditPast);
            self.model.open = None;
            self.view = None;
            self.client.ask(PendingRequest::ReplacePast, Request::Remove { play: before });
            self.message(Message::new("afterwards-replaced"), false, None);
        } else {
            self.done(Place::WriteDown);
            self.message(Message::new("afterwards-kept"), false, None);
        }
        self.ask_plays();
        self.ask_for(id);
    }

    /// A play that was written down could not be kept. What was typed stays on the form.
    pub(in crate::app) fn past_not_kept(&mut self, error: &StoreError) {
        // A second tap: the first one has kept it.
        if !matches!(error, StoreError::Exists { .. }) {
            self.message(error.message(), true, None);
        }
    }
}

/// Players of these names with the marks that are remembered of them, as far as nobody before has the same; the others get
/// what is left.
pub fn seats_of(names: &[String], people: &People) -> Vec<Player> {
    let mut players = written::players(names.iter().map(String::as_str));
    let colors = marks_of(names, &PieceColor::ALL, |name| people.find(name)?.usual_color());
    let shapes = marks_of(names, &Shape::ALL, |name| Some(people.find(name)?.shape));
    for ((player, color), shape) in players.iter_mut().zip(colors).zip(shapes) {
        player.color = color.unwrap_or(player.color);
        player.shape = shape.unwrap_or(player.shape);
    }
    players
}

/// One of these for each name: its own where it is free, else one that nobody has; none where all are taken.
fn marks_of<T: Copy + PartialEq>(names: &[String], all: &[T], own: impl Fn(&str) -> Option<T>) -> Vec<Option<T>> {
    let mut marks: Vec<Option<T>> = Vec::with_capacity(names.len());
    for name in names {
        let mark = own(name).filter(|own| !marks.contains(&Some(*own)));
        marks.push(mark);
    }
    for at in 0..marks.len() {
        let free = all.iter().copied().find(|one| !marks.contains(&Some(*one)));
        if let Some(mark) = marks.get_mut(at).filter(|mark| mark.is_none()) {
            *mark = free;
        }
    }
    marks
}
