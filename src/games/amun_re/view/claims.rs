//! Phase 6: the bonus cards, which the app judges as far as it can know, and the gold that is left at the end.

use egui::Ui;

use super::{Action, COUNTED_CHIP, Draft, Panel, Person, Source, chips, keypad, people_from_pharaoh};
use crate::games::amun_re::bonus::{Claim, Finding, Verdict, depends_on_a_rule, finding};
use crate::games::amun_re::cards::PowerCard;
use crate::games::amun_re::points::{BONUS_POINTS, Half};
use crate::games::panel::value;
use crate::games::view::{Pending, ViewContext};
use crate::kit::{self, Button, Icon, KeypadAnswer, NumberCell, NumberEntry, text, tokens::space};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The most gold that can be counted; the bank holds less.
const MOST_GOLD: i64 = 9999;

pub(super) struct ClaimsPanel {
    players: Vec<Player>,
    gold: Option<Gold>,
    cards_title: String,
    /// What the button of a card says before it is played, and then.
    play: [String; 2],
    question: Question,
}

/// The words of the question whether a card is fulfilled, where the board alone cannot tell.
struct Question {
    about: String,
    yes: String,
    no: String,
}

struct Player {
    person: Person,
    /// The chip that chooses the player, with the number of cards played.
    tab: String,
    tab_name: String,
    cards: Vec<Card>,
}

struct Card {
    card: PowerCard,
    words: String,
    verdict: String,
    why_name: String,
    play_name: String,
    reason: Reason,
    on: bool,
    /// What nobody has confirmed and the likely values do not settle in the card's favor: the table is asked.
    requests: Vec<String>,
}

/// The gold that is left, which is counted unless the ledger knows it.
struct Gold {
    title: String,
    cells: Vec<NumberCell<Seat>>,
    /// Whose it is, and a note beside it.
    rows: Vec<(Person, String)>,
}

impl ClaimsPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let end = source.state.half() == Half::New;
        Self {
            players: people_from_pharaoh(source).into_iter().map(|person| player(source, person)).collect(),
            gold: end.then(|| Gold::new(source)),
            cards_title: source.words("amun-re-bonus-cards"),
            play: ["amun-re-play", "amun-re-played"].map(|key| source.words(key)),
            question: Question {
                about: source.words("amun-re-claim-about"),
                yes: source.words("amun-re-claim-yes"),
                no: source.words("amun-re-claim-no"),
            },
        }
    }
}

fn player(source: &Source<'_>, person: Person) -> Player {
    let half = source.state.half();
    let farms = source.state.farms(person.seat);
    let card = |card: PowerCard| {
        let finding = finding(&source.state.board, card, &farms)?;
        let play_name = Message::new("amun-re-play-name").text("player", &person.name).say("card", card.message());
        let name = Message::new("amun-re-why-card").text("player", &person.name).say("card", card.message());
        let claim = source.state.claim(half, person.seat, card);
        let points = claim.map(|claim| if claim.scores(&source.state.board, &farms) { BONUS_POINTS } else { 0 });
        let counted = claim.is_some_and(|claim| claim.was_counted(&source.state.board, &farms));
        let verdict = if counted && finding.verdict == Verdict::No {
            Message::new("amun-re-verdict-said")
        } else {
            verdict(card, &finding.verdict, claim)
        };
        Some(Card {
            card,
            words: source.say(&card.message()),
            // What a played card gives is said at once, so that nobody takes "played" for "fulfilled".
            verdict: match points {
                Some(points) => {
                    source.say(&Message::new("amun-re-verdict-points").say("verdict", verdict).number("points", points))
                }
                None => source.say(&verdict),
            },
            why_name: source.say(&name),
            play_name: source.say(&play_name),
            requests: doubts(source, &finding.verdict),
            reason: match claim.zip(points) {
                Some((claim, points)) => claim.reason(&source.state.board, &farms, points),
                None => explained(finding, card),
            },
            on: claim.is_some(),
        })
    };
    let cards: Vec<Card> = PowerCard::ALL.into_iter().filter_map(card).collect();
    let played = cards.iter().filter(|card| card.on).count();
    let tab = Message::new("amun-re-tab-bonus").text("player", &person.name).number("count", played);
    let tab_name = Message::new("amun-re-tab-bonus-name").text("player", &person.name);
    Player { tab: source.say(&tab), tab_name: source.say(&tab_name), cards, person }
}

fn verdict(card: PowerCard, verdict: &Verdict, claim: Option<Claim>) -> Message {
    Message::new(match verdict {
        Verdict::CannotTell { .. } if claim.is_some_and(|claim| claim.fulfilled == Some(true)) => {
            "amun-re-verdict-said"
        }
        Verdict::CannotTell { .. } if claim.is_some_and(|claim| claim.fulfilled == Some(false)) => {
            "amun-re-verdict-denied"
        }
        Verdict::Yes => "amun-re-verdict-yes",
        Verdict::No => "amun-re-verdict-no",
        Verdict::CannotTell { likely: Some(true), .. } if depends_on_a_rule(card) => "amun-re-verdict-by-rule",
        Verdict::CannotTell { likely: Some(true), .. } => "amun-re-verdict-likely",
        Verdict::CannotTell { likely: Some(false), .. } => "amun-re-verdict-hardly",
        Verdict::CannotTell { likely: None, .. } => "amun-re-verdict-unknown",
    })
}

/// What has to be looked up before the card can be played; nothing where it is fulfilled, likely fulfilled, or certainly
/// not.
fn doubts(source: &Source<'_>, verdict: &Verdict) -> Vec<String> {
    match verdict {
        Verdict::CannotTell { likely: None | Some(false), why } => why.iter().map(|say| source.say(say)).collect(),
        _ => Vec::new(),
    }
}

/// The finding's reason, and what nobody has confirmed.
fn explained(finding: Finding, card: PowerCard) -> Reason {
    let (verdict, mut reason) = finding.without_points(card);
    if let Verdict::CannotTell { why, .. } = verdict {
        reason.parts.extend(why.into_iter().map(Reason::note));
    }
    reason
}

impl Gold {
    fn new(source: &Source<'_>) -> Self {
        let rows = people_from_pharaoh(source).into_iter().map(|person| {
            let seat = person.seat;
            let counted = source.state.scoring(Half::New).counted.get(seat.index()).copied().flatten();
            let value = source.state.final_gold(seat, Half::New);
            let from_ledger = counted.is_none() && value.is_some();
            let note = if from_ledger { source.words("amun-re-from-the-ledger") } else { String::new() };
            (keypad::cell(source, &person, "amun-re-gold-of", value, None), (person, note))
        });
        let (cells, rows) = rows.unzip();
        Self { title: source.words("amun-re-gold-left"), cells, rows }
    }
}

impl Panel for ClaimsPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(gold) = &self.gold {
            gold.show(ui, context, draft);
            ui.add_space(space::M);
        }
        text::quiet(ui, &self.cards_title);
        let chosen = draft.cards_of.or_else(|| self.players.first().map(|player| player.person.seat));
        chips(ui, COUNTED_CHIP, self.players.len(), |ui, index| {
            let Some(player) = self.players.get(index) else { return };
            let on = chosen == Some(player.person.seat);
            if kit::person_chip(ui, player.person.mark, &player.tab, &player.tab_name, on).clicked() {
                draft.cards_of = Some(player.person.seat);
            }
        });
        let shown = self.players.iter().find(|player| Some(player.person.seat) == chosen);
        if let Some(player) = shown {
            kit::card(ui, |ui| player.show(ui, &self.play, context, draft));
            player.ask(ui, &self.question, context, draft);
        }
    }

    fn pending(&self, draft: &Draft) -> Option<Pending> {
        let cells = &self.gold.as_ref()?.cells;
        let count = |seat: &Seat, gold: i64| {
            value(&Action::CountGold { seat: *seat, gold: Some(u32::try_from(gold.max(0)).unwrap_or(u32::MAX)) })
        };
        Pending::of_numbers(&draft.numbers, cells, count)
    }

    fn settle(&self, draft: &mut Draft) {
        if let Some(gold) = &self.gold {
            draft.numbers.settle(&gold.cells);
        }
    }
}

impl Player {
    /// The question whether the card that was tapped is fulfilled, over everything else.
    fn ask(&self, ui: &Ui, question: &Question, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let Some(card) = self.cards.iter().find(|card| Some(card.card) == draft.card) else { return };
        let title = format!("{}: {}", self.person.name, card.words);
        let sheet = kit::sheet(ui, "claim", &title, |ui| {
            text::body(ui, &question.about);
            for doubt in &card.requests {
                text::quiet(ui, doubt);
            }
            let yes = ui.add(Button::quiet(&question.yes).full()).clicked().then_some(true);
            let no = ui.add(Button::quiet(&question.no).full()).clicked().then_some(false);
            yes.or(no)
        });
        if sheet.inner.is_some() {
            let (seat, card, fulfilled) = (self.person.seat, card.card, sheet.inner);
            context.act(&Action::Claim { seat, card, played: true, fulfilled });
        }
        if sheet.closed || sheet.inner.is_some() {
            draft.card = None;
        }
    }

    fn show(&self, ui: &mut Ui, play: &[String; 2], context: &mut ViewContext<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        for (index, card) in self.cards.iter().enumerate() {
            if index > 0 {
                kit::hairline(ui);
            }
            kit::labeled_row(ui, &card.words, "", |ui| {
                if kit::done_chip(ui, play.each_ref().map(String::as_str), &card.play_name, card.on).clicked() {
                    if card.on || card.requests.is_empty() {
                        context.act(&Action::Claim { seat, card: card.card, played: !card.on, fulfilled: None });
                    } else {
                        draft.card = Some(card.card);
                    }
                }
                if kit::icon_button(ui, Icon::Info, &card.why_name).clicked() {
                    context.explain(&card.reason);
                }
            });
            // On a line of its own, where the longest verdict fits: what is said later must not move the next card.
            ui.add_space(-space::S);
            text::quiet(ui, &card.verdict);
        }
    }
}

impl Gold {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let entry = NumberEntry::new(&self.cells).range(0..=MOST_GOLD);
        let active = entry.active(ui, &draft.numbers).map(|cell| cell.key);
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for (cell, (person, note)) in self.cells.iter().zip(&self.rows) {
                kit::player_row(ui, person.mark, &person.name, None, |ui| {
                    let here = active == Some(cell.key);
                    if kit::value_cell(ui, &cell.name, cell.shown.as_deref(), here).clicked() {
                        draft.numbers.open(cell.key);
                    }
                    if !note.is_empty() {
                        text::quiet(ui, note);
                    }
                });
            }
        });
        ui.add_space(space::S);
        entry.show(ui, &mut draft.numbers, &mut |&seat, answer| {
            let KeypadAnswer::Entered(gold) = answer else { return Ok(()) };
            let gold = gold.and_then(|gold| u32::try_from(gold).ok());
            context.try_act(&Action::CountGold { seat, gold })
        });
    }
}
