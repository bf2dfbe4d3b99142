//! What is on the screen before and after, and which of it is elsewhere.

use std::collections::HashMap;

use egui::{LayerId, Order, Popup, Rect};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::open::SeatScore;

use crate::common::controls::{Control, controls};

/// As much may a control be elsewhere without anybody seeing it, in points.
const NEAR: f32 = 1.0;

/// As high is the bar at the bottom of a phone's screen at least, in points.
const BAR: f32 = 60.0;

/// The name of a player's tile, or row, of the score.
fn tile(score: &SeatScore) -> String {
    match &score.role {
        Some(role) => format!("{}, {role}: {}", score.name, score.value),
        None => format!("{}: {}", score.name, score.value),
    }
}

/// A window at one moment.
#[derive(Clone)]
pub struct Moment {
    /// The screen, the round, the step, whose turn it is, and who has won.
    pub step: (Place, [String; 5]),
    /// The number of the last line of the log.
    pub last: u64,
    /// What can be tapped, typed into or moved, as far as it is in sight.
    pub controls: Vec<Control>,
    /// The dialog that lies over the screen.
    over: Option<LayerId>,
    /// Whether a menu is open.
    pub menu: bool,
    /// Where the score begins. It and the links to the library lie below the game's work on a phone, and beside it on a
    /// desktop, where the leader stands first; nothing is entered there, so they may be pushed.
    score: Option<Rect>,
    /// Where the bar at the bottom begins at the latest.
    bar: f32,
}

impl Moment {
    /// The window now.
    pub fn of(h: &Harness<'_, App>) -> Self {
        let app = h.state();
        let open = app.model().open.as_ref();
        let step = open.map_or_else(Default::default, |open| {
            let shown = &open.shown;
            let turn = shown.turn.clone().unwrap_or_default();
            let winner = shown.winner.clone().unwrap_or_default();
            [shown.place.clone(), shown.above.clone(), shown.title.clone(), turn, winner]
        });
        let controls: Vec<Control> = controls(h).into_iter().filter(|control| control.seen.is_positive()).collect();
        let tiles: Vec<String> = open.map_or_else(Vec::new, |open| open.shown.scores.iter().map(tile).collect());
        let score = controls.iter().filter(|control| tiles.contains(&control.name)).map(|tile| tile.rect);
        Self {
            step: (app.place(), step),
            last: open.map_or(0, |open| open.shown.last),
            over: h.ctx.memory(|memory| memory.top_modal_layer()),
            menu: Popup::is_any_open(&h.ctx),
            score: score.reduce(Rect::union),
            bar: h.ctx.content_rect().bottom() - BAR,
            controls,
        }
    }

    /// What of this is elsewhere later: in words, "which: from → to".
    pub fn moved(&self, later: &Self) -> Vec<String> {
        let pairs = pairs(&self.controls, &later.controls);
        let elsewhere = pairs.into_iter().filter(|(before, after)| !is_in_place(before.rect, after.rect));
        let elsewhere =
            elsewhere.filter(|(before, after)| !self.is_about_score(before) || !later.is_about_score(after));
        elsewhere.map(|(before, after)| words(before, after)).collect()
    }

    /// Whether a control is part of the score, or follows it.
    fn is_about_score(&self, control: &Control) -> bool {
        let Some(score) = self.score else { return false };
        let beside = score.left() > 600.0;
        let within = if beside { control.rect.left() >= score.left() } else { control.rect.top() >= score.top() };
        within && control.rect.bottom() < self.bar
    }

    /// Where this control is later.
    pub fn again<'a>(&self, control: &Control, later: &'a Self) -> Option<&'a Control> {
        let same = |other: &Control| other.name == control.name && other.rect == control.rect;
        pairs(&self.controls, &later.controls).into_iter().find(|(before, _)| same(before)).map(|(_, after)| after)
    }

    /// The dialog that lies over the screen.
    pub const fn over(&self) -> Option<LayerId> {
        self.over
    }

    /// Whether the same dialogs and menus lie over the screen: what was tapped in one that has closed is gone.
    pub fn is_under_the_same(&self, other: &Self) -> bool {
        (self.over, self.menu) == (other.over, other.menu)
    }

    /// Whether the same can be done at the same places, whatever message goes by.
    pub fn is_like(&self, other: &Self) -> bool {
        let same = |(one, two): (&Control, &Control)| one.name == two.name && is_in_place(one.rect, two.rect);
        let lasting = |control: &&Control| control.layer.order <= Order::Middle || Some(control.layer) == self.over;
        let (mine, theirs) = (self.controls.iter().filter(lasting), other.controls.iter().filter(lasting));
        self.step == other.step
            && self.is_under_the_same(other)
            && mine.clone().count() == theirs.clone().count()
            && mine.zip(theirs).all(same)
    }
}

/// The same in words: "Anna: + (12, 40) → (12, 88)".
pub fn words(before: &Control, after: &Control) -> String {
    let at = |rect: Rect| format!("({:.0}, {:.0})", rect.left(), rect.top());
    format!("{:?} {:?} {} → {}", before.role, before.name, at(before.rect), at(after.rect))
}

/// Whether what was here is here still, also when it has grown: it keeps its top, and its left edge, its right edge or its
/// middle.
pub fn is_in_place(before: Rect, after: Rect) -> bool {
    let near = |one: f32, two: f32| (one - two).abs() <= NEAR;
    let across = near(before.left(), after.left())
        || near(before.right(), after.right())
        || near(before.center().x, after.center().x);
    across && near(before.top(), after.top())
}

/// The controls that are there both times. A name may change with the state that it tells, so those that are left over are
/// paired by their names without figures, and then by their names up to the value, where only one is called so.
fn pairs<'b, 'a>(before: &'b [Control], after: &'a [Control]) -> Vec<(&'b Control, &'a Control)> {
    let mut pairs = Vec::new();
    let mut left: (Vec<&'b Control>, Vec<&'a Control>) = (before.iter().collect(), after.iter().collect());
    for key in [whole, without_figures, without_value] {
        let key = |control: &Control| (control.role, control.layer, key(&control.name));
        // Who is called the same, before and after, in the order in which they are drawn.
        let mut named: HashMap<_, (Vec<&Control>, Vec<&Control>)> = HashMap::new();
        let wanted: Vec<_> = left.0.iter().map(|control| key(control)).collect();
        for (wanted, &control) in wanted.iter().zip(&left.0) {
            named.entry(wanted.clone()).or_default().0.push(control);
        }
        for &control in &left.1 {
            named.entry(key(control)).or_default().1.push(control);
        }
        let taken = |found: &[(&'b Control, &'a Control)], one: &Control| {
            found.iter().any(|(before, after)| std::ptr::eq(*before, one) || std::ptr::eq(*after, one))
        };
        let mut found = Vec::new();
        for (wanted, &control) in wanted.iter().zip(&left.0) {
            let (same_before, same_after) = &named[wanted];
            if wanted.2.is_empty() || same_before.len() != same_after.len() {
                continue;
            }
            let place = same_before.iter().position(|other| std::ptr::eq(*other, control)).unwrap();
            found.push((control, same_after[place]));
        }
        left.0.retain(|control| !taken(&found, control));
        left.1.retain(|control| !taken(&found, control));
        pairs.extend(found);
    }
    pairs
}

fn whole(name: &str) -> String {
    name.to_owned()
}

/// The name of a control without the numbers in it.
pub fn without_figures(name: &str) -> String {
    let mut plain: String = name.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect();
    while plain.contains("##") {
        plain = plain.replace("##", "#");
    }
    plain
}

/// The name up to its last colon, behind which a value stands.
fn without_value(name: &str) -> String {
    name.rsplit_once(": ").map_or(name, |(what, _)| what).to_owned()
}
