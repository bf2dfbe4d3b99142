//! The keyboard alone: it reaches every control, shows where it is, and plays.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use std::collections::BTreeSet;

use common::controls::{Control, controls};
use common::scenes::{SCENES, Visit};
use common::{DESKTOP, PHONE};
use egui::epaint::RectShape;
use egui::{Key, Rect, Role, Shape, Theme, Vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use tableside::kit::{Accent, Tokens};
use tableside::locale::Language;

/// What has the keyboard: its name, what it is, and where it lies.
fn focused(visit: &Visit) -> Option<(String, Role, Rect)> {
    let node = visit.h.query_all(By::new()).find(|node| node.is_focused())?;
    let (accesskit, rect) = (node.accesskit_node(), node.rect());
    (accesskit.role() != Role::Window).then(|| (accesskit.label().unwrap_or_default(), accesskit.role(), rect))
}

/// Whether a frame is painted around this place: in the color of the focus, or in the accent where words are typed.
fn has_ring(visit: &Visit, role: Role, around: Rect) -> bool {
    let rings = [false, true].map(|dark| {
        let tokens = Tokens::new(dark, accent(visit), 1.0);
        let typing = matches!(role, Role::TextInput | Role::Status);
        if typing { tokens.accent } else { tokens.focus }
    });
    // What can be tapped is often somewhat larger than what is painted.
    let near = |rect: Rect| around.expand(12.0).contains_rect(rect) && rect.area() > around.area() / 4.0;
    let ring = |rect: &RectShape| rect.stroke.width >= 2.0 && rings.contains(&rect.stroke.color) && near(rect.rect);
    visit.h.output().shapes.iter().any(|clipped| any_rect(&clipped.shape, &ring))
}

fn any_rect(shape: &Shape, test: &dyn Fn(&RectShape) -> bool) -> bool {
    match shape {
        Shape::Rect(rect) => test(rect),
        Shape::Vec(shapes) => shapes.iter().any(|shape| any_rect(shape, test)),
        _ => false,
    }
}

fn accent(visit: &Visit) -> Accent {
    if visit.h.state().place().is_in_play() { Accent::Gold } else { Accent::default() }
}

/// What lies topmost can be reached; what is under a dialog or a menu waits.
fn on_top(visit: &Visit) -> Vec<Control> {
    let all = controls(&visit.h);
    let top = all.iter().map(|control| control.layer).max_by_key(|layer| layer.order).unwrap();
    let popup = all.iter().any(|control| control.layer.order == egui::Order::Foreground);
    all.into_iter().filter(|control| control.enabled && (!popup || control.layer == top)).collect()
}

fn check(size: Vec2) {
    let mut problems = Vec::new();
    for scene in SCENES {
        let mut visit = scene.open(size, Theme::Light, Language::En, 100);
        let wanted: BTreeSet<String> = on_top(&visit).into_iter().map(|control| control.name).collect();
        let mut seen = BTreeSet::new();
        for _ in 0..controls(&visit.h).len() + 20 {
            visit.h.key_press(Key::Tab);
            visit.h.run();
            let Some((name, role, rect)) = focused(&visit) else { continue };
            // The title of a dialog is where the keyboard waits until the first Tab.
            if !seen.insert(name.clone()) || role == Role::Heading {
                continue;
            }
            let control = controls(&visit.h).into_iter().find(|control| control.focused);
            if let Some(Control { rect, seen, .. }) = control
                && !seen.expand(0.6).contains_rect(rect)
            {
                problems.push(format!("{}: {name:?} {rect:?} has the keyboard out of sight: {seen:?}", scene.name));
            }
            if !has_ring(&visit, role, rect) {
                problems.push(format!("{}: {name:?} {rect:?} does not show that it has the keyboard", scene.name));
            }
        }
        let missing: Vec<&String> = wanted.difference(&seen).collect();
        if !missing.is_empty() {
            problems.push(format!("{}: Tab does not come to {missing:?}", scene.name));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_and_shows_where_it_is() {
    check(PHONE);
}

#[test]
fn tab_comes_to_every_control_of_a_desktop_and_shows_where_it_is() {
    check(DESKTOP);
}
