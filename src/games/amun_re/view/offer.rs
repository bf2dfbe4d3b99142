//! Phase 4: the sacrifice, one number or "steal" a player, and what the total would do.

use egui::Ui;

use super::secret::Passing;
use super::{Action, Draft, Panel, Person, Source, keypad, people, people_from_pharaoh, person};
use crate::games::amun_re::sacrifice::{Correction, Offer, Offering, Outcome, Step, sacrifice};
use crate::games::panel::value;
use crate::games::view::{Pending, ViewContext};
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, KeypadAnswer, NumberCell, NumberEntry, Tokens, text};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// What the card of the theft shows. Typed, it is that card; any other number below 1 is refused.
const STEAL: i64 = -3;

pub(super) struct OfferPanel {
    rows: Vec<Row>,
    /// What is typed for them, clockwise from the pharaoh.
    cells: Vec<NumberCell<Seat>>,
    steal: String,
    /// The switch that lays an Offering Correction with a secret offering.
    laid: String,
    /// The device goes round while offerings are secret and not all in.
    passing: Option<Passing>,
    sum: SumCard,
    corrections: Corrections,
    own: OwnWords,
}

/// The words of a device of one's own.
struct OwnWords {
    title: String,
    about: String,
    sealed: String,
}

struct Row {
    person: Person,
    note: String,
    /// Whether an Offering Correction lies with it.
    laid: bool,
    /// Whether it is in, open or sealed.
    is_in: bool,
    /// What the others see of it meanwhile.
    status: String,
}

/// The total so far, where the temple goes, and what more or less would do.
struct SumCard {
    title: String,
    total: String,
    total_name: String,
    temple: String,
    place: String,
    /// What more gold would do, and what less: empty where the temple cannot go there.
    what_if: [String; 2],
    /// The longest that such a line can get, which keeps its room before anything is offered.
    longest: String,
    why: Option<Reason>,
}

/// The cards that move the total.
struct Corrections {
    open: String,
    title: String,
    rows: Vec<CorrectionRow>,
    any: bool,
}

/// A player with the two directions: their words, their names, and whether one was chosen.
struct CorrectionRow {
    person: Person,
    chips: [(Correction, &'static str, String, bool); 2],
}

impl OfferPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let people = people_from_pharaoh(source);
        let offer_of = |seat: Seat| state.round.offers.get(seat.index()).copied().flatten();
        let missing: Vec<Seat> =
            people.iter().map(|person| person.seat).filter(|&seat| !state.round.is_in(seat)).collect();
        let closed = state.all_seats().any(|seat| state.round.sealed_by(seat).is_some());
        let hidden = (state.options.secret_sacrifice && !missing.is_empty()) || closed;
        let rows = people.into_iter().map(|person| row(source, person, offer_of, hidden));
        let (cells, rows) = rows.unzip();
        let next = missing.first().filter(|_| state.options.secret_sacrifice).map(|&seat| person(source, seat));
        Self {
            rows,
            cells,
            steal: source.words("amun-re-steal-key"),
            laid: source.words("amun-re-correction-laid"),
            passing: next.map(|person| Passing::new(source, &person)),
            sum: sum_card(source, hidden),
            corrections: corrections(source),
            own: OwnWords {
                title: source.words("amun-re-own-offering"),
                about: source.words("amun-re-own-offering-about"),
                sealed: source.words("amun-re-own-offering-sealed"),
            },
        }
    }
}

fn row(
    source: &Source<'_>,
    person: Person,
    offer_of: impl Fn(Seat) -> Option<Offer>,
    hidden: bool,
) -> (NumberCell<Seat>, Row) {
    let offer = offer_of(person.seat);
    let sealed = source.state.round.sealed_by(person.seat).is_some();
    let (now, word) = match offer {
        Some(_) if hidden => (None, Some("✓".to_owned())),
        None if sealed => (None, Some("✓".to_owned())),
        Some(Offer::Steal) => (None, Some(source.words("amun-re-steal"))),
        Some(Offer::Gold(gold)) => (Some(gold.get().into()), None),
        None => (None, None),
    };
    let note = match offer {
        Some(Offer::Steal) if !hidden => source.words("amun-re-takes-three"),
        _ => String::new(),
    };
    let status = source.words(match (offer, sealed) {
        (_, true) => "amun-re-is-sealed",
        (Some(_), false) => "amun-re-is-open",
        (None, false) => "amun-re-is-thinking",
    });
    let laid = source.state.round.laid.get(person.seat.index()).copied().unwrap_or(false);
    (
        keypad::cell(source, &person, "amun-re-offer-name", now, word),
        Row { person, note, laid, is_in: offer.is_some() || sealed, status },
    )
}

/// What the offerings so far come to, as if those that are missing were nothing.
fn so_far(source: &Source<'_>) -> Option<Outcome> {
    let round = &source.state.round;
    let given = round.offers.iter().zip(&round.corrections);
    let given: Vec<Offering> =
        given.filter_map(|(&offer, &correction)| Some(Offering { offer: offer?, correction })).collect();
    (!given.is_empty()).then(|| sacrifice(Seat(0), given))
}

fn sum_card(source: &Source<'_>, hidden: bool) -> SumCard {
    let outcome = so_far(source).filter(|_| !hidden);
    let whole = source.state.sacrifice();
    let names = |seat: Seat| source.state.name(seat);
    let title = source.words(if whole.is_some() { "amun-re-sum" } else { "amun-re-sum-so-far" });
    let figure = |of: fn(&Outcome) -> i64| outcome.as_ref().map_or_else(|| "–".to_owned(), |o| text::number(of(o)));
    let step = |step: Option<Step>| step.map_or_else(String::new, |step| what_if(source, outcome.as_ref(), step));
    let (up, down) = outcome.as_ref().map_or((None, None), |outcome| (outcome.up(), outcome.down()));
    SumCard {
        total: figure(|outcome| outcome.total),
        total_name: source.words("amun-re-why-total"),
        temple: source.words("amun-re-temple"),
        place: figure(|outcome| i64::from(outcome.temple.number())),
        what_if: [step(up), step(down)],
        longest: longest(source),
        why: whole.map(|outcome| outcome.temple_reason(&names)),
        title,
    }
}

/// "With 3 more, temple on 3. Gold: Anna +6, Ben +2, Cyril −7"
fn what_if(source: &Source<'_>, outcome: Option<&Outcome>, step: Step) -> String {
    let here = outcome.map_or(step.temple, |outcome| outcome.temple);
    let change = |person: Person| {
        let gold = |temple| source.state.income(person.seat, temple).gold();
        let change = text::change(gold(step.temple) - gold(here));
        Message::new("amun-re-what-if-player").text("player", person.name).text("change", change)
    };
    let key = if step.change > 0 { "amun-re-what-if-more" } else { "amun-re-what-if-less" };
    let say = Message::new(key).number("gold", step.change.abs()).number("place", step.temple.number());
    source.say(&say.list("changes", people(source).into_iter().map(change).collect()))
}

/// The line of a change that nobody's income reaches.
fn longest(source: &Source<'_>) -> String {
    let change = |person: Person| {
        Message::new("amun-re-what-if-player").text("player", person.name).text("change", text::change(-99))
    };
    let say = Message::new("amun-re-what-if-less").number("gold", 99).number("place", 4);
    source.say(&say.list("changes", people(source).into_iter().map(change).collect()))
}

fn corrections(source: &Source<'_>) -> Corrections {
    let of = |seat: Seat| source.state.round.corrections.get(seat.index()).copied().flatten();
    let row = |person: Person| {
        let chip = |correction: Correction, words: &'static str, key: &'static str| {
            let name = source.say(&Message::new(key).text("player", &person.name));
            (correction, words, name, of(person.seat) == Some(correction))
        };
        let chips = [
            chip(Correction::Up, "+3", "amun-re-correct-up-name"),
            chip(Correction::Down, "−3", "amun-re-correct-down-name"),
        ];
        CorrectionRow { person, chips }
    };
    Corrections {
        open: source.words("amun-re-correction-played"),
        title: source.words("amun-re-corrections"),
        any: source.state.all_seats().any(|seat| of(seat).is_some() || source.state.round.must_correct(seat)),
        rows: people_from_pharaoh(source).into_iter().map(row).collect(),
    }
}

impl Panel for OfferPanel {
    fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(me) = context.me
            && self.rows.iter().any(|row| !row.is_in)
        {
            return self.on_own_device(ui, context, draft, me);
        }
        let steal = [self.steal.as_str()];
        // In secret, the numbers stay covered and only the one who holds the device enters. On a phone the keypad
        // comes up when somebody taps an offering, and goes on to the next that is missing.
        let entry = NumberEntry::new(&self.cells).extra(&steal).one_by_one(self.passing.is_some());
        if NumberEntry::<Seat>::has_column(ui) {
            kit::equal_columns(ui, 2, space::M, |ui, column| {
                if column == 0 {
                    self.list(ui, &entry, draft);
                    self.outcome(ui, context, draft);
                } else {
                    self.entry(ui, &entry, context, draft);
                }
            });
        } else {
            self.list(ui, &entry, draft);
            self.entry(ui, &entry, context, draft);
            self.outcome(ui, context, draft);
        }
    }

    fn pending(&self, draft: &Draft) -> Option<Pending> {
        let action =
            |seat: &Seat, gold: i64| value(&self.action(*seat, KeypadAnswer::Entered(Some(gold)), draft.corrects));
        let pending = Pending::of_numbers(&draft.numbers, &self.cells, action)?;
        // In secret the button, which everybody sees, says whose offering it enters and not how much it is.
        let whose = draft.numbers.at().and_then(|at| self.cells.iter().find(|cell| cell.key == *at));
        Some(match (pending, whose.filter(|_| self.passing.is_some())) {
            (Pending::Ready(_, action), Some(cell)) => {
                Pending::Ready(Message::new("amun-re-enter-in-secret").text("cell", &cell.name), action)
            }
            (pending, _) => pending,
        })
    }

    fn settle(&self, draft: &mut Draft) {
        draft.numbers.settle(&self.cells);
    }
}

impl OfferPanel {
    /// The action of what was typed; a card that is laid with it counts in secret alone.
    fn action(&self, seat: Seat, answer: KeypadAnswer, lays: bool) -> Action {
        // An offering that is entered anew in the open keeps the card that was laid with it.
        let row = self.rows.iter().find(|row| row.person.seat == seat);
        let corrects = if self.passing.is_some() { lays } else { row.is_some_and(|row| row.laid) };
        let (gold, steal) = Self::offering(answer);
        Action::Offer { seat, gold, steal, corrects }
    }

    /// The gold that was typed, or that it is the −3 card.
    fn offering(answer: KeypadAnswer) -> (Option<u32>, bool) {
        match answer {
            KeypadAnswer::Extra(_) | KeypadAnswer::Entered(Some(STEAL)) => (None, true),
            // What is below zero is as little an offering as zero; the rules say so.
            KeypadAnswer::Entered(gold) => (gold.map(|gold| u32::try_from(gold.max(0)).unwrap_or(u32::MAX)), false),
        }
    }

    fn list(&self, ui: &mut Ui, entry: &NumberEntry<'_, Seat>, draft: &mut Draft) {
        let active = entry.active(ui, &draft.numbers).map(|cell| cell.key);
        kit::card(ui, |ui| {
            for (index, (row, cell)) in self.rows.iter().zip(&self.cells).enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                // In secret whoever has laid nothing yet taps their own, as well as the card that asks for them.
                if row.show(ui, cell, active == Some(cell.key)) && (self.passing.is_none() || !row.is_in) {
                    draft.numbers.open(cell.key);
                    draft.corrects &= self.passing.is_none();
                }
            }
        });
        ui.add_space(space::M);
    }

    fn outcome(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if self.passing.is_none() {
            self.sum.show(ui, context);
            ui.add_space(space::M);
            self.corrections.show(ui, context, draft);
        }
    }

    /// On a device of one's own, while offerings are missing: one's own keypad, and of the others that theirs are in.
    fn on_own_device(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft, me: Seat) {
        let own = self.rows.iter().zip(&self.cells).find(|(row, _)| row.person.seat == me && !row.is_in);
        kit::card(ui, |ui| {
            text::title(ui, &self.own.title);
            text::quiet(ui, if own.is_some() { &self.own.about } else { &self.own.sealed });
            if let Some((row, cell)) = own
                && row.show(ui, cell, draft.numbers.is_open())
            {
                draft.numbers.open(me);
            }
        });
        ui.add_space(space::M);
        kit::card(ui, |ui| {
            for (index, row) in self.rows.iter().filter(|row| row.person.seat != me).enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                let person = &row.person;
                kit::player_row(ui, person.mark, &person.name, person.role.as_deref(), |ui| {
                    text::quiet(ui, &row.status);
                });
            }
        });
        ui.add_space(space::M);
        let Some((_, cell)) = own else { return };
        let steal = [self.steal.as_str()];
        let entry = NumberEntry::new(std::slice::from_ref(cell)).extra(&steal);
        let Draft { numbers, corrects, .. } = draft;
        let lays = *corrects;
        let laid = |ui: &mut Ui| {
            if let Some(on) = kit::switch_row(ui, &self.laid, None, *corrects) {
                *corrects = on;
            }
        };
        let mut entered = false;
        entry.show_with(ui, numbers, laid, &mut |&seat, answer| {
            let (gold, steal) = Self::offering(answer);
            context.try_act(&Action::Offer { seat, gold, steal, corrects: lays })?;
            entered = true;
            Ok(())
        });
        if entered {
            draft.corrects = false;
        }
    }

    /// The keypad of the one who offers; in secret, before it the card that sends the device round.
    fn entry(&self, ui: &mut Ui, entry: &NumberEntry<'_, Seat>, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if let Some(passing) = &self.passing {
            let open = draft.numbers.is_open();
            // On a phone the keypad comes up over the page, and the page stays below it as it is.
            if !open || !NumberEntry::<Seat>::is_beside(ui) {
                passing.show(ui, draft);
            }
            if !open {
                return;
            }
        }
        let secret = self.passing.is_some();
        let Draft { numbers, corrects, .. } = draft;
        let lays = *corrects;
        let laid = |ui: &mut Ui| {
            // A keypad that comes up lies over the total.
            if !secret && !NumberEntry::<Seat>::is_beside(ui) {
                self.sum.in_a_line(ui);
            }
            // In secret nobody else may see who lays the card, so it is entered with the offering.
            if secret && let Some(on) = kit::switch_row(ui, &self.laid, None, *corrects) {
                *corrects = on;
            }
        };
        let mut entered = false;
        entry.show_with(ui, numbers, laid, &mut |&seat, answer| {
            context.try_act(&self.action(seat, answer, lays))?;
            entered = true;
            Ok(())
        });
        if entered {
            draft.corrects = false;
        }
    }
}

impl Row {
    fn show(&self, ui: &mut Ui, cell: &NumberCell<Seat>, active: bool) -> bool {
        let person = &self.person;
        let name = (person.name.as_str(), [person.name.as_str()]);
        kit::player_row_with_note(ui, person.mark, name, (person.role.as_deref(), self.note.as_str()), |ui| {
            kit::value_cell(ui, &cell.name, cell.shown.as_deref(), active).clicked()
        })
    }
}

impl SumCard {
    /// The total and the temple on one line.
    fn in_a_line(&self, ui: &mut Ui) {
        let total = |ui: &mut Ui| {
            text::quiet(ui, &self.title);
            text::strong(ui, &self.total);
        };
        kit::two_sides(ui, space::XL, total, |ui| {
            text::strong(ui, &self.place);
            text::quiet(ui, &self.temple);
        });
    }

    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            let total = |ui: &mut Ui| {
                text::body(ui, &self.title);
                match &self.why {
                    Some(reason) => {
                        if kit::tappable_score(ui, &self.total, &self.total_name).clicked() {
                            context.explain(reason);
                        }
                    }
                    None => {
                        text::score(ui, &self.total);
                    }
                }
            };
            kit::two_sides(ui, TARGET, total, |ui| {
                text::score(ui, &self.place);
                text::body(ui, &self.temple);
            });
            for line in &self.what_if {
                let tokens = Tokens::of(ui);
                let longest =
                    ui.painter().layout(self.longest.clone(), tokens.small(), tokens.quiet, ui.available_width());
                ui.scope(|ui| {
                    ui.set_min_height(longest.size().y);
                    text::quiet(ui, if line.is_empty() { " " } else { line });
                });
            }
        });
    }
}

impl Corrections {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        if !draft.more && !self.any {
            draft.more = kit::button(ui, &self.open).clicked();
            return;
        }
        self.show_rows(ui, context);
    }

    fn show_rows(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for CorrectionRow { person, chips } in &self.rows {
                kit::player_row(ui, person.mark, &person.name, None, |ui| {
                    for (correction, words, name, on) in chips.iter().rev() {
                        if kit::switch_chip(ui, None, words, name, *on).clicked() {
                            let correction = (!on).then_some(*correction);
                            context.act(&Action::Correct { seat: person.seat, correction });
                        }
                    }
                });
            }
        });
    }
}
