//! What a screen asks for while it draws; the window carries it out afterwards, so that drawing changes nothing.

use std::net::IpAddr;
use std::path::PathBuf;

use serde_json::Value;

use crate::app::afterwards::past_play::PastPlay;
use crate::app::nav::commands::Command;
use crate::app::nav::dialog::Dialog;
use crate::app::nav::place::Place;
use crate::app::picture::look::PictureLook;
use crate::app::platform::files::Purpose;
use crate::app::state::boxes::BoxChange;
use crate::app::state::people::PeopleChange;
use crate::app::state::prefs::Settings;
use crate::app::sync::session::UserCommand;
use crate::app::tools::ToolAction;
use crate::games::print::Printed;
use crate::library::csv::CsvTable;
use crate::library::{Note, OwnCard, Query, Ref};
use crate::locale::Language;
use crate::locale::Message;
use crate::stats::bgstats::Matching;
use crate::stats::{Remark, ResultFormat};
use crate::store::{Backup, PlayId};
use crate::table::seat::{Seat, Setup};
use crate::wire::ClientMessage;

/// Something to be done after drawing.
pub enum AppAction {
    /// Give a command, as the menu or the palette does.
    Command(Command),
    /// Show a screen.
    Go(Place),
    /// Show the screen before.
    Back,
    /// Show a dialog over the screen.
    Show(Dialog),
    /// Open a play and show its table.
    Open(PlayId),
    /// Show New play for this game, by its id.
    Begin(&'static str),
    /// Begin a play.
    Start(Setup),
    /// Do not remember somebody who sits at the new table, or do.
    Guest(String, bool),
    /// Ask what is to become of a play that goes on, and open it for that.
    EndEarly(PlayId),
    /// Go on with the open play, which is over: what ended it is taken back, and what was put right since is kept.
    PlayOn,
    /// Begin a play at the table of the one that is open, with the next player first.
    Rematch,
    /// Keep where a play was and what is noted of it.
    Remark(PlayId, Remark),
    /// The same with each letter that is written of it, so that nothing is said.
    Jot(PlayId, Remark),
    /// Keep a play that was written down afterwards.
    KeepPast(Box<PastPlay>),
    /// Take in the plays of the file that is being matched, with what is said of its games and players.
    TakeIn(Matching),
    /// Take what was changed in that file since its plays were read.
    TakeChanges,
    /// Put the example plays into the list.
    MakeExamples,
    /// Put a play into the trash.
    Remove(PlayId),
    /// Take a play out of the trash.
    Restore(PlayId),
    /// Delete these plays, which are in the trash, for good.
    Purge(Vec<PlayId>),
    /// Wish something of the open play.
    Session(UserCommand),
    /// Say this in passing, as a toast.
    Announce(Message),
    /// Let a screen reader say this, and show nothing.
    Tell(Message),
    /// Copy these words, and say in passing that they are copied.
    Copy(String),
    /// Open this link of another program.
    OpenLink(String),
    /// Hand on the link to an entry of the library, or copy it.
    Share(Ref),
    /// Keep these settings.
    Settings(Settings),
    /// Speak this language, now and from now on.
    Speak(Language),
    /// Change what is remembered of somebody.
    People(PeopleChange),
    /// Change what is remembered of the boxes.
    Box(BoxChange),
    /// Take back the last change of what is remembered of somebody.
    PutPeopleBack,
    /// Keep these figures as those of the owner's box of a game.
    Figures(&'static str, Value),
    /// Change the template of a file for plays of a game, or make a new one.
    EditTemplate(&'static str, Option<String>),
    /// Keep a template in this file.
    KeepTemplate {
        /// The file's name, without an ending.
        file: String,
        /// What is in it.
        text: String,
        /// Whether it is a new one, which takes no other one's place.
        new: bool,
    },
    /// Use one of the tools of any table.
    Tool(ToolAction),
    /// Enter what the clock of turns has counted for the open play, and stop it.
    PutClockAway,
    /// Put the template of this file aside.
    RemoveTemplate(String),
    /// Put this backup in the place of the database.
    Recover(Backup),
    /// Write the open play to this file.
    Export(PathBuf),
    /// Save the picture of the open play’s sheet, in this look, as this file; a page shares it where it can.
    SavePicture(PathBuf, PictureLook),
    /// Write all plays to this file.
    ExportAll(PathBuf),
    /// Write the result of the open play to this file, in this form.
    ExportResult(PathBuf, ResultFormat),
    /// Write the results of all plays that are over to this file, in this form.
    ExportResults(PathBuf, ResultFormat),
    /// Write everything that is kept of the household to this file.
    ExportEverything(PathBuf),
    /// Keep a folder in step, beginning with this one where the system asks which.
    ChooseFolder(PathBuf),
    /// Keep no folder in step any more.
    LeaveFolder,
    /// Look at the folder at once, and try again what has failed.
    RetryFolder,
    /// Write this to a file that is there already, in its place.
    Replace(Purpose, PathBuf),
    /// Read the plays of this file, or of the one that the system lets a person choose.
    Import(PathBuf),
    /// Take what has come from files and was asked about.
    AcceptFile,
    /// Add this table, which has come from outside of the window.
    AcceptTable(Box<CsvTable>),
    /// Take back a change that has come from the folder, by its number.
    TakeBackChange(u64),
    /// Start the new version.
    Renew,
    /// Let the browser ask whether the program is to be installed.
    Install,
    /// Open an entry of the library.
    Look(Ref),
    /// Open an entry that this query has found.
    LookFound(Ref, Query),
    /// Look up everything that can happen in this phase of the open play.
    LookPhase(String),
    /// Go back to the entry that was open before.
    LookBack,
    /// Close the entry that is open.
    LookAway,
    /// Keep this note and house rule on an entry.
    Note(Ref, Note),
    /// Keep an own card, in the place of this one where it is named.
    OwnCard(Option<Ref>, Box<OwnCard>),
    /// Take out an own card.
    RemoveOwnCard(Ref),
    /// Add the own cards of this table.
    ReadCards(PathBuf),
    /// Add the own cards of a table with this text.
    TakeCards(String),
    /// Write the own cards to this table.
    WriteCards(PathBuf),
    /// Write the notes and house rules to this table.
    WriteNotes(PathBuf),
    /// Write a ready table of a game, by its id, to this file.
    WriteBlank(PathBuf, &'static str, &'static str),
    /// Write a page to be printed to this file: what stands on it, and of which game.
    WritePage(PathBuf, &'static str, Printed),
    /// Give up the table that is being read or written.
    StopTable,
    /// Put the own card back that was removed last.
    PutCardBack,
    /// Take the toast away.
    DismissToast,
    /// Take a notice of the store away.
    DismissNotice(usize),
    /// The list of messages was looked at.
    ReadMessages,
    /// Try again to save what could not be saved.
    SaveAgain,
    /// Go on with the open play, which is damaged on disk, as a new one.
    GoOnAsNew,
    /// Take in the plays of databases that were moved aside.
    TakeSalvage,
    /// Share the open play with the devices nearby, at this address where one was chosen.
    ShareTable(Option<IpAddr>),
    /// Let go of all devices.
    StopSharing,
    /// Say what only the host's own device may say.
    SayAsHost(ClientMessage),
    /// Join the table at this address, by this code where it has no key of its own, under this name.
    Join {
        /// The link, or the address as it was typed.
        address: String,
        /// The code, where the address has no key.
        code: String,
        /// What this device is called at the table.
        name: String,
    },
    /// Give up joining.
    StopJoining,
    /// The person at this device has this seat, or watches.
    Sit(Option<Seat>),
    /// Try to reach the host again now.
    Reconnect,
    /// Leave the table of many devices and go on with the copy alone.
    GoOnAlone,
    /// Close the window although something is not saved.
    CloseAnyway,
}
