//! The messages of both languages: a file of them is parsed when the first of its messages is said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::files::{FILES, File};
use super::language::Language;
use super::message::Arg;

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language. To parse all of its files takes longer than a frame on a phone, and the first picture needs
/// few of them; so each waits until it is asked for. No message refers to one of another file.
struct Messages {
    language: Language,
    /// The number of the file in which each key stands.
    file_of: HashMap<&'static str, usize>,
    /// What was parsed, by the file's number.
    bundles: [OnceLock<Bundle>; FILES.len()],
    /// What was added to the files of the program.
    added: OnceLock<Bundle>,
}

impl Messages {
    /// A look at how the lines begin; nothing is parsed yet.
    fn unread(language: Language) -> Self {
        let in_file = |(number, file): (usize, &'static File)| keys_of(file, language).map(move |key| (key, number));
        let file_of = FILES.iter().enumerate().flat_map(in_file).collect();
        Self { language, file_of, bundles: [const { OnceLock::new() }; FILES.len()], added: OnceLock::new() }
    }

    fn of(language: Language) -> &'static Self {
        static EN: OnceLock<Messages> = OnceLock::new();
        static CS: OnceLock<Messages> = OnceLock::new();
        let messages = match language {
            Language::En => &EN,
            Language::Cs => &CS,
        };
        messages.get_or_init(|| Self::unread(language))
    }

    /// The messages of the file in which a key stands, if one has it.
    fn bundle(&self, key: &str) -> Option<&Bundle> {
        let Some(&number) = self.file_of.get(key) else { return self.added.get() };
        let (file, bundle) = (FILES.get(number)?, self.bundles.get(number)?);
        Some(bundle.get_or_init(|| parse(file.text(self.language), self.language)))
    }
}

/// The keys of a file.
fn keys_of(file: &'static File, language: Language) -> impl Iterator<Item = &'static str> {
    let starts = file.text(language).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    starts.filter_map(|line| line.split_once(" =").map(|(key, _)| key))
}

/// Adds the messages of a text that is no file of the program: those of a game that is in no list of ours. Gives false where
/// some were added before, which then stay.
pub fn add_texts(language: Language, text: &str) -> bool {
    Messages::of(language).added.set(parse(text, language)).is_ok()
}

fn parse(text: &str, language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks around each argument are invisible in the window, but break labels, tests and screen readers.
    bundle.set_use_isolating(false);
    // A minus, as the figures on the screens have it, and not a hyphen.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }));
    // A damaged file still gives every message before and after the damage; a test finds it first.
    let resource = match FluentResource::try_new(text.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    bundle.add_resource_overriding(resource);
    bundle
}

pub(super) fn format(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    let Some(bundle) = Messages::of(language).bundle(key) else { return key.to_owned() };
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
    let in_file = |file: &'static File| keys_of(file, language).map(|key| (file.name.to_owned(), key.to_owned()));
    FILES.iter().flat_map(in_file).collect()
}

/// The names of the files that were parsed so far; for the test that the first picture waits for few of them.
pub fn parsed_files(language: Language) -> Vec<&'static str> {
    let bundles = FILES.iter().zip(&Messages::of(language).bundles);
    bundles.filter(|(_, bundle)| bundle.get().is_some()).map(|(file, _)| file.name).collect()
}

/// The errors Fluent finds when a message is formatted, a missing argument above all; empty when all is well.
pub fn missing_arguments(language: Language, message: &super::Message) -> Vec<String> {
    let none = || vec![format!("no message {}", message.key)];
    let Some(bundle) = Messages::of(language).bundle(&message.key) else { return none() };
    let Some(pattern) = bundle.get_message(&message.key).and_then(|found| found.value()) else { return none() };
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
        assert_eq!(Language::En.say(&message), "−12 KB");
    }

    #[test]
    fn every_file_is_well_formed() {
        for language in Language::ALL {
            for file in FILES {
                if let Err((_, errors)) = FluentResource::try_new(file.text(language).to_owned()) {
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
            for file in FILES {
                let name = format!("{}.ftl", file.name);
                assert!(left.remove(&name), "{name}");
                assert_eq!(file.text(language), std::fs::read_to_string(folder.join(&name)).unwrap());
            }
            assert_eq!(left, BTreeSet::new());
        }
    }

    #[test]
    fn every_key_is_found_in_the_file_where_it_stands() {
        for language in Language::ALL {
            for (file, key) in keys(language) {
                let bundle = Messages::of(language).bundle(&key).unwrap();
                assert!(bundle.has_message(&key), "{}/{file}: {key}", language.code());
            }
            // And no message is of a form that the look at the lines does not know.
            for file in FILES {
                let resource = FluentResource::try_new(file.text(language).to_owned()).unwrap();
                let messages = resource.entries().filter(|entry| !format!("{entry:?}").contains("Comment"));
                assert_eq!(messages.count(), keys_of(file, language).count(), "{}/{}", language.code(), file.name);
            }
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
