//! Own cards as a table: what goes out comes in again, what is wrong is named by its line, and nothing comes in by halves.

use tableside::library::OwnCard;
use tableside::library::csv::{COLUMNS, Wrong, read, write};
use tableside::locale::Language;

fn games(game: &str) -> bool {
    ["amun-re", "cities-and-knights"].contains(&game)
}

fn wrong(table: &str) -> Vec<(u64, Wrong)> {
    let errors = read(table.as_bytes(), &games).unwrap_err();
    for error in &errors {
        for language in Language::ALL {
            let said = language.say(&error.say());
            assert!(said.contains(&error.line.to_string()) || error.wrong == Wrong::Empty, "{said}");
        }
    }
    errors.into_iter().map(|error| (error.line, error.wrong)).collect()
}

#[test]
fn what_is_written_is_read_again() {
    let table = "game,number,name_en,name_cs,copies,also,text_cs\n\
                 amun-re,ROM001 ROM002,Camel,\"Velbloud, dvouhrbý\",2,dromedary; ship,\"Řekl: \"\"Ano.\"\"\nDruhý řádek.\"\n";
    let cards = read(table.as_bytes(), &games).unwrap();
    assert_eq!(cards[0].numbers, ["ROM001", "ROM002"]);
    assert_eq!(cards[0].also, ["dromedary", "ship"]);
    assert_eq!(cards[0].names.cs, "Velbloud, dvouhrbý");
    assert_eq!(cards[0].text.cs, "Řekl: \"Ano.\"\nDruhý řádek.");
    let written = write(cards.iter());
    assert!(written.starts_with(&COLUMNS.join(",")));
    assert_eq!(read(written.as_bytes(), &games).unwrap(), cards);
}

#[test]
fn tables_of_a_czech_spreadsheet_are_read() {
    let table = "\u{feff}game;name_cs;copies\r\namun-re;Velbloud;3\r\n";
    assert_eq!(read(table.as_bytes(), &games).unwrap()[0].copies, Some(3));
}

#[test]
fn each_mistake_is_named_by_its_line() {
    let table = "game,name_en,copies\n\
                 amun-re,Camel,2\n\
                 nile,Camel,2\n\
                 amun-re,,2\n\
                 amun-re,Camel,many\n\
                 amun-re,Camel\n";
    assert_eq!(
        wrong(table),
        [(3, Wrong::Game("nile".into())), (4, Wrong::Nameless), (5, Wrong::Copies("many".into())), (6, Wrong::Length),]
    );
    assert_eq!(wrong("name_en\nCamel\n"), [(1, Wrong::NoColumn("game"))]);
    assert_eq!(wrong("game\namun-re\n"), [(1, Wrong::NoColumn("name_en"))]);
    assert_eq!(wrong("game,name_en,color\namun-re,Camel,red\n"), [(1, Wrong::Column("color".into()))]);
    assert_eq!(wrong("game,name_en,game\n"), [(1, Wrong::ColumnTwice("game".into()))]);
    assert_eq!(wrong("game,name_en\n"), [(1, Wrong::Empty)]);
    let long = format!("game,name_en\namun-re,{}\n", "x".repeat(5000));
    assert_eq!(wrong(&long), [(2, Wrong::TooLong("name_en".into()))]);
    let letters = read(b"game,name_en\namun-re,\xff\n", &games).unwrap_err();
    assert_eq!((letters[0].line, &letters[0].wrong), (2, &Wrong::Letters));
}

#[test]
fn fifty_thousand_cards_are_read_and_one_more_is_refused() {
    let rows = |count: usize| format!("game,name_en\n{}", "amun-re,Camel\n".repeat(count));
    assert_eq!(read(rows(50_000).as_bytes(), &games).unwrap().len(), 50_000);
    assert_eq!(wrong(&rows(50_001)), [(50_002, Wrong::TooMany)]);
}

#[test]
fn a_card_without_words_but_a_name_is_a_row_too() {
    let mut card = OwnCard { game: "amun-re".into(), ..OwnCard::default() };
    card.names.de = Some("Kamel".into());
    assert_eq!(read(write([&card].into_iter()).as_bytes(), &games).unwrap(), [card]);
}
