//! Pages to be printed, as HTML that asks for nothing from elsewhere: the rulings of a game, and a player aid of one page.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::Game;
use crate::library::aids::{FactTable, Point};
use crate::library::entry::{Fact, Ref, either};
use crate::library::{LibraryEntry, Lookup};
use crate::locale::{Language, Message};
use crate::table::guide::{Guide, Step};

/// What stands on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// Every ruling, by the phase in which it is asked.
    Rulings,
    /// The order of play and the game in short.
    PlayerAid,
}

/// How a printed page looks.
const STYLE: &str = include_str!("../../assets/print.css");

impl Printed {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::PlayerAid, Self::Rulings];

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Rulings => "setup-print-rulings",
            Self::PlayerAid => "setup-print-aid",
        }
    }

    /// The name of its file without an ending, after that of the game.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Rulings => "rulings",
            Self::PlayerAid => "player-aid",
        }
    }

    /// The page of a game, with what a person has noted on its rulings.
    pub fn page(self, game: &dyn Game, lookup: &Lookup<'_>, language: Language) -> String {
        let name = language.say(&game.name());
        let title = format!("{name}: {}", language.words(self.key()));
        let body = match self {
            Self::Rulings => rulings(game, lookup, language),
            Self::PlayerAid => player_aid(game, lookup, language),
        };
        format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n\
             </head>\n<body>\n<h1>{}</h1>\n{body}</body>\n</html>\n",
            language.code(),
            escaped(&title),
            escaped(&title),
        )
    }
}

/// Words as HTML shows them.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A line of a page; nothing else can fail than memory.
fn line(page: &mut String, tag: &str, words: &str) {
    let name = tag.split(' ').next().unwrap_or(tag);
    writeln!(page, "<{tag}>{}</{name}>", escaped(words)).ok();
}

fn rulings(game: &dyn Game, lookup: &Lookup<'_>, language: Language) -> String {
    let entries = lookup.library.entries().iter();
    let rulings: Vec<&LibraryEntry> = entries.filter(|entry| entry.at.game == game.id() && entry.is_ruling()).collect();
    let mut page = String::new();
    let mut printed = BTreeSet::new();
    let phases = lookup.library.titles(game.id()).map(|titles| titles.phases.as_slice()).unwrap_or_default();
    for phase in phases {
        // A ruling of several phases stands where it is asked first.
        let here = rulings.iter().filter(|ruling| ruling.phases.contains(&phase.id));
        let here: Vec<_> = here.filter(|ruling| printed.insert(ruling.at.id.as_str())).collect();
        if !here.is_empty() {
            line(&mut page, "h2", either(&phase.title, language));
        }
        for ruling in here {
            self::ruling(&mut page, ruling, lookup, language);
        }
    }
    let rest: Vec<_> = rulings.iter().filter(|ruling| !printed.contains(ruling.at.id.as_str())).collect();
    if !rest.is_empty() && !printed.is_empty() {
        line(&mut page, "h2", &language.words("setup-print-rest"));
    }
    for ruling in rest {
        self::ruling(&mut page, ruling, lookup, language);
    }
    page
}

fn ruling(page: &mut String, ruling: &LibraryEntry, lookup: &Lookup<'_>, language: Language) {
    page.push_str("<article>\n");
    line(page, "h3", ruling.name(language));
    line(page, "p", ruling.text(language));
    if let Some(why) = &ruling.why {
        line(page, "p", either(why, language));
    }
    if let Some(unsure) = &ruling.unsure {
        line(page, "p class=\"doubt\"", either(unsure, language));
    }
    if let Some(note) = lookup.own.note(&ruling.at) {
        for (key, words) in [("app-library-house", &note.house), ("app-library-note", &note.note)] {
            if !words.trim().is_empty() {
                line(page, "p class=\"own\"", &format!("{}: {}", language.words(key), words.trim()));
            }
        }
    }
    let source = either(&ruling.source, language);
    line(page, "p class=\"source\"", &format!("{source} · {}", language.say(&ruling.confidence.message())));
    page.push_str("</article>\n");
}

/// What a step says on paper, and at which tables it is done.
fn on_paper(game: &dyn Game, step: &Step, language: Language) -> (String, String) {
    if let Some(paper) = &step.paper {
        let (title, text) = (paper.title.as_ref().unwrap_or(&step.title), paper.text.as_ref().unwrap_or(&step.text));
        return (either(title, language).to_owned(), either(text, language).to_owned());
    }
    let title = either(&step.title, language);
    let option = game.options().iter().find(|option| step.option() == Some(option.id));
    let title = match option {
        _ if step.is_solo() => language.say(&Message::new("setup-print-solo").text("step", title)),
        Some(option) => language
            .say(&Message::new("setup-print-option").text("step", title).say("option", Message::new(option.title))),
        None => title.to_owned(),
    };
    (title, either(&step.text, language).to_owned())
}

/// A fact's value, with how sure it is where a reader should look twice.
fn value(fact: &Fact, language: Language) -> String {
    let value = either(&fact.value, language);
    if fact.confidence.is_doubtful() {
        format!("{value} ({})", language.say(&fact.confidence.message()))
    } else {
        value.to_owned()
    }
}

/// The rows of a table of facts: one for each entry with a cell for each fact, or one for each fact.
fn facts(page: &mut String, table: &FactTable, game: &dyn Game, lookup: &Lookup<'_>, language: Language) {
    let entry = |id: &String| lookup.get(&Ref::new(game.id(), id.clone()));
    let entries: Vec<&LibraryEntry> = table.rows.iter().filter_map(entry).collect();
    let named = |entry: &'_ LibraryEntry, name: &str| entry.facts.iter().find(|fact| fact.what.en == name).cloned();
    let row = |page: &mut String, head: &str, cells: &[String]| {
        page.push_str("<tr>");
        write!(page, "<th>{}</th>", escaped(head)).ok();
        for cell in cells {
            write!(page, "<td>{}</td>", escaped(cell)).ok();
        }
        page.push_str("</tr>\n");
    };
    page.push_str("<table>\n");
    if table.facts.is_empty() {
        for fact in entries.iter().flat_map(|entry| &entry.facts) {
            row(page, either(&fact.what, language), &[value(fact, language)]);
        }
    }
    // One kind of fact is named by the title.
    if table.facts.len() > 1 {
        let what = |name: &String| entries.iter().find_map(|entry| named(entry, name));
        let heads = table
            .facts
            .iter()
            .map(|name| what(name).map_or_else(String::new, |fact| either(&fact.what, language).to_owned()));
        row(page, "", &heads.collect::<Vec<_>>());
    }
    for entry in entries.iter().filter(|_| !table.facts.is_empty()) {
        let cells =
            table.facts.iter().map(|name| named(entry, name).map_or_else(String::new, |fact| value(&fact, language)));
        row(page, entry.name(language), &cells.collect::<Vec<_>>());
    }
    page.push_str("</table>\n");
}

fn player_aid(game: &dyn Game, lookup: &Lookup<'_>, language: Language) -> String {
    let mut page = String::from("<div class=\"aid\">\n");
    let lesson = lookup.library.aids(game.id()).and_then(|aids| aids.lesson.as_ref());
    let points = |page: &mut String, key: &str, points: &[Point]| {
        page.push_str("<section>\n");
        line(page, "h2", &language.words(key));
        page.push_str("<ul>\n");
        for point in points {
            line(page, "li", either(&point.text, language));
        }
        page.push_str("</ul>\n</section>\n");
    };
    if let Some(lesson) = lesson {
        points(&mut page, "setup-lesson-goal", &lesson.goal);
        points(&mut page, "setup-lesson-turn", &lesson.turn);
    }
    if let Ok(guide) = Guide::parse(game.books().guide) {
        for phase in &guide.phases {
            page.push_str("<section>\n");
            let title = either(&phase.title, language);
            let title = match phase.number {
                Some(number) => {
                    language.say(&Message::new("setup-print-phase").number("number", number).text("phase", title))
                }
                None => title.to_owned(),
            };
            line(&mut page, "h2", &title);
            for step in phase.steps().iter().filter(|step| !step.screen_only) {
                let (title, text) = on_paper(game, step, language);
                line(&mut page, "h3", &title);
                line(&mut page, "p", &text);
            }
            page.push_str("</section>\n");
        }
    }
    for table in lesson.iter().flat_map(|lesson| &lesson.tables) {
        page.push_str("<section>\n");
        line(&mut page, "h2", either(&table.title, language));
        facts(&mut page, table, game, lookup, language);
        page.push_str("</section>\n");
    }
    if let Some(lesson) = lesson {
        points(&mut page, "setup-lesson-end", &lesson.end);
        points(&mut page, "setup-lesson-mistakes", &lesson.mistakes);
    }
    page.push_str("</div>\n");
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{ALL, library};
    use crate::library::Own;

    #[test]
    fn a_page_has_every_ruling_once_and_asks_for_nothing_from_elsewhere() {
        let own = Own::default();
        let lookup = Lookup { library: library(), own: &own };
        for game in ALL.iter().filter(|game| !game.books().rulings.is_empty()) {
            for language in Language::ALL {
                let page = Printed::Rulings.page(*game, &lookup, language);
                let rulings = lookup.library.entries().iter();
                let rulings = rulings.filter(|entry| entry.at.game == game.id() && entry.is_ruling());
                for ruling in rulings {
                    let question = format!("<h3>{}</h3>", escaped(ruling.name(language)));
                    assert_eq!(page.matches(&question).count(), 1, "{} {question}", game.id());
                }
                let aid = Printed::PlayerAid.page(*game, &lookup, language);
                assert!(page.contains(&format!("lang=\"{}\"", language.code())) && aid.contains("<h2>"));
                for page in [page, aid] {
                    assert!(!["http", "<script", "url(", "src="].iter().any(|way| page.contains(way)), "{}", game.id());
                }
            }
        }
    }

    fn aid(game: &str, language: Language) -> String {
        let own = Own::default();
        let game = ALL.iter().find(|known| known.id() == game).unwrap();
        Printed::PlayerAid.page(*game, &Lookup { library: library(), own: &own }, language)
    }

    /// Nothing on paper can be tapped, and no app keeps a deck there.
    #[test]
    fn paper_does_not_speak_of_the_screen() {
        for game in ALL.iter().filter(|game| !game.books().rulings.is_empty()) {
            for (language, words) in [
                (Language::En, [" tap ", " app ", " enter", " screen"]),
                (Language::Cs, ["klep", "aplikac", "zadej", "zadan"]),
            ] {
                let page = aid(game.id(), language);
                let lesson = library().aids(game.id()).unwrap().lesson.as_ref().unwrap();
                assert!(lesson.told().all(|point| page.contains(&escaped(point.text.of(language)))), "{}", game.id());
                let page = page.to_lowercase().replace('>', " ");
                let found = words.iter().find(|word| page.contains(*word));
                assert!(found.is_none(), "{} {language:?}: {found:?}", game.id());
            }
        }
    }

    #[test]
    fn a_step_of_some_tables_says_of_which() {
        let page = aid("cities-and-knights", Language::En);
        assert_eq!(page.matches("<h3>Roll the dice</h3>").count(), 1);
        assert_eq!(page.matches("<h3>Roll the dice (Magic, Wizards and Dragons)</h3>").count(), 1);
        let page = aid("imperial-settlers", Language::Cs);
        assert_eq!(page.matches("<h3>Virtuální hráč dvakrát útočí (sólová hra)</h3>").count(), 1);
        assert!(!aid("amun-re", Language::En).contains("Who took which province?"));
    }

    /// What a table looks up all evening stands on its page, in both languages.
    #[test]
    fn costs_and_tracks_are_on_the_player_aid() {
        for (game, language, wanted) in [
            ("cities-and-knights", Language::En, "<tr><th>Road</th><td>1 brick, 1 lumber</td></tr>"),
            ("cities-and-knights", Language::Cs, "<tr><th>Hradby</th><td>2 cihly</td></tr>"),
            (
                "amun-re",
                Language::En,
                "<tr><th>Temple on space 2</th><td>3 to 12</td><td>2</td><td>pay</td><td>2</td></tr>",
            ),
            ("imperial-settlers", Language::Cs, "<td>Osadníky</td></tr>"),
            ("empires-of-the-north", Language::En, "(sources disagree)"),
        ] {
            let page = aid(game, language);
            assert!(page.contains(wanted), "{game}: {page}");
        }
        for (id, table) in ALL
            .iter()
            .filter_map(|game| Some((game.id(), library().aids(game.id())?.lesson.as_ref()?)))
            .flat_map(|(id, lesson)| lesson.tables.iter().map(move |table| (id, table)))
        {
            for row in &table.rows {
                let entry = library().get(&Ref::new(id, row.clone())).unwrap();
                let has = |name: &String| entry.facts.iter().any(|fact| fact.what.en == *name);
                assert!(table.facts.iter().all(has) && !entry.facts.is_empty(), "{id}: {row} lacks a fact");
            }
        }
    }

    #[test]
    fn words_cannot_become_tags() {
        assert_eq!(escaped("<b> & \"x\""), "&lt;b&gt; &amp; &quot;x&quot;");
    }
}
