//! What surrounds the window where that is more than a desktop: a browser's page, with the phone around it.
//!
//! The window tells it what it shows, asks it for what a window cannot do by itself, and hears what comes from there. On
//! a desktop there is none ([`Alone`]).

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
    /// The text size that the system asks for, in percent.
    TextSize(u16),
    /// Whether the system asks for less motion.
    LessMotion(bool),
}

/// What the surroundings can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Able {
    /// They can keep the screen awake.
    pub awake: bool,
    /// They can vibrate.
    pub vibrate: bool,
}

/// What surrounds the window.
pub trait Host {
    /// What was said since the last call, in order.
    fn heard(&mut self) -> Vec<HostEvent>;

    /// The window stands like this now.
    fn stands(&mut self, standing: &WindowState);

    /// An entry was taken: a light vibration.
    fn tick(&mut self);

    /// Starts the new version; this window ends with it.
    fn renew(&mut self);
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
}

impl Default for Surroundings {
    fn default() -> Self {
        Self { able: Able::default(), new_version: false, text: 100, less_motion: false }
    }
}
