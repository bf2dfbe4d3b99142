//! Templates beside the plays: files that a person may write too, never lost and never anywhere else.

use std::fs;

use tableside::store::{Memory, Reply, Request, Sqlite, StoreError, TextFile};

use super::help::{folder, open};

fn list(store: &mut Sqlite) -> Vec<TextFile> {
    match store.perform(Request::Templates).unwrap() {
        Reply::Templates(files) => files,
        other => panic!("{other:?}"),
    }
}

fn keep(store: &mut Sqlite, name: &str, text: &str) -> Result<Reply, StoreError> {
    store.perform(Request::KeepTemplate { name: name.to_owned(), text: text.to_owned() })
}

fn file(name: &str, text: &str) -> TextFile {
    TextFile { name: name.to_owned(), text: Some(text.to_owned()) }
}

#[test]
fn templates_are_files_of_the_data_folder() {
    let folder = folder();
    let mut store = open(folder.path());
    assert_eq!(list(&mut store), []);
    keep(&mut store, "žluť", "a = 1").unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("templates/žluť.toml")).unwrap(), "a = 1");
    fs::write(folder.path().join("templates/by hand.toml"), "b = 2").unwrap();
    fs::write(folder.path().join("templates/notes.txt"), "no template").unwrap();
    assert_eq!(list(&mut store), [file("by hand", "b = 2"), file("žluť", "a = 1")]);
}

#[test]
fn what_is_replaced_or_removed_is_put_aside() {
    let folder = folder();
    let mut store = open(folder.path());
    for text in ["first", "second", "second"] {
        keep(&mut store, "box", text).unwrap();
    }
    let remove = |store: &mut Sqlite| store.perform(Request::RemoveTemplate { name: "box".to_owned() });
    assert_eq!(remove(&mut store), Ok(Reply::Done));
    assert_eq!(remove(&mut store), Ok(Reply::Done), "it is gone already");
    assert_eq!(list(&mut store), []);
    let aside = |number: u8| fs::read_to_string(folder.path().join(format!("templates/removed/box-{number}.toml")));
    assert_eq!((aside(1).unwrap(), aside(2).unwrap(), aside(3).is_err()), ("first".into(), "second".into(), true));
}

#[test]
fn a_name_that_leads_elsewhere_is_refused() {
    let folder = folder();
    let mut store = open(folder.path());
    for name in ["", "..", ".hidden", "../box", "a/b", "a\\b", "c:box", "a\nb"] {
        assert!(matches!(keep(&mut store, name, "x"), Err(StoreError::Broken { .. })), "{name:?}");
        assert!(store.perform(Request::RemoveTemplate { name: name.to_owned() }).is_err(), "{name:?}");
    }
    assert!(!folder.path().join("box.toml").exists());
}

#[test]
fn what_is_no_text_is_listed_as_such() {
    let folder = folder();
    let mut store = open(folder.path());
    let templates = folder.path().join("templates");
    fs::create_dir(&templates).unwrap();
    fs::write(templates.join("picture.toml"), [0xff, 0xfe, 0x00]).unwrap();
    fs::write(templates.join("huge.toml"), vec![b'#'; 1 << 20]).unwrap();
    fs::create_dir(templates.join("folder.toml")).unwrap();
    let nothing = |name: &str| TextFile { name: name.to_owned(), text: None };
    assert_eq!(list(&mut store), [nothing("folder"), nothing("huge"), nothing("picture")]);
}

#[test]
fn the_store_in_memory_does_the_same() {
    let mut store = Memory::default();
    store.perform(Request::KeepTemplate { name: "box".to_owned(), text: "a".to_owned() }).unwrap();
    let files = store.perform(Request::Templates).unwrap();
    assert_eq!(files, Reply::Templates(vec![file("box", "a")]));
    store.perform(Request::RemoveTemplate { name: "box".to_owned() }).unwrap();
    assert_eq!(store.perform(Request::Templates).unwrap(), Reply::Templates(Vec::new()));
}

#[test]
fn a_new_template_takes_no_other_ones_place() {
    let folder = folder();
    let (mut one, mut other) = (open(folder.path()), open(folder.path()));
    let mut memory = Memory::default();
    let new = |text: &str| Request::NewTemplate { name: "box".to_owned(), text: text.to_owned() };
    for (text, name) in [("first", "box"), ("second", "box-2"), ("third", "box-3"), ("second", "box-2")] {
        let named = Ok(Reply::Template(name.to_owned()));
        assert_eq!(memory.perform(new(text)), named);
        // Two windows in turns.
        std::mem::swap(&mut one, &mut other);
        assert_eq!(one.perform(new(text)), named);
    }
    let all = [file("box", "first"), file("box-2", "second"), file("box-3", "third")];
    assert_eq!(list(&mut other), all);
    assert_eq!(memory.perform(Request::Templates), Ok(Reply::Templates(all.to_vec())));
    assert!(!folder.path().join("templates/removed").exists(), "nothing was replaced");
    let elsewhere = Request::NewTemplate { name: "../box".to_owned(), text: String::new() };
    assert!(matches!(one.perform(elsewhere), Err(StoreError::Broken { .. })));
}
