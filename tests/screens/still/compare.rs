//! What is on the screen before and after, and which of it is elsewhere.

use std::collections::HashMap;

use egui::{LayerId, Order, Popup, Rangef, Rect, Role};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::open::{Open, SeatScore};
use tableside::kit::bars;
use tableside::library::Ref;
use tableside::locale::{Language, Message};
use tableside::table::guide::{Cursor, PhaseState};
use tableside::table::seat::Seat;

use crate::common::controls::{Control, controls};

/// As much may a control be elsewhere without anybody seeing it, in points.
const NEAR: f32 = 1.0;

/// The name of a player's tile, or row, of the score.
fn tile(score: &SeatScore) -> String {
    match &score.role {
        Some(role) => format!("{}, {role}: {}", score.name, score.value),
        None => format!("{}: {}", score.name, score.value),
    }
}

/// What a page is about: a screen, and at the table the step of the guide. With another one the page begins anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The screen.
    pub screen: Place,
    /// The phase in its round, the step, what it is called, and whether the play is over.
    guide: (Option<Cursor>, String, String, bool),
    /// Where the play is in words: these may change under the hand.
    place: Words,
}

/// Words that are told, and never compared.
#[derive(Clone, Debug)]
struct Words(String);

impl PartialEq for Words {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Words {}

impl Step {
    fn of(screen: Place, open: Option<&Open>) -> Self {
        let guide = open.map_or_else(Default::default, |open| {
            let shown = &open.shown;
            let phase = shown.phases.iter().find(|phase| phase.state == PhaseState::Now).map(|phase| phase.at);
            (phase, shown.step.clone(), shown.title.clone(), shown.is_over())
        });
        Self { screen, guide, place: Words(open.map_or_else(String::new, |open| open.shown.place.clone())) }
    }

    /// Which step it is, whatever the round.
    pub fn kind(&self) -> (Place, String, String, bool) {
        let (_, id, title, over) = &self.guide;
        (self.screen, id.clone(), without_figures(title), *over)
    }

    /// What is to be done.
    pub fn title(&self) -> &str {
        &self.guide.2
    }

    /// Where the play is, in words.
    pub fn place(&self) -> &str {
        &self.place.0
    }
}

/// A window at one moment.
#[derive(Clone)]
pub struct Moment {
    /// What the page is about.
    pub step: Step,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The number of the last line of the log.
    pub last: u64,
    /// What can be tapped, typed into or moved, be it that it must be scrolled to.
    pub controls: Vec<Control>,
    /// The names of the players.
    players: Vec<String>,
    /// The dialog that lies over the screen.
    over: Option<LayerId>,
    /// Whether a menu is open.
    pub menu: bool,
    /// The names of the score's tiles, or rows.
    tiles: Vec<String>,
    /// The beginnings of the names of what leads from the step to the library.
    links: Vec<String>,
    /// The names of what belongs to a tip beside the step.
    tip: Vec<String>,
    /// From where to where the work reaches, beside the guide and the score.
    work: Rangef,
    /// The bars of the screen.
    bars: Vec<Rect>,
    /// The entry of the library that lies open.
    reads: Option<Ref>,
}

/// The ways out of an entry of the library: away from it, and back to the one before.
const WAYS_OUT: [&str; 3] = ["kit-close", "app-library-close", "app-library-back"];

impl Moment {
    /// The window now.
    pub fn of(h: &Harness<'_, App>) -> Self {
        let app = h.state();
        let open = app.model().open.as_ref();
        let controls: Vec<Control> = controls(h);
        let window = h.ctx.content_rect();
        let lookup = app.model().lookup();
        let link = |at| lookup.get(at).map(|entry| entry.name(Language::En).to_owned());
        // The cross of a tip, and the words that stand beside it.
        let cross = Language::En.words("setup-remind-no-more");
        let beside = controls.iter().find(|one| one.name == cross);
        let tip = |cross: &Control| {
            let beside = controls.iter().filter(|one| one.rect.top() == cross.rect.top() && one.layer == cross.layer);
            beside.map(|one| one.name.clone()).collect()
        };
        Self {
            step: Step::of(app.place(), open),
            turn: open.and_then(|open| open.shown.turn_seat),
            last: open.map_or(0, |open| open.shown.last),
            players: open
                .map_or_else(Vec::new, |open| open.shown.scores.iter().map(|score| score.name.clone()).collect()),
            over: h.ctx.memory(|memory| memory.top_modal_layer()),
            menu: Popup::is_any_open(&h.ctx),
            tiles: open.map_or_else(Vec::new, |open| open.shown.scores.iter().map(tile).collect()),
            links: open.map_or_else(Vec::new, |open| {
                open.shown.nearby.iter().filter_map(link).chain([Language::En.words("setup-all-of-phase")]).collect()
            }),
            tip: beside.map_or_else(Vec::new, tip),
            work: match (window.width(), window.height()) {
                (width, 520.0..) if width >= 1120.0 => Rangef::new(248.0, width - 336.0),
                (width, ..480.0) if width >= 560.0 => Rangef::new(0.0, width - 320.0),
                _ => Rangef::new(0.0, f32::INFINITY),
            },
            bars: bars(&h.ctx),
            reads: app.model().looked.last().cloned(),
            controls,
        }
    }

    /// What of this is elsewhere later: in words, "which: from → to". Who is on turn may have changed.
    pub fn moved(&self, later: &Self) -> Vec<String> {
        self.moved_by(later, SAME)
    }

    /// What is elsewhere when the step comes again, in another turn or another round: column by column, row by row from the
    /// top down to where a list has become another one, what is the same but for whose it is. A tip that is there only once
    /// counts for nothing: it has its room.
    pub fn moved_for_the_next(&self, later: &Self) -> Vec<String> {
        let kinds = |moment: &Self, row: &[&Control]| -> Vec<_> {
            row.iter().map(|one| (one.role, nameless_without_value(&one.name, &moment.players))).collect()
        };
        let mut elsewhere = Vec::new();
        for column in 0..3 {
            let (mine, theirs) = (self.column(column), later.column(column));
            for (before, after) in rows(&mine).zip(rows(&theirs)) {
                let moved = before.iter().zip(after).filter(|(before, after)| !is_in_place(before.rect, after.rect));
                let moved: Vec<String> = moved.map(|(before, after)| words(before, after)).collect();
                if kinds(self, before) != kinds(later, after) {
                    break;
                }
                elsewhere.extend(moved);
            }
        }
        elsewhere
    }

    /// The controls of the guide's column, of the work or of the score's column, without those that are only read.
    fn column(&self, wanted: usize) -> Vec<&Control> {
        let place = move |one: &Control| {
            let middle = one.rect.center().x;
            usize::from(middle >= self.work.min) + usize::from(middle > self.work.max)
        };
        let on_page = self.controls.iter().filter(|one| one.layer.order == Order::Background && !self.is_in_bar(one));
        on_page
            .filter(move |one| place(one) == wanted && !self.is_only_read(one) && !self.tip.contains(&one.name))
            .collect()
    }

    fn moved_by(&self, later: &Self, keys: &[Key]) -> Vec<String> {
        let pairs = self.pairs(later, keys).into_iter();
        let elsewhere = pairs.filter(|(before, after)| !is_in_place(before.rect, after.rect));
        let elsewhere = elsewhere.filter(|(before, after)| !self.may_be_pushed(before, after));
        elsewhere.map(|(before, after)| words(before, after)).collect()
    }

    /// What a tap has moved that entered nothing. What it opened, or closed, comes below it and may push what lies there;
    /// a tip that is put away leaves its room.
    pub fn moved_around(&self, tapped: &Control, later: &Self) -> Vec<String> {
        let mut pairs = self.pairs(later, SAME);
        let at_play = matches!(self.step.screen, Place::Table | Place::Tool(_));
        // Where nothing is played a list may be put in another order, or close up; what was tapped stays there too.
        pairs.retain(|(before, _)| at_play || (before.name == tapped.name && before.rect == tapped.rect));
        // Another entry is another page, which is read from its beginning: only the ways out of it stay.
        let turned = self.reads != later.reads && self.reads.is_some() && later.reads.is_some();
        pairs.retain(|(before, _)| !turned || !self.is_of_entry(before, tapped));
        // Another set of numbers has another strip above the keypad; its tiles lead to their numbers, and enter nothing.
        let strip = |moment: &Self| moment.controls.iter().filter(|one| is_of_strip(one)).count();
        let other_strip = strip(self) != strip(later);
        pairs.retain(|(before, _)| !other_strip || !is_of_strip(before));
        let opens = self.kinds() != later.kinds() && !self.tip.contains(&tapped.name);
        let elsewhere = pairs.into_iter().filter(|(before, after)| !is_in_place(before.rect, after.rect));
        let below = |one: &Control| one.layer == tapped.layer && one.rect.top() >= tapped.rect.bottom() - NEAR;
        let elsewhere = elsewhere.filter(|(before, after)| !(opens && below(before) && below(after)));
        let elsewhere = elsewhere.filter(|(before, after)| !self.may_be_pushed(before, after));
        elsewhere.map(|(before, after)| words(before, after)).collect()
    }

    /// Whether a control belongs to the entry that is read, in a sheet or below the score, with a link that was tapped.
    fn is_of_entry(&self, control: &Control, link: &Control) -> bool {
        let here = control.layer.order > Order::Background || control.rect.left() > self.work.max;
        let stays =
            self.tiles.contains(&control.name) || WAYS_OUT.iter().any(|way| *Language::En.words(way) == control.name);
        control.layer == link.layer && here && !stays
    }

    /// The seat of which a control is the score's tile, or row, as text; nothing for any other control.
    fn seat(&self, control: &Control) -> String {
        let seat = self.tiles.iter().position(|tile| *tile == control.name);
        seat.map_or_else(String::new, |seat| seat.to_string())
    }

    /// What can be done here, whoever does it.
    fn kinds(&self) -> Vec<String> {
        let mut kinds: Vec<String> =
            self.controls.iter().map(|one| nameless_without_value(&one.name, &self.players)).collect();
        kinds.sort_unstable();
        kinds
    }

    /// Whether a control is part of the score or leads to the library.
    fn is_only_read(&self, control: &Control) -> bool {
        self.tiles.contains(&control.name) || self.links.iter().any(|link| control.name.starts_with(link.as_str()))
    }

    /// Whether it may be elsewhere. The score on a phone and the links to the library lie below the game's work, and nothing
    /// is entered there, so the work may push them. On a phone that lies the score has its own column until a keypad needs
    /// it.
    fn may_be_pushed(&self, before: &Control, after: &Control) -> bool {
        let beside = self.work.max < f32::INFINITY && self.tiles.contains(&before.name);
        let other_form = (before.rect.width() - after.rect.width()).abs() > NEAR;
        let across = (before.rect.left() - after.rect.left()).abs() <= NEAR;
        self.is_only_read(before) && (other_form || (across && !beside))
    }

    /// Whether a control lies in a bar, from which it leads elsewhere.
    pub fn is_in_bar(&self, control: &Control) -> bool {
        control.layer.order == Order::Background && self.bars.iter().any(|bar| bar.contains_rect(control.rect))
    }

    /// The dialog that lies over the screen.
    pub const fn over(&self) -> Option<LayerId> {
        self.over
    }

    /// What lies over the screen alone, without what was beneath it.
    pub fn over_it(mut self) -> Self {
        self.controls.retain(|control| control.layer.order > Order::Background);
        self
    }

    /// Whether the same dialogs and menus lie over the screen.
    pub fn is_under_the_same(&self, other: &Self) -> bool {
        (self.over, self.menu) == (other.over, other.menu)
    }

    /// Whether the same can be done at the same places, whatever message goes by.
    pub fn is_like(&self, other: &Self) -> bool {
        let same = |(one, two): (&Control, &Control)| one.name == two.name && is_in_place(one.rect, two.rect);
        let (mine, theirs) = (self.lasting(), other.lasting());
        (&self.step, self.turn) == (&other.step, other.turn)
            && self.is_under_the_same(other)
            && mine.clone().count() == theirs.clone().count()
            && mine.zip(theirs).all(same)
    }

    /// The controls without those of a message that goes by.
    fn lasting(&self) -> impl Iterator<Item = &Control> + Clone {
        let lasts = |one: &&Control| one.layer.order <= Order::Middle || self.menu || Some(one.layer) == self.over;
        self.controls.iter().filter(lasts)
    }

    /// The controls that are there both times: each player's score by their seat, whatever role they have by now. A name may
    /// change with the state that it tells and with whose turn it is, so those that are left over are paired by less and less
    /// of their names, where as many are called so both times.
    fn pairs<'b, 'a>(&'b self, later: &'a Self, keys: &[Key]) -> Vec<(&'b Control, &'a Control)> {
        let mut pairs = Vec::new();
        // A message that goes by is as wide as its words.
        let mut left: (Vec<&'b Control>, Vec<&'a Control>) = (self.lasting().collect(), later.lasting().collect());
        for key in std::iter::once(None).chain(keys.iter().map(Some)) {
            let key = |moment: &Self, control: &Control| {
                let name = key.map_or_else(|| moment.seat(control), |key| key(&control.name, &self.players));
                (control.role, control.layer, name)
            };
            // Who is called the same, before and after, in the order in which they are drawn.
            let mut named: HashMap<_, (Vec<&'b Control>, Vec<&'a Control>)> = HashMap::new();
            for &control in &left.0 {
                named.entry(key(self, control)).or_default().0.push(control);
            }
            for &control in &left.1 {
                named.entry(key(later, control)).or_default().1.push(control);
            }
            let (mut before, mut after) = (Vec::new(), Vec::new());
            for ((_, _, name), (same_before, same_after)) in named {
                if !name.is_empty() && same_before.len() == same_after.len() {
                    pairs.extend(same_before.into_iter().zip(same_after));
                } else {
                    before.extend(same_before);
                    after.extend(same_after);
                }
            }
            left = (in_order(&self.controls, &before), in_order(&later.controls, &after));
        }
        pairs.sort_by(|(one, _), (other, _)| one.rect.top().total_cmp(&other.rect.top()));
        pairs
    }
}

/// Whether a control is a tile of the strip above a keypad: "Go to Anna: gold".
fn is_of_strip(control: &Control) -> bool {
    let go = Language::En.say(&Message::new("kit-number-go").text("name", ""));
    control.role == Role::Button && control.name.starts_with(go.trim_end())
}

/// These of the controls, in the order in which they are drawn.
fn in_order<'a>(all: &'a [Control], some: &[&'a Control]) -> Vec<&'a Control> {
    all.iter().filter(|one| some.iter().any(|other| std::ptr::eq(*one, *other))).collect()
}

/// The rows of a column.
fn rows<'c, 'a>(column: &'c [&'a Control]) -> impl Iterator<Item = &'c [&'a Control]> {
    column.chunk_by(|one, next| (one.rect.center().y - next.rect.center().y).abs() <= NEAR)
}

/// The same in words: "Anna: + (12, 40) → (12, 88)".
fn words(before: &Control, after: &Control) -> String {
    let at = |rect: Rect| format!("({:.0}, {:.0})", rect.left(), rect.top());
    format!("{:?} {:?} {} → {}", before.role, before.name, at(before.rect), at(after.rect))
}

/// Whether what was here is here still, also when it has grown: it keeps its top, and its left edge, its right edge or its
/// middle.
fn is_in_place(before: Rect, after: Rect) -> bool {
    let near = |one: f32, two: f32| (one - two).abs() <= NEAR;
    let across = near(before.left(), after.left())
        || near(before.right(), after.right())
        || near(before.center().x, after.center().x);
    across && near(before.top(), after.top())
}

/// By what of its name a control is known, at a table of these players.
type Key = fn(&str, &[String]) -> String;

/// The keys of what stays the same player's, as long as it can be found so; then those of the same for another player.
const SAME: &[Key] = &[whole, figureless, without_value, nobodys, nameless, nameless_without_value];

fn whole(name: &str, _: &[String]) -> String {
    name.to_owned()
}

fn figureless(name: &str, _: &[String]) -> String {
    without_figures(name)
}

/// The name up to its last colon, behind which a value stands; behind a player's name it stands only where it is a number.
fn without_value(name: &str, players: &[String]) -> String {
    let split = name.rsplit_once(": ");
    let is_value =
        |what: &str, value: &str| !players.iter().any(|player| player == what) || !value.contains(char::is_alphabetic);
    split.filter(|(what, value)| is_value(what, value)).map_or(name, |(what, _)| what).to_owned()
}

/// The name without whose it is and without its value.
fn nobodys(name: &str, players: &[String]) -> String {
    players.iter().fold(without_value(name, players), |name, player| name.replace(player, "…"))
}

/// The name without figures and without whose it is.
fn nameless(name: &str, players: &[String]) -> String {
    without_figures(&players.iter().fold(name.to_owned(), |name, player| name.replace(player, "…")))
}

fn nameless_without_value(name: &str, players: &[String]) -> String {
    without_figures(&nobodys(name, players))
}

/// The name of a control without the numbers in it, but for the place in a row that it begins with ("2. Peter").
pub fn without_figures(name: &str) -> String {
    if let Some((place, rest)) = name.split_once(". ").filter(|(place, _)| place.bytes().all(|c| c.is_ascii_digit())) {
        return format!("{place}. {}", without_figures(rest));
    }
    let mut plain: String = name.chars().map(|letter| if letter.is_ascii_digit() { '#' } else { letter }).collect();
    while plain.contains("##") {
        plain = plain.replace("##", "#");
    }
    plain
}
