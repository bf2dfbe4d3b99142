//! What is linked may be linked, and comes with its license: the list that scripts/licenses has made is that of Cargo.lock.
//!
//! `cargo deny` checks the same and more by deny.toml (./test); this holds everywhere, also where that tool is not to be had.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Theme, vec2};
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::app::screens::licenses::License;
use tableside::locale::Language;
use toml::de::{DeTable, DeValue};

/// The libraries of Cargo.lock: by name and version, what each needs.
struct Locked {
    needs: BTreeMap<(String, String), Vec<String>>,
    sources: BTreeMap<String, String>,
}

fn toml(file: &str) -> DeTable<'static> {
    let text = fs::read_to_string(file).unwrap().leak();
    DeTable::parse(text).unwrap().into_inner()
}

fn text(value: &DeValue<'_>) -> String {
    value.as_str().unwrap().to_owned()
}

fn locked() -> Locked {
    let mut locked = Locked { needs: BTreeMap::new(), sources: BTreeMap::new() };
    for package in toml("Cargo.lock")["package"].get_ref().as_array().unwrap() {
        let package = package.get_ref().as_table().unwrap();
        let (name, version) = (text(package["name"].get_ref()), text(package["version"].get_ref()));
        let needs = package.get("dependencies").map(|needs| needs.get_ref().as_array().unwrap());
        let needs = needs.into_iter().flatten().map(|need| text(need.get_ref())).collect();
        if let Some(source) = package.get("source") {
            locked.sources.insert(format!("{name} {version}"), text(source.get_ref()));
        }
        locked.needs.insert((name, version), needs);
    }
    locked
}

impl Locked {
    /// The library that another one needs: the version is named where there are several.
    fn find(&self, need: &str) -> (String, String) {
        let mut words = need.split(' ');
        let (name, version) = (words.next().unwrap(), words.next());
        let fits = |key: &&(String, String)| key.0 == name && version.is_none_or(|version| key.1 == version);
        let mut found = self.needs.keys().filter(fits);
        let one = found.next().unwrap_or_else(|| panic!("{need} is not in Cargo.lock")).clone();
        assert!(found.next().is_none(), "{need} is there twice");
        one
    }

    /// All that these need, directly or not.
    fn all(&self, roots: &[String]) -> BTreeSet<String> {
        let mut waiting: Vec<(String, String)> = roots.iter().map(|root| self.find(root)).collect();
        let mut found = BTreeSet::new();
        while let Some(library) = waiting.pop() {
            if found.insert(format!("{} {}", library.0, library.1)) {
                waiting.extend(self.needs[&library].iter().map(|need| self.find(need)));
            }
        }
        found
    }
}

/// The libraries that Cargo.toml names for the program itself, on whatever system, as Cargo.lock has them.
fn roots(locked: &Locked) -> Vec<String> {
    let manifest = toml("Cargo.toml");
    let mut tables = vec![manifest["dependencies"].get_ref().as_table().unwrap()];
    for (_, system) in manifest["target"].get_ref().as_table().unwrap() {
        tables.push(system.get_ref().as_table().unwrap()["dependencies"].get_ref().as_table().unwrap());
    }
    let names: BTreeSet<String> =
        tables.iter().flat_map(|table| table.iter()).map(|(name, _)| name.get_ref().to_string()).collect();
    let (_, needs) = locked.needs.iter().find(|(library, _)| library.0 == "tableside").unwrap();
    needs.iter().filter(|need| names.contains(need.split(' ').next().unwrap())).cloned().collect()
}

/// The libraries that are linked on this machine, as cargo itself says.
fn linked_here() -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let words = ["tree", "--offline", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"];
    let tree = Command::new(cargo).args(words).output().unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let library = |line: &str| {
        let mut words = line.split(' ');
        let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
        (name != "tableside").then(|| format!("{name} {version}"))
    };
    String::from_utf8(tree.stdout).unwrap().lines().filter_map(library).collect()
}

/// The licenses that deny.toml allows, for all libraries and for some.
fn allowed() -> (BTreeSet<String>, BTreeMap<String, BTreeSet<String>>) {
    let deny = toml("deny.toml");
    let licenses = deny["licenses"].get_ref().as_table().unwrap();
    let set = |value: &DeValue<'_>| value.as_array().unwrap().iter().map(|name| text(name.get_ref())).collect();
    let exceptions = licenses["exceptions"].get_ref().as_array().unwrap().iter().map(|exception| {
        let exception = exception.get_ref().as_table().unwrap();
        (text(exception["crate"].get_ref()), set(exception["allow"].get_ref()))
    });
    (set(licenses["allow"].get_ref()), exceptions.collect())
}

/// What stands in data/licenses: each library with its licenses.
fn listed() -> BTreeMap<String, BTreeSet<String>> {
    let mut listed: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for license in License::all() {
        for library in license.libraries {
            listed.entry(library).or_default().insert(license.name.clone());
        }
    }
    listed
}

#[test]
fn the_licenses_of_all_libraries_are_there() {
    const WHAT: &str = "Cargo.lock has changed, run scripts/licenses:";
    let locked = locked();
    let roots = roots(&locked);
    let listed: BTreeSet<String> = listed().into_keys().collect();
    // Cargo.lock also has what some library might need and is not built here; so each list is held against its own other.
    let known = locked.all(&roots);
    let foreign: Vec<&String> = listed.difference(&known).collect();
    assert!(foreign.is_empty(), "{WHAT} {foreign:?} are not linked any more");
    let direct: BTreeSet<String> =
        roots.iter().map(|root| locked.find(root)).map(|(n, v)| format!("{n} {v}")).collect();
    let here = linked_here();
    assert!(direct.len() > 20 && here.len() > 100, "{direct:?} {here:?}");
    // What is of this repository is under its own license.
    let foreign = direct.union(&here).filter(|library| locked.sources.contains_key(*library));
    let missing: Vec<&String> = foreign.filter(|library| !listed.contains(*library)).collect();
    assert!(missing.is_empty(), "{WHAT} {missing:?} are linked and not listed");
}

#[test]
fn every_license_is_one_that_is_allowed() {
    let (allowed, exceptions) = allowed();
    for (library, licenses) in listed() {
        let name = library.split(' ').next().unwrap();
        let other = exceptions.get(name).cloned().unwrap_or_default();
        let wrong: Vec<&String> =
            licenses.iter().filter(|license| !allowed.contains(*license) && !other.contains(*license)).collect();
        assert!(wrong.is_empty(), "{library}: {wrong:?}");
    }
    for license in License::all() {
        assert!(license.text.len() > 200, "{}: {}", license.name, license.text);
    }
}

#[test]
fn everything_comes_from_one_place_and_egui_is_there_once() {
    let locked = locked();
    for (library, source) in &locked.sources {
        assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index", "{library}");
    }
    let own: Vec<&str> = locked
        .needs
        .keys()
        .filter(|key| !locked.sources.contains_key(&format!("{} {}", key.0, key.1)))
        .map(|key| key.0.as_str())
        .collect();
    assert_eq!(own, ["pages", "raster", "soft", "tableside"], "all else is from the registry");
    for name in ["ecolor", "eframe", "egui", "egui-winit", "egui_glow", "emath", "epaint"] {
        assert_eq!(locked.needs.keys().filter(|key| key.0 == name).count(), 1, "{name}");
    }
}

#[test]
fn what_is_there_twice_is_known() {
    let linked = listed();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (name, version) in linked.keys().filter_map(|library| library.split_once(' ')) {
        versions.entry(name).or_default().push(version);
    }
    let deny = toml("deny.toml");
    let skipped = deny["bans"].get_ref().as_table().unwrap()["skip"].get_ref().as_array().unwrap();
    let skipped: Vec<String> =
        skipped.iter().map(|skip| text(skip.get_ref().as_table().unwrap()["crate"].get_ref())).collect();
    for (name, versions) in versions {
        let known = |version: &&&str| {
            skipped.iter().any(|skip| {
                let (other, start) = skip.split_once('@').unwrap();
                other == name && (**version == start || version.starts_with(&format!("{start}.")))
            })
        };
        let left: Vec<&&str> = versions.iter().filter(|version| !known(version)).collect();
        assert!(left.len() <= 1, "{name} is linked as {left:?}: deny.toml knows nothing of it");
    }
}

#[test]
fn the_licenses_can_be_read_in_the_program() {
    let store = Shared::default();
    let mut h = window(&store, vec2(PHONE.x, PHONE.y), Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::Settings);
    h.run();
    h.get_by_label("Licenses").click_accesskit();
    h.run();
    assert_eq!(h.state().place(), Place::Licenses);
    let row = License::all()
        .into_iter()
        .find(|license| license.libraries.iter().any(|name| name.starts_with("egui ")))
        .unwrap();
    let of_egui = |node: &egui_kittest::Node<'_>| {
        use egui_kittest::kittest::NodeT as _;
        node.accesskit_node().label().is_some_and(|label| label.starts_with(&row.name) && label.contains("egui 0"))
    };
    let found = h.query_all_by_role(egui::Role::Button).find(of_egui).expect("a row with egui");
    found.click_accesskit();
    h.run();
    assert!(h.query_by_label_contains(row.text.split("\n\n").next().unwrap().trim()).is_some());
}
