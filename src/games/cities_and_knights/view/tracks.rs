//! The tracks of a player: a ladder of five levels each, one button up with what that costs, what it brings, and the
//! metropolis.

use egui::Ui;

use super::{Person, Source, gate_color};
use crate::games::cities_and_knights::cards::Card;
use crate::games::cities_and_knights::improve::improve;
use crate::games::cities_and_knights::play::Action;
use crate::games::cities_and_knights::track::{Level, Track};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, text, tokens::TARGET};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::{PieceColor, Seat};

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
    /// The next level: what it costs, as it is and with the Crane, and the button's name; none above the last one.
    up: Option<([String; 2], String)>,
    /// What stands on that button when all are built, and all that ever stands on it.
    top: String,
    says: Vec<String>,
    /// How many levels there are, and how many of them are built.
    levels: usize,
    built: usize,
    /// One level down, by hand: the name of the button, and the level where there is one.
    down: (String, Option<u8>),
    /// Why there is no level below, and why there is none above.
    lowest: String,
    all_built: String,
    /// What the level that is built gives, and what the next one brings.
    note: String,
    /// All that could stand there, so that it has its room.
    notes: Vec<String>,
    /// The metropolis: its word, the name of the chip, and whether the player holds it; none before it matters.
    metropolis: Option<(String, String, bool)>,
    metropolis_words: String,
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
    let note = |level: Level, holder: Option<Seat>| {
        let now = source.say(&Message::new("cities-and-knights-level-now").say("what", holds(track, level)));
        let next = source.say(&brings(track, level));
        match holder {
            Some(holder) => {
                let metropolis = Message::new("cities-and-knights-metropolis-of").say("player", state.name(holder));
                format!("{now} {}\n{next}", source.say(&metropolis))
            }
            None => format!("{now}\n{next}"),
        }
    };
    let holders = || state.all_seats().map(Some).chain([None]);
    let notes = Level::ALL.into_iter().flat_map(|level| holders().map(move |holder| (level, holder)));
    let cost = |next: Level, crane: bool| {
        source.say(&Message::new("cities-and-knights-level-up").say("cost", next.cost(track, crane).message()))
    };
    let top = source.words("cities-and-knights-level-top");
    let levels = Level::ALL.into_iter().skip(1);
    let says = levels.flat_map(|next| [cost(next, false), cost(next, true)]).chain([top.clone()]).collect();
    let up = level.up().map(|next| {
        let name = about("cities-and-knights-level-name").number("level", next.number());
        ([cost(next, false), cost(next, true)], source.say(&name))
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
        up,
        top,
        says,
        levels: Level::ALL.len().saturating_sub(1),
        built: level.number() as usize,
        down: (
            source.say(&about("cities-and-knights-level-down-name")),
            level.down().and_then(|lower| u8::try_from(lower.number()).ok()),
        ),
        lowest: source.words("cities-and-knights-level-lowest"),
        all_built: source.say(&Message::new("cities-and-knights-all-levels").number("levels", Level::TOP.number())),
        note: note(level, holder),
        notes: notes.map(|(level, holder)| note(level, holder)).collect(),
        metropolis_words: source.words("cities-and-knights-metropolis"),
        metropolis: (holder.is_some() || level >= Level::METROPOLIS).then(|| {
            let name = source.say(&about("cities-and-knights-metropolis-name"));
            (source.words("cities-and-knights-metropolis"), name, holder == Some(seat))
        }),
        news: news.and_then(|built| built.metropolis.say(seat, track, &names)),
    }
}

/// What a level gives with all below it: the cards, and from the third on what the track allows.
fn holds(track: Track, level: Level) -> Message {
    let Some(red) = level.highest_red() else { return Message::new("cities-and-knights-level-nothing") };
    let cards = Message::new("cities-and-knights-level-cards").number("red", red);
    if level < Level::ABILITY {
        return cards;
    }
    Message::new("cities-and-knights-level-holds").say("cards", cards).say("ability", track.ability())
}

/// What the level above this one brings.
fn brings(track: Track, level: Level) -> Message {
    let Some(next) = level.up() else {
        return Message::new("cities-and-knights-all-levels").number("levels", Level::TOP.number());
    };
    // What comes first is what this level alone brings; the wider draw of cards is the same at each.
    let brings = track.brings(next).into_iter().next().unwrap_or_else(|| Message::literal(""));
    Message::new("cities-and-knights-level-next").say("what", brings)
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
        if kit::switch_chip(ui, None, words, name, *crane).clicked() {
            *crane = !*crane;
        }
    }
}

impl TrackRow {
    fn show(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>, crane: &mut bool) {
        let title = |ui: &mut Ui| {
            kit::swatch(ui, self.color);
            text::strong(ui, &self.words);
        };
        kit::two_sides(ui, TARGET, title, |ui| self.buttons(ui, seat, context, crane));
        kit::ladder(ui, self.color, self.built, self.levels);
        let note = |ui: &mut Ui| text::quiet_in_room(ui, &self.note, self.notes.iter().map(String::as_str));
        kit::two_sides(ui, TARGET, note, |ui| self.metropolis(ui, seat, context));
    }

    /// One level up with what it costs, from the right, and one level down by hand.
    fn buttons(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>, crane: &mut bool) {
        let track = self.track;
        let (words, name) = match &self.up {
            Some(([plain, cheaper], name)) => (if *crane { cheaper } else { plain }, name),
            None => (&self.top, &self.all_built),
        };
        // Whatever it costs by now: each of several quick taps builds one more level.
        let button = Button::quiet(words).name(name).room_for(&self.says).steady();
        let built = self.up.is_none().then_some(self.all_built.as_str());
        if kit::unless(ui, built, |ui| ui.add(button)).clicked() && self.up.is_some() {
            context.act(&Action::Improve { seat, track, crane: *crane });
            if let Some(news) = &self.news {
                context.announce(news.clone());
            }
            // The card is good for one improvement.
            *crane = false;
        }
        let (name, lower) = &self.down;
        let down = Button::icon_only(Icon::Minus, name).outlined();
        let lowest = lower.is_none().then_some(self.lowest.as_str());
        if kit::unless(ui, lowest, |ui| ui.add(down)).clicked()
            && let Some(level) = *lower
        {
            context.act(&Action::SetLevel { seat, track, level });
        }
    }

    fn metropolis(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>) {
        let Some((words, name, holds)) = &self.metropolis else {
            // Its room is there before it is.
            kit::chip_room(ui, &self.metropolis_words);
            return;
        };
        if kit::switch_chip(ui, None, words, name, *holds).clicked() {
            context.act(&Action::SetMetropolis { track: self.track, seat: (!holds).then_some(seat) });
        }
    }
}
