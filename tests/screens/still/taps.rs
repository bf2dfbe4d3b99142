//! Every control of every scene of a game, tapped, in windows as people have them: page after page, scrolled by hand.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, MouseWheelUnit, Order, PointerButton, Pos2, Role, Theme, TouchPhase, vec2};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

use super::compare::{Moment, without_figures};
use super::{Form, LYING, Offenders, UPRIGHT};
use crate::common::controls::Control;
use crate::common::scenes::{Scene, Visit, scenes};

/// What moves after a tap: what was entered moves nothing of its page; what opens or closes moves nothing above it; what is
/// opened again, and a screen to which somebody comes back, is as it was.
pub fn offenders(game: &str, form: Form) -> Offenders {
    let mut offenders = Offenders::new();
    let (mut taps, mut kinds) = (0, BTreeSet::new());
    for scene in scenes().filter(|scene| scene.game() == game) {
        let mut way = Way::to(scene, form);
        // A window that lies is a phone's too: there one of each kind in all of a game's table tells enough.
        way.kinds = kinds;
        if form != LYING || way.visit.h.state().place() == Place::Table {
            way.tap_all();
        }
        taps += way.taps;
        kinds = if form == LYING { way.kinds } else { BTreeSet::new() };
        for (tapped, moves) in way.offenders {
            offenders.insert(format!("{} · tap · {} · {tapped}", form.0, scene.name), moves);
        }
    }
    assert!(taps > 20, "{game}, {}: {taps} taps", form.0);
    offenders
}

/// A way through a scene, page by page.
struct Way<'a> {
    scene: &'a Scene,
    form: Form,
    visit: Visit,
    /// So many pages down is the window scrolled.
    pages: usize,
    /// What has been tapped: the same for another player or with another number is not tapped again.
    kinds: BTreeSet<(Role, String)>,
    taps: usize,
    offenders: Offenders,
}

/// So much of a window is scrolled on at once.
const PAGE: f32 = 0.7;

/// After so many pages with nothing of a new kind a list goes on for ever.
const THE_SAME: usize = 3;

impl<'a> Way<'a> {
    fn to(scene: &'a Scene, form: Form) -> Self {
        let visit = scene.open(form.1, Theme::Light, Language::En, 100);
        Self { scene, form, visit, pages: 0, kinds: BTreeSet::new(), taps: 0, offenders: Offenders::new() }
    }

    /// Taps all that the scene has, from its top to its end.
    fn tap_all(&mut self) {
        let mut the_same = 0;
        while the_same < THE_SAME {
            let start = Moment::of(&self.visit.h);
            let controls = self.worth_a_tap(&start);
            the_same = if controls.is_empty() { the_same + 1 } else { 0 };
            for control in controls {
                self.taps += 1;
                self.tap(&start, &control);
            }
            let before = Moment::of(&self.visit.h);
            self.scroll();
            self.pages += 1;
            if Moment::of(&self.visit.h).is_like(&before) {
                return;
            }
        }
    }

    /// Scrolls the page on by hand.
    fn scroll(&mut self) {
        let h = &mut self.visit.h;
        h.event(Event::PointerMoved((self.form.1 / 2.0).to_pos2()));
        h.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -PAGE * self.form.1.y),
            modifiers: Modifiers::NONE,
            phase: TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
        });
        h.run();
        h.event(Event::PointerGone);
        h.step();
    }

    /// The same window, opened anew and scrolled to where this one is.
    fn again(&mut self) {
        self.visit = self.scene.open(self.form.1, Theme::Light, Language::En, 100);
        for _ in 0..self.pages {
            self.scroll();
        }
    }

    /// The controls that are in sight now, without those of which one of their kind was tapped.
    fn worth_a_tap(&mut self, start: &Moment) -> Vec<Control> {
        let open = self.visit.h.state().model().open.as_ref();
        let players: Vec<String> = open.map_or_else(Vec::new, |open| {
            open.session.play().setup().players.iter().map(|player| player.name.clone()).collect()
        });
        let kind = |control: &Control| {
            let name = players.iter().fold(without_figures(&control.name), |name, player| name.replace(player, "…"));
            (control.role, name)
        };
        let tapped = [Role::Button, Role::RadioButton, Role::Switch, Role::CheckBox];
        let used = start.controls.iter().filter(|control| control.enabled && tapped.contains(&control.role));
        // The bars lead elsewhere, and what something lies over cannot be tapped.
        let seen = used.filter(|control| control.seen == control.rect && !start.is_in_bar(control));
        let free = seen.filter(|control| match start.over() {
            Some(over) => control.layer == over,
            None => !start.menu || control.layer.order > Order::Background,
        });
        free.filter(|control| self.kinds.insert(kind(control))).cloned().collect()
    }

    /// Taps a control, looks what has moved, and brings the window back.
    fn tap(&mut self, start: &Moment, control: &Control) {
        let last = Moment::of(&self.visit.h).last;
        tap(&mut self.visit.h, control.rect.center());
        let after = Moment::of(&self.visit.h);
        let name = without_figures(&control.name);
        if after.last != last {
            // With the next player's turn the page may begin anew.
            let scrolled_anew = self.pages > 0 && after.turn != start.turn;
            if after.step == start.step && after.is_under_the_same(start) && !scrolled_anew {
                self.tell(&name, start.moved(&after));
            }
        } else if after.step == start.step {
            self.tell(&name, start.moved_around(control, &after));
        }
        if !self.is_taken_back(start, &after, last, control) {
            self.again();
        }
    }

    fn tell(&mut self, after: &str, moves: Vec<String>) {
        if !moves.is_empty() {
            self.offenders.entry(after.to_owned()).or_default().extend(moves);
        }
    }

    /// Whether the window could be brought back to what it was before the tap, by what a person would do.
    fn is_taken_back(&mut self, start: &Moment, after: &Moment, last: u64, control: &Control) -> bool {
        let name = without_figures(&control.name);
        let mut now = after.clone();
        if (now.over().is_some() && start.over().is_none()) || (now.menu && !start.menu) {
            now = self.escape();
            // Opened again, it is as it was the first time.
            if self.form == UPRIGHT && now.is_like(start) && now.last == last {
                tap(&mut self.visit.h, control.rect.center());
                let second = Moment::of(&self.visit.h);
                if second.is_under_the_same(after) {
                    self.tell(&format!("{name}, again"), after.clone().over_it().moved(&second.over_it()));
                }
                now = self.escape();
            }
        }
        let h = &mut self.visit.h;
        if now.step.screen != start.step.screen {
            h.state_mut().visit(start.step.screen);
            h.run();
            let back = Moment::of(h);
            if start.step.screen == Place::Table && back.last == last && back.step == start.step {
                self.tell(&format!("{name}, and back"), start.moved(&back));
            }
        } else if now.last != last {
            h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            h.run();
        } else if !now.is_like(start) {
            // What opens with a tap mostly closes with another one.
            tap(h, control.rect.center());
        }
        let back = Moment::of(&self.visit.h);
        back.is_like(start) && (back.last != last) == (after.last != last)
    }

    fn escape(&mut self) -> Moment {
        self.visit.h.key_press(Key::Escape);
        self.visit.h.run();
        Moment::of(&self.visit.h)
    }
}

/// Taps there, and waits until all is still.
pub fn tap(h: &mut Harness<'_, App>, at: Pos2) {
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
