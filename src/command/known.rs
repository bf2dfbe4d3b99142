//! Games and people as somebody types them: without capitals and accents, by another of their names, by a part of one; and
//! what is nearest to a name that nobody has.

use super::Failure;
use crate::games;
use crate::library::fold::fold;
use crate::locale::{Language, Message};
use crate::table::result::Title;

/// A name counts as near to another from this likeness on (Jaro and Winkler's, from 0 to 1): "ana" is near "Anna", "Ben" is
/// not.
const NEAR: f64 = 0.8;

/// So many letters of a name name it; fewer stand in too many.
const ENOUGH: usize = 3;

/// What there is to choose from: each with its id and all its names.
struct Choice<'a> {
    id: &'a str,
    /// The name that is shown.
    shown: String,
    /// All names, the id too, as they are compared.
    names: Vec<String>,
}

impl<'a> Choice<'a> {
    fn game(id: &'a str, language: Language, boxes: &[(&'a str, &Title)]) -> Self {
        let mut names = vec![id.to_owned()];
        let mut shown = id.to_owned();
        if let Some(game) = games::find(id) {
            shown = language.say(&game.name());
            names.extend(Language::ALL.map(|language| language.say(&game.name())));
            names.extend(game.elsewhere().names.iter().map(|name| (*name).to_owned()));
        }
        for (_, title) in boxes.iter().filter(|(known, _)| *known == id) {
            shown = title.say(language);
            names.extend(Language::ALL.map(|language| title.say(language)));
        }
        Self { id, shown, names: names.iter().map(|name| compared(name)).collect() }
    }
}

/// Letters and digits alone, small and without marks.
fn compared(name: &str) -> String {
    fold(name).chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// The id of the game, or of the box among these, that the words name.
///
/// # Errors
/// [`Failure::Input`] with what is near, or else with all there are, where they name none or more than one.
pub(super) fn game<'a>(
    typed: &str,
    among: impl Iterator<Item = &'a str>,
    boxes: &[(&'a str, &Title)],
    language: Language,
) -> Result<&'a str, Failure> {
    let choices: Vec<Choice<'a>> = among.map(|id| Choice::game(id, language, boxes)).collect();
    if let Some(choice) = choices.iter().find(|choice| choice.id == typed.trim()) {
        return Ok(choice.id);
    }
    let wanted = compared(typed);
    let named = |test: &dyn Fn(&String) -> bool| -> Vec<&Choice<'a>> {
        choices.iter().filter(|choice| choice.names.iter().any(test)).collect()
    };
    if !wanted.is_empty()
        && let [one] = named(&|name| *name == wanted)[..]
    {
        return Ok(one.id);
    }
    let parts =
        if wanted.chars().count() < ENOUGH { Vec::new() } else { named(&|name| name.contains(wanted.as_str())) };
    if let [one] = parts[..] {
        return Ok(one.id);
    }
    let say = Message::new("stats-game-unknown").text("game", typed);
    let near = if parts.is_empty() { nearest_choice(&wanted, &choices).into_iter().collect() } else { parts };
    let say = if near.is_empty() {
        say.list("games", Message::literals(choices.iter().map(|choice| choice.id)))
    } else {
        let near = Message::literals(near.iter().map(|choice| format!("{} ({})", choice.shown, choice.id)));
        Message::new("command-game-near").text("game", typed).choices("near", near)
    };
    Err(Failure::Input(say))
}

fn nearest_choice<'c, 'a>(wanted: &str, choices: &'c [Choice<'a>]) -> Option<&'c Choice<'a>> {
    let likeness = |choice: &Choice<'_>| {
        let likeness = choice.names.iter().map(|name| strsim::jaro_winkler(wanted, name));
        likeness.fold(0.0, f64::max)
    };
    let nearest = choices.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(nearest) >= NEAR).then_some(nearest)
}

/// What the words name among people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Person {
    /// Somebody of this very name, or the only one whose name is the same without capitals and accents.
    Known(String),
    /// Nobody; whose name is nearest, if any is near.
    Unknown { near: Option<String> },
}

/// Whom the words name among these.
pub(super) fn person(typed: &str, people: &[String]) -> Person {
    let typed = typed.trim();
    if people.iter().any(|name| name == typed) {
        return Person::Known(typed.to_owned());
    }
    let wanted = compared(typed);
    let alike: Vec<&String> = people.iter().filter(|name| !wanted.is_empty() && compared(name) == wanted).collect();
    if let [one] = alike[..] {
        return Person::Known(one.clone());
    }
    let likeness = |name: &String| strsim::jaro_winkler(&wanted, &compared(name));
    let nearest = people.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    Person::Unknown { near: nearest.filter(|name| likeness(name) >= NEAR).cloned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(typed: &str) -> Result<&'static str, String> {
        let title = Title::literal("7 Wonders");
        let boxes = [("7-wonders", &title)];
        let ids = games::ALL.iter().map(|game| game.id()).chain(["7-wonders"]);
        game(typed, ids, &boxes, Language::En).map_err(|failure| Language::En.say(&failure.message()))
    }

    #[test]
    fn a_game_is_known_by_each_of_its_names_and_by_a_part_of_one() {
        for typed in ["amun-re", "Amun-Re", "amun re", "AMUNRE"] {
            assert_eq!(named(typed).as_deref(), Ok("amun-re"), "{typed}");
        }
        for typed in ["7 Wonders", "7wonders", "wonders"] {
            assert_eq!(named(typed).as_deref(), Ok("7-wonders"), "{typed}");
        }
        assert_eq!(named("Vladcove severu").as_deref(), Ok("empires-of-the-north"));
        assert_eq!(named("cities").as_deref(), Ok("cities-and-knights"));
    }

    #[test]
    fn a_game_that_is_misspelled_or_meant_twice_is_asked_about() {
        assert!(named("amon re").unwrap_err().contains("Did you mean Amun-Re (amun-re)?"));
        let both = named("settlers").unwrap_err();
        assert!(both.contains("Dice Settlers") && both.contains("Imperial Settlers"), "{both}");
        for far in ["", "x", "chess"] {
            assert!(named(far).unwrap_err().contains("amun-re, "), "{far}");
        }
    }

    #[test]
    fn a_person_is_known_without_capitals_and_accents_and_else_the_nearest_is_named() {
        let people = ["Anna", "Žofie", "Ben", "ben"].map(str::to_owned);
        assert_eq!(person("anna", &people), Person::Known("Anna".to_owned()));
        assert_eq!(person(" zofie ", &people), Person::Known("Žofie".to_owned()));
        assert_eq!(person("ben", &people), Person::Known("ben".to_owned()), "two are alike, one of them exactly");
        assert!(matches!(person("BEN", &people), Person::Unknown { near: Some(_) }));
        assert_eq!(person("Ana", &people), Person::Unknown { near: Some("Anna".to_owned()) });
        assert_eq!(person("Quentin", &people), Person::Unknown { near: None });
        assert_eq!(person("", &people), Person::Unknown { near: None });
    }
}
