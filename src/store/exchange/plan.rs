//! What an import does to a play that is here already: nothing is ever replaced.

use crate::store::{Header, Line, PlayId, Request, json};

use super::Exported;

/// What an import will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// The play is not here yet: it is added.
    Add,
    /// The play is here and has all that the file has: nothing is done.
    Nothing,
    /// The play is here, and the file goes on where it ends.
    GoOn {
        /// The last number that is here.
        after: u64,
    },
    /// A play of this id is here and went another way: the file's is added beside it with an id of its own.
    Copy,
}

impl Exported {
    /// What importing this would do, given the play of the same id that is here.
    ///
    /// A play in the trash counts as here: restore it then, whatever the plan.
    pub fn plan(&self, here: Option<(&Header, &[Line])>) -> Plan {
        let Some((header, lines)) = here else {
            return Plan::Add;
        };
        if !header.is_of_same_play(&self.header) || agree(lines, &self.lines).is_err() {
            Plan::Copy
        } else if lines.len() >= self.lines.len() {
            Plan::Nothing
        } else {
            Plan::GoOn { after: lines.last().map_or(0, |line| line.number) }
        }
    }

    /// The request that carries out a plan; none where there is nothing to do. `copy` is the id that a copy gets.
    pub fn into_request(mut self, plan: Plan, copy: PlayId) -> Option<Request> {
        match plan {
            Plan::Nothing => return None,
            Plan::GoOn { after } => {
                let lines = self.lines.into_iter().filter(|line| line.number > after).collect();
                let (play, summary, finished) = (self.header.id, self.summary, self.finished);
                return Some(Request::Append { play, lines, summary, finished });
            }
            Plan::Copy => self.header.id = copy,
            Plan::Add => {}
        }
        let Self { header, lines, summary, finished } = self;
        Some(Request::Create { header, lines, summary, finished })
    }
}

/// Whether one of two logs goes on where the other ends.
///
/// # Errors
/// The place of the first lines that differ.
pub fn agree(one: &[Line], other: &[Line]) -> Result<(), usize> {
    one.iter().zip(other).position(|(a, b)| !same(a, b)).map_or(Ok(()), Err)
}

/// Whether two lines say the same; a file's JSON may have been laid out anew on its way.
fn same(a: &Line, b: &Line) -> bool {
    let value = |line: &Line| json::parse(&line.body);
    let alike = || matches!((value(a), value(b)), (Ok(a), Ok(b)) if a == b);
    a.number == b.number && a.at == b.at && a.by == b.by && (a.body == b.body || alike())
}
