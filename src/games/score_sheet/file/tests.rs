//! A template's file is read as it was written, and a bad one is named with its line, whatever is in it.

use proptest::prelude::*;

use super::*;
use crate::locale::Language;

const EXAMPLE: &str = include_str!("../../../../data/games/score-sheet/example.toml");

fn wrong(text: &str) -> (usize, What) {
    let error = read(text).unwrap_err();
    for language in Language::ALL {
        let said = language.say(&error.say("box.toml"));
        assert!(said.contains("box.toml") && said.contains(&error.line.to_string()), "{said}");
    }
    (error.line, error.what)
}

#[test]
fn the_example_is_read_and_written_as_it_is() {
    let template = read(EXAMPLE).unwrap();
    assert_eq!((template.rows.len(), template.ties.len(), template.rounds), (4, 1, Rounds::Fixed(3)));
    assert_eq!(read(&write(&template)).unwrap(), template);
}

#[test]
fn the_example_of_the_documents_is_the_same() {
    let page = include_str!("../../../../docs/templates.md");
    let text: String =
        page.lines().filter_map(|line| line.strip_prefix("    ")).map(|line| format!("{line}\n")).collect();
    assert_eq!(read(&text), read(EXAMPLE));
}

#[test]
fn what_is_left_out_has_its_default() {
    let template = read("name = \"Box\"\n[[row]]\nid = \"a\"\ntitle = \"A\"\n").unwrap();
    let row = Row { id: "a".to_owned(), title: "A".to_owned(), rule: Rule::Plain, once: false };
    assert_eq!(template, Template { name: "Box".to_owned(), rows: vec![row], ..Template::points() });
}

#[test]
fn a_bad_file_is_named_with_its_line() {
    let head = "name = \"Box\"\n[[row]]\nid = \"a\"\ntitle = \"A\"\n";
    assert!(matches!(wrong("name = \"Box\"\nplayers = [2,\n\nwins = 3"), (_, What::Syntax { .. })));
    assert_eq!(wrong(&format!("{head}tims = 3\n")), (5, What::Unknown { key: "tims".to_owned() }));
    assert_eq!(wrong(&format!("{head}every = 3\n")), (5, What::Missing { key: "give" }));
    assert!(matches!(wrong(&format!("{head}every = 0\ngive = 1\n")), (5, What::Range { key: "every", .. })));
    assert!(matches!(wrong(&format!("{head}every = -3\ngive = 1\n")), (5, What::Range { key: "every", .. })));
    assert_eq!(wrong(&format!("{head}thresholds = [[1, 1],\n [1, 2]]\n")), (5, What::NotRising));
    assert!(matches!(wrong(&format!("{head}thresholds = [[1, 1],\n [2]]\n")), (6, What::Kind { .. })));
    assert_eq!(wrong(&format!("{head}times = 2\nthresholds = [[1, 1]]\n")), (6, What::TwoRules));
    assert!(matches!(wrong(&format!("{head}times = 1.5\n")), (5, What::Kind { key: "times", .. })));
    let twice = format!("{head}\n[[row]]\ntitle = \"B\"\nid = \"a\"\n");
    assert_eq!(wrong(&twice), (8, What::SameId { id: "a".to_owned() }));
    assert_eq!(wrong("name = \"Box\"\n\n[[row]]\nid = \"a\"\n"), (3, What::Missing { key: "title" }));
    assert_eq!(wrong("[[row]]\nid = \"a\"\ntitle = \"A\"\n"), (1, What::Missing { key: "name" }));
    assert_eq!(wrong(&format!("players = [3, 2]\n{head}")), (1, What::Players));
    assert!(matches!(wrong(&format!("rounds = 99\n{head}")), (1, What::Range { key: "rounds", .. })));
    assert!(matches!(wrong(&format!("rounds = -9\n{head}")), (1, What::Range { key: "rounds", .. })));
    assert!(matches!(wrong(&format!("\nwins = \"most\"\n{head}")), (2, What::Kind { key: "wins", .. })));
    assert_eq!(wrong("name = \"Box\"\n"), (1, What::NoRows));
    assert_eq!(wrong(&format!("{head}[[tie]]\nid = \"a\"\ntitle = \"T\"\n")), (6, What::SameId { id: "a".to_owned() }));
}

#[test]
fn more_than_any_template_has_is_refused_before_it_is_read() {
    let rows = format!("name = \"Box\"\n{}", "[[row]]\nid = \"a\"\ntitle = \"A\"\n".repeat(ROWS + 1));
    assert_eq!(wrong(&rows), (2 + 3 * ROWS, What::TooManyRows));
    assert_eq!(wrong(&" ".repeat(LONGEST + 1)), (1, What::TooLarge));
    let deep = format!("name = {}", "[".repeat(LONGEST - 10));
    assert!(matches!(wrong(&deep), (1, What::Syntax { .. })));
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    assert_eq!(read(&format!("\u{feff}{EXAMPLE}")), read(EXAMPLE));
    assert_eq!(read("\u{feff}name = 3").unwrap_err().line, 1);
}

fn rule() -> impl Strategy<Value = Rule> {
    let steps = proptest::collection::btree_map(-50..50_i64, -50..50_i64, 1..6);
    prop_oneof![
        Just(Rule::Plain),
        (-99..99_i64).prop_map(Rule::Times),
        (1..99_i64, -99..99_i64).prop_map(|(count, give)| Rule::Every { count, give }),
        steps.prop_map(|steps| Rule::Thresholds(steps.into_iter().map(|(a, b)| Threshold(a, b)).collect())),
    ]
}

fn title() -> impl Strategy<Value = String> {
    "[a-zA-Zá-ž\"\\\\# ]{0,20}[a-z]"
}

fn template() -> impl Strategy<Value = Template> {
    let rounds = prop_oneof![Just(Rounds::Once), Just(Rounds::Open), (1..30_u16).prop_map(Rounds::Fixed)];
    let rows = proptest::collection::vec((title(), rule(), any::<bool>()), 1..8);
    (title(), rounds, rows, any::<bool>(), proptest::collection::vec(title(), 0..3)).prop_map(
        |(name, rounds, rows, low, ties)| {
            let wins = if low { Wins::Lowest } else { Wins::Highest };
            let mut template =
                Template { name: name.trim().to_owned(), rounds, wins, rows: Vec::new(), ..Template::points() };
            for (title, rule, once) in rows {
                let once = once && !template.rows.is_empty();
                let id = template.free_id(&title);
                template.rows.push(Row { id, title: title.trim().to_owned(), rule, once });
            }
            for title in ties {
                let id = template.free_id(&title);
                template.ties.push(Tie { id, title: title.trim().to_owned(), wins });
            }
            template
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_as_it_was(template in template()) {
        prop_assert_eq!(read(&write(&template)), Ok(template));
    }

    #[test]
    fn no_text_is_too_strange(text in "\\PC*") {
        let _ = read(&text);
    }

    #[test]
    fn a_damaged_file_is_refused_or_read_and_never_a_mishap(
        at in 0..EXAMPLE.len(), until in 0..EXAMPLE.len(), instead in "[\\[\\]=\"0-9a-z\n.{},-]{0,6}",
    ) {
        let (at, until) = (at.min(until), at.max(until));
        if let (Some(before), Some(after)) = (EXAMPLE.get(..at), EXAMPLE.get(until..)) {
            let text = format!("{before}{instead}{after}");
            match read(&text) {
                Ok(template) => prop_assert_eq!(template.check(), Ok(())),
                Err(error) => prop_assert!((1..=text.lines().count() + 1).contains(&error.line)),
            }
        }
    }
}
