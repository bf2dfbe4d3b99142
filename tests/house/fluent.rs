//! The Fluent files as the rules see them: each message with its arguments and its plurals.

use std::collections::BTreeSet;

use super::files::House;

/// One message of one language.
pub struct Message<'a> {
    /// The file that holds it.
    pub path: &'a str,
    /// The line of its key, from 1.
    pub line: usize,
    /// Its key.
    pub key: &'a str,
    body: String,
}

/// All messages of a language (`en`, `cs`).
pub fn messages<'a>(house: &'a House, language: &str) -> Vec<Message<'a>> {
    let folder = format!("data/locale/{language}/");
    let mut messages: Vec<Message<'a>> = Vec::new();
    for (path, text) in house.files.iter().filter(|(path, _)| path.starts_with(&folder) && path.ends_with(".ftl")) {
        for (at, line) in text.lines().enumerate() {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let (key, body) = line.split_once('=').unwrap_or((line, ""));
                messages.push(Message { path, line: at + 1, key: key.trim_end(), body: body.to_owned() });
            } else if line.starts_with([' ', '}'])
                && let Some(last) = messages.last_mut()
            {
                last.body.push('\n');
                last.body.push_str(line);
            }
        }
    }
    messages
}

/// The names of the text files, which are also what the keys in them start with.
pub fn subjects(house: &House) -> BTreeSet<&str> {
    let names = house.under("data/locale/en/", ".ftl").map(|(path, _)| path);
    names.filter_map(|path| path.rsplit('/').next()?.strip_suffix(".ftl")).collect()
}

impl Message<'_> {
    /// Its lines, the first without the key.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.body.lines()
    }

    /// What it says: without what stands in braces, which is filled in, and without the names of variants.
    pub fn words(&self) -> String {
        let (mut words, mut depth) = (String::new(), 0_usize);
        for line in self.body.lines() {
            let variant =
                line.trim_start().trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'));
            let line = match variant {
                Some((_, rest)) => {
                    // A variant stands in the braces of its choice, and is said.
                    depth = 0;
                    rest
                }
                None => line,
            };
            for c in line.chars() {
                match c {
                    '{' => depth += 1,
                    '}' => depth = depth.saturating_sub(1),
                    c if depth == 0 => words.push(c),
                    _ => {}
                }
            }
            words.push(' ');
        }
        words
    }

    /// The names of its arguments.
    pub fn arguments(&self) -> BTreeSet<String> {
        let name = |rest: &str| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '-' || *c == '_').collect();
        self.body.split('$').skip(1).map(name).collect()
    }

    /// For each choice in it, the variants (`*other` is the default).
    pub fn choices(&self) -> Vec<Vec<String>> {
        let (mut open, mut done): (Vec<Vec<String>>, _) = (Vec::new(), Vec::new());
        for (at, c) in self.body.char_indices() {
            match c {
                '{' => open.push(Vec::new()),
                '}' => done.extend(open.pop()),
                '[' => {
                    let star = if self.body[..at].ends_with('*') { "*" } else { "" };
                    let name = self.body[at + 1..].split(']').next().unwrap_or_default();
                    if let Some(choice) = open.last_mut() {
                        choice.push(format!("{star}{}", name.trim()));
                    }
                }
                _ => {}
            }
        }
        done.retain(|choice| !choice.is_empty());
        done
    }
}
