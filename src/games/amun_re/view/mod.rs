//! The panels of Amun-Re: one file a step, built when the log changes and only drawn in between.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cards::PowerCard;
use super::play::{Action, AmunReRules, State};
use super::province::{Field, Province};
use crate::games::panel::{self, Person, state_of, value};
use crate::games::view::{Pending, Tool, View, ViewContext};
use crate::kit::tokens::space;
use crate::kit::{self, Icon, NumberDraft, Tokens};
use crate::locale::{Language, Message};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::rules::{Guided as _, Refusal, Rules as _};
use crate::table::seat::Seat;

mod auction;
mod board;
mod claims;
mod clear;
mod figures;
mod haul;
mod income;
mod keypad;
mod ladder;
mod lot;
mod map;
mod offer;
mod purses;
mod rest;
mod result;
mod reveal;
mod secret;
mod take;

pub use figures::OwnBoard;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 2] = [
    Tool { id: "board", title: "amun-re-tool-board", icon: Icon::Board },
    Tool { id: "figures", title: "amun-re-tool-figures", icon: Icon::Pencil },
];

/// The panels of one open play.
pub struct AmunReView {
    /// Where the play stood when the panel was built; moving on clears what was half entered.
    cursor: Option<Cursor>,
    /// Who buys or takes a reward: that is worked through from the top.
    taker: Option<Seat>,
    panel: Box<dyn Panel>,
    purses: Option<purses::Purses>,
    board: board::BoardTool,
    figures: figures::FiguresTool,
    draft: Draft,
    /// What was half entered when the window was closed, until the first refresh.
    resumed: Option<SavedDraft>,
}

/// One step's panel, with all its words ready.
trait Panel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft);

    /// What is half entered, for the loud button.
    fn pending(&self, _draft: &Draft) -> Option<Pending> {
        None
    }

    /// What is to be seen beside the loud button.
    fn aside(&self, _draft: &Draft) -> Option<&str> {
        None
    }

    /// Takes a draft up that was made before the panel: lets go of what stands in the log now, and covers what is secret.
    fn settle(&self, _draft: &mut Draft) {}
}

/// As wide is a chip with a name of usual length, and one with a number behind it, in points at the design's text size.
const CHIP: f32 = 100.0;
const COUNTED_CHIP: f32 = 110.0;

/// What is half entered: nothing of it is in the log, and nothing of it outlives the step.
#[derive(Debug, Default)]
struct Draft {
    /// Whose value is being entered, or whose things are shown.
    seat: Option<Seat>,
    /// Whose bonus cards are shown.
    cards_of: Option<Seat>,
    /// Which province is being dealt with.
    province: Option<Province>,
    /// The card that waits for its province.
    card: Option<PowerCard>,
    /// The numbers that are being typed.
    numbers: NumberDraft<Seat>,
    /// Whether an Offering Correction is laid with the offering that is being entered.
    corrects: bool,
    /// Whether the part that is seldom needed is open.
    more: bool,
    /// Whether the question is asked that ends everyone's turn at once.
    ending: bool,
}

/// What is kept on disk of it: what is typed, and the step that it belongs to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    cursor: Cursor,
    numbers: NumberDraft<Seat>,
    corrects: bool,
}

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

impl Source<'_> {
    /// Whether the rules allow an action now. Errors: why not.
    fn check(&self, action: &Action) -> Result<(), Refusal> {
        AmunReRules::check(self.state, action)
    }
}

/// A player, with the word for the pharaoh.
fn person(source: &Source<'_>, seat: Seat) -> Person {
    with_role(source, source.person(seat))
}

/// All players, in the order of their seats.
fn people(source: &Source<'_>) -> Vec<Person> {
    source.people().into_iter().map(|person| with_role(source, person)).collect()
}

/// The players clockwise from the pharaoh.
fn people_from_pharaoh(source: &Source<'_>) -> Vec<Person> {
    source.people_from(source.state.pharaoh).into_iter().map(|person| with_role(source, person)).collect()
}

fn with_role(source: &Source<'_>, person: Person) -> Person {
    let role = (person.seat == source.state.pharaoh).then(|| source.words("amun-re-pharaoh"));
    Person { role, ..person }
}

impl Default for AmunReView {
    fn default() -> Self {
        Self {
            cursor: None,
            taker: None,
            panel: Box::new(Nothing),
            purses: None,
            board: board::BoardTool::default(),
            figures: figures::FiguresTool::default(),
            draft: Draft::default(),
            resumed: None,
        }
    }
}

/// The panel before the first refresh.
struct Nothing;

impl Panel for Nothing {
    fn show(&mut self, _: &mut Ui, _: &mut ViewContext<'_>, _: &mut Draft) {}
}

impl View for AmunReView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        let taker = source.play.guide().on_turn.filter(|_| matches!(state.step(), "buy" | "rewards"));
        if std::mem::replace(&mut self.taker, taker) != taker {
            // Somebody else's turn: nobody looks at others any more.
            (self.draft.seat, self.draft.ending) = (None, false);
        }
        if self.cursor != Some(state.table.cursor) {
            self.cursor = Some(state.table.cursor);
            let kept = self.resumed.take().filter(|kept| kept.cursor == state.table.cursor);
            let kept = kept.map(|SavedDraft { mut numbers, corrects, .. }| {
                // What was typed in secret stays covered until its player asks for it.
                numbers.put_aside();
                Draft { numbers, corrects, ..Draft::default() }
            });
            self.draft = kept.unwrap_or_default();
        }
        self.panel = match state.step() {
            _ if state.table.over => Box::new(result::ResultPanel::new(&source)),
            "reveal" => Box::new(reveal::RevealPanel::new(&source)),
            "bid" => Box::new(auction::AuctionPanel::new(&source)),
            "take" => Box::new(take::TakePanel::new(&source)),
            "buy" | "rewards" => Box::new(haul::HaulPanel::new(&source)),
            "offer" => Box::new(offer::OfferPanel::new(&source)),
            "income" => Box::new(income::IncomePanel::new(&source)),
            "claims" => Box::new(claims::ClaimsPanel::new(&source)),
            "result" => Box::new(result::ResultPanel::new(&source)),
            _ => Box::new(clear::ClearPanel::new(&source)),
        };
        self.panel.settle(&mut self.draft);
        self.purses = purses::Purses::new(&source);
        self.board.forget();
        self.figures.forget();
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(purses) = &self.purses {
            purses.show(ui);
        }
        self.panel.show(ui, context, &mut self.draft);
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn pending(&self, play: &dyn Play) -> Option<Pending> {
        let over = state_of::<State>(play)?.table.over;
        self.panel.pending(&self.draft).filter(|_| !over)
    }

    fn turn(&self) -> Option<Seat> {
        self.taker
    }

    fn aside(&self) -> Option<String> {
        self.panel.aside(&self.draft).map(str::to_owned)
    }

    fn draft(&self) -> Option<Value> {
        let (cursor, Draft { numbers, corrects, .. }) = (self.cursor?, &self.draft);
        let kept = || value(&SavedDraft { cursor, numbers: numbers.clone(), corrects: *corrects });
        (numbers.is_begun() || *corrects).then(kept)
    }

    fn resume(&mut self, draft: &Value) {
        self.resumed = Deserialize::deserialize(draft).ok();
    }

    fn names_groups(&self) -> bool {
        true
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) {
        match id {
            "figures" => self.figures.show(ui, context),
            _ => self.board.show(ui, context),
        }
    }
}

/// Chips of players in equal columns as wide as this or more, so that a number in one of them moves none of the others;
/// `add` draws each.
fn chips(ui: &mut Ui, width: f32, count: usize, mut add: impl FnMut(&mut Ui, usize)) {
    let room = width * Tokens::of(ui).scale().max(1.0);
    let most = ((ui.available_width() + space::S) / (room + space::S)) as usize;
    let most = most.clamp(1, count.max(1));
    // As many rows as are needed, all about equally long.
    let rows = count.div_ceil(most).max(1);
    let in_a_row = count.div_ceil(rows).max(1);
    for row in 0..rows {
        kit::equal_columns(ui, in_a_row, space::S, |ui, at| {
            let index = row * in_a_row + at;
            if index < count {
                add(ui, index);
            }
        });
    }
}

/// What lies in a province, in a few words: "2 farmers · 1 pyramid · 2 stones"; empty where nothing lies.
fn pieces_words(source: &Source<'_>, province: Province) -> String {
    let printed = source.state.board.number(province, Field::PrintedFarmers).counted();
    let farmers = i64::from(source.state.land(province).all_farmers());
    let mut words = counted_words(source, &[("amun-re-count-farmers", farmers), ("amun-re-count-printed", printed)]);
    words.extend(site_parts(source, province));
    words.join(" · ")
}

/// All that lies in a province and how many temples are known to stand there, in a few words; where it is nothing, that.
fn land_words(source: &Source<'_>, province: Province) -> String {
    // How many temples there are is said where somebody has read it.
    let temples = source.state.board.number(province, Field::Temples).confirmed().unwrap_or(0);
    let temples = counted_words(source, &[("amun-re-count-temples", temples.into())]);
    let pieces = Some(pieces_words(source, province)).filter(|words| !words.is_empty());
    let words: Vec<String> = pieces.into_iter().chain(temples).collect();
    if words.is_empty() { source.words("amun-re-empty-land") } else { words.join(" · ") }
}

/// What is built in a province, in a few words: "1 pyramid · 2 stones"; empty where nothing is.
fn site_words(source: &Source<'_>, province: Province) -> String {
    site_parts(source, province).join(" · ")
}

fn site_parts(source: &Source<'_>, province: Province) -> Vec<String> {
    let site = source.state.land(province).site;
    let parts =
        [("amun-re-count-pyramids", i64::from(site.pyramids)), ("amun-re-count-bricks", i64::from(site.bricks))];
    let mut words = counted_words(source, &parts);
    // How many stones were laid there nobody has read off a board.
    if source.state.land(province).guessed > 0 {
        words.push(source.words("amun-re-bricks-check"));
    }
    words
}

/// Each part that is there, with its number.
fn counted_words(source: &Source<'_>, parts: &[(&'static str, i64)]) -> Vec<String> {
    let there = parts.iter().filter(|(_, count)| *count > 0);
    there.map(|&(key, count)| source.say(&Message::new(key).number("count", count))).collect()
}
