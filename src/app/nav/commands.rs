//! What a person can tell the program to do: one list from which the menu, the shortcuts, the help page and the palette
//! are made.

use egui::{Key, KeyboardShortcut, ModifierNames, Modifiers};

use crate::kit::{Icon, LOUD_KEYS};

/// A command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    /// Enter the step's action: what the loud button does.
    Next,
    /// Take back the last step.
    Undo,
    /// Put back what was taken back last.
    Redo,
    /// Show the table.
    Table,
    /// Show the score sheet.
    Sheet,
    /// Show what was entered.
    History,
    /// Show the score to be read across the table.
    Far,
    /// Set the table up, step by step.
    Setup,
    /// Pack the box away.
    Packing,
    /// Tell the game in two minutes.
    Lesson,
    /// End the play before the game is over, or put it away.
    EndEarly,
    /// Write the play to a file.
    Export,
    /// Send a picture of the score sheet.
    Picture,
    /// Dice, clocks, and who goes first.
    Tools,
    /// Look up a card or a ruling.
    Library,
    /// Write rulings or a player aid as a page to be printed.
    Print,
    /// Show the list of plays.
    Home,
    /// Begin a play.
    NewPlay,
    /// Write down a play that is over already.
    WriteDown,
    /// Show the plays that were removed.
    Trash,
    /// Share the play with the devices nearby.
    Share,
    /// Join a table that another device shares.
    Join,
    /// Show the past messages.
    Messages,
    /// Show the settings.
    Settings,
    /// Show the people who have played here.
    People,
    /// Show what all plays say together.
    Statistics,
    /// Speak English.
    English,
    /// Speak Czech.
    Czech,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
    /// Light or dark as the system.
    System,
    /// Larger text.
    Larger,
    /// Smaller text.
    Smaller,
    /// Text of the usual size.
    UsualText,
    /// Search for a command.
    Palette,
    /// Show the commands and their keys.
    Help,
}

/// When a command can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Available {
    /// Always.
    Always,
    /// When a play is open.
    InPlay,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

impl Command {
    /// All of them, in the order of the help page.
    pub const ALL: [Self; 36] = [
        Self::Next,
        Self::Undo,
        Self::Redo,
        Self::Table,
        Self::Sheet,
        Self::History,
        Self::Far,
        Self::Setup,
        Self::Packing,
        Self::Lesson,
        Self::EndEarly,
        Self::Export,
        Self::Picture,
        Self::Tools,
        Self::Share,
        Self::Library,
        Self::Print,
        Self::Home,
        Self::NewPlay,
        Self::WriteDown,
        Self::Trash,
        Self::Join,
        Self::Messages,
        Self::Settings,
        Self::People,
        Self::Statistics,
        Self::English,
        Self::Czech,
        Self::Light,
        Self::Dark,
        Self::System,
        Self::Larger,
        Self::Smaller,
        Self::UsualText,
        Self::Palette,
        Self::Help,
    ];

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Next => "app-command-next",
            Self::Undo => "app-command-undo",
            Self::Redo => "app-command-redo",
            Self::Table => "app-command-table",
            Self::Sheet => "app-command-sheet",
            Self::History => "app-command-history",
            Self::Far => "app-command-far",
            Self::Setup => "setup-command-setup",
            Self::Packing => "setup-command-packing",
            Self::Lesson => "setup-command-lesson",
            Self::EndEarly => "app-command-end-early",
            Self::Export => "app-command-export",
            Self::Tools => "tools-title",
            Self::Library => "app-command-library",
            Self::Print => "setup-command-print",
            Self::Home => "app-command-home",
            Self::NewPlay => "app-command-new-play",
            Self::WriteDown => "afterwards-command",
            Self::Trash => "app-command-trash",
            Self::Share => "share-command",
            Self::Join => "link-command-join",
            Self::Messages => "app-command-messages",
            Self::Settings => "app-command-settings",
            Self::People => "app-command-people",
            Self::Statistics => "statistics-title",
            Self::Picture => "evening-picture",
            Self::English => "app-command-english",
            Self::Czech => "app-command-czech",
            Self::Light => "app-command-light",
            Self::Dark => "app-command-dark",
            Self::System => "app-command-system",
            Self::Larger => "app-command-larger",
            Self::Smaller => "app-command-smaller",
            Self::UsualText => "app-command-usual-text",
            Self::Palette => "app-command-palette",
            Self::Help => "app-command-help",
        }
    }

    /// Its sign in a menu.
    pub const fn icon(self) -> Icon {
        match self {
            Self::Next => Icon::Forward,
            Self::Table => Icon::Table,
            Self::Undo => Icon::Undo,
            Self::Redo => Icon::Redo,
            Self::Sheet => Icon::Sheet,
            Self::History => Icon::History,
            Self::Far => Icon::Eye,
            Self::Setup => Icon::Checklist,
            Self::Packing => Icon::Carton,
            Self::Lesson => Icon::Lesson,
            Self::Print => Icon::Printer,
            Self::EndEarly => Icon::Flag,
            Self::Export => Icon::Export,
            Self::Picture => Icon::Picture,
            Self::Tools => Icon::Hourglass,
            Self::Home => Icon::Home,
            Self::People => Icon::People,
            Self::Statistics => Icon::Chart,
            Self::NewPlay => Icon::Plus,
            Self::WriteDown => Icon::Pencil,
            Self::Trash => Icon::Trash,
            Self::Share => Icon::Share,
            Self::Join => Icon::Enter,
            Self::Messages => Icon::Speech,
            Self::Help => Icon::Help,
            Self::Settings => Icon::Gear,
            Self::System => Icon::HalfSun,
            Self::English | Self::Czech => Icon::Globe,
            Self::Light => Icon::Sun,
            Self::Dark => Icon::Moon,
            Self::Larger => Icon::LetterUp,
            Self::Smaller => Icon::LetterDown,
            Self::UsualText => Icon::Letter,
            Self::Palette => Icon::Prompt,
            // As on its button beside the table.
            Self::Library => Icon::Search,
        }
    }

    /// Its keys.
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        let (modifiers, key) = match self {
            Self::Next => return Some(LOUD_KEYS),
            Self::Undo => (CTRL, Key::Z),
            Self::Redo => (CTRL_SHIFT, Key::Z),
            Self::Table => (CTRL, Key::T),
            Self::Sheet => (CTRL, Key::S),
            Self::History => (CTRL, Key::H),
            Self::Library => (CTRL, Key::F),
            Self::Far => (CTRL_SHIFT, Key::F),
            Self::Export => (CTRL, Key::E),
            Self::Tools => (CTRL, Key::D),
            Self::Home => (CTRL, Key::O),
            Self::NewPlay => (CTRL, Key::N),
            Self::Share => (CTRL_SHIFT, Key::S),
            Self::Join => (CTRL, Key::J),
            Self::Messages => (CTRL, Key::M),
            Self::Settings => (CTRL, Key::Comma),
            Self::Larger => (CTRL, Key::Plus),
            Self::Smaller => (CTRL, Key::Minus),
            Self::UsualText => (CTRL, Key::Num0),
            Self::Palette => (CTRL, Key::K),
            Self::Help => (Modifiers::NONE, Key::Questionmark),
            Self::People
            | Self::WriteDown
            | Self::Statistics
            | Self::Picture
            | Self::Setup
            | Self::Packing
            | Self::Lesson
            | Self::EndEarly
            | Self::Print
            | Self::Trash
            | Self::English
            | Self::Czech
            | Self::Light
            | Self::Dark
            | Self::System => {
                return None;
            }
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Other keys that do the same, as other programs have it.
    const fn other_shortcut(self) -> Option<KeyboardShortcut> {
        match self {
            Self::Redo => Some(KeyboardShortcut::new(CTRL, Key::Y)),
            _ => None,
        }
    }

    /// A key that does the same while nobody types.
    pub const fn single_key(self) -> Option<Key> {
        match self {
            Self::Library => Some(Key::Slash),
            _ => None,
        }
    }

    /// When it can be given.
    pub const fn when(self) -> Available {
        match self {
            Self::Next
            | Self::Undo
            | Self::Redo
            | Self::Table
            | Self::Sheet
            | Self::History
            | Self::Far
            | Self::Setup
            | Self::Packing
            | Self::Lesson
            | Self::Share
            | Self::EndEarly
            | Self::Export
            | Self::Picture => Available::InPlay,
            _ => Available::Always,
        }
    }
}

/// Keys as they stand on a keyboard: `Ctrl+,`.
pub fn keys(ctx: &egui::Context, command: Command) -> String {
    let Some(KeyboardShortcut { modifiers, logical_key }) = command.shortcut() else { return String::new() };
    let names = ModifierNames::NAMES.format(&modifiers, ctx.os().is_mac());
    let plus = if names.is_empty() { "" } else { "+" };
    let or = command.single_key().map(|key| format!(", {}", key.symbol_or_name())).unwrap_or_default();
    format!("{names}{plus}{}{or}", logical_key.symbol_or_name())
}

/// The command whose keys were pressed. A text field that has the keyboard keeps the keys that mean something there:
/// those without Ctrl, and its own Undo. The keys of the loud button are not among them: it hears them itself, wherever it
/// is.
pub fn pressed(ctx: &egui::Context) -> Option<Command> {
    let typing = ctx.text_edit_focused();
    let keys = |command: Command| [command.shortcut(), command.other_shortcut()].into_iter().flatten();
    let mut shortcuts: Vec<(Command, KeyboardShortcut)> =
        Command::ALL.into_iter().flat_map(|command| keys(command).map(move |keys| (command, keys))).collect();
    shortcuts.retain(|(command, _)| *command != Command::Next);
    // egui lets Ctrl+Z pass for Ctrl+Shift+Z, so the one with more keys is asked first.
    shortcuts.sort_by_key(|(_, shortcut)| !shortcut.modifiers.shift);
    let given = shortcuts.into_iter().find(|(command, shortcut)| {
        let its_own = !shortcut.modifiers.command || matches!(command, Command::Undo | Command::Redo);
        !(typing && its_own) && ctx.input_mut(|input| consume(input, *shortcut))
    });
    let single = |command: &Command| {
        let key = command.single_key().filter(|_| !typing);
        key.is_some_and(|key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key)))
    };
    given.map(|(command, _)| command).or_else(|| Command::ALL.into_iter().find(single))
}

/// `?` and `+` lie on other keys with Shift on many keyboards, so Shift is not asked for there.
fn consume(input: &mut egui::InputState, shortcut: KeyboardShortcut) -> bool {
    let by_sign = matches!(shortcut.logical_key, Key::Questionmark | Key::Plus);
    let with_shift = by_sign && input.consume_key(shortcut.modifiers.plus(Modifiers::SHIFT), shortcut.logical_key);
    let equals = shortcut.logical_key == Key::Plus && input.consume_key(shortcut.modifiers, Key::Equals);
    with_shift || equals || input.consume_shortcut(&shortcut)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::locale::Language;

    #[test]
    fn no_two_commands_share_their_keys() {
        let mut seen = BTreeSet::new();
        let all = Command::ALL.into_iter().flat_map(|command| [command.shortcut(), command.other_shortcut()]);
        for shortcut in all.flatten() {
            assert!(seen.insert(format!("{shortcut:?}")), "{shortcut:?} stands twice");
        }
    }

    #[test]
    fn no_two_commands_share_a_sign_but_the_two_languages() {
        let signs: BTreeSet<String> = Command::ALL.map(|command| format!("{:?}", command.icon())).into();
        assert_eq!(signs.len(), Command::ALL.len() - 1);
    }

    #[test]
    fn every_command_stands_in_the_list_once_and_has_a_name_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let names: BTreeSet<String> = Command::ALL.map(|command| language.words(command.key())).into();
            assert_eq!(names.len(), Command::ALL.len());
            assert!(names.iter().all(|name| !name.starts_with("app-") && !name.starts_with("tools-")), "{names:?}");
        }
    }
}
