//! The objects of a file, read one at a time: the whole file is too long for one value.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// An object whose members are read as they come. A list is none, though serde takes one for a struct.
pub(super) struct Object<T>(pub(super) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(ObjectVisitor(PhantomData)).map(Self)
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(members))
    }
}

/// A text or a number; of anything longer only that it is there.
pub(super) enum Brief {
    Text(String),
    Number(u64),
    Other,
}

impl Brief {
    /// The text, if it is one.
    pub(super) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }

    /// The number, if it is one.
    pub(super) const fn number(&self) -> Option<u64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }
}

impl<'de> Deserialize<'de> for Brief {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(BriefVisitor)
    }
}

struct BriefVisitor;

impl<'de> Visitor<'de> for BriefVisitor {
    type Value = Brief;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_str<E>(self, text: &str) -> Result<Brief, E> {
        Ok(Brief::Text(text.to_owned()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Brief, E> {
        Ok(Brief::Number(number))
    }

    fn visit_i64<E>(self, _: i64) -> Result<Brief, E> {
        Ok(Brief::Other)
    }

    fn visit_f64<E>(self, _: f64) -> Result<Brief, E> {
        Ok(Brief::Other)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Brief, E> {
        Ok(Brief::Other)
    }

    fn visit_unit<E>(self) -> Result<Brief, E> {
        Ok(Brief::Other)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Brief, A::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Brief::Other)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Brief, A::Error> {
        while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Brief::Other)
    }
}
