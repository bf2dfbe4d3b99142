//! What kind of question somebody asks: the words that tell it say nothing about what is looked for, but an answer to
//! "how many" is hardly what was meant by "when".

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
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
const BEGINNINGS: [(QuestionKind, &[&str]); 9] = [
    (
        QuestionKind::HowMany,
        &["how many", "how much", "kolik", "kolika", "kolikrat", "how often", "what is the limit", "pocet"],
    ),
    (
        QuestionKind::WhatIf,
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
    (QuestionKind::When, &["when", "kdy", "how long", "jak dlouho", "dokdy", "od kdy", "do kdy"]),
    (QuestionKind::Who, &["who", "whose", "kdo", "komu", "koho", "ci", "which player", "ktery hrac"]),
    (QuestionKind::Where, &["where", "kde", "kam", "odkud"]),
    (QuestionKind::Why, &["why", "proc", "how come", "jak to ze"]),
    (
        QuestionKind::May,
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
    (QuestionKind::How, &["how", "jak"]),
    (
        QuestionKind::What,
        &["what", "which", "co", "jaky", "jaka", "jake", "ktery", "ktera", "ktere", "cim", "cena", "price"],
    ),
];

impl QuestionKind {
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
            ("how many knights can i have", Some(QuestionKind::HowMany)),
            ("kolik rytiru muzu mit", Some(QuestionKind::HowMany)),
            ("can i have three cities", Some(QuestionKind::May)),
            ("muzu mit dve metropole", Some(QuestionKind::May)),
            ("co kdyz dojdou karty", Some(QuestionKind::WhatIf)),
            ("what happens if nobody wins", Some(QuestionKind::WhatIf)),
            ("kdy konci hra", Some(QuestionKind::When)),
            ("with four players how many cards", Some(QuestionKind::HowMany)),
            ("saboteur", None),
            ("do", Some(QuestionKind::May)),
            ("dorado", None),
        ] {
            assert_eq!(QuestionKind::of(words), asking, "{words}");
        }
    }
}
