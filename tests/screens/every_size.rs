//! Every screen at every size that a table has: phones upright and lying, tablets, laptops and desktops, with each size
//! of text, in both languages, with long names.
//!
//! All of it is thousands of pictures. So `./test` looks at each screen as it comes and as it has least room, and at some
//! of the others, which are drawn by lot and by a number that `TABLESIDE_LAYOUT_SEED` can set; `TABLESIDE_LAYOUT=all` (or a
//! number of windows) looks at more, as `./test --long` does.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::PathBuf;

use egui::{Order, Rect, Role, Shape, Theme, Vec2, vec2};
use egui_kittest::Harness;
use image::RgbaImage;
use tableside::app::App;
use tableside::kit::bars;
use tableside::locale::Language;

use crate::common::app::LONG_NAMES;
use crate::common::controls::{Control, controls, readings};
use crate::common::picture;
use crate::common::scenes::{Scene, scenes};

/// The sizes of windows, in points.
const SIZES: [Vec2; 10] = [
    vec2(360.0, 640.0),
    vec2(390.0, 844.0),
    vec2(667.0, 375.0),
    vec2(844.0, 390.0),
    vec2(915.0, 412.0),
    vec2(820.0, 1180.0),
    vec2(1024.0, 768.0),
    vec2(1280.0, 720.0),
    vec2(1280.0, 800.0),
    vec2(1920.0, 1080.0),
];

/// The sizes of text, in percent.
const TEXTS: [u32; 3] = [100, 150, 200];

/// The least side of a target, in points.
const TARGET: f32 = 44.0;

/// The least distance between two targets that do not touch, in points.
const APART: f32 = 8.0;

/// Less than this is rounding.
const SLACK: f32 = 0.6;

/// So many windows are drawn by lot where nobody asks for more; each is brought to all sizes.
const WINDOWS: usize = 36;

/// In so many parts the windows are looked at, beside each other.
const PARTS: usize = 4;

/// What is wrong with a screen as it stands in a window.
struct Findings<'a> {
    h: &'a Harness<'static, App>,
    window: Rect,
    bars: Vec<Rect>,
    controls: Vec<Control>,
    readings: Vec<Control>,
    found: BTreeSet<String>,
}

impl<'a> Findings<'a> {
    fn of(h: &'a Harness<'static, App>, size: Vec2) -> BTreeSet<String> {
        let window = Rect::from_min_size(egui::Pos2::ZERO, size);
        let (bars, found) = (bars(&h.ctx), BTreeSet::new());
        let mut all = Self { h, window, bars, controls: controls(h), readings: readings(h), found };
        all.edges();
        all.targets();
        all.overlaps();
        all.words();
        all.bars();
        all.found
    }

    /// Nothing leaves the window at a side.
    fn edges(&mut self) {
        for one in self.readings.iter().chain(&self.controls) {
            if one.rect.left() < self.window.left() - SLACK || one.rect.right() > self.window.right() + SLACK {
                self.found.insert(format!("leaves the window: {:?} {:?}", one.name, one.rect));
            }
        }
    }

    /// Each target is large enough, and as far from the next one as a thumb needs, or it is a part of the same thing.
    fn targets(&mut self) {
        for (index, one) in self.controls.iter().enumerate() {
            let size = one.rect.size();
            if size.x < TARGET - SLACK || size.y < TARGET - SLACK {
                self.found.insert(format!("too small for a thumb: {:?} {size:?}", one.name));
            }
            for other in self.controls.iter().skip(index + 1).filter(|other| other.layer == one.layer) {
                // The page goes on below a bar, and rests there wherever somebody leaves it.
                let in_bar = |one: &Control| self.bars.iter().any(|bar| lies_in(bar, one));
                if in_bar(one) != in_bar(other) || !is_whole(one) || !is_whole(other) {
                    continue;
                }
                let gap = gap(one.rect, other.rect);
                if gap > SLACK && gap < APART - SLACK {
                    self.found.insert(format!("{gap:.1} apart: {:?} and {:?}", one.name, other.name));
                }
            }
        }
    }

    /// Nothing that is tapped or read lies on anything else.
    fn overlaps(&mut self) {
        let all: Vec<&Control> = self.controls.iter().chain(&self.readings).collect();
        for (index, one) in all.iter().enumerate() {
            for other in all.iter().skip(index + 1).filter(|other| other.layer == one.layer) {
                let both = one.seen.intersect(other.seen);
                // A menu at the end of a row lies wholly within the row.
                let used = index < self.controls.len();
                let within = used && (one.rect.contains_rect(other.rect) || other.rect.contains_rect(one.rect));
                if both.width() > SLACK && both.height() > SLACK && !within {
                    self.found.insert(format!("{:?} lies on {:?}", one.name, other.name));
                }
            }
        }
    }

    /// No word is broken, or runs out of what it stands in.
    fn words(&mut self) {
        let mut texts = Vec::new();
        for clipped in &self.h.output().shapes {
            painted(&clipped.shape, clipped.clip_rect, &mut texts);
        }
        let mut found = BTreeSet::new();
        let layers = self.controls.iter().chain(&self.readings).map(|one| one.layer).collect::<HashSet<_>>().len();
        for (text, clip) in &texts {
            let rect = text.visual_bounding_rect();
            let words = text.galley.text();
            if is_broken(text) {
                found.insert(format!("a word is broken: {words:?}"));
            }
            let sight = rect.intersect(*clip);
            if !sight.is_positive() {
                continue;
            }
            let cut = (clip.left() - rect.left()).max(rect.right() - clip.right());
            // The end of a sum that is longer than its display is what is looked at there; a field shows the part of what is
            // typed in it where its cursor is, and cuts the rest off.
            let typed = self.controls.iter().any(|one| {
                matches!(one.role, Role::TextInput | Role::MultilineTextInput) && one.seen.intersects(sight)
            });
            if cut > 1.5 && !words.contains('+') && !typed {
                found.insert(format!("cut off at a side by {cut:.0}: {words:?}"));
            }
            // Where something lies over the screen, nothing tells which of both a text belongs to.
            let home = self.controls.iter().filter(|one| one.seen.contains(rect.center()) && clip.intersects(one.seen));
            if layers == 1
                && !typed
                && let Some(home) = home.min_by_key(area)
                && !home.rect.expand(2.0).contains_rect(rect)
            {
                found.insert(format!("{words:?} {rect:?} runs out of {:?} {:?}", home.name, home.rect));
            }
        }
        self.found.extend(found);
    }

    /// What stands in a bar is in sight, all of it: the loud button above all.
    fn bars(&mut self) {
        let below = self.controls.iter().filter(|one| one.layer.order == Order::Background);
        for one in below.filter(|one| self.bars.iter().any(|bar| lies_in(bar, one))) {
            if !self.window.contains_rect(one.rect) || one.seen.height() < one.rect.height() - SLACK {
                self.found.insert(format!("not in sight in a bar: {:?} {:?}", one.name, one.rect));
            }
        }
    }
}

/// Whether something stands in a bar, and does not only lie scrolled away below it.
fn lies_in(bar: &Rect, one: &Control) -> bool {
    let both = bar.intersect(one.seen);
    both.width() > 2.0 && both.height() > 2.0
}

/// Whether all of it is in sight, and nothing scrolled away.
fn is_whole(one: &Control) -> bool {
    one.seen.expand(SLACK).contains_rect(one.rect)
}

fn area(one: &&Control) -> u64 {
    one.rect.area() as u64
}

/// How far two things lie from each other in the direction in which they lie beside each other; 0 where they touch, and
/// far where they lie across from each other.
fn gap(one: Rect, other: Rect) -> f32 {
    let x = (other.left() - one.right()).max(one.left() - other.right());
    let y = (other.top() - one.bottom()).max(one.top() - other.bottom());
    x.max(y)
}

/// All words that are painted, with what they are cut to.
fn painted<'a>(shape: &'a Shape, clip: Rect, texts: &mut Vec<(&'a egui::epaint::TextShape, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, clip, texts)),
        Shape::Text(text) => texts.push((text, clip)),
        _ => {}
    }
}

/// Whether a word stands on two lines because the room is narrower than it is.
fn is_broken(text: &egui::epaint::TextShape) -> bool {
    let rows = &text.galley.rows;
    rows.iter().zip(rows.iter().skip(1)).any(|(row, next)| {
        let ends = row.glyphs.last().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        let goes_on = next.glyphs.first().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        ends && goes_on && !row.ends_with_newline
    })
}

/// A window to open: a screen, a size of text, a language, and whether the names are long.
type Case = (&'static Scene, u32, Language, bool);

fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    let only = std::env::var("TABLESIDE_LAYOUT_SCENE").unwrap_or_default();
    if sheets().is_some() {
        // Each screen once, for the eye.
        let language = if look().contains("cs") { Language::Cs } else { Language::En };
        return scenes()
            .filter(|scene| scene.name.contains(&only))
            .map(|scene| (scene, 100, language, false))
            .collect();
    }
    for scene in scenes().filter(|scene| scene.name.contains(&only)) {
        for text in TEXTS {
            for language in Language::ALL {
                all.extend([false, true].map(|long| (scene, text, language, long)));
            }
        }
    }
    all
}

/// The folder for one picture a size with all screens in it, where `TABLESIDE_SHEETS` names one (`./pictures --sheets`).
fn sheets() -> Option<PathBuf> {
    std::env::var_os("TABLESIDE_SHEETS").map(PathBuf::from)
}

/// How the screens of the sheets look: "dark" and "cs" are looked for in it; else light and English.
fn look() -> String {
    std::env::var("TABLESIDE_SHEETS_LOOK").unwrap_or_default()
}

/// The sizes to bring a window to; `TABLESIDE_LAYOUT_SIZE` can name some, as in "390x844 844x390".
fn sizes() -> Vec<Vec2> {
    let some = std::env::var("TABLESIDE_LAYOUT_SIZE").unwrap_or_default();
    let is_wanted = |size: &Vec2| some.is_empty() || some.split(' ').any(|one| one == format!("{}x{}", size.x, size.y));
    SIZES.into_iter().filter(is_wanted).collect()
}

/// The screens of one size, in rows.
fn sheet(pictures: &[RgbaImage]) -> RgbaImage {
    const GAP: u32 = 8;
    const WIDTH: u32 = 2400;
    let (width, height) = pictures.iter().fold((1, 1), |(w, h), one| (one.width().max(w), one.height().max(h)));
    let columns = (WIDTH / (width + GAP)).max(1);
    let rows = (pictures.len() as u32).div_ceil(columns);
    let ground = image::Rgba([120, 120, 120, 255]);
    let mut sheet = RgbaImage::from_pixel(columns * (width + GAP), rows * (height + GAP), ground);
    for (index, picture) in (0..).zip(pictures) {
        let (x, y) = (index % columns * (width + GAP), index / columns * (height + GAP));
        image::imageops::replace(&mut sheet, picture, x.into(), y.into());
    }
    sheet
}

/// Whether a window is opened each time: with the least room for its words, and as it comes.
fn is_an_end((_, text, language, long): &Case) -> bool {
    matches!((text, language, long), (200, Language::Cs, true) | (100, Language::En, false))
}

/// How many windows are drawn by lot.
fn wanted(all: usize) -> usize {
    if sheets().is_some() {
        return all;
    }
    match std::env::var("TABLESIDE_LAYOUT") {
        Ok(many) if many == "all" => all,
        Ok(many) => many.parse().unwrap(),
        Err(_) => WINDOWS,
    }
}

/// Numbers by a seed, each from the one before (splitmix64).
struct Lot(u64);

impl Lot {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}

/// The ends of all cases, and so many of the others, by lot.
fn drawn_by_lot(cases: Vec<Case>, many: usize) -> Vec<Case> {
    if many >= cases.len() {
        return cases;
    }
    let (mut ends, mut cases): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(is_an_end);
    let seed = std::env::var("TABLESIDE_LAYOUT_SEED").ok().map_or(16, |seed| seed.parse().unwrap());
    let mut lot = Lot(seed);
    for at in (1..cases.len()).rev() {
        let other = lot.next() % (at as u64 + 1);
        cases.swap(at, other as usize);
    }
    cases.truncate(many);
    ends.append(&mut cases);
    ends
}

/// One part of the windows; the parts run beside each other, but a sheet holds all.
fn check(part: usize) {
    let parts = if sheets().is_some() { 1 } else { PARTS };
    if part >= parts {
        return;
    }
    let all = cases();
    let many = wanted(all.len());
    let mut problems: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut pictures: BTreeMap<String, Vec<RgbaImage>> = BTreeMap::new();
    let mine = drawn_by_lot(all, many).into_iter().enumerate().filter(|(index, _)| index % parts == part);
    for (_, (scene, text, language, long)) in mine {
        LONG_NAMES.set(long);
        let theme = if look().contains("dark") { Theme::Dark } else { Theme::Light };
        let mut visit = scene.open(SIZES[1], theme, language, text);
        for size in sizes() {
            visit.h.set_size(size);
            visit.h.run();
            let (wide, high) = (size.x, size.y);
            let long = if long { "-long" } else { "" };
            let name = format!("{}-{wide}x{high}-{text}-{}{long}", scene.name, language.code());
            picture(&mut visit.h, &name);
            if sheets().is_some() {
                let shown = visit.h.render().unwrap();
                // A desktop's is read at half its size too.
                let part = if shown.width() > 1000 { 2 } else { 1 };
                let (width, height) = (shown.width() / part, shown.height() / part);
                let small = image::imageops::thumbnail(&shown, width, height);
                pictures.entry(format!("{wide}x{high}")).or_default().push(small);
            }
            for what in Findings::of(&visit.h, size) {
                let at = format!("{wide}x{high} {text} % {}{long}", language.code());
                problems.entry(format!("{}: {what}", scene.name)).or_default().push(at);
            }
        }
    }
    LONG_NAMES.set(false);
    if let Some(folder) = sheets() {
        std::fs::create_dir_all(&folder).unwrap();
        for (size, pictures) in &pictures {
            sheet(pictures).save(folder.join(format!("{size}.png"))).unwrap();
        }
    }
    let lines: Vec<String> = problems.iter().map(|(what, at)| format!("{what}\n      at {}", at.join(", "))).collect();
    assert!(lines.is_empty(), "{} faults\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn every_screen_at_every_size_first_quarter() {
    check(0);
}

#[test]
fn every_screen_at_every_size_second_quarter() {
    check(1);
}

#[test]
fn every_screen_at_every_size_third_quarter() {
    check(2);
}

#[test]
fn every_screen_at_every_size_fourth_quarter() {
    check(3);
}
