//! One Rust file as the rules see it: its code without comments and texts, and its texts apart.

use super::files::line_of;

/// A scanned file. All offsets are bytes of the file.
pub struct Source {
    /// Its path from the root of the repository.
    pub path: String,
    /// The text with every comment, and the inside of every literal, as blanks.
    pub code: String,
    /// The same without what is compiled for tests only.
    pub product: String,
    /// The string literals, in order.
    pub literals: Vec<Literal>,
}

/// A string literal.
pub struct Literal {
    /// Where its inside starts.
    pub at: usize,
    /// Its inside as it is written, escapes and all.
    pub text: String,
    /// Whether it stands in an attribute, such as an error's English.
    pub in_attribute: bool,
}

impl Source {
    pub fn new(path: &str, text: &str) -> Self {
        let mut scanner = Scanner { text, at: 0, code: text.as_bytes().to_vec(), literals: Vec::new() };
        scanner.run();
        let (code, mut literals) = (blanked(scanner.code), scanner.literals);
        let attributes = attributes(&code);
        for literal in &mut literals {
            literal.in_attribute = attributes.iter().any(|&(from, to)| (from..to).contains(&literal.at));
        }
        let product = if path.ends_with("tests.rs") { blank(&code, &[(0, code.len())]) } else { without_tests(&code) };
        Self { path: path.to_owned(), code, product, literals }
    }

    /// The line (from 1) of a place.
    pub fn line(&self, at: usize) -> usize {
        line_of(&self.code, at)
    }

    /// The literals that the program itself holds, not only its tests.
    pub fn product_literals(&self) -> impl Iterator<Item = &Literal> {
        // The quote before a literal's inside is still there unless a test's code was taken away around it.
        self.literals.iter().filter(|literal| self.product.as_bytes()[literal.at - 1] == b'"')
    }

    /// The literal whose inside starts here.
    pub fn literal_at(&self, at: usize) -> Option<&Literal> {
        self.literals.iter().find(|literal| literal.at == at)
    }

    /// The parts of the path under `src`, the last without `.rs`: `["games", "amun_re", "income"]`.
    pub fn parts(&self) -> Vec<&str> {
        self.path.trim_start_matches("src/").trim_end_matches(".rs").split('/').collect()
    }
}

/// The words of the code that could be names, with their places.
pub fn names(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let starts = code.char_indices().filter(move |&(at, c)| is_word(c) && !code[..at].ends_with(is_word));
    starts.map(move |(at, _)| (at, code[at..].split(|c: char| !is_word(c)).next().unwrap_or_default()))
}

/// The bracket that closes the one at this place; the end of the code where none does.
pub fn closing(code: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    code.len()
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    code: Vec<u8>,
    literals: Vec<Literal>,
}

impl Scanner<'_> {
    fn run(&mut self) {
        while let Some(c) = self.rest().chars().next() {
            let before = self.text[..self.at].chars().next_back();
            let in_word = before.is_some_and(|b| b.is_alphanumeric() || b == '_');
            if self.rest().starts_with("//") {
                let end = self.rest().find('\n').unwrap_or(self.rest().len());
                self.hide(end);
            } else if self.rest().starts_with("/*") {
                self.block_comment();
            } else if c == '"' {
                self.string();
            } else if !in_word && self.raw_hashes().is_some() {
                self.raw_string();
            } else if c == '\'' {
                self.character();
            } else {
                self.at += c.len_utf8();
            }
        }
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Blanks this many bytes of code.
    fn hide(&mut self, bytes: usize) {
        self.code[self.at..self.at + bytes].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
        self.at += bytes;
    }

    fn block_comment(&mut self) {
        let (mut depth, mut end) = (0_usize, 0);
        loop {
            let rest = &self.rest()[end..];
            if rest.starts_with("/*") {
                (depth, end) = (depth + 1, end + 2);
            } else if rest.starts_with("*/") {
                (depth, end) = (depth - 1, end + 2);
            } else if let Some(c) = rest.chars().next() {
                end += c.len_utf8();
            } else {
                break;
            }
            if depth == 0 {
                break;
            }
        }
        self.hide(end);
    }

    fn string(&mut self) {
        self.at += 1;
        let (mut end, mut escaped) = (0, false);
        for c in self.rest().chars() {
            if c == '"' && !escaped {
                break;
            }
            escaped = c == '\\' && !escaped;
            end += c.len_utf8();
        }
        self.literal(end);
        self.at = (self.at + 1).min(self.text.len());
    }

    /// The hashes of the raw string that starts here: `r"`, `br##"`, `cr"`.
    fn raw_hashes(&self) -> Option<usize> {
        let marks = ["r", "br", "cr"].into_iter().find_map(|mark| self.rest().strip_prefix(mark))?;
        let hashes = marks.len() - marks.trim_start_matches('#').len();
        marks[hashes..].starts_with('"').then_some(hashes)
    }

    fn raw_string(&mut self) {
        let hashes = self.raw_hashes().unwrap_or_default();
        self.at += self.rest().find('"').unwrap_or_default() + 1;
        let close = format!("\"{}", "#".repeat(hashes));
        let end = self.rest().find(&close).unwrap_or(self.rest().len());
        self.literal(end);
        self.at = (self.at + close.len()).min(self.text.len());
    }

    fn literal(&mut self, bytes: usize) {
        let text = self.rest()[..bytes].to_owned();
        self.literals.push(Literal { at: self.at, text, in_attribute: false });
        self.hide(bytes);
    }

    /// A character such as `'"'`; a lifetime only loses its mark.
    fn character(&mut self) {
        self.at += 1;
        let mut inside = self.rest().chars();
        let bytes = match inside.next() {
            Some('\\') => self.rest().char_indices().skip(2).find(|&(_, c)| c == '\'').map(|(end, _)| end),
            Some(c) if inside.next() == Some('\'') => Some(c.len_utf8()),
            _ => None,
        };
        if let Some(bytes) = bytes {
            self.hide(bytes);
            self.at += 1;
        }
    }
}

fn blanked(code: Vec<u8>) -> String {
    String::from_utf8(code).expect("whole characters were blanked")
}

fn blank(code: &str, ranges: &[(usize, usize)]) -> String {
    let mut bytes = code.as_bytes().to_vec();
    for &(from, to) in ranges {
        bytes[from..to].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }
    blanked(bytes)
}

fn attributes(code: &str) -> Vec<(usize, usize)> {
    let starts = code.match_indices("#[").chain(code.match_indices("#!["));
    starts.map(|(at, mark)| (at, closing(code, at + mark.len() - 1))).collect()
}

/// Takes away every item under `#[cfg(test)]`.
fn without_tests(code: &str) -> String {
    let item = |(at, mark): (usize, &str)| {
        // Its attributes end where its own brackets or its semicolon come; `[` of an attribute is neither.
        let end = code[at + mark.len()..].find(['{', ';']).map_or(code.len(), |end| at + mark.len() + end);
        let end = if code[end..].starts_with('{') { closing(code, end) } else { end };
        (at, (end + 1).min(code.len()))
    };
    let items: Vec<_> = code.match_indices("#[cfg(test)]").map(item).collect();
    blank(code, &items)
}

#[test]
fn comments_and_texts_are_no_code() {
    let text = "let a = \"x // \\\" y\"; // b\n/* c /* d */ e */ let f = r#\"g \" h\"#; let q = '\"'; fn i<'j>() {}";
    let source = Source::new("src/x.rs", text);
    let words: Vec<&str> = names(&source.code).map(|(_, name)| name).collect();
    assert_eq!(words, ["let", "a", "let", "f", "r", "let", "q", "fn", "i", "j"]);
    let texts: Vec<&str> = source.literals.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, ["x // \\\" y", "g \" h"]);
    assert_eq!(source.code.len(), text.len());
    assert_eq!(source.line(text.find("let f").unwrap()), 2);
}

#[test]
fn tests_are_no_product() {
    let text = "#[error(\"in\")] fn a() { \"b\" }\n#[cfg(test)]\nmod tests { fn c() { \"d\" } }\nfn e() {}";
    let source = Source::new("src/x.rs", text);
    let words: Vec<&str> = names(&source.product).map(|(_, name)| name).collect();
    assert_eq!(words, ["error", "fn", "a", "fn", "e"]);
    let texts: Vec<_> =
        source.product_literals().map(|literal| (literal.text.as_str(), literal.in_attribute)).collect();
    assert_eq!(texts, [("in", true), ("b", false)]);
    assert_eq!(Source::new("src/log_tests.rs", text).product.trim(), "");
}
