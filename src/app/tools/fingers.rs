//! Who goes first, by fingers on the screen: everyone holds one, one is drawn, and the others follow clockwise.

use egui::{Event, Pos2, TouchPhase};

use crate::app::platform::random;

/// For how long the fingers must all lie there before one is drawn, in seconds.
pub const HOLD: f64 = 2.0;

/// A finger on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Finger {
    id: u64,
    /// Where it lies.
    pub at: Pos2,
}

/// The fingers that lie on the screen, or lay there when one was drawn.
#[derive(Clone, Debug, Default)]
pub struct Fingers {
    down: Vec<Finger>,
    /// Since when nobody has come or gone, in seconds of egui's clock.
    since: f64,
    /// Where the fingers lay when one was drawn: the first player's first, the others clockwise from there.
    drawn: Option<Vec<Finger>>,
}

impl Fingers {
    /// Takes what the fingers did. Fingers count that were put down where `counts` says so.
    pub fn take(&mut self, events: &[Event], now: f64, counts: impl Fn(Pos2) -> bool) {
        for event in events {
            let Event::Touch { device_id, id, phase, pos, .. } = event else { continue };
            let id = device_id.0.wrapping_mul(31).wrapping_add(id.0);
            match phase {
                TouchPhase::Start if counts(*pos) => {
                    // The next round begins with the first finger after all were lifted.
                    if self.down.is_empty() {
                        self.drawn = None;
                    }
                    self.down.retain(|finger| finger.id != id);
                    self.down.push(Finger { id, at: *pos });
                    self.since = now;
                }
                TouchPhase::Start => {}
                TouchPhase::Move => {
                    if let Some(finger) = self.down.iter_mut().find(|finger| finger.id == id) {
                        finger.at = *pos;
                    }
                }
                TouchPhase::End | TouchPhase::Cancel => {
                    let before = self.down.len();
                    self.down.retain(|finger| finger.id != id);
                    if self.down.len() != before {
                        self.since = now;
                    }
                }
            }
        }
        if self.left(now) == Some(0.0) {
            self.drawn = random::draw(self.down.len()).map(|first| clockwise(&self.down, first));
        }
    }

    /// How long the fingers must still lie there, in seconds; none when there are not enough, or one is drawn.
    pub fn left(&self, now: f64) -> Option<f64> {
        (self.drawn.is_none() && self.down.len() >= 2).then(|| (self.since + HOLD - now).max(0.0))
    }

    /// The fingers that lie there.
    pub fn down(&self) -> &[Finger] {
        &self.down
    }

    /// The fingers in the order of play, when one was drawn.
    pub fn drawn(&self) -> Option<&[Finger]> {
        self.drawn.as_deref()
    }
}

/// The fingers clockwise around their middle, beginning with this one.
fn clockwise(fingers: &[Finger], first: usize) -> Vec<Finger> {
    let count = fingers.len().max(1) as f32;
    let middle = fingers.iter().fold(egui::Vec2::ZERO, |sum, finger| sum + finger.at.to_vec2()) / count;
    let mut order: Vec<(f32, Finger)> =
        fingers.iter().map(|finger| ((finger.at.to_vec2() - middle).angle(), *finger)).collect();
    // On a screen down is more, so a growing angle turns as the clock does.
    order.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    let mut order: Vec<Finger> = order.into_iter().map(|(_, finger)| finger).collect();
    let drawn = fingers.get(first).map(|finger| finger.id);
    if let Some(at) = order.iter().position(|finger| Some(finger.id) == drawn) {
        order.rotate_left(at);
    }
    order
}

#[cfg(test)]
mod tests {
    use egui::{TouchDeviceId, TouchId, pos2};

    use super::*;

    fn touch(id: u64, phase: TouchPhase, x: f32, y: f32) -> Event {
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos: pos2(x, y), force: None }
    }

    fn four() -> Vec<Event> {
        let corners = [(0.0, 0.0), (100.0, 100.0), (100.0, 0.0), (0.0, 100.0)];
        corners.into_iter().zip(0..).map(|((x, y), id)| touch(id, TouchPhase::Start, x, y)).collect()
    }

    #[test]
    fn one_is_drawn_when_all_have_lain_still_for_long_enough() {
        let mut fingers = Fingers::default();
        fingers.take(&four(), 1.0, |_| true);
        fingers.take(&[touch(2, TouchPhase::Move, 110.0, 0.0)], 2.9, |_| true);
        assert!(fingers.drawn().is_none(), "a finger that trembles is no finger that went");
        fingers.take(&[touch(3, TouchPhase::End, 0.0, 100.0)], 2.95, |_| true);
        fingers.take(&[], 3.5, |_| true);
        assert!(fingers.drawn().is_none(), "somebody went: the others wait anew");
        fingers.take(&[], 4.95, |_| true);
        assert_eq!(fingers.drawn().map(<[Finger]>::len), Some(3));
    }

    #[test]
    fn the_others_follow_clockwise() {
        for first in 0..4 {
            let mut fingers = Fingers::default();
            fingers.take(&four(), 0.0, |_| true);
            let ids: Vec<u64> = clockwise(fingers.down(), first).iter().map(|finger| finger.id).collect();
            // Left top 0, right top 2, right bottom 1, left bottom 3.
            let mut around = vec![0, 2, 1, 3];
            let at = around.iter().position(|&id| id == first as u64).unwrap();
            around.rotate_left(at);
            assert_eq!(ids, around);
        }
    }

    #[test]
    fn one_finger_alone_draws_nothing_and_what_was_drawn_stays_until_the_next_round() {
        let mut fingers = Fingers::default();
        fingers.take(&[touch(0, TouchPhase::Start, 5.0, 5.0)], 0.0, |_| true);
        fingers.take(&[], 60.0, |_| true);
        assert!(fingers.drawn().is_none() && fingers.left(60.0).is_none());
        fingers.take(&[touch(1, TouchPhase::Start, 50.0, 5.0)], 61.0, |_| true);
        fingers.take(&[], 61.0 + HOLD, |_| true);
        assert!(fingers.drawn().is_some());
        fingers.take(&[touch(0, TouchPhase::End, 5.0, 5.0), touch(1, TouchPhase::Cancel, 50.0, 5.0)], 70.0, |_| true);
        assert!(fingers.drawn().is_some() && fingers.down().is_empty());
        fingers.take(&[touch(7, TouchPhase::Start, 5.0, 5.0)], 71.0, |_| true);
        assert!(fingers.drawn().is_none());
    }

    #[test]
    fn fingers_elsewhere_do_not_count() {
        let mut fingers = Fingers::default();
        fingers.take(&four(), 0.0, |at| at.x < 50.0);
        assert_eq!(fingers.down().len(), 2);
    }
}
