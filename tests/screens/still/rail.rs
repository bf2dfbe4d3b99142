//! The list of phases beside the work on a desktop: the phase of now is in sight, wherever the play stands.

use egui::{Rect, Role, Theme, Vec2, vec2};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::table::guide::PhaseState;

use crate::common::app::{Shared, window_with_text};
use crate::common::controls::controls;

/// A desktop as it comes, and one with a title bar and a task bar.
const WINDOWS: [(Vec2, u32); 3] = [(vec2(1280.0, 800.0), 100), (vec2(1280.0, 700.0), 100), (vec2(1720.0, 800.0), 150)];

/// How much of the row of now is in sight, and the row; none where there is no list of phases.
fn row_of_now(h: &Harness<'_, App>) -> Option<(Rect, Rect)> {
    let open = h.state().model().open.as_ref()?;
    let now = open.shown.phases.iter().find(|phase| phase.state == PhaseState::Now)?;
    let beside = |rect: Rect| rect.right() < 0.3 * h.ctx.content_rect().width();
    let rows = controls(h).into_iter().filter(|control| control.role == Role::Button && beside(control.rect));
    let mut rows = rows.filter(|control| control.name.contains(&now.title));
    rows.next().map(|row| (row.seen, row.rect))
}

#[test]
fn the_phase_of_now_is_in_sight_after_every_entry() {
    for (size, text) in WINDOWS {
        let mut looked = 0;
        for game in games::ALL {
            let store = Shared::default();
            let (setup, actions) = game.example(Example::Finished, Language::En);
            let play = store.add(&setup, &[]);
            let mut h = window_with_text(&store, size, Theme::Light, Language::En, text);
            h.run();
            h.state_mut().visit_play(play);
            h.run();
            assert_eq!(h.state().place(), Place::Table);
            let mut seen = Vec::new();
            for action in actions {
                h.state_mut().enter(action);
                h.run();
                let open = h.state().model().open.as_ref().unwrap();
                let at = (open.shown.place.clone(), open.shown.title.clone());
                if seen.last() == Some(&at) {
                    continue;
                }
                if let Some((part, row)) = row_of_now(&h) {
                    assert!(part.height() > row.height() - 1.0, "{} {at:?} {size:?}: {part:?} of {row:?}", game.id());
                    looked += 1;
                }
                seen.push(at);
            }
        }
        assert!(looked > 100, "{looked}");
    }
}

#[test]
fn the_list_stays_where_a_person_has_scrolled_it() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    let size = vec2(1280.0, 530.0);
    let mut h = window_with_text(&store, size, Theme::Light, Language::En, 100);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    let (_, before) = row_of_now(&h).unwrap();
    let turn = |h: &mut Harness<'_, App>, by: f32| {
        h.hover_at(egui::pos2(100.0, 240.0));
        h.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            source: egui::MouseWheelSource::Wheel,
            delta: vec2(0.0, by),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        });
        h.run();
    };
    turn(&mut h, 60.0);
    turn(&mut h, -120.0);
    let (_, scrolled) = row_of_now(&h).unwrap();
    assert!((before.top() - scrolled.top()).abs() > 20.0, "{before:?} {scrolled:?}");
    h.run();
    assert_eq!(row_of_now(&h).unwrap().1, scrolled, "it is not pulled back");
}
