//! Every control of every scene of a game, tapped.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Theme, Vec2, vec2};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::locale::Language;

use super::Offenders;
use super::compare::{Moment, is_in_place, without_figures, words};
use crate::common::controls::Control;
use crate::common::scenes::{Scene, Visit, scenes};

/// What moves after an entry that a tap made without changing the step; and what was tapped and is elsewhere then.
pub fn offenders(game: &str, (form, size): (&str, Vec2)) -> Offenders {
    let mut offenders = Offenders::new();
    for scene in scenes().filter(|scene| scene.game() == game) {
        for (tapped, moves) in moves(scene, size) {
            offenders.insert(format!("{form} · tap · {} · {tapped}", scene.name), moves);
        }
    }
    offenders
}

/// What moves in a scene, by what was tapped.
fn moves(scene: &Scene, size: Vec2) -> Offenders {
    let mut offenders = Offenders::new();
    let open = || scene.open(size, Theme::Light, Language::En, 100);
    let mut visit = open();
    let start = Moment::of(&visit.h);
    // What was taken back has left its lines in the log.
    let mut last = start.last;
    for control in worth_a_tap(&start, &visit.h) {
        tap(&mut visit.h, control.rect.center());
        let after = Moment::of(&visit.h);
        let moves = if after.step != start.step || !after.is_under_the_same(&start) {
            Vec::new()
        } else if after.last != last {
            start.moved(&after)
        } else {
            let again = start.again(&control, &after);
            let gone = again.filter(|again| !is_in_place(control.rect, again.rect));
            gone.map(|again| format!("the tapped one: {}", words(&control, again))).into_iter().collect()
        };
        if !moves.is_empty() {
            offenders.insert(without_figures(&control.name), moves);
        }
        if !is_taken_back(&mut visit, &start, &after, last, &control) {
            visit = open();
        }
        last = Moment::of(&visit.h).last;
    }
    offenders
}

/// As high are the bars at the top and at the bottom of a phone's screen at least, in points.
const BAR: f32 = 60.0;

/// The controls of a scene's page, without those that are the same for another player or with another number.
fn worth_a_tap(start: &Moment, h: &Harness<'_, App>) -> Vec<Control> {
    let open = h.state().model().open.as_ref();
    let players: Vec<String> = open.map_or_else(Vec::new, |open| {
        open.session.play().setup().players.iter().map(|player| player.name.clone()).collect()
    });
    let mut kinds = BTreeSet::new();
    let kind = |control: &Control| {
        let name = players.iter().fold(without_figures(&control.name), |name, player| name.replace(player, "…"));
        (control.role, name)
    };
    let tapped = [Role::Button, Role::RadioButton, Role::Switch, Role::CheckBox];
    let used = start.controls.iter().filter(|control| control.enabled && tapped.contains(&control.role));
    // The bars lead elsewhere, and what something lies over cannot be tapped.
    let page = h.ctx.content_rect().shrink2(vec2(0.0, BAR));
    let free = |control: &&Control| start.over().is_none_or(|over| control.layer == over);
    let used = used.filter(|control| page.contains_rect(control.rect)).filter(free);
    used.filter(|control| kinds.insert(kind(control))).cloned().collect()
}

fn tap(h: &mut Harness<'_, App>, at: Pos2) {
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    h.event(Event::PointerMoved(at));
    h.event(button(true));
    // One frame, not until all is still: what is held down counts on.
    h.step();
    h.event(button(false));
    h.event(Event::PointerGone);
    h.run();
}

/// Whether the window could be brought back to what it was before the tap, by what a person would do.
fn is_taken_back(visit: &mut Visit, start: &Moment, after: &Moment, last: u64, control: &Control) -> bool {
    let h = &mut visit.h;
    let mut now = after.clone();
    if (now.over().is_some() && start.over().is_none()) || (now.menu && !start.menu) {
        h.key_press(Key::Escape);
        h.run();
        now = Moment::of(h);
    }
    if now.step.0 != start.step.0 {
        h.state_mut().visit(start.step.0);
        h.run();
    } else if now.last != last {
        h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        h.run();
    } else if !now.is_like(start) {
        // What opens with a tap mostly closes with another one.
        tap(h, control.rect.center());
    }
    let back = Moment::of(h);
    back.is_like(start) && (back.last != last) == (after.last != last)
}

impl Scene {
    /// The game that it shows, or "app".
    fn game(&self) -> &'static str {
        let starts = [
            ("knights-", "cities-and-knights"),
            ("dice-", "dice-settlers"),
            ("north-", "empires-of-the-north"),
            ("settlers-", "imperial-settlers"),
            ("solo-", "imperial-settlers"),
            ("score-", "score-sheet"),
            ("step-", "amun-re"),
            ("table", "amun-re"),
            ("board", "amun-re"),
            ("figures", "amun-re"),
            ("winner", "amun-re"),
            ("sheet", "amun-re"),
        ];
        starts.into_iter().find(|(start, _)| self.name.starts_with(start)).map_or("app", |(_, game)| game)
    }
}
