//! Two whole evenings of Amun-Re, from New play to the winner, played by the window's own controls.
//!
//! All numbers that are expected here were worked out by hand from the rulebook.

use crate::common::app::{Shared, window};
use egui::{Event, Key, Modifiers, Role, Theme, vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use tableside::app::App;
use tableside::locale::Language;

/// A phone of which nobody has to scroll the screen.
struct Table(Harness<'static, App>);

impl Table {
    /// Begins a play of these players, with these switches tapped.
    fn begin(players: &[&str], switches: &[&str]) -> Self {
        let mut h = window(&Shared::default(), vec2(390.0, 2400.0), Theme::Light, Language::En);
        h.run();
        let mut table = Self(h);
        table.tap("New play");
        table.tap("New name");
        for player in players {
            table.0.event(Event::Text((*player).to_owned()));
            table.0.run();
            table.press(Modifiers::NONE, Key::Enter);
        }
        for switch in switches {
            table.tap(switch);
        }
        table.tap("Start");
        table
    }

    fn tap(&mut self, name: &str) {
        // A number that is only shown may read as a key of the keypad does.
        let used = |node: &Node<'_>| node.accesskit_node().role() != Role::Label;
        let found = self.0.query_all_by_label(name).find(used);
        found.unwrap_or_else(|| panic!("there is no {name:?}")).click();
        self.0.run();
    }

    fn taps(&mut self, names: &[&str]) {
        for name in names {
            self.tap(name);
        }
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.0.key_press_modifiers(modifiers, key);
        self.0.run();
    }

    fn next(&mut self) {
        self.press(Modifiers::COMMAND, Key::Enter);
    }

    /// Taps the loud button, which must say this.
    fn next_says(&mut self, words: &str) {
        self.tap(words);
    }

    fn shows(&self, name: &str) {
        self.0.get_by_label(name);
    }

    /// These words stand on the screen.
    fn reads(&self, words: &str) {
        let by = By::new()
            .predicate(move |node| [node.value(), node.label()].iter().any(|said| said.as_deref() == Some(words)));
        assert!(self.0.query(by).is_some(), "{words:?} is not there: {:#?}", crate::common::controls::words(&self.0));
    }

    /// A number on the keypad, or "steal".
    fn offer(&mut self, player: &str, offer: &str) {
        // On a phone the keypad comes up with the first offering that is tapped, and goes on by itself.
        if self.0.query_by_label("OK").is_none() {
            self.tap(&format!("{player}: offering: not entered yet"));
        }
        if offer == "steal" {
            self.tap(&format!("{player}: offering: −3 · steal"));
        } else {
            self.keypad(offer);
        }
    }

    fn keypad(&mut self, number: &str) {
        for figure in number.chars() {
            self.tap(&figure.to_string());
        }
        self.tap("OK");
    }

    fn reveal(&mut self, provinces: &[&str]) {
        // In the last round of the New Kingdom nobody is asked for the only provinces that are left.
        if self.0.query_by_label_contains("only provinces left in this kingdom").is_some() {
            for province in provinces {
                assert!(self.0.query_by_label(&format!("{province} came up")).is_none(), "{province} is known");
            }
            self.next();
            return;
        }
        for province in provinces {
            self.tap(&format!("{province} came up"));
        }
        self.next();
    }

    /// Stones: "Anna: stones in Abu", three times.
    fn put(&mut self, player: &str, what: &str, province: &str, count: usize) {
        for _ in 0..count {
            self.tap(&format!("{player}: {what} in {province}, plus 1"));
        }
    }
}

/// A round at the table of four: who takes what for how much; what is bought; the offerings; what they say; what is taken
/// as reward; the incomes.
struct Round {
    takes: [(&'static str, &'static str, u32); 4],
    buys: &'static [(&'static str, &'static str, &'static str, usize)],
    pharaoh: usize,
    offers: [&'static str; 4],
    temple: u32,
    rewards: &'static [(&'static str, &'static str, &'static str, usize)],
    incomes: [i64; 4],
    gold: [i64; 4],
}

const FOUR: [&str; 4] = ["Anna", "Ben", "Cyril", "Dana"];

impl Table {
    fn round(&mut self, round: &Round) {
        let provinces = round.takes.map(|(_, province, _)| province);
        self.reveal(&provinces);
        for (player, province, gold) in round.takes {
            self.tap(&format!("{player} took {province}"));
            self.tap(&format!("{province} for {gold}"));
        }
        self.next();
        let from_pharaoh = (0..4).map(|place| (round.pharaoh + place) % 4);
        for seat in from_pharaoh.clone() {
            for &(player, what, province, count) in round.buys.iter().filter(|buy| buy.0 == FOUR[seat]) {
                self.put(player, what, province, count);
            }
            self.next();
        }
        for seat in from_pharaoh {
            self.offer(FOUR[seat], round.offers[seat]);
        }
        self.next_says(&format!("Confirm · temple {}", round.temple));
        if round.offers != ["steal"; 4] {
            self.rewards(round);
        }
        for (player, income) in FOUR.into_iter().zip(round.incomes) {
            self.shows(&format!("{player} takes: {income}"));
        }
        self.next();
        self.tap("Board");
        for (player, gold) in FOUR.into_iter().zip(round.gold) {
            self.reads(&format!("{player}: gold: {gold}"));
        }
        self.tap("Back");
    }

    /// Each takes the reward in turn, the highest offering first, and the rest of it as cards.
    fn rewards(&mut self, round: &Round) {
        for _ in round.offers.iter().filter(|offer| **offer != "steal") {
            let rest = |player: &&&str| self.0.query_by_label(&format!("{player}: rest as cards")).is_some();
            let player = FOUR.iter().find(rest).unwrap();
            for &(_, what, province, count) in round.rewards.iter().filter(|reward| reward.0 == *player) {
                self.put(player, what, province, count);
            }
            let rest = format!("{player}: rest as cards");
            if !self.0.get_by_label(&rest).accesskit_node().is_disabled() {
                self.tap(&rest);
            }
            self.next();
        }
    }

    /// Everyone's rest at once, after the question.
    fn everyones_rest(&mut self, cards: u32) {
        self.tap("Everyone’s rest as cards…");
        self.tap(&format!("Take {cards} cards and go on"));
    }
}

#[test]
fn four_players_with_a_ledger_from_new_play_to_the_winner() {
    let mut table = Table::begin(&FOUR, &["Follow the auction", "Gold ledger"]);
    table.round(&Round {
        takes: [("Anna", "Abu", 3), ("Ben", "Avaris", 1), ("Cyril", "Baharya", 0), ("Dana", "Kharga", 0)],
        buys: &[
            ("Anna", "stones", "Abu", 3),
            ("Ben", "stones", "Avaris", 3),
            ("Cyril", "farmers", "Baharya", 2),
            ("Dana", "stones", "Kharga", 3),
        ],
        pharaoh: 0,
        offers: ["2", "5", "steal", "1"],
        temple: 2,
        rewards: &[("Ben", "stones", "Avaris", 3), ("Dana", "farmers", "Kharga", 1)],
        incomes: [4, 8, 8, 7],
        gold: [13, 16, 28, 20],
    });
    table.round(&Round {
        takes: [("Anna", "Damanhur", 6), ("Ben", "Mendes", 3), ("Cyril", "Sawu", 1), ("Dana", "Edfu", 0)],
        buys: &[
            ("Anna", "stones", "Damanhur", 3),
            ("Cyril", "stones", "Sawu", 3),
            ("Cyril", "stones", "Baharya", 3),
            ("Dana", "stones", "Edfu", 3),
        ],
        pharaoh: 1,
        offers: ["1", "4", "steal", "4"],
        temple: 2,
        rewards: &[("Ben", "stones", "Mendes", 3), ("Dana", "farmers", "Edfu", 2), ("Anna", "farmers", "Damanhur", 1)],
        incomes: [6, 8, 15, 11],
        gold: [6, 17, 24, 21],
    });
    table.round(&Round {
        takes: [("Anna", "Berenike", 1), ("Ben", "Abydos", 6), ("Cyril", "Dakhla", 10), ("Dana", "Amarna", 3)],
        buys: &[("Ben", "stones", "Abydos", 2), ("Cyril", "stones", "Dakhla", 3), ("Dana", "stones", "Amarna", 3)],
        pharaoh: 1,
        offers: ["1", "1", "7", "5"],
        temple: 3,
        rewards: &[],
        incomes: [15, 0, 12, 9],
        gold: [19, 7, 25, 16],
    });
    table.next_says("Score");
    for score in ["Anna: 13", "Ben: 17", "Cyril, pharaoh: 11", "Dana: 17"] {
        table.shows(score);
    }
    table.next();
    table.next_says("Start the New Kingdom");

    table.round(&Round {
        takes: [("Anna", "Avaris", 6), ("Ben", "Abu", 1), ("Cyril", "Edfu", 3), ("Dana", "Berenike", 0)],
        buys: &[("Cyril", "farmers", "Edfu", 2)],
        pharaoh: 2,
        offers: ["3", "steal", "6", "2"],
        temple: 2,
        rewards: &[("Cyril", "stones", "Edfu", 3), ("Anna", "farmers", "Avaris", 2)],
        incomes: [12, 4, 4, 8],
        gold: [22, 13, 17, 22],
    });
    table.round(&Round {
        takes: [("Anna", "Damanhur", 3), ("Ben", "Dakhla", 6), ("Cyril", "Mendes", 0), ("Dana", "Sawu", 1)],
        buys: &[("Dana", "stones", "Sawu", 3)],
        pharaoh: 2,
        offers: ["steal"; 4],
        temple: 1,
        rewards: &[],
        incomes: [10, 4, 2, 15],
        gold: [32, 26, 22, 33],
    });
    table.round(&Round {
        takes: [("Anna", "Kharga", 10), ("Ben", "Baharya", 3), ("Cyril", "Amarna", 1), ("Dana", "Abydos", 0)],
        buys: &[],
        pharaoh: 2,
        offers: ["5", "1", "1", "6"],
        temple: 3,
        rewards: &[],
        incomes: [6, 10, 6, 8],
        gold: [23, 32, 26, 35],
    });
    table.next_says("Score");
    for score in ["Anna: 31", "Ben: 27", "Cyril: 31", "Dana, pharaoh: 31"] {
        table.shows(score);
    }
    table.next_says("End the game");
    // Three have 31 points; of them Dana has fewer pyramids than the others, who have no stones to tell them apart.
    // What nobody has read off the board could still change that.
    table.reads("Anna and Cyril lead so far with 31 points");
    assert!(table.0.query_by_label_contains("Phase ").is_none(), "no phase is left");
    // Where a number comes from: the six gold points of the richest.
    table.tap("New Kingdom, Gold, Dana: 6");
    table.0.get_by_role_and_label(Role::Heading, "Why?");
    table.press(Modifiers::NONE, Key::Escape);
    table.tap("Show the score sheet");
    table.shows("Place, Cyril: 1st, check your board");
    table.shows("Place, Dana: 3rd, check your board");
    table.shows("Old Kingdom, Sum, Dana: 17");
}

impl Table {
    /// Phase 2, 3 without anything bought, and the secret offerings from the pharaoh on.
    fn bids(&mut self, bids: &[(&str, &str)]) {
        for (player, province) in bids {
            self.tap(&format!("{player} bids 0 on {province}"));
        }
        self.next();
    }

    fn secret(&mut self, offers: &[(&str, &str)]) {
        for (player, offer) in offers {
            assert!(self.0.query_by_label("OK").is_none(), "nobody holds the device");
            self.tap(&format!("I am {player}"));
            self.offer(player, offer);
        }
    }
}

#[test]
fn three_players_in_secret_with_the_auction_from_new_play_to_the_winner() {
    let mut table = Table::begin(&["Anna", "Ben", "Cyril"], &["Secret sacrifice"]);
    table.reveal(&["Abu", "Avaris", "Baharya"]);
    table.taps(&["Anna bids 1 on Abu", "Ben bids 3 on Abu"]);
    table.taps(&["Cyril bids 0 on Avaris"]);
    // Anna was outbid on Abu, and may not go back there at once.
    assert!(table.0.get_by_label("Anna bids 6 on Abu").accesskit_node().is_disabled());
    table.tap("Anna bids 0 on Baharya");
    table.next();
    table.put("Anna", "stones", "Baharya", 3);
    table.next();
    table.put("Ben", "stones", "Abu", 3);
    table.next();
    table.put("Cyril", "stones", "Avaris", 2);
    table.tap("Cyril plays Master Builder on Avaris");
    table.next();
    table.secret(&[("Anna", "4"), ("Ben", "steal"), ("Cyril", "2")]);
    table.next_says("Confirm · temple 2");
    table.everyones_rest(5);
    table.shows("Anna takes: 4");
    table.next();

    table.reveal(&["Berenike", "Damanhur", "Edfu"]);
    table.bids(&[("Anna", "Berenike"), ("Ben", "Damanhur"), ("Cyril", "Edfu")]);
    for (player, province) in [("Anna", "Berenike"), ("Ben", "Damanhur"), ("Cyril", "Edfu")] {
        table.put(player, "stones", province, 3);
        table.next();
    }
    table.secret(&[("Anna", "1"), ("Ben", "1"), ("Cyril", "9")]);
    table.shows("Confirm · temple 2");
    table.taps(&["Offering Correction…", "Cyril corrects by plus 3"]);
    table.next_says("Confirm · temple 3");
    table.everyones_rest(6);
    table.next();

    table.reveal(&["Kharga", "Mendes", "Sawu"]);
    table.bids(&[("Cyril", "Kharga"), ("Anna", "Mendes"), ("Ben", "Sawu")]);
    table.tap("Cyril plays Free Farmer on Kharga");
    table.next();
    table.put("Anna", "stones", "Mendes", 3);
    table.next();
    table.next();
    table.secret(&[("Cyril", "1"), ("Anna", "1"), ("Ben", "1")]);
    table.next_says("Confirm · temple 2");
    table.everyones_rest(6);
    // Baharya 4 and Berenike 8, and the card makes Mendes yield 8.
    table.shows("Anna takes: 12");
    table.taps(&["Anna plays 8 Gold", "Anna: on Mendes"]);
    table.shows("Anna takes: 20");
    table.next();
    table.tap("Bonus cards of Cyril");
    // Nobody has read the card symbols off the board, so the table is asked.
    table.tap("Cyril plays Power Card Bonus");
    table.tap("Fulfilled · 3 points");
    table.next_says("Score");
    for score in ["Anna: 16", "Ben: 16", "Cyril, pharaoh: 17"] {
        table.shows(score);
    }
    table.next();
    table.next_says("Start the New Kingdom");

    let rounds = [
        (["Abu", "Avaris", "Baharya"], ["Cyril", "Anna", "Ben"], ["1", "1", "1"]),
        (["Berenike", "Damanhur", "Edfu"], ["Cyril", "Anna", "Ben"], ["1", "steal", "5"]),
        (["Mendes", "Sawu", "Kharga"], ["Ben", "Cyril", "Anna"], ["2", "3", "1"]),
    ];
    for (provinces, players, offers) in rounds {
        table.reveal(&provinces);
        let bids: Vec<_> = players.into_iter().zip(provinces).collect();
        table.bids(&bids);
        for _ in 0..3 {
            table.next();
        }
        let offers_steal = offers.contains(&"steal");
        let offers: Vec<_> = players.into_iter().zip(offers).collect();
        table.secret(&offers);
        table.next_says("Confirm · temple 2");
        table.everyones_rest(if offers_steal { 5 } else { 6 });
        table.next();
    }
    table.shows("3 players’ gold is missing");
    // The keypad goes on from the pharaoh.
    table.tap("Cyril: gold: not entered yet");
    for gold in ["20", "10", "20"] {
        table.keypad(gold);
    }
    table.next_says("Score");
    for score in ["Anna: 34", "Ben: 40", "Cyril, pharaoh: 30"] {
        table.shows(score);
    }
    table.next_says("End the game");
    table.reads("Ben wins");
    table.reads("40 points");
}
