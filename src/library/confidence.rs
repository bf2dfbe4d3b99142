//! How sure a text or a figure of the library is: the codes of the data, and what each means to a reader.

use crate::locale::Message;

/// How sure something is; the data writes it as a code such as `seed+1` or `2-src`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confidence {
    /// The rules text says so, and so many further sources (`seed`, `seed+2`).
    Rules(u8),
    /// So many independent sources say so, the rules text does not (`1-src`, `3-src`).
    Sources(u8),
    /// So many of the publisher's own texts say so (`1-src-official`).
    Official(u8),
    /// It follows from what is confirmed (`derived`), with so many further sources (`derived+1`).
    Derived(u8),
    /// It stands in a list of cards.
    List,
    /// Beyond doubt.
    Sure,
    /// Likely, but nobody has confirmed it.
    Probable,
    /// A part of it is known.
    Partly,
    /// Read off a map or remembered, and unconfirmed.
    Inferred,
    /// The sources disagree.
    Conflict,
    /// Nobody knows.
    Unknown,
    /// The owner of the box wrote it.
    Own,
}

impl Confidence {
    /// The confidence of a code; none for one that the library does not know.
    pub fn from_code(code: &str) -> Option<Self> {
        let further = |start: &str| match code.strip_prefix(start)?.strip_prefix('+') {
            Some(number) => number.parse().ok(),
            None => (code == start).then_some(0),
        };
        let many = |end: &str| code.strip_suffix(end)?.strip_suffix('-')?.parse().ok().filter(|many| *many > 0);
        Some(match code {
            "list" => Self::List,
            "sure" => Self::Sure,
            "probable" => Self::Probable,
            "partly" => Self::Partly,
            "inferred" | "memory" => Self::Inferred,
            "conflict" => Self::Conflict,
            "unknown" => Self::Unknown,
            _ => {
                return None
                    .or_else(|| further("seed").map(Self::Rules))
                    .or_else(|| further("derived").map(Self::Derived))
                    .or_else(|| many("src").map(Self::Sources))
                    .or_else(|| many("src-official").map(Self::Official));
            }
        })
    }

    /// What it means, for a reader.
    pub fn message(self) -> Message {
        match self {
            Self::Rules(0) => Message::new("library-sure-rules"),
            Self::Rules(more) => Message::new("library-sure-rules-more").number("sources", more),
            Self::Sources(sources) => Message::new("library-sure-sources").number("sources", sources),
            Self::Official(sources) => Message::new("library-sure-official").number("sources", sources),
            Self::Derived(0) => Message::new("library-sure-derived"),
            Self::Derived(more) => Message::new("library-sure-derived-more").number("sources", more),
            Self::List => Message::new("library-sure-list"),
            Self::Sure => Message::new("library-sure-sure"),
            Self::Probable => Message::new("library-sure-probable"),
            Self::Partly => Message::new("library-sure-partly"),
            Self::Inferred => Message::new("library-sure-inferred"),
            Self::Conflict => Message::new("library-sure-conflict"),
            Self::Unknown => Message::new("library-sure-unknown"),
            Self::Own => Message::new("library-sure-own"),
        }
    }

    /// Whether a reader should look twice.
    pub const fn is_doubtful(self) -> bool {
        matches!(self, Self::Probable | Self::Partly | Self::Inferred | Self::Conflict | Self::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_strictly() {
        for (code, sure) in [
            ("seed", Confidence::Rules(0)),
            ("seed+3", Confidence::Rules(3)),
            ("2-src", Confidence::Sources(2)),
            ("1-src-official", Confidence::Official(1)),
            ("derived+1", Confidence::Derived(1)),
            ("unknown", Confidence::Unknown),
        ] {
            assert_eq!(Confidence::from_code(code), Some(sure), "{code}");
        }
        for code in ["", "seeds", "seed+", "seed+x", "0-src", "-src", "src", "Seed", "2 src"] {
            assert_eq!(Confidence::from_code(code), None, "{code}");
        }
    }
}
