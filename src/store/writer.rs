//! Writing something as a JSON [`Value`], as `serde_json` does it.
//!
//! Each value is written into its place by this [`Writer`], which hands on no more than that place and gives nothing
//! back: half the code for every type that is written.

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Map, Value};

/// Something as a value.
///
/// # Errors
/// When it has keys that are no text and no number, or what writes it gives up; nothing of ours does.
pub fn value(of: &(impl Serialize + ?Sized)) -> Result<Value, Error> {
    written(|place| of.serialize(place))
}

/// What `write` puts into the place of a value.
///
/// # Errors
/// Those of `write`.
pub fn written(write: impl FnOnce(Writer<'_>) -> Result<(), Error>) -> Result<Value, Error> {
    let mut value = Value::Null;
    write(Writer(&mut value))?;
    Ok(value)
}

/// The place of a value.
pub struct Writer<'a>(&'a mut Value);

/// The place of a member of an object, which it gets if it has none.
fn member<'a>(object: &'a mut Value, key: &str) -> &'a mut Value {
    if !object.is_object() {
        *object = Value::Object(Map::new());
    }
    match object {
        Value::Object(members) => members.entry(key).or_insert(Value::Null),
        other => other,
    }
}

/// Kinds of values that a [`Value`] is made from as they are.
macro_rules! plain {
    ($($write:ident: $kind:ty),*) => {
        $(fn $write(self, value: $kind) -> Result<(), Error> {
            *self.0 = Value::from(value);
            Ok(())
        })*
    };
}

impl<'a> Serializer for Writer<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Entries<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    plain!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_str: &str, serialize_bytes: &[u8]
    );

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        *self.0 = Value::Null;
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Error> {
        self.serialize_str(name)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(Writer(member(self.0, name)))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Error> {
        Ok(List::of(self.0))
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Error> {
        Ok(List::of(self.0))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Error> {
        Ok(List::of(self.0))
    }

    fn serialize_tuple_variant(self, _: &'static str, _: u32, name: &'static str, _: usize) -> Result<List<'a>, Error> {
        Ok(List::of(member(self.0, name)))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Entries<'a>, Error> {
        *self.0 = Value::Object(Map::new());
        Ok(Entries { object: self.0, key: String::new() })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>, Error> {
        *self.0 = Value::Object(Map::new());
        Ok(Fields(self.0))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Error> {
        let fields = member(self.0, name);
        *fields = Value::Object(Map::new());
        Ok(Fields(fields))
    }
}

/// A list that grows.
pub struct List<'a>(&'a mut Value);

impl<'a> List<'a> {
    fn of(place: &'a mut Value) -> Self {
        *place = Value::Array(Vec::new());
        Self(place)
    }

    fn push(&mut self, item: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let item = value(item)?;
        if let Value::Array(list) = self.0 {
            list.push(item);
        }
        Ok(())
    }
}

/// The ways in which serde adds to a list.
macro_rules! list {
    ($($kind:ident $add:ident),*) => {
        $(impl $kind for List<'_> {
            type Ok = ();
            type Error = Error;

            fn $add<T: Serialize + ?Sized>(&mut self, item: &T) -> Result<(), Error> {
                self.push(item)
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}

list!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// An object that grows by the fields of a struct.
pub struct Fields<'a>(&'a mut Value);

/// The ways in which serde adds a field.
macro_rules! fields {
    ($($kind:ident),*) => {
        $(impl $kind for Fields<'_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                value.serialize(Writer(member(self.0, name)))
            }

            fn end(self) -> Result<(), Error> {
                Ok(())
            }
        })*
    };
}

fields!(SerializeStruct, SerializeStructVariant);

/// An object that grows by its entries.
pub struct Entries<'a> {
    object: &'a mut Value,
    /// The key that came last.
    key: String,
}

impl SerializeMap for Entries<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match value(key)? {
            Value::String(text) => text,
            Value::Number(number) => number.to_string(),
            _ => return Err(Error::custom("key must be a string")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        value.serialize(Writer(member(self.object, &self.key)))
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;
    use serde::Serialize;

    use super::*;

    #[derive(Debug, Clone, PartialEq, Serialize)]
    enum Deed {
        Pass,
        Sell(u8),
        Swap(i64, String),
        Stack {
            high: Option<u16>,
            #[serde(skip_serializing_if = "Vec::is_empty")]
            of: Vec<Self>,
        },
    }

    #[derive(Debug, Clone, PartialEq, Serialize)]
    struct All {
        deeds: Vec<Deed>,
        by_number: BTreeMap<i32, bool>,
        by_name: BTreeMap<String, Option<Wrapped>>,
        pair: (u64, f32),
        letter: char,
        nothing: (),
        large: Value,
        pairs: Pair,
    }

    #[derive(Debug, Clone, PartialEq, Serialize)]
    struct Wrapped(f64);

    #[derive(Debug, Clone, PartialEq, Serialize)]
    struct Pair(u32, i8);

    fn any_deed() -> impl Strategy<Value = Deed> {
        let leaf = prop_oneof![
            Just(Deed::Pass),
            any::<u8>().prop_map(Deed::Sell),
            any::<(i64, String)>().prop_map(|(number, text)| Deed::Swap(number, text)),
        ];
        leaf.prop_recursive(3, 16, 4, |inner| {
            (any::<Option<u16>>(), prop::collection::vec(inner, 0..4)).prop_map(|(high, of)| Deed::Stack { high, of })
        })
    }

    proptest! {
        #[test]
        fn everything_is_written_as_serde_json_writes_it(
            deeds in prop::collection::vec(any_deed(), 0..4),
            by_number in any::<BTreeMap<i32, bool>>(),
            by_name in any::<BTreeMap<String, Option<f64>>>(),
            pair in any::<(u64, f32)>(),
            letter in any::<char>(),
            pairs in any::<(u32, i8)>(),
        ) {
            let by_name = by_name.into_iter().map(|(name, number)| (name, number.map(Wrapped))).collect();
            let large = serde_json::json!({ "a": [null, pair.0, { "b": -1.5 }] });
            let all = All { deeds, by_number, by_name, pair, letter, nothing: (), large, pairs: Pair(pairs.0, pairs.1) };
            prop_assert_eq!(value(&all).unwrap(), serde_json::to_value(&all).unwrap());
        }
    }

    #[test]
    fn a_key_must_be_a_text_or_a_number() {
        let keys = BTreeMap::from([(vec![1], 2)]);
        assert_eq!(value(&keys).unwrap_err().to_string(), serde_json::to_value(&keys).unwrap_err().to_string());
    }
}
