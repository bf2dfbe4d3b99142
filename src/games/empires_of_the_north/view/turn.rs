//! A turn in the action phase: a disc to a tile, or another action, or a pass; each is a tap for the player on turn.

use egui::Ui;

use super::discs::{DiscFace, TileFace, faces, likely, pieces};
use super::{Draft, Person, Source, Turn};
use crate::games::empires_of_the_north::circle::Tile;
use crate::games::empires_of_the_north::play::{Action, Cargo, Other, cargo_name};
use crate::games::empires_of_the_north::rule_violation::RuleViolation;
use crate::games::view::ViewContext;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, Icon, Mark, RingCard, text};
use crate::locale::{Message, with_capital};
use crate::table::seat::Seat;

/// All that a ship can take along.
const CARGO: [Cargo; 4] = [
    Cargo { fish: false, raze: false },
    Cargo { fish: true, raze: false },
    Cargo { fish: false, raze: true },
    Cargo { fish: true, raze: true },
];

pub(super) struct TurnPanel {
    on_turn: Option<Seat>,
    first: Seat,
    players: Vec<Player>,
    pieces: Vec<Vec<(Mark, bool)>>,
    /// What is not known of the circle.
    unknown: Option<String>,
    construct: String,
    what_on_ship: String,
    other_tile: String,
    by_card: String,
    raid_whom: String,
}

struct Player {
    person: Person,
    name: String,
    /// What to say of one who has passed.
    passed: Option<String>,
    discs: Vec<DiscFace>,
    likely: u8,
    cargo: Vec<CargoChoice>,
    build: (String, String),
    location: (String, String),
    pass: String,
    /// The others with the name of the chip, and why one cannot be a target.
    targets: Vec<(Person, String, Option<String>)>,
}

/// What a ship can take along: the words, and the name for this player.
pub(super) struct CargoChoice {
    cargo: Cargo,
    words: String,
    name: String,
}

impl TurnPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        Self {
            on_turn: state.on_turn(),
            first: state.first(),
            players: source.people().into_iter().map(|person| player(source, person)).collect(),
            pieces: pieces(source),
            unknown: state.circle.is_none().then(|| source.words("empires-of-the-north-circle-unknown")),
            construct: source.say(&RuleViolation::NothingToBuild.message()),
            what_on_ship: source.words("empires-of-the-north-what-on-ship"),
            other_tile: source.words("empires-of-the-north-other-tile"),
            by_card: source.words("empires-of-the-north-by-card"),
            raid_whom: source.words("empires-of-the-north-raid-whom"),
        }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let passed = state.has_passed(person.seat);
    let tap =
        |words: &str, name: &'static str| -> (String, String) { (source.words(words), source.about(name, &person)) };
    let target = |target: Person| {
        let name = Message::new("empires-of-the-north-raid-target").text("player", &person.name);
        let name = source.say(&name.text("target", &target.name));
        let safe = state.has_passed(target.seat).then(|| source.say(&RuleViolation::Passed.message()));
        (target, name, safe)
    };
    let others = source.people().into_iter().filter(|other| other.seat != person.seat);
    let targets: Vec<_> = others.map(target).collect();
    Player {
        name: source.about("empires-of-the-north-acts", &person),
        passed: passed.then(|| source.about("empires-of-the-north-player-passed", &person)),
        discs: faces(source, &person),
        likely: likely(state.discs(person.seat)),
        cargo: cargo_choices(source, &person),
        build: tap("empires-of-the-north-build", "empires-of-the-north-build-name"),
        location: tap("empires-of-the-north-location", "empires-of-the-north-location-name"),
        pass: source.about("empires-of-the-north-pass-name", &person),
        targets,
        person,
    }
}

/// What a player's ship can take along.
pub(super) fn cargo_choices(source: &Source<'_>, person: &Person) -> Vec<CargoChoice> {
    let choice = |cargo: Cargo| {
        let name = Message::new("empires-of-the-north-cargo-name").text("player", &person.name);
        let name = source.say(&name.say("cargo", cargo_name(cargo)));
        CargoChoice { cargo, words: with_capital(&source.say(&cargo_name(cargo))), name }
    };
    CARGO.into_iter().map(choice).collect()
}

/// Draws what a ship can take along; gives what was tapped.
pub(super) fn choose_cargo(ui: &mut Ui, choices: &[CargoChoice]) -> Option<Cargo> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for choice in choices {
            if ui.add(Button::quiet(&choice.words).name(&choice.name)).clicked() {
                chosen = Some(choice.cargo);
            }
        }
    });
    chosen
}

impl TurnPanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let turn = &mut draft.turn;
        let acts = turn.seat.or(self.on_turn).unwrap_or(self.first);
        if self.players.len() > 1 {
            let tabs = self.players.iter().map(|player| player.person.tab(&player.name));
            if let Some(seat) = kit::person_tabs(ui, tabs, Some(acts)) {
                *turn = Turn { seat: Some(seat), ..Turn::default() };
            }
        }
        let Some(player) = self.players.iter().find(|player| player.person.seat == acts) else { return };
        kit::card(ui, |ui| {
            // What a ship takes along needs more room than the ring in whose place it stands.
            let room = ui.scope_id().with("disc");
            kit::keeps_room(ui, room, |ui| self.show_discs(ui, context, player, turn));
            self.show_others(ui, context, player);
        });
    }

    fn show_discs(&self, ui: &mut Ui, context: &mut ViewContext<'_>, player: &Player, turn: &mut Turn) {
        let number = turn.disc.unwrap_or(player.likely);
        let Some(disc) = player.discs.iter().find(|disc| disc.number == number) else { return };
        // Side by side in two equal columns: where one lies says nothing about the place of the other.
        kit::equal_columns(ui, player.discs.len(), space::S, |ui, at| {
            if let Some(other) = player.discs.get(at)
                && kit::choice_chip(ui, &other.words, &other.name, other.number == number).clicked()
            {
                *turn = Turn { seat: turn.seat, disc: Some(other.number), ..Turn::default() };
            }
        });
        if turn.sailing {
            self.show_sailing(ui, context, player, turn, number);
            return;
        }
        let moved = disc.moved.as_ref().filter(|_| turn.moving);
        let note = |ui: &mut Ui| text::quiet(ui, moved.map_or(disc.note.as_str(), |moved| &moved.note));
        // The room at the end is there for every disc, so that the ring below it stays where it is.
        let by_card = |ui: &mut Ui| {
            if let Some(moved) = &disc.moved {
                return kit::choice_chip(ui, &moved.words, &moved.name, turn.moving).clicked();
            }
            kit::chip_room(ui, &self.by_card);
            false
        };
        if kit::two_sides(ui, TARGET, note, by_card).1 {
            turn.moving = !turn.moving;
            return;
        }
        ui.add_space(space::S);
        let tiles = moved.map_or(disc.tiles.as_slice(), |moved| moved.tiles.as_slice());
        if let Some(tile) = self.ring(ui, tiles, player.passed.is_some() && moved.is_none()) {
            tapped(context, player, turn, number, tile);
        }
        if let Some(unknown) = &self.unknown {
            text::quiet(ui, unknown);
        }
    }

    /// The disc is on Sail: in the place of the ring, under the same thumb, stands what the ship takes along.
    fn show_sailing(&self, ui: &mut Ui, context: &mut ViewContext<'_>, player: &Player, turn: &mut Turn, disc: u8) {
        ui.add_space(space::S);
        text::strong(ui, &self.what_on_ship);
        ui.add_space(space::S);
        for choice in &player.cargo {
            if ui.add(Button::quiet(&choice.words).name(&choice.name).full()).clicked() {
                let seat = player.person.seat;
                context.act(&Action::Disc { seat, disc, to: Tile::Sail, cargo: Some(choice.cargo) });
            }
            ui.add_space(space::XS);
        }
        if ui.add(Button::plain(&self.other_tile).icon(Icon::Back)).clicked() {
            turn.sailing = false;
        }
    }

    fn ring(&self, ui: &mut Ui, tiles: &[TileFace], closed: bool) -> Option<Tile> {
        let card = |(tile, pieces)| {
            let (tile, pieces): (&TileFace, &Vec<(Mark, bool)>) = (tile, pieces);
            let open = tile.open && !closed;
            RingCard { title: &tile.title, note: &tile.note, name: &tile.name, open, pieces }
        };
        let cards: Vec<RingCard<'_>> = tiles.iter().zip(&self.pieces).map(card).collect();
        kit::ring(ui, &cards).and_then(|at| tiles.get(at)).map(|tile| tile.tile)
    }

    /// What else can be done; closed to one who has passed, so that what stands below stays where it is.
    fn show_others(&self, ui: &mut Ui, context: &mut ViewContext<'_>, player: &Player) {
        let seat = player.person.seat;
        let passed = player.passed.as_deref();
        ui.add_space(space::S);
        let taps = [&player.build, &player.location];
        let taps = taps.map(|(words, name)| (Button::quiet(words).name(name), passed));
        match kit::button_row_unless(ui, &taps) {
            Some(0) => context.act(&Action::Act { seat, what: Other::Build }),
            Some(_) => context.act(&Action::Act { seat, what: Other::Location }),
            None => {}
        }
        // Whom a raid may hit is one tap, and always in sight: nothing opens and moves what is below.
        ui.add_space(space::S);
        text::quiet(ui, passed.unwrap_or(&self.raid_whom));
        ui.horizontal_wrapped(|ui| {
            for (target, name, safe) in &player.targets {
                let chip = |ui: &mut Ui| kit::person_chip(ui, target.mark, &target.name, name, false);
                if kit::unless(ui, passed.or(safe.as_deref()), chip).clicked() {
                    context.act(&Action::Raid { seat, target: target.seat });
                }
            }
        });
        ui.add_space(space::S);
        text::quiet(ui, &self.construct);
        // A pass stands apart from the actions: it ends them for whoever takes it.
        ui.add_space(space::S);
        if kit::unless(ui, passed, |ui| ui.add(Button::quiet(&player.pass))).clicked() {
            context.act(&Action::Pass { seat });
        }
    }
}

/// A tile that cannot be gone to is asked for all the same, so that the table hears why.
fn tapped(context: &mut ViewContext<'_>, player: &Player, turn: &mut Turn, disc: u8, to: Tile) {
    let seat = player.person.seat;
    let open = player
        .discs
        .get(usize::from(disc))
        .is_some_and(|face| face.tiles.iter().any(|tile| tile.tile == to && tile.open) && player.passed.is_none());
    if turn.moving {
        context.act(&Action::MoveDisc { seat, disc, to });
    } else if to == Tile::Sail && open {
        turn.sailing = true;
    } else {
        turn.sailing = false;
        let cargo = (to == Tile::Sail).then_some(Cargo::default());
        context.act(&Action::Disc { seat, disc, to, cargo });
    }
}
