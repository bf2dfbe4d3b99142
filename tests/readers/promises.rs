//! What every reader promises of any bytes: they are refused with words, or what was read can be written and read again as
//! it is. `fuzz` holds the readers to the same promises.

use std::fmt::Debug;

use chrono::{DateTime, Utc};
use serde_json::Value;
use tableside::command::calc::{CalcArgs, run};
use tableside::games::calc::calculators;
use tableside::games::score_sheet::file;
use tableside::games::{self, written};
use tableside::household::{Gather, HouseholdHere, merge};
use tableside::library::csv::{self, CsvTable, KnownEntries, Writing};
use tableside::locale::{Language, Message};
use tableside::stats::bgstats::{BgStats, BgStatsError, FoundPlay, Matching};
use tableside::store::exchange::{Everything, Exported, FileContent, all_to_json, content_from_json, plays_from_json};
use tableside::store::{Header, Line, Memory};
use tableside::wire;

/// Whether the bytes were read, or which promise was broken.
pub type Outcome = Result<bool, String>;

fn holds(promise: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if promise { Ok(()) } else { Err(otherwise()) }
}

fn same<T: PartialEq + Debug>(one: &T, other: &T) -> Result<(), String> {
    holds(one == other, || format!("{one:?} became {other:?}"))
}

/// A refusal is a sentence in both languages.
fn is_said(say: &Message) -> Result<(), String> {
    for language in Language::ALL {
        let words = language.say(say);
        // A message without words is its key; within a sentence the input itself may have put it.
        holds(words.len() > 3 && words != say.key(), || format!("no words: {words}"))?;
    }
    Ok(())
}

/// A play that was read can be opened, or there are words for why not.
pub fn can_be_opened(play: Exported) -> Result<(), String> {
    match games::accepted(games::ALL, play) {
        Ok(play) => {
            let open = games::open(&play.header, &play.lines).map_err(|error| error.to_string())?;
            // What was written down afterwards has only its result, and what has just begun no step yet.
            let lives = play.header.game != written::ID && play.lines.len() > 1;
            holds(!lives || !open.history().is_empty(), || "a play without a history".to_owned())
        }
        Err(error) => is_said(&error.message()),
    }
}

/// A file of one play or of many.
pub fn plays(input: &[u8]) -> Outcome {
    let plays = match plays_from_json(input) {
        Ok(plays) => plays,
        Err(error) => return is_said(&error.message()).map(|()| false),
    };
    let written = all_to_json(&plays).map_err(|error| error.to_string())?;
    same(&Ok(&plays), &plays_from_json(written.as_bytes()).as_ref())?;
    plays.into_iter().try_for_each(can_be_opened)?;
    Ok(true)
}

/// A file of a whole household. What was read is taken in by a device that has nothing yet, which can make a file of its own.
pub fn household(input: &[u8]) -> Outcome {
    let household = match content_from_json(input) {
        Ok(FileContent::Everything(household)) => household,
        Ok(FileContent::Plays(_)) => return Ok(false),
        Err(error) => return is_said(&error.message()).map(|()| false),
    };
    is_read_again(&household)?;
    let mut store = Memory::default();
    let here = gathered(&mut store, Gather::for_file(games::ALL, &household))?;
    // Late enough that no time in a file is ahead of it.
    let plan = merge(&here, household, DateTime::<Utc>::MAX_UTC, "copy", |play| games::accepted(games::ALL, play));
    for request in plan.requests {
        store.perform(request).map_err(|error| error.to_string())?;
    }
    let (household, _) = gathered(&mut store, Gather::all(games::ALL))?.to_file(DateTime::UNIX_EPOCH);
    is_read_again(&household)?;
    Ok(true)
}

fn gathered(store: &mut Memory, gather: Gather) -> Result<HouseholdHere, String> {
    gather.from_store(|request| store.perform(request)).map_err(|error| error.to_string())
}

fn is_read_again(household: &Everything) -> Result<(), String> {
    let written = household.to_json().map_err(|error| error.to_string())?;
    // What was damaged is named, and nothing of it can be written.
    let whole = Everything { damaged: Vec::new(), ..household.clone() };
    same(&Ok(FileContent::Everything(whole)), &content_from_json(written.as_bytes()))
}

/// The entries of a file of a household that are read by themselves, in a file with a seal that fits: what a program with
/// a fault would write.
pub fn household_with_its_seal(input: &[u8]) -> Outcome {
    let Ok(mut file) = serde_json::from_slice::<Value>(input) else { return Ok(false) };
    let Some(values) = file.get_mut("values").and_then(Value::as_array_mut) else { return Ok(false) };
    let entries = values.drain(..).filter_map(|entry| serde_json::from_value(entry).ok()).collect();
    // What is too deep for us is in no file.
    let Ok(text) = (Everything { entries, ..Everything::default() }).to_json() else { return Ok(false) };
    household(text.as_bytes())
}

/// A file of one play whose entries are numbered and whose seal is made anew: what a program with a fault would write.
pub fn play_with_its_seal(input: &[u8]) -> Outcome {
    let Some(text) = sealed_anew(input).and_then(|play| play.to_json().ok()) else { return Ok(false) };
    plays(text.as_bytes())
}

fn sealed_anew(input: &[u8]) -> Option<Exported> {
    let mut file: Value = serde_json::from_slice(input).ok()?;
    let header: Header = serde_json::from_value(file.get_mut("play")?.take()).ok()?;
    let line = |(entry, number): (&Value, u64)| Line {
        number,
        at: entry["at"].as_str().and_then(|at| at.parse().ok()).unwrap_or(DateTime::<Utc>::UNIX_EPOCH),
        by: entry["by"].as_str().unwrap_or_default().to_owned(),
        body: entry["body"].to_string(),
    };
    let lines = file["entries"].as_array()?.iter().zip(1..).map(line).collect();
    Some(Exported { header, lines, summary: file["summary"].to_string(), finished: file["finished"] == true })
}

/// A template of the score sheet.
pub fn template(input: &[u8]) -> Outcome {
    let Ok(text) = std::str::from_utf8(input) else { return Ok(false) };
    match file::read(text) {
        Ok(template) => {
            same(&template.check(), &Ok(()))?;
            let again = file::read(&file::write(&template));
            same(&Ok(template), &again)?;
            Ok(true)
        }
        Err(error) => {
            holds((1..=text.split('\n').count()).contains(&error.line), || format!("no line {}", error.line))?;
            is_said(&error.say("box.toml")).map(|()| false)
        }
    }
}

/// A table of cards or notes.
pub fn table(input: &[u8]) -> Outcome {
    let known = KnownEntries { game: &|game| games::id_of(game), entry: &|at| games::library().get(at).is_some() };
    match csv::read(input, known) {
        Ok(table) => {
            let written = match &table {
                CsvTable::Cards(cards) => {
                    let mut writing = Writing::of_cards();
                    for card in cards {
                        writing.card(card);
                    }
                    writing.finish()
                }
                CsvTable::Notes(notes) => {
                    let mut writing = Writing::of_notes();
                    for (at, note) in notes {
                        writing.note(at, "=name", note);
                    }
                    writing.finish()
                }
            };
            let again = csv::read(written.as_bytes(), known);
            same(&Ok(table), &again)?;
            Ok(true)
        }
        Err(errors) => {
            holds((1..=20).contains(&errors.len()), || format!("{} errors", errors.len()))?;
            errors.iter().try_for_each(|error| is_said(&error.message())).map(|()| false)
        }
    }
}

/// The input of every calculator: one line of an answer, or one of words for why not.
pub fn calc(input: &[u8]) -> Outcome {
    let mut read = false;
    for calculator in calculators(games::ALL) {
        let args = CalcArgs { name: Some(calculator.name.to_owned()), ..CalcArgs::default() };
        let (mut output, mut errors) = (Vec::new(), Vec::new());
        let status = run(&args, Language::Cs, input, &mut output, &mut errors);
        let lines = (output.split(|byte| *byte == b'\n').count(), errors.split(|byte| *byte == b'\n').count());
        same(&if status == 0 { (0, (2, 1)) } else { (2, (1, 2)) }, &(status, lines))?;
        read |= status == 0;
    }
    Ok(read)
}

/// A file of BG Stats: every play in it can be written down and opened or is named, or the whole file is refused.
pub fn bgstats(input: &[u8]) -> Outcome {
    let refused = |error: BgStatsError| is_said(&error.message()).map(|()| false);
    let file = match BgStats::read(input) {
        Ok(file) => file,
        Err(error) => return refused(error),
    };
    let plays = || {
        let mut found = file.plays(&Matching::default(), &games::known_as);
        file.with_extras(&mut found.plays, &mut file.extras());
        found
    };
    let found = plays();
    same(&found, &plays())?;
    found.faults.iter().try_for_each(|fault| is_said(&fault.message()))?;
    let write_down = |play: &FoundPlay| {
        let players = written::players(play.players.iter().map(String::as_str));
        written::write_down(Some(play.id), play.started, "BG Stats", &players, &play.whole())
    };
    for play in &found.plays {
        match write_down(play) {
            Ok(play) => {
                let text = play.to_json().map_err(|error| error.to_string())?;
                Exported::from_json(text.as_bytes()).map_err(|error| error.to_string())?;
                can_be_opened(play)?;
            }
            Err(error) => is_said(&error.message())?,
        }
    }
    Ok(true)
}

/// A message of either side of a shared table.
pub fn wire(input: &[u8]) -> Outcome {
    let Ok(text) = std::str::from_utf8(input) else { return Ok(false) };
    let (client, host) = (wire::read_client(text).ok(), wire::read_host(text).ok());
    if let Some(message) = &client {
        same(&Some(message), &wire::read_client(&message.to_json()).ok().as_ref())?;
    }
    if let Some(message) = &host {
        same(&Some(message), &wire::read_host(&message.to_json()).ok().as_ref())?;
    }
    Ok(client.is_some() || host.is_some())
}
