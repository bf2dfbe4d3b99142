//! The picture to send: what is in it, pixel by pixel, and where it goes.

use egui::Theme;
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{OsThreshold, SnapshotOptions, image_snapshot_options};
use image::RgbaImage;
use tableside::app::picture::look::PictureLook;
use tableside::app::picture::{WIDTH, of_play};
use tableside::locale::Language;

use crate::common::app::{LONG_NAMES, Shared, window};
use crate::common::{PHONE, takes_pictures};

/// The picture of the finished example of a game.
fn drawn(game: &str, look: PictureLook) -> RgbaImage {
    let store = Shared::default();
    let [over, _] = store.add_examples_of(game, Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.state_mut().visit_play(over);
    h.run();
    let model = h.state().model();
    let picture = of_play(model.open.as_ref().unwrap(), &model.clock, look).unwrap();
    RgbaImage::from_raw(picture.width, picture.height, picture.rgba).unwrap()
}

#[test]
fn the_picture_is_the_same_on_every_machine() {
    // Edges of letters may differ by a shade between processors, a number or a mark may not.
    let options = SnapshotOptions::new().threshold(OsThreshold::new(0.6)).max_failed_pixels(60_usize);
    let looks = [(false, Language::En), (true, Language::Cs)];
    for (dark, language) in looks {
        let picture = drawn("amun-re", PictureLook { dark, language });
        let shade = if dark { "dark" } else { "light" };
        image_snapshot_options(&picture, format!("picture_{shade}_{}", language.code()), &options);
    }
}

#[test]
fn a_sheet_of_any_game_is_1080_wide_and_ends_where_it_ends() {
    for game in tableside::games::ALL {
        let picture = drawn(game.id(), PictureLook { dark: false, language: Language::Cs });
        assert_eq!(picture.width(), WIDTH, "{}", game.id());
        // Nothing is painted over the edges, and the last rows are the margin alone.
        let ground = *picture.get_pixel(0, 0);
        let row_is_ground = |y: u32| (0..picture.width()).all(|x| *picture.get_pixel(x, y) == ground);
        assert!(row_is_ground(0) && row_is_ground(picture.height() - 1), "{}", game.id());
        let column_is_ground = |x: u32| (0..picture.height()).all(|y| *picture.get_pixel(x, y) == ground);
        assert!(column_is_ground(0) && column_is_ground(WIDTH - 1), "{}", game.id());
        let below = (1..=200).filter(|from_end| row_is_ground(picture.height() - from_end)).count();
        assert!(below < 150, "{}: {below} empty rows at the end", game.id());
        if let Some(folder) = std::env::var_os("TABLESIDE_PICTURES") {
            picture.save(std::path::Path::new(&folder).join(format!("picture-of-{}.png", game.id()))).unwrap();
        }
    }
}

#[test]
fn long_names_stay_within_the_picture() {
    LONG_NAMES.set(true);
    let picture = drawn("amun-re", PictureLook { dark: true, language: Language::En });
    LONG_NAMES.set(false);
    let ground = *picture.get_pixel(0, 0);
    assert!((0..picture.height()).all(|y| *picture.get_pixel(WIDTH - 8, y) == ground), "something reaches the edge");
    if let Some(folder) = std::env::var_os("TABLESIDE_PICTURES") {
        picture.save(std::path::Path::new(&folder).join("picture-long-names.png")).unwrap();
    }
}

#[test]
fn the_picture_is_chosen_seen_and_saved() {
    if takes_pictures() {
        return;
    }
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.state_mut().visit_play(over);
    h.run();
    let tap = |h: &mut egui_kittest::Harness<'_, tableside::app::App>, name: &str| {
        h.get_by_label(name).click_accesskit();
        h.run();
    };
    tap(&mut h, "More");
    tap(&mut h, "Picture of the score sheet");
    h.get_by_label("Preview of the picture");
    tap(&mut h, "Theme: Dark");
    tap(&mut h, "Language: Čeština");
    let file = tempfile::tempdir().unwrap();
    let path = file.path().join("2026-11-20 Amun-Re.png");
    h.get_by_role_and_label(egui::Role::TextInput, "File").focus();
    h.run();
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    h.run();
    h.event(egui::Event::Text(path.to_str().unwrap().to_owned()));
    h.run();
    tap(&mut h, "Save picture");
    let saved = image::open(&path).unwrap().into_rgba8();
    let model = h.state().model();
    let look = PictureLook { dark: true, language: Language::Cs };
    let drawn = of_play(model.open.as_ref().unwrap(), &model.clock, look).unwrap();
    assert_eq!((saved.width(), saved.height()), (drawn.width, drawn.height));
    assert!(saved.into_raw() == drawn.rgba, "the file holds another picture");
    assert!(h.query_by_label("Preview of the picture").is_none(), "the dialog stays open");
}
