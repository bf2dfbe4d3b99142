//! `stats`, `push`, and the files of other programs: what all plays say together, and how they come and go.

use std::fs;

use serde_json::{Value, json};

use crate::help::{Called, Folder, program};

/// A file of BG Stats with what is odd about its files: scores that are empty or sums, ranks that are not set, lists within
/// texts, fields that are missing, two copies of one player, a play without an id and one with a day alone.
fn file() -> Value {
    json!({
        "games": [
            { "id": 7, "uuid": "11111111-1111-1111-1111-111111111111", "name": "Dice Settlers", "bggId": 230267,
              "highestWins": true, "noPoints": false, "copies": [], "metaData": "{\"a\":1}" },
            { "id": 8, "name": "Golf 6", "bggId": 0, "highestWins": false },
            { "id": 9, "name": "Pandemic", "cooperative": true, "noPoints": true },
            { "id": 10, "name": "Never played" },
        ],
        "players": [
            { "id": 1, "uuid": "22222222-2222-2222-2222-222222222222", "name": "Anna", "isAnonymous": false },
            { "id": 2, "name": "Ben" },
            { "id": 3, "name": "Anna", "metaData": "" },
        ],
        "locations": [{ "id": 4, "name": "Cottage" }],
        "plays": [
            { "uuid": "aaaaaaaa-0000-4000-8000-000000000001", "gameRefId": 7, "locationRefId": 4,
              "playDate": "2026-10-24 22:30:00", "playDateYmd": 20261025, "durationMin": 90, "manualWinner": false,
              "comments": "=Rain, \"and\" soup", "playImages": "[]", "metaData": "{}", "expansionPlays": [],
              "playerScores": [
                { "playerRefId": 1, "score": "3+6+2", "winner": true, "rank": 0, "seatOrder": 2, "startPlayer": false },
                { "playerRefId": 2, "score": "9", "winner": false, "rank": 0, "seatOrder": 1, "startPlayer": true },
              ] },
            { "gameRefId": 8, "playDateYmd": 20261101, "durationMin": 0,
              "playerScores": [
                { "playerRefId": 3, "score": "12", "winner": true, "rank": 1 },
                { "playerRefId": 2, "score": "20", "winner": false, "rank": 2 },
              ] },
            { "uuid": "aaaaaaaa-0000-4000-8000-000000000003", "gameRefId": 9, "playDate": "2026-10-25 22:30:00",
              "playerScores": [
                { "playerRefId": 1, "score": "", "winner": true, "rank": 0 },
                { "playerRefId": 3, "score": "", "winner": true, "rank": 0 },
              ] },
        ],
        "userInfo": { "meRefId": 1 },
    })
}

/// Calls the program in Prague, where the clock was set back on 25 October 2026.
fn in_prague(folder: &Folder, words: &[&str]) -> Called {
    let data = folder.path().to_str().unwrap();
    let done = program().env("TZ", "CET-1CEST,M3.5.0,M10.5.0/3").args(words).args(["--data", data]).output().unwrap();
    Called {
        status: done.status.code().unwrap(),
        output: String::from_utf8(done.stdout).unwrap(),
        errors: String::from_utf8(done.stderr).unwrap(),
    }
}

fn with_file() -> Folder {
    let folder = Folder::empty();
    fs::write(folder.file("bg.json"), file().to_string()).unwrap();
    let said = in_prague(&folder, &["import", &folder.file("bg.json")]).fine();
    assert!(said.contains("3 plays were added, 0 were already here"), "{said}");
    folder
}

#[test]
fn a_file_of_bg_stats_is_read_with_all_that_is_odd_about_it() {
    let folder = with_file();
    let all = in_prague(&folder, &["stats", "--json"]).json();
    assert_eq!((&all["plays"], &all["from"], &all["to"]), (&json!(3), &json!("2026-10-25"), &json!("2026-11-01")));
    assert_eq!(all["minutes"], json!({ "known": 1, "sum": 90, "average": 90.0 }));
    let games: Vec<&Value> = all["games"].as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(games, ["dice-settlers", "golf-6", "pandemic"], "one of the house's games is known by its name");
    let dice = &all["games"][0];
    let play = "aaaaaaaa000040008000000000000001";
    assert_eq!(dice["points"]["highest"], json!({ "points": 11, "player": "Anna", "play": play }));
    assert_eq!((&dice["closest"]["margin"], &dice["first_player"]), (&json!(2), &json!({ "plays": 1, "wins": 0 })));
    let rows: Vec<&Value> = dice["rows"].as_array().unwrap().iter().map(|row| &row["average"]).collect();
    assert_eq!(rows, [&json!(3.0), &json!(6.0), &json!(2.0)], "the parts of the sum; a single number is none");
    let anna = &all["players"][0];
    assert_eq!((&anna["player"], &anna["plays"], &anna["wins"]), (&json!("Anna"), &json!(2), &json!(2)));
    let second = all["players"].as_array().unwrap().iter().find(|player| player["player"] == "Anna (2)").unwrap();
    assert_eq!(second["plays"], 2, "two of one name are two");
    assert_eq!(all["games"][1]["widest"]["margin"], 8, "the fewest points win");
    let shown = in_prague(&folder, &["show", play]).fine();
    assert!(shown.contains("Dice Settlers") && shown.contains("Added afterwards"), "{shown}");
    assert!(in_prague(&folder, &["plays"]).fine().contains("Golf 6"));
}

/// A play of the first game of [`file`] with these results: score, winner, rank.
fn play(uuid: u8, scores: &[(&str, bool, u8)]) -> Value {
    let scores = scores.iter().zip(1..).map(|((score, winner, rank), player)| {
        json!({ "playerRefId": player, "score": score, "winner": winner, "rank": rank, "seatOrder": 0 })
    });
    json!({ "uuid": format!("bbbbbbbb-0000-4000-8000-0000000000{uuid:02}"), "gameRefId": 7, "playDate": "2026-02-03 18:00:00",
        "playDateYmd": 20260203, "ignored": false, "playerScores": scores.collect::<Vec<_>>() })
}

#[test]
fn every_play_that_counts_there_comes_in_with_a_place_for_everybody() {
    let folder = Folder::empty();
    let mut file = file();
    file["games"].as_array_mut().unwrap().push(json!({ "id": 20, "name": "🎲" }));
    let mut ignored = play(1, &[("3", true, 0), ("2", false, 0)]);
    ignored["ignored"] = true.into();
    let mut picture = play(2, &[("5", true, 0), ("4", false, 0)]);
    picture["gameRefId"] = 20.into();
    file["plays"] = json!([
        ignored,
        picture,
        play(3, &[]),
        play(4, &[("", true, 1), ("", true, 1), ("", false, 2)]),
        play(5, &[("", false, 0), ("", true, 0), ("", false, 0)]),
        play(6, &[("7", true, 0)]),
    ]);
    fs::write(folder.file("bg.json"), file.to_string()).unwrap();
    let said = folder.call(&["import", &folder.file("bg.json")]).fine();
    assert!(said.contains("4 plays were added, 0 were already here, 2 left out."), "{said}");
    let said = folder.call(&["import", &folder.file("bg.json"), "--lang=cs"]).fine();
    assert!(said.contains("4 tu už byly, vynecháno: 2."), "{said}");
    folder.call(&["export", "all", &folder.file("all.csv"), "--as", "csv"]).fine();
    let table = fs::read_to_string(folder.file("all.csv")).unwrap();
    let places = |uuid: u8| -> Vec<String> {
        let of = |line: &&str| {
            line.starts_with("bbbbbbbb") && line.split(',').next().unwrap().ends_with(&format!("{uuid:02}"))
        };
        table.lines().filter(of).map(|line| line.split(',').nth(10).unwrap().to_owned()).collect()
    };
    assert!(table.contains(",🎲 (BG Stats),"), "a name without a letter: {table}");
    assert_eq!(places(1), Vec::<String>::new(), "a play that counts nowhere");
    assert_eq!(places(4), ["1", "1", "3"], "one and how many are better, however the file counts");
    assert_eq!(places(5), ["2", "1", "2"], "only who has won is known");
    assert_eq!(places(6), ["1"], "alone");
    folder.call(&["export", "all", &folder.file("out.json"), "--as", "bgstats"]).fine();
    let out: Value = serde_json::from_slice(&fs::read(folder.file("out.json")).unwrap()).unwrap();
    let ranks: Vec<&Value> =
        out["plays"].as_array().unwrap().iter().map(|play| &play["playerScores"][0]["rank"]).collect();
    assert_eq!(ranks, [0, 1, 0, 0, 0], "as they came: {out}");
    folder.call(&["export", "bbbbbbbb000040008000000000000006", &folder.file("one.txt"), "--as", "text"]).fine();
    let text = fs::read_to_string(folder.file("one.txt")).unwrap();
    assert!(text.contains("\nAnna 7 · won\n"), "alone nobody is first: {text}");
}

#[test]
fn days_are_those_that_were_written_down_also_when_the_clock_is_set_back() {
    let folder = with_file();
    let plays = |from: &str, to: &str| {
        in_prague(&folder, &["stats", "--json", "--from", from, "--to", to]).json()["plays"].clone()
    };
    // The day that is said counts before that of the time, and a time without one is that of the clock on the wall.
    assert_eq!(plays("2026-10-25", "2026-10-25"), 2);
    assert_eq!((plays("2026-10-24", "2026-10-24"), plays("2026-10-26", "2026-10-31")), (json!(0), json!(0)));
    assert_eq!(plays("2026-10-25", "2026-11-01"), 3, "both ends are included");
}

#[test]
fn nothing_is_added_twice_and_a_wrong_file_is_refused_whole() {
    let folder = with_file();
    let before = folder.everything().0;
    let again = folder.call(&["import", &folder.file("bg.json")]).fine();
    assert!(again.contains("0 plays were added, 3 were already here"), "{again}");
    assert_eq!(folder.everything().0, before);
    let empty = Folder::empty();
    let wrong = |text: &str| {
        fs::write(empty.file("wrong.json"), text).unwrap();
        let said = empty.call(&["import", &empty.file("wrong.json")]).refused(2);
        assert_eq!(empty.plays(), Vec::<Value>::new(), "{said}");
        said
    };
    let whole = file().to_string();
    assert!(wrong(&whole[..whole.len() - 9]).contains("damaged"));
    wrong(r#"{"name":"something else","plays":[]}"#);
    wrong("[1,2,3]");
    let changed = |path: &str, to: Value| {
        let mut other = file();
        *other.pointer_mut(path).unwrap() = to;
        wrong(&other.to_string())
    };
    assert!(changed("/plays", json!(3)).contains("damaged"));
}

#[test]
fn words_that_make_no_sense_are_refused_in_one_line() {
    let folder = Folder::empty();
    for words in [
        ["--from", "2026-13-01"],
        ["--to", "tomorrow"],
        ["--from", "2026-1-3"],
        ["--game", "chess"],
        ["--players", "0"],
        ["--players", "few"],
    ] {
        let said = folder.call(&["stats", words[0], words[1]]).refused(2);
        assert!(said.contains(words[1]), "{said}");
        folder.call(&["stats", "--json", "--lang=cs", words[0], words[1]]).refused(2);
    }
    folder.call(&["stats", "--from", "2026-02-02", "--to", "2026-02-01"]).refused(2);
    assert_eq!(folder.call(&["stats", "--json"]).fine(), "{\"plays\":0,\"games\":[],\"players\":[]}\n");
    assert_eq!(
        folder.call(&["stats", "--json", "--game", "amun-re"]).fine(),
        "{\"plays\":0,\"games\":[],\"players\":[]}\n"
    );
}

#[test]
fn a_household_goes_out_to_bg_stats_and_comes_back_with_the_same_figures() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let out = here.file("bg.json");
    here.call(&["export", "all", &out, "--as", "bgstats"]).fine();
    let written: Value = serde_json::from_slice(&fs::read(&out).unwrap()).unwrap();
    for play in written["plays"].as_array().unwrap() {
        assert_eq!(play["uuid"].as_str().unwrap().replace('-', "").len(), 32);
        assert_eq!(play["playImages"], "[]");
        assert!(play["playerScores"].as_array().unwrap().iter().all(|score| score["score"].is_string()));
    }
    let ids = |file: &Value, list: &str| -> Vec<(Value, Value)> {
        file[list].as_array().unwrap().iter().map(|entry| (entry["name"].clone(), entry["uuid"].clone())).collect()
    };
    here.call(&["export", "all", &out, "--as", "bgstats", "--force"]).fine();
    let again: Value = serde_json::from_slice(&fs::read(&out).unwrap()).unwrap();
    for list in ["games", "players"] {
        assert_eq!(ids(&written, list), ids(&again, list), "the same in every export");
    }
    there.call(&["import", &out]).fine();
    let figures = |folder: &Folder| {
        let all = folder.call(&["stats", "--json"]).json();
        let players = all["players"].as_array().unwrap().clone().into_iter().map(|mut player| {
            let player = player.as_object_mut().unwrap();
            json!([
                player["player"],
                player["plays"],
                player["wins"],
                player.get("average_place"),
                player["against"],
                player["games"]
            ])
        });
        let games = all["games"].as_array().unwrap().iter().map(|game| {
            json!([game["game"], game["plays"], game.get("points"), game.get("closest"), game.get("widest")])
        });
        (players.collect::<Vec<_>>(), games.collect::<Vec<_>>())
    };
    assert_eq!(figures(&there), figures(&here));
    let here_again = here.call(&["import", &out]).fine();
    assert!(here_again.contains("0 plays were added"), "our own plays are known by their ids: {here_again}");
}

#[test]
fn a_game_whose_last_play_is_without_points_keeps_those_of_the_others() {
    let (here, there) = (Folder::empty(), Folder::empty());
    let mut last = play(2, &[("", true, 0), ("", false, 0)]);
    last["playDate"] = "2026-03-03 18:00:00".into();
    let mut file = file();
    file["plays"] = json!([play(1, &[("3+6+2", true, 0), ("9", false, 0)]), last]);
    fs::write(here.file("bg.json"), file.to_string()).unwrap();
    here.call(&["import", &here.file("bg.json")]).fine();
    here.call(&["export", "all", &here.file("out.json"), "--as", "bgstats"]).fine();
    let written: Value = serde_json::from_slice(&fs::read(here.file("out.json")).unwrap()).unwrap();
    assert_eq!(written["games"][0]["noPoints"], false);
    there.call(&["import", &here.file("out.json")]).fine();
    let figures = |folder: &Folder| folder.call(&["stats", "--json"]).json();
    assert_eq!(figures(&there)["games"][0]["points"]["average"], 10.0);
    assert_eq!(figures(&there), figures(&here));
}

#[test]
fn a_table_of_results_is_one_line_a_player_a_play() {
    let folder = with_file();
    let out = folder.file("all.csv");
    in_prague(&folder, &["export", "all", &out, "--as", "csv"]).fine();
    let text = fs::read_to_string(&out).unwrap();
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(
        lines[0],
        "play,game,name,started,minutes,place,player,color,first,points,place_in_play,won,options,location,note,ended_early"
    );
    assert_eq!(lines.len(), 1 + 6 + 1);
    assert_eq!(
        lines[1],
        "aaaaaaaa000040008000000000000001,dice-settlers,Dice Settlers,2026-10-24T20:30:00Z,90,1,Ben,red,true,9,2,false,,\
         Cottage,\"'=Rain, \"\"and\"\" soup\",false"
    );
    assert!(lines[2].contains(",2,Anna,blue,false,11,1,true,,Cottage,"), "{}", lines[2]);
    assert!(
        lines[3].contains(",pandemic,") && lines[5].contains(",golf-6,"),
        "in the order in which they began: {text}"
    );
}

#[test]
fn a_play_in_plain_words_and_in_a_folder_has_a_name_that_sorts() {
    let folder = with_file();
    let to = folder.path().join("out");
    fs::create_dir(&to).unwrap();
    let play = "aaaaaaaa000040008000000000000001";
    in_prague(&folder, &["export", play, to.to_str().unwrap(), "--as", "text"]).fine();
    let text = fs::read_to_string(to.join("2026-10-25 Dice Settlers.txt")).unwrap();
    assert_eq!(
        text,
        "Dice Settlers · 2026-10-25 · 90 min · Cottage · Added afterwards\n1. Anna 11 · won\n2. Ben 9\n\
         =Rain, \"and\" soup\n"
    );
    in_prague(&folder, &["export", play, to.to_str().unwrap(), "--as", "text"]).refused(2);
    let half = Folder::with_examples();
    let id = half.example(false);
    for form in ["csv", "text", "bgstats"] {
        let said = half.call(&["export", &id, &half.file("half"), "--as", form]).refused(2);
        assert!(said.contains("finished"), "{said}");
    }
}

#[test]
fn the_link_hands_over_the_whole_result() {
    let folder = with_file();
    let link = in_prague(&folder, &["push", "aaaaaaaa000040008000000000000001"]).fine();
    let data = link.trim_end().strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=").unwrap();
    let mut bytes = Vec::new();
    let mut rest = data.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits: String = rest.by_ref().take(2).map(char::from).collect();
                u8::from_str_radix(&digits, 16).unwrap()
            }
            byte => byte,
        });
    }
    let play: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!((&play["sourceName"], &play["playDate"]), (&json!("Tableside"), &json!("2026-10-24 20:30:00")));
    assert_eq!((&play["durationMin"], &play["location"]), (&json!(90), &json!("Cottage")));
    let game = &play["game"];
    assert_eq!(
        (&game["name"], &game["bggId"], &game["highestWins"], &game["noPoints"]),
        (&json!("Dice Settlers"), &json!(230_267), &json!(true), &json!(false))
    );
    let anna = &play["players"][1];
    assert_eq!(
        (&anna["name"], &anna["score"], &anna["rank"], &anna["winner"], &anna["startPlayer"]),
        (&json!("Anna"), &json!(11), &json!(1), &json!(true), &json!(false))
    );
    let amun_re = Folder::with_examples();
    let id = amun_re.example(true);
    assert!(!amun_re.call(&["push", &id]).fine().contains("bggId"), "what nobody has looked up is left out");
    amun_re.call(&["push", &amun_re.example(false)]).refused(2);
}

#[test]
fn the_page_says_the_same_in_both_languages() {
    let folder = Folder::with_examples();
    let (english, czech) = (folder.call(&["stats", "--lang=en"]).fine(), folder.call(&["stats", "--lang=cs"]).fine());
    assert_eq!(english.lines().count(), czech.lines().count());
    assert!(english.contains("Win rate") && czech.contains("Podíl výher"), "{english}{czech}");
    assert!(!english.contains("stats-") && !czech.contains("stats-"), "{english}{czech}");
}

#[test]
fn a_game_and_a_player_are_found_as_they_are_typed() {
    let folder = with_file();
    let plays = |words: &[&str]| {
        let all: Vec<&str> = ["stats", "--json"].iter().chain(words).copied().collect();
        in_prague(&folder, &all).json()["plays"].clone()
    };
    assert_eq!(plays(&["--game", "Golf 6"]), 1);
    assert_eq!(plays(&["--game", "dice"]), plays(&["--game", "dice-settlers"]));
    assert_eq!(plays(&["--player", "anna"]), plays(&["--player", "Anna"]));
    let nobody = in_prague(&folder, &["stats", "--json", "--player", "Ana"]);
    assert_eq!(nobody.status, 0);
    assert_eq!(serde_json::from_str::<Value>(&nobody.output).unwrap()["plays"], 0);
    assert!(nobody.errors.contains("“Ana”") && nobody.errors.contains("Did you mean Anna?"), "{}", nobody.errors);
    let stranger = in_prague(&folder, &["stats", "--player", "Quentin"]);
    assert!(stranger.errors.contains("“Quentin”") && !stranger.errors.contains("Did you mean"), "{}", stranger.errors);
}
