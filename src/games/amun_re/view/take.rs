//! Phase 2 for those who hold the auction without help: who took what for how much.

use egui::Ui;

use super::auction::CardRows;
use super::ladder::{self, Rung};
use super::lot::{self, lot_words};
use super::{Action, CHIP, Draft, Panel, Person, Source, chips, people, person};
use crate::games::amun_re::province::Province;
use crate::games::view::ViewContext;
use crate::kit::tokens::space;
use crate::kit::{self, Button, text};
use crate::locale::Message;
use crate::table::rules::Refusal;
use crate::table::seat::Seat;

pub(super) struct TakePanel {
    lots: Vec<Lot>,
    cards: CardRows,
}

struct Lot {
    province: Province,
    taken: Option<(Person, String)>,
    about: String,
    /// Who took it, or what the taker pays and takes.
    note: String,
    takers: Vec<Taker>,
    let_go: (String, String),
}

/// A player who may have taken the province, with what it may have cost.
struct Taker {
    person: Person,
    name: String,
    /// Why the player cannot have taken it: there is another province of this round.
    elsewhere: Option<String>,
    question: String,
    rungs: Vec<Rung>,
}

impl TakePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let lots = source.state.round.offered.iter().map(|&province| lot(source, province));
        Self { lots: lots.collect(), cards: CardRows::new(source) }
    }
}

fn lot(source: &Source<'_>, province: Province) -> Lot {
    let taken = source.state.round.taker(province);
    let let_go = Message::new("amun-re-let-go-name").say("province", province.message());
    Lot {
        province,
        note: match taken {
            Some((_, gold)) => lot::price_words(source, province, gold),
            None => source.words("amun-re-who-took"),
        },
        taken: taken.map(|(seat, gold)| (person(source, seat), gold.to_string())),
        about: lot_words(source, province),
        takers: people(source).into_iter().map(|person| taker(source, province, person)).collect(),
        let_go: (source.words("amun-re-let-go"), source.say(&let_go)),
    }
}

fn taker(source: &Source<'_>, province: Province, person: Person) -> Taker {
    let seat = person.seat;
    let named = |key: &'static str| {
        source.say(&Message::new(key).text("player", &person.name).say("province", province.message()))
    };
    let price = |gold: u32| Message::new("amun-re-price-name").say("province", province.message()).number("gold", gold);
    let refused = |gold: u32| {
        let Refusal(why) = source.check(&Action::Take { seat, province, gold }).err()?;
        Some(why)
    };
    Taker {
        name: named("amun-re-taker-name"),
        question: named("amun-re-how-much"),
        elsewhere: (source.state.round.taken.iter().any(|taken| taken.0 == seat && taken.1 != province))
            .then(|| source.words("amun-re-refuse-one-province-each")),
        rungs: ladder::ladder(source, price, refused),
        person,
    }
}

impl Panel for TakePanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        for lot in &self.lots {
            kit::card(ui, |ui| lot.show(ui, draft));
            ui.add_space(space::S);
        }
        self.cards.show(ui, context, draft);
        let open = self.lots.iter().find(|lot| Some(lot.province) == draft.province);
        if let Some(lot) = open {
            lot.ask(ui, context, draft);
        }
    }
}

impl Lot {
    /// The province with everyone who may have taken it: the chips stay where they are, whoever did.
    fn show(&self, ui: &mut Ui, draft: &mut Draft) {
        lot::head(ui, self.province, &self.about, &self.note, |ui| {
            if let Some((_, gold)) = &self.taken {
                text::score(ui, gold);
            }
        });
        let owner: Option<Seat> = self.taken.as_ref().map(|(person, _)| person.seat);
        chips(ui, CHIP, self.takers.len(), |ui, at| {
            let Some(taker) = self.takers.get(at) else { return };
            let person = &taker.person;
            let on = owner == Some(person.seat);
            let chip = |ui: &mut Ui| kit::person_chip(ui, person.mark, &person.name, &taker.name, on);
            let chip = kit::unless(ui, taker.elsewhere.as_deref(), chip);
            if owner.is_none() && taker.elsewhere.is_none() {
                kit::leads_here(ui, &chip);
            }
            if chip.clicked() {
                draft.province = Some(self.province);
                draft.seat = Some(person.seat);
            }
        });
    }

    /// The question for how much, over everything else: nothing below it moves.
    fn ask(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let Some(taker) = self.takers.iter().find(|taker| Some(taker.person.seat) == draft.seat) else { return };
        let (province, seat) = (self.province, taker.person.seat);
        let owner = self.taken.as_ref().map(|(person, _)| person.seat);
        let sheet = kit::sheet(ui, "take", &taker.question, |ui| {
            text::quiet(ui, &self.about);
            let gold = ladder::show(ui, &taker.rungs);
            let (words, name) = &self.let_go;
            let gone = owner == Some(seat) && ui.add(Button::quiet(words).name(name).full()).clicked();
            (gold, gone)
        });
        let (gold, gone) = sheet.inner;
        if let Some(gold) = gold {
            context.act(&Action::Take { seat, province, gold });
        }
        if gone {
            context.act(&Action::LetGo { province });
        }
        if sheet.closed || gone || gold.is_some() {
            *draft = Draft { more: draft.more, ..Draft::default() };
        }
    }
}
