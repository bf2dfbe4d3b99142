//! The final scoring: what only the table can count is typed, and what is not known here is filled in right there.

use egui::Ui;

use super::figures::{self, Confirm, Row};
use super::typing::Target;
use super::{Draft, Panel, Source};
use crate::games::dice_settlers::field::Field;
use crate::games::dice_settlers::pieces::HOUSES;
use crate::games::dice_settlers::play::{Action, Counted, winner_reason};
use crate::games::panel::Person;
use crate::games::view::Desk;
use crate::kit::{self, text, tokens::space};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The figures on which the points rest.
const TERMS: [Field; 5] =
    [Field::HousePoints, Field::Presence, Field::StartingDice, Field::DicePairPoints, Field::TieBreak];
/// What trades pay, where some were kept and it is not known.
const SALES: [Field; 3] = [Field::SaleOfOne, Field::SaleOfTwo, Field::SaleOfThree];

pub(super) struct ScoringPanel {
    solo: Option<String>,
    players: Vec<Player>,
    terms_title: String,
    terms: Vec<Row>,
    confirm: Confirm,
    winner: Option<(String, Reason)>,
    /// What nobody has typed yet, in the order in which the keypad goes on, with the player's name.
    blank: Vec<(Seat, Counted, String)>,
}

struct Player {
    person: Person,
    total: String,
    total_name: String,
    reason: Reason,
    counted: Vec<(Counted, String, String, Option<String>)>,
    tokens: (String, String),
    houses: (String, String, String, i64),
    dice: (String, String, i64),
}

impl ScoringPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let state = source.state;
        let sheet = source.play.sheet();
        let player = |person: Person| {
            let total = sheet.totals.get(person.seat.index()).cloned();
            player(source, person, total.map(|cell| cell.reason))
        };
        let players: Vec<Player> = source.people().into_iter().map(player).collect();
        let row = |field: Field| Row::new(&state.board, source.language, field);
        let mut terms: Vec<Row> = TERMS.into_iter().map(row).collect();
        if state.has_open_sales() {
            terms.extend(SALES.into_iter().map(row));
        }
        let blank = |player: &Player| {
            let seat = player.person.seat;
            let open = player.counted.iter().filter(|(_, _, _, value)| value.is_none());
            open.map(|(what, ..)| (seat, *what, player.person.name.clone())).collect::<Vec<_>>()
        };
        Self {
            solo: (state.seats == 1).then(|| source.words("dice-settlers-solo")),
            terms_title: source.words("dice-settlers-terms-title"),
            terms,
            confirm: Confirm::new(&state.board, source.language),
            winner: (!source.play.standing().winners.is_empty())
                .then(|| (source.words("dice-settlers-why-winner"), winner_reason(state))),
            blank: players.iter().flat_map(blank).collect(),
            players,
        }
    }
}

fn player(source: &Source<'_>, person: Person, total: Option<Reason>) -> Player {
    let tableau = source.state.tableau(person.seat);
    let counted = |what: Counted| {
        let words = source.say(&what.say());
        let name = Target::Count(person.seat, what).say(&person.name);
        let value = tableau.count(what).map(|points| text::number(points.into()));
        (what, words, source.say(&name), value)
    };
    let reason = total.unwrap_or_else(|| Reason::note(Say::new("rules-dice-settlers-points")));
    Player {
        total: text::number(reason.amount.unwrap_or(0)),
        total_name: source.about("dice-settlers-total-of", &person),
        reason,
        counted: Counted::ALL.into_iter().map(counted).collect(),
        tokens: (
            source.words("rules-dice-settlers-row-vp-tokens"),
            text::number(tableau.token_points(&source.state.board).into()),
        ),
        houses: (
            source.words("rules-dice-settlers-row-houses"),
            source.say(&Say::new("dice-settlers-of-houses").number("houses", HOUSES)),
            source.about("dice-settlers-houses-name", &person),
            tableau.houses.into(),
        ),
        dice: (
            source.words("rules-dice-settlers-row-dice"),
            source.about("dice-settlers-dice-name", &person),
            tableau.dice.into(),
        ),
        person,
    }
}

impl Panel for ScoringPanel {
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        if let Some(solo) = &self.solo {
            kit::banner(ui, kit::Tone::Info, solo, None);
            ui.add_space(space::S);
        }
        for player in &self.players {
            kit::card(ui, |ui| player.show(ui, desk, draft));
            ui.add_space(space::M);
        }
        kit::card(ui, |ui| {
            text::strong(ui, &self.terms_title);
            if let Some(filled) = self.confirm.show(ui) {
                figures::enter(desk, &filled);
            }
            if let Some(filled) = figures::show_rows(ui, &self.terms, &mut draft.typing) {
                figures::enter(desk, &filled);
            }
        });
        ui.add_space(space::S);
        if let Some((why, reason)) = &self.winner
            && kit::button(ui, why).clicked()
        {
            desk.explain(reason);
        }
        match draft.typing.show(ui, desk.language) {
            Some((Target::Figure(field), number)) => {
                if let Some(filled) = figures::typed(field, number) {
                    figures::enter(desk, &filled);
                }
            }
            Some((Target::Count(seat, what), points)) => {
                desk.act(&Action::Count { seat, what, points });
                self.go_on(seat, what, draft);
            }
            None => {}
        }
    }
}

impl ScoringPanel {
    /// The keypad goes on to the next number of the same player that is still blank; what is "other" is seldom there.
    fn go_on(&self, seat: Seat, what: Counted, draft: &mut Draft) {
        let after = |next: &&(Seat, Counted, String)| next.0 == seat && next.1 > what && next.1 != Counted::Other;
        if let Some((seat, what, player)) = self.blank.iter().find(after) {
            draft.typing.open(Target::Count(*seat, *what), player);
        }
    }
}

impl Player {
    fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let seat = self.person.seat;
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if kit::tappable_score(ui, &self.total, &self.total_name).clicked() {
                desk.explain(&self.reason);
            }
        });
        let (words, tokens) = &self.tokens;
        kit::labeled_row(ui, words, "", |ui| text::strong(ui, tokens));
        for (what, words, name, value) in &self.counted {
            kit::labeled_row(ui, words, "", |ui| {
                draft.typing.cell(ui, Target::Count(seat, *what), &self.person.name, name, value.as_deref());
            });
        }
        let (words, note, name, houses) = &self.houses;
        let to = kit::labeled_row(ui, words, note, |ui| kit::stepper(ui, name, Some(*houses), 0..=99));
        if let Some(change) = to.and_then(|to| i32::try_from(to - houses).ok()) {
            desk.act(&Action::Houses { seat, change });
        }
        let (words, name, dice) = &self.dice;
        let to = kit::labeled_row(ui, words, "", |ui| kit::stepper(ui, name, Some(*dice), 0..=99));
        if let Some(change) = to.and_then(|to| i32::try_from(to - dice).ok()) {
            desk.act(&Action::Dice { seat, color: None, change });
        }
    }
}
