//! A figure of a box, and how sure it is: what is not known stays unknown until the owner fills it in.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::table::reason::Sure;

/// One figure of a box, and how sure it is.
///
/// In a game's file it is a plain value, which is stated (by the rulebook, by several sources, or by an example there),
/// or a table of what is known of it: `likely`, which nobody has confirmed, and the certain bounds `at-least` and
/// `at-most`. An empty table is a figure that nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Value", bound = "T: DeserializeOwned")]
pub struct Figure<T> {
    /// What it is, or is likely to be; none if nobody knows.
    pub value: Option<T>,
    /// How sure that is.
    pub sure: Sure,
    /// The least it can be, where the value is not confirmed but this is.
    pub at_least: Option<T>,
    /// The most it can be, where the value is not confirmed but this is.
    pub at_most: Option<T>,
}

impl<T: Copy> Figure<T> {
    /// A figure that nobody knows.
    pub const UNKNOWN: Self = Self { value: None, sure: Sure::Unknown, at_least: None, at_most: None };

    /// A figure of this value.
    pub const fn known(value: T, sure: Sure) -> Self {
        Self { value: Some(value), sure, at_least: None, at_most: None }
    }

    /// The value, if it can be relied on: the rules say so or the owner does.
    pub fn confirmed(&self) -> Option<T> {
        self.value.filter(|_| matches!(self.sure, Sure::Stated | Sure::Owner))
    }

    /// The value and its bounds, as far as there are any.
    pub fn all(&self) -> impl Iterator<Item = T> + use<T> {
        [self.value, self.at_least, self.at_most].into_iter().flatten()
    }

    /// The same figure as another kind of value; unknown where `of` gives none.
    pub fn filter_map<U: Copy>(self, of: impl Fn(T) -> Option<U>) -> Figure<U> {
        let value = self.value.and_then(&of);
        let sure = if value.is_some() { self.sure } else { Sure::Unknown };
        Figure { value, sure, at_least: self.at_least.and_then(&of), at_most: self.at_most.and_then(&of) }
    }
}

impl Figure<u32> {
    /// What it counts in a sum: the value, and nothing while it is unknown.
    pub fn counted(&self) -> i64 {
        self.value.unwrap_or(0).into()
    }

    /// The least it can certainly be.
    pub fn least(&self) -> u32 {
        self.confirmed().or(self.at_least).unwrap_or(0)
    }

    /// The most it can certainly be; none where no bound is known.
    pub fn most(&self) -> Option<u32> {
        self.confirmed().or(self.at_most)
    }
}

/// What a file knows of a figure that it does not state.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound = "T: Deserialize<'de>")]
struct Open<T> {
    likely: Option<T>,
    at_least: Option<T>,
    at_most: Option<T>,
}

impl<T: DeserializeOwned> TryFrom<Value> for Figure<T> {
    type Error = serde_json::Error;

    fn try_from(printed: Value) -> Result<Self, Self::Error> {
        if !printed.is_object() {
            let value = Deserialize::deserialize(&printed)?;
            return Ok(Self { value: Some(value), sure: Sure::Stated, at_least: None, at_most: None });
        }
        let Open { likely, at_least, at_most } = Deserialize::deserialize(&printed)?;
        let sure = if likely.is_some() { Sure::Unconfirmed } else { Sure::Unknown };
        Ok(Self { value: likely, sure, at_least, at_most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Figure<u32>> {
        #[derive(Deserialize)]
        struct File {
            figure: Figure<u32>,
        }
        toml::from_str::<File>(text).ok().map(|file| file.figure)
    }

    #[test]
    fn a_file_says_how_sure_a_figure_is() {
        assert_eq!(read("figure = 3"), Some(Figure::known(3, Sure::Stated)));
        let likely = read("figure = { likely = 3, at-least = 1 }").unwrap();
        assert_eq!(
            (likely.value, likely.sure, likely.confirmed(), likely.least()),
            (Some(3), Sure::Unconfirmed, None, 1)
        );
        assert_eq!(read("figure = {}"), Some(Figure::UNKNOWN));
        assert_eq!(read("figure = { likly = 3 }"), None);
        assert_eq!(read("figure = \"3\""), None);
    }
}
