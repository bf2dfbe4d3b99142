//! A game's panels in the window: what the app gives to them, and what they ask of it.

use egui::Ui;
use serde::Serialize;
use serde_json::Value;

use super::for_all::ForAll;
use super::panel;
use super::templates::Template;
use crate::kit::{Icon, NumberCell, NumberDraft, text};
use crate::locale::{Language, Message};
use crate::table::action::{CellChange, TableAction};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// The panels of one game for one open play. They draw and ask; they never change the play themselves.
pub trait View {
    /// Builds what the panels show. Called when the log or the language has changed, never in between.
    fn refresh(&mut self, play: &dyn Play, language: Language);

    /// The work area: what this step needs to be entered or looked at.
    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>);

    /// The game's own tools beside the guide (the provinces, say), in the order of its list.
    fn tools(&self) -> &[Tool];

    /// The action that the Next button enters; none when the play is over.
    fn next_action(&self, play: &dyn Play) -> Option<Value> {
        play.next_action()
    }

    /// What is half entered in a form of the game, so that the loud button enters that, or says what it lacks, and never
    /// goes past it. None when nothing is.
    fn pending(&self, _play: &dyn Play) -> Option<Pending> {
        None
    }

    /// Whose turn the work area is of, in a game in which a turn is worked through from the top: the page begins there again
    /// when it becomes another one's. None where players alternate so quickly that a page that moves would be in the way.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// What ends this step for several players at once; none in a step that has no such end, and for one who plays alone.
    fn for_all(&self) -> Option<&ForAll> {
        None
    }

    /// What is to be seen beside the loud button, in a line: what the step comes to so far. None in a step that has none.
    fn aside(&self) -> Option<String> {
        None
    }

    /// The action that moves the guide by hand.
    fn move_action(&self, to: Cursor) -> Value {
        panel::value(&TableAction::Move { to })
    }

    /// Whether the log names the group of a cell too, since rows of several groups have the same id.
    fn names_groups(&self) -> bool {
        false
    }

    /// The action that puts a cell of the score sheet right by hand; without a value it gives the cell back to the rules.
    fn set_cell_action(&self, cell: &CellId, value: Option<i64>, note: &str) -> Value {
        let change = CellChange::new(cell.row, cell.seat, value).noted(note);
        let change = if self.names_groups() { change.in_group(cell.group) } else { change };
        panel::value(&TableAction::SetCell(change))
    }

    /// What an entry of the library does in this play, where that hangs on an option; none where it is as it is written.
    fn reading(&self, _id: &str) -> Option<Message> {
        None
    }

    /// What this play can do now with what an entry of the library is about: drawn with the entry, nothing where there is
    /// nothing to do. True when it was done, so that the entry can be closed.
    fn entry_action(&mut self, _ui: &mut Ui, _id: &str, _context: &mut ViewContext<'_>) -> bool {
        false
    }

    /// What is typed or chosen in the panels and not entered yet, in the game's own form; none when nothing is. It is kept
    /// on disk with the play, so that neither a closed window nor a flat battery loses it.
    fn draft(&self) -> Option<Value> {
        None
    }

    /// Takes back what [`View::draft`] gave; what no longer fits is left out. Called once, before the first refresh.
    fn resume(&mut self, _draft: &Value) {}

    /// One of the tools.
    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>);
}

/// Something that is half entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending {
    /// It is complete: what the loud button says, and the action that it enters.
    Ready(Message, Value),
    /// What is still missing.
    Missing(Message),
    /// Nothing, but a keypad is at the number of this name: where something is missing at all, it is not another player's.
    At(String),
}

impl Pending {
    /// What is typed in an entry of numbers and not entered: the loud button enters it by this action, or says whose number
    /// is not finished.
    pub fn of_numbers<K: Clone + PartialEq>(
        numbers: &NumberDraft<K>,
        cells: &[NumberCell<K>],
        action: impl FnOnce(&K, i64) -> Value,
    ) -> Option<Self> {
        let Some(pending) = numbers.pending(cells) else {
            return numbers.comes_to(cells).map(|cell| Self::At(cell.name.clone()));
        };
        Some(match pending {
            Ok((cell, number)) => {
                let say =
                    Message::new("kit-number-ready").text("cell", &cell.name).text("number", text::number(number));
                Self::Ready(say, action(&cell.key, number))
            }
            Err(missing) => Self::Missing(missing),
        })
    }
}

/// A tool of a game that can be opened at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    /// Its id within the game.
    pub id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// Its sign in the menu; each tool of a game has its own.
    pub icon: Icon,
}

/// A cell of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellId {
    /// The id of its group of rows.
    pub group: &'static str,
    /// The id of its row.
    pub row: &'static str,
    /// Whose cell it is.
    pub seat: Seat,
}

/// What a panel works with while it draws.
pub struct ViewContext<'a> {
    /// The play, read only.
    pub play: &'a dyn Play,
    /// The language of the words.
    pub language: Language,
    /// What the panel asks for; the app carries it out after drawing.
    pub requests: &'a mut Vec<ViewRequest>,
    /// The figures of the owner's box as they are kept now, null when there are none. The play knows those of its own
    /// beginning; what another play has added since is only here.
    pub kept: &'a Value,
    /// Whose device this is, at a table where everybody has their own; none where one goes around.
    pub me: Option<Seat>,
    /// A fair draw of one among so many, from 0; none where the system has no random bytes.
    pub lot: fn(usize) -> Option<usize>,
}

/// What a panel asks the app to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ViewRequest {
    /// Enter this action, in the game's own form.
    Enter(Value),
    /// Show why a number is what it is.
    Explain(Reason),
    /// Open one of the game's tools.
    Open(&'static str),
    /// Say this in passing: what an entry has brought about beyond what was tapped.
    Announce(Message),
    /// Keep these figures as those of the owner's box, for every play to come.
    KeepFigures(Value),
}

impl ViewContext<'_> {
    /// Asks for an action.
    pub fn act(&mut self, action: &impl Serialize) {
        // An action that could not be written would be a mistake in its type; the tests that replay every action find it.
        if let Ok(value) = serde_json::to_value(action) {
            self.requests.push(ViewRequest::Enter(value));
        }
    }

    /// Asks for an action that the rules allow as the play stands. Else it asks for nothing.
    ///
    /// # Errors
    /// The reason in words, so that what was typed can stay where it is.
    pub fn try_act(&mut self, action: &impl Serialize) -> Result<(), String> {
        let Ok(value) = serde_json::to_value(action) else { return Ok(()) };
        match self.play.prepare(&value, chrono::DateTime::UNIX_EPOCH, "") {
            Ok(_) => {
                self.requests.push(ViewRequest::Enter(value));
                Ok(())
            }
            Err(refusal) => Err(self.language.say(&refusal.0)),
        }
    }

    /// Asks to say something in passing.
    pub fn announce(&mut self, words: Message) {
        self.requests.push(ViewRequest::Announce(words));
    }

    /// Asks to show a number's reasons.
    pub fn explain(&mut self, reason: &Reason) {
        self.requests.push(ViewRequest::Explain(reason.clone()));
    }
}

/// The form for what is printed on the owner's own board.
pub trait OwnBox {
    /// Draws the form. Gives the figures, in the game's own form, when one was changed; the app keeps them.
    fn show(&mut self, ui: &mut Ui, language: Language) -> Option<Value>;

    /// Takes the figures as they are kept now: another window may have filled some in.
    fn take(&mut self, figures: &Value);
}

/// The form in which a person puts a template together.
pub trait TemplateEditor {
    /// Draws the form.
    fn show(&mut self, ui: &mut Ui, language: Language);

    /// The template as it stands in the form, whole or not.
    fn template(&self) -> Template;

    /// The text of the file in which it is kept.
    fn text(&self) -> String;

    /// What keeps it from being kept; none when nothing does.
    fn missing(&self) -> Option<Message>;
}

#[cfg(test)]
mod tests {
    use crate::games::ALL;

    #[test]
    fn each_tool_of_a_game_has_its_own_sign() {
        for game in ALL {
            let view = game.view();
            let mut icons: Vec<_> = view.tools().iter().map(|tool| tool.icon).collect();
            let all = icons.len();
            icons.sort_by_key(|icon| format!("{icon:?}"));
            icons.dedup();
            assert_eq!(icons.len(), all, "{}", game.id());
        }
    }
}
