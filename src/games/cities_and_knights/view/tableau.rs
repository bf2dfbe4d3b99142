//! What lies before each player: buildings, tracks, knights, and what only some have, each control always in its place.

use egui::Ui;

use super::knights::KnightsCard;
use super::marks::MarksCard;
use super::tracks::TracksCard;
use super::{Draft, Person, Source, pictures};
use crate::games::cities_and_knights::building::Purchase;
use crate::games::cities_and_knights::extra::ExtraPhase;
use crate::games::cities_and_knights::loss::NoSettlementLeft;
use crate::games::cities_and_knights::play::{Action, Piece, edited, points_of, points_reason};
use crate::games::cities_and_knights::points::Row;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Noun, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct TableausPanel {
    on_turn: Seat,
    players: Vec<Player>,
    choose: String,
    /// What goes back to the things of whoever is on turn.
    back: String,
    /// What the set-up gives, or who else acts at a table of five or six.
    note: Option<String>,
}

struct Player {
    person: Person,
    tab_name: String,
    points: String,
    points_name: String,
    points_words: String,
    reason: Reason,
    pieces: Vec<PieceRow>,
    metropolises: Metropolises,
    tracks: TracksCard,
    knights: KnightsCard,
    marks: MarksCard,
}

/// The metropolises, which the tracks below give and take: without them a city would be missing among the pieces.
struct Metropolises {
    words: String,
    note: String,
    count: String,
}

struct PieceRow {
    what: Piece,
    words: String,
    note: String,
    name: String,
    count: u32,
}

impl TableausPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self {
            on_turn: source.state.on_turn(),
            players: source.people().into_iter().map(|person| player(source, person)).collect(),
            choose: source.words("cities-and-knights-whose-things"),
            back: source.about("cities-and-knights-back-to", &source.person(source.state.on_turn())),
            note: note(source),
        }
    }
}

fn note(source: &Source<'_>) -> Option<String> {
    let state = source.state;
    if state.table.over {
        return None;
    }
    if state.table.cursor.part == 0 {
        let commodities = state.options.start_commodities;
        return Some(source.words(if commodities {
            "cities-and-knights-setup-with-commodities"
        } else {
            "cities-and-knights-setup-without-commodities"
        }));
    }
    let seats = state.options.extra_phase.seats(state.on_turn(), state.table.seats);
    let key = match state.options.extra_phase {
        ExtraPhase::Partner => "cities-and-knights-extra-partner",
        ExtraPhase::SpecialBuilding => "cities-and-knights-extra-building",
    };
    (!seats.is_empty()).then(|| {
        let names = seats.iter().map(|&seat| state.name(seat)).collect();
        source.say(&Message::new(key).names("players", names))
    })
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let seat = person.seat;
    Player {
        tab_name: source.about("cities-and-knights-things-of", &person),
        points: text::number(points_of(state, seat)),
        points_name: source.about("cities-and-knights-points-of", &person),
        points_words: source.say(&Message::new("cities-and-knights-goal").number("goal", state.options.goal)),
        reason: points_reason(state, seat),
        pieces: pieces(source, &person),
        metropolises: Metropolises {
            words: source.words("cities-and-knights-metropolises"),
            note: source.words("cities-and-knights-metropolises-note"),
            count: text::number(state.metropolises_of(seat).into()),
        },
        tracks: TracksCard::new(source, &person),
        knights: KnightsCard::new(source, &person),
        marks: MarksCard::new(source, &person),
        person,
    }
}

/// A row for each kind of building, also for those that the player does not have: no row comes or goes.
fn pieces(source: &Source<'_>, person: &Person) -> Vec<PieceRow> {
    let tableau = source.state.tableau(person.seat);
    let row = |what: Piece, key: &'static str, count: u32, note: String| {
        let words = source.words(key);
        let note = edited_note(source, what, person.seat, note);
        let name = Message::new("cities-and-knights-piece-name").text("player", &person.name).text("what", &words);
        PieceRow { what, name: source.say(&name), words, note, count }
    };
    let cost = |purchase: Purchase| source.say(&purchase.price().message());
    let city = Message::new("cities-and-knights-cities-note").say("cost", Purchase::City.price().message());
    let mut rows = vec![
        row(Piece::Settlement, "cities-and-knights-settlements", tableau.settlements, cost(Purchase::Settlement)),
        row(Piece::City, "cities-and-knights-cities", tableau.cities, source.say(&city)),
        row(Piece::Wall, "cities-and-knights-walls", tableau.walls, cost(Purchase::Wall)),
        row(Piece::Defender, "cities-and-knights-defender-cards", tableau.defender, String::new()),
    ];
    if source.state.options.no_settlement_left == NoSettlementLeft::OnItsSide {
        rows.push(row(Piece::FallenCity, "cities-and-knights-fallen", tableau.fallen_cities, String::new()));
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
    let edited = source.say(&Message::new("cities-and-knights-edited").text("change", text::change(points)));
    if note.is_empty() { edited } else { format!("{note} · {edited}") }
}

impl TableausPanel {
    /// The things of one player: of this one, or of whoever is on turn. Returns whose chip was tapped.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        context: &mut ViewContext<'_>,
        draft: &mut Draft,
        chosen: Option<Seat>,
    ) -> Option<Seat> {
        let chosen = chosen.unwrap_or(self.on_turn);
        let mut tapped = None;
        if let Some(note) = &self.note {
            text::quiet(ui, note);
        }
        ui.horizontal_wrapped(|ui| {
            for player in &self.players {
                let on = chosen == player.person.seat;
                if kit::person_chip(ui, player.person.mark, &player.person.name, &player.tab_name, on).clicked() {
                    tapped = Some(player.person.seat);
                }
            }
        })
        .response
        .on_hover_text(&self.choose);
        if let Some(player) = self.players.iter().find(|player| player.person.seat == chosen) {
            player.show(ui, context, draft);
        }
        tapped
    }

    /// The things of somebody who is not on turn, over the page, so that whoever is done with them is back where they were.
    pub(super) fn look(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let other = draft.seat.filter(|&seat| seat != self.on_turn);
        let Some(player) = self.players.iter().find(|player| Some(player.person.seat) == other) else { return };
        let sheet = kit::sheet(ui, "tableau", &player.tab_name, |ui| {
            player.show(ui, context, draft);
            ui.add(Button::quiet(&self.back).full()).clicked()
        });
        if sheet.closed || sheet.inner {
            draft.turn_to(None);
        }
    }
}

impl Metropolises {
    fn show(&self, ui: &mut Ui) {
        kit::noun_row(ui, Some(Noun::Metropolis), &self.words, &self.note, |ui| text::score(ui, &self.count));
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        kit::card(ui, |ui| {
            kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
                if kit::tappable_score(ui, &self.points, &self.points_name).clicked() {
                    context.explain(&self.reason);
                }
                text::quiet(ui, &self.points_words);
            });
            for row in &self.pieces {
                let to = kit::noun_row(ui, Some(pictures::piece(row.what)), &row.words, &row.note, |ui| {
                    kit::stepper(ui, &row.name, Some(row.count.into()), 0..=99)
                });
                if let Some(change) = to.and_then(|to| i32::try_from(to - i64::from(row.count)).ok()) {
                    context.act(&Action::Build { seat, what: row.what, change });
                }
                if row.what == Piece::City {
                    self.metropolises.show(ui);
                }
            }
        });
        ui.add_space(space::S);
        kit::card(ui, |ui| self.tracks.show(ui, context, &mut draft.crane));
        ui.add_space(space::S);
        kit::card(ui, |ui| self.knights.show(ui, context, &mut draft.knights));
        ui.add_space(space::S);
        kit::card(ui, |ui| self.marks.show(ui, context));
        ui.add_space(space::S);
    }
}
