//! What surrounds the window where that is more than a desktop: a browser's page, with the phone around it.
//!
//! The window tells it what it shows, asks it for what a window cannot do by itself, and hears what comes from there. On
//! a desktop there is none ([`Alone`]).

use std::rc::Rc;

use crate::locale::Language;
use crate::store::PlayId;

/// What the window tells its surroundings about itself, whenever it changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowState {
    /// How many steps back there are: screens below this one, dialogs, an open menu.
    pub steps: usize,
    /// Whether the screen should stay awake.
    pub awake: bool,
    /// Whether entries are nowhere but in memory.
    pub unsaved: bool,
    /// The play that is shown.
    pub play: Option<PlayId>,
    /// The language that is spoken.
    pub language: Language,
    /// The colors at the window's upper and lower edge, as red, green and blue.
    pub edges: [[u8; 3]; 2],
    /// What is shown, as the title of a window or page.
    pub title: Rc<str>,
    /// The address of what is shown, as it stands after a `#`; empty for Home.
    pub address: Rc<str>,
}

/// What the surroundings say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostEvent {
    /// What can be done here.
    Able(Able),
    /// The system's way back was used: a gesture or a key.
    Back,
    /// A new version is at hand.
    NewVersion,
    /// This play was shown when the page was left, and should be again; none where it was Home.
    Play(Option<PlayId>),
    /// The page was opened by a link to a table of many devices, with the key in it.
    Invited(String),
    /// Where the page comes from: a host serves it itself.
    Origin(String),
    /// The text size that the system asks for, in percent.
    TextSize(u16),
    /// Whether the system asks for less motion.
    LessMotion(bool),
    /// Whether the system asks for more contrast.
    MoreContrast(bool),
    /// This address was followed, or written into the page's own.
    Address(String),
    /// The page that this is, before any `#`: what a link to something here begins with.
    Page(String),
    /// The system would rather not keep what is entered here: it may throw it away when it needs the room.
    MayForget,
    /// Nothing that is entered can be kept here.
    InMemory,
    /// The program can be installed here, in this way.
    Install(Install),
}

/// How the program is installed on this system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Install {
    /// Safari on a phone or tablet: by the menu for sharing.
    Share,
    /// The browser asks by itself when it is told to.
    Ask,
}

/// What the surroundings can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Able {
    /// They can keep the screen awake.
    pub awake: bool,
    /// They can vibrate.
    pub vibrate: bool,
    /// They can hand a link on to another program.
    pub share: bool,
}

/// What surrounds the window.
pub trait Host {
    /// What was said since the last call, in order.
    fn heard(&mut self) -> Vec<HostEvent>;

    /// The window stands like this now.
    fn stands(&mut self, standing: &WindowState);

    /// An entry was taken: a light vibration.
    fn tick(&mut self);

    /// A clock runs out: a vibration that is felt on the table.
    fn warn(&mut self) {}

    /// Starts the new version; this window ends with it.
    fn renew(&mut self);

    /// Hands a link on to another program, where [`Able::share`] says so.
    fn share(&mut self, _title: &str, _link: &str) {}

    /// Opens a link with the program that the system has for it. False where the window itself can.
    fn open_link(&mut self, _link: &str) -> bool {
        false
    }

    /// Lets the browser ask whether the program is to be installed.
    fn install(&mut self) {}
}

/// Nothing but the window.
pub struct Alone;

impl Host for Alone {
    fn heard(&mut self) -> Vec<HostEvent> {
        Vec::new()
    }

    fn stands(&mut self, _: &WindowState) {}

    fn tick(&mut self) {}

    fn renew(&mut self) {}
}

/// What the window knows of its surroundings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// What they can do.
    pub able: Able,
    /// Whether a new version is at hand.
    pub new_version: bool,
    /// The text size that the system asks for, in percent.
    pub text: u16,
    /// Whether the system asks for less motion.
    pub less_motion: bool,
    /// Whether the system asks for more contrast.
    pub more_contrast: bool,
    /// How the program can be installed; none where it is, or cannot be.
    pub install: Option<Install>,
    /// Whether the system may throw away what is entered.
    pub may_forget: bool,
    /// Whether nothing can be kept here beyond this window.
    pub in_memory: bool,
}

impl Default for Surroundings {
    fn default() -> Self {
        Self {
            able: Able::default(),
            new_version: false,
            text: 100,
            less_motion: false,
            more_contrast: false,
            install: None,
            may_forget: false,
            in_memory: false,
        }
    }
}
