//! What the reader takes, what it refuses and in which words, and that whatever is written comes back.

use std::collections::BTreeMap;
use std::fmt::Debug;

use chrono::{DateTime, Utc};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Good {
    Gold,
    BlueCloth,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Pile {
    count: u32,
    #[serde(default)]
    also_here: Vec<i8>,
    note: Option<String>,
    #[serde(default)]
    spoiled: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Deed {
    Pass,
    Sell(Good),
    Swap(Good, u8),
    Stack {
        pile: Pile,
        at: Option<u16>,
    },
    Wait {
        #[serde(default)]
        long: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Everything {
    deeds: Vec<Deed>,
    piles: BTreeMap<Good, Pile>,
    by_number: BTreeMap<i32, f64>,
    pair: (u64, i64),
    three: [u8; 3],
    when: DateTime<Utc>,
    raw: Value,
    inside: Inside,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Inside(Option<char>);

/// What is read of a text, which is the same as `serde_json` itself reads of it.
fn read<T: DeserializeOwned + PartialEq + Debug>(said: &str) -> T {
    let read = text(said).unwrap();
    assert_eq!(read, serde_json::from_str::<T>(said).unwrap(), "{said}");
    read
}

/// Why a text is refused, which is the same as `serde_json` says, but for the line and column.
fn refused<T: DeserializeOwned + Debug>(said: &str) -> String {
    let why = text::<T>(said).unwrap_err().to_string();
    let theirs = serde_json::from_value::<T>(serde_json::from_str(said).unwrap()).unwrap_err().to_string();
    assert_eq!(why, theirs, "{said}");
    why
}

#[test]
fn each_kind_is_read_from_its_form() {
    assert!(read::<bool>("true"));
    assert_eq!((read::<u64>("18446744073709551615"), read::<i64>("-9223372036854775808")), (u64::MAX, i64::MIN));
    assert_eq!((read::<f64>("0.1"), read::<f64>("3"), read::<f32>("-2.5")), (0.1, 3.0, -2.5));
    assert_eq!((read::<String>("\"č\""), read::<char>("\"č\"")), ("č".to_owned(), 'č'));
    assert_eq!((read::<Option<u8>>("null"), read::<Option<u8>>("7")), (None, Some(7)));
    assert_eq!(read::<()>("null"), ());
    assert_eq!(read::<Vec<Option<u8>>>("[1,null]"), [Some(1), None]);
    assert_eq!(read::<(u8, String)>("[1,\"a\"]"), (1, "a".to_owned()));
    assert_eq!(read::<BTreeMap<i8, Good>>(r#"{"-3":"gold"}"#), BTreeMap::from([(-3, Good::Gold)]));
    assert_eq!(read::<BTreeMap<Good, u8>>(r#"{"blue-cloth":1}"#), BTreeMap::from([(Good::BlueCloth, 1)]));
    let raw = r#"{"a":[1,-2,3.5,null,true,{"b":"c"}]}"#;
    assert_eq!(read::<Value>(raw), json!({"a": [1, -2, 3.5, null, true, {"b": "c"}]}));
}

#[test]
fn a_struct_takes_its_fields_by_name_and_does_without_what_may_be_missing() {
    let full = r#"{"spoiled":true,"note":"x","also-here":[-1],"count":2}"#;
    let pile = Pile { count: 2, also_here: vec![-1], note: Some("x".to_owned()), spoiled: true };
    assert_eq!(read::<Pile>(full), pile);
    assert_eq!(read::<Pile>(r#"{"count":2}"#), Pile { count: 2, ..Pile::default() });
    assert_eq!(read::<Pile>(r#"{"count":2,"note":null}"#), Pile { count: 2, ..Pile::default() });
}

#[test]
fn a_variant_is_a_name_or_an_object_of_one_key() {
    assert_eq!(read::<Deed>(r#""pass""#), Deed::Pass);
    assert_eq!(read::<Deed>(r#"{"pass":null}"#), Deed::Pass);
    assert_eq!(read::<Deed>(r#"{"sell":"gold"}"#), Deed::Sell(Good::Gold));
    assert_eq!(read::<Deed>(r#"{"swap":["gold",3]}"#), Deed::Swap(Good::Gold, 3));
    let pile = Pile { count: 1, ..Pile::default() };
    assert_eq!(read::<Deed>(r#"{"stack":{"pile":{"count":1},"at":5}}"#), Deed::Stack { pile, at: Some(5) });
    assert_eq!(read::<Deed>(r#"{"wait":{}}"#), Deed::Wait { long: false });
}

#[test]
fn a_variant_is_read_with_its_fields_beside_its_name() {
    let of = |name: &str, fields: Value| {
        let variant = Variant { name: name.to_owned(), fields: fields.as_object().unwrap().clone() };
        Deed::deserialize(variant.reader()).map_err(|error| error.to_string())
    };
    assert_eq!(of("pass", json!({})), Ok(Deed::Pass));
    assert_eq!(of("pass", json!({"a": 1})), Err("invalid type: map, expected unit".to_owned()));
    let pile = Pile { count: 1, ..Pile::default() };
    assert_eq!(of("stack", json!({"pile": {"count": 1}})), Ok(Deed::Stack { pile, at: None }));
    assert_eq!(of("stack", json!({})), Err("missing field `pile`".to_owned()));
    assert_eq!(of("wait", json!({})), Ok(Deed::Wait { long: false }));
}

#[test]
fn what_is_wrong_is_said_as_serde_json_says_it() {
    for (why, said) in [
        (refused::<u8>("256"), "invalid value: integer `256`, expected u8"),
        (refused::<u8>("-1"), "invalid value: integer `-1`, expected u8"),
        (refused::<u8>("1.5"), "invalid type: floating point `1.5`, expected u8"),
        (refused::<u8>("\"1\""), "invalid type: string \"1\", expected u8"),
        (refused::<bool>("null"), "invalid type: null, expected a boolean"),
        (refused::<String>("[]"), "invalid type: sequence, expected a string"),
        (refused::<Vec<u8>>("{}"), "invalid type: map, expected a sequence"),
        (refused::<[u8; 2]>("[1]"), "invalid length 1, expected an array of length 2"),
        (refused::<[u8; 2]>("[1,2,3]"), "invalid length 3, expected fewer elements in array"),
        (refused::<(u8, u8)>("[1]"), "invalid length 1, expected a tuple of size 2"),
        (refused::<BTreeMap<Good, u8>>(r#"{"silver":1}"#), "unknown variant `silver`, expected `gold` or `blue-cloth`"),
        (refused::<Pile>("{}"), "missing field `count`"),
        (refused::<Pile>("3"), "invalid type: integer `3`, expected struct Pile"),
        (refused::<Pile>(r#"{"count":null}"#), "invalid type: null, expected u32"),
        (refused::<Pile>(r#"{"count":1,"spoiled":null}"#), "invalid type: null, expected a boolean"),
        (refused::<Deed>(r#""sleep""#), "unknown variant `sleep`"),
        (refused::<Deed>(r#""sell""#), "invalid type: unit variant, expected newtype variant"),
        (refused::<Deed>(r#""stack""#), "invalid type: unit variant, expected struct variant"),
        (refused::<Deed>(r#"{"stack":3}"#), "invalid type: integer `3`, expected struct variant"),
        (refused::<Deed>(r#"{"stack":{"pile":{}}}"#), "missing field `count`"),
        (refused::<Deed>(r#"{"pass":{}}"#), "invalid type: map, expected unit"),
        (refused::<Deed>(r#"{"pass":null,"wait":{}}"#), "map with a single key"),
        (refused::<Deed>("3"), "invalid type: integer `3`, expected string or map"),
    ] {
        assert!(why.contains(said), "{why}");
    }
    for key in ["07", "+7", "", "x", " 7"] {
        let why = text::<BTreeMap<u8, u8>>(&json!({key: 1}).to_string()).unwrap_err().to_string();
        assert_eq!(why, format!("invalid type: string {key:?}, expected u8"));
    }
    let why = text::<Pile>(r#"{"count":1,"Note":"x"}"#).unwrap_err().to_string();
    assert_eq!(why, "unknown field `Note`, expected one of `count`, `also-here`, `note`, `spoiled`");
    assert_eq!(text::<Pile>("{\n\"count\":}").unwrap_err().to_string(), "expected value at line 2 column 9");
}

#[test]
fn a_list_is_never_taken_for_a_struct() {
    let list = r#"[1,[],null,false]"#;
    assert!(serde_json::from_str::<Pile>(list).is_ok());
    assert_eq!(text::<Pile>(list).unwrap_err().to_string(), "invalid type: sequence, expected struct Pile");
    let variant = r#"{"stack":[{"count":1},null]}"#;
    assert!(text::<Deed>(variant).unwrap_err().to_string().contains("invalid type: sequence"));
}

#[test]
fn only_what_is_read_as_far_as_it_is_known_may_have_more() {
    let later = json!({"count": 1, "later": {}});
    assert_eq!(known::<Pile>(&later).unwrap(), Pile { count: 1, ..Pile::default() });
    assert!(value::<Pile>(&later).is_err());
    let inside = json!({"a": {"count": 1, "later": {}}});
    assert!(known::<BTreeMap<String, Pile>>(&inside).is_err(), "only the outermost");
}

fn any_pile() -> impl Strategy<Value = Pile> {
    let also = prop::collection::vec(any::<i8>(), 0..3);
    (any::<u32>(), also, any::<Option<String>>(), any::<bool>()).prop_map(|(count, also_here, note, spoiled)| Pile {
        count,
        also_here,
        note,
        spoiled,
    })
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let good = || prop_oneof![Just(Good::Gold), Just(Good::BlueCloth)];
    prop_oneof![
        Just(Deed::Pass),
        any::<bool>().prop_map(|long| Deed::Wait { long }),
        good().prop_map(Deed::Sell),
        (good(), any::<u8>()).prop_map(|(good, count)| Deed::Swap(good, count)),
        (any_pile(), any::<Option<u16>>()).prop_map(|(pile, at)| Deed::Stack { pile, at }),
    ]
}

proptest! {
    /// Whatever is written comes back, from its value and from its text.
    #[test]
    fn what_is_written_is_read_again(
        deeds in prop::collection::vec(any_deed(), 0..5),
        pile in any_pile(),
        by_number in prop::collection::btree_map(any::<i32>(), -1e9..1e9, 0..4),
        pair in any::<(u64, i64)>(),
        three in any::<[u8; 3]>(),
        at in 0..4_000_000_000_000i64,
        letter in any::<Option<char>>(),
    ) {
        let all = Everything {
            deeds,
            piles: BTreeMap::from([(Good::BlueCloth, pile)]),
            by_number,
            pair,
            three,
            when: DateTime::from_timestamp_millis(at).unwrap(),
            raw: json!({"a": [null, pair.0, {"b": at}]}),
            inside: Inside(letter),
        };
        prop_assert_eq!(&value::<Everything>(&serde_json::to_value(&all).unwrap()).unwrap(), &all);
        let said = serde_json::to_string(&all).unwrap();
        prop_assert_eq!(text::<Value>(&said).unwrap(), serde_json::from_str::<Value>(&said).unwrap());
        let read: Everything = text(&said).unwrap();
        prop_assert_eq!((&read.deeds, &read.piles, &read.raw), (&all.deeds, &all.piles, &all.raw));
    }
}
