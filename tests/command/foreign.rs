//! Files of BG Stats as people have them: their clock, their scores, their corrections; and that what is not used comes back.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Map, Value, json};
use tableside::games::written;
use tableside::table::seat::Seat;
use tableside::table::written::{Written, WrittenResult};

use crate::help::{Called, Folder, program};

/// Calls the program where the clock goes by this zone.
fn in_zone(folder: &Folder, zone: &str, words: &[&str]) -> Called {
    let data = folder.path().to_str().unwrap();
    let done = program().env("TZ", zone).args(words).args(["--data", data]).output().unwrap();
    Called {
        status: done.status.code().unwrap(),
        output: String::from_utf8(done.stdout).unwrap(),
        errors: String::from_utf8(done.stderr).unwrap(),
    }
}

/// Far to the east and far to the west: names of zones need files that not every machine has.
const ZONES: [&str; 3] = ["JST-9", "EST5", "UTC0"];

fn import(folder: &Folder, file: &Value, more: &[&str]) -> String {
    fs::write(folder.file("bg.json"), file.to_string()).unwrap();
    let path = folder.file("bg.json");
    folder.call(&[&["import", path.as_str()], more].concat()).fine()
}

fn export(folder: &Folder) -> Value {
    let file = folder.file("out.json");
    folder.call(&["export", "all", &file, "--as", "bgstats", "--force"]).fine();
    serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
}

fn stats(folder: &Folder) -> Value {
    folder.call(&["stats", "--json"]).json()
}

fn player<'a>(stats: &'a Value, name: &str) -> Option<&'a Value> {
    stats["players"].as_array().unwrap().iter().find(|player| player["player"] == name)
}

/// A file of three people and a few games, with these plays.
pub fn file(plays: &[Value]) -> Value {
    json!({
        "games": [
            { "id": 1, "uuid": "g1", "name": "Orchard", "bggId": 7, "highestWins": true, "noPoints": false },
            { "id": 2, "uuid": "g2", "name": "CATAN", "bggId": 13, "highestWins": true, "noPoints": false },
            { "id": 3, "uuid": "g3", "name": "Catan: Cities & Knights", "isExpansion": 1, "highestWins": true },
            { "id": 4, "uuid": "g4", "name": "Catan: Seafarers", "isExpansion": 1, "highestWins": true },
            { "id": 5, "uuid": "g5", "name": "Pandemic", "cooperative": true, "noPoints": true },
        ],
        "players": [
            { "id": 1, "uuid": "p1", "name": "Anna" }, { "id": 2, "uuid": "p2", "name": "Ben" },
            { "id": 3, "uuid": "p3", "name": "Cyril" },
            { "id": 4, "uuid": "p4", "name": "Anonymous player", "isAnonymous": true },
            { "id": 5, "uuid": "p5", "name": "Anna" },
        ],
        "locations": [{ "id": 1, "uuid": "l1", "name": "Cottage" }],
        "plays": plays,
        "userInfo": { "meRefId": 1 },
    })
}

/// A play of the first game with these results: who, the score, whether it won.
pub fn play(number: u8, scores: &[(u8, &str, bool)]) -> Value {
    let scores = scores.iter().zip(1..).map(|((player, score, winner), seat)| {
        json!({ "playerRefId": player, "score": score, "winner": winner, "rank": 0, "seatOrder": seat })
    });
    json!({ "uuid": uuid(number), "gameRefId": 1, "playDate": "2026-10-24 22:30:00", "playDateYmd": 20261024,
        "modificationDate": "2026-10-25 10:00:00", "playerScores": scores.collect::<Vec<_>>() })
}

fn uuid(number: u8) -> String {
    format!("cccccccc-0000-4000-8000-0000000000{number:02}")
}

fn id(number: u8) -> String {
    uuid(number).replace('-', "")
}

#[test]
fn a_day_is_the_writers_in_every_zone_and_the_clock_on_the_wall_comes_back() {
    let mut late = play(1, &[(1, "3", true), (2, "2", false)]);
    late["playDate"] = "2026-10-24 00:30:00".into();
    let mut early = play(2, &[(1, "3", true), (2, "2", false)]);
    (early["playDate"], early["playDateYmd"]) = ("2026-10-24 23:30:00".into(), 20_261_024.into());
    let file = file(&[late, early]);
    for imported in ZONES {
        let folder = Folder::empty();
        fs::write(folder.file("bg.json"), file.to_string()).unwrap();
        in_zone(&folder, imported, &["import", &folder.file("bg.json")]).fine();
        for zone in ZONES {
            let all = in_zone(&folder, zone, &["stats", "--json"]).json();
            assert_eq!((&all["from"], &all["to"]), (&json!("2026-10-24"), &json!("2026-10-24")), "{imported} {zone}");
            let listed = in_zone(&folder, zone, &["plays"]).fine();
            assert!(listed.contains("2026-10-24 00:30") && listed.contains("2026-10-24 23:30"), "{listed}");
            let out = in_zone(&folder, zone, &["export", "all", "-", "--as", "bgstats"]).json();
            let times: Vec<&Value> = out["plays"].as_array().unwrap().iter().map(|play| &play["playDate"]).collect();
            assert_eq!(times, [&json!("2026-10-24 00:30:00"), &json!("2026-10-24 23:30:00")]);
        }
    }
    let folder = Folder::empty();
    fs::write(folder.file("bg.json"), file.to_string()).unwrap();
    in_zone(&folder, "JST-9", &["import", &folder.file("bg.json")]).fine();
    let table = in_zone(&folder, "JST-9", &["export", "all", "-", "--as", "csv"]).fine();
    assert!(table.contains("2026-10-23T15:30:00Z") && table.contains("2026-10-24T14:30:00Z"), "{table}");
    let link = in_zone(&folder, "JST-9", &["push", &id(2)]).fine();
    assert!(link.contains("2026-10-24%2014%3A30%3A00"), "a link has UTC: {link}");
}

#[test]
fn a_play_of_our_own_is_written_with_the_clock_on_the_wall() {
    let folder = Folder::with_examples();
    let of = |zone: &str| {
        let out = in_zone(&folder, zone, &["export", "all", "-", "--as", "bgstats"]).json();
        (out["plays"][0]["playDate"].clone(), out["plays"][0]["playDateYmd"].clone())
    };
    assert_ne!(of("JST-9").0, of("UTC0").0);
    for zone in ZONES {
        let (time, day) = of(zone);
        assert_eq!(time.as_str().unwrap()[..10].replace('-', ""), day.to_string(), "one day in {zone}");
    }
}

#[test]
fn a_score_that_cannot_be_read_never_decides_and_is_named() {
    let folder = Folder::empty();
    let said = import(
        &folder,
        &file(&[
            play(1, &[(1, "86+84+", false), (2, "27+", false)]),
            play(2, &[(1, "41,5", false), (2, "41", false), (3, "7.5", false)]),
            play(3, &[(1, "lots", false), (2, "12", false)]),
            play(4, &[(1, "n/a", true), (2, "12", false)]),
            play(5, &[(1, "1,000", false), (2, "7.25", false)]),
        ]),
        &[],
    );
    assert!(said.contains("5 plays were added") && said.contains("4 scores could not be read"), "{said}");
    assert!(said.contains("lots (Anna, Orchard, 2026-10-24)"), "{said}");
    let shown = |number: u8| folder.call(&["show", &id(number), "--json"]).json();
    let won = |number: u8| -> Vec<Value> {
        shown(number)["players"].as_array().unwrap().iter().map(|player| player["won"].clone()).collect()
    };
    let points = |number: u8| -> Vec<Value> {
        shown(number)["players"].as_array().unwrap().iter().map(|player| player["points"].clone()).collect()
    };
    assert_eq!(points(1), [json!(170), json!(27)]);
    assert_eq!(
        (points(2), won(2)),
        (vec![json!(41.5), json!(41), json!(7.5)], vec![json!(true), json!(false), json!(false)])
    );
    assert_eq!((points(3), won(3)), (vec![Value::Null, json!(12)], vec![json!(false), json!(false)]), "nobody wins");
    assert_eq!(won(4), [json!(true), json!(false)], "whoever the file says");
    assert_eq!(points(5), [Value::Null, Value::Null]);
    assert!(folder.call(&["show", &id(3)]).fine().contains("“lots”"));
    let all = stats(&folder);
    assert_eq!(all["games"][0]["points"]["highest"]["points"], 170);
    let table = folder.call(&["export", &id(2), "-", "--as", "csv"]).fine();
    assert!(table.contains(",41.5,1,true,") && table.contains(",7.5,3,false,"), "{table}");
    let excel = folder.call(&["export", &id(2), "-", "--as", "csv", "--excel"]).fine();
    assert!(excel.starts_with("\u{feff}play;game;") && excel.contains(";41,5;1;true;"), "{excel}");
    folder.call(&["export", &id(2), "-", "--as", "text", "--excel"]).refused(2);
    let out = export(&folder);
    let scores: Vec<&Value> =
        out["plays"].as_array().unwrap().iter().map(|play| &play["playerScores"][0]["score"]).collect();
    assert_eq!(scores, ["86+84+", "41,5", "lots", "n/a", "1,000"], "as they came");
}

#[test]
fn one_bad_play_is_left_out_and_named_and_the_rest_is_taken() {
    let folder = Folder::empty();
    let (mut dateless, mut gameless) = (play(1, &[(1, "1", true)]), play(2, &[(1, "1", true)]));
    for field in ["playDate", "playDateYmd"] {
        dateless.as_object_mut().unwrap().remove(field);
    }
    gameless["gameRefId"] = 99.into();
    let plays = [dateless, gameless, play(3, &[(99, "1", true)]), play(4, &[(1, "2", true), (2, "1", false)])];
    let said = import(&folder, &file(&plays), &[]);
    assert!(said.contains("1 play was added") && said.contains("3 left out"), "{said}");
    for (number, why) in [(1, "no date"), (2, "game is missing"), (3, "players is missing")] {
        assert!(said.lines().any(|line| line.contains(&format!("Play {number}")) && line.contains(why)), "{said}");
    }
    assert!(said.contains("Orchard") && said.contains("2026-10-24"), "{said}");
    assert_eq!(folder.plays().len(), 1);
}

#[test]
fn a_play_of_the_year_2199_is_asked_about() {
    let folder = Folder::empty();
    let (mut far, mut said_far) = (play(1, &[(1, "3", true), (2, "2", false)]), play(2, &[(1, "3", true)]));
    far["playDate"] = "2199-01-01 20:00:00".into();
    said_far["playDateYmd"] = 21_990_101.into();
    let sound = play(3, &[(1, "3", true), (2, "2", false)]);
    fs::write(folder.file("bg.json"), file(&[far.clone(), sound.clone(), said_far]).to_string()).unwrap();
    let path = folder.file("bg.json");
    for (language, words) in
        [("en", "Dated in the future: Orchard, 2199"), ("cs", "Datum v budoucnosti: Orchard, 2199")]
    {
        let refused = folder.call(&["import", &path, "--lang", language]).refused(2);
        assert!(refused.matches(words).count() == 2 && refused.contains("--yes"), "{refused}");
    }
    let would = folder.call(&["import", &path, "--dry-run"]).fine();
    assert!(would.contains("3 new plays") && would.matches("Dated in the future").count() == 2, "{would}");
    assert_eq!(folder.plays().len(), 0, "nothing was taken");
    folder.call(&["import", &path, "--yes"]).fine();
    assert_eq!(folder.plays().len(), 3);
    // What is here already is asked about no more, and neither is a clock that goes by another zone.
    assert!(folder.call(&["import", &path]).fine().contains("0 plays were added, 3 were already here"));
    let mut today = sound;
    today["uuid"] = uuid(4).into();
    let at = tableside::store::time::now() + chrono::TimeDelta::hours(14);
    today["playDate"] = at.format("%Y-%m-%d %H:%M:%S").to_string().into();
    today["playDateYmd"] = at.format("%Y%m%d").to_string().parse::<u32>().unwrap().into();
    assert!(import(&folder, &file(&[today]), &[]).contains("1 play was added"));
    // A change to such a day is one too.
    let mut changed = file(&[play(3, &[(1, "3", true), (2, "2", false)])]);
    changed["plays"][0]["playDateYmd"] = 21_990_101.into();
    changed["plays"][0]["modificationDate"] = "2026-10-26 10:00:00".into();
    fs::write(&path, changed.to_string()).unwrap();
    assert!(folder.call(&["import", &path, "--update"]).refused(2).contains("2199-01-01"));
}

#[test]
fn a_play_that_was_changed_there_is_offered_and_taken_when_asked_for() {
    let folder = Folder::empty();
    let mut changed = file(&[play(1, &[(1, "3", true), (2, "2", false)]), play(2, &[(1, "3", true), (2, "2", false)])]);
    import(&folder, &changed, &[]);
    let edited = &mut changed["plays"][0];
    edited["playerScores"][1]["score"] = "9".into();
    edited["playerScores"][0]["winner"] = false.into();
    edited["playerScores"][1]["winner"] = true.into();
    edited["rating"] = 8.into();
    assert!(import(&folder, &changed, &[]).contains("2 were already here"), "without a later date there is no change");
    changed["plays"][0]["modificationDate"] = "2026-10-26 10:00:00".into();
    let said = import(&folder, &changed, &[]);
    assert!(said.contains("1 differs") && said.contains("--update") && said.contains("Orchard, 2026-10-24"), "{said}");
    assert_eq!(player(&stats(&folder), "Ben").unwrap()["wins"], 0);
    let said = import(&folder, &changed, &["--update"]);
    assert!(said.contains("1 play was updated"), "{said}");
    assert_eq!(player(&stats(&folder), "Ben").unwrap()["wins"], 1);
    assert_eq!(folder.plays().len(), 2);
    assert_eq!(export(&folder)["plays"].as_array().unwrap().iter().filter(|play| play["rating"] == 8).count(), 1);
    assert!(import(&folder, &changed, &["--update"]).contains("2 were already here."), "once");
    // With somebody more at the table it is another play, in the place of the one before.
    let scores = changed["plays"][0]["playerScores"].as_array_mut().unwrap();
    scores.push(json!({ "playerRefId": 3, "score": "11", "winner": true, "seatOrder": 3 }));
    scores[1]["winner"] = false.into();
    changed["plays"][0]["modificationDate"] = "2026-10-27 10:00:00".into();
    import(&folder, &changed, &["--update"]);
    assert_eq!((folder.plays().len(), player(&stats(&folder), "Cyril").unwrap()["wins"].clone()), (2, json!(1)));
    assert!(import(&folder, &changed, &["--update"]).contains("0 plays were added, 2 were already here."));
    let out = export(&folder);
    assert!(
        out["plays"].as_array().unwrap().iter().any(|play| play["uuid"] == uuid(1)),
        "it keeps its name there: {out}"
    );
}

#[test]
fn a_result_that_was_computed_stays_computed() {
    let folder = Folder::empty();
    let mut by_hand = play(2, &[(1, "3", false), (2, "2", true)]);
    by_hand["manualWinner"] = true.into();
    import(&folder, &file(&[play(1, &[(1, "3", true), (2, "2", false)]), by_hand]), &[]);
    let mut store = folder.store();
    let winners = |store: &mut tableside::store::Sqlite, number: u8| -> Value {
        let (_, lines) = store.read(id(number).parse().unwrap(), 0).unwrap();
        let first: Value = serde_json::from_str(&lines[0].body).unwrap();
        first["start"]["figures"].get("winners").cloned().unwrap_or_default()
    };
    assert_eq!((winners(&mut store, 1), winners(&mut store, 2)), (Value::Null, json!([1])));
    // Whoever puts the points right has another winner, but where one was set by hand.
    for number in [1, 2] {
        let (listed, lines) = store.read(id(number).parse().unwrap(), 0).unwrap();
        let open = tableside::games::open(&listed.header, &lines).unwrap();
        let mut edited = written::of(open.as_ref()).unwrap().clone();
        edited.results[usize::from(number == 1)] = WrittenResult::of(vec![9]);
        let line = open.prepare(&written::rewrite(&edited), listed.changed, "a window").unwrap();
        store.append(listed.header.id, &[line], &listed.summary, true).unwrap();
    }
    drop(store);
    for number in [1, 2] {
        let shown = folder.call(&["show", &id(number), "--json"]).json();
        assert_eq!(
            (&shown["players"][0]["won"], &shown["players"][1]["won"]),
            (&json!(false), &json!(true)),
            "{shown}"
        );
    }
}

#[test]
fn anonymous_players_count_in_the_play_and_in_no_statistics() {
    let folder = Folder::empty();
    let mut plays = vec![play(1, &[(1, "3", false), (4, "9", true), (4, "5", false), (4, "4", false)])];
    plays.push(play(2, &[(1, "3", true), (2, "2", false)]));
    import(&folder, &file(&plays), &[]);
    let all = stats(&folder);
    let names: Vec<&Value> = all["players"].as_array().unwrap().iter().map(|player| &player["player"]).collect();
    assert_eq!(names, ["Anna", "Ben"]);
    let anna = player(&all, "Anna").unwrap();
    assert_eq!((&anna["plays"], &anna["wins"], &anna["average_place"]), (&json!(2), &json!(1), &json!(2.5)));
    assert_eq!(anna["against"].as_array().unwrap().len(), 1, "{anna}");
    let orchard = &all["games"][0];
    assert_eq!((&orchard["by_players"][1]["players"], &orchard["widest"]["margin"]), (&json!(4), &json!(4)));
    assert_eq!(orchard["points"]["highest"]["player"], "Anna", "no record is nobody's");
    let shown = folder.call(&["show", &id(1), "--json"]).json();
    assert_eq!(shown["players"].as_array().unwrap().len(), 4);
    let out = export(&folder);
    let scores =
        out["plays"].as_array().unwrap().iter().find(|play| play["uuid"] == uuid(1)).unwrap()["playerScores"].clone();
    let anonymous = out["players"].as_array().unwrap().iter().find(|player| player["uuid"] == "p4").unwrap();
    assert_eq!((&scores[1]["playerRefId"], &scores[3]["playerRefId"]), (&anonymous["id"], &anonymous["id"]));
}

#[test]
fn an_expansion_that_is_a_game_of_ours_decides_and_others_are_kept() {
    let folder = Folder::empty();
    let mut catan = play(1, &[(1, "10", true), (2, "8", false)]);
    catan["gameRefId"] = 2.into();
    let mut knights = catan.clone();
    knights["uuid"] = uuid(2).into();
    knights["expansionPlays"] = json!([{ "gameRefId": 4 }, { "gameRefId": 3 }]);
    let mut sea = catan.clone();
    (sea["uuid"], sea["expansionPlays"]) = (uuid(3).into(), json!([{ "gameRefId": 4 }]));
    import(&folder, &file(&[catan, knights, sea]), &[]);
    let all = stats(&folder);
    let plays =
        |id: &str| all["games"].as_array().unwrap().iter().find(|game| game["game"] == id).unwrap()["plays"].clone();
    assert_eq!((plays("cities-and-knights"), plays("catan")), (json!(1), json!(2)));
    for number in [2, 3] {
        assert!(folder.call(&["export", &id(number), "-", "--as", "text"]).fine().contains("Catan: Seafarers"));
    }
    let out = export(&folder);
    assert_eq!(normal(&out).plays, normal(&file_of(&folder)).plays);
}

fn file_of(folder: &Folder) -> Value {
    serde_json::from_slice(&fs::read(folder.file("bg.json")).unwrap()).unwrap()
}

#[test]
fn two_people_of_one_name_stay_two_until_somebody_merges_them() {
    let folder = Folder::empty();
    let file = file(&[
        play(1, &[(1, "3", true), (2, "2", false)]),
        play(2, &[(5, "3", true), (2, "2", false)]),
        play(3, &[(1, "3", true), (5, "2", false)]),
    ]);
    import(&folder, &file, &[]);
    let all = stats(&folder);
    assert_eq!(player(&all, "Anna").unwrap()["plays"], 2);
    assert_eq!(player(&all, "Anna (2)").unwrap()["plays"], 2);
    let out = export(&folder);
    assert_eq!(normal(&out).lists, normal(&file).lists, "their names and UUIDs come back");
    let mut store = folder.store();
    let merged = tableside::stats::Aliases::default().merged("Anna (2)", "Anna");
    let change = tableside::stats::Aliases::default().change_to(&merged);
    store.change(tableside::stats::Aliases::KEY, &change).unwrap();
    drop(store);
    let out = export(&folder);
    let plays = &normal(&out).plays;
    assert_eq!(plays[&uuid(2)]["playerScores"][0]["playerRefId"], "p1", "one person is one person there too");
    assert_eq!(plays[&uuid(3)]["playerScores"][1]["playerRefId"], "p5", "at one table two are two");
}

#[test]
fn a_win_of_a_team_or_against_the_game_is_not_shared() {
    let folder = Folder::empty();
    let mut team = play(1, &[(1, "3", true), (2, "2", true), (3, "1", false)]);
    for at in 0..2 {
        team["playerScores"][at]["team"] = "red".into();
    }
    team["playerScores"][2]["team"] = "blue".into();
    let mut together = play(2, &[(1, "", true), (2, "", true)]);
    together["gameRefId"] = 5.into();
    import(&folder, &file(&[team, together, play(3, &[(1, "3", true), (2, "3", true)])]), &[]);
    let anna = player(&stats(&folder), "Anna").unwrap().clone();
    assert_eq!((&anna["wins"], &anna["shared_wins"]), (&json!(3), &json!(1)));
}

/// A file without its own numbers: lists and plays by their UUIDs, with UUIDs in the place of references.
#[derive(Debug, PartialEq)]
struct Normal {
    lists: BTreeMap<String, BTreeMap<String, Value>>,
    plays: BTreeMap<String, Value>,
}

fn normal(file: &Value) -> Normal {
    let mut uuids = BTreeMap::new();
    for list in ["games", "players", "locations", "tags"] {
        for one in file[list].as_array().into_iter().flatten() {
            uuids.insert((list, one["id"].to_string()), one["uuid"].clone());
        }
    }
    fn plain(value: &Value, uuids: &BTreeMap<(&str, String), Value>) -> Value {
        match value {
            Value::Object(fields) => {
                let field = |(name, value): (&String, &Value)| {
                    let list = match name.as_str() {
                        "gameRefId" => "games",
                        "playerRefId" | "meRefId" => "players",
                        "locationRefId" => "locations",
                        "tagRefId" => "tags",
                        _ => "",
                    };
                    let uuid = uuids.get(&(list, value.to_string())).cloned();
                    (name.clone(), uuid.unwrap_or_else(|| plain(value, uuids)))
                };
                Value::Object(fields.iter().filter(|(name, _)| *name != "id").map(field).collect::<Map<_, _>>())
            }
            Value::Array(list) => list.iter().map(|one| plain(one, uuids)).collect(),
            other => other.clone(),
        }
    }
    let by_uuid = |list: &Value| -> BTreeMap<String, Value> {
        let list = list.as_array().into_iter().flatten();
        list.map(|one| (one["uuid"].as_str().unwrap().to_owned(), plain(one, &uuids))).collect()
    };
    let lists = ["games", "players", "locations", "tags"].map(|list| (list.to_owned(), by_uuid(&file[list])));
    Normal { lists: lists.into_iter().filter(|(_, list)| !list.is_empty()).collect(), plays: by_uuid(&file["plays"]) }
}

/// A file as people have them: 924 plays of years, with all that this program does not use.
fn of_years(count: usize) -> Value {
    let full = |number: usize, sort: &str| format!("{number:08x}-{sort}-4000-8000-000000000000");
    let games: Vec<Value> = (0..60)
        .map(|at| {
            json!({ "id": 10 + at, "uuid": full(at, "0001"), "name": format!("Game {at}"), "bggId": 1000 + at, "bggName": format!("Game {at}"),
                "bggYear": 1990 + at, "designers": "A. Somebody", "cooperative": at % 7 == 0, "highestWins": at % 5 != 0,
                "noPoints": at % 7 == 0, "usesTeams": at % 11 == 0, "isBaseGame": 1, "isExpansion": i32::from(at % 13 == 0),
                "rating": 73, "copies": [{ "uuid": full(at, "00c1"), "versionName": "First", "metaData": "{\"a\":1}" }],
                "metaData": "{\"key\":\"č\"}", "modificationDate": "2020-01-01 10:00:00", "tags": [{ "tagRefId": 3 }],
                "urlThumb": "https://example.org/a.jpg" })
        })
        .collect();
    let players: Vec<Value> = (0..40)
        .map(|at| {
            let name = if at == 39 { "Player 1".to_owned() } else { format!("Player {at}") };
            json!({ "id": 100 + at, "uuid": full(at, "0002"), "name": name, "isAnonymous": at == 38,
                "bggUsername": format!("user{at}"), "modificationDate": "2020-01-01 10:00:00", "metaData": "" })
        })
        .collect();
    let locations: Vec<Value> =
        (0..5).map(|at| json!({ "id": at + 1, "uuid": full(at, "0003"), "name": format!("Place {at}"), "modificationDate": "2020-01-01 10:00:00" })).collect();
    let one = |at: usize| {
        let (game, seats) = (10 + at % 60, 1 + at % 5);
        let seat = |seat: usize| {
            let score = match (at + seat) % 9 {
                0 => String::new(),
                1 => format!("{}+{}+", seat + 3, at % 40),
                2 => format!("{},5", at % 90),
                3 => "a lot".to_owned(),
                _ => (at * 7 % 101 + seat).to_string(),
            };
            json!({ "playerRefId": 100 + (at * 3 + seat * 7) % 40, "score": score, "winner": (at + seat).is_multiple_of(3), "rank": if at.is_multiple_of(4) { seat + 1 } else { 0 },
                "seatOrder": if at.is_multiple_of(2) { seats - seat } else { 0 }, "startPlayer": seat == at % 3, "newPlayer": seat == 1, "team": if at.is_multiple_of(11) { format!("{}", seat % 2) } else { String::new() },
                "role": "Medic", "teamRole": "", "startPosition": "3", "metaData": "" })
        };
        let day = format!("20{:02}-{:02}-{:02}", 10 + at % 16, 1 + at % 12, 1 + at % 28);
        let mut play = json!({ "uuid": full(at, "0004"), "gameRefId": game, "playDate": format!("{day} {:02}:{:02}:00", at % 24, at % 60),
            "playDateYmd": day.replace('-', "").parse::<u32>().unwrap(), "durationMin": at % 200, "rounds": at % 4, "scoringSetting": 0,
            "usesTeams": at.is_multiple_of(11), "manualWinner": at.is_multiple_of(6), "ignored": at.is_multiple_of(97), "rating": at % 10, "board": "Alps", "comments": if at.is_multiple_of(3) { "Rain, \"soup\"" } else { "" },
            "bggId": 5_000_000 + at, "bggLastSync": "2021-01-01 10:00:00", "importPlayId": 0, "nemestatsId": 0, "entryDate": "2021-01-01 10:00:00",
            "modificationDate": "2021-01-01 10:00:00", "playImages": "[]", "metaData": "{}", "expansionPlays": [],
            "tags": [{ "tagRefId": 3 }], "playerScores": (0..seats).map(seat).collect::<Vec<_>>() });
        if !at.is_multiple_of(4) {
            play["locationRefId"] = (1 + at % 5).into();
        }
        play
    };
    json!({ "games": games, "players": players, "locations": locations, "plays": (0..count).map(one).collect::<Vec<_>>(),
        "groups": [], "tags": [{ "id": 3, "uuid": "tag", "name": "Family" }], "challenges": [{ "uuid": "ch", "name": "10x10" }],
        "deletedObjects": [{ "uuid": "gone", "type": 1 }], "userInfo": { "meRefId": 101, "appVersion": "1", "device": "phone" } })
}

/// A play as an earlier version took it in: its day goes by the zone, and a winner is stored whoever it is.
fn taken_in_wrongly(folder: &Folder, number: u8, written: &Written) {
    let started = "2026-10-24T22:30:00Z".parse().unwrap();
    let players = written::players(["Anna", "Ben"]);
    let play = written::write_down(Some(id(number).parse().unwrap()), started, "BG Stats", &players, written).unwrap();
    folder.store().create(&play.header, &play.lines, &play.summary, play.finished).unwrap();
}

#[test]
fn what_was_taken_in_wrongly_is_put_right_once() {
    let folder = Folder::empty();
    let blank = WrittenResult::default();
    let wrong = Written {
        name: "Orchard".to_owned(),
        results: vec![blank, WrittenResult::of(vec![27])],
        winners: Some(vec![Seat(1)]),
        ..Written::default()
    };
    taken_in_wrongly(&folder, 1, &wrong);
    taken_in_wrongly(&folder, 2, &wrong);
    // One of them was edited here since.
    let mut store = folder.store();
    let second: tableside::store::PlayId = id(2).parse().unwrap();
    let (listed, lines) = store.read(second, 0).unwrap();
    let open = tableside::games::open(&listed.header, &lines).unwrap();
    let edited = Written { note: "Edited".to_owned(), minutes: Some(45), ..wrong };
    let line = open.prepare(&written::rewrite(&edited), listed.changed, "a window").unwrap();
    store.append(second, &[line], &listed.summary, true).unwrap();
    drop(store);
    let of = |number: u8| play(number, &[(1, "86+84+", true), (2, "27", false)]);
    let file = file(&[of(1), of(2)]);
    fs::write(folder.file("bg.json"), file.to_string()).unwrap();
    let before = in_zone(&folder, "JST-9", &["stats", "--json"]).json();
    assert_eq!(before["from"], "2026-10-25", "half past ten in the evening was taken for UTC");
    let said = in_zone(&folder, "JST-9", &["import", &folder.file("bg.json")]).fine();
    assert!(said.contains("2 plays from an earlier file were corrected"), "{said}");
    let after = in_zone(&folder, "JST-9", &["stats", "--json"]).json();
    assert_eq!((&after["from"], &after["to"]), (&json!("2026-10-24"), &json!("2026-10-24")));
    assert_eq!((&player(&after, "Anna").unwrap()["wins"], &after["minutes"]["sum"]), (&json!(2), &json!(45)));
    let text = folder.call(&["export", &id(2), "-", "--as", "text"]).fine();
    assert!(text.contains("Edited") && text.contains("Anna 170"), "what was edited here stays: {text}");
    let before = folder.everything().0;
    let again = in_zone(&folder, "EST5", &["import", &folder.file("bg.json")]).fine();
    assert!(again.contains("0 plays were added, 2 were already here.") && again.lines().count() == 1, "{again}");
    assert_eq!(folder.everything().0, before);
    assert_eq!(normal(&export(&folder)).lists["players"]["p1"]["name"], "Anna");
}

#[test]
fn what_is_not_used_comes_back_unchanged() {
    let folder = Folder::empty();
    let file = of_years(924);
    let said = import(&folder, &file, &[]);
    let ignored = 924_usize.div_ceil(97);
    assert!(said.contains(&format!("{} plays were added", 924 - ignored)), "{said}");
    let out = export(&folder);
    let (before, after) = (normal(&file), normal(&out));
    assert_eq!(before.lists, after.lists);
    for (uuid, play) in &before.plays {
        assert_eq!(after.plays.get(uuid), Some(play), "{uuid}");
    }
    assert_eq!(before.plays.len(), after.plays.len());
    assert_eq!((&file["challenges"], &file["deletedObjects"]), (&out["challenges"], &out["deletedObjects"]));
    let me = |file: &Value| {
        let id = &file["userInfo"]["meRefId"];
        file["players"].as_array().unwrap().iter().find(|player| player["id"] == *id).unwrap()["uuid"].clone()
    };
    assert_eq!(me(&file), me(&out));
    // Into another folder and out again: the same.
    let there = Folder::empty();
    import(&there, &out, &[]);
    assert_eq!(normal(&export(&there)), after);
    assert!(import(&folder, &out, &[]).contains("0 plays were added"));
}

#[test]
fn only_what_was_edited_here_is_another_in_the_file() {
    let folder = Folder::empty();
    let file = of_years(40);
    import(&folder, &file, &[]);
    let edited = "00000005000440008000000000000000";
    let mut store = folder.store();
    let remark = tableside::stats::Remark { location: "Elsewhere".to_owned(), note: "Sunny.".to_owned() };
    let none = tableside::stats::Remarks::default();
    let change = none.change_to(&none.with(edited.parse().unwrap(), remark));
    store.change(tableside::stats::Remarks::KEY, &change).unwrap();
    let aliases = tableside::stats::Aliases::default();
    store.change(tableside::stats::Aliases::KEY, &aliases.change_to(&aliases.renamed("Player 2", "Petra"))).unwrap();
    drop(store);
    let (before, after) = (normal(&file), normal(&export(&folder)));
    let differs: Vec<&String> =
        before.plays.iter().filter(|(uuid, play)| after.plays.get(*uuid) != Some(play)).map(|(uuid, _)| uuid).collect();
    assert_eq!(differs, ["00000005-0004-4000-8000-000000000000"]);
    let play = &after.plays[differs[0]];
    assert_eq!((&play["comments"], &play["rating"]), (&json!("Sunny."), &json!(5)));
    assert_ne!(play["modificationDate"], "2021-01-01 10:00:00", "BG Stats takes what is newer");
    let differs: Vec<&String> = before.lists["players"]
        .iter()
        .filter(|(uuid, one)| after.lists["players"].get(*uuid) != Some(one))
        .map(|(uuid, _)| uuid)
        .collect();
    assert_eq!(differs, ["00000002-0002-4000-8000-000000000000"], "the same person under another name");
    assert_eq!(after.lists["players"][differs[0]]["name"], "Petra");
}
