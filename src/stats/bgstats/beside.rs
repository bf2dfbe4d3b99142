//! A file of BG Stats in pieces: one tree of all of it could fill the memory, also where the file itself is small.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize as _, Deserializer};
use serde_json::Value;

/// The member of the file that is read play by play.
const PLAYS: &str = "plays";

/// The members of the file but its plays; none where they take more memory than this, in bytes.
pub(super) fn beside_plays(bytes: &[u8], most: usize) -> Option<Vec<(String, Value)>> {
    let mut room = Room(Some(most));
    let members = serde_json::Deserializer::from_slice(bytes).deserialize_map(Members(&mut room)).ok()?;
    room.0.map(|_| members)
}

/// Has each play of the file taken, one after the other.
pub(super) fn each_play(bytes: &[u8], mut take: impl FnMut(Value)) {
    // What is no such file was refused before.
    serde_json::Deserializer::from_slice(bytes).deserialize_map(Plays(&mut take)).ok();
}

/// About how many bytes a tree takes in the memory.
pub(super) fn weight(value: &Value) -> usize {
    /// What a tree of members takes for eleven of them, or for fewer. Where there are more, it is half empty.
    const NODE: usize = 640;
    const HALF: usize = 6;
    let own = size_of::<Value>();
    let more = match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
        Value::String(text) => text.len(),
        Value::Array(list) => list.iter().map(weight).sum::<usize>().saturating_add(list.len().saturating_mul(own)),
        Value::Object(members) => {
            let nodes = members.len().div_ceil(HALF).saturating_mul(NODE);
            members.iter().map(|(name, value)| name.len().saturating_add(weight(value))).sum::<usize>() + nodes
        }
    };
    own.saturating_add(more)
}

/// How many bytes are left; none where they were too few.
struct Room(Option<usize>);

impl Room {
    /// The value, where there is room for it.
    fn take(&mut self, value: Value) -> Value {
        self.0 = self.0.and_then(|room| room.checked_sub(weight(&value)));
        if self.0.is_some() { value } else { Value::Null }
    }
}

struct Members<'r>(&'r mut Room);

impl<'de> Visitor<'de> for Members<'_> {
    type Value = Vec<(String, Value)>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Self::Value, A::Error> {
        let mut all = Vec::new();
        while let Some(name) = members.next_key::<String>()? {
            if name == PLAYS || self.0.0.is_none() {
                members.next_value::<IgnoredAny>()?;
            } else {
                all.push((name, members.next_value_seed(Member(&mut *self.0))?));
            }
        }
        Ok(all)
    }
}

/// A member of the file: a list item by item, and anything else whole.
struct Member<'r>(&'r mut Room);

impl<'de> DeserializeSeed<'de> for Member<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Member<'_> {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value")
    }

    fn visit_bool<E: Error>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(self.0.take(text.into()))
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while self.0.0.is_some() {
            let Some(one) = list.next_element::<Value>()? else { return Ok(all.into()) };
            all.push(self.0.take(one));
        }
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Value::Null)
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Value, A::Error> {
        Ok(self.0.take(Value::deserialize(MapAccessDeserializer::new(members))?))
    }
}

struct Plays<'t, F>(&'t mut F);

impl<'de, F: FnMut(Value)> Visitor<'de> for Plays<'_, F> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("plays")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        while let Some(name) = members.next_key::<String>()? {
            if name == PLAYS {
                members.next_value_seed(Plays(&mut *self.0))?;
            } else {
                members.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut plays: A) -> Result<(), A::Error> {
        while let Some(play) = plays.next_element()? {
            (self.0)(play);
        }
        Ok(())
    }
}

impl<'de, F: FnMut(Value)> DeserializeSeed<'de> for Plays<'_, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_seq(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] =
        br#"{"games":[{"id":1},{"id":2}],"plays":[{"a":1},[],{"b":2}],"userInfo":{"meRefId":1},"x":"y","z":0.5}"#;

    #[test]
    fn all_but_the_plays_is_read_and_each_play_by_itself() {
        let whole: Value = serde_json::from_slice(FILE).unwrap();
        let beside = beside_plays(FILE, 1 << 20).unwrap();
        assert_eq!(beside.len(), 4);
        assert!(beside.iter().all(|(name, value)| whole[name] == *value), "{beside:?}");
        let mut plays = Vec::new();
        each_play(FILE, |play| plays.push(play));
        assert_eq!(whole["plays"], Value::from(plays));
    }

    #[test]
    fn what_takes_more_memory_than_it_may_is_not_read() {
        let needed = beside_plays(FILE, 1 << 20).unwrap().iter().map(|(_, value)| weight(value)).sum::<usize>();
        assert!(beside_plays(FILE, needed).is_some());
        assert!(beside_plays(FILE, 1_500).is_none());
        let objects = format!(r#"{{"tags":[{}0]}}"#, r#"{"":0},"#.repeat(10));
        assert!(beside_plays(objects.as_bytes(), 10 * 640).is_none());
        assert!(beside_plays(objects.as_bytes(), 11 * 800).is_some());
    }
}
