//! Own cards as a table: what goes out comes in again, what is wrong is named by its line, and nothing comes in by halves.

use tableside::library::csv::{COLUMNS, CsvError, CsvTable, KnownEntries, NOTE_COLUMNS, Reading, Writing, Wrong};
use tableside::library::own::Own;
use tableside::library::{Note, OwnCard, Ref, csv};
use tableside::locale::Language;

fn games(game: &str) -> Option<String> {
    let id = if game == "Amun-Re" { "amun-re" } else { game };
    ["amun-re", "cities-and-knights"].contains(&id).then(|| id.to_owned())
}

/// Memphis is in Amun-Re, and nothing else is anywhere.
fn entries(at: &Ref) -> bool {
    *at == Ref::new("amun-re", "memphis") || *at == Ref::new("amun-re", "avaris")
}

const KNOWN: KnownEntries<'_> = KnownEntries { game: &games, entry: &entries };

fn read(table: &[u8]) -> Result<Vec<OwnCard>, Vec<CsvError>> {
    match csv::read(table, KNOWN)? {
        CsvTable::Cards(cards) => Ok(cards),
        CsvTable::Notes(notes) => panic!("{notes:?}"),
    }
}

fn write<'a>(cards: impl Iterator<Item = &'a OwnCard>) -> String {
    let mut table = Writing::of_cards();
    cards.for_each(|card| table.card(card));
    table.finish()
}

fn wrong(table: &str) -> Vec<(u64, Wrong)> {
    let errors = csv::read(table.as_bytes(), KNOWN).unwrap_err();
    for error in &errors {
        for language in Language::ALL {
            let said = language.say(&error.message());
            assert!(said.contains(&error.line.to_string()) || error.wrong == Wrong::Empty, "{said}");
        }
    }
    errors.into_iter().map(|error| (error.line, error.wrong)).collect()
}

#[test]
fn what_is_written_is_read_again() {
    let table = "game,number,name_en,name_cs,copies,also,text_cs\n\
                 amun-re,ROM001 ROM002,Camel,\"Velbloud, dvouhrbý\",2,dromedary; ship,\"Řekl: \"\"Ano.\"\"\nDruhý řádek.\"\n";
    let cards = read(table.as_bytes()).unwrap();
    assert_eq!(cards[0].numbers, ["ROM001", "ROM002"]);
    assert_eq!(cards[0].also, ["dromedary", "ship"]);
    assert_eq!(cards[0].names.cs, "Velbloud, dvouhrbý");
    assert_eq!(cards[0].text.cs, "Řekl: \"Ano.\"\nDruhý řádek.");
    let written = write(cards.iter());
    assert!(written.starts_with(&COLUMNS.join(",")));
    assert_eq!(read(written.as_bytes()).unwrap(), cards);
}

#[test]
fn tables_of_a_czech_spreadsheet_are_read() {
    let table = "\u{feff}game;name_cs;copies\r\namun-re;Velbloud;3\r\n";
    assert_eq!(read(table.as_bytes()).unwrap()[0].copies, Some(3));
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
    let letters = read(b"game,name_en\namun-re,\xff\n").unwrap_err();
    assert_eq!((letters[0].line, &letters[0].wrong), (2, &Wrong::Letters));
}

#[test]
fn fifty_thousand_cards_are_read_and_one_more_is_refused() {
    let rows = |count: usize| format!("game,name_en\n{}", "amun-re,Camel\n".repeat(count));
    assert_eq!(read(rows(50_000).as_bytes()).unwrap().len(), 50_000);
    assert_eq!(wrong(&rows(50_001)), [(50_002, Wrong::TooMany(50_000))]);
}

#[test]
fn a_card_without_words_but_a_name_is_a_row_too() {
    let mut card = OwnCard { game: "amun-re".into(), ..OwnCard::default() };
    card.names.de = Some("Kamel".into());
    assert_eq!(read(write([&card].into_iter()).as_bytes()).unwrap(), [card]);
}

#[test]
fn notes_go_out_and_come_in_again() {
    let note = |note: &str, house: &str| Note { note: note.into(), house: house.into() };
    let (memphis, avaris) = (Ref::new("amun-re", "memphis"), Ref::new("amun-re", "avaris"));
    let mut own = Own::default();
    own.put_note(&memphis, note("Ask \"Jan\",\nor Eva", "")).unwrap();
    own.put_note(&avaris, note("", "Never; first")).unwrap();
    let mut table = Writing::of_notes();
    own.notes().for_each(|(at, note)| table.note(&at, "A name", note));
    let table = table.finish();
    assert!(table.starts_with(&NOTE_COLUMNS.join(",")), "{table}");
    let Ok(CsvTable::Notes(notes)) = csv::read(table.as_bytes(), KNOWN) else { panic!("{table}") };
    let before: Vec<(Ref, Note)> = own.notes().map(|(at, note)| (at, note.clone())).collect();
    assert_eq!(notes, before);
    // Once more changes nothing, and another note stands below the first.
    own.add_notes(notes).unwrap();
    assert_eq!(own.notes().map(|(at, note)| (at, note.clone())).collect::<Vec<_>>(), before);
    own.add_notes(vec![(avaris.clone(), note("New", "Never"))]).unwrap();
    assert_eq!(own.note(&avaris), Some(&note("New", "Never; first")));
    own.add_notes(vec![(avaris.clone(), note("Newer", ""))]).unwrap();
    assert_eq!(own.note(&avaris), Some(&note("New\nNewer", "Never; first")));
}

#[test]
fn each_mistake_in_a_table_of_notes_is_named_by_its_line() {
    let table = "Game;ID;House\n\
                 amun-re;memphis;Never\n\
                 amun-re;memphis;Twice\n\
                 amun-re;thebes;Never\n\
                 nile;memphis;Never\n\
                 amun-re;avaris;\n";
    let expected = [
        (3, Wrong::Twice("memphis".into())),
        (4, Wrong::Entry("thebes".into())),
        (5, Wrong::Game("nile".into())),
        (6, Wrong::Wordless),
    ];
    assert_eq!(wrong(table), expected);
    assert_eq!(wrong("game,note\namun-re,x\n"), [(1, Wrong::NoColumn("id"))]);
    assert_eq!(wrong("game,id,note,name_en\n"), [(1, Wrong::Column("name_en".into()))]);
}

#[test]
fn a_table_is_read_in_parts_and_is_the_same_in_parts_of_any_size() {
    let rows: String = (0..500).map(|row| format!("amun-re,Camel {row},\"{}\"\n", "x\n".repeat(row % 7))).collect();
    let table = format!("game,name_en,text_en\n{rows}");
    let whole = csv::read(table.as_bytes(), KNOWN).unwrap();
    for part in [1, 7, 333] {
        let mut reading = Reading::new(std::io::Cursor::new(table.clone().into_bytes()), table.len() as u64);
        let mut seen = vec![(0, 0)];
        loop {
            let mut left = part;
            let more = reading.work(KNOWN, &mut || {
                left -= 1;
                left >= 0
            });
            let now = (reading.rows(), reading.percent());
            assert!(now.0 - seen[seen.len() - 1].0 <= part as usize && now.1 >= seen[seen.len() - 1].1);
            seen.push(now);
            if !more {
                break;
            }
        }
        assert_eq!(seen[seen.len() - 1], (500, 100));
        assert_eq!(reading.finish().unwrap(), whole);
    }
}

#[test]
fn a_table_that_holds_more_than_any_table_is_refused_with_the_limit() {
    let words = |most: usize| format!("game,name_en,number\namun-re,Camel,{}\n", "7 ".repeat(most));
    assert_eq!(read(words(32).as_bytes()).unwrap()[0].numbers.len(), 32);
    assert_eq!(wrong(&words(33)), [(2, Wrong::TooManyWords("number", 32))]);
    assert_eq!(wrong(&",".repeat(1 << 20)), [(1, Wrong::TooManyColumns(64))]);
    assert_eq!(wrong(&format!("game,name_en\n{}", ",".repeat(1 << 20))), [(2, Wrong::TooManyColumns(64))]);
    assert_eq!(wrong(&format!("game,name_en\namun-re,{}\n", "x".repeat(1 << 20))), [(2, Wrong::TooLongRow(128 << 10))]);
}

#[test]
fn no_cell_that_is_written_is_a_formula_and_all_are_read_as_they_were() {
    let formula = "=HYPERLINK(\"http://a.b\",\"c\")";
    let mut card = OwnCard { game: "amun-re".into(), kind: "+1".into(), deck: "@home".into(), ..OwnCard::default() };
    card.names.en = formula.into();
    card.text.en = "-3 gold,\n=once".into();
    card.source = "'=kept".into();
    card.also = vec!["-x".into(), "=y".into()];
    let written = write([&card].into_iter());
    let mut plain = ::csv::Reader::from_reader(written.as_bytes());
    let row = plain.records().next().unwrap().unwrap();
    assert!(row.iter().all(|cell| !cell.starts_with(['=', '+', '-', '@'])), "{row:?}");
    assert_eq!(read(written.as_bytes()).unwrap(), [card]);
    // A table that nobody has guarded is read as it stands.
    assert_eq!(read(b"game,name_en\namun-re,-3 gold\n").unwrap()[0].names.en, "-3 gold");

    let note = Note { note: "+ twice".into(), house: "=never".into() };
    let mut table = Writing::of_notes();
    table.note(&Ref::new("amun-re", "memphis"), "@name", &note);
    let Ok(CsvTable::Notes(notes)) = csv::read(table.finish(), KNOWN) else { panic!() };
    assert_eq!(notes[0].1, note);
}

#[test]
fn a_table_is_read_as_spreadsheets_write_it() {
    for table in [
        "sep=;\r\ngame;name_cs\r\namun-re;Velbloud\r\n",
        "\u{feff}\"sep=;\"\ngame;name_cs\namun-re;Velbloud\n",
        "sep=,\ngame,name_cs\nAmun-Re,Velbloud\n",
    ] {
        assert!(csv::is_table(table.as_bytes()), "{table}");
        let cards = read(table.as_bytes()).unwrap();
        assert_eq!((cards[0].names.cs.as_str(), cards[0].game.as_str()), ("Velbloud", "amun-re"), "{table}");
    }
    assert!(!csv::is_table(b"not a play") && !csv::is_table(b""));
}

#[test]
fn a_mistake_is_named_by_the_line_in_which_an_editor_shows_it() {
    for (end, blank) in [("\n", ""), ("\r\n", ""), ("\r\n", "\r\n"), ("\n", "\n\n"), ("\r", "")] {
        let lines =
            ["game,name_en,copies", "amun-re,Camel,2", "amun-re,\"Two\r\nlines\",2", "nile,Camel,2", "amun-re,Camel"];
        let table = lines.join(&format!("{end}{blank}"));
        let blanks = blank.matches('\n').count() as u64;
        let expected = [(5 + 3 * blanks, Wrong::Game("nile".into())), (6 + 4 * blanks, Wrong::Length)];
        assert_eq!(wrong(&table), expected, "{table:?}");
        let table = format!("sep=,{end}{table}{end}");
        assert_eq!(wrong(&table)[0].0, expected[0].0 + 1, "{table:?}");
    }
}

#[test]
fn letters_of_another_table_and_a_quotation_mark_that_is_not_closed_are_named() {
    let czech = b"game,name_cs\namun-re,Camel\namun-re,\xe8erven\xfd\namun-re,\xe8\n".to_vec();
    let errors = csv::read(czech, KNOWN).unwrap_err();
    assert_eq!(errors, [CsvError { line: 3, wrong: Wrong::Letters }]);
    assert!(Language::En.say(&errors[0].message()).contains("CSV UTF-8"));
    let wide: Vec<u8> = "\u{feff}game,name_en\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(csv::read(wide, KNOWN).unwrap_err(), [CsvError { line: 1, wrong: Wrong::Letters }]);
    assert_eq!(wrong("game,name_en\r\namun-re,Camel\r\namun-re,\"Two\r\namun-re,x\r\n"), [(3, Wrong::Unclosed)]);
    assert_eq!(wrong("game,name_en\namun-re,\""), [(2, Wrong::Unclosed)]);
}
