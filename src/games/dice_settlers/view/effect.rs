//! What the tapped symbols do, and what else is to be said before the action is entered: what was sold, which die.

use egui::Ui;

use super::claim::ClaimForm;
use super::points::{MOST_PAID, sale_room, sale_words};
use super::{Draft, Source, figures, pictures};
use crate::games::dice_settlers::actions::{RoundAction, Symbol, sale};
use crate::games::dice_settlers::board::OwnFigure;
use crate::games::dice_settlers::field::{Field, SALE_FIELDS, Value};
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::play::{Action, Done};
use crate::games::dice_settlers::sales::{EQUAL, Sales, prices_of_owner};
use crate::games::panel::value;
use crate::games::view::ViewContext;
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// So many symbols can be spent on an action.
const MOST_SYMBOLS: u32 = 20;
/// As often as this the same thing is sold, or the same die taken, at most; the room of a chip is made for it.
const MOST_TIMES: usize = 9;

pub(super) struct Effect {
    seat: Seat,
    title: String,
    /// What so many symbols do, and the room for what any other number of them does.
    with: Option<(String, Vec<String>)>,
    text: String,
    /// The symbols that count for it: the words, the name of the stepper, and how many are spent.
    counts: Vec<(Symbol, String, String, i64)>,
    sales: Option<Sold>,
    dice: Option<(String, Vec<Color>)>,
    claim: Option<ClaimForm>,
    done: String,
    done_name: String,
    refusal: Option<String>,
}

/// A color of dice to take, with the words and the name of its chip, and the room for more of them.
type Color = (DieColor, String, String, [String; 1]);

/// What can be sold: the title, the chips, and what is not known of it, to be filled in right there.
struct Sold {
    title: String,
    /// Each with the room for whatever it pays.
    chips: Vec<(u32, String, String, [String; 2])>,
    open: Option<String>,
    /// Of how many equal resources it is not known what they pay: the words, and what was filled in.
    prices: Vec<(usize, String, Option<u32>)>,
}

impl Effect {
    pub(super) fn new(source: &Source<'_>, seat: Seat, draft: &Draft) -> Self {
        let person = source.person(seat);
        let action = draft.free.or_else(|| RoundAction::of(&draft.symbols).ok());
        let title = action.map_or_else(String::new, |action| source.say(&action.message()));
        let with = action.filter(|action| !action.is_free()).map(|action| {
            let with = |symbols: u32| source.say(&action.with(symbols).0);
            let spent = u32::try_from(draft.symbols.len()).unwrap_or(u32::MAX);
            (with(spent), (1..=MOST_SYMBOLS).map(with).collect())
        });
        let name = Message::new("dice-settlers-do-name").text("player", &person.name).text("action", &title);
        let claiming = action == Some(RoundAction::Claim);
        Self {
            seat,
            with,
            text: action.map_or_else(String::new, |action| source.say(&action.effect())),
            counts: action.map(|action| counts(source, &person.name, action, draft)).unwrap_or_default(),
            sales: (action == Some(RoundAction::Trade)).then(|| sales(source, draft)),
            dice: (action == Some(RoundAction::Recruit)).then(|| dice(source, draft)),
            claim: claiming.then(|| ClaimForm::new(source, seat, draft)),
            done: source.say(&with_next(source, seat, action, Message::new("dice-settlers-do").text("action", &title))),
            done_name: source.say(&name),
            refusal: refusal(source, seat, draft),
            title,
        }
    }

    /// Draws it over the page, within the thumb; gives whether something changed, so that it is to be built again.
    pub(super) fn show(&self, ui: &Ui, context: &mut ViewContext<'_>, draft: &mut Draft) -> bool {
        let sheet = kit::sheet(ui, "action", &self.title, |ui| self.content(ui, context, draft));
        if sheet.closed {
            draft.clear();
        }
        sheet.inner || sheet.closed
    }

    fn content(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) -> bool {
        if let Some((words, all)) = &self.with {
            // It changes with what is counted below it, in a room of its own.
            text::body_in_room(ui, words, all.iter().map(String::as_str));
        }
        text::quiet(ui, &self.text);
        let mut changed = self.counted(ui, draft);
        changed |= self.sold(ui, draft);
        changed |= self.recruited(ui, draft);
        if let Some(claim) = &self.claim {
            changed |= claim.show(ui, draft);
        }
        ui.add_space(space::S);
        let button = Button::primary(&self.done).name(&self.done_name).missing(self.refusal.as_deref());
        if ui.add(button.full()).clicked()
            && let Some(action) = entered(self.seat, draft)
        {
            if let Some(filled) = prices(draft) {
                figures::enter(context, &filled);
            }
            context.act(&action);
            draft.clear();
            // The next one's turn is shown.
            draft.seat = None;
            changed = true;
        }
        changed
    }

    /// How many symbols of each kind are spent.
    fn counted(&self, ui: &mut Ui, draft: &mut Draft) -> bool {
        let mut changed = None;
        for (symbol, words, name, count) in &self.counts {
            let noun = Some(pictures::symbol(*symbol));
            let to =
                kit::noun_row(ui, noun, words, "", |ui| kit::stepper(ui, name, Some(*count), 0..=MOST_SYMBOLS.into()));
            changed = to.and_then(|to| usize::try_from(to).ok()).map(|to| (*symbol, to)).or(changed);
        }
        let Some((symbol, to)) = changed else { return false };
        // The last symbol of all stays: without any it would not be plain which action it is.
        let others = draft.symbols.iter().filter(|spent| **spent != symbol).count();
        if to + others > 0 {
            draft.symbols.retain(|spent| *spent != symbol);
            draft.symbols.extend(std::iter::repeat_n(symbol, to));
        }
        true
    }

    fn sold(&self, ui: &mut Ui, draft: &mut Draft) -> bool {
        let Some(sold) = &self.sales else { return false };
        text::quiet(ui, &sold.title);
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for (equal, words, name, room) in &sold.chips {
                if kit::choice_chip_in_room(ui, words, room, name, draft.sold.count(*equal) > 0).clicked() {
                    tapped = Some(*equal);
                }
            }
        });
        if let Some(open) = &sold.open {
            text::quiet(ui, open);
        }
        let mut priced = None;
        for (at, words, price) in &sold.prices {
            let now = price.map(i64::from);
            let to = kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, words, now, 0..=MOST_PAID.into()));
            priced = to.and_then(|to| u32::try_from(to).ok()).map(|to| (*at, to)).or(priced);
        }
        if let Some((at, to)) = priced
            && let Some(price) = draft.prices.get_mut(at)
        {
            *price = Some(to);
        }
        if let Some(equal) = tapped {
            draft.sold = draft.sold.changed(equal, 1).unwrap_or_default();
        }
        tapped.is_some() || priced.is_some()
    }

    fn recruited(&self, ui: &mut Ui, draft: &mut Draft) -> bool {
        let Some((title, colors)) = &self.dice else { return false };
        text::quiet(ui, title);
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for (color, words, name, room) in colors {
                if kit::choice_chip_in_room(ui, words, room, name, draft.dice.contains(color)).clicked() {
                    tapped = Some(*color);
                }
            }
        });
        let Some(color) = tapped else { return false };
        // As many dice as symbols at the most: the next tap takes the place of the first.
        draft.dice.push(color);
        if draft.dice.len() > draft.symbols.len() {
            draft.dice.remove(0);
        }
        true
    }
}

/// The same words with whose turn comes then, where it is another's: a free action hands no turn on.
fn with_next(source: &Source<'_>, seat: Seat, action: Option<RoundAction>, words: Message) -> Message {
    let mut then = source.state.clone();
    let acts = action.filter(|action| !action.is_free() && then.on_turn() == Some(seat));
    if let (Some(action), Some(tableau)) = (acts, then.tableaus.get_mut(seat.index())) {
        tableau.done.push(Done { action, symbols: Vec::new(), sold: Sales::default(), dice: Vec::new() });
    }
    match then.on_turn().filter(|&next| acts.is_some() && next != seat) {
        Some(next) => Message::new("dice-settlers-do-next").say("what", words).say("then", source.state.name(next)),
        None => words,
    }
}

/// What was filled in of the prices, in one entry: of all of them, whatever was sold.
fn prices(draft: &Draft) -> Option<Action> {
    let filled = |(field, price): (Field, Option<u32>)| OwnFigure::new(field, Value::Number(price?)).ok();
    let figures: Vec<_> = SALE_FIELDS.into_iter().zip(draft.prices).filter_map(filled).collect();
    match figures[..] {
        [] => None,
        [figure] => Some(Action::SetFigure { figure }),
        _ => Some(Action::ConfirmFigures { figures }),
    }
}

/// What is entered by the button; none while it is not plain which action it is.
fn entered(seat: Seat, draft: &Draft) -> Option<Action> {
    match draft.free {
        Some(RoundAction::Factory) => Some(Action::Factory { seat }),
        Some(RoundAction::Claim) => Some(Action::Claim { seat, tents: draft.tents.clone() }),
        Some(_) => None,
        None => {
            let action = RoundAction::of(&draft.symbols).ok()?;
            let sold = if action == RoundAction::Trade { draft.sold } else { Default::default() };
            let dice = if action == RoundAction::Recruit { draft.dice.clone() } else { Vec::new() };
            Some(Action::Act { seat, symbols: draft.symbols.clone(), sold, dice })
        }
    }
}

/// Why the action is refused now, in words, or what is still to be said about it.
fn refusal(source: &Source<'_>, seat: Seat, draft: &Draft) -> Option<String> {
    let mut asked = entered(seat, draft)?;
    let open = match RoundAction::of(&draft.symbols) {
        Ok(RoundAction::Trade) if draft.sold.is_empty() => Some("dice-settlers-sales-title"),
        Ok(RoundAction::Recruit) if draft.dice.is_empty() => Some("dice-settlers-dice-title"),
        _ => None,
    };
    if let Action::Claim { tents, .. } = &mut asked {
        tents.resize(source.state.table.seats, 0);
    }
    match source.play.prepare(&value(&asked), chrono::DateTime::UNIX_EPOCH, "") {
        Err(refused) => Some(source.say(&refused.0)),
        Ok(_) => open.map(|key| source.words(key)),
    }
}

fn counts(source: &Source<'_>, player: &str, action: RoundAction, draft: &Draft) -> Vec<(Symbol, String, String, i64)> {
    let row = |symbol: Symbol| {
        let name = Message::new("dice-settlers-symbols-name").text("player", player).say("symbol", symbol.message());
        let count = draft.symbols.iter().filter(|spent| **spent == symbol).count();
        (symbol, source.say(&symbol.message()), source.say(&name), i64::try_from(count).unwrap_or(0))
    };
    action.symbols().map(row).collect()
}

fn sales(source: &Source<'_>, draft: &Draft) -> Sold {
    let pays = |equal: u32| sale(&source.state.board, equal).and_then(|figure| figure.value);
    // Those that only the owner knows stay where they are once they are known, so that nothing moves.
    let by_owner: Vec<Field> = prices_of_owner(&source.state.board).collect();
    let prices = EQUAL.into_iter().zip(SALE_FIELDS).zip(draft.prices).enumerate();
    let open = prices.filter(|(_, ((_, field), _))| by_owner.contains(field));
    let price = |(at, ((equal, field), price)): (usize, ((u32, Field), Option<u32>))| {
        (at, source.say(&field.message()), price.or(pays(equal)))
    };
    let open: Vec<_> = open.map(price).collect();
    let chip = |(equal, price): (u32, Option<u32>)| {
        let words = sale_words(source, equal, price.or(pays(equal)));
        let shown = match draft.sold.count(equal) {
            0 | 1 => words.clone(),
            count => format!("{words} ×{count}"),
        };
        (equal, shown, words, sale_room(source, equal).map(|words| format!("{words} ×{MOST_TIMES}")))
    };
    Sold {
        title: source.words("dice-settlers-sales-title"),
        chips: EQUAL.into_iter().zip(draft.prices).map(chip).collect(),
        open: (!open.is_empty()).then(|| source.words("dice-settlers-sales-open")),
        prices: open,
    }
}

fn dice(source: &Source<'_>, draft: &Draft) -> (String, Vec<Color>) {
    let there = DieColor::ALL.into_iter().filter(|&color| !source.state.is_gone(color));
    let chip = |color: DieColor| {
        let words = source.say(&color.message());
        let land = color.land().map(|land| source.say(&land));
        let name = land.map_or_else(|| words.clone(), |land| format!("{words} · {land}"));
        let count = draft.dice.iter().filter(|&&taken| taken == color).count();
        let shown = if count > 1 { format!("{name} ×{count}") } else { name.clone() };
        let room = [format!("{name} ×{MOST_TIMES}")];
        (color, shown, name, room)
    };
    (source.words("dice-settlers-dice-title"), there.map(chip).collect())
}
