//! What the window does with an answer of the store.

use egui::{Context, ViewportCommand, vec2};
use serde_json::Value;

use crate::app::frame::fitting;
use crate::app::nav::place::Place;
use crate::app::state::messages::{Notification, Offer};
use crate::app::state::open::Open;
use crate::app::state::people::People;
use crate::app::state::prefs::Settings;
use crate::app::state::shelf::Shelf;
use crate::app::state::{boxes, drafts, people, prefs};
use crate::app::sync::session::{Opener, Session};
use crate::app::sync::session_event::SessionEvent;
use crate::app::sync::store_client::PendingRequest;
use crate::app::{App, AppAction, ask_for_everything, ask_for_figures_and_people, figures_key};
use crate::games::{self, Game};
use crate::locale::Message;
use crate::store::{Answer, Line, Listed, Notice, PlayId, Reply, Request, StoreError, json};

impl App {
    /// Brings an answer to whom it is for.
    pub(in crate::app) fn take(&mut self, ctx: &Context, answer: Answer) {
        if let Some(open) = &mut self.model.open
            && open.session.take(&answer)
        {
            return;
        }
        let Some(ticket) = answer.ticket else { return self.take_unasked(answer.result) };
        let Some(errand) = self.client.errand(ticket) else { return };
        if matches!(answer.result, Ok(Reply::Overtaken(_))) {
            self.client.overtaken(ticket);
        } else {
            let was_unsaved = self.client.unsaved().is_some();
            let news = self.client.came(ticket, answer.result.as_ref().err());
            self.watch_unsaved(was_unsaved, news, answer.result.is_err());
        }
        if errand == PendingRequest::Household {
            return self.heard_for_household(answer.result);
        }
        match answer.result {
            Ok(reply) => self.take_reply(ctx, errand, reply),
            Err(error) => self.take_error(errand, error),
        }
    }

    fn take_unasked(&mut self, result: Result<Reply, StoreError>) {
        match result {
            Ok(Reply::Opened(notices)) => {
                self.model.broken = None;
                self.look_for_salvage(&notices);
                self.tell_of_moved(&notices);
                self.model.notices.extend(notices);
                // At the start it was asked for already, and is answered next.
                if !self.client.expects(PendingRequest::Plays) {
                    ask_for_everything(&mut self.client, self.model.games, &self.model.drafts.key());
                }
                self.store_was_replaced();
                self.changed_elsewhere();
            }
            Ok(Reply::ChangedElsewhere) => {
                self.changed_elsewhere();
                ask_for_figures_and_people(&mut self.client, self.model.games);
                match self.place() {
                    Place::Home if !self.client.expects(PendingRequest::Plays) => {
                        self.client.ask(PendingRequest::Plays, Request::Plays { removed: false });
                    }
                    Place::Trash if !self.client.expects(PendingRequest::Trash) => self.ask_plays(),
                    _ => {}
                }
            }
            Ok(Reply::Noticed(notice)) => self.model.notices.push(notice),
            Ok(_) => {}
            Err(error) => {
                if matches!(error, StoreError::Gone { .. }) {
                    // Nothing of the open play has a file any more: it is written again as soon as there is one.
                    self.store_was_replaced();
                }
                self.cannot_open(error);
            }
        }
    }

    /// Says in words at the table too that the plays are in another file now.
    fn tell_of_moved(&mut self, notices: &[Notice]) {
        for notice in notices.iter().filter(|notice| matches!(notice, Notice::Rescued { .. })) {
            self.message(notice.message(), true, None);
        }
    }

    /// Another database may be in the place of the one before: the open play is compared with it, and what is missing there
    /// is written again.
    fn store_was_replaced(&mut self) {
        if let Some(open) = &mut self.model.open {
            open.session.store_was_replaced();
        }
    }

    /// The plays cannot be opened. Their backups can be had all the same.
    fn cannot_open(&mut self, error: StoreError) {
        self.model.broken = Some(error);
        self.client.ask(PendingRequest::Backups, Request::Backups);
    }

    pub(in crate::app) fn changed_elsewhere(&mut self) {
        self.read_own_again();
        if let Some(open) = &mut self.model.open {
            open.session.changed_elsewhere();
        }
    }

    fn take_reply(&mut self, ctx: &Context, errand: PendingRequest, reply: Reply) {
        match (errand, reply) {
            // A change that is on its way, or could not be saved, is not in it; the next answer has both.
            (
                PendingRequest::Settings
                | PendingRequest::People
                | PendingRequest::Aliases
                | PendingRequest::Remarks
                | PendingRequest::Matching
                | PendingRequest::Records
                | PendingRequest::Boxes
                | PendingRequest::Drafts
                | PendingRequest::Figures(_)
                | PendingRequest::KeepNotes,
                _,
            ) if self.client.expects(errand) || self.client.is_unsaved(errand) => {}
            (PendingRequest::Plays, Reply::Plays(plays)) => {
                self.model.broken = None;
                let shelf = Shelf::new(plays);
                // Home asks each time somebody comes to it; what was made of the same plays stays true.
                if !self.model.shelf.as_ref().is_some_and(|before| before.lists_the_same(&shelf)) {
                    self.model.evenings.forget();
                }
                self.model.shelf = Some(shelf);
            }
            (PendingRequest::Trash, Reply::Plays(plays)) => self.model.trash = Shelf::new(plays),
            (PendingRequest::Settings, Reply::Value(kept)) => {
                self.model.settings = Settings::read(kept.as_deref());
                self.tell_folder();
                self.client.knows(prefs::KEY, self.model.settings.known(kept.as_deref()));
                self.speak();
                self.say_later(!self.client.may_change(prefs::KEY), "app-later-settings");
            }
            (PendingRequest::People, Reply::Value(kept)) => {
                self.model.people = People::read(kept.as_deref());
                let could = self.client.may_change(people::KEY);
                self.client.knows(people::KEY, self.model.people.known(kept.as_deref()));
                // It is read again whenever another window writes.
                self.say_later(could && !self.client.may_change(people::KEY), "app-later-people");
            }
            (PendingRequest::Aliases, Reply::Value(kept)) => self.take_aliases(kept.as_deref()),
            (PendingRequest::Remarks, Reply::Value(kept)) => self.take_remarks(kept.as_deref()),
            (PendingRequest::Matching, Reply::Value(kept)) => self.take_matching(kept.as_deref()),
            (PendingRequest::FolderChanges, Reply::Value(kept)) => self.take_folder_changes(kept.as_deref()),
            (PendingRequest::KeepPast(play, of), _) => self.kept_past(play, of),
            (PendingRequest::ReplacePast, _) => self.ask_plays(),
            (PendingRequest::Records, Reply::Value(kept)) => self.take_records(kept.as_deref()),
            (PendingRequest::TakeIn, Reply::Batch(done)) => self.took_in(&done),
            (PendingRequest::CompareKnown, Reply::Lines { play, lines }) => self.compared(Some((&play, &lines))),
            (PendingRequest::PutRight, Reply::Batch(done)) => self.put_right(&done),
            (PendingRequest::TakeChanges(count), Reply::Batch(_)) => self.took_changes(count),
            (PendingRequest::Recount(_), Reply::Lines { play, lines }) => self.recounted(&play, &lines),
            (PendingRequest::Recounted, _) => self.recount_next(),
            (PendingRequest::Boxes, Reply::Value(kept)) => {
                let (read, known) = boxes::Boxes::read(kept.as_deref());
                self.model.boxes = read;
                self.client.knows(boxes::KEY, known);
            }
            (PendingRequest::Drafts, Reply::Value(kept)) => self.take_drafts(kept.as_deref()),
            (PendingRequest::LeftDrafts(slot), Reply::Value(kept)) => self.take_over_drafts(slot, kept.as_deref()),
            (PendingRequest::Figures(game), Reply::Value(Some(kept))) => {
                // What is no JSON is no figures of any game, and is not written over.
                self.model.figures.insert(game, json::parse(&kept).unwrap_or(Value::String(kept)));
                let known = self.model.figures_read(game).ok();
                self.client.knows(&figures_key(game), known);
            }
            (
                PendingRequest::OwnHead
                | PendingRequest::OwnPage(_)
                | PendingRequest::Notes
                | PendingRequest::KeepNotes
                | PendingRequest::Recent,
                reply,
            ) => {
                self.take_own(errand, reply);
            }
            (PendingRequest::KeepTable, Reply::Overtaken(others)) => self.add_cards_again(others),
            (PendingRequest::KeepTable, _) => self.kept_cards(Ok(())),
            (PendingRequest::KeepOwn, Reply::Overtaken(others)) => self.own_overtaken(others),
            (PendingRequest::KeepOwn, _) => self.kept_own(),
            (PendingRequest::Window, Reply::Value(Some(kept))) => {
                if let Ok((width, height)) = json::read::<(f32, f32)>(&kept) {
                    let size = ctx.input(|input| fitting(vec2(width, height), input.viewport()));
                    self.size = Some(size);
                    ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
                }
            }
            (PendingRequest::Templates, Reply::Templates(files)) => {
                for fault in self.model.templates.take(files) {
                    self.message(fault, true, None);
                }
            }
            (PendingRequest::KeepTemplate, reply) => {
                let sent = self.model.templates.sent.take();
                // Another window may have given the name that was wanted to another template.
                self.model.templates.stored = if let Reply::Template(name) = reply { Some(name) } else { sent };
                self.template_done("app-template-kept");
            }
            (PendingRequest::RemoveTemplate, _) => self.template_done("app-template-removed"),
            (PendingRequest::Backups, Reply::Backups(backups)) => self.model.backups = backups,
            (PendingRequest::Shown, Reply::Value(kept)) => self.take_shown(kept.as_deref()),
            (PendingRequest::ShowAgain(by), Reply::Lines { play, lines }) => self.take_again(by, play, &lines),
            (PendingRequest::Open(_), Reply::Lines { play, lines }) => match self.open_lines(play, &lines) {
                Ok(()) => self.arrive(),
                Err(why) => self.message(why, true, None),
            },
            (PendingRequest::Add, _) => self.ask_plays(),
            (PendingRequest::Compare, Reply::Lines { play, lines }) => self.add_imported(Some((&play, &lines))),
            (PendingRequest::Import, _) => self.imported(),
            (PendingRequest::Gather, Reply::Plays(plays)) => self.gather(&plays),
            (PendingRequest::GatherPlay(_), Reply::Lines { play, lines }) => self.gathered(play, lines),
            (PendingRequest::OpenSound(_, entry), Reply::Lines { play, lines }) => self.open_sound(play, &lines, entry),
            (PendingRequest::GoOnAsNew(copy), _) => self.went_on_as_new(copy),
            (PendingRequest::FindSalvage, Reply::Salvage(plays)) => self.model.salvage = plays,
            (PendingRequest::TakeSalvage, Reply::Salvage(plays)) => self.salvaged(&plays),
            (PendingRequest::Remove(play), _) => {
                self.ask_plays();
                self.message(Message::new("app-removed"), false, Some(Offer::Restore(play)));
            }
            (PendingRequest::Restore(_), _) => {
                self.ask_plays();
                self.message(Message::new("app-restored"), false, None);
            }
            (PendingRequest::Purge, _) => self.purged(Ok(())),
            (PendingRequest::Recover, Reply::Opened(notices)) => {
                self.look_for_salvage(&notices);
                self.model.notices = notices;
                ask_for_everything(&mut self.client, self.model.games, &self.model.drafts.key());
                self.changed_elsewhere();
            }
            _ => {}
        }
    }

    fn take_error(&mut self, errand: PendingRequest, error: StoreError) {
        match errand {
            PendingRequest::Plays => self.cannot_open(error),
            // As far as it is sound it can be looked at, and gone on from.
            PendingRequest::Open(play) if self.opens_sound(play, &error) => {}
            PendingRequest::GatherPlay(play) => self.not_gathered(play, &error),
            // What is damaged of what was kept is said, and done without.
            PendingRequest::Settings
            | PendingRequest::People
            | PendingRequest::Aliases
            | PendingRequest::Remarks
            | PendingRequest::Matching
            | PendingRequest::Records
            | PendingRequest::Figures(_)
            | PendingRequest::Boxes
            | PendingRequest::Drafts
            | PendingRequest::Templates
                if matches!(error, StoreError::DamagedValue { .. }) =>
            {
                self.message(error.message(), true, None);
            }
            // What is not known of the times is noticed again.
            PendingRequest::FindSalvage | PendingRequest::KeepStamps | PendingRequest::FolderChanges => {}
            // A play that cannot be read is not counted; opening it says why.
            PendingRequest::Recount(_) | PendingRequest::Recounted => self.recount_next(),
            PendingRequest::KeepPast(..) => self.past_not_kept(&error),
            PendingRequest::CompareKnown => self.compared(None),
            PendingRequest::Compare if matches!(error, StoreError::NoPlay { .. }) => self.add_imported(None),
            // What was kept can be read when the store is well again; the list says what is wrong.
            // Nothing of a person's is lost with it: Home comes first.
            PendingRequest::ShowAgain(_) | PendingRequest::Shown | PendingRequest::KeepShown => {}
            PendingRequest::Settings
            | PendingRequest::People
            | PendingRequest::Aliases
            | PendingRequest::Remarks
            | PendingRequest::Matching
            | PendingRequest::Records
            | PendingRequest::Figures(_)
            | PendingRequest::Boxes
            | PendingRequest::Templates
            | PendingRequest::Window => {}
            PendingRequest::OwnHead | PendingRequest::OwnPage(_) | PendingRequest::Notes | PendingRequest::Recent => {
                self.model.shelf_of_own.failed();
                if matches!(error, StoreError::DamagedValue { .. }) {
                    self.message(error.message(), true, None);
                }
            }
            PendingRequest::KeepTable => self.kept_cards(Err(error)),
            // What was entered waits in the backlog, and that was said.
            PendingRequest::KeepOwn => self.model.shelf_of_own.own.not_kept(),
            PendingRequest::Drafts
            | PendingRequest::LeftDrafts(_)
            | PendingRequest::EmptySlot
            | PendingRequest::KeepNotes
            | PendingRequest::KeepRecent => {}
            PendingRequest::Purge => self.purged(Err(error)),
            _ => {
                match errand {
                    PendingRequest::Compare | PendingRequest::Import => self.stop_import(),
                    PendingRequest::Gather => self.gathering = None,
                    PendingRequest::TakeIn | PendingRequest::PutRight | PendingRequest::TakeChanges(_) => {
                        self.stop_taking_in();
                    }
                    _ => {}
                }
                self.message(error.message(), true, None);
            }
        }
    }

    /// Says that something was kept by a later version, where it was.
    fn say_later(&mut self, later: bool, key: &'static str) {
        if later {
            self.message(Message::new(key), true, None);
        }
    }

    /// A template is on disk, or put aside: its form is left, which holds what is typed until then.
    fn template_done(&mut self, key: &'static str) {
        self.client.ask(PendingRequest::Templates, Request::Templates);
        if matches!(self.place(), Place::Template(_)) {
            self.done(self.place());
        }
        self.message(Message::new(key), false, None);
    }

    /// Asks for the list of plays, and for the trash, anew.
    pub(in crate::app) fn ask_plays(&mut self) {
        self.client.ask(PendingRequest::Plays, Request::Plays { removed: false });
        self.client.ask(PendingRequest::Trash, Request::Plays { removed: true });
    }

    /// Opens a play and shows its table; an error says why it can't be.
    pub(in crate::app) fn open_lines(&mut self, listed: Listed, lines: &[Line]) -> Result<(), Message> {
        let game = games::game_of(self.model.games, &listed.header).map_err(|error| error.message())?;
        let listed_id = listed.header.id;
        let session =
            Session::open(listed, lines, opener(game), &self.writer(listed_id)).map_err(|error| error.message())?;
        self.show_session(session, game);
        self.go(Place::Table);
        // Whatever else was to be ended is forgotten: another play was opened since.
        if self.ending.take() == Some(listed_id) {
            self.ask_to_end(None);
        }
        Ok(())
    }

    /// Makes this the open play.
    pub(in crate::app) fn show_session(&mut self, session: Session, game: &'static dyn Game) {
        let mut view = game.view();
        if let Some(draft) = self.model.drafts.raw(&drafts::form_of(session.id())) {
            view.resume(draft);
        }
        self.model.open = Some(Open::new(session, game, view.as_mut(), &self.model.texts));
        self.view = Some(view);
    }

    /// Shows the play that was begun when it is on disk, or when it is known that it can't be.
    pub(in crate::app) fn go_on_when_idle(&mut self) {
        let Some(open) = &self.model.open else {
            if let Some(act) = self.after_idle.take() {
                self.apply(act);
            }
            return;
        };
        let (on_disk, idle) = (open.session.is_on_disk() || open.session.fault().is_some(), open.session.is_idle());
        if self.beginning && on_disk {
            self.beginning = false;
            self.done(Place::NewPlay);
            self.go(Place::Table);
        }
        if idle && let Some(act) = self.after_idle.take() {
            self.apply(act);
        }
    }

    /// Makes messages of what the session has to tell.
    pub(in crate::app) fn tell_news(&mut self) {
        let news = self.model.open.as_mut().map(|open| open.session.news()).unwrap_or_default();
        let shared = self.model.share.play.is_some() || self.model.table_here().is_some();
        for news in news {
            if shared && matches!(news, SessionEvent::FromElsewhere(_)) {
                // At a table of many devices somebody enters all evening. What it was is in sight and in History, and a
                // message each time would lie over what the next finger is after.
                continue;
            }
            if news == SessionEvent::SavedAgain {
                // There is room again, for all else that waits too.
                self.retry_values();
            }
            let offer = match news {
                SessionEvent::TookBack(_) => Some(Offer::Redo),
                SessionEvent::PutBack(_) | SessionEvent::Changed(_) => Some(Offer::Undo),
                _ => None,
            };
            self.message(news.message(), news.is_warning(), offer);
        }
    }

    /// Says something.
    pub(in crate::app) fn message(&mut self, words: Message, warning: bool, offer: Option<Offer>) {
        let at = self.model.clock.now();
        self.model.messages.say(Notification { at, words, warning, offer });
    }

    /// Asks for a play, when the one that is open has said everything to the store.
    pub(in crate::app) fn ask_for(&mut self, play: PlayId) {
        self.decide();
        if self.keeps_open() {
            self.after_idle = Some(AppAction::Open(play));
        } else {
            self.client.link().attach(play);
            self.client.ask(PendingRequest::Open(play), Request::Read { play, after: 0 });
        }
    }

    /// Whether the open play must stay open: it still talks to the store.
    pub(in crate::app) fn keeps_open(&self) -> bool {
        self.model.open.as_ref().is_some_and(|open| !open.session.is_idle())
    }
}

/// How a game opens a play.
pub(in crate::app) fn opener(game: &'static dyn Game) -> Opener {
    Box::new(move |lines| game.open(lines))
}
