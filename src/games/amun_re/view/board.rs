//! The whole board: whose province is which, what lies there, and all of it put right by hand.

use egui::Ui;

use super::map::BoardMap;
use super::{Action, CHIP, Person, Source, chips, land_words, people, person};
use crate::games::amun_re::province::Province;
use crate::games::amun_re::temple::Temple;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, ListRow, Noun, text, tokens::space};
use crate::locale::Message;
use crate::table::guide::Cursor;
use crate::table::seat::Seat;

/// The tool; it keeps which province is open.
#[derive(Default)]
pub(super) struct BoardTool {
    /// Whether it is made of the log and in the language of now.
    is_fresh: bool,
    /// Whether the provinces are listed, and no map is drawn.
    listed: bool,
    map: Option<BoardMap>,
    /// The province that is shown below the map.
    chosen: Option<Province>,
    open: Vec<Province>,
    /// Whether what lies in it is shown over the map.
    is_shown: bool,
    /// The order of the provinces, and where the play stood when it was made.
    order: Option<(Cursor, Vec<Province>)>,
    lands: Vec<LandRow>,
    table: Option<TableRows>,
    words: Words,
}

#[derive(Default)]
struct Words {
    farmers: String,
    plain: String,
    bricks: String,
    pyramids: String,
    owner: String,
    nobody: String,
    /// Map or list: the question, and both answers.
    shown_as: String,
    shapes: [String; 2],
}

struct LandRow {
    province: Province,
    owner: Option<Person>,
    lies: String,
    farmers: u32,
    plain: u32,
    bricks: u32,
    pyramids: u32,
    owners: Vec<(Person, String)>,
    nobody: String,
    names: [String; 4],
}

/// Temple, pharaoh and ledger.
struct TableRows {
    temple_title: String,
    places: Vec<String>,
    temple: usize,
    pharaoh_title: String,
    pharaohs: Vec<(Person, String, bool)>,
    ledger: Option<Ledger>,
}

struct Ledger {
    title: String,
    rows: Vec<(Person, String, i64, String)>,
    sell: String,
}

impl BoardTool {
    /// The log or the language has changed: it is made anew when it is looked at.
    pub(super) const fn forget(&mut self) {
        self.is_fresh = false;
    }

    fn refresh(&mut self, source: &Source<'_>) {
        // What is put right here moves no row: the order stays until the play goes on.
        let now = source.state.table.cursor;
        let order = self.order.take().filter(|(at, _)| *at == now).map_or_else(|| order(source), |(_, order)| order);
        self.order = Some((now, order.clone()));
        self.lands = order.into_iter().map(|province| land_row(source, province)).collect();
        self.table = Some(table_rows(source));
        self.map = Some(BoardMap::new(source));
        self.words = Words {
            farmers: source.words("amun-re-farmers"),
            plain: source.words("amun-re-farmers-on-the-plain"),
            bricks: source.words("amun-re-bricks"),
            pyramids: source.words("amun-re-pyramids"),
            owner: source.words("amun-re-owner"),
            nobody: source.words("amun-re-nobody"),
            shown_as: source.words("amun-re-map-shown-as"),
            shapes: ["amun-re-map", "amun-re-map-list"].map(|key| source.words(key)),
        };
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(source) = Source::of_play(context.play, context.language).filter(|_| !self.is_fresh) {
            self.refresh(&source);
            self.is_fresh = true;
        }
        if let Some(table) = &self.table {
            kit::card(ui, |ui| table.show(ui, context));
        }
        ui.add_space(space::S);
        let [map, list] = &self.words.shapes;
        if let Some(shape) = kit::segmented(ui, &self.words.shown_as, &[map, list], usize::from(self.listed)) {
            self.listed = shape == 1;
        }
        if self.listed {
            self.list(ui, context);
        } else {
            self.show_map(ui, context);
        }
    }

    /// The map, and over it what lies in the province that was tapped.
    fn show_map(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let Some(map) = &self.map else { return };
        ui.add_space(space::S);
        let mut tapped = map.show(ui, context, self.chosen);
        for land in self.lands.iter().filter(|land| map.elsewhere.contains(&land.province)) {
            if kit::card(ui, |ui| land.head(ui)) {
                tapped = Some(land.province);
            }
        }
        let chosen = self.chosen.and_then(|chosen| self.lands.iter().find(|land| land.province == chosen));
        if let Some(land) = chosen.filter(|_| self.is_shown) {
            let sheet = kit::sheet(ui, "land", land.province.name(), |ui| {
                land.title(ui);
                land.edit(ui, &self.words, context);
            });
            self.is_shown = !sheet.closed;
        }
        if let Some(tapped) = tapped {
            (self.chosen, self.is_shown) = (Some(tapped), true);
        }
    }

    fn list(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for land in &self.lands {
            ui.add_space(space::S);
            let open = self.open.contains(&land.province);
            let tapped = kit::card(ui, |ui| {
                let tapped = land.head(ui);
                if open {
                    land.edit(ui, &self.words, context);
                }
                tapped
            });
            // What is open stays open: closing it would move what was tapped.
            if tapped && open {
                self.open.retain(|&province| province != land.province);
            } else if tapped {
                self.open.push(land.province);
            }
        }
    }
}

/// The provinces, those on the table first: they are what somebody comes to look at.
fn order(source: &Source<'_>) -> Vec<Province> {
    let mut provinces = Province::ALL.to_vec();
    provinces.sort_by_key(|&province| {
        let owner = source.state.land(province).owner;
        (owner.is_none(), owner, province)
    });
    provinces
}

fn land_row(source: &Source<'_>, province: Province) -> LandRow {
    let land = source.state.land(province);
    let named = |key: &'static str| source.say(&Message::new(key).say("province", province.message()));
    let owner = |person: Person| {
        let name = Message::new("amun-re-owner-name").text("player", &person.name).say("province", province.message());
        let name = source.say(&name);
        (person, name)
    };
    LandRow {
        province,
        owner: land.owner.map(|seat| person(source, seat)),
        lies: land_words(source, province),
        farmers: land.farmers,
        plain: land.plain,
        bricks: land.site.bricks,
        pyramids: land.site.pyramids,
        owners: people(source).into_iter().map(owner).collect(),
        nobody: named("amun-re-nobody-name"),
        names: [
            "amun-re-set-farmers-name",
            "amun-re-set-plain-name",
            "amun-re-set-bricks-name",
            "amun-re-set-pyramids-name",
        ]
        .map(named),
    }
}

fn table_rows(source: &Source<'_>) -> TableRows {
    let state = source.state;
    let pharaoh = |person: Person| {
        let name = source.say(&Message::new("amun-re-pharaoh-name").text("player", &person.name));
        let on = person.seat == state.pharaoh;
        (person, name, on)
    };
    let gold = |person: Person| {
        let name = source.say(&Message::new("amun-re-gold-of").text("player", &person.name));
        let sell = source.say(&Message::new("amun-re-sell-name").text("player", &person.name));
        let gold = state.purse(person.seat).unwrap_or(0);
        (person, name, gold, sell)
    };
    let ledger = state.options.ledger.then(|| Ledger {
        title: source.words("amun-re-field-gold"),
        rows: people(source).into_iter().map(gold).collect(),
        sell: source.words("amun-re-sell"),
    });
    let place = |temple: Temple| temple.number().to_string();
    TableRows {
        temple_title: source.words("amun-re-temple-place"),
        places: Temple::ALL.map(place).to_vec(),
        // Before the first sacrifice it stands beside its track, on none of the places.
        temple: state.temple.and_then(|at| Temple::ALL.iter().position(|&place| place == at)).unwrap_or(usize::MAX),
        pharaoh_title: source.words("amun-re-pharaoh-title"),
        pharaohs: people(source).into_iter().map(pharaoh).collect(),
        ledger,
    }
}

impl TableRows {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        text::quiet(ui, &self.temple_title);
        let places: Vec<&str> = self.places.iter().map(String::as_str).collect();
        let chosen = kit::segmented(ui, &self.temple_title, &places, self.temple);
        if let Some(place) = chosen.and_then(|index| Temple::ALL.get(index)) {
            context.act(&Action::SetTemple { place: *place });
        }
        ui.add_space(space::S);
        text::quiet(ui, &self.pharaoh_title);
        chips(ui, CHIP, self.pharaohs.len(), |ui, index| {
            let Some((person, name, on)) = self.pharaohs.get(index) else { return };
            if kit::person_chip(ui, person.mark, &person.name, name, *on).clicked() && !on {
                context.act(&Action::SetPharaoh { seat: person.seat });
            }
        });
        if let Some(ledger) = &self.ledger {
            ui.add_space(space::S);
            ledger.show(ui, context);
        }
    }
}

impl Ledger {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        text::quiet(ui, &self.title);
        for (person, name, gold, sell) in &self.rows {
            let seat = person.seat;
            kit::player_row(ui, person.mark, &person.name, None, |ui| {
                if let Some(to) = kit::stepper_to(ui, name, Some(*gold), 0..=9999) {
                    context.act(&Action::SetGold { seat, gold: u32::try_from(to).unwrap_or(0) });
                }
                if ui.add(Button::quiet(&self.sell).name(sell)).clicked() {
                    context.act(&Action::Sell { seat, change: 1 });
                }
            });
        }
    }
}

impl LandRow {
    /// The line of a province; gives whether it was tapped.
    fn head(&self, ui: &mut Ui) -> bool {
        let row = ListRow::new(self.province.name()).note(&self.lies);
        let row = match &self.owner {
            Some(person) => row.mark(person.mark).end(&person.name),
            None => row,
        };
        row.show(ui).clicked()
    }

    /// Which province it is and what lies there, over its numbers.
    fn title(&self, ui: &mut Ui) {
        let whose = |ui: &mut Ui| {
            if let Some(person) = &self.owner {
                kit::person_at_right(ui, person.mark, &person.name);
            }
        };
        kit::two_sides(ui, 0.0, |ui| text::strong(ui, self.province.name()), whose);
        text::quiet(ui, &self.lies);
    }

    fn edit(&self, ui: &mut Ui, words: &Words, context: &mut ViewContext<'_>) {
        let [farmers, plain, bricks, pyramids] = &self.names;
        let set = |ui: &mut Ui, noun: Noun, words: &str, name: &str, count: u32, most: i64| {
            kit::noun_row(ui, Some(noun), words, "", |ui| kit::stepper_to(ui, name, Some(count.into()), 0..=most))
                .and_then(|to| u32::try_from(to).ok())
        };
        let now = (self.farmers, self.plain, self.bricks, self.pyramids);
        let mut then = now;
        then.0 = set(ui, Noun::Farmer, &words.farmers, farmers, now.0, 99).unwrap_or(now.0);
        then.1 = set(ui, Noun::Farmer, &words.plain, plain, now.1, 99).unwrap_or(now.1);
        then.2 = set(ui, Noun::Stone, &words.bricks, bricks, now.2, 2).unwrap_or(now.2);
        then.3 = set(ui, Noun::Pyramid, &words.pyramids, pyramids, now.3, 99).unwrap_or(now.3);
        let province = self.province;
        if then != now {
            let (farmers, plain, bricks, pyramids) = then;
            context.act(&Action::SetPieces { province, farmers, plain, bricks, pyramids });
        }
        text::quiet(ui, &words.owner);
        let owner: Option<Seat> = self.owner.as_ref().map(|person| person.seat);
        chips(ui, CHIP, self.owners.len() + 1, |ui, index| {
            if let Some((person, name)) = self.owners.get(index) {
                let on = owner == Some(person.seat);
                if kit::person_chip(ui, person.mark, &person.name, name, on).clicked() && !on {
                    context.act(&Action::SetOwner { province, seat: Some(person.seat) });
                }
            } else if kit::choice_chip(ui, &words.nobody, &self.nobody, owner.is_none()).clicked() && owner.is_some() {
                context.act(&Action::SetOwner { province, seat: None });
            }
        });
    }
}
