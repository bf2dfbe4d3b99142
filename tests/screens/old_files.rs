//! The files that people have from earlier versions still open and still say what they said: plays of all games that were
//! played through the window, the file of all plays, and what is kept beside them. Each folder in `tests/old_files` holds
//! the files of one version, as it wrote them; none of them is ever written again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::PHONE;
use crate::common::app::{Shared, now};
use egui::{Role, ThemePreference};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::{App, Parts};
use tableside::games;
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::exchange;
use tableside::store::{Line, Listed, Opened, Request, Sqlite};
use tableside::table::play::Play;

/// A play of November 2026 as its last picture showed it: the game, the entries, the points by seat, who is first, and
/// whether they have won. Nobody is first before the last step is behind the table.
type Known = (&'static str, usize, &'static [i64], &'static [usize], bool);

/// All of them, by the beginnings of their ids.
const PLAYS: [(&str, Known); 8] = [
    ("8c84", ("dice-settlers", 2, &[0, 0], &[], false)),
    ("ff8e", ("empires-of-the-north", 163, &[36, 25], &[], false)),
    ("ae35", ("empires-of-the-north", 51, &[37, 18], &[0], true)),
    ("36ad", ("cities-and-knights", 28, &[15, 2, 2], &[0], true)),
    ("bb57", ("imperial-settlers", 113, &[37, 37], &[0], true)),
    ("3159", ("amun-re", 118, &[18, 6, 10], &[0], true)),
    // With the three points for a house that the owner has put in meanwhile it would be another result; a play keeps the
    // values that it began with.
    ("88b7", ("dice-settlers", 26, &[31, 29], &[0], false)),
    ("d297", ("score-sheet", 8, &[17, 9, 36], &[2], false)),
];

/// What is kept beside the plays.
const KEYS: [&str; 8] = [
    "drafts",
    "figures/dice-settlers",
    "library/notes",
    "library/own",
    "library/own/0",
    "players",
    "settings",
    "shown",
];

fn of_november() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old_files/2026-11")
}

/// The database of a version, as a copy that may be written.
fn database() -> (Sqlite, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(of_november().join("tableside.sqlite"), folder.path().join("tableside.sqlite")).unwrap();
    let Opened { store, notices } = Sqlite::open(folder.path()).unwrap();
    assert_eq!(notices, []);
    (store, folder)
}

fn known(id: &str) -> Known {
    PLAYS.iter().find(|(begins, _)| id.starts_with(begins)).unwrap_or_else(|| panic!("{id} is another play")).1
}

/// The play of these lines, which stands where it stood.
fn stands(id: &str, game: &str, lines: &[Line]) -> Box<dyn Play> {
    let (of, entries, points, first, won) = known(id);
    assert_eq!((game, lines.len()), (of, entries), "{id}");
    let play = games::find(game).unwrap().open(lines).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    let standing = play.standing();
    let scored: Vec<i64> = standing.points.iter().map(|points| points.unwrap_or_default()).collect();
    assert_eq!(scored, points, "{id}");
    let leads = if won { &standing.winners } else { &standing.leaders };
    assert_eq!(leads.iter().map(|seat| seat.index()).collect::<Vec<_>>(), first, "{id}: {standing:?}");
    assert_eq!(standing.winners.is_empty(), !won, "{id}");
    let steps = play.history();
    assert!(steps.iter().all(|row| !Language::En.say(&row.sentence).is_empty() && !row.sentence.key().is_empty()));
    play
}

#[test]
fn every_play_of_an_old_database_stands_where_it_stood() {
    let (mut store, _folder) = database();
    let listed: Vec<Listed> = store.plays(false).unwrap();
    assert_eq!(listed.len(), PLAYS.len());
    for listed in listed {
        let header = listed.header;
        let (_, lines) = store.read(header.id, 0).unwrap();
        let play = stands(&header.id.to_string(), &header.game, &lines);
        assert_eq!(play.standing().finished, listed.finished, "{}", header.game);
    }
}

#[test]
fn every_play_of_an_old_file_of_all_plays_stands_where_it_stood() {
    let plays = exchange::read(&of_november().join("plays.json")).unwrap();
    assert_eq!(plays.len(), PLAYS.len());
    for play in plays {
        stands(&play.header.id.to_string(), &play.header.game, &play.lines);
    }
}

/// The window on what an old database holds.
fn window() -> Harness<'static, App> {
    let (mut old, _folder) = database();
    let store = Shared::default();
    for listed in old.plays(false).unwrap() {
        let (listed, lines) = old.read(listed.header.id, 0).unwrap();
        let Listed { header, summary, finished, .. } = listed;
        store.perform(Request::Create { header, lines, summary, finished });
    }
    for key in KEYS {
        let value = old.value(key).unwrap().unwrap_or_else(|| panic!("{key} is not there"));
        store.keep(key, &value);
    }
    let parts = Parts {
        store: Box::new(store),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: None,
        system: Language::En,
        folder: None,
        files: Box::new(tableside::app::platform::files::Disk::of(std::env::temp_dir())),
    };
    let look = Look::default();
    let builder = Harness::builder().with_size(PHONE).with_max_steps(12);
    let mut h = builder.with_context_setup(move |ctx| look.apply(ctx)).build_eframe(|_| App::new(parts));
    h.run();
    h
}

fn go(h: &mut Harness<'static, App>, place: Place) {
    h.state_mut().visit(place);
    h.run();
}

#[test]
fn what_was_kept_beside_the_plays_is_there() {
    let mut h = window();
    assert_eq!(h.ctx.options(|options| options.theme_preference), ThemePreference::Dark, "the settings");
    assert!(h.query_all_by_label_contains("Anna won").count() > 0, "the list of plays");

    go(&mut h, Place::NewPlay);
    let typed = h.get_by_role_and_label(Role::TextInput, "New name").accesskit_node().value();
    assert_eq!(typed.as_deref(), Some("Fil"), "the half-made table");
    h.get_by_label("Dana: color and shape");
    h.get_by_label("Eva: color and shape");

    go(&mut h, Place::People);
    assert!(h.query_all_by_label_contains("Dana").count() > 0, "the players");

    go(&mut h, Place::OwnBox("dice-settlers"));
    assert!(h.query_all_by_label_contains("Points for a house: 3").count() > 0, "the values of the box");

    go(&mut h, Place::Library);
    h.get_by_label("Where: My notes").click_accesskit();
    h.run();
    assert!(h.query_all_by_label_contains("Old Well").count() > 0, "the own card");
    assert!(h.query_all_by_label_contains("Alchemist").count() > 0, "the house rule");
}
