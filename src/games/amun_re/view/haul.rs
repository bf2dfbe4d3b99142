//! Things got from the bank and put on the provinces: bought in phase 3, taken as reward in phase 4.

use egui::Ui;

use super::rest::{EveryonesRest, Rest};
use super::{Action, COUNTED_CHIP, Draft, Panel, Person, Source, chips, person, pieces_words};
use crate::games::amun_re::cards::{PowerCard, card_limit};
use crate::games::amun_re::farmers::free_fields;
use crate::games::amun_re::prices::{Purchase, price as price_of};
use crate::games::amun_re::province::Province;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Noun, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// The page is of whoever's turn it is, and so is the highlighted button below it. What somebody else has got is looked at
/// and put right over it, so that whoever is done with that is back where they were.
pub(super) struct HaulPanel {
    turn: Option<Seat>,
    /// The players in the order in which they take.
    seats: Vec<Taker>,
    choose: String,
    /// What goes back to whose turn it is.
    back: String,
    /// The end of all rewards at once; none of purchases.
    rest: Option<EveryonesRest>,
}

/// One player's part.
struct Taker {
    person: Person,
    tab: String,
    /// Whose things they are, over somebody else's page.
    title: String,
    lands: Vec<LandRows>,
    cards: Counter,
    limit: String,
    sum: Sum,
    /// The same in a line; none of a reward.
    aside: Option<String>,
    empty: String,
}

struct LandRows {
    province: Province,
    lies: String,
    fields: String,
    farmers: Counter,
    bricks: Counter,
    /// The two cards of phase 3 that are laid on a province.
    plays: Vec<CardButton>,
}

/// A card that can be played on a province.
struct CardButton {
    card: PowerCard,
    words: String,
    name: String,
    /// Whether it lies here; Undo takes it back.
    played: bool,
    /// Why it cannot be played here now.
    refused: Option<String>,
}

struct Counter {
    words: String,
    name: String,
    count: i64,
}

/// What it costs, or what is still to be taken.
enum Sum {
    Price { words: String, parts: String, gold: String, tap: String, reason: Box<Reason> },
    Left(Rest),
}

impl HaulPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let rewards = state.step() == "rewards";
        let order: Vec<Seat> =
            if rewards { state.takers() } else { state.pharaoh.clockwise(state.table.seats).collect() };
        let turn = source.play.guide().on_turn;
        let back = turn.map(|seat| source.about("amun-re-back-to", &person(source, seat)));
        Self {
            turn,
            rest: rewards.then(|| EveryonesRest::new(source, &order)),
            seats: order.into_iter().map(|seat| taker(source, seat, rewards)).collect(),
            choose: source.words("amun-re-whose-things"),
            back: back.unwrap_or_default(),
        }
    }
}

fn taker(source: &Source<'_>, seat: Seat, rewards: bool) -> Taker {
    let state = source.state;
    let person = person(source, seat);
    let haul = state.haul(seat);
    let provinces: Vec<Province> = state.provinces_of(seat).collect();
    let limit = card_limit(&state.board, &provinces);
    let limit = match (rewards, limit.confirmed()) {
        (true, _) => String::new(),
        (false, Some(limit)) => source.say(&Message::new("amun-re-limit").number("limit", limit)),
        (false, None) => source.words("amun-re-limit-see-board"),
    };
    let cards = Counter {
        words: source.words(if rewards { "amun-re-take-cards" } else { "amun-re-buy-cards" }),
        name: source.say(&Message::new("amun-re-cards-of").text("player", &person.name)),
        count: haul.cards.into(),
    };
    let left = state.reward_left(seat);
    let tab = if rewards {
        source.say(&Message::new("amun-re-tab-reward").text("player", &person.name).number("left", left))
    } else {
        person.name.clone()
    };
    Taker {
        lands: provinces.into_iter().map(|province| land(source, &person, province, rewards)).collect(),
        sum: if rewards { Sum::Left(Rest::new(source, &person, left)) } else { price(source, &person, haul) },
        title: source.about(if rewards { "amun-re-reward-of" } else { "amun-re-purchases-of" }, &person),
        aside: (!rewards).then(|| aside(source, &person, haul)),
        empty: source.words("amun-re-no-provinces"),
        person,
        tab,
        cards,
        limit,
    }
}

fn price(source: &Source<'_>, person: &Person, haul: Purchase) -> Sum {
    let purse = source.state.ledger(person.seat);
    let words = match purse {
        Some(gold) => source.say(&Message::new("amun-re-costs-of").text("player", &person.name).number("gold", gold)),
        None => source.about("amun-re-costs", person),
    };
    let tap = Message::new("amun-re-why-price").text("player", &person.name);
    Sum::Price {
        words,
        parts: parts(source, haul),
        gold: text::number(haul.gold()),
        tap: source.say(&tap),
        reason: Box::new(haul.reason()),
    }
}

/// What a player's purchases come to, in a line: "Anna: cards 3 + farmers 10 = 13 gold · 2 gold left".
fn aside(source: &Source<'_>, person: &Person, haul: Purchase) -> String {
    let (gold, parts) = (haul.gold(), parts(source, haul));
    let say =
        |key: &'static str| Message::new(key).text("player", &person.name).text("parts", &parts).number("gold", gold);
    // What one kind costs is the sum, which needs not be said twice.
    let kinds = [haul.cards, haul.farmers, haul.bricks].into_iter().filter(|count| *count > 0).count();
    source.say(&match (source.state.ledger(person.seat), kinds) {
        (Some(left), 0) => say("amun-re-aside-nothing-left").number("left", left),
        (Some(left), 1) => say("amun-re-aside-one-left").number("left", left),
        (Some(left), _) => say("amun-re-aside-left").number("left", left),
        (None, 0) => say("amun-re-aside-nothing"),
        (None, 1) => say("amun-re-aside-one"),
        (None, _) => say("amun-re-aside"),
    })
}

/// What each kind costs: "cards 3 + farmers 10 + stones 6".
fn parts(source: &Source<'_>, haul: Purchase) -> String {
    let kinds = [
        ("amun-re-cost-cards", haul.cards),
        ("amun-re-cost-farmers", haul.farmers),
        ("amun-re-cost-bricks", haul.bricks),
    ];
    let bought = kinds.into_iter().filter(|(_, count)| *count > 0);
    let words: Vec<String> =
        bought.map(|(key, count)| source.say(&Message::new(key).number("gold", price_of(count)))).collect();
    if words.is_empty() { source.words("amun-re-cost-nothing") } else { words.join(" + ") }
}

fn land(source: &Source<'_>, person: &Person, province: Province, rewards: bool) -> LandRows {
    let land = source.state.land(province);
    // What was got in this step, which can be given back; what lies there in all stands above it.
    let laid = source.state.laid_in(province);
    let (farmers, bricks) = match rewards {
        true => ("amun-re-take-farmers", "amun-re-take-bricks"),
        false => ("amun-re-buy-farmers", "amun-re-buy-bricks"),
    };
    let counter = |words: &str, name: &'static str, count: u32| Counter {
        words: source.words(words),
        name: source.say(&Message::new(name).text("player", &person.name).say("province", province.message())),
        count: count.into(),
    };
    let free = free_fields(&source.state.board, province, land.farmers);
    let fields = match free.confirmed() {
        Some(free) => source.say(&Message::new("amun-re-free-fields").number("free", free)),
        None => source.words("amun-re-fields-see-board"),
    };
    let card = |card: PowerCard| {
        let (seat, on) = (person.seat, Some(province));
        let name = Message::new("amun-re-play-on-name").text("player", &person.name).say("card", card.message());
        CardButton {
            card,
            words: source.say(&card.message()),
            name: source.say(&name.say("province", province.message())),
            played: source.state.round.played.contains(&(seat, card, on)),
            refused: source
                .check(&Action::Play { seat, card, province: on })
                .err()
                .map(|refusal| source.say(&refusal.0)),
        }
    };
    // Both stay where they are all through the step, whether they can be played just now or not.
    let cards = [PowerCard::FreeFarmer, PowerCard::MasterBuilder].into_iter().filter(|_| !rewards);
    LandRows {
        province,
        lies: Some(pieces_words(source, province))
            .filter(|words| !words.is_empty())
            .unwrap_or_else(|| source.words("amun-re-empty-land")),
        fields,
        farmers: counter(farmers, "amun-re-farmers-of", laid.farmers),
        bricks: counter(bricks, "amun-re-bricks-of", laid.bricks),
        plays: cards.map(card).collect(),
    }
}

impl HaulPanel {
    fn of(&self, seat: Option<Seat>) -> Option<&Taker> {
        self.seats.iter().find(|taker| Some(taker.person.seat) == seat)
    }

    /// Somebody else's part, over the page.
    fn look(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let Some(taker) = self.of(draft.seat.filter(|_| draft.seat != self.turn)) else { return };
        let sheet = kit::sheet(ui, "haul", &taker.title, |ui| {
            taker.show(ui, context);
            ui.add_space(space::S);
            !self.back.is_empty() && ui.add(Button::quiet(&self.back).full()).clicked()
        });
        if sheet.closed || sheet.inner {
            draft.seat = None;
        }
    }
}

impl Panel for HaulPanel {
    fn aside(&self, _: &Draft) -> Option<&str> {
        self.of(self.turn)?.aside.as_deref()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        chips(ui, COUNTED_CHIP, self.seats.len(), |ui, index| {
            let Some(taker) = self.seats.get(index) else { return };
            let on = self.turn == Some(taker.person.seat);
            let name = format_args!("{}: {}", self.choose, taker.person.name).to_string();
            if kit::person_chip(ui, taker.person.mark, &taker.tab, &name, on).clicked() {
                draft.seat = Some(taker.person.seat);
            }
        });
        ui.add_space(space::S);
        if let Some(taker) = self.of(self.turn) {
            taker.show(ui, context);
        }
        if let Some(rest) = &self.rest {
            ui.add_space(space::M);
            rest.show(ui, context, draft);
        }
        self.look(ui, context, draft);
    }
}

impl Taker {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let seat = self.person.seat;
        kit::card(ui, |ui| {
            if let Some(change) = self.cards.show(ui, Noun::Card, &self.limit) {
                context.act(&Action::Cards { seat, change });
            }
        });
        for land in &self.lands {
            ui.add_space(space::S);
            kit::card(ui, |ui| land.show(ui, seat, context));
        }
        if self.lands.is_empty() {
            text::quiet(ui, &self.empty);
        }
        ui.add_space(space::S);
        kit::card(ui, |ui| match &self.sum {
            Sum::Price { words, parts, gold, tap, reason } => kit::labeled_row(ui, words, parts, |ui| {
                if kit::tappable_score(ui, gold, tap).clicked() {
                    context.explain(reason);
                }
            }),
            Sum::Left(rest) => rest.show(ui, seat, context),
        });
    }
}

impl LandRows {
    fn show(&self, ui: &mut Ui, seat: Seat, context: &mut ViewContext<'_>) {
        let province = self.province;
        text::strong(ui, province.name());
        // Its line is there before anything lies there, so that the first stone moves nothing.
        text::quiet(ui, &self.lies);
        if let Some(change) = self.farmers.show(ui, Noun::Farmer, &self.fields) {
            context.act(&Action::Farmers { seat, province, change });
        }
        if let Some(change) = self.bricks.show(ui, Noun::Stone, "") {
            context.act(&Action::Bricks { seat, province, change });
        }
        if !self.plays.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for play in &self.plays {
                    let button = Button::quiet(&play.words).name(&play.name).selected(play.played);
                    let refused = play.refused.as_deref().filter(|_| !play.played);
                    if kit::unless(ui, refused, |ui| ui.add(button)).clicked() && !play.played {
                        context.act(&Action::Play { seat, card: play.card, province: Some(province) });
                    }
                }
            });
        }
    }
}

impl Counter {
    /// A row with a stepper; gives by how much it was changed.
    fn show(&self, ui: &mut Ui, noun: Noun, note: &str) -> Option<i32> {
        kit::noun_row(ui, Some(noun), &self.words, note, |ui| {
            let to = kit::stepper(ui, &self.name, Some(self.count), 0..=9999)?;
            i32::try_from(to - self.count).ok()
        })
    }
}
