//! The Fluent files, bundled into the program and parsed once.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::say::Arg;

/// One subject's texts in both languages; a new file is one line here.
macro_rules! files {
    ($($(#[$where:meta])? $name:literal),+ $(,)?) => {
        const FILES: &[(&str, &str, &str)] = &[$($(#[$where])? (
            $name,
            include_str!(concat!("../../data/locale/en/", $name, ".ftl")),
            include_str!(concat!("../../data/locale/cs/", $name, ".ftl")),
        )),+];
    };
}

files![
    "amun-re",
    "app",
    "cities-and-knights",
    // A page has no command line.
    #[cfg(not(target_arch = "wasm32"))]
    "command",
    "dice-settlers",
    "empires-of-the-north",
    "imperial-settlers",
    "kit",
    "library",
    "rules-amun-re",
    "rules-cities-and-knights",
    "rules-dice-settlers",
    "rules-empires-of-the-north",
    "rules-imperial-settlers",
    "score-sheet",
    "store",
    "table"
];

type Bundle = FluentBundle<FluentResource>;

fn bundle(language: Language) -> &'static Bundle {
    // Each when it is spoken for the first time: a window speaks one, and its first picture waits for it.
    static EN: OnceLock<Bundle> = OnceLock::new();
    static CS: OnceLock<Bundle> = OnceLock::new();
    let kept = match language {
        Language::En => &EN,
        Language::Cs => &CS,
    };
    kept.get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // Marks around each argument are invisible in the window, but break labels, tests and screen readers.
    bundle.set_use_isolating(false);
    // A minus, as the figures on the screens have it, and not a hyphen.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }));
    for &(_, en, cs) in FILES {
        let source = match language {
            Language::En => en,
            Language::Cs => cs,
        };
        // A damaged file still gives every message before and after the damage; a test finds it first.
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

pub(super) fn format(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    let bundle = bundle(language);
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
        Arg::Say(message) => FluentValue::String(Cow::Owned(language.say(message))),
        Arg::List(messages) => {
            let words: Vec<String> = messages.iter().map(|message| language.say(message)).collect();
            FluentValue::String(Cow::Owned(words.join(", ")))
        }
    }
}

/// Every key of a language's files, with the file's name; for the tests that hold the languages equal.
pub fn keys(language: Language) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for &(name, en, cs) in FILES {
        let source = if language == Language::En { en } else { cs };
        let plain = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
        let starts = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        all.extend(starts.filter_map(plain).map(|key| (name, key)));
    }
    all
}

/// The errors Fluent finds when a message is formatted, a missing argument above all; empty when all is well.
pub fn missing_arguments(language: Language, message: &super::Say) -> Vec<String> {
    let bundle = bundle(language);
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
        let message = crate::locale::Say::new("app-kilobytes").number("size", -12);
        assert_eq!(Language::En.say(&message), "−12 kB");
    }

    #[test]
    fn every_file_is_well_formed() {
        for &(name, en, cs) in FILES {
            for (language, source) in [("en", en), ("cs", cs)] {
                if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
                    panic!("{language}/{name}.ftl: {errors:?}");
                }
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
