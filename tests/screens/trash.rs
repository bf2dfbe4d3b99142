//! What lies in the trash can be deleted for good, after a question, and only that.

use crate::common::PHONE;
use crate::common::app::{Shared, now, window};
use egui::Theme;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::Parts;
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::Disk;
use tableside::app::platform::host;
use tableside::games;
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::{Answer, Backup, BackupState, PlayId, Reply, Request, Store, StoreError, Ticket};

type Window = Harness<'static, App>;

fn start(store: &Shared) -> Window {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

/// A window that shows the trash with both example plays in it.
fn trash(store: &Shared) -> (Window, [PlayId; 2]) {
    let plays = store.add_examples(Language::En);
    for play in plays {
        store.perform(Request::Remove { play });
    }
    let mut h = start(store);
    h.state_mut().visit(Place::Trash);
    h.run();
    (h, plays)
}

fn is_there(store: &Shared, play: PlayId) -> bool {
    store.0.borrow_mut().perform(Request::Read { play, after: 0 }).is_ok()
}

/// The menu of the play that goes on.
fn menu(h: &mut Window) {
    h.get_by_label_contains("More: Amun-Re, Anna, Ben, Cyril, Dana, New Kingdom").click();
    h.run();
}

#[test]
fn a_play_is_deleted_after_a_question_that_names_it() {
    let store = Shared::default();
    let (mut h, [over, half]) = trash(&store);
    menu(&mut h);
    tap(&mut h, "Delete for good…");
    assert!(h.query_all_by_label_contains("Delete this play for good?").next().is_some());
    h.get_by_label("Amun-Re with Anna, Ben, Cyril and Dana, 21:47: this play can’t be brought back.");
    tap(&mut h, "Not now");
    assert!(is_there(&store, half), "nobody said yes");
    menu(&mut h);
    tap(&mut h, "Delete for good…");
    tap(&mut h, "Delete for good");
    h.get_by_label("The play was deleted for good.");
    assert!(!is_there(&store, half) && is_there(&store, over));
    assert!(h.query_by_label_contains("More: Amun-Re, Anna, Ben, Cyril, Dana, New Kingdom").is_none());
    assert_eq!(h.state().place(), Place::Trash);
}

#[test]
fn all_of_them_are_deleted_at_once_and_no_other() {
    let store = Shared::default();
    let (mut h, plays) = trash(&store);
    let [_, other] = store.add_examples(Language::En);
    tap(&mut h, "Empty the trash…");
    h.get_by_label("2 plays will be deleted for good. They can’t be brought back.");
    assert!(h.query_by_label_contains("backup").is_none(), "this store makes none");
    // What comes into the trash after the question is not what was asked for.
    store.perform(Request::Remove { play: other });
    tap(&mut h, "Delete for good");
    h.get_by_label("2 plays were deleted for good.");
    assert!(plays.iter().all(|play| !is_there(&store, *play)) && is_there(&store, other));
    h.get_by_label_contains("More: Amun-Re");
}

#[test]
fn an_empty_trash_cannot_be_emptied() {
    let store = Shared::default();
    let mut h = start(&store);
    h.state_mut().visit(Place::Trash);
    h.run();
    h.get_by_label("The trash is empty.");
    assert!(h.query_by_label("Empty the trash…").is_none());
}

#[test]
fn a_play_that_was_put_back_meanwhile_stays() {
    let store = Shared::default();
    let (mut h, [over, half]) = trash(&store);
    tap(&mut h, "Empty the trash…");
    store.perform(Request::Restore { play: half });
    tap(&mut h, "Delete for good");
    assert!(is_there(&store, half) && !is_there(&store, over));
    h.state_mut().visit(Place::Messages);
    h.run();
    for said in ["The play was deleted for good.", "1 play was no longer in the trash."] {
        assert!(h.query_all_by_label_contains(said).next().is_some(), "{said}");
    }
}

#[test]
fn what_cannot_be_deleted_now_is_still_there() {
    let store = Shared::default();
    let (mut h, plays) = trash(&store);
    store.0.borrow_mut().fail_with(StoreError::ReadOnly);
    tap(&mut h, "Empty the trash…");
    tap(&mut h, "Delete for good");
    store.0.borrow_mut().heal();
    assert!(plays.iter().all(|play| is_there(&store, *play)));
    assert_eq!(h.state().model().messages.past().len(), 1, "it is said once");
}

#[test]
fn a_window_that_has_the_play_open_is_told() {
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut there = start(&store);
    there.state_mut().visit_play(half);
    there.run();
    for request in [Request::Remove { play: half }, Request::Purge { play: half }] {
        store.perform(request);
    }
    store.0.borrow_mut().change_elsewhere();
    there.step();
    there.run();
    there.get_by_label_contains("This play is no longer here.");
}

#[test]
fn the_question_says_what_the_backups_keep() {
    /// A store that has made a backup.
    struct BackedUp(Shared, Option<Ticket>);
    impl Store for BackedUp {
        fn ask(&mut self, request: Request) -> Ticket {
            let backups = request == Request::Backups;
            let ticket = self.0.ask(request);
            self.1 = if backups { Some(ticket) } else { self.1 };
            ticket
        }
        fn answers(&mut self) -> Vec<Answer> {
            let mut answers = self.0.answers();
            for answer in answers.iter_mut().filter(|answer| answer.ticket.is_some() && answer.ticket == self.1) {
                let backup =
                    Backup { path: "tableside.sqlite".into(), made: now(), bytes: 1, state: BackupState::Sound };
                answer.result = Ok(Reply::Backups(vec![backup]));
            }
            answers
        }
    }
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    store.perform(Request::Remove { play: over });
    let parts = Parts {
        store: Box::new(BackedUp(store, None)),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: Some(Language::En),
        system: Language::En,
        folder: None,
        files: Box::new(Disk::of(std::env::temp_dir())),
    };
    let look = Look::default();
    let builder = Harness::builder().with_size(PHONE).with_context_setup(move |ctx| look.apply(ctx));
    let mut h: Window = builder.build_eframe(|_| App::new(parts).within(Box::new(host::Alone)));
    h.run();
    h.state_mut().visit(Place::Trash);
    h.run();
    tap(&mut h, "Empty the trash…");
    h.get_by_label("What the regular backups hold stays there until newer ones replace them.");
}
