//! The score sheet: rows are what the game scores, columns are the players, and every cell knows its reason.

use super::points::Points;
use super::reason::Reason;
use super::seat::Seat;
use crate::locale::Message;

/// A score sheet as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Its groups of rows (a half of the game, say), in order.
    pub groups: Vec<Group>,
    /// The sum over all groups, a cell for each seat.
    pub totals: Vec<Cell>,
    /// The place of each seat with what decided it; empty while the play goes on.
    pub places: Vec<Cell>,
}

/// Rows that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The group's id, stable: it stands in the log.
    pub id: &'static str,
    /// Its title.
    pub title: Message,
    /// Its rows.
    pub rows: Vec<Row>,
    /// The sum of its rows, a cell for each seat.
    pub sums: Vec<Cell>,
    /// Whether it has been scored; before that its cells show what it would score now.
    pub scored: bool,
}

/// One thing that is scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The row's id, stable: it stands in the log.
    pub id: &'static str,
    /// Its title.
    pub title: Message,
    /// A cell for each seat, clockwise.
    pub cells: Vec<Cell>,
}

/// One number on the sheet. Blank is not zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its value; none is blank: nobody has said yet.
    pub value: Option<i64>,
    /// Whether it is half a point more than that.
    pub half: bool,
    /// Where the value comes from.
    pub origin: Origin,
    /// Why it is what it is.
    pub reason: Reason,
}

/// Where a cell's value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The rules made it.
    Computed,
    /// A person typed it where the rules had nothing.
    Entered,
    /// A person put it in place of what the rules made; what they make since then is added.
    Corrected {
        /// What the rules make now.
        instead_of: Option<i64>,
        /// Why, in the person's words.
        note: String,
    },
    /// A person typed it where the rules had nothing, and since then they have made another number. Both are offered.
    Overtaken {
        /// What the rules have made.
        calculated: i64,
        /// Why the person typed the other number, in their words.
        note: String,
    },
}

impl Cell {
    /// A cell that the rules made; its value is the reason's amount.
    pub const fn computed(reason: Reason) -> Self {
        Self { value: reason.amount, half: false, origin: Origin::Computed, reason }
    }

    /// A cell that nobody has said anything of.
    pub const fn blank(what: Message) -> Self {
        Self { value: None, half: false, origin: Origin::Computed, reason: Reason::note(what) }
    }

    /// The points in it, with the half that it may have.
    pub fn points(&self) -> Option<Points> {
        self.value.map(|value| Points::new(value, self.half))
    }

    /// Whether a person changed what the rules made.
    pub const fn is_corrected(&self) -> bool {
        matches!(self.origin, Origin::Corrected { .. } | Origin::Overtaken { .. })
    }
}

impl Group {
    /// A group whose sums are made from its rows: a sum is blank only when all its cells are.
    pub fn new(id: &'static str, title: Message, rows: Vec<Row>, seats: usize, scored: bool) -> Self {
        let sums = (0..seats).map(|seat| sum(&title, rows.iter().map(|row| (&row.title, row.cells.get(seat)))));
        Self { id, sums: sums.collect(), title, rows, scored }
    }

    /// The row of an id.
    pub fn row(&self, id: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.id == id)
    }
}

impl Sheet {
    /// A sheet whose totals are the sums of the groups that have been scored.
    pub fn new(title: &Message, groups: Vec<Group>, seats: usize) -> Self {
        let total = |seat| {
            let scored = groups.iter().filter(|group| group.scored);
            sum(title, scored.map(|group| (&group.title, group.sums.get(seat))))
        };
        let totals = (0..seats).map(total).collect();
        Self { groups, totals, places: Vec::new() }
    }

    /// The place of a seat; none while the play goes on, and for one who has none.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.places.get(seat.index())?.value.and_then(|place| u8::try_from(place).ok())
    }

    /// The cells that play has overtaken since a person set them.
    pub fn overtaken(&self) -> impl Iterator<Item = (&Row, Seat, i64)> {
        let rows = self.groups.iter().flat_map(|group| &group.rows);
        let cells =
            rows.flat_map(|row| Seat::all(row.cells.len()).zip(&row.cells).map(move |(seat, cell)| (row, seat, cell)));
        cells.filter_map(|(row, seat, cell)| match cell.origin {
            Origin::Overtaken { calculated, .. } => Some((row, seat, calculated)),
            Origin::Computed | Origin::Entered | Origin::Corrected { .. } => None,
        })
    }

    /// What a person must decide about cells that play has overtaken, for what is still open.
    pub fn open(&self, name: impl Fn(Seat) -> Message) -> Vec<Message> {
        let open = |(row, seat, _): (&Row, Seat, i64)| {
            Message::new("table-open-cell").say("player", name(seat)).say("row", row.title.clone())
        };
        self.overtaken().map(open).collect()
    }

    /// The group of an id.
    pub fn group(&self, id: &str) -> Option<&Group> {
        self.groups.iter().find(|group| group.id == id)
    }

    /// The cell of a group, row and seat.
    pub fn cell(&self, group: &str, row: &str, seat: Seat) -> Option<&Cell> {
        self.group(group)?.row(row)?.cells.get(seat.index())
    }
}

fn sum<'a>(what: &Message, cells: impl Iterator<Item = (&'a Message, Option<&'a Cell>)>) -> Cell {
    // Of the cells that are summed no two have a half: a result with one is a single number.
    let mut half = false;
    let filled = cells.filter_map(|(title, cell)| {
        let cell = cell?;
        let value = cell.value?;
        half |= cell.half;
        Some(Reason { what: title.clone(), amount: Some(value), ..cell.reason.clone() })
    });
    let parts: Vec<Reason> = filled.collect();
    if parts.is_empty() {
        return Cell::blank(what.clone());
    }
    Cell { half, ..Cell::computed(Reason::sum(what.clone(), parts)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(value: i64) -> Cell {
        Cell::computed(Reason::new(Message::literal("part"), value))
    }

    #[test]
    fn blank_is_not_zero() {
        let row = |id, cells| Row { id, title: Message::literal(id), cells };
        let blank = || Cell::blank(Message::literal("nothing"));
        let rows = vec![row("a", vec![cell(0), blank()]), row("b", vec![cell(3), blank()])];
        let group = Group::new("g", Message::literal("g"), rows, 2, true);
        assert_eq!(group.sums[0].value, Some(3));
        assert_eq!(group.sums[1].value, None);
    }

    #[test]
    fn totals_leave_out_what_has_not_been_scored() {
        let group = |id, scored| {
            let rows = vec![Row { id: "r", title: Message::literal("r"), cells: vec![cell(4)] }];
            Group::new(id, Message::literal(id), rows, 1, scored)
        };
        let sheet = Sheet::new(&Message::literal("total"), vec![group("old", true), group("new", false)], 1);
        assert_eq!(sheet.totals[0].value, Some(4));
    }
}
