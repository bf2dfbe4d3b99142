//! Reminders: beside a step of the guide, what tables forget most.

use serde::Deserialize;

use super::{AtTable, both};
use crate::library::book::{BookError, form};
use crate::table::guide::{Table, Words};

/// One thing that is often forgotten.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reminder {
    /// Its id, unique in the game; it is switched off by it.
    pub id: String,
    /// The step of the guide beside which it stands.
    pub step: String,
    /// What is forgotten, in a sentence.
    pub text: Words,
    /// The ruling or the card that says more, by id.
    pub look: String,
    /// At which tables it holds.
    #[serde(default)]
    pub when: AtTable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RemindersFile {
    #[serde(rename = "reminder")]
    reminders: Vec<Reminder>,
}

/// Reads a `reminders.toml`; nothing where there is none.
pub(super) fn read(text: &str) -> Result<Vec<Reminder>, BookError> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let RemindersFile { reminders } = form("reminders.toml", text)?;
    match reminders.iter().find(|reminder| !both(&reminder.text)) {
        Some(reminder) => Err(BookError::Wordless { entry: reminder.id.clone(), what: "text" }),
        None => Ok(reminders),
    }
}

/// The reminders beside a step at this table: each is shown once in a play, one after the other.
pub fn reminders_at<'a>(reminders: &'a [Reminder], step: &str, table: &Table<'_>) -> Vec<&'a Reminder> {
    reminders.iter().filter(|reminder| reminder.step == step && reminder.when.holds(table)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_shown_once_and_one_at_a_time() {
        let text = "[[reminder]]\nid = \"a\"\nstep = \"buy\"\ntext = { en = \"A\", cs = \"Á\" }\nlook = \"x\"\n\
                    [[reminder]]\nid = \"b\"\nstep = \"buy\"\ntext = { en = \"B\", cs = \"B\" }\nlook = \"x\"\nwhen = { players = [4] }\n\
                    [[reminder]]\nid = \"c\"\nstep = \"buy\"\ntext = { en = \"C\", cs = \"C\" }\nlook = \"x\"\n";
        let reminders = read(text).unwrap();
        let at = |seats, before| {
            let table = Table { seats, option: &|_| false };
            reminders_at(&reminders, "buy", &table).get(before).copied().map(|reminder: &Reminder| reminder.id.as_str())
        };
        assert_eq!([at(4, 0), at(4, 1), at(4, 2), at(4, 3)], [Some("a"), Some("b"), Some("c"), None]);
        assert_eq!([at(3, 0), at(3, 1), at(3, 2)], [Some("a"), Some("c"), None]);
    }
}
