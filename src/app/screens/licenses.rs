//! The licenses of all that is part of the program, with their texts, as those who wrote the parts ask.
//!
//! scripts/licenses gathers those of the libraries, and tests/screens/licenses.rs holds them against Cargo.lock.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::texts::Texts;
use crate::kit::{ListRow, card, list_item, list_of, page, text};

/// The program's own license, and those of its typefaces.
const OWN: [(&str, &str); 3] = [
    ("Tableside", include_str!("../../../LICENSE")),
    ("atkinson-hyperlegible-next-OFL", include_str!("../../../assets/fonts/atkinson-hyperlegible-next-OFL.txt")),
    ("dejavu-LICENSE", include_str!("../../../assets/fonts/dejavu-LICENSE.txt")),
];

/// Those of the libraries.
const LIBRARIES: &str = include_str!("../../../data/licenses/libraries.txt");

/// Begins the part of the libraries' file that one license has.
const LICENSE: &str = "=== ";

/// Begins a line with a library under it, and its version.
const LIBRARY: &str = "--- ";

/// A license, and what is under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct License {
    /// What it is called, or whose it is.
    pub name: String,
    /// The libraries under it, each with its version.
    pub libraries: Vec<String>,
    /// Its text.
    pub text: String,
}

impl License {
    /// All of them: the program's own first, then those of the typefaces, then those of the libraries.
    pub fn all() -> Vec<Self> {
        let own =
            OWN.map(|(name, text)| Self { name: name.to_owned(), libraries: Vec::new(), text: text.trim().to_owned() });
        own.into_iter().chain(Self::of_libraries(LIBRARIES)).collect()
    }

    fn of_libraries(file: &str) -> Vec<Self> {
        let mut licenses: Vec<Self> = Vec::new();
        for line in file.lines() {
            if let Some(name) = line.strip_prefix(LICENSE) {
                licenses.push(Self { name: name.to_owned(), libraries: Vec::new(), text: String::new() });
            } else if let Some(license) = licenses.last_mut() {
                if let Some(library) = line.strip_prefix(LIBRARY).filter(|_| license.text.is_empty()) {
                    license.libraries.push(library.to_owned());
                } else {
                    license.text.push_str(line);
                    license.text.push('\n');
                }
            }
        }
        // A library may come under two texts of one license; they stand below each other then.
        let mut merged: Vec<Self> = Vec::new();
        for license in licenses {
            let text = license.text.trim();
            let same = |other: &&mut Self| other.name == license.name && other.libraries == license.libraries;
            if let Some(first) = merged.iter_mut().find(same) {
                first.text.push_str("\n\n");
                first.text.push_str(text);
            } else {
                let text = text.to_owned();
                merged.push(Self { text, ..license });
            }
        }
        merged
    }
}

/// The screen: a row for each license.
pub struct LicensesScreen {
    licenses: Vec<License>,
}

impl Default for LicensesScreen {
    /// The screen, with all texts read.
    fn default() -> Self {
        Self { licenses: License::all() }
    }
}

impl Screen for LicensesScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-licenses"), |_, _| {});
        page(ui, |ui| {
            text::body(ui, &texts.t("app-licenses-about"));
            card(ui, |ui| {
                let count = self.licenses.len();
                list_of(ui, count);
                for (index, license) in self.licenses.iter().enumerate() {
                    let libraries = license.libraries.join(", ");
                    let row = ListRow::new(&license.name).opens();
                    let row = if libraries.is_empty() { row } else { row.note(&libraries) };
                    if list_item(ui, &license.name, (index, count), |ui| row.show(ui)).clicked() {
                        context.actions.push(AppAction::Show(Box::new(LicenseText(license.clone()))));
                    }
                }
            });
        });
    }
}

/// The text of one license.
struct LicenseText(License);

impl Content for LicenseText {
    fn name(&self) -> &'static str {
        "license"
    }

    fn title(&self, _: &Texts) -> String {
        self.0.name.clone()
    }

    fn show(&mut self, ui: &mut Ui, _: &mut ScreenContext<'_>) -> bool {
        if !self.0.libraries.is_empty() {
            text::body(ui, &self.0.libraries.join(", "));
        }
        // A paragraph at a time, so that a reader of the screen is not read ten pages at once.
        for paragraph in self.0.text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            text::quiet(ui, paragraph);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_libraries_is_taken_apart() {
        let text = "=== MIT\n--- egui 0.37.0\n--- emath 0.37.0\nMIT License\n\n--- no library\n\n=== Zlib\n--- adler2 2.0.1\nzlib\n";
        let license = |name: &str, libraries: &[&str], text: &str| License {
            name: name.to_owned(),
            libraries: libraries.iter().map(|&library| library.to_owned()).collect(),
            text: text.to_owned(),
        };
        assert_eq!(
            License::of_libraries(text),
            [
                license("MIT", &["egui 0.37.0", "emath 0.37.0"], "MIT License\n\n--- no library"),
                license("Zlib", &["adler2 2.0.1"], "zlib"),
            ]
        );
    }
}
