//! What stands on a button is a label and no sentence: it ends without a period.
//!
//! This sees the words that the code gives to a button in one place, those of the commands, and what the highlighted button
//! of a game says. Why a button waits may be a sentence, since it is said elsewhere too: the button leaves its period out.

use std::collections::BTreeSet;

use super::files::{Fault, House, found};
use super::fluent::messages;
use super::scan::{Source, closing};

/// The calls that make a button of words.
const BUTTONS: [&str; 8] = [
    "Button::primary(",
    "Button::quiet(",
    "Button::plain(",
    "Button::danger(",
    "Button::icon_only(",
    "primary_button(",
    "icon_button(",
    "menu_row(",
];

/// An abbreviation at the end of a label keeps its period.
const SHORT: [&str; 1] = ["zl."];

/// The keys of all labels that the code names.
fn labels(house: &House) -> BTreeSet<&str> {
    let mut keys = BTreeSet::new();
    for source in &house.sources {
        let parts = source.parts();
        let game = parts.get(1).filter(|_| parts[0] == "games").map(|game| game.replace('_', "-"));
        let commands = source.path.ends_with("nav/commands.rs");
        for text in source.product_literals().map(|literal| literal.text.as_str()) {
            let rest = game.as_deref().and_then(|game| text.strip_prefix(game));
            let highlighted = rest.is_some_and(|rest| rest.starts_with("-next") || rest.starts_with("-missing"));
            if highlighted || (commands && text.contains("-command-")) {
                keys.insert(text);
            }
        }
        for call in BUTTONS {
            for (at, _) in source.product.match_indices(call) {
                let open = at + call.len() - 1;
                let end = closing(&source.product, open);
                keys.extend(said_in(source, open, end));
                let words = source.product[open + 1..end].trim().trim_start_matches('&');
                keys.extend(bound(source, words, at));
            }
        }
    }
    keys
}

/// The literals in a part of the code.
fn said_in(source: &Source, from: usize, to: usize) -> impl Iterator<Item = &str> {
    let within = move |at: usize| (from..to).contains(&at);
    source.literals.iter().filter(move |literal| within(literal.at)).map(|literal| literal.text.as_str())
}

/// The literals of the `let` above a place that binds this name.
fn bound<'a>(source: &'a Source, name: &str, above: usize) -> Vec<&'a str> {
    let binding = format!("let {name} = ");
    let Some(at) = source.product[..above].rfind(&binding).filter(|_| !name.is_empty()) else { return Vec::new() };
    let end = source.product[at..].find(';').map_or(above, |length| at + length);
    said_in(source, at, end).collect()
}

/// No label ends with a period.
pub fn without_periods(house: &House) -> Vec<Fault> {
    let labels = labels(house);
    let mut faults = Vec::new();
    for message in ["en", "cs"].into_iter().flat_map(|language| messages(house, language)) {
        if !labels.contains(message.key) {
            continue;
        }
        let ends = |line: &str| line.ends_with('.') && !SHORT.iter().any(|short| line.ends_with(short));
        for (at, _) in message.lines().enumerate().filter(|(_, line)| ends(line.trim_end())) {
            let advice = format!("{} stands on a button, which has no period", message.key);
            faults.push(Fault::new(message.path, message.line + at, advice));
        }
    }
    faults
}

#[test]
fn a_label_with_a_period_is_found() {
    let files = [
        ("src/app/a.rs", "fn a() { ui.add(Button::quiet(&texts.t(\"app-a\")).full()); texts.t(\"app-b\"); }\n"),
        ("src/app/b.rs", "fn b() { let words = texts.t(\"app-c\"); ui.add(Button::primary(&words)); }\n"),
        (
            "src/games/nile/guide_view.rs",
            "fn c() { Message::new(\"nile-next\"); Message::new(\"nile-next-pay\"); a(\"nile-phase\"); }\n",
        ),
        (
            "data/locale/en/app.ftl",
            "app-a = Go.\napp-b = It is saved.\napp-c = { $n ->\n    [one] Go\n   *[other] Gone.\n }\n",
        ),
        ("data/locale/cs/nile.ftl", "nile-next = Dál.\nnile-phase = Fáze.\nnile-next-pay = Zaplatit 3 zl.\n"),
    ];
    let known = ["data/locale/cs/nile.ftl:1", "data/locale/en/app.ftl:1", "data/locale/en/app.ftl:5"];
    assert_eq!(found(without_periods, &files), known);
}
