//! The panels of Imperial Settlers: one for each step, and the tools for points, empires and the virtual player.

use egui::Ui;
use serde::Deserialize;
use serde_json::Value;

use super::play::{State, goods_list};
use crate::games::for_all::ForAll;
use crate::games::panel::{self, Person, state_of, value};
use crate::games::view::{Pending, Tool, View, ViewContext};
use crate::kit::{self, Icon};
use crate::locale::{Language, Message};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

mod act;
mod attack;
mod clean_up;
mod deck;
mod draft;
mod empire;
mod factions;
mod goods_chips;
mod lookout;
mod own_box;
mod points;
mod printed_card;
mod produce;
mod raze;
mod score;
mod site_draft;
mod site_form;
mod turn;
mod use_form;
mod virtual_player;

use draft::{Draft, Forms};
pub use own_box::OwnCards;

const EMPIRES: Tool = Tool { id: "empires", title: "imperial-settlers-tool-empires", icon: Icon::Board };
const POINTS: Tool = Tool { id: "points", title: "imperial-settlers-tool-points", icon: Icon::Crown };
const VIRTUAL: Tool = Tool { id: "virtual", title: "imperial-settlers-tool-virtual", icon: Icon::Hidden };

/// The tools of a table of two to four.
const TOOLS: [Tool; 2] = [EMPIRES, POINTS];
/// The tools of the solo game.
const SOLO_TOOLS: [Tool; 3] = [EMPIRES, POINTS, VIRTUAL];

/// The panels of one open play.
#[derive(Default)]
pub struct ImperialSettlersView {
    at: Option<(Cursor, Seat)>,
    /// Whether the play was over when the panels were built last.
    over: bool,
    solo: bool,
    panel: Option<Box<dyn Panel>>,
    empires: Option<empire::EmpiresPanel>,
    points: Option<points::PointsPanel>,
    virtual_player: Option<virtual_player::VirtualPanel>,
    for_all: Option<ForAll>,
    /// The card of the library that is looked at, with what can be done with it.
    looked_up: Option<printed_card::PrintedCard>,
    draft: Draft,
    /// What was half entered when the window was closed, until the first refresh.
    resumed: Option<draft::SavedDraft>,
}

/// What a step shows.
trait Panel {
    /// Draws it, and asks for what is tapped.
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft);

    /// What is half entered, for the loud button.
    fn pending(&self, _draft: &Draft) -> Option<Pending> {
        None
    }

    /// Lets go of what was typed and stands in the log now.
    fn settle(&self, _draft: &mut Draft) {}
}

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

impl View for ImperialSettlersView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        let at = Some((state.table.cursor, state.round.turn));
        if self.at.map(|(cursor, _)| cursor) != Some(state.table.cursor) {
            self.draft = self.resumed.take().map(|kept| Draft::resumed(kept, state)).unwrap_or_default();
        }
        if state.table.over && !self.over {
            // The end is looked at from its top, and not through a keypad that was left open.
            self.draft.numbers.put_aside();
        }
        self.over = state.table.over;
        self.draft.settle(state, self.at.is_some() && self.at != at);
        self.at = at;
        self.solo = state.is_solo();
        self.panel = panel_of(&source);
        self.looked_up = None;
        if let Some(panel) = &self.panel {
            panel.settle(&mut self.draft);
        }
        self.empires = Some(empire::EmpiresPanel::new(&source));
        self.points = Some(points::PointsPanel::new(&source));
        self.for_all = act::for_all(&source);
        self.virtual_player = state.is_solo().then(|| virtual_player::VirtualPanel::new(&source));
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        for site in std::mem::take(&mut self.draft.built) {
            site_form::remember(context, &site);
        }
        if let Some(panel) = &mut self.panel {
            panel.show(ui, context, &mut self.draft);
        }
    }

    fn tools(&self) -> &[Tool] {
        if self.solo { &SOLO_TOOLS } else { &TOOLS }
    }

    fn pending(&self, play: &dyn Play) -> Option<Pending> {
        let state = state_of::<State>(play)?;
        if state.step() != "act" || state.table.over {
            return self.panel.as_ref().filter(|_| !state.table.over)?.pending(&self.draft);
        }
        // Whoever is looked at: the button is of the player on turn.
        let seat = state.active().first().copied()?;
        turn::pending(state, self.draft.forms_of(seat)?, seat)
    }

    fn for_all(&self) -> Option<&ForAll> {
        self.for_all.as_ref()
    }

    fn turn(&self) -> Option<Seat> {
        self.at.map(|(_, turn)| turn)
    }

    fn draft(&self) -> Option<Value> {
        let (cursor, _) = self.at?;
        self.draft.kept(cursor).map(|kept| value(&kept))
    }

    fn resume(&mut self, draft: &Value) {
        self.resumed = Deserialize::deserialize(draft).ok();
    }

    fn entry_action(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) -> bool {
        if self.looked_up.as_ref().is_none_or(|card| card.id != id) {
            let source = Source::of_play(context.play, context.language);
            self.looked_up = source.and_then(|source| printed_card::PrintedCard::new(&source, id));
        }
        match &mut self.looked_up {
            Some(card) if !card.is_of_another(context.me) => card.show(ui, context),
            _ => false,
        }
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) {
        match id {
            "points" => {
                if let Some(points) = &self.points {
                    points.show(ui, context, &mut self.draft);
                }
            }
            "virtual" => {
                if let Some(virtual_player) = &self.virtual_player {
                    virtual_player.show(ui, context);
                }
            }
            _ => {
                if let Some(empires) = &self.empires {
                    empires.show(ui, context, &mut self.draft);
                }
            }
        }
    }
}

/// The panel of the step; after the last one the scoring stays.
fn panel_of(source: &Source<'_>) -> Option<Box<dyn Panel>> {
    Some(match source.state.step() {
        "factions" => Box::new(factions::FactionsPanel::new(source)),
        "attack-cards" => Box::new(deck::DeckPanel::new(source)),
        "lookout" => Box::new(lookout::LookoutPanel::new(source)),
        "produce" => Box::new(produce::ProducePanel::new(source)),
        "act" => Box::new(act::ActPanel::new(source)),
        "clean-up" => Box::new(clean_up::CleanUpPanel::new(source)),
        "attack" => Box::new(attack::AttackPanel::new(source)),
        "score" => Box::new(score::ScorePanel::new(source)),
        _ => return None,
    })
}

/// A player to choose, with what a screen reader says of it.
struct Tab {
    person: Person,
    name: String,
}

/// The players to choose from, for what is shown of one of them; nothing for a table of one.
fn tabs(ui: &mut Ui, tabs: &[Tab], chosen: Seat) -> Option<Seat> {
    if tabs.len() < 2 {
        return None;
    }
    kit::person_tabs(ui, tabs.iter().map(|tab| tab.person.tab(&tab.name)), Some(chosen))
}

/// Everyone as a tab, in the order of the seats.
fn all_tabs(source: &Source<'_>) -> Vec<Tab> {
    let tab = |person: Person| Tab { name: source.about("imperial-settlers-tab-name", &person), person };
    source.people().into_iter().map(tab).collect()
}

/// Whose turn it is, also when all have passed.
fn on_turn(source: &Source<'_>) -> Seat {
    let state = source.state;
    state.active().first().copied().unwrap_or(state.round.turn)
}

/// What each location of a player is called.
fn site_names(source: &Source<'_>, seat: Seat) -> Vec<String> {
    source.state.realm(seat).sites.iter().map(|site| source.say(&site.message())).collect()
}

/// The faction of a player in words; empty before one was chosen.
fn faction_words(source: &Source<'_>, seat: Seat) -> String {
    source.state.realm(seat).faction.map_or_else(String::new, |faction| source.say(&faction.message()))
}

/// Goods in words, with commas.
fn goods_words(source: &Source<'_>, goods: &super::goods::Goods) -> String {
    source.say(&Message::new("imperial-settlers-goods").list("goods", goods_list(goods)))
}
