//! What a roll brings, in order: the ship or the cards, then the number or the 7.

use egui::Ui;

use super::roll::face_words;
use super::{Draft, Person, Source};
use crate::games::cities_and_knights::dice::{Event, Roll};
use crate::games::cities_and_knights::progress::{HAND_LIMIT, drawing_level, draws, hand};
use crate::games::cities_and_knights::seven::{Hand, Robber};
use crate::games::cities_and_knights::track::Track;
use crate::games::view::ViewContext;
use crate::kit::{self, Stepper, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct OutcomePanel {
    number: String,
    event: String,
    /// What happens, each line with its reason where it has one.
    lines: Vec<(String, Option<Reason>)>,
    /// On a 7: how many cards each player may hold.
    limits: Vec<Limit>,
}

impl OutcomePanel {
    pub(super) fn new(source: &Source<'_>, roll: Roll) -> Self {
        let mut lines = event_lines(source, roll);
        if roll.is_seven() {
            lines.push(robber_line(source));
        } else {
            let say = Message::new("cities-and-knights-yield").number("number", roll.number());
            lines.push((source.say(&say), None));
        }
        Self {
            number: roll.number().to_string(),
            event: face_words(source, roll.event),
            lines,
            limits: if roll.is_seven() { limits(source) } else { Vec::new() },
        }
    }
}

/// What the event die brings.
fn event_lines(source: &Source<'_>, roll: Roll) -> Vec<(String, Option<Reason>)> {
    let state = source.state;
    match roll.event {
        Event::Ship | Event::TwoShips => {
            let key = if state.landed || state.fought.is_some() {
                "cities-and-knights-ship-lands"
            } else {
                "cities-and-knights-ship-sails"
            };
            let ship =
                Message::new(key).number("position", state.ship.position()).number("length", state.ship.length());
            vec![(source.say(&ship), None)]
        }
        Event::Gate(track) => gate_lines(source, roll, track),
    }
}

fn gate_lines(source: &Source<'_>, roll: Roll, track: Track) -> Vec<(String, Option<Reason>)> {
    let state = source.state;
    let level = |seat: Seat| {
        let tableau = state.tableau(seat);
        let has_city = tableau.cities + state.metropolises_of(seat) > 0;
        drawing_level(tableau.calendar.level(track), has_city, state.options.cards_need_city)
    };
    let drawn = draws(track, roll.red, state.on_turn(), state.all_seats().map(level).collect());
    let names = |seat: Seat| state.name(seat);
    if drawn.seats.is_empty() {
        let nobody =
            Message::new("cities-and-knights-nobody-draws").say("track", track.message()).number("red", roll.red);
        return vec![(source.say(&nobody), drawn.reason(state.on_turn(), &names))];
    }
    let line = |&seat: &Seat| {
        let say =
            Message::new("cities-and-knights-draws").say("player", state.name(seat)).say("track", track.message());
        (source.say(&say), drawn.reason(seat, &names))
    };
    let limit = Message::new("cities-and-knights-hand-limit").number("limit", HAND_LIMIT);
    // Whoever is not on turn and has a full hand gives one back at once; which one is a matter of editions.
    let limit = (source.say(&limit), hand(HAND_LIMIT, false, state.options.fifth_card).reason());
    drawn.seats.iter().map(line).chain(std::iter::once(limit)).collect()
}

fn robber_line(source: &Source<'_>) -> (String, Option<Reason>) {
    // An attack that has come is fought before the 7, so the robber is awake by then.
    let attacks = source.state.attacks + u32::from(source.state.landed);
    let robber = Robber::of(source.state.options.robber_sleeps, attacks);
    let key = match robber {
        Robber::Moves => "cities-and-knights-robber-moves",
        Robber::Sleeps => "cities-and-knights-robber-sleeps",
    };
    (source.words(key), Some(robber.reason()))
}

/// What a player may hold on a 7, and what goes when it is more.
struct Limit {
    person: Person,
    /// "at most 9".
    most: String,
    /// The name of the number of cards in hand.
    cards: String,
    /// The name of the number that goes.
    goes: String,
    hand: Hand,
}

fn limits(source: &Source<'_>) -> Vec<Limit> {
    let limit = |person: Person| {
        let tableau = source.state.tableau(person.seat);
        let hand = Hand { cards: 0, walls: tableau.walls, small_dragon: tableau.small_dragon };
        Limit {
            most: source.say(&Message::new("cities-and-knights-most-cards").number("limit", hand.limit())),
            cards: source.about("cities-and-knights-hand-of", &person),
            goes: source.about("cities-and-knights-discard-of", &person),
            person,
            hand,
        }
    };
    source.people().into_iter().map(limit).collect()
}

impl Limit {
    /// The player with the number of cards in hand, and how many of them go. Only a hand above the limit matters, so taps
    /// count on from there: up to it the number is blank, and nothing goes. A larger hand is typed.
    fn show(&self, ui: &mut Ui, cards: &mut Option<u32>, context: &mut ViewContext<'_>) {
        let limit = self.hand.limit();
        let hand = Hand { cards: cards.unwrap_or(0), ..self.hand };
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            let goes = text::change(-i64::from(hand.discard()));
            if kit::tappable_score(ui, if hand.discard() == 0 { "–" } else { &goes }, &self.goes).clicked() {
                context.explain(&hand.discard_reason());
            }
            let count = Stepper::new(&self.cards, cards.map(i64::from), 0..=99).blank_as(limit.into());
            if let Some(step) = count.step(ui) {
                let to = cards.map_or(step.to, |cards| i64::from(cards) + step.by);
                *cards = u32::try_from(to).ok().filter(|&to| to > limit);
            }
        });
        text::quiet(ui, &self.most);
    }
}

impl OutcomePanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        kit::card(ui, |ui| {
            let left = |ui: &mut Ui| kit::chip(ui, &self.event);
            kit::two_sides(ui, kit::tokens::TARGET, left, |ui| text::score(ui, &self.number));
            for (line, reason) in &self.lines {
                match reason {
                    Some(reason) => {
                        if kit::ListRow::new(line).opens().show(ui).clicked() {
                            context.explain(reason);
                        }
                    }
                    None => {
                        text::body(ui, line);
                    }
                }
            }
            draft.hands.resize(self.limits.len(), None);
            for (limit, cards) in self.limits.iter().zip(&mut draft.hands) {
                limit.show(ui, cards, context);
            }
        });
        ui.add_space(space::S);
    }
}
