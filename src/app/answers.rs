//! What the window does with an answer of the store.

use egui::{Context, ViewportCommand, vec2};
use serde_json::Value;

use super::frame::fitting;
use super::messages::{Message, Offer};
use super::news::News;
use super::open::Open;
use super::people::People;
use super::post::Errand;
use super::prefs::Settings;
use super::screen::Place;
use super::session::{Opener, Session};
use super::shelf::Shelf;
use super::{Act, App, ask_for_everything, ask_for_figures_and_people, drafts, figures_key, people, prefs};
use crate::games::{self, Game};
use crate::locale::Say;
use crate::store::{Answer, Line, Listed, Notice, PlayId, Reply, Request, StoreError, reader};

impl App {
    /// Brings an answer to whom it is for.
    pub(super) fn take(&mut self, ctx: &Context, answer: Answer) {
        if let Some(open) = &mut self.model.open
            && open.session.take(&answer)
        {
            return;
        }
        let Some(ticket) = answer.ticket else { return self.take_unasked(answer.result) };
        let Some(errand) = self.post.errand(ticket) else { return };
        let was_unsaved = self.post.unsaved().is_some();
        let news = self.post.came(ticket, answer.result.as_ref().err());
        self.watch_unsaved(was_unsaved, news, answer.result.is_err());
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
                if !self.post.expects(Errand::Plays) {
                    ask_for_everything(&mut self.post, self.model.games);
                }
                self.store_was_replaced();
                self.changed_elsewhere();
            }
            Ok(Reply::ChangedElsewhere) => {
                self.changed_elsewhere();
                ask_for_figures_and_people(&mut self.post, self.model.games);
                match self.place() {
                    Place::Home if !self.post.expects(Errand::Plays) => {
                        self.post.ask(Errand::Plays, Request::Plays { removed: false });
                    }
                    Place::Trash if !self.post.expects(Errand::Trash) => self.ask_plays(),
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
            self.message(notice.say(), true, None);
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
        self.post.ask(Errand::Backups, Request::Backups);
    }

    pub(super) fn changed_elsewhere(&mut self) {
        self.read_own_again();
        if let Some(open) = &mut self.model.open {
            open.session.changed_elsewhere();
        }
    }

    fn take_reply(&mut self, ctx: &Context, errand: Errand, reply: Reply) {
        match (errand, reply) {
            // A change that is on its way, or could not be saved, is not in it; the next answer has both.
            (Errand::Settings | Errand::People | Errand::Drafts | Errand::Figures(_) | Errand::KeepNotes, _)
                if self.post.expects(errand) || self.post.is_unsaved(errand) => {}
            (Errand::Plays, Reply::Plays(plays)) => {
                self.model.broken = None;
                self.model.shelf = Some(Shelf::new(plays));
            }
            (Errand::Trash, Reply::Plays(plays)) => self.model.trash = Shelf::new(plays),
            (Errand::Settings, Reply::Value(kept)) => {
                self.model.settings = Settings::read(kept.as_deref());
                self.post.knows(prefs::KEY, self.model.settings.known(kept.as_deref()));
                self.speak();
                self.say_later(!self.post.may_change(prefs::KEY), "app-later-settings");
            }
            (Errand::People, Reply::Value(kept)) => {
                self.model.people = People::read(kept.as_deref());
                let could = self.post.may_change(people::KEY);
                self.post.knows(people::KEY, self.model.people.known(kept.as_deref()));
                // It is read again whenever another window writes.
                self.say_later(could && !self.post.may_change(people::KEY), "app-later-people");
            }
            (Errand::Drafts, Reply::Value(kept)) => self.take_drafts(kept.as_deref()),
            (Errand::Figures(game), Reply::Value(Some(kept))) => {
                // What is no JSON is no figures of any game, and is not written over.
                self.model.figures.insert(game, reader::json(&kept).unwrap_or(Value::String(kept)));
                let known = self.model.figures_read(game).ok();
                self.post.knows(&figures_key(game), known);
            }
            (Errand::OwnHead | Errand::OwnPage(_) | Errand::Notes | Errand::KeepNotes | Errand::Recent, reply) => {
                self.take_own(errand, reply);
            }
            (Errand::KeepTable, _) => self.kept_cards(Ok(())),
            (Errand::KeepOwn(news), _) => self.kept_own(news),
            (Errand::Window, Reply::Value(Some(kept))) => {
                if let Ok((width, height)) = reader::text::<(f32, f32)>(&kept) {
                    let size = ctx.input(|input| fitting(vec2(width, height), input.viewport()));
                    self.size = Some(size);
                    ctx.send_viewport_cmd(ViewportCommand::InnerSize(size));
                }
            }
            (Errand::Templates, Reply::Templates(files)) => {
                for fault in self.model.templates.take(files) {
                    self.message(fault, true, None);
                }
            }
            (Errand::KeepTemplate, reply) => {
                let sent = self.model.templates.sent.take();
                // Another window may have given the name that was wanted to another template.
                self.model.templates.stored = if let Reply::Template(name) = reply { Some(name) } else { sent };
                self.template_done("app-template-kept");
            }
            (Errand::RemoveTemplate, _) => self.template_done("app-template-removed"),
            (Errand::Backups, Reply::Backups(backups)) => self.model.backups = backups,
            (Errand::Shown, Reply::Value(kept)) => self.take_shown(kept.as_deref()),
            (Errand::ShowAgain(by), Reply::Lines { play, lines }) => self.take_again(by, play, &lines),
            (Errand::Open(_), Reply::Lines { play, lines }) => {
                if let Err(why) = self.open_lines(play, &lines) {
                    self.message(why, true, None);
                }
            }
            (Errand::Add, _) => self.ask_plays(),
            (Errand::Compare, Reply::Lines { play, lines }) => self.add_imported(Some((&play, &lines))),
            (Errand::Import, _) => self.imported(),
            (Errand::Gather, Reply::Plays(plays)) => self.gather(&plays),
            (Errand::GatherPlay(_), Reply::Lines { play, lines }) => self.gathered(play, lines),
            (Errand::OpenSound(_, entry), Reply::Lines { play, lines }) => self.open_sound(play, &lines, entry),
            (Errand::GoOnAsNew(copy), _) => self.went_on_as_new(copy),
            (Errand::FindSalvage, Reply::Salvage(plays)) => self.model.salvage = plays,
            (Errand::TakeSalvage, Reply::Salvage(plays)) => self.salvaged(&plays),
            (Errand::Remove(play), _) => {
                self.ask_plays();
                self.message(Say::new("app-removed"), false, Some(Offer::Restore(play)));
            }
            (Errand::Restore(_), _) => {
                self.ask_plays();
                self.message(Say::new("app-restored"), false, None);
            }
            (Errand::Purge, _) => self.purged(Ok(())),
            (Errand::Recover, Reply::Opened(notices)) => {
                self.look_for_salvage(&notices);
                self.model.notices = notices;
                ask_for_everything(&mut self.post, self.model.games);
                self.changed_elsewhere();
            }
            _ => {}
        }
    }

    fn take_error(&mut self, errand: Errand, error: StoreError) {
        match errand {
            Errand::Plays => self.cannot_open(error),
            // As far as it is sound it can be looked at, and gone on from.
            Errand::Open(play) if self.opens_sound(play, &error) => {}
            Errand::GatherPlay(play) => self.not_gathered(play, &error),
            // What is damaged of what was kept is said, and done without.
            Errand::Settings | Errand::People | Errand::Figures(_) | Errand::Drafts
                if matches!(error, StoreError::DamagedValue { .. }) =>
            {
                self.message(error.say(), true, None);
            }
            Errand::FindSalvage => {}
            Errand::Compare if matches!(error, StoreError::NoPlay { .. }) => self.add_imported(None),
            // What was kept can be read when the store is well again; the list says what is wrong.
            // Nothing of a person's is lost with it: Home comes first.
            Errand::ShowAgain(_) | Errand::Shown | Errand::KeepShown => {}
            Errand::Settings | Errand::People | Errand::Figures(_) | Errand::Templates | Errand::Window => {}
            Errand::OwnHead | Errand::OwnPage(_) | Errand::Notes | Errand::Recent => {
                self.model.shelf_of_own.failed();
                if matches!(error, StoreError::DamagedValue { .. }) {
                    self.message(error.say(), true, None);
                }
            }
            Errand::KeepTable => self.kept_cards(Err(error)),
            // What was entered waits in the backlog, and that was said.
            Errand::Drafts | Errand::Keep | Errand::KeepOwn(_) | Errand::KeepNotes | Errand::KeepRecent => {}
            Errand::Purge => self.purged(Err(error)),
            _ => {
                match errand {
                    Errand::Compare | Errand::Import => self.stop_import(),
                    Errand::Gather => self.gathering = None,
                    _ => {}
                }
                self.message(error.say(), true, None);
            }
        }
    }

    /// Says that something was kept by a later version, where it was.
    fn say_later(&mut self, later: bool, key: &'static str) {
        if later {
            self.message(Say::new(key), true, None);
        }
    }

    /// A template is on disk, or put aside: its form is left, which holds what is typed until then.
    fn template_done(&mut self, key: &'static str) {
        self.post.ask(Errand::Templates, Request::Templates);
        if matches!(self.place(), Place::Template(_)) {
            self.done(self.place());
        }
        self.message(Say::new(key), false, None);
    }

    /// Asks for the list of plays, and for the trash, anew.
    pub(super) fn ask_plays(&mut self) {
        self.post.ask(Errand::Plays, Request::Plays { removed: false });
        self.post.ask(Errand::Trash, Request::Plays { removed: true });
    }

    /// Opens a play and shows its table; an error says why it can't be.
    pub(super) fn open_lines(&mut self, listed: Listed, lines: &[Line]) -> Result<(), Say> {
        let game = games::game_of(&listed.header).map_err(|error| error.say())?;
        let session = Session::open(listed, lines, opener(game), &self.by).map_err(|error| error.say())?;
        self.show_session(session, game);
        self.go(Place::Table);
        Ok(())
    }

    /// Makes this the open play.
    pub(super) fn show_session(&mut self, session: Session, game: &'static dyn Game) {
        let mut view = game.view();
        if let Some(draft) = self.model.drafts.raw(&drafts::form_of(session.id())) {
            view.resume(draft);
        }
        self.model.open = Some(Open::new(session, game, view.as_mut(), &self.model.texts));
        self.view = Some(view);
    }

    /// Shows the play that was begun when it is on disk, or when it is known that it can't be.
    pub(super) fn go_on_when_idle(&mut self) {
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
    pub(super) fn tell_news(&mut self) {
        let news = self.model.open.as_mut().map(|open| open.session.news()).unwrap_or_default();
        for news in news {
            if news == News::SavedAgain {
                // There is room again, for all else that waits too.
                self.post.retry();
            }
            let offer = match news {
                News::TookBack(_) => Some(Offer::Redo),
                News::PutBack(_) | News::Changed(_) => Some(Offer::Undo),
                _ => None,
            };
            self.message(news.say(), news.is_warning(), offer);
        }
    }

    /// Says something.
    pub(super) fn message(&mut self, words: Say, warning: bool, offer: Option<Offer>) {
        let at = self.model.clock.now();
        self.model.messages.say(Message { at, words, warning, offer });
    }

    /// Asks for a play, when the one that is open has said everything to the store.
    pub(super) fn ask_for(&mut self, play: PlayId) {
        self.decide();
        if self.keeps_open() {
            self.after_idle = Some(Act::Open(play));
        } else {
            self.post.ask(Errand::Open(play), Request::Read { play, after: 0 });
        }
    }

    /// Whether the open play must stay open: it still talks to the store.
    pub(super) fn keeps_open(&self) -> bool {
        self.model.open.as_ref().is_some_and(|open| !open.session.is_idle())
    }
}

/// How a game opens a play.
pub(super) fn opener(game: &'static dyn Game) -> Opener {
    Box::new(move |lines| game.open(lines))
}
