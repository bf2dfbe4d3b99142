//! Reading what is kept: a text as a JSON [`Value`], and from that whatever type it is to be.
//!
//! Everything that the program reads, from the store, from a file or from what it brings along, goes through this one
//! [`Reader`], so that every type is compiled for one form alone. A struct asks the object for its fields by their names,
//! in its own order, and an enum is told which of its variants it is: of what serde derives only the short reading of a
//! list and of a number is compiled, which has no names to compare. A list itself is never taken for a struct.
//!
//! Both go by the order in which serde lists the names, so no type may have an `alias` or an `other` (tests/house).
//!
//! What an object has and its struct does not is refused everywhere; only [`known`] passes it over, for what a later
//! version may have kept. A field that is missing has its default, and an [`Option`] is none.

use std::fmt::Display;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde_json::{Map, Number, Value};

use super::json_limits::JsonLimits;

/// Why something cannot be read, in words as `serde_json` has them.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is not there. Whoever looks for it says so by its name, or does without.
    #[error("something is missing")]
    Missing,
    /// It is no JSON, or not what it should be.
    #[error(transparent)]
    Wrong(#[from] serde_json::Error),
}

impl Error for ReadError {
    fn custom<T: Display>(words: T) -> Self {
        Self::Wrong(Error::custom(words))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        // These say "null" where serde would say "unit value".
        Self::Wrong(Error::invalid_type(found, expected))
    }
}

/// What a text of JSON says.
///
/// # Errors
/// When it is no JSON, with the line and the column, or not of this form.
pub fn text<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    value(&json(text)?)
}

/// What is kept under one key, or entered at once, is far less than this.
const LIMITS: JsonLimits = JsonLimits { depth: 100, values: 100_000, letters: 64 << 20, lists: &[], items: 0 };

/// A text of JSON.
///
/// # Errors
/// When it is none, with the line and the column, or has more values than anything that is kept.
pub fn json(text: &str) -> serde_json::Result<Value> {
    LIMITS.check(text.as_bytes()).map_err(serde_json::Error::custom)?;
    serde_json::from_str(text)
}

/// A text without the sign that Windows programs put before it to say that it is UTF-8.
pub fn without_byte_order_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes)
}

/// U+FEFF in UTF-8.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A value as the text that [`json`] reads.
pub fn to_json(value: &Value) -> String {
    // Not its `Display`, which is a writer of its own and one for people beside it. A value is always JSON.
    serde_json::to_string(value).unwrap_or_default()
}

/// What a value says.
///
/// # Errors
/// When something in it is missing, of another kind, or not known.
pub fn value<T: DeserializeOwned>(value: &Value) -> Result<T, ReadError> {
    T::deserialize(Reader(Form::Value(value)))
}

/// What is known of a value: a field of its outermost struct that is not known is passed over.
///
/// # Errors
/// As [`value()`].
pub fn known<T: DeserializeOwned>(value: &Value) -> Result<T, ReadError> {
    T::deserialize(Reader(match value {
        Value::Object(object) => Form::Known(object),
        value => Form::Value(value),
    }))
}

/// An action or the like whose name stands among its fields: a variant of an enum, taken apart.
pub struct Variant {
    /// Which variant.
    pub name: String,
    /// Its fields.
    pub fields: Map<String, Value>,
}

impl Variant {
    /// Reads it.
    pub const fn reader(&self) -> Reader<'_> {
        Reader(Form::Variant(self))
    }
}

/// One value while it is read.
#[derive(Clone, Copy)]
pub struct Reader<'a>(Form<'a>);

// All of them are as large as a reference, so that a value is handed on at no cost.
#[derive(Clone, Copy)]
enum Form<'a> {
    Missing,
    Value(&'a Value),
    /// An object of which not every field must be known.
    Known(&'a Map<String, Value>),
    /// The fields of a variant.
    Fields(&'a Map<String, Value>),
    /// The key of an object: text that may stand for a number.
    Key(&'a String),
    /// Which variant it is, among those of its enum.
    Place(u32),
    Variant(&'a Variant),
}

impl<'a> Reader<'a> {
    /// That this is something else than what is expected.
    fn refused(self, expected: &dyn Expected) -> ReadError {
        let found = match self.0 {
            Form::Missing => return ReadError::Missing,
            Form::Value(value) => match value {
                Value::Null => Unexpected::Unit,
                Value::Bool(value) => Unexpected::Bool(*value),
                Value::Number(number) => number_found(number),
                Value::String(text) => Unexpected::Str(text),
                Value::Array(_) => Unexpected::Seq,
                Value::Object(_) => Unexpected::Map,
            },
            Form::Known(_) | Form::Fields(_) | Form::Variant(_) => Unexpected::Map,
            Form::Key(text) => Unexpected::Str(text),
            Form::Place(place) => Unexpected::Unsigned(place.into()),
        };
        ReadError::invalid_type(found, expected)
    }

    fn text(self, expected: &dyn Expected) -> Result<&'a str, ReadError> {
        match self.0 {
            Form::Value(Value::String(text)) | Form::Key(text) => Ok(text),
            _ => Err(self.refused(expected)),
        }
    }

    fn list(self, expected: &dyn Expected) -> Result<&'a [Value], ReadError> {
        match self.0 {
            Form::Value(Value::Array(list)) => Ok(list),
            _ => Err(self.refused(expected)),
        }
    }

    fn object(self, expected: &dyn Expected) -> Result<&'a Map<String, Value>, ReadError> {
        match self.0 {
            Form::Value(Value::Object(object)) | Form::Known(object) | Form::Fields(object) => Ok(object),
            _ => Err(self.refused(expected)),
        }
    }

    /// The fields of these names. Errors: no object, or one with another field.
    fn fields(self, names: &'static [&'static str], expected: &dyn Expected) -> Result<Items<'a>, ReadError> {
        let object = self.object(expected)?;
        if !matches!(self.0, Form::Known(_))
            && let Some(other) = object.keys().find(|key| !names.contains(&key.as_str()))
        {
            return Err(ReadError::unknown_field(other, names));
        }
        Ok(Items { of: Of::Object(object, names), next: 0 })
    }

    /// The number, also of a key that is written as one.
    fn number(self, expected: &dyn Expected) -> Result<Number, ReadError> {
        let number = match self.0 {
            Form::Value(Value::Number(number)) => Some(number.clone()),
            Form::Key(text) => text.parse().ok(),
            _ => None,
        };
        number.ok_or_else(|| self.refused(expected))
    }

    /// Which of these variants it is, and what it holds.
    fn chosen(self, variants: &'static [&'static str]) -> Result<Chosen<'a>, ReadError> {
        let (name, held) = match self.0 {
            Form::Value(Value::String(name)) | Form::Key(name) => (name, Held::Nothing),
            Form::Variant(variant) => (&variant.name, Held::Beside(&variant.fields)),
            Form::Value(Value::Object(object)) => {
                let mut entries = object.iter();
                match (entries.next(), entries.next()) {
                    (Some((name, value)), None) => (name, Held::Inside(value)),
                    _ => return Err(ReadError::invalid_value(Unexpected::Map, &"map with a single key")),
                }
            }
            _ => return Err(self.refused(&"string or map")),
        };
        let found = (0..).zip(variants).find(|(_, variant)| *variant == name);
        let (place, _) = found.ok_or_else(|| ReadError::unknown_variant(name, variants))?;
        Ok(Chosen { place, held })
    }
}

fn number_found(number: &Number) -> Unexpected<'_> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => Unexpected::Unsigned(number),
        (_, Some(number)) => Unexpected::Signed(number),
        _ => Unexpected::Float(number.as_f64().unwrap_or(f64::NAN)),
    }
}

fn visit_number<'a, V: Visitor<'a>>(number: &Number, visitor: V) -> Result<V::Value, ReadError> {
    match number_found(number) {
        Unexpected::Unsigned(number) => visitor.visit_u64(number),
        Unexpected::Signed(number) => visitor.visit_i64(number),
        _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
    }
}

/// Several kinds that are read alike.
macro_rules! alike {
    ($($kind:ident)* => $read:ident) => {
        $(fn $kind<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
            self.$read(visitor)
        })*
    };
}

impl<'a> Deserializer<'a> for Reader<'a> {
    type Error = ReadError;

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Form::Missing => Err(ReadError::Missing),
            Form::Value(Value::Null) => visitor.visit_unit(),
            Form::Value(Value::Bool(value)) => visitor.visit_bool(*value),
            Form::Value(Value::Number(number)) => visit_number(number, visitor),
            Form::Value(Value::String(text)) | Form::Key(text) => visitor.visit_str(text),
            Form::Value(Value::Array(_)) => self.deserialize_seq(visitor),
            Form::Place(place) => visitor.visit_u64(place.into()),
            _ => self.deserialize_map(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Form::Value(Value::Bool(value)) => visitor.visit_bool(*value),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_i64<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        visit_number(&self.number(&visitor)?, visitor)
    }

    fn deserialize_str<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let text = self.text(&visitor)?;
        visitor.visit_str(text)
    }

    fn deserialize_unit<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Form::Value(Value::Null) => visitor.visit_unit(),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Form::Missing | Form::Value(Value::Null) => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_seq<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let mut items = Items { of: Of::List(self.list(&visitor)?), next: 0 };
        let read = visitor.visit_seq(Each(&mut items))?;
        items.all_read().map(|()| read)
    }

    fn deserialize_map<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        let object = self.object(&visitor)?;
        visitor.visit_map(Entries { left: object.iter(), value: Form::Missing })
    }

    fn deserialize_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        let mut fields = self.fields(names, &visitor)?;
        visitor.visit_seq(Each(&mut fields)).map_err(|error| fields.explained(error))
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        visitor.visit_enum(self.chosen(variants)?)
    }

    fn deserialize_identifier<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, ReadError> {
        match self.0 {
            Form::Place(place) => visitor.visit_u64(place.into()),
            _ => Err(self.refused(&visitor)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_unit_struct<V: Visitor<'a>>(self, _: &'static str, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, ReadError> {
        self.deserialize_seq(visitor)
    }

    alike!(
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64 => deserialize_i64
    );
    alike!(
        deserialize_char deserialize_string deserialize_bytes deserialize_byte_buf => deserialize_str
    );
    alike!(deserialize_ignored_any => deserialize_any);
}

/// The items of a list, or the fields of a struct in its order.
struct Items<'a> {
    of: Of<'a>,
    next: usize,
}

enum Of<'a> {
    List(&'a [Value]),
    Object(&'a Map<String, Value>, &'static [&'static str]),
}

impl<'a> Items<'a> {
    fn next(&mut self) -> Option<Reader<'a>> {
        let form = match self.of {
            Of::List(list) => Form::Value(list.get(self.next)?),
            Of::Object(object, names) => object.get(*names.get(self.next)?).map_or(Form::Missing, Form::Value),
        };
        self.next += 1;
        Some(Reader(form))
    }

    /// The error that a struct gives for a field that is missing counts its fields; this one has the name.
    fn explained(&self, error: ReadError) -> ReadError {
        match self.of {
            Of::Object(object, names) => {
                let last = self.next.checked_sub(1).and_then(|last| names.get(last));
                last.filter(|last| !object.contains_key(**last)).map_or(error, |last| ReadError::missing_field(last))
            }
            Of::List(_) => error,
        }
    }

    /// That no item of a list is left, as there would be of one that is too long.
    fn all_read(&self) -> Result<(), ReadError> {
        match self.of {
            Of::List(list) if self.next < list.len() => {
                Err(ReadError::invalid_length(list.len(), &"fewer elements in array"))
            }
            _ => Ok(()),
        }
    }
}

struct Each<'r, 'a>(&'r mut Items<'a>);

impl<'a> SeqAccess<'a> for Each<'_, 'a> {
    type Error = ReadError;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, ReadError> {
        let Some(item) = self.0.next() else { return Ok(None) };
        match seed.deserialize(item) {
            Ok(read) => Ok(Some(read)),
            // Its default is for the struct to give, if it has one.
            Err(ReadError::Missing) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The entries of an object.
struct Entries<'a> {
    left: serde_json::map::Iter<'a>,
    /// The value of the key that came last.
    value: Form<'a>,
}

impl<'a> MapAccess<'a> for Entries<'a> {
    type Error = ReadError;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, ReadError> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Form::Value(value);
        seed.deserialize(Reader(Form::Key(key))).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, ReadError> {
        seed.deserialize(Reader(self.value))
    }
}

/// Which variant of an enum it is, and what it holds.
struct Chosen<'a> {
    place: u32,
    held: Held<'a>,
}

/// What a variant holds.
#[derive(Clone, Copy)]
enum Held<'a> {
    /// Nothing: it is a name alone.
    Nothing,
    /// What stands under its name.
    Inside(&'a Value),
    /// The fields beside its name, perhaps none.
    Beside(&'a Map<String, Value>),
}

impl<'a> EnumAccess<'a> for Chosen<'a> {
    type Error = ReadError;
    type Variant = Held<'a>;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Result<(V::Value, Held<'a>), ReadError> {
        Ok((seed.deserialize(Reader(Form::Place(self.place)))?, self.held))
    }
}

impl<'a> Held<'a> {
    /// What the variant holds, where it must hold something.
    fn something(self, expected: &dyn Expected) -> Result<Reader<'a>, ReadError> {
        match self {
            Self::Nothing => Err(ReadError::invalid_type(Unexpected::UnitVariant, expected)),
            Self::Inside(value) => Ok(Reader(Form::Value(value))),
            Self::Beside(fields) => Ok(Reader(Form::Fields(fields))),
        }
    }

    /// The fields of these names.
    fn fields(self, names: &'static [&'static str]) -> Result<Items<'a>, ReadError> {
        let expected = "struct variant";
        self.something(&expected)?.fields(names, &expected)
    }
}

impl<'a> VariantAccess<'a> for Held<'a> {
    type Error = ReadError;

    fn unit_variant(self) -> Result<(), ReadError> {
        match self {
            Self::Nothing | Self::Inside(Value::Null) => Ok(()),
            Self::Beside(fields) if fields.is_empty() => Ok(()),
            _ => self.something(&"unit").and_then(|reader| Err(reader.refused(&"unit"))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, ReadError> {
        seed.deserialize(self.something(&"newtype variant")?)
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, ReadError> {
        self.something(&"tuple variant")?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'a>>(self, names: &'static [&'static str], visitor: V) -> Result<V::Value, ReadError> {
        let mut fields = self.fields(names)?;
        visitor.visit_seq(Each(&mut fields)).map_err(|error| fields.explained(error))
    }
}

#[cfg(test)]
mod tests;
