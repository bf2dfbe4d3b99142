//! Limits on a text of JSON, checked before anything is made of it.
//!
//! A parser turns two bytes of a hostile or broken file into hundreds of bytes of memory: `{"":0}` becomes a tree. This
//! looks through the bytes once, keeps nothing of them, and names the first limit that is passed. It is no parser: what is
//! no JSON passes here and is refused by the parser, which has words for it.

use thiserror::Error;

/// How much a text of JSON may hold.
#[derive(Clone, Copy, Debug)]
pub struct JsonLimits {
    /// How deep lists and objects may stand in each other.
    pub depth: usize,
    /// How many values one piece may have: an item of one of the [`lists`](Self::lists), or a member beside them. Where
    /// there are no such lists, the whole text is one piece.
    pub values: usize,
    /// How many bytes one text may have.
    pub letters: usize,
    /// The lists that are read item by item, each by the names that lead to it; only such a list may be long.
    pub lists: &'static [&'static [&'static str]],
    /// How many items these lists may have together.
    pub items: usize,
}

/// The limit that a text of JSON passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooMuch {
    /// Lists and objects stand in each other deeper than this.
    #[error("nested more than {0} deep")]
    Depth(usize),
    /// One piece has more values than this.
    #[error("more than {0} values")]
    Values(usize),
    /// One text has more bytes than this.
    #[error("a text of more than {0} bytes")]
    Letters(usize),
    /// There are more items than this.
    #[error("more than {0} items")]
    Items(usize),
}

impl JsonLimits {
    /// Looks through a text.
    ///
    /// # Errors
    /// The first limit that it passes.
    pub fn check(&self, text: &[u8]) -> Result<(), TooMuch> {
        let mut scan = Scan { limits: self, levels: Vec::new(), lists: Vec::new(), key: &[], values: 0, items: 0 };
        let mut rest = text;
        while let Some((&byte, after)) = rest.split_first() {
            rest = match byte {
                b'"' => scan.string(after)?,
                b'{' | b'[' => {
                    scan.open(byte == b'{')?;
                    after
                }
                b'}' | b']' => {
                    scan.close();
                    after
                }
                b',' => {
                    scan.before_key(true);
                    after
                }
                b':' => {
                    scan.before_key(false);
                    after
                }
                byte if byte.is_ascii_whitespace() => after,
                _ => {
                    scan.value()?;
                    skip_while(after, |byte| !matches!(byte, b',' | b']' | b'}' | b'"' | b'[' | b'{'))
                }
            };
        }
        Ok(())
    }
}

/// What follows the bytes of this kind.
fn skip_while(bytes: &[u8], is: fn(u8) -> bool) -> &[u8] {
    let length = bytes.iter().position(|byte| !is(*byte)).unwrap_or(bytes.len());
    bytes.get(length..).unwrap_or_default()
}

/// A list or an object in which the scan stands.
struct Level {
    kind: Kind,
    is_object: bool,
    /// Whether the next text is the name of a member.
    before_key: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An object each of whose members is a piece, or one of the lists.
    Members,
    /// One of the lists: each item is a piece.
    List,
    /// A piece, or a part of one.
    Piece,
}

struct Scan<'a> {
    limits: &'a JsonLimits,
    levels: Vec<Level>,
    /// The names of the lists in which the scan stands.
    lists: Vec<&'a [u8]>,
    /// The name of the member that comes.
    key: &'a [u8],
    /// The values so far of the piece that is looked at.
    values: usize,
    items: usize,
}

impl<'a> Scan<'a> {
    /// A text, whose first quotation mark has been read. Gives what follows it.
    fn string(&mut self, text: &'a [u8]) -> Result<&'a [u8], TooMuch> {
        let mut length = 0;
        loop {
            match text.get(length) {
                Some(b'"') | None => break,
                Some(b'\\') => length += 2,
                Some(_) => length += 1,
            }
            if length > self.limits.letters {
                return Err(TooMuch::Letters(self.limits.letters));
            }
        }
        match self.levels.last() {
            Some(level) if level.before_key => self.key = text.get(..length).unwrap_or_default(),
            _ => self.value()?,
        }
        Ok(text.get(length + 1..).unwrap_or_default())
    }

    /// A value begins.
    fn value(&mut self) -> Result<(), TooMuch> {
        match self.levels.last().map(|level| level.kind) {
            Some(Kind::List) => {
                self.items += 1;
                if self.items > self.limits.items {
                    return Err(TooMuch::Items(self.limits.items));
                }
                self.values = 0;
            }
            Some(Kind::Members) => self.values = 0,
            Some(Kind::Piece) | None => {}
        }
        self.values += 1;
        if self.values > self.limits.values { Err(TooMuch::Values(self.limits.values)) } else { Ok(()) }
    }

    fn open(&mut self, is_object: bool) -> Result<(), TooMuch> {
        self.value()?;
        if self.levels.len() >= self.limits.depth {
            return Err(TooMuch::Depth(self.limits.depth));
        }
        let kind = match (self.levels.last().map(|level| level.kind), is_object) {
            (None | Some(Kind::List), true) if self.has_lists_below() => Kind::Members,
            (Some(Kind::Members), false) if self.is_list(self.key) => {
                self.lists.push(self.key);
                Kind::List
            }
            _ => Kind::Piece,
        };
        self.levels.push(Level { kind, is_object, before_key: is_object });
        Ok(())
    }

    fn close(&mut self) {
        if self.levels.pop().is_some_and(|level| level.kind == Kind::List) {
            self.lists.pop();
        }
    }

    fn before_key(&mut self, comes: bool) {
        if let Some(level) = self.levels.last_mut() {
            level.before_key = comes && level.is_object;
        }
    }

    /// Whether the object that begins here may have one of the lists as its member.
    fn has_lists_below(&self) -> bool {
        self.limits.lists.iter().any(|list| list.len() == self.lists.len() + 1 && self.leads_to(list))
    }

    /// Whether the member of this name is one of the lists.
    fn is_list(&self, name: &[u8]) -> bool {
        let is = |list: &&[&str]| list.len() == self.lists.len() + 1 && self.leads_to(list);
        self.limits
            .lists
            .iter()
            .filter(|list| is(list))
            .any(|list| list.last().is_some_and(|last| last.as_bytes() == name))
    }

    /// Whether this list stands in those in which the scan stands.
    fn leads_to(&self, list: &[&str]) -> bool {
        list.iter().zip(&self.lists).all(|(name, here)| name.as_bytes() == *here)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: JsonLimits =
        JsonLimits { depth: 6, values: 5, letters: 8, lists: &[&["plays"], &["plays", "lines"]], items: 4 };
    const ONE: JsonLimits = JsonLimits { lists: &[], ..LIMITS };

    fn check(limits: &JsonLimits, text: &str) -> Result<(), TooMuch> {
        limits.check(text.as_bytes())
    }

    #[test]
    fn each_limit_is_kept_to_the_last_value() {
        for (good, bad, limit) in [
            ("[1,2,3,4]", "[1,2,3,4,5]", TooMuch::Values(5)),
            (r#"{"a":1,"b":2,"c":"x","d":-1.5e3}"#, r#"{"a":1,"b":2,"c":"x","d":null,"e":1}"#, TooMuch::Values(5)),
            (r#"{"a":{},"b":[[]]}"#, r#"{"a":{},"b":[[],[]],"c":0}"#, TooMuch::Values(5)),
            (r#""12345678""#, r#""123456789""#, TooMuch::Letters(8)),
            (r#"{"\"\\\"":1}"#, r#"{"123456789":1}"#, TooMuch::Letters(8)),
        ] {
            assert_eq!((check(&ONE, good), check(&ONE, bad)), (Ok(()), Err(limit)), "{good} {bad}");
        }
        let deep = JsonLimits { values: 100, ..ONE };
        assert_eq!(check(&deep, "[[[[[[]]]]]]"), Ok(()));
        assert_eq!(check(&deep, "[[[[[[[]]]]]]]"), Err(TooMuch::Depth(6)));
        assert_eq!(check(&deep, r#"{"a":[{"a":[{"a":[{"#), Err(TooMuch::Depth(6)));
    }

    #[test]
    fn each_item_of_a_list_is_a_piece_of_its_own() {
        let line = r#"{"a":1,"b":2,"c":3}"#;
        let lines = |count: usize| vec![line; count].join(",");
        assert_eq!(check(&LIMITS, &format!(r#"{{"x":[1,2,3],"plays":[{}],"y":[4,5,6]}}"#, lines(4))), Ok(()));
        assert_eq!(check(&LIMITS, &format!(r#"{{"plays":[{}]}}"#, lines(5))), Err(TooMuch::Items(4)));
        let nested = |count| format!(r#"{{"plays":[{{"row":{line},"lines":[{}]}}]}}"#, lines(count));
        assert_eq!(check(&LIMITS, &nested(3)), Ok(()));
        assert_eq!(check(&LIMITS, &nested(4)), Err(TooMuch::Items(4)), "the play is an item too");
        let long = r#"{"plays":[{"row":{"a":1,"b":2,"c":3,"d":4,"e":5}}]}"#;
        assert_eq!(check(&LIMITS, long), Err(TooMuch::Values(5)));
    }

    #[test]
    fn only_the_very_list_may_be_long() {
        for elsewhere in [
            r#"{"lines":[1,2,3,4,5]}"#,
            r#"{"x":{"plays":[1,2,3,4]}}"#,
            r#"[{"plays":[1,2,3]}]"#,
            r#"{"plays":[{"row":{"lines":[1,2,3,4]}}]}"#,
            r#"{"plays":[[{"lines":[1,2,3,4]}]]}"#,
            r#"{"plays":{"lines":[1,2,3,4,5]}}"#,
        ] {
            assert_eq!(check(&LIMITS, elsewhere), Err(TooMuch::Values(5)), "{elsewhere}");
        }
    }

    #[test]
    fn what_is_no_json_is_left_to_the_parser() {
        for text in ["", "]]]", "{\"", "\"\\", "nonsense", "{]", ",,,::", "\u{0}", "{\"a\"\"b\"}", "\\\\\\"] {
            assert_eq!(check(&LIMITS, text), Ok(()), "{text:?}");
        }
    }
}
