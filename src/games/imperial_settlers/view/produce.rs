//! Phase 2: what everyone takes, added up from board, deals and production locations.

use std::collections::BTreeSet;

use egui::Ui;

use super::{Draft, Panel, Person, Source, faction_words};
use crate::games::imperial_settlers::deck::CardList;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, MOST, Site, counted, goods_list};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;

pub(super) struct ProducePanel {
    players: Vec<Player>,
    take: String,
    taken: String,
}

struct Player {
    person: Person,
    faction: String,
    /// Each good: how many in words, the name for its reason, the reason.
    goods: Vec<(String, String, Reason)>,
    /// Where they come from, in a line each.
    sources: Vec<String>,
    /// Locations that count others.
    counts: Vec<CountRow>,
    kept: Option<String>,
    taken_name: String,
    taken: bool,
}

/// A location that counts others: its place, how it is called, how many it counts, and the most that it can.
struct CountRow {
    site: usize,
    words: String,
    name: String,
    count: u32,
    most: u32,
}

impl ProducePanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let people = source.people_from(source.state.first());
        Self {
            players: people.into_iter().map(|person| player(source, person)).collect(),
            take: source.words("imperial-settlers-take"),
            taken: source.words("imperial-settlers-taken"),
        }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let state = source.state;
    let seat = person.seat;
    let realm = state.realm(seat);
    let production = state.production(seat);
    // What a location could give keeps its place when it counts nothing, so that no other good moves.
    let could = realm.sites.iter().filter(|site| site.produces()).flat_map(|site| site.gives.iter());
    let total = production.total();
    let shown: BTreeSet<Good> = total.iter().chain(could).map(|(good, _)| good).collect();
    let good = |good: Good| {
        let count = total.count(good);
        let name =
            Message::new("imperial-settlers-why-good").text("player", &person.name).say("good", counted(good, count));
        (source.say(&counted(good, count)), source.say(&name), production.reason(good))
    };
    let from = |gives: &crate::games::imperial_settlers::production::Yield| {
        let line = Message::new("imperial-settlers-from")
            .say("source", gives.source.message())
            .list("goods", goods_list(&gives.goods));
        source.say(&line)
    };
    let count = |(place, site): (usize, &Site)| {
        let words = source.say(&Message::new("imperial-settlers-counts").say("what", site.message()));
        let name =
            Message::new("imperial-settlers-counts-name").text("player", &person.name).say("what", site.message());
        let count = site.counts.filter(|_| site.produces())?;
        // A card that was entered before its limit was kept is held to what it prints.
        let printed = CardList::printed().counts_at_most(&site.name).unwrap_or(MOST);
        let most = site.most_counted().min(printed).max(count);
        Some(CountRow { site: place, words, name: source.say(&name), count, most })
    };
    let kept = Message::new("imperial-settlers-kept-before").list("goods", goods_list(&realm.kept));
    Player {
        faction: faction_words(source, seat),
        goods: shown.into_iter().map(good).collect(),
        sources: production.yields.iter().map(from).collect(),
        counts: realm.sites.iter().enumerate().filter_map(count).collect(),
        kept: (!realm.kept.is_empty()).then(|| source.say(&kept)),
        taken_name: source.about("imperial-settlers-taken-name", &person),
        taken: state.round.taken.get(seat.index()).copied().flatten().is_some(),
        person,
    }
}

impl Panel for ProducePanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, _: &mut Draft) {
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, context, &self.take, &self.taken));
            ui.add_space(space::S);
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, take: &str, taken: &str) {
        let seat = self.person.seat;
        let role = Some(self.faction.as_str()).filter(|faction| !faction.is_empty());
        kit::player_row(ui, self.person.mark, &self.person.name, role, |ui| {
            if kit::switch_chip(ui, None, taken, &self.taken_name, self.taken).clicked() {
                context.act(&Action::Taken { seat, on: !self.taken });
            }
        });
        // What is tapped stands above what it changes.
        for row in &self.counts {
            let to = kit::labeled_row(ui, &row.words, "", |ui| {
                kit::stepper_to(ui, &row.name, Some(row.count.into()), 0..=i64::from(row.most))
            });
            if let Some(count) = to.and_then(|to| u32::try_from(to).ok()) {
                context.act(&Action::Count { seat, site: row.site, count });
            }
        }
        text::quiet(ui, take);
        // Of equal width, so that none moves when the number on another one changes.
        let columns = if kit::Width::of(ui).is_narrow() { 2 } else { 3 };
        for row in self.goods.chunks(columns) {
            kit::equal_columns(ui, columns, space::S, |ui, at| {
                if let Some((words, name, reason)) = row.get(at)
                    && ui.add(Button::quiet(words).name(name).full()).clicked()
                {
                    context.explain(reason);
                }
            });
        }
        for line in self.sources.iter().chain(&self.kept) {
            text::quiet(ui, line);
        }
    }
}
