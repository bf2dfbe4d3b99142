//! One Rust file as the rules see it: its code without comments and texts, and its texts apart.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

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
        let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{path} is no Rust: {error}"));
        let mut written = Written { text, code: blank_of(text), literals: Vec::new() };
        written.tokens(tokens);
        let (code, mut literals) = (blanked(written.code), written.literals);
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

/// What the compiler's own words are made of, put back where they stood: comments are none of them, and of a literal only
/// its marks are code.
struct Written<'a> {
    text: &'a str,
    code: Vec<u8>,
    literals: Vec<Literal>,
}

impl Written<'_> {
    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let open = group.span_open().byte_range();
                    // A doc comment comes as an attribute that stands where the comment does.
                    if !self.is_comment(open.start) {
                        self.write(open);
                        self.write(group.span_close().byte_range());
                        self.tokens(group.stream());
                    }
                }
                TokenTree::Literal(literal) => self.literal(literal.span().byte_range()),
                TokenTree::Ident(_) | TokenTree::Punct(_) => {
                    let range = token.span().byte_range();
                    if !self.is_comment(range.start) {
                        self.write(range);
                    }
                }
            }
        }
    }

    /// By where a token starts: the bracket of a doc comment has only the comment's first sign for its own.
    fn is_comment(&self, at: usize) -> bool {
        ["//", "/*"].iter().any(|mark| self.text[at..].starts_with(mark))
    }

    fn write(&mut self, range: Range<usize>) {
        self.code[range.clone()].copy_from_slice(&self.text.as_bytes()[range]);
    }

    fn literal(&mut self, range: Range<usize>) {
        let written = &self.text[range.clone()];
        // `"…"`, `br##"…"##`, `'…'`; a number has no inside.
        let inside = written.find(['"', '\'']).and_then(|open| {
            let close = written.rfind(char::from(written.as_bytes()[open]))?;
            Some(range.start + open + 1..range.start + close)
        });
        let Some(inside) = inside else { return self.write(range) };
        self.write(range.start..inside.start);
        self.write(inside.end..range.end);
        if self.text[..inside.start].ends_with('"') {
            self.literals.push(Literal { at: inside.start, text: self.text[inside].to_owned(), in_attribute: false });
        }
    }
}

fn blanked(code: Vec<u8>) -> String {
    String::from_utf8(code).expect("whole words were put back")
}

/// As many blanks as there are bytes, in the same lines.
fn blank_of(text: &str) -> Vec<u8> {
    text.bytes().map(|byte| if byte == b'\n' { byte } else { b' ' }).collect()
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
    let text = "//! It's \"one\n/// o(f) two\n/** and */let a = \"x // \\\" y\"; // b\n/* c /* d */ e */ let f = r#\"g \" h\"#; let q = '\"'; fn i<'j>() {}";
    let source = Source::new("src/x.rs", text);
    let words: Vec<&str> = names(&source.code).map(|(_, name)| name).collect();
    assert_eq!(words, ["let", "a", "let", "f", "r", "let", "q", "fn", "i", "j"]);
    let texts: Vec<&str> = source.literals.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(texts, ["x // \\\" y", "g \" h"]);
    assert_eq!(source.code.len(), text.len());
    assert_eq!(source.line(text.find("let f").unwrap()), 4);
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
