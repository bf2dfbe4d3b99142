//! Values of BG Stats' file as they come: one version of the program writes numbers where another one writes texts.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A text, which is empty where there is none. Each value of a play is kept in what it means and no more: a file may have
/// hundreds of thousands of them, and as JSON values they would fill the memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Text(Box<str>);

/// A number above zero; none where it is 0, or no such number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Positive(pub Option<u32>);

/// A yes or a no; none where it is neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flag(Option<bool>);

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Text {
    /// What a reference points with; none where it is empty.
    pub(super) fn key(&self) -> Option<&str> {
        Some(&*self.0).filter(|key| !key.is_empty())
    }
}

impl Flag {
    pub(super) fn is_yes(self) -> bool {
        self.0 == Some(true)
    }

    pub(super) fn is_no(self) -> bool {
        self.0 == Some(false)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(PlainVisitor).map(|value| Self(text(&value).into()))
    }
}

impl<'de> Deserialize<'de> for Positive {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(PlainVisitor).map(|value| Self(number(&value)))
    }
}

impl<'de> Deserialize<'de> for Flag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(PlainVisitor).map(|value| Self(yes(&value)))
    }
}

/// Reads a text, a number or a yes; of anything longer only that it is there.
struct PlainVisitor;

impl<'de> Visitor<'de> for PlainVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Null)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Value::Null)
    }
}

/// A value as text: a version of the program writes numbers where another one writes texts.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.trim().to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}

/// A value as a number above zero; what is 0 is not set.
fn number(value: &Value) -> Option<u32> {
    text(value).parse().ok().filter(|number| *number > 0)
}

/// Whether a value says yes.
pub(super) fn yes(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(yes) => Some(*yes),
        Value::Number(number) => Some(number.as_i64() != Some(0)),
        Value::String(text) => match text.trim() {
            "true" | "1" => Some(true),
            "false" | "0" => Some(false),
            _ => None,
        },
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

/// What a reference points with: numbers of the file's own.
pub(super) fn key(value: &Value) -> Option<String> {
    Some(text(value)).filter(|key| !key.is_empty())
}

/// A list; nothing where something else stands in its place, as an empty text does in some versions.
pub(super) fn list<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Box<[T]>, D::Error> {
    from.deserialize_any(ListVisitor(PhantomData)).map(Vec::into_boxed_slice)
}

struct ListVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
    type Value = Vec<T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a list")
    }

    fn visit_bool<E>(self, _: bool) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_i64<E>(self, _: i64) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_u64<E>(self, _: u64) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_f64<E>(self, _: f64) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_str<E>(self, _: &str) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_unit<E>(self) -> Result<Vec<T>, E> {
        Ok(Vec::new())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut all = Vec::new();
        while let Some(one) = list.next_element()? {
            all.push(one);
        }
        Ok(all)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Vec<T>, A::Error> {
        while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Vec::new())
    }
}
