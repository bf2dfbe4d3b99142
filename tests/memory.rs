//! Whatever a file holds, it is read or refused in no more than ten times its own size and 256 MB: also what was made to
//! fill the memory of a phone.
//!
//! A small file may take a fixed sum more, since what is read has a size of its own. Each reader is given the inputs that
//! were worst for it, at the largest size that it takes and beyond.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Cursor;
use std::sync::{Mutex, PoisonError};

use peak_alloc::PeakAlloc;
use tableside::command::calc::{CalcArgs, run};
use tableside::games;
use tableside::games::calc::calculators;
use tableside::games::score_sheet::file;
use tableside::library::csv::{KnownEntries, Reading};
use tableside::locale::Language;
use tableside::stats::bgstats::{BgStats, Extras, FoundPlays, Matching};
use tableside::store::exchange::{
    Everything, Exported, LIMIT, TimedEntry, all_to_json, content_from_json, plays_from_json,
};
use tableside::store::{Header, Line, PlayId};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The memory is counted for the whole process, so one test runs at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// No reader takes more than this.
const MOST: usize = 256 << 20;

/// A small input may take this much, however small it is.
const FIXED: usize = 128 << 20;

/// Has an input read, and gives what the reader says, having counted the memory meanwhile; the input itself counts too.
fn measured<T>(what: &str, input: &[u8], read: impl FnOnce(&[u8]) -> T) -> T {
    let before = MEMORY.current_usage() - input.len();
    MEMORY.reset_peak_usage();
    let read = read(input);
    let took = MEMORY.peak_usage() - before;
    let allowed = MOST.min(FIXED.max(10 * input.len()));
    println!("{what}: {} kB took {} kB", input.len() >> 10, took >> 10);
    assert!(took <= allowed, "{what}: {} kB took {} kB", input.len() >> 10, took >> 10);
    read
}

fn alone() -> impl Drop {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A text of about so many bytes: a part again and again between two others.
fn filled(before: &str, part: &str, after: &str, size: usize) -> Vec<u8> {
    let times = (size.saturating_sub(before.len() + after.len())) / part.len();
    format!("{before}{}{after}", part.repeat(times)).into_bytes()
}

const HEAD: &str = "{\"tableside\":\"play\",\"version\":1,";
const PLAY: &str = "\"play\":{\"id\":\"0123456789abcdef0123456789abcdef\",\"game\":\"amun-re\",\"format\":1,\
                    \"started\":\"2026-01-01T00:00:00Z\"},\"finished\":false,";

const SEALED: &str = "{\"number\":1,\"at\":\"2026-01-01T00:00:00Z\",\"by\":\"\",\"body\":\"0\",\"seal\":\"0\"},";
const ROW: &str = "{\"row\":{\"play\":{\"id\":\"0123456789abcdef0123456789abcdef\",\"game\":\"a\",\"format\":1,\
                   \"started\":\"2026-01-01T00:00:00Z\"},\"summary\":\"\",\"finished\":false,\"entries\":1,\
                   \"changed\":\"2026-01-01T00:00:00Z\",\"removed\":false,\"seal\":\"0\"},\"lines\":[]},";

#[test]
fn no_file_of_plays_takes_the_memory_away() {
    let _alone = alone();
    let limit = usize::try_from(LIMIT).unwrap();
    let entry = "{\"number\":1,\"at\":\"2026-01-01T00:00:00Z\",\"by\":\"\",\"body\":0},";
    let broad = format!(
        "{{\"number\":1,\"at\":\"2026-01-01T00:00:00Z\",\"by\":\"\",\"body\":[{}0]}},",
        "{\"\":0},".repeat(6_000)
    );
    for size in [1 << 20, 8 << 20, limit, limit + (2 << 20)] {
        for (what, before, part) in [
            ("objects as the summary", format!("{HEAD}\"summary\":["), "{\"\":0},"),
            ("objects as the entries", format!("{HEAD}\"entries\":["), "{\"\":0},"),
            ("objects as the name", "{\"tableside\":[".to_owned(), "{\"\":0},"),
            ("objects as the plays", format!("{HEAD}\"plays\":["), "{\"\":0},"),
            ("objects as the lines", format!("{HEAD}\"plays\":[{{\"lines\":["), "{\"\":0},"),
            ("objects as something unknown", format!("{HEAD}\"x\":["), "{\"\":0},"),
            ("numbers", format!("{HEAD}\"entries\":["), "0,"),
            ("short entries", format!("{HEAD}{PLAY}\"entries\":["), entry),
            ("broad entries", format!("{HEAD}{PLAY}\"entries\":["), &broad),
            ("short lines", format!("{HEAD}\"plays\":[{{\"lines\":["), SEALED),
            ("short plays", format!("{HEAD}\"plays\":["), ROW),
            ("one long text", format!("{HEAD}\"seal\":\""), "ž"),
            ("one long name", format!("{HEAD}\""), "\\n"),
            ("levels", format!("{HEAD}\"summary\":"), "["),
        ] {
            let file = filled(&before, part, "0]}", size);
            assert!(measured(what, &file, plays_from_json).is_err(), "{what}");
        }
    }
}

/// On a desktop a household and a file of all plays may be larger than the memory of a phone; the tenfold holds there too.
#[test]
fn no_household_takes_the_memory_away() {
    let _alone = alone();
    let entry = |path: &str, value: &str| format!("{{\"path\":[{path}],\"at\":\"2026-01-01T00:00:00Z\"{value}}},");
    let objects = entry("", &format!(",\"value\":[{}0]", "{\"\":0},".repeat(6_000)));
    let numbers = entry("", &format!(",\"value\":[{}0]", "0,".repeat(19_000)));
    let names = |count| entry(&vec!["\"\""; count].join(","), "");
    for size in [1 << 20, 8 << 20, 24 << 20] {
        for (what, head) in [
            ("a household", "{\"tableside\":\"household\",\"version\":1,\"values\":["),
            ("plays with entries of a household", "{\"tableside\":\"plays\",\"version\":2,\"values\":["),
        ] {
            for part in [&objects, &numbers, &names(19_000), &names(8), &names(0)] {
                let what = format!("{what} of {}", part.get(..60.min(part.len())).unwrap_or_default());
                let file = filled(head, part, "0]}", size);
                assert!(measured(&what, &file, content_from_json).is_err(), "{what}");
            }
        }
        let all = "{\"tableside\":\"plays\",\"version\":2,\"plays\":[";
        for (what, before, part) in
            [("short plays of all", all.to_owned(), ROW), ("short lines of all", format!("{all}{{\"lines\":["), SEALED)]
        {
            let file = filled(&before, part, "0]}", size);
            assert!(measured(what, &file, content_from_json).is_err(), "{what}");
        }
    }
    let value = format!("[{}0]", "{\"\":0},".repeat(6_000));
    let entry =
        |_| TimedEntry { path: vec!["a".to_owned()], at: chrono::DateTime::UNIX_EPOCH, value: Some(value.clone()) };
    let text = Everything { entries: (0..200).map(entry).collect(), ..Everything::default() }.to_json().unwrap();
    assert!(measured("a household that is read", text.as_bytes(), content_from_json).is_ok());
}

#[test]
fn no_file_of_bg_stats_takes_the_memory_away() {
    let _alone = alone();
    let limit = usize::try_from(LIMIT).unwrap();
    let objects = format!("{{\"uuid\":[{}0]}},", "{\"\":0},".repeat(6_000));
    for size in [700 << 10, 8 << 20, limit] {
        for (what, list, part) in [
            ("objects as an id", "plays", objects.as_str()),
            ("objects as something unknown", "x", "{\"\":0},"),
            ("empty plays", "plays", "{},"),
            ("empty results", "plays\":[{\"playerScores", "{},"),
            ("empty games", "games", "{},"),
            ("places of results", "plays\":[{\"playerScores", "{\"rank\":1},"),
        ] {
            let file = filled(&format!("{{\"userInfo\":0,\"{list}\":["), part, "0]}", size);
            assert!(measured(what, &file, BgStats::read).is_err(), "{what}");
        }
    }
    let plays = vec!["{\"gameRefId\":1,\"playerScores\":[{\"playerRefId\":1}]}"; 100_000].join(",");
    let file = format!("{{\"games\":[],\"players\":[],\"plays\":[{plays}]}}");
    assert_eq!(measured("plays of BG Stats", file.as_bytes(), BgStats::read).unwrap().count(), 100_000);
}

/// What is read of a file of BG Stats, and all that it says beside: as it is before anything of it is added.
fn whole(file: &[u8]) -> (FoundPlays, Extras) {
    let file = BgStats::read(file).unwrap();
    let mut found = file.plays(&Matching::default(), &|_, _| None);
    let mut extras = file.extras();
    file.with_extras(&mut found.plays, &mut extras);
    (found, extras)
}

#[test]
fn what_a_file_of_bg_stats_says_beside_takes_no_memory_away() {
    let _alone = alone();
    let play = |more: &str| {
        format!(
            "{{\"gameRefId\":1,\"playDate\":\"2026-01-01 10:00:00\",\"playerScores\":[{{\"playerRefId\":1}}],\"x\":[{more}0]}},"
        )
    };
    let short = play("");
    let objects = play(&"{\"\":0},".repeat(6_000));
    let lists = play(&"[0],".repeat(6_000));
    let members =
        format!("{{\"x\":{{{}\"\":0}}}},", (0..6_000).map(|at| format!("\"{at}\":0,")).collect::<Vec<_>>().concat());
    for size in [700 << 10, 8 << 20] {
        let head = "{\"games\":[{\"id\":1,\"name\":\"A\"}],\"players\":[{\"id\":1,\"name\":\"B\"}],\"";
        for (what, list, part, last) in [
            ("objects in a play", "plays", objects.as_str(), "{}"),
            ("lists in a play", "plays", &lists, "{}"),
            ("members in a play", "plays", &members, "{}"),
            ("objects in a group", "plays\":[],\"groups", &objects, "0"),
            ("short plays", "plays", short.as_str(), "{}"),
        ] {
            // There may be so many plays.
            let size = size.min(part.len() * 120_000);
            let file = filled(&format!("{head}{list}\":["), part, &format!("{last}]}}"), size);
            measured(what, &file, whole);
        }
    }
    // As BG Stats has them: a play of four with all its fields.
    let names = "rounds scoringSetting usesTeams manualWinner rating bggId importPlayId nemestatsId".split(' ');
    let more = names.map(|name| format!("\"{name}\":0,")).collect::<Vec<_>>().concat();
    let seat = "{\"playerRefId\":1,\"score\":\"3+6\",\"winner\":true,\"rank\":1,\"seatOrder\":1,\"startPlayer\":false,\
                \"newPlayer\":false,\"team\":\"\",\"role\":\"Medic\",\"teamRole\":\"\",\"startPosition\":\"3\",\"metaData\":\"\"}";
    let play = |number: usize| {
        format!(
            "{{\"uuid\":\"{number:032x}\",\"gameRefId\":1,\"playDate\":\"2026-01-01 10:00:00\",\"playDateYmd\":20260101,{more}\
             \"board\":\"Alps\",\"comments\":\"Rain\",\"bggLastSync\":\"2026-01-01 10:00:00\",\"entryDate\":\
             \"2026-01-01 10:00:00\",\"modificationDate\":\"2026-01-01 10:00:00\",\"playImages\":\"[]\",\"metaData\":\"{{}}\",\
             \"expansionPlays\":[],\"tags\":[{{\"tagRefId\":3}}],\"playerScores\":[{}]}}",
            [seat; 4].join(",")
        )
    };
    for (count, most) in [(924, 8), (1_500, 12)] {
        let plays = (0..count).map(play).collect::<Vec<_>>().join(",");
        let file = format!(
            "{{\"games\":[{{\"id\":1,\"name\":\"A\"}}],\"players\":[{{\"id\":1,\"name\":\"B\"}}],\"plays\":[{plays}]}}"
        );
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        let (found, _) = measured("plays as BG Stats has them", file.as_bytes(), whole);
        assert_eq!(found.plays.len(), count);
        let took = (MEMORY.peak_usage() - before) >> 20;
        assert!(took <= most, "{count} plays took {took} MB");
    }
}

#[test]
fn as_many_entries_as_a_file_may_have_are_read() {
    let _alone = alone();
    let at = chrono::DateTime::from_timestamp(1_800_000_000, 0).unwrap();
    let line =
        |number| Line { number, at, by: "Žofie".to_owned(), body: "{\"act\":{\"sacrifice\":[1,2,3]}}".to_owned() };
    let header = Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: at };
    let play = Exported { header, lines: (1..=240_000).map(line).collect(), summary: "{}".to_owned(), finished: false };
    for text in [play.to_json(), all_to_json(std::slice::from_ref(&play))] {
        let read = measured("a long play", text.unwrap().as_bytes(), plays_from_json).unwrap();
        assert_eq!((read.len(), read[0].lines.len()), (1, 240_000));
    }
}

#[test]
fn no_table_takes_the_memory_away() {
    let _alone = alone();
    let known = KnownEntries { game: &|game| Some(game.to_owned()), entry: &|_| true };
    for size in [1 << 20, 8 << 20, 64 << 20] {
        for (what, before, part) in [
            ("commas", "", ","),
            ("commas below the columns", "game,name_en\n", ","),
            ("commas in quotation marks", "game,name_en\ng,\"", ","),
            ("one long line", "game,name_en\ng,", "x"),
            ("one quotation mark", "game,name_en\ng,\"", "x\n"),
            ("quotation marks", "game,name_en\ng,", "\"\"\""),
            ("semicolons", "game;name_en\n", ";"),
            ("empty lines", "game,name_en\n", "\n"),
            ("short cards", "game,name_en\n", "g,n\n"),
            (
                "words",
                "game,name_en,number,also\n",
                "g,n,1 2 3 4 5 6 7 8 9 a b c d e f g,1;2;3;4;5;6;7;8;9;a;b;c;d;e;f;g\n",
            ),
            ("short notes", "game,id,note\n", "g,a,n\n"),
        ] {
            let table = filled(before, part, "", size);
            // From a file it comes in parts; a browser has it whole.
            measured(what, &table, |table| {
                let mut reading = Reading::new(Cursor::new(table.to_vec()), table.len() as u64);
                while reading.work(known, &mut || true) {}
                reading.finish().map(drop)
            })
            .ok();
        }
    }
}

#[test]
fn no_input_of_a_calculator_takes_the_memory_away() {
    let _alone = alone();
    for size in [1 << 20, 50 << 20] {
        for (what, before, part) in [
            ("numbers", "[", "0,"),
            ("objects", "[", "{\"\":0},"),
            ("a text", "\"", "x"),
            ("levels", "", "["),
            ("keys", "{", "\"\":0,"),
        ] {
            let input = filled(before, part, "", size);
            for lines in [false, true] {
                let name = calculators(games::ALL).next().map(|calculator| calculator.name.to_owned());
                let args = CalcArgs { name, lines, ..CalcArgs::default() };
                let (mut output, mut errors) = (Vec::new(), Vec::new());
                let status = measured(what, &input, |input| run(&args, Language::En, input, &mut output, &mut errors));
                assert_eq!((status, output.is_empty()), if lines { (0, false) } else { (2, true) }, "{what}");
            }
        }
    }
}

#[test]
fn no_template_takes_the_memory_away() {
    let _alone = alone();
    for size in [file::LONGEST, 50 << 20] {
        for (what, before, part) in [
            ("rows", "", "[[row]]\n"),
            ("objects", "row = [", "{a=0},"),
            ("lists", "a = [", "[],"),
            ("levels", "a = ", "["),
            ("dots", "a", ".a"),
            ("keys", "", "a.a.a=0\n"),
            ("a text", "name = \"", "x"),
            ("lines", "", "\n"),
        ] {
            let text = String::from_utf8(filled(before, part, "", size)).unwrap();
            assert!(measured(what, text.as_bytes(), |_| file::read(&text)).is_err(), "{what}");
        }
    }
}
