//! What kind of question somebody asks: the words that tell it say nothing about what is looked for, but an answer to
//! "how many" is hardly what was meant by "when".

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// How many, how much.
    HowMany,
    /// When, how long.
    When,
    /// Who, whose.
    Who,
    /// Where.
    Where,
    /// May I, can one, must we.
    May,
    /// What if, what happens when.
    WhatIf,
    /// Why.
    Why,
    /// What something is, does or costs.
    What,
    /// How something is done.
    How,
}

/// The words, folded, by which each kind begins; where several fit, the first of the list counts.
const BEGINNINGS: [(Asking, &[&str]); 9] = [
    (
        Asking::HowMany,
        &["how many", "how much", "kolik", "kolika", "kolikrat", "how often", "what is the limit", "pocet"],
    ),
    (
        Asking::WhatIf,
        &[
            "what if",
            "what happens",
            "co kdyz",
            "co se stane",
            "co se deje",
            "what when",
            "co pri",
            "co s",
            "and if",
            "a kdyz",
            "a co kdyz",
        ],
    ),
    (Asking::When, &["when", "kdy", "how long", "jak dlouho", "dokdy", "od kdy", "do kdy"]),
    (Asking::Who, &["who", "whose", "kdo", "komu", "koho", "ci", "which player", "ktery hrac"]),
    (Asking::Where, &["where", "kde", "kam", "odkud"]),
    (Asking::Why, &["why", "proc", "how come", "jak to ze"]),
    (
        Asking::May,
        &[
            "can",
            "may",
            "could",
            "am i allowed",
            "are we allowed",
            "is it allowed",
            "do i have to",
            "do we have to",
            "must",
            "should",
            "muzu",
            "muze",
            "muzeme",
            "mohu",
            "smim",
            "smi",
            "smime",
            "smeji",
            "lze",
            "jde",
            "musim",
            "musi",
            "musime",
            "da se",
            "je dovoleno",
            "je povoleno",
            "is it ok",
            "is it legal",
            "does",
            "do",
            "is",
            "are",
            "plati",
            "pocita",
            "je",
        ],
    ),
    (Asking::How, &["how", "jak"]),
    (Asking::What, &["what", "which", "co", "jaky", "jaka", "jake", "ktery", "ktera", "ktere", "cim", "cena", "price"]),
];

impl Asking {
    /// The kind of a question whose words, folded and with single spaces, these are; none where it is no question that one
    /// could tell by its words.
    pub fn of(words: &str) -> Option<Self> {
        let begins = |text: &str, word: &str| {
            text.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let first = BEGINNINGS.iter().find(|(_, all)| all.iter().any(|word| begins(words, word)));
        if let Some((asking, _)) = first {
            return Some(*asking);
        }
        // "and with four players, how many": what tells it most stands further inside.
        let inside = |(asking, all): &&(Self, &[&str])| {
            !matches!(asking, Self::May | Self::What)
                && all.iter().any(|word| {
                    words.match_indices(word).any(|(at, _)| {
                        at > 0
                            && words.get(..at).is_some_and(|before| before.ends_with(' '))
                            && words.get(at..).is_some_and(|rest| begins(rest, word))
                    })
                })
        };
        BEGINNINGS.iter().find(inside).map(|(asking, _)| *asking)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_a_question_is_told_by_its_words() {
        for (words, asking) in [
            ("how many knights can i have", Some(Asking::HowMany)),
            ("kolik rytiru muzu mit", Some(Asking::HowMany)),
            ("can i have three cities", Some(Asking::May)),
            ("muzu mit dve metropole", Some(Asking::May)),
            ("co kdyz dojdou karty", Some(Asking::WhatIf)),
            ("what happens if nobody wins", Some(Asking::WhatIf)),
            ("kdy konci hra", Some(Asking::When)),
            ("with four players how many cards", Some(Asking::HowMany)),
            ("saboteur", None),
            ("do", Some(Asking::May)),
            ("dorado", None),
        ] {
            assert_eq!(Asking::of(words), asking, "{words}");
        }
    }
}
