//! `tableside demo`: a finished and a half-way example play, so that a newcomer has something to look at.
//!
//! The store remembers which plays the examples are. While one of them is in the list it is not made again; one that was
//! put into the trash is.

use std::collections::{BTreeMap, BTreeSet};

use chrono::TimeDelta;
use clap::Args;
use serde_json::{Value, json};

use super::Failure;
use super::page::Page;
use crate::games::{self, Example};
use crate::locale::{Language, Message};
use crate::store::{self, PlayId, Sqlite, time};

/// The key under which the store keeps the ids of the examples.
const KEY: &str = "examples";

/// The examples, how each is called under [`KEY`], and how many hours ago its last entry was made.
const EXAMPLES: [(Example, &str, i64); 2] = [(Example::Finished, "finished", 23), (Example::HalfWay, "half-way", 0)];

/// What `tableside demo` is asked for.
#[derive(Clone, Debug, Default, Args)]
pub struct DemoArgs {
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &DemoArgs, store: &mut Sqlite, language: Language) -> Result<Page, Failure> {
    let mut page = Page::default();
    let mut made: Vec<Value> = Vec::new();
    let now = time::now();
    let listed: BTreeSet<PlayId> = store.plays(false)?.into_iter().map(|play| play.header.id).collect();
    // What cannot be read is made anew; the plays themselves are not touched by that.
    let kept = store.value(KEY)?.and_then(|text| store::json::read(&text).ok());
    let mut known: BTreeMap<String, PlayId> = kept.unwrap_or_default();
    for game in games::ALL {
        for (example, name, hours) in EXAMPLES {
            let name = format!("{}/{name}", game.id());
            let (key, id) = if let Some(id) = known.get(&name).filter(|id| listed.contains(id)) {
                ("command-demo-there", *id)
            } else {
                let last = now - TimeDelta::hours(hours);
                let play = games::example_play(*game, example, language, last).map_err(Failure::Strange)?;
                store.create(&play.header, &play.lines, &play.summary, play.finished)?;
                known.insert(name, play.header.id);
                store.keep(KEY, &serde_json::to_string(&known).unwrap_or_default())?;
                ("command-demo-made", play.header.id)
            };
            let what = match example {
                Example::Finished => "command-demo-finished",
                Example::HalfWay => "command-demo-half-way",
            };
            let added = key == "command-demo-made";
            made.push(json!({ "id": id, "game": game.id(), "state": state(example), "added": added }));
            let say =
                Message::new(key).say("game", game.name()).say("what", Message::new(what)).text("id", id.to_string());
            page.line(&language.say(&say));
        }
    }
    Ok(if args.json { Page::of(&Value::from(made).to_string()) } else { page.done() })
}

/// The state of an example, as `plays --json` says it.
const fn state(example: Example) -> &'static str {
    match example {
        Example::Finished => "finished",
        Example::HalfWay => "in-progress",
    }
}
