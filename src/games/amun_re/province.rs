//! The fifteen provinces, and what can be said of one.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// A province of the board. In files and on the command line it is its name in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "each is the province of that name")]
pub enum Province {
    Abu,
    Abydos,
    Amarna,
    Avaris,
    Baharya,
    Berenike,
    Buto,
    Dakhla,
    Damanhur,
    Edfu,
    Kharga,
    Memphis,
    Mendes,
    Sawu,
    Thebes,
}

impl Province {
    /// All of them, in the alphabet's order.
    pub const ALL: [Self; 15] = [
        Self::Abu,
        Self::Abydos,
        Self::Amarna,
        Self::Avaris,
        Self::Baharya,
        Self::Berenike,
        Self::Buto,
        Self::Dakhla,
        Self::Damanhur,
        Self::Edfu,
        Self::Kharga,
        Self::Memphis,
        Self::Mendes,
        Self::Sawu,
        Self::Thebes,
    ];

    /// All of them as they lie along the Nile, from its mouth in the north to the south.
    ///
    /// Source: where the real places lie, since nobody has read the order off a board. It arranges a picture and counts in
    /// no rule; whoever shows it says that it is to be checked.
    pub const FROM_THE_NORTH: [Self; 15] = [
        Self::Buto,
        Self::Damanhur,
        Self::Mendes,
        Self::Avaris,
        Self::Memphis,
        Self::Baharya,
        Self::Amarna,
        Self::Sawu,
        Self::Abydos,
        Self::Thebes,
        Self::Dakhla,
        Self::Kharga,
        Self::Edfu,
        Self::Abu,
        Self::Berenike,
    ];

    /// Its name as the board spells it, in all languages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Abu => "Abu",
            Self::Abydos => "Abydos",
            Self::Amarna => "Amarna",
            Self::Avaris => "Avaris",
            Self::Baharya => "Baharya",
            Self::Berenike => "Berenike",
            Self::Buto => "Buto",
            Self::Dakhla => "Dakhla",
            Self::Damanhur => "Damanhur",
            Self::Edfu => "Edfu",
            Self::Kharga => "Kharga",
            Self::Memphis => "Memphis",
            Self::Mendes => "Mendes",
            Self::Sawu => "Sawu",
            Self::Thebes => "Thebes",
        }
    }

    /// Its name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Abu => "abu",
            Self::Abydos => "abydos",
            Self::Amarna => "amarna",
            Self::Avaris => "avaris",
            Self::Baharya => "baharya",
            Self::Berenike => "berenike",
            Self::Buto => "buto",
            Self::Dakhla => "dakhla",
            Self::Damanhur => "damanhur",
            Self::Edfu => "edfu",
            Self::Kharga => "kharga",
            Self::Memphis => "memphis",
            Self::Mendes => "mendes",
            Self::Sawu => "sawu",
            Self::Thebes => "thebes",
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::literal(self.name())
    }
}

/// A side of the Nile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the board")]
pub enum Side {
    West,
    East,
}

/// A part of the land; a line on the board divides them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the board")]
pub enum Region {
    Upper,
    Lower,
}

/// Whether a province touches the Nile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the board")]
pub enum Shore {
    Bank,
    Inland,
}

/// Something that the board prints for each province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// The side of the Nile.
    Side,
    /// Upper or Lower Egypt.
    Region,
    /// On the bank of the Nile or inland.
    Shore,
    /// Free farmer fields, the printed farmers not among them.
    FarmerFields,
    /// Farmers that are printed and so never bought.
    PrintedFarmers,
    /// The symbols beside the province's own: how many power cards may be bought in phase 3.
    CardLimit,
    /// Power cards laid there in phase 1 for the taker.
    FreeCards,
    /// Building stones laid there in phase 1.
    FreeStones,
    /// Gold laid there in phase 1.
    FreeGold,
    /// Gold each round, whatever the temple.
    GuaranteedIncome,
    /// Gold each round while the temple's place shows camels.
    CamelIncome,
    /// Temples, which score.
    Temples,
}

/// What stands in a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "no figure has such a value")]
#[expect(missing_docs, reason = "each holds what its name says")]
pub enum Value {
    Side(Side),
    Region(Region),
    Shore(Shore),
    Number(u32),
}

impl Field {
    /// All of them, in the order in which a form asks for them.
    pub const ALL: [Self; 12] = [
        Self::Side,
        Self::Region,
        Self::Shore,
        Self::FarmerFields,
        Self::PrintedFarmers,
        Self::CardLimit,
        Self::FreeCards,
        Self::FreeStones,
        Self::FreeGold,
        Self::GuaranteedIncome,
        Self::CamelIncome,
        Self::Temples,
    ];

    /// The field's name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Side => "rules-amun-re-field-side",
            Self::Region => "rules-amun-re-field-region",
            Self::Shore => "rules-amun-re-field-shore",
            Self::FarmerFields => "rules-amun-re-field-farmer-fields",
            Self::PrintedFarmers => "rules-amun-re-field-printed-farmers",
            Self::CardLimit => "rules-amun-re-field-card-limit",
            Self::FreeCards => "rules-amun-re-field-free-cards",
            Self::FreeStones => "rules-amun-re-field-free-stones",
            Self::FreeGold => "rules-amun-re-field-free-gold",
            Self::GuaranteedIncome => "rules-amun-re-field-guaranteed-income",
            Self::CamelIncome => "rules-amun-re-field-camel-income",
            Self::Temples => "rules-amun-re-field-temples",
        })
    }

    /// The numbers an owner may enter, generous ones; none for a field that takes a word.
    pub const fn numbers(self) -> Option<RangeInclusive<u32>> {
        match self {
            Self::Side | Self::Region | Self::Shore => None,
            Self::FreeGold | Self::GuaranteedIncome | Self::CamelIncome => Some(0..=99),
            Self::FarmerFields | Self::PrintedFarmers => Some(0..=12),
            Self::CardLimit | Self::FreeCards | Self::FreeStones | Self::Temples => Some(0..=9),
        }
    }

    /// The words an owner may choose from; empty for a field that takes a number.
    pub const fn words(self) -> &'static [Value] {
        match self {
            Self::Side => &[Value::Side(Side::West), Value::Side(Side::East)],
            Self::Region => &[Value::Region(Region::Upper), Value::Region(Region::Lower)],
            Self::Shore => &[Value::Shore(Shore::Bank), Value::Shore(Shore::Inland)],
            _ => &[],
        }
    }

    /// Whether the field takes this value.
    pub fn takes(self, value: Value) -> bool {
        match value {
            Value::Number(number) => self.numbers().is_some_and(|range| range.contains(&number)),
            word => self.words().contains(&word),
        }
    }
}

impl Value {
    /// The value in words, a number as it is.
    pub fn message(self) -> Message {
        match self {
            Self::Side(Side::West) => Message::new("rules-amun-re-west"),
            Self::Side(Side::East) => Message::new("rules-amun-re-east"),
            Self::Region(Region::Upper) => Message::new("rules-amun-re-upper"),
            Self::Region(Region::Lower) => Message::new("rules-amun-re-lower"),
            Self::Shore(Shore::Bank) => Message::new("rules-amun-re-bank"),
            Self::Shore(Shore::Inland) => Message::new("rules-amun-re-inland"),
            Self::Number(number) => Message::literal(number.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_the_names_in_small_letters_and_what_serde_writes() {
        for province in Province::ALL {
            assert_eq!(province.id(), province.name().to_lowercase());
            assert_eq!(serde_json::to_value(province).unwrap(), province.id());
        }
    }

    #[test]
    fn every_province_lies_along_the_river_once() {
        let mut along = Province::FROM_THE_NORTH.to_vec();
        along.sort();
        assert_eq!(along, Province::ALL);
    }

    #[test]
    fn a_field_takes_its_own_kind_of_value_only() {
        assert!(Field::Side.takes(Value::Side(Side::West)));
        assert!(!Field::Side.takes(Value::Number(1)));
        assert!(!Field::Side.takes(Value::Region(Region::Upper)));
        assert!(Field::FreeGold.takes(Value::Number(12)));
        assert!(!Field::Temples.takes(Value::Number(10)));
    }
}
