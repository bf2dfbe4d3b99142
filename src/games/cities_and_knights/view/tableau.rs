//! What lies before each player: a tap up or down for each, with what it costs and what it brings.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::cities_and_knights::building::Purchase;
use crate::games::cities_and_knights::cards::Card;
use crate::games::cities_and_knights::citadel::Way;
use crate::games::cities_and_knights::extra::ExtraPhase;
use crate::games::cities_and_knights::knights::{Knight, Strength};
use crate::games::cities_and_knights::play::{
    Action, Holding, Piece, PointCard, card_name, edited, holding_name, points_of, points_reason,
};
use crate::games::cities_and_knights::points::Row;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::{Level, Track};
use crate::games::view::Desk;
use crate::kit::{self, Button, Icon, Tokens, Width, text, tokens::space};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// From this text size on, a track's button stands below its words.
const LARGE_TEXT: f32 = 1.3;

pub(super) struct TableausPanel {
    on_turn: Seat,
    players: Vec<Player>,
    choose: String,
    /// What the set-up gives, or who else acts at a table of five or six.
    note: Option<String>,
    more: String,
    fan: Option<FanCards>,
}

struct Player {
    person: Person,
    tab_name: String,
    points: String,
    points_name: String,
    points_words: String,
    reason: Reason,
    win: Option<String>,
    pieces: Vec<PieceRow>,
    tracks: Vec<TrackRow>,
    crane: (String, String),
    knights_title: String,
    build_knight: (String, String),
    knights: Vec<KnightRow>,
    marks_title: String,
    holds: Vec<(Holding, String, String, bool)>,
    cards: Vec<(PointCard, String, String, bool)>,
}

struct PieceRow {
    what: Piece,
    words: String,
    note: String,
    name: String,
    count: u32,
}

struct TrackRow {
    track: Track,
    words: String,
    note: String,
    /// The next level: its words, its words with the Crane, and the button's name.
    improve: Option<[String; 3]>,
    /// One level down, by hand: the name of the button, and the level.
    down: Option<(String, u8)>,
    /// The metropolis: its word, the name of the chip, and whether the player holds it.
    metropolis: Option<(String, String, bool)>,
}

/// The knights of one strength that are alike.
struct KnightRow {
    words: String,
    /// What can be done: the words, the name, the action.
    taps: Vec<(String, String, Action)>,
}

/// What the purple cards do to the table.
struct FanCards {
    title: String,
    curse: Vec<(Person, String)>,
    curse_title: String,
    current: [(Current, String); 2],
    dragons: Vec<(String, Action)>,
    dragon_title: String,
    citadel_title: String,
    /// The three ways to a citadel, with their prices and their rules.
    citadels: Vec<(String, Reason)>,
}

impl TableausPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        Self {
            on_turn: state.on_turn(),
            players: source.people().into_iter().map(|person| player(source, person)).collect(),
            choose: source.words("cities-and-knights-whose-things"),
            note: note(source),
            more: source.words("cities-and-knights-purple-cards"),
            fan: state.options.fan_set.then(|| fan_cards(source)),
        }
    }
}

fn note(source: &Source<'_>) -> Option<String> {
    let state = source.state;
    if state.cursor.part == 0 {
        let commodities = state.options.start_commodities;
        return Some(source.words(if commodities {
            "cities-and-knights-setup-with-commodities"
        } else {
            "cities-and-knights-setup-without-commodities"
        }));
    }
    let seats = state.options.extra_phase.seats(state.on_turn(), state.seats);
    let key = match state.options.extra_phase {
        ExtraPhase::Partner => "cities-and-knights-extra-partner",
        ExtraPhase::SpecialBuilding => "cities-and-knights-extra-building",
    };
    (!seats.is_empty()).then(|| source.say(&Say::new(key).text("players", source.names(&seats))))
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let seat = person.seat;
    let tableau = state.tableau(seat);
    let points = points_of(state, seat);
    let wins = state.on_turn() == seat && points >= state.options.goal && state.winner.is_none();
    let hold = |what: Holding| {
        let words = source.say(&holding_name(what));
        let name = Say::new("cities-and-knights-hold-name").text("player", &person.name).text("what", &words);
        (what, words, source.say(&name), state.holder(what) == Some(seat))
    };
    let card = |what: PointCard| {
        let words = source.say(&card_name(what));
        let name = Say::new("cities-and-knights-card-name").text("player", &person.name).text("what", &words);
        (what, words, source.say(&name), tableau.has(what))
    };
    let fan = state.options.fan_set;
    let mut cards = vec![PointCard::Printer, PointCard::Constitution];
    if fan {
        cards.extend([PointCard::WhiteMagic, PointCard::Citadel, PointCard::SmallDragon, PointCard::MagicPower]);
    }
    let holdings = Holding::ALL.into_iter().filter(|what| fan || *what != Holding::Wizard);
    Player {
        tab_name: source.about("cities-and-knights-things-of", &person),
        points: text::number(points),
        points_name: source.about("cities-and-knights-points-of", &person),
        points_words: source.say(&Say::new("cities-and-knights-goal").number("goal", state.options.goal)),
        reason: points_reason(state, seat),
        win: wins.then(|| source.about("cities-and-knights-win", &person)),
        pieces: pieces(source, &person),
        tracks: Track::played(fan).iter().map(|&track| track_row(source, &person, track)).collect(),
        crane: (source.say(&Card::Crane.say()), source.about("cities-and-knights-crane-name", &person)),
        knights_title: match tableau.curse {
            Some(curse) => source.say(&Say::new("cities-and-knights-cursed").number("rolls", curse.left())),
            None => source.words("cities-and-knights-knights-title"),
        },
        build_knight: (
            source.say(&Say::new("cities-and-knights-build-knight").say("cost", Purchase::Knight.price().say())),
            source.about("cities-and-knights-build-knight-name", &person),
        ),
        knights: knight_rows(source, &person),
        marks_title: source.words("cities-and-knights-marks"),
        holds: holdings.map(hold).collect(),
        cards: cards.into_iter().map(card).collect(),
        person,
    }
}

fn pieces(source: &Source<'_>, person: &Person) -> Vec<PieceRow> {
    let tableau = source.state.tableau(person.seat);
    let row = |what: Piece, key: &'static str, count: u32, note: String| {
        let words = source.words(key);
        let note = edited_note(source, what, person.seat, note);
        let name = Say::new("cities-and-knights-piece-name").text("player", &person.name).text("what", &words);
        PieceRow { what, name: source.say(&name), words, note, count }
    };
    let cost = |purchase: Purchase| source.say(&purchase.price().say());
    let metropolises = source.state.metropolises_of(person.seat);
    let mut city_note = cost(Purchase::City);
    if metropolises > 0 {
        let with = Say::new("cities-and-knights-and-metropolises").number("count", metropolises);
        city_note = format!("{city_note} · {}", source.say(&with));
    }
    let mut rows = vec![
        row(Piece::Settlement, "cities-and-knights-settlements", tableau.settlements, cost(Purchase::Settlement)),
        row(Piece::City, "cities-and-knights-cities", tableau.cities, city_note),
        row(Piece::Wall, "cities-and-knights-walls", tableau.walls, cost(Purchase::Wall)),
        row(Piece::Defender, "cities-and-knights-defender-cards", tableau.defender, String::new()),
    ];
    if tableau.fallen_cities > 0 {
        rows.insert(2, row(Piece::FallenCity, "cities-and-knights-fallen", tableau.fallen_cities, String::new()));
    }
    rows
}

/// What stands below a piece's name, with what a person has edited of its row on the score sheet.
fn edited_note(source: &Source<'_>, what: Piece, seat: Seat, note: String) -> String {
    let row = match what {
        Piece::Settlement => Row::Settlements,
        Piece::City => Row::Cities,
        Piece::Defender => Row::Defender,
        Piece::FallenCity | Piece::Wall => return note,
    };
    let Some(points) = edited(source.state, row, seat) else { return note };
    let edited = source.say(&Say::new("cities-and-knights-edited").text("change", text::change(points)));
    if note.is_empty() { edited } else { format!("{note} · {edited}") }
}

fn track_row(source: &Source<'_>, person: &Person, track: Track) -> TrackRow {
    let state = source.state;
    let level = state.tableau(person.seat).calendar.level(track);
    let words = Say::new("cities-and-knights-track-level").say("track", track.say()).number("level", level.number());
    let named = |key: &'static str| source.say(&Say::new(key).text("player", &person.name).say("track", track.say()));
    let improve = level.up().map(|next| {
        let words = |crane: bool| {
            let cost = next.cost(track, crane).say();
            source.say(&Say::new("cities-and-knights-improve").number("level", next.number()).say("cost", cost))
        };
        [words(false), words(true), named("cities-and-knights-improve-name")]
    });
    let down = level.down().and_then(|lower| u8::try_from(lower.number()).ok());
    let holds = state.metropolises.holder(track) == Some(person.seat);
    let brings = if level == Level::NONE { Vec::new() } else { track.brings(level) };
    let brings: Vec<String> = brings.iter().map(|say| source.say(say)).collect();
    TrackRow {
        track,
        words: source.say(&words),
        note: brings.join(" · "),
        improve,
        down: down.map(|lower| (named("cities-and-knights-level-down-name"), lower)),
        metropolis: (holds || level >= Level::METROPOLIS).then(|| {
            let name = named("cities-and-knights-metropolis-name");
            (source.words("cities-and-knights-metropolis"), name, holds)
        }),
    }
}

fn knight_rows(source: &Source<'_>, person: &Person) -> Vec<KnightRow> {
    let tableau = source.state.tableau(person.seat);
    let kinds = Strength::ALL.into_iter().flat_map(|strength| [(strength, true), (strength, false)]);
    let row = |(strength, active): (Strength, bool)| {
        let alike: Vec<&Knight> =
            tableau.knights.iter().filter(|k| k.strength == strength && k.active == active).collect();
        let key = if active { "cities-and-knights-knights-active" } else { "cities-and-knights-knights-resting" };
        let words = Say::new(key).number("count", alike.len()).say("knight", strength.say());
        let taps = taps(source, person, strength, active);
        (!alike.is_empty()).then(|| KnightRow { words: source.say(&words), taps })
    };
    kinds.filter_map(row).collect()
}

fn taps(source: &Source<'_>, person: &Person, strength: Strength, active: bool) -> Vec<(String, String, Action)> {
    let seat = person.seat;
    let tap = |words: Say, key: &'static str, action: Action| {
        let name = Say::new(key).text("player", &person.name).say("knight", strength.say());
        (source.say(&words), source.say(&name), action)
    };
    let mut taps = Vec::new();
    if active {
        let act = Say::new("cities-and-knights-act");
        taps.push(tap(act, "cities-and-knights-act-name", Action::Act { seat, strength }));
    } else {
        let feed = Say::new("cities-and-knights-activate").say("cost", Purchase::Activation.price().say());
        taps.push(tap(feed, "cities-and-knights-activate-name", Action::Activate { seat, strength }));
    }
    if strength.up().is_some() {
        let up = Say::new("cities-and-knights-promote").say("cost", Purchase::Promotion.price().say());
        let key = if active { "cities-and-knights-promote-active-name" } else { "cities-and-knights-promote-name" };
        taps.push(tap(up, key, Action::Promote { seat, strength, active }));
    }
    let gone = Say::new("cities-and-knights-remove-knight");
    let key = if active { "cities-and-knights-remove-active-name" } else { "cities-and-knights-remove-knight-name" };
    taps.push(tap(gone, key, Action::RemoveKnight { seat, strength, active }));
    taps
}

fn fan_cards(source: &Source<'_>) -> FanCards {
    let state = source.state;
    let own = state.on_turn();
    let dragon = |target: Seat, track: Track| {
        let action = Action::GreatDragon { seat: own, target, track };
        let possible = source.play.prepare(&super::value(&action), chrono::DateTime::UNIX_EPOCH, "").is_ok();
        let say =
            Say::new("cities-and-knights-dragon-takes").say("player", state.name(target)).say("track", track.say());
        possible.then(|| (source.say(&say), action))
    };
    let targets = state.all_seats().filter(|&seat| seat != own);
    let dragons = targets.flat_map(|target| Track::ALL.map(|track| dragon(target, track)));
    let cursed = |person: Person| {
        let name = source.about("cities-and-knights-curse-name", &person);
        (person, name)
    };
    FanCards {
        title: source.words("cities-and-knights-purple-cards"),
        curse_title: source.words("cities-and-knights-curse-title"),
        curse: source.people().into_iter().map(cursed).collect(),
        current: [
            (Current::Forward, source.words("cities-and-knights-current-forward")),
            (Current::Back, source.words("cities-and-knights-current-back")),
        ],
        citadel_title: source.words("cities-and-knights-citadel-title"),
        citadels: Way::ALL.map(|way| (way_words(source, way), way.reason())).to_vec(),
        dragon_title: source.words("cities-and-knights-dragon-title"),
        dragons: dragons.flatten().collect(),
    }
}

fn way_words(source: &Source<'_>, way: Way) -> String {
    let key = match way {
        Way::SetUp => "cities-and-knights-citadel-setup",
        Way::FromCity => "cities-and-knights-citadel-from-city",
        Way::FromSettlement => "cities-and-knights-citadel-from-settlement",
    };
    source.say(&Say::new(key).say("cost", way.price().say()))
}

impl TableausPanel {
    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let chosen = draft.seat.unwrap_or(self.on_turn);
        if let Some(note) = &self.note {
            text::quiet(ui, note);
        }
        ui.horizontal_wrapped(|ui| {
            for player in &self.players {
                let on = chosen == player.person.seat;
                if kit::person_chip(ui, player.person.mark, &player.person.name, &player.tab_name, on).clicked() {
                    draft.seat = Some(player.person.seat);
                }
            }
        })
        .response
        .on_hover_text(&self.choose);
        if let Some(player) = self.players.iter().find(|player| player.person.seat == chosen) {
            player.show(ui, desk, draft);
        }
        ui.add_space(space::S);
        if let Some(fan) = &self.fan {
            if draft.more {
                fan.show(ui, desk);
            } else {
                draft.more = kit::button(ui, &self.more).clicked();
            }
            ui.add_space(space::S);
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        kit::card(ui, |ui| {
            kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
                if kit::tappable_score(ui, &self.points, &self.points_name).clicked() {
                    desk.explain(&self.reason);
                }
                text::quiet(ui, &self.points_words);
            });
            if let Some(win) = &self.win
                && ui.add(Button::primary(win).full()).clicked()
            {
                desk.act(&Action::Win { seat });
            }
            for row in &self.pieces {
                let to = kit::labeled_row(ui, &row.words, &row.note, |ui| {
                    kit::stepper(ui, &row.name, Some(row.count.into()), 0..=99)
                });
                if let Some(change) = to.and_then(|to| i32::try_from(to - i64::from(row.count)).ok()) {
                    desk.act(&Action::Build { seat, what: row.what, change });
                }
            }
        });
        ui.add_space(space::S);
        kit::card(ui, |ui| {
            for (index, row) in self.tracks.iter().enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                row.show(ui, seat, desk, &mut draft.crane);
            }
            let (words, name) = &self.crane;
            if kit::choice_chip(ui, words, name, draft.crane).clicked() {
                draft.crane = !draft.crane;
            }
        });
        ui.add_space(space::S);
        kit::card(ui, |ui| self.show_knights(ui, desk));
        ui.add_space(space::S);
        kit::card(ui, |ui| self.show_marks(ui, desk));
    }

    fn show_knights(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        text::quiet(ui, &self.knights_title);
        for row in &self.knights {
            text::strong(ui, &row.words);
            ui.horizontal_wrapped(|ui| {
                for (words, name, action) in &row.taps {
                    if ui.add(Button::quiet(words).name(name)).clicked() {
                        desk.act(action);
                    }
                }
            });
        }
        let (words, name) = &self.build_knight;
        if ui.add(Button::quiet(words).name(name).full()).clicked() {
            desk.act(&Action::BuildKnight { seat: self.person.seat });
        }
    }

    fn show_marks(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        let seat = self.person.seat;
        text::quiet(ui, &self.marks_title);
        ui.horizontal_wrapped(|ui| {
            for (what, words, name, on) in &self.holds {
                if kit::choice_chip(ui, words, name, *on).clicked() {
                    desk.act(&Action::Hold { what: *what, seat: (!on).then_some(seat) });
                }
            }
            for (what, words, name, on) in &self.cards {
                if kit::choice_chip(ui, words, name, *on).clicked() {
                    desk.act(&Action::Card { seat, what: *what, on: !on });
                }
            }
        });
    }
}

impl TrackRow {
    fn show(&self, ui: &mut Ui, seat: Seat, desk: &mut Desk<'_>, crane: &mut bool) {
        let track = self.track;
        let mut control = |ui: &mut Ui| {
            if let Some([words, cheaper, name]) = &self.improve
                && ui.add(Button::quiet(if *crane { cheaper } else { words }).name(name)).clicked()
            {
                desk.act(&Action::Improve { seat, track, crane: *crane });
                // The card is good for one improvement.
                *crane = false;
            }
            if let Some((name, level)) = &self.down
                && ui.add(Button::icon_only(Icon::Minus, name).outlined()).clicked()
            {
                desk.act(&Action::SetLevel { seat, track, level: *level });
            }
            if let Some((words, name, holds)) = &self.metropolis
                && kit::choice_chip(ui, words, name, *holds).clicked()
            {
                desk.act(&Action::SetMetropolis { track, seat: (!holds).then_some(seat) });
            }
        };
        // Beside a button in large text the words would have no room on a phone.
        if Width::of(ui).is_narrow() && Tokens::of(ui).scale() > LARGE_TEXT {
            text::body(ui, &self.words);
            if !self.note.is_empty() {
                text::quiet(ui, &self.note);
            }
            control(ui);
        } else {
            kit::labeled_row(ui, &self.words, &self.note, control);
        }
    }
}

impl FanCards {
    fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            text::strong(ui, &self.curse_title);
            ui.horizontal_wrapped(|ui| {
                for (person, name) in &self.curse {
                    if kit::person_chip(ui, person.mark, &person.name, name, false).clicked() {
                        desk.act(&Action::Curse { seat: person.seat });
                    }
                }
            });
            ui.horizontal_wrapped(|ui| {
                for (way, words) in &self.current {
                    if kit::button(ui, words).clicked() {
                        desk.act(&Action::MagicCurrent { way: *way });
                    }
                }
            });
            text::strong(ui, &self.citadel_title);
            for (words, reason) in &self.citadels {
                if kit::ListRow::new(words).opens().show(ui).clicked() {
                    desk.explain(reason);
                }
            }
            if !self.dragons.is_empty() {
                text::strong(ui, &self.dragon_title);
            }
            for (words, action) in &self.dragons {
                if kit::button(ui, words).clicked() {
                    desk.act(action);
                }
            }
        });
    }
}
