//! Actions as JSON: an object that names the action under `do`, with its fields beside it.
//!
//! serde has a form of this of its own (`tag = "do"`). It would write the fields in the order of the code, while every log
//! so far has them by their names behind `do`, and an entry must be written again with the same bytes. It would also pass
//! over fields that an action without fields does not have: what a later version means by them would be lost in silence.
//! So serde derives its usual form, `{"bid": {…}}`, and what stands here only turns the one form into the other.

use serde::de::Error as _;
use serde::ser::{Error as _, SerializeMap};
use serde::{Deserialize, Deserializer, Serializer};
use serde_json::{Error, Map, Value};

/// Where an object says which action it is.
pub(super) const NAME: &str = "do";

/// Gives an enum of actions the form above. It is derived with `#[serde(remote = "Self")]`, which leaves the two traits
/// themselves to this.
#[doc(hidden)]
#[macro_export]
macro_rules! __tagged_action {
    ($action:ty) => {
        impl serde::Serialize for $action {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::table::tagged::write(Self::serialize(self, serde_json::value::Serializer), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $action {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                // Not the trait's function, which is this one, but the derived one.
                $crate::table::tagged::read(from, |action| Self::deserialize(action))
            }
        }
    };
}

pub use __tagged_action as tagged;

/// Writes what the derived form gave: a name, or an object with the name before the fields.
///
/// # Errors
/// When it is no such form, or `to` fails.
pub fn write<S: Serializer>(derived: Result<Value, Error>, to: S) -> Result<S::Ok, S::Error> {
    let (name, fields) = match derived.map_err(S::Error::custom)? {
        Value::String(name) => (name, Map::new()),
        Value::Object(one) => match one.into_iter().next() {
            Some((name, Value::Object(fields))) => (name, fields),
            _ => return Err(S::Error::custom("an action has fields with names")),
        },
        _ => return Err(S::Error::custom("an action has a name")),
    };
    let mut object = to.serialize_map(Some(fields.len() + 1))?;
    object.serialize_entry(NAME, &name)?;
    for (field, value) in &fields {
        object.serialize_entry(field, value)?;
    }
    object.end()
}

/// Reads an object as the variant that it names.
///
/// # Errors
/// When it is no object, has no name, or is no action.
pub fn read<'de, D: Deserializer<'de>, A>(from: D, derived: impl Fn(Value) -> Result<A, Error>) -> Result<A, D::Error> {
    let mut fields = Map::deserialize(from)?;
    let name = match fields.remove(NAME) {
        Some(Value::String(name)) => name,
        Some(_) => return Err(D::Error::custom(format_args!("`{NAME}` is no text"))),
        None => return Err(D::Error::missing_field(NAME)),
    };
    // An action without fields is a name alone in the derived form; one whose fields may all be missing is none.
    if fields.is_empty()
        && let Ok(action) = derived(Value::String(name.clone()))
    {
        return Ok(action);
    }
    derived(Value::Object(Map::from_iter([(name, Value::Object(fields))]))).map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};
    use serde_json::json;

    use super::tagged;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Site {
        name: String,
    }

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
    enum Action {
        Pass,
        Bid {
            to: u32,
            #[serde(default)]
            by: Option<u32>,
        },
        Build(Site),
        Wait {
            #[serde(default)]
            long: bool,
        },
    }

    tagged!(Action);

    fn read(text: &str) -> Result<Action, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn an_action_is_written_with_its_name_first_and_read_again() {
        for (action, text) in [
            (Action::Pass, r#"{"do":"pass"}"#),
            (Action::Bid { to: 3, by: Some(1) }, r#"{"do":"bid","by":1,"to":3}"#),
            (Action::Build(Site { name: "Well".to_owned() }), r#"{"do":"build","name":"Well"}"#),
        ] {
            assert_eq!(serde_json::to_string(&action).unwrap(), text);
            assert_eq!(read(text), Ok(action));
        }
        assert_eq!(
            serde_json::to_value(Action::Bid { to: 3, by: None }).unwrap(),
            json!({"do":"bid","by":null,"to":3})
        );
    }

    #[test]
    fn the_order_does_not_matter_and_what_is_optional_may_be_missing() {
        assert_eq!(read(r#"{"to":3,"do":"bid"}"#), Ok(Action::Bid { to: 3, by: None }));
        assert_eq!(read(r#"{"do":"wait"}"#), Ok(Action::Wait { long: false }));
    }

    #[test]
    fn what_is_no_action_is_refused_in_words() {
        for (text, why) in [
            (r#"{"to":3}"#, "missing field `do`"),
            (r#"{"do":3}"#, "`do` is no text"),
            (r#"{"do":"sleep"}"#, "unknown variant `sleep`"),
            (r#"{"do":"pass","to":3}"#, "invalid type: map, expected unit"),
            (r#"{"do":"bid"}"#, "missing field `to`"),
            (r#"{"do":"bid","to":3,"at":1}"#, "unknown field `at`"),
            (r#"{"do":"bid","to":-3}"#, "invalid value: integer `-3`"),
            (r#"{"do":"build","name":"Well","at":1}"#, "unknown field `at`"),
            (r#""pass""#, "invalid type: string"),
        ] {
            let refused = read(text).unwrap_err();
            assert!(refused.contains(why), "{text}: {refused}");
        }
    }
}
