//! The fields of an input, each with its place, so that an error can name it.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::error::{CalcError, as_number, in_one_line};
use super::json::{item, member};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The numbers that a calculator takes unless it says otherwise.
const COUNTS: RangeInclusive<u32> = 0..=9999;
/// How many players a calculator takes.
const PLAYERS: RangeInclusive<usize> = 1..=8;

/// A field of the input, or the place where it is missing.
#[derive(Clone, Debug)]
pub struct Field<'a> {
    path: String,
    value: Option<&'a Value>,
}

impl<'a> Field<'a> {
    /// The input as a whole.
    pub const fn root(value: &'a Value) -> Self {
        Self { path: String::new(), value: Some(value) }
    }

    /// Whether nothing stands there, not even `null`.
    pub const fn is_left_out(&self) -> bool {
        self.value.is_none()
    }

    /// The fields of an object, in the order of the names. Errors: no object, or one with another field.
    pub fn object<const N: usize>(&self, names: [&'static str; N]) -> Result<[Self; N], CalcError> {
        let takes = || Message::new("calc-an-object").list("fields", Message::literals(names));
        let members = self.read(takes, Value::as_object)?;
        if let Some(key) = members.keys().find(|key| !names.contains(&key.as_str())) {
            return Err(CalcError::unknown(member(&self.path, key), &names));
        }
        Ok(names.map(|name| Self { path: member(&self.path, name), value: members.get(name) }))
    }

    /// The items of a list. Errors: no list, or one of another length.
    pub fn list(&self, length: RangeInclusive<usize>) -> Result<Vec<Self>, CalcError> {
        let takes = || {
            let (least, most) = (as_number(*length.start()), as_number(*length.end()));
            Message::new("calc-a-list").number("least", least).number("most", most)
        };
        let items = self.read(takes, |value| value.as_array().filter(|list| length.contains(&list.len())))?;
        let field = |(index, value)| Self { path: item(&self.path, index), value: Some(value) };
        Ok(items.iter().enumerate().map(field).collect())
    }

    /// The items of a list that may be left out.
    pub fn list_or_empty(&self, length: RangeInclusive<usize>) -> Result<Vec<Self>, CalcError> {
        if self.is_left_out() { Ok(Vec::new()) } else { self.list(length) }
    }

    /// The players, 1 to 8 in seat order.
    pub fn players(&self) -> Result<Vec<Self>, CalcError> {
        self.list(PLAYERS)
    }

    /// A whole number of this range.
    pub fn number(&self, range: RangeInclusive<u32>) -> Result<u32, CalcError> {
        self.number_as(range, Some)
    }

    /// A whole number of this range, each standing for something; `of` gives none for one that does not.
    pub fn number_as<T>(&self, range: RangeInclusive<u32>, of: impl FnOnce(u32) -> Option<T>) -> Result<T, CalcError> {
        let takes = || Message::new("calc-a-number").number("least", *range.start()).number("most", *range.end());
        let whole = |value: &Value| u32::try_from(value.as_u64()?).ok();
        self.read(takes, |value| whole(value).filter(|number| range.contains(number)).and_then(of))
    }

    /// A whole number from 0 to 9999.
    pub fn count(&self) -> Result<u32, CalcError> {
        self.number(COUNTS)
    }

    /// A whole number from 0 to 9999 that may be left out.
    pub fn count_or_zero(&self) -> Result<u32, CalcError> {
        if self.is_left_out() { Ok(0) } else { self.count() }
    }

    /// A truth that may be left out.
    pub fn flag(&self) -> Result<bool, CalcError> {
        if self.is_left_out() { Ok(false) } else { self.read(|| Message::new("calc-a-truth"), Value::as_bool) }
    }

    /// One of some words, each standing for something.
    pub fn choice<T: Copy>(&self, options: &[(&'static str, T)]) -> Result<T, CalcError> {
        let takes =
            || Message::new("calc-one-of").list("words", Message::literals(options.iter().map(|&(word, _)| word)));
        let chosen = |value: &Value| options.iter().find(|(word, _)| value.as_str() == Some(word));
        self.read(takes, |value| chosen(value).map(|&(_, meant)| meant))
    }

    /// Any other kind of value: what `of` makes of it, or the error that it takes `takes`.
    pub fn read<T>(
        &self,
        takes: impl FnOnce() -> Message,
        of: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<T, CalcError> {
        match self.value.map(of) {
            Some(Some(read)) => Ok(read),
            Some(None) => Err(self.takes(takes())),
            None => Err(CalcError::missing(self.path.clone(), takes())),
        }
    }

    /// The error that this field takes something else than it holds.
    pub fn takes(&self, takes: Message) -> CalcError {
        CalcError::other(self.path.clone(), takes)
    }
}

/// The players of an input in seat order: each has a name, and no two the same.
#[derive(Debug, Default)]
pub struct PlayerNames<'a> {
    seats: Vec<&'a str>,
}

impl<'a> PlayerNames<'a> {
    /// The next seat's player. Errors: no name, or one that was named before.
    pub fn sit(&mut self, name: &Field<'a>) -> Result<&'a str, CalcError> {
        let takes = || Message::new("calc-a-name");
        let name =
            name.read(takes, |value| value.as_str().filter(|name| !name.is_empty() && !self.seats.contains(name)))?;
        self.seats.push(name);
        Ok(name)
    }

    /// The seat of a player who sits already. Errors: anything else than the name of one.
    pub fn seat(&self, name: &Field<'a>) -> Result<Seat, CalcError> {
        let takes = || {
            let names = self.seats.iter().map(|name| in_one_line(name));
            Message::new("calc-a-player").choices("names", Message::literals(names))
        };
        name.read(takes, |value| Seat::all(self.seats.len()).find(|&seat| self.of(seat) == value.as_str()))
    }

    /// The name of the player of a seat; none for an empty one.
    pub fn of(&self, seat: Seat) -> Option<&'a str> {
        self.seats.get(seat.index()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn path_and_key<T>(result: Result<T, CalcError>) -> (String, String) {
        match result {
            Ok(_) => panic!("no error"),
            Err(error) => (error.path().to_owned(), error.message().key().to_owned()),
        }
    }

    #[test]
    fn a_misspelt_field_is_named_before_the_missing_one() {
        let value = json!({"cardz": 1});
        let error = Field::root(&value).object(["cards"]).unwrap_err();
        assert_eq!(error.path(), "cardz");
        assert!(error.to_string().contains("cards"), "{error}");
    }

    #[test]
    fn only_whole_numbers_within_range_are_counts() {
        for wrong in [json!(-1), json!(10_000), json!(3.0), json!(1e3), json!("3"), json!(null), json!([3])] {
            let value = json!({ "n": wrong });
            let [field] = Field::root(&value).object(["n"]).unwrap();
            assert_eq!(path_and_key(field.count()), ("n".into(), "calc-takes".into()), "{value}");
            assert!(field.count_or_zero().is_err(), "present, so not left out: {value}");
        }
        let value = json!({});
        let [field] = Field::root(&value).object(["n"]).unwrap();
        assert_eq!(path_and_key(field.count()), ("n".into(), "calc-missing".into()));
        assert_eq!(field.count_or_zero(), Ok(0));
    }

    #[test]
    fn a_path_leads_through_lists() {
        let value = json!({"offers": [{"gold": 1}, {"gold": "x"}]});
        let [offers] = Field::root(&value).object(["offers"]).unwrap();
        let [gold] = offers.players().unwrap()[1].object(["gold"]).unwrap();
        assert_eq!(path_and_key(gold.count()).0, "offers[1].gold");
    }

    #[test]
    fn a_name_is_taken_once_and_found_again() {
        let value = json!(["Red", "Blue", "Red", "", 3]);
        let all = Field::root(&value).list(0..=9).unwrap();
        let mut names = PlayerNames::default();
        assert_eq!(names.sit(&all[0]), Ok("Red"));
        assert_eq!(names.sit(&all[1]), Ok("Blue"));
        for wrong in &all[2..] {
            assert!(names.sit(wrong).is_err());
        }
        assert_eq!(names.seat(&all[2]), Ok(Seat(0)));
        assert!(names.seat(&all[3]).unwrap_err().to_string().contains("Red or Blue"));
    }

    #[test]
    fn an_error_stays_in_one_line_whatever_the_key() {
        let value = json!({ "a\nb\u{2028}": 1, });
        let error = Field::root(&value).object(["n"]).unwrap_err().to_string();
        assert!(!error.contains(['\n', '\u{2028}']), "{error}");
        let value = json!({ "x".repeat(10_000): 1 });
        assert!(Field::root(&value).object(["n"]).unwrap_err().to_string().len() < 200);
    }
}
