//! Screens made of the kit alone; what they say is made up.

use egui::{Ui, vec2};
use tableside::kit::*;
use tableside::locale::{Language, Message};
use tableside::table::reason::{Reason, Sure};
use tableside::table::seat::{PieceColor, Shape};

const PLAYERS: [(&str, Mark); 4] = [
    ("Anna", Mark { color: PieceColor::Red, shape: Shape::Circle }),
    ("Ben", Mark { color: PieceColor::Blue, shape: Shape::Square }),
    ("Cyril", Mark { color: PieceColor::Black, shape: Shape::Diamond }),
    ("Žofie", Mark { color: PieceColor::Yellow, shape: Shape::Triangle }),
];

/// Picks the words of a language.
fn pick(language: Language) -> impl Fn(&'static str, &'static str) -> &'static str {
    move |en, cs| if language == Language::En { en } else { cs }
}

fn head(ui: &mut Ui, language: Language, title: &str) {
    let say = pick(language);
    let left = |ui: &mut Ui| {
        icon_button(ui, Icon::Back, say("Back", "Zpět"));
        text::strong(ui, title);
    };
    let right = |ui: &mut Ui| {
        menu(ui, Icon::More, say("More", "Více"), |ui| menu_row(ui, Icon::Gear, "x", None));
        text::quiet(ui, say("saved", "uloženo"));
    };
    top_bar(ui, left, right);
}

/// A phase in which everybody enters something.
pub fn sacrifice(ui: &mut Ui, language: Language) {
    let say = pick(language);
    bottom_bar(ui, |ui| {
        ui.add(Button::icon_only(Icon::Undo, say("Undo: Cyril steals", "Zpět: Cyril krade")).outlined());
        button(ui, say("Rulings", "Pravidla"));
        let next = Button::primary(say("Next: harvest", "Další: sklizeň"));
        ui.add(next.missing(Some(say("Žofie is missing", "Chybí Žofie"))).full());
    });
    head(ui, language, "Amun-Re");
    page(ui, |ui| {
        let round = say("New Kingdom · Round 2 of 3", "Nová říše · 2. kolo ze 3");
        let phase = say("Phase 4 of 5", "4. fáze z 5");
        two_sides(ui, 24.0, |ui| text::quiet(ui, round), |ui| progress_dashes(ui, 3, 5, phase));
        card(ui, |ui| {
            text::quiet(ui, say("Phase 4 · all at once", "4. fáze · všichni zároveň"));
            text::title(ui, say("Sacrifice to Amun-Re", "Oběť bohu Amun-Re"));
            text::quiet(
                ui,
                say(
                    "Everyone offers 1 gold or more, or plays −3 alone.",
                    "Každý obětuje aspoň 1 zlato, nebo hraje jen −3.",
                ),
            );
        });
        card(ui, players);
        card(ui, |ui| {
            let total = |ui: &mut Ui| {
                text::quiet(ui, say("Total so far", "Zatím celkem"));
                text::score(ui, "10");
            };
            let temple = |ui: &mut Ui| {
                text::score(ui, "2");
                text::body(ui, say("temple", "chrám"));
            };
            two_sides(ui, 44.0, total, temple);
            text::quiet(
                ui,
                say(
                    "3 more reach temple 3: Anna +6, Ben +2, Cyril −7 gold",
                    "Další 3 dají chrám 3: Anna +6, Ben +2, Cyril −7 zlata",
                ),
            );
        });
        let values = ["19", "24", "17", "21"];
        let scores: Vec<Score<'_>> =
            PLAYERS.iter().zip(values).map(|(&(name, mark), value)| Score { mark, name, role: None, value }).collect();
        score_tiles(ui, &scores);
    });
}

/// Rows of players, each with a value.
pub fn players(ui: &mut Ui) {
    let language = Look::of(ui.ctx()).language;
    let say = pick(language);
    let values = [Some("9"), Some("4"), Some(say("steal", "krade")), None];
    for (index, ((name, mark), value)) in PLAYERS.into_iter().zip(values).enumerate() {
        if index > 0 {
            hairline(ui);
        }
        player_row(ui, mark, name, (index == 0).then_some(say("pharaoh", "faraon")), |ui| {
            value_cell(ui, &format!("{name}: {}", say("sacrifice", "oběť")), value, index == 0);
            if index == 2 {
                text::quiet(ui, say("takes 3 gold", "bere 3 zlata"));
            }
        });
    }
}

/// The keypad in its sheet, over a screen.
pub fn keypad(ui: &mut Ui, language: Language) {
    let say = pick(language);
    sacrifice(ui, language);
    let title = say("Anna: sacrifice", "Anna: oběť");
    sheet(ui, "keypad", title, |ui| {
        let mut typed = "3+6−2".to_owned();
        Keypad::new(title).extra(&[say("steal", "krade"), "1", "3", "6", "10", "15"]).show(ui, &mut typed);
    });
}

/// A desktop: steps, a table of numbers, scores, a reason.
pub fn income(ui: &mut Ui, language: Language) {
    let say = pick(language);
    let left = |ui: &mut Ui| {
        text::strong(ui, "Amun-Re");
        text::body(ui, say("Old Kingdom · Round 3 of 3", "Stará říše · 3. kolo ze 3"));
    };
    let right = |ui: &mut Ui| {
        button(ui, say("Far view", "Zdálky"));
        ui.add(Button::quiet(say("Library", "Knihovna")).selected(true));
        ui.add_enabled(false, Button::icon_only(Icon::Redo, say("Redo", "Znovu")).outlined());
        ui.add(Button::quiet(say("Undo", "Zpět")).icon(Icon::Undo));
        text::quiet(ui, say("saved · 21:47", "uloženo · 21:47"));
    };
    top_bar(ui, left, right);
    if Width::of(ui).is_wide() {
        left_panel(ui, 288.0, |ui| steps(ui, language));
        right_panel(ui, 320.0, |ui| scores(ui, language));
    }
    page(ui, |ui| {
        card(ui, |ui| {
            text::quiet(ui, say("The temple stands at 2: each farmer yields 2", "Chrám je na 2: každý rolník dá 2"));
            text::title(ui, say("Everyone takes income", "Všichni berou příjem"));
        });
        card(ui, |ui| table(ui, language));
        card(ui, |ui| reason_tree(ui, &reason()));
    });
}

fn steps(ui: &mut Ui, language: Language) {
    let say = pick(language);
    step_row(ui, "1", say("Provinces", "Provincie"), None, StepState::Done);
    step_row(ui, "2", say("Auction", "Dražba"), None, StepState::Done);
    let order = say("from the pharaoh, clockwise", "od faraona po směru hodinových ručiček");
    step_row(ui, "5", say("Harvest and income", "Sklizeň a příjem"), Some(order), StepState::Now);
    step_row(
        ui,
        "6",
        say("Scoring", "Bodování"),
        Some(say("end of the Old Kingdom", "konec Staré říše")),
        StepState::Coming,
    );
}

fn scores(ui: &mut Ui, language: Language) {
    let say = pick(language);
    card(ui, |ui| {
        for (index, ((name, mark), value)) in PLAYERS.into_iter().zip(["8", "6", "105", "−3"]).enumerate() {
            if index > 0 {
                hairline(ui);
            }
            score_row(ui, &Score { mark, name, role: (index == 1).then_some(say("pharaoh", "faraon")), value });
        }
    });
    toast(ui, 360.0, say("Cyril stole 3 gold", "Cyril ukradl 3 zlata"), Some(say("Undo", "Zpět")));
    stepper(ui, say("Anna: farmers in Memphis", "Anna: rolníci v Memfidě"), Some(3), 0..=3);
}

fn table(ui: &mut Ui, language: Language) {
    let say = pick(language);
    let column = |en, cs| GridColumn { title: say(en, cs), mark: None };
    let columns = [
        column("farmers", "rolníci"),
        column("harvest", "sklizeň"),
        column("fixed", "pevné"),
        column("card", "karta"),
        GridColumn { title: say("gold", "zlato"), mark: Some(PLAYERS[0].1) },
    ];
    let cell = |text| GridCell { text, state: CellState::Plain };
    let memphis = ["1", "2", "–", "–", "2"].map(cell);
    let mut baharya = ["5", "10", "–", "+5", "15"].map(cell);
    baharya[0].state = CellState::Corrected;
    let mut edfu = ["3", "6", "4", "–", "10"].map(cell);
    edfu[2].state = CellState::Unsure;
    let total = ["", "", "", "", "27"].map(cell);
    let row = |title, note, cells, total| GridRow { title, note, cells, total };
    let rows = [
        row("Memphis", None, &memphis[..], false),
        row("Baharya", Some(say("2 printed", "2 tištění")), &baharya, false),
        row("Edfu", None, &edfu, false),
        row(say("Anna takes", "Anna bere"), None, &total, true),
    ];
    TableGrid { heading: "Anna", columns: &columns, rows: &rows, tappable: true }.show(ui, "income");
}

/// A made-up reason with everything that a reason can have.
pub fn reason() -> Reason {
    let text = |words: &str| Message::literal(words);
    let farmers = Reason::new(text("Baharya: 5 × 2"), 10)
        .by(text("Each farmer yields the temple's place."), text("p. 8, income"));
    let fixed = Reason::new(text("Edfu"), 4).sure(Sure::Unconfirmed);
    Reason::sum(text("Anna"), vec![farmers, fixed, Reason::note(text("Harvest Increase")).sure(Sure::Unknown)])
        .by(text("The sum over all provinces."), text("p. 8, phase 5"))
}

/// A search with a choice, chips, messages and rows.
pub fn library(ui: &mut Ui, language: Language) {
    let say = pick(language);
    bottom_bar(ui, |ui| {
        equal_columns(ui, 3, 8.0, |ui, index| {
            let words = [say("Play", "Partie"), say("Library", "Knihovna"), say("History", "Historie")][index];
            ui.add(Button::quiet(words).selected(index == 1).full());
        });
    });
    head(ui, language, say("Library", "Knihovna"));
    page(ui, |ui| {
        let mut query = String::new();
        search_field(ui, say("Search cards and rulings", "Hledat karty a pravidla"), &mut query);
        let options = [say("This play", "Tato partie"), say("All games", "Všechny hry"), say("My notes", "Poznámky")];
        segmented(ui, say("Where", "Kde"), &options, 0);
        card(ui, |ui| {
            text::title(ui, "Saboteur");
            ui.horizontal_wrapped(|ui| {
                chip(ui, say("politics", "politika"));
                chip(ui, say("2 cards", "2 karty"));
                chip(ui, say("after the roll", "po hodu"));
            });
            text::body(
                ui,
                say(
                    "Everyone with at least as many points as you discards half of the hand, rounded down.",
                    "Každý, kdo má aspoň tolik bodů jako vy, odhodí polovinu ruky, zaokrouhleno dolů.",
                ),
            );
            inset(ui, |ui| {
                text::quiet(
                    ui,
                    say(
                        "Editions disagree · source: 2020 and 2025 rules",
                        "Vydání se liší · zdroj: pravidla 2020 a 2025",
                    ),
                );
            });
        });
        card(ui, |ui| {
            ListRow::new(say("Does a sabotaged city count?", "Počítá se zničené město?"))
                .note(say("Ruling · yes, as a city", "Výklad · ano, jako město"))
                .opens()
                .show(ui);
            hairline(ui);
            ListRow::new("Anna").mark(PLAYERS[0].1).selected(true).show(ui);
            hairline(ui);
            ListRow::new(say("History", "Historie")).icon(Icon::History).end("Ctrl+H").show(ui);
        });
        banner(ui, Tone::Warn, say("46 farmers; the box holds 45.", "46 rolníků; v krabici je jich 45."), None);
        let again = say("Try again", "Zkusit znovu");
        banner(
            ui,
            Tone::Error,
            say(
                "The disk is full. What was entered before is safe.",
                "Disk je plný. Co bylo zadáno dřív, je v bezpečí.",
            ),
            Some(again),
        );
    });
}

/// Fields, switches, and an empty place.
pub fn settings(ui: &mut Ui, language: Language) {
    let say = pick(language);
    head(ui, language, say("Settings", "Nastavení"));
    page(ui, |ui| {
        card(ui, |ui| {
            let mut name = "Šárka".to_owned();
            text_field(ui, say("Name", "Jméno"), &mut name);
            note_field(ui, say("Note", "Poznámka"), &mut String::new());
            switch_row(ui, say("Follow the auction", "Sledovat dražbu"), None, true);
            hairline(ui);
            let note = say("Each entry stays hidden until all are in", "Zápisy jsou skryté, dokud nejsou všechny");
            switch_row(ui, say("Secret sacrifice", "Tajná oběť"), Some(note), false);
        });
        ui.horizontal_wrapped(|ui| {
            for (index, words) in ["0", "1", "3", "6", "10"].into_iter().enumerate() {
                choice_chip(ui, words, &format!("{}: {words}", say("Bid", "Nabídka")), index == 2);
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.add(Button::danger(say("Delete play", "Smazat partii")).icon(Icon::Trash));
            ui.add(Button::plain(say("Keep it", "Ponechat")));
        });
        banner(ui, Tone::Good, say("Everything is saved.", "Vše je uloženo."), None);
        banner(ui, Tone::Info, say("A new edition of the rules is known.", "Je známo nové vydání pravidel."), None);
        card(ui, |ui| {
            let sentence = say("No play yet. Put a box on the table.", "Zatím žádná partie. Dejte krabici na stůl.");
            empty_state(ui, Art::Table, sentence, Some(say("New play", "Nová partie")));
        });
    });
}

/// All icons, drawings and marks.
pub fn drawings(ui: &mut Ui, _: Language) {
    page(ui, |ui| {
        let tokens = Tokens::of(ui);
        card(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for icon in Icon::ALL {
                    icon_button(ui, icon, &format!("{icon:?}"));
                }
            });
        });
        card(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for art in Art::ALL {
                    let (rect, _) = ui.allocate_exact_size(vec2(64.0, 64.0), egui::Sense::hover());
                    art.paint(ui.painter(), &tokens, rect);
                }
            });
        });
        card(ui, |ui| {
            for shape in Shape::ALL {
                ui.horizontal(|ui| {
                    for color in PieceColor::ALL {
                        mark(ui, Mark { color, shape }, &format!("{color:?} {shape:?}"));
                    }
                });
            }
        });
        text::body(ui, "← ↑ → ↓ ★ ☆ ✓ ✗ ⚀ ⚅ ♠ ♥ ⚙ ⚠ ≤ ≥ ≠ 0123456789");
    });
}
