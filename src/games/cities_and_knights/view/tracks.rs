//! The tracks of a player: a ladder of five levels each, with what the next one costs and brings, and its metropolis.

use egui::Ui;

use super::{Person, Source, gate_color};
use crate::games::cities_and_knights::cards::Card;
use crate::games::cities_and_knights::improve::improve;
use crate::games::cities_and_knights::play::Action;
use crate::games::cities_and_knights::track::{Level, Track};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, Tokens, Width, text, tokens::TARGET, tokens::space};
use crate::locale::Message;
use crate::table::seat::{PieceColor, Seat};

/// From this text size on, the metropolis stands below its track on a phone: beside it the words would have no room.
const LARGE_TEXT: f32 = 1.3;

pub(super) struct TracksCard {
    seat: Seat,
    tracks: Vec<TrackRow>,
    /// The card Crane: its word, and the name of its chip.
    crane: (String, String),
}

struct TrackRow {
    track: Track,
    color: PieceColor,
    words: String,
    /// The levels from 1 on: the figure, and the button's name.
    levels: Vec<(String, String)>,
    /// How many of them are built.
    built: usize,
    /// One level down, by hand: the name of the button, and the level where there is one.
    down: (String, Option<u8>),
    /// Why there is no level below, and why a level further up is not built yet.
    lowest: String,
    in_order: String,
    /// What the next level costs and brings, as it is and with the Crane.
    next: [String; 2],
    /// All that could stand there, so that it has its room.
    notes: Vec<String>,
    /// The metropolis: its word, the name of the chip, and whether the player holds it; none before it matters.
    metropolis: Option<(String, String, bool)>,
    /// What building the next level makes of the metropolis.
    news: Option<Message>,
}

impl TracksCard {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let tracks = Track::played(source.state.options.fan_set);
        Self {
            seat: person.seat,
            tracks: tracks.iter().map(|&track| row(source, person, track)).collect(),
            crane: (source.say(&Card::Crane.message()), source.about("cities-and-knights-crane-name", person)),
        }
    }
}

fn row(source: &Source<'_>, person: &Person, track: Track) -> TrackRow {
    let state = source.state;
    let seat = person.seat;
    let level = state.tableau(seat).calendar.level(track);
    let about = |key: &'static str| Message::new(key).text("player", &person.name).say("track", track.message());
    let holder = state.metropolises.holder(track);
    let note = |level: Level, crane: bool, holder: Option<Seat>| {
        let next = next_level(track, level, crane);
        source.say(&match holder {
            Some(holder) => {
                Message::new("cities-and-knights-metropolis-of").say("player", state.name(holder)).say("next", next)
            }
            None => next,
        })
    };
    let holders = || state.all_seats().map(Some).chain([None]);
    let notes = Level::ALL.into_iter().flat_map(|level| holders().map(move |holder| (level, holder)));
    let numbers = Level::ALL.into_iter().skip(1).map(|level| {
        let name = about("cities-and-knights-level-name").number("level", level.number());
        (level.number().to_string(), source.say(&name))
    });
    let news = improve(seat, track, false, &state.builders(), &state.metropolises).ok();
    let names = |seat: Seat| state.name(seat);
    TrackRow {
        track,
        color: gate_color(track),
        words: source.say(
            &Message::new("cities-and-knights-track-level")
                .say("track", track.message())
                .number("level", level.number())
                .number("most", Level::TOP.number()),
        ),
        levels: numbers.collect(),
        built: level.number() as usize,
        down: (
            source.say(&about("cities-and-knights-level-down-name")),
            level.down().and_then(|lower| u8::try_from(lower.number()).ok()),
        ),
        lowest: source.words("cities-and-knights-level-lowest"),
        in_order: source
            .say(&Message::new("cities-and-knights-levels-in-order").number("level", level.number().saturating_add(1))),
        next: [note(level, false, holder), note(level, true, holder)],
        notes: notes.map(|(level, holder)| note(level, false, holder)).collect(),
        metropolis: (holder.is_some() || level >= Level::METROPOLIS).then(|| {
            let name = source.say(&about("cities-and-knights-metropolis-name"));
            (source.words("cities-and-knights-metropolis"), name, holder == Some(seat))
        }),
        news: news.and_then(|built| built.metropolis.say(seat, track, &names)),
    }
}

/// What the level above this one costs and brings.
fn next_level(track: Track, level: Level, crane: bool) -> Message {
    let Some(next) = level.up() else {
        return Message::new("cities-and-knights-all-levels").number("levels", Level::TOP.number());
    };
    // What comes first is what this level alone brings; the wider draw of cards is the same at each.
    let brings = track.brings(next).into_iter().next().unwrap_or_else(|| Message::literal(""));
    Message::new("cities-and-knights-next-level")
        .number("level", next.number())
        .say("cost", next.cost(track, crane).message())
        .say("brings", brings)
}

impl TracksCard {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, crane: &mut bool) {
        for (index, row) in self.tracks.iter().enumerate() {
            if index > 0 {
                kit::hairline(ui);
            }
            row.show(ui, self.seat, context, crane);
        }
        let (words, name) = &self.crane;
        if kit::choice_chip(ui, words, name, *crane).clicked() {
            *crane = !*crane;
        }
    }
}

impl TrackRow {
    fn show(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>, crane: &mut bool) {
        let below = Width::of(ui).is_narrow() && Tokens::of(ui).scale() > LARGE_TEXT;
        let title = |ui: &mut Ui| {
            kit::swatch(ui, self.color);
            text::strong(ui, &self.words);
        };
        if below {
            ui.horizontal_wrapped(title);
        } else {
            kit::two_sides(ui, TARGET, title, |ui| self.metropolis(ui, seat, context));
        }
        self.ladder(ui, seat, context, crane);
        let [plain, cheaper] = &self.next;
        text::quiet_in_room(ui, if *crane { cheaper } else { plain }, self.notes.iter().map(String::as_str));
        if below {
            ui.horizontal(|ui| {
                ui.set_min_height(TARGET);
                self.metropolis(ui, seat, context);
            });
        }
    }

    /// One level down, and the five levels side by side: those that are built are filled, and the next one can be tapped.
    fn ladder(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>, crane: &mut bool) {
        let track = self.track;
        kit::equal_columns(ui, self.levels.len() + 1, space::S, |ui, at| {
            let Some(step) = at.checked_sub(1) else {
                let (name, lower) = &self.down;
                let down = Button::icon_only(Icon::Minus, name).outlined().full();
                let lowest = lower.is_none().then_some(self.lowest.as_str());
                if kit::unless(ui, lowest, |ui| ui.add(down)).clicked()
                    && let Some(level) = *lower
                {
                    context.act(&Action::SetLevel { seat, track, level });
                }
                return;
            };
            let Some((words, name)) = self.levels.get(step) else { return };
            let button = Button::quiet(words).name(name).selected(step < self.built).full();
            // A level that is built stays what it is when it is tapped once more.
            let too_high = (step > self.built).then_some(self.in_order.as_str());
            if kit::unless(ui, too_high, |ui| ui.add(button)).clicked() && step == self.built {
                context.act(&Action::Improve { seat, track, crane: *crane });
                if let Some(news) = &self.news {
                    context.announce(news.clone());
                }
                // The card is good for one improvement.
                *crane = false;
            }
        });
    }

    fn metropolis(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>) {
        if let Some((words, name, holds)) = &self.metropolis
            && kit::choice_chip(ui, words, name, *holds).clicked()
        {
            context.act(&Action::SetMetropolis { track: self.track, seat: (!holds).then_some(seat) });
        }
    }
}
