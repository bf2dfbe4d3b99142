//! A message before it has a language: a key and its arguments.

use std::borrow::Cow;

/// A message of the Fluent files under `data/locale`, with its arguments; [`super::Language::message`] makes it words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) key: Cow<'static, str>,
    pub(super) args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number; it chooses the plural.
    Number(i64),
    /// Words that are the same in every language: a person's name, a number already written out.
    Text(String),
    /// A message of its own: the name of a province, say.
    Message(Message),
    /// Several messages, joined as a list ("Memphis, Abu").
    List(Vec<Message>),
    /// Several names, joined as in a sentence ("Anna, Ben and Cyril").
    Names(Vec<Message>),
    /// Several to choose from, joined as in a sentence ("Anna, Ben or Cyril").
    Choices(Vec<Message>),
}

/// The key of words that need no translation; no Fluent message can have it.
pub(super) const LITERAL: &str = "=";

impl Message {
    /// The message of this key, without arguments so far.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Words that are the same in every language, such as what a person typed.
    pub fn literal(words: impl Into<String>) -> Self {
        Self { key: Cow::Borrowed(LITERAL), args: vec![("words", Arg::Text(words.into()))] }
    }

    /// The same with a number; a value outside `i64` is shown as its nearest bound.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl TryInto<i64>) -> Self {
        self.args.push((name, Arg::Number(value.try_into().unwrap_or(i64::MAX))));
        self
    }

    /// The same with words that stay as they are in both languages.
    #[must_use]
    pub fn text(mut self, name: &'static str, words: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(words.into())));
        self
    }

    /// The same with another message inside.
    #[must_use]
    pub fn say(mut self, name: &'static str, message: Self) -> Self {
        self.args.push((name, Arg::Message(message)));
        self
    }

    /// The same with a list of messages inside. It stands after a colon or in brackets and has no verb of its own: in a
    /// sentence it is [`Self::names`] or [`Self::choices`].
    #[must_use]
    pub fn list(mut self, name: &'static str, messages: Vec<Self>) -> Self {
        self.args.push((name, Arg::List(messages)));
        self
    }

    /// The same with the names of several inside, joined as in a sentence ("Anna, Ben and Cyril").
    #[must_use]
    pub fn names(mut self, name: &'static str, names: Vec<Self>) -> Self {
        self.args.push((name, Arg::Names(names)));
        self
    }

    /// The same with several to choose from inside, joined as in a sentence ("Anna, Ben or Cyril").
    #[must_use]
    pub fn choices(mut self, name: &'static str, choices: Vec<Self>) -> Self {
        self.args.push((name, Arg::Choices(choices)));
        self
    }

    /// Words that are the same in every language, each as a message of its own: what a list takes.
    pub fn literals<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Vec<Self> {
        words.into_iter().map(Self::literal).collect()
    }

    /// The same with other names in the place of those in it: of whoever has another name now than when it was written.
    #[must_use]
    pub fn renamed(mut self, now: &impl Fn(&str) -> Option<String>) -> Self {
        for (_, arg) in &mut self.args {
            match arg {
                Arg::Number(_) => {}
                Arg::Text(words) => {
                    if let Some(now) = now(words) {
                        *words = now;
                    }
                }
                Arg::Message(message) => *message = message.clone().renamed(now),
                Arg::List(all) | Arg::Names(all) | Arg::Choices(all) => {
                    *all = std::mem::take(all).into_iter().map(|message| message.renamed(now)).collect();
                }
            }
        }
        self
    }

    /// Whether it has no arguments: its key alone says it.
    pub fn is_plain(&self) -> bool {
        self.args.is_empty()
    }

    /// The message's key in the Fluent files.
    pub fn key(&self) -> &str {
        &self.key
    }
}
