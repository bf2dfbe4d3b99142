//! Whether an entry can be made at this moment, and the reason when it cannot.

use super::action::Action;
use super::state::State;
use super::{MOST, Slot};
use crate::games::score_sheet::problem::What;
use crate::games::score_sheet::template::{Rounds, Row};
use crate::locale::Message;
use crate::table::guide::Cursor;
use crate::table::rules::{self, Refusal, allow};
use crate::table::seat::Seat;

/// The least by which a number can change.
const LEAST_CHANGE: u64 = 1;

type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Enter { row, round, seat, value } => {
            cell(state, row, *round, *seat)?;
            small(value.unwrap_or(0))
        }
        Action::Add { row, round, seat, change } => {
            let slot = cell(state, row, *round, *seat)?;
            if change.unsigned_abs() < LEAST_CHANGE {
                return Err(Refusal(Message::new("score-sheet-refuse-nothing").number("least", LEAST_CHANGE)));
            }
            small(state.entries.get(&(slot, *seat)).copied().unwrap_or(0).saturating_add(*change))
        }
        Action::LastRound { from } => {
            goes_on(state, *from)?;
            let open = state.template.rounds == Rounds::Open && state.in_rounds();
            allow(open, "score-sheet-refuse-rounds-fixed")
        }
        Action::AddRow { row } => new_row(state, row),
    }
}

fn cell(state: &State, row: &str, round: Option<u16>, seat: Seat) -> Result<Slot, Refusal> {
    rules::known(seat, state.table.seats)?;
    state.slot(row, round).ok_or_else(|| Refusal::new("score-sheet-refuse-no-such-cell"))
}

fn small(value: i64) -> Checked {
    if (-MOST..=MOST).contains(&value) {
        return Ok(());
    }
    Err(Refusal(Message::new("score-sheet-refuse-too-large").number("most", MOST).number("least", -MOST)))
}

fn goes_on(state: &State, from: Cursor) -> Checked {
    allow(!state.table.over, "table-refuse-over")?;
    allow(from == state.table.cursor, "table-refuse-moved-on")
}

/// A row that is added must fit the sheet as if the template had it, and needs a title of its own.
fn new_row(state: &State, row: &Row) -> Checked {
    if row.title.trim().is_empty() {
        return Err(Refusal(What::NoTitle.message()));
    }
    let longer = state.template.with_row(row.clone());
    longer.check().map_err(|problem| Refusal(problem.what.message()))?;
    let same = state.template.rows.iter().any(|known| known.title == row.title);
    if same { Err(Refusal(Message::new("score-sheet-refuse-same-title").text("title", &row.title))) } else { Ok(()) }
}
