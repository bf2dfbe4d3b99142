//! Calling the program on a folder of its own.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;
use tableside::store::{Line, Listed, Opened, Sqlite};
use tempfile::TempDir;

/// What a call of the program came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    pub status: i32,
    pub output: String,
    pub errors: String,
}

impl Called {
    /// The output of a call that went well.
    pub fn fine(self) -> String {
        assert_eq!((self.status, self.errors.as_str()), (0, ""), "{}", self.output);
        self.output
    }

    /// The one line of a call that was refused with this status.
    pub fn refused(self, status: i32) -> String {
        assert_eq!((self.status, self.output.as_str()), (status, ""), "{}", self.errors);
        assert_eq!(self.errors.lines().count(), 1, "{}", self.errors);
        self.errors
    }

    pub fn json(self) -> Value {
        serde_json::from_str(&self.fine()).unwrap()
    }
}

/// Calls the program with this text on standard input.
pub fn call_with(words: &[&str], input: &[u8]) -> Called {
    let mut child = program().args(words).stdin(Stdio::piped()).spawn().unwrap();
    // A program that refuses its arguments does not read.
    child.stdin.take().unwrap().write_all(input).ok();
    let done = child.wait_with_output().unwrap();
    Called {
        status: done.status.code().expect("it was not killed"),
        output: String::from_utf8(done.stdout).unwrap(),
        errors: String::from_utf8(done.stderr).unwrap(),
    }
}

/// The program, speaking English unless it is told otherwise.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tableside"));
    program.env("LC_ALL", "en_US.UTF-8").env("LANGUAGE", "en").stdout(Stdio::piped()).stderr(Stdio::piped());
    program
}

/// A folder with plays.
pub struct Folder(pub TempDir);

impl Folder {
    pub fn empty() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// One with both example plays.
    pub fn with_examples() -> Self {
        let folder = Self::empty();
        folder.call(&["demo"]).fine();
        folder
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// A file beside the plays.
    pub fn file(&self, name: &str) -> String {
        self.path().join(name).to_str().unwrap().to_owned()
    }

    /// Calls the program on this folder.
    pub fn call(&self, words: &[&str]) -> Called {
        let mut all = words.to_vec();
        all.extend(["--data", self.path().to_str().unwrap()]);
        call_with(&all, b"")
    }

    /// The list of plays.
    pub fn plays(&self) -> Vec<Value> {
        self.call(&["plays", "--json"]).json().as_array().unwrap().clone()
    }

    /// The id of the example of Amun-Re that is finished, or of the other one.
    pub fn example(&self, finished: bool) -> String {
        let wanted = |play: &Value| play["game"] == "amun-re" && play["finished"] == finished;
        let play = self.plays().into_iter().find(wanted).unwrap();
        play["id"].as_str().unwrap().to_owned()
    }

    pub fn store(&self) -> Sqlite {
        let Opened { store, notices } = Sqlite::open(self.path()).unwrap();
        assert_eq!(notices, []);
        store
    }

    /// All plays with their logs, the trash too, and the bytes of the database.
    pub fn everything(&self) -> (Vec<(Listed, Vec<Line>)>, Vec<u8>) {
        let mut store = self.store();
        let mut all = store.plays(false).unwrap();
        all.extend(store.plays(true).unwrap());
        let plays = all.into_iter().map(|play| store.read(play.header.id, 0).unwrap()).collect();
        store.close();
        (plays, std::fs::read(self.path().join("tableside.sqlite")).unwrap())
    }
}
