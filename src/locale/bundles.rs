//! The Fluent files, packed into the program and parsed once.

use std::borrow::Cow;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::first::FIRST;
use super::language::Language;
use super::message::Arg;
use crate::packed::{Text, Texts};

/// The files of a language in data/locale, as build.rs has packed them.
fn files(language: Language) -> Texts {
    Texts::new(match language {
        Language::En => include_bytes!(concat!(env!("OUT_DIR"), "/en")),
        Language::Cs => include_bytes!(concat!(env!("OUT_DIR"), "/cs")),
    })
}

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, read when the first of them is said: a window speaks one language, and its first picture
/// waits for what Home says.
struct Messages {
    first: OnceLock<Bundle>,
    rest: OnceLock<Bundle>,
    /// How far the rest has been read, between the two.
    reading: Mutex<Option<Reading>>,
}

/// The files that are left, and the messages of those before.
struct Reading {
    files: Texts,
    bundle: Bundle,
}

impl Messages {
    const fn unread() -> Self {
        Self { first: OnceLock::new(), rest: OnceLock::new(), reading: Mutex::new(None) }
    }

    fn of(language: Language) -> &'static Self {
        static EN: Messages = Messages::unread();
        static CS: Messages = Messages::unread();
        match language {
            Language::En => &EN,
            Language::Cs => &CS,
        }
    }

    fn reading(&self) -> MutexGuard<'_, Option<Reading>> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn first(&self, language: Language) -> &Bundle {
        self.first.get_or_init(|| {
            let (mut files, mut first) = (files(language), empty(language));
            files.by_ref().take(FIRST.len()).for_each(|file| add(&mut first, file));
            *self.reading() = Some(Reading { files, bundle: empty(language) });
            first
        })
    }

    /// Reads one more file of the rest. Gives false when there is no more to do.
    fn read_on(&self, language: Language) -> bool {
        self.first(language);
        let mut reading = self.reading();
        let Some(Reading { files, bundle }) = reading.as_mut() else { return false };
        if let Some(file) = files.next() {
            add(bundle, file);
        } else if let Some(read) = reading.take() {
            self.rest.get_or_init(|| read.bundle);
        }
        true
    }

    fn rest(&self, language: Language) -> &Bundle {
        while self.rest.get().is_none() && self.read_on(language) {}
        self.rest.get_or_init(|| empty(language))
    }
}

/// Where the message of a key is, if there is one.
fn bundle(language: Language, key: &str) -> &'static Bundle {
    let messages = Messages::of(language);
    let first = messages.first(language);
    if first.has_message(key) { first } else { messages.rest(language) }
}

pub(super) fn read_ahead(language: Language) -> bool {
    Messages::of(language).read_on(language)
}

fn empty(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks around each argument are invisible in the window, but break labels, tests and screen readers.
    bundle.set_use_isolating(false);
    // A minus, as the figures on the screens have it, and not a hyphen.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }));
    bundle
}

fn add(bundle: &mut Bundle, file: Text) {
    // A damaged file still gives every message before and after the damage; a test finds it first.
    let resource = match FluentResource::try_new(file.text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
}

pub(super) fn format(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    let bundle = bundle(language, key);
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    let mut values = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        values.set(*name, value(language, arg));
    }
    bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
}

fn value(language: Language, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(words) => FluentValue::String(Cow::Owned(words.clone())),
        Arg::Message(message) => FluentValue::String(Cow::Owned(language.say(message))),
        Arg::List(messages) => {
            let words: Vec<String> = messages.iter().map(|message| language.say(message)).collect();
            FluentValue::String(Cow::Owned(words.join(", ")))
        }
        Arg::Names(names) => FluentValue::String(Cow::Owned(language.names(names))),
        Arg::Choices(choices) => FluentValue::String(Cow::Owned(language.choices(choices))),
    }
}

/// Every key of a language's files, with the file's name; for the tests that hold the languages equal.
pub fn keys(language: Language) -> Vec<(String, String)> {
    let mut keys = Vec::new();
    for file in files(language) {
        let name = file.name.trim_end_matches(".ftl");
        let plain = |line: &str| line.split_once(" =").map(|(key, _)| (name.to_owned(), key.to_owned()));
        let starts = file.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        keys.extend(starts.filter_map(plain));
    }
    keys
}

/// The errors Fluent finds when a message is formatted, a missing argument above all; empty when all is well.
pub fn missing_arguments(language: Language, message: &super::Message) -> Vec<String> {
    let bundle = bundle(language, &message.key);
    let Some(pattern) = bundle.get_message(&message.key).and_then(|found| found.value()) else {
        return vec![format!("no message {}", message.key)];
    };
    let mut values = FluentArgs::new();
    for (name, arg) in &message.args {
        values.set(*name, value(language, arg));
    }
    let mut errors = Vec::new();
    drop(bundle.format_pattern(pattern, Some(&values), &mut errors));
    errors.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_below_zero_has_a_minus_and_no_hyphen() {
        let message = crate::locale::Message::new("app-kilobytes").number("size", -12);
        assert_eq!(Language::En.say(&message), "−12 kB");
    }

    #[test]
    fn every_file_is_well_formed() {
        for language in Language::ALL {
            for file in files(language) {
                if let Err((_, errors)) = FluentResource::try_new(file.text) {
                    panic!("{}/{}: {errors:?}", language.code(), file.name);
                }
            }
        }
    }

    #[test]
    fn every_file_is_there_to_the_letter() {
        for language in Language::ALL {
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data/locale").join(language.code());
            let mut left: BTreeSet<_> = std::fs::read_dir(&folder)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            for file in files(language) {
                assert!(left.remove(&file.name), "{}", file.name);
                assert_eq!(file.text, std::fs::read_to_string(folder.join(&file.name)).unwrap());
            }
            assert_eq!(left, BTreeSet::new());
        }
    }

    #[test]
    fn both_languages_say_the_same_things_once() {
        let set = |language| -> BTreeSet<_> { keys(language).into_iter().collect() };
        assert_eq!(set(Language::En), set(Language::Cs));
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            for (file, key) in keys(language) {
                assert!(seen.insert(key.clone()), "{key} stands twice ({file})");
            }
        }
    }
}
