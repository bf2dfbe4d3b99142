//! The icons, one family: lines of two points with round corners, on a grid of 24 by 24.

use egui::{Color32, Painter, Rect};

use super::strokes::{self, PenStroke};

/// The side of an icon in points, at the design's text size.
pub const ICON: f32 = 20.0;

/// A sign on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Take the last step back.
    Undo,
    /// Take it forward again.
    Redo,
    /// To the screen before.
    Back,
    /// Into what a line is about.
    Forward,
    /// More that can be done.
    More,
    /// Close.
    Close,
    /// Done, or chosen.
    Check,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// Up by one place.
    Up,
    /// Down by one place.
    Down,
    /// Take it and drag it.
    Drag,
    /// Two that change places.
    Swap,
    /// Search.
    Search,
    /// Settings.
    Gear,
    /// The light theme.
    Sun,
    /// The dark theme.
    Moon,
    /// Far view: to be read across the table.
    Eye,
    /// What was entered so far.
    History,
    /// Look twice.
    Warning,
    /// Something to know.
    Info,
    /// Send it out as a file.
    Export,
    /// Take a file in.
    Import,
    /// Delete.
    Trash,
    /// Write or correct.
    Pencil,
    /// Copy it.
    Copy,
    /// The address of it.
    Link,
    /// Delete the last character.
    Backspace,
    /// Who leads: the pharaoh's crown.
    Crown,
    /// The people at the table.
    People,
    /// A die.
    Die,
    /// Cards and rulings.
    Book,
    /// Hidden from the others.
    Hidden,
    /// A ship.
    Ship,
    /// A fight.
    Swords,
    /// What lies on the board.
    Board,
    /// Disks and other pieces of a player.
    Disks,
    /// What the box or the supply holds.
    Supply,
    /// The list of plays, where one begins.
    Home,
    /// What was said.
    Speech,
    /// How to use it.
    Help,
    /// A command to be typed.
    Prompt,
    /// A language.
    Globe,
    /// Light or dark, as the system has it.
    HalfSun,
    /// The size of text.
    Letter,
    /// Larger text.
    LetterUp,
    /// Smaller text.
    LetterDown,
    /// A table with its legs.
    Table,
    /// The score sheet: rows and columns.
    Sheet,
    /// A picture to send.
    Picture,
    /// Statistics: bars.
    Chart,
    /// A list of what is done and to do.
    Checklist,
    /// A closed box.
    Carton,
    /// A game is taught.
    Lesson,
    /// A page to be printed.
    Printer,
    /// A time that runs out.
    Hourglass,
    /// A clock.
    Clock,
    /// A coin.
    Coin,
    /// Start it, or go on.
    Play,
    /// Stop it for a while.
    Pause,
    /// One table on several devices.
    Share,
    /// Go in where others are.
    Enter,
    /// It ends here.
    Flag,
}

use PenStroke::{Arc, Closed, Dot, Line};

impl Icon {
    /// All of them.
    pub const ALL: [Self; 63] = [
        Self::Undo,
        Self::Redo,
        Self::Back,
        Self::Forward,
        Self::More,
        Self::Close,
        Self::Check,
        Self::Plus,
        Self::Minus,
        Self::Up,
        Self::Down,
        Self::Drag,
        Self::Swap,
        Self::Search,
        Self::Gear,
        Self::Sun,
        Self::Moon,
        Self::Eye,
        Self::History,
        Self::Warning,
        Self::Info,
        Self::Export,
        Self::Import,
        Self::Trash,
        Self::Pencil,
        Self::Copy,
        Self::Link,
        Self::Backspace,
        Self::Crown,
        Self::People,
        Self::Die,
        Self::Book,
        Self::Hidden,
        Self::Ship,
        Self::Swords,
        Self::Board,
        Self::Disks,
        Self::Supply,
        Self::Home,
        Self::Speech,
        Self::Help,
        Self::Prompt,
        Self::Globe,
        Self::HalfSun,
        Self::Letter,
        Self::LetterUp,
        Self::LetterDown,
        Self::Table,
        Self::Sheet,
        Self::Picture,
        Self::Chart,
        Self::Checklist,
        Self::Carton,
        Self::Lesson,
        Self::Printer,
        Self::Hourglass,
        Self::Clock,
        Self::Coin,
        Self::Play,
        Self::Pause,
        Self::Share,
        Self::Enter,
        Self::Flag,
    ];

    /// Paints the icon into a square.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        painter.extend(strokes::shapes(self.marks(), rect, color));
    }

    #[rustfmt::skip]
    const fn marks(self) -> &'static [PenStroke] {
        match self {
            Self::Undo => &[Line(&[(9.0, 4.5), (4.5, 9.0), (9.0, 13.5)]), Line(&[(4.5, 9.0), (14.0, 9.0)]), Arc((14.0, 14.5), 5.5, -1.0, 1.0), Line(&[(14.0, 20.0), (10.0, 20.0)])],
            Self::Redo => &[Line(&[(15.0, 4.5), (19.5, 9.0), (15.0, 13.5)]), Line(&[(19.5, 9.0), (10.0, 9.0)]), Arc((10.0, 14.5), 5.5, 1.0, 3.0), Line(&[(10.0, 20.0), (14.0, 20.0)])],
            Self::Share => &[Dot((6.0, 12.0), 2.6), Dot((17.5, 5.5), 2.6), Dot((17.5, 18.5), 2.6), Line(&[(6.0, 12.0), (17.5, 5.5)]), Line(&[(6.0, 12.0), (17.5, 18.5)])],
            Self::Enter => &[Line(&[(3.5, 12.0), (14.0, 12.0)]), Line(&[(10.0, 7.5), (14.5, 12.0), (10.0, 16.5)]), Line(&[(13.0, 4.0), (20.0, 4.0), (20.0, 20.0), (13.0, 20.0)])],
            Self::Back => &[Line(&[(14.5, 5.0), (8.0, 12.0), (14.5, 19.0)])],
            Self::Forward => &[Line(&[(9.5, 5.0), (16.0, 12.0), (9.5, 19.0)])],
            Self::More => &[Dot((5.0, 12.0), 1.9), Dot((12.0, 12.0), 1.9), Dot((19.0, 12.0), 1.9)],
            Self::Close => &[Line(&[(6.0, 6.0), (18.0, 18.0)]), Line(&[(18.0, 6.0), (6.0, 18.0)])],
            Self::Check => &[Line(&[(5.0, 12.5), (10.0, 17.5), (19.0, 7.0)])],
            Self::Plus => &[Line(&[(12.0, 5.0), (12.0, 19.0)]), Line(&[(5.0, 12.0), (19.0, 12.0)])],
            Self::Minus => &[Line(&[(5.0, 12.0), (19.0, 12.0)])],
            Self::Up => &[Line(&[(5.0, 15.0), (12.0, 8.5), (19.0, 15.0)])],
            Self::Down => &[Line(&[(5.0, 9.0), (12.0, 15.5), (19.0, 9.0)])],
            Self::Drag => &[Dot((9.0, 6.0), 1.6), Dot((15.0, 6.0), 1.6), Dot((9.0, 12.0), 1.6), Dot((15.0, 12.0), 1.6), Dot((9.0, 18.0), 1.6), Dot((15.0, 18.0), 1.6)],
            Self::Swap => &[Line(&[(8.0, 19.0), (8.0, 5.0)]), Line(&[(4.5, 8.5), (8.0, 5.0), (11.5, 8.5)]), Line(&[(16.0, 5.0), (16.0, 19.0)]), Line(&[(12.5, 15.5), (16.0, 19.0), (19.5, 15.5)])],
            Self::Search => &[Arc((10.5, 10.5), 6.0, 0.0, 4.0), Line(&[(15.0, 15.0), (20.0, 20.0)])],
            Self::Gear => &[Arc((12.0, 12.0), 6.0, 0.0, 4.0), Arc((12.0, 12.0), 2.2, 0.0, 4.0),
                Line(&[(12.0, 6.0), (12.0, 3.2)]), Line(&[(12.0, 18.0), (12.0, 20.8)]), Line(&[(6.0, 12.0), (3.2, 12.0)]), Line(&[(18.0, 12.0), (20.8, 12.0)]),
                Line(&[(7.8, 7.8), (5.8, 5.8)]), Line(&[(16.2, 16.2), (18.2, 18.2)]), Line(&[(7.8, 16.2), (5.8, 18.2)]), Line(&[(16.2, 7.8), (18.2, 5.8)])],
            Self::Sun => &[Dot((12.0, 12.0), 4.2), Line(&[(12.0, 2.8), (12.0, 4.6)]), Line(&[(12.0, 19.4), (12.0, 21.2)]), Line(&[(2.8, 12.0), (4.6, 12.0)]), Line(&[(19.4, 12.0), (21.2, 12.0)]),
                Line(&[(5.5, 5.5), (6.8, 6.8)]), Line(&[(17.2, 17.2), (18.5, 18.5)]), Line(&[(5.5, 18.5), (6.8, 17.2)]), Line(&[(17.2, 6.8), (18.5, 5.5)])],
            Self::Moon => &[Arc((12.0, 12.0), 8.0, 0.18, 2.82 + 0.2), Arc((16.6, 7.4), 6.6, 0.78, 2.26)],
            Self::Eye => &[Arc((12.0, 18.5), 11.0, 2.45, 3.55), Arc((12.0, 5.5), 11.0, 0.45, 1.55), Dot((12.0, 12.0), 2.8)],
            Self::History => &[Arc((12.5, 12.0), 8.0, -1.9, 1.6), Line(&[(2.2, 8.6), (4.7, 11.6), (8.0, 9.4)]), Line(&[(12.5, 7.5), (12.5, 12.5), (15.8, 14.4)])],
            Self::Warning => &[Closed(&[(12.0, 3.5), (21.5, 20.0), (2.5, 20.0)]), Line(&[(12.0, 9.5), (12.0, 14.0)]), Dot((12.0, 17.0), 1.3)],
            Self::Info => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Line(&[(12.0, 11.0), (12.0, 17.0)]), Dot((12.0, 7.4), 1.4)],
            Self::Export => &[Line(&[(12.0, 15.0), (12.0, 3.5)]), Line(&[(7.5, 8.0), (12.0, 3.5), (16.5, 8.0)]), Line(&[(5.0, 13.0), (5.0, 20.0), (19.0, 20.0), (19.0, 13.0)])],
            Self::Import => &[Line(&[(12.0, 3.5), (12.0, 15.0)]), Line(&[(7.5, 10.5), (12.0, 15.0), (16.5, 10.5)]), Line(&[(5.0, 13.0), (5.0, 20.0), (19.0, 20.0), (19.0, 13.0)])],
            Self::Trash => &[Line(&[(4.0, 6.5), (20.0, 6.5)]), Line(&[(9.0, 6.5), (9.0, 3.5), (15.0, 3.5), (15.0, 6.5)]), Line(&[(6.0, 6.5), (7.0, 20.5), (17.0, 20.5), (18.0, 6.5)]), Line(&[(10.2, 10.5), (10.5, 16.5)]), Line(&[(13.8, 10.5), (13.5, 16.5)])],
            Self::Pencil => &[Closed(&[(4.0, 20.0), (5.2, 15.2), (16.0, 4.4), (19.6, 8.0), (8.8, 18.8)]), Line(&[(13.4, 7.0), (17.0, 10.6)])],
            Self::Copy => &[Closed(&[(8.5, 8.5), (20.5, 8.5), (20.5, 20.5), (8.5, 20.5)]), Line(&[(5.0, 15.5), (3.5, 15.5), (3.5, 3.5), (15.5, 3.5), (15.5, 5.0)])],
            Self::Link => &[Line(&[(10.0, 7.5), (12.8, 4.7), (16.4, 4.3), (19.3, 7.2), (19.2, 10.9), (16.0, 14.0)]), Line(&[(14.0, 16.5), (11.2, 19.3), (7.6, 19.7), (4.7, 16.8), (4.8, 13.1), (8.0, 10.0)]), Line(&[(9.0, 15.0), (15.0, 9.0)])],
            Self::Backspace => &[Closed(&[(8.5, 5.0), (21.0, 5.0), (21.0, 19.0), (8.5, 19.0), (2.5, 12.0)]), Line(&[(11.5, 9.0), (17.0, 15.0)]), Line(&[(17.0, 9.0), (11.5, 15.0)])],
            Self::Crown => &[Closed(&[(4.0, 17.0), (3.0, 7.0), (8.0, 11.0), (12.0, 4.5), (16.0, 11.0), (21.0, 7.0), (20.0, 17.0)]), Line(&[(4.5, 20.5), (19.5, 20.5)])],
            Self::People => &[Arc((9.0, 8.0), 3.6, 0.0, 4.0), Arc((9.0, 21.0), 6.8, 2.0, 4.0), Arc((16.5, 8.2), 3.2, -1.1, 0.9), Arc((15.6, 21.0), 6.0, -0.92, 0.0)],
            Self::Die => &[Closed(&[(4.0, 5.0), (5.0, 4.0), (19.0, 4.0), (20.0, 5.0), (20.0, 19.0), (19.0, 20.0), (5.0, 20.0), (4.0, 19.0)]), Dot((8.6, 8.6), 1.5), Dot((12.0, 12.0), 1.5), Dot((15.4, 15.4), 1.5)],
            Self::Book => &[Line(&[(12.0, 6.5), (9.5, 4.8), (3.5, 4.8), (3.5, 18.5), (9.5, 18.5), (12.0, 20.2)]), Line(&[(12.0, 6.5), (14.5, 4.8), (20.5, 4.8), (20.5, 18.5), (14.5, 18.5), (12.0, 20.2)]), Line(&[(12.0, 6.5), (12.0, 20.0)])],
            Self::Hidden => &[Arc((12.0, 18.5), 11.0, 2.45, 3.55), Arc((12.0, 5.5), 11.0, 0.45, 1.55), Dot((12.0, 12.0), 2.8), Line(&[(5.0, 20.0), (19.0, 4.0)])],
            Self::Ship => &[Closed(&[(3.0, 15.5), (21.0, 15.5), (18.0, 20.5), (6.0, 20.5)]), Line(&[(11.0, 15.5), (11.0, 3.5)]), Closed(&[(11.0, 4.5), (18.0, 11.5), (11.0, 11.5)])],
            Self::Swords => &[Line(&[(4.0, 4.0), (19.5, 19.5)]), Line(&[(20.0, 4.0), (4.5, 19.5)]), Line(&[(13.5, 19.0), (19.0, 13.5)]), Line(&[(10.5, 19.0), (5.0, 13.5)])],
            Self::Board => &[Closed(&[(12.0, 3.0), (20.0, 7.5), (20.0, 16.5), (12.0, 21.0), (4.0, 16.5), (4.0, 7.5)]), Dot((12.0, 12.0), 2.4)],
            Self::Disks => &[Arc((9.5, 9.5), 5.5, 0.0, 4.0), Arc((14.5, 14.5), 5.5, -1.1, 2.1)],
            Self::Supply => &[Closed(&[(4.0, 9.0), (20.0, 9.0), (20.0, 20.0), (4.0, 20.0)]), Line(&[(4.0, 9.0), (7.0, 4.0), (17.0, 4.0), (20.0, 9.0)]), Line(&[(10.0, 13.0), (14.0, 13.0)])],
            Self::Home => &[Line(&[(3.0, 12.0), (12.0, 4.0), (21.0, 12.0)]), Line(&[(5.5, 10.5), (5.5, 20.0), (18.5, 20.0), (18.5, 10.5)]), Line(&[(10.0, 20.0), (10.0, 14.5), (14.0, 14.5), (14.0, 20.0)])],
            Self::Speech => &[Closed(&[(4.0, 4.5), (20.0, 4.5), (20.0, 16.0), (12.0, 16.0), (7.5, 20.5), (7.5, 16.0), (4.0, 16.0)]), Line(&[(8.0, 10.2), (16.0, 10.2)])],
            Self::Help => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Arc((12.0, 9.8), 2.8, 2.0, 5.0), Line(&[(12.0, 12.6), (12.0, 14.0)]), Dot((12.0, 17.0), 1.3)],
            Self::Prompt => &[Line(&[(5.0, 6.5), (11.0, 12.0), (5.0, 17.5)]), Line(&[(13.0, 18.0), (19.5, 18.0)])],
            Self::Globe => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Line(&[(3.0, 12.0), (21.0, 12.0)]), Line(&[(12.0, 3.0), (8.6, 7.0), (7.6, 12.0), (8.6, 17.0), (12.0, 21.0), (15.4, 17.0), (16.4, 12.0), (15.4, 7.0), (12.0, 3.0)])],
            Self::HalfSun => &[Arc((12.0, 12.0), 8.5, 0.0, 4.0), Line(&[(12.0, 3.5), (12.0, 20.5)]), Line(&[(15.0, 7.0), (15.0, 17.0)]), Line(&[(17.8, 9.5), (17.8, 14.5)])],
            Self::Letter => &[Line(&[(5.0, 20.0), (12.0, 4.0), (19.0, 20.0)]), Line(&[(7.8, 14.5), (16.2, 14.5)])],
            Self::LetterUp => &[Line(&[(2.5, 20.0), (8.5, 6.0), (14.5, 20.0)]), Line(&[(4.8, 15.0), (12.2, 15.0)]), Line(&[(19.0, 4.0), (19.0, 12.0)]), Line(&[(15.0, 8.0), (23.0, 8.0)])],
            Self::LetterDown => &[Line(&[(2.5, 20.0), (8.5, 6.0), (14.5, 20.0)]), Line(&[(4.8, 15.0), (12.2, 15.0)]), Line(&[(15.5, 8.0), (22.5, 8.0)])],
            Self::Sheet => &[Closed(&[(4.0, 4.0), (20.0, 4.0), (20.0, 20.0), (4.0, 20.0)]), Line(&[(4.0, 9.5), (20.0, 9.5)]), Line(&[(10.0, 9.5), (10.0, 20.0)]), Line(&[(10.0, 14.8), (20.0, 14.8)])],
            Self::Picture => &[Closed(&[(3.5, 5.0), (20.5, 5.0), (20.5, 19.0), (3.5, 19.0)]), Line(&[(6.0, 16.5), (10.5, 11.0), (13.5, 14.5), (15.5, 12.5), (18.5, 16.5)]), Dot((15.8, 8.8), 1.5)],
            Self::Chart => &[Line(&[(3.5, 4.0), (3.5, 20.0), (21.0, 20.0)]), Line(&[(8.0, 20.0), (8.0, 13.0)]), Line(&[(13.0, 20.0), (13.0, 7.0)]), Line(&[(18.0, 20.0), (18.0, 10.5)])],
            Self::Checklist => &[Line(&[(3.0, 6.5), (5.5, 9.0), (9.5, 4.0)]), Line(&[(13.0, 7.0), (21.0, 7.0)]), Line(&[(3.0, 16.5), (5.5, 19.0), (9.5, 14.0)]), Line(&[(13.0, 17.0), (21.0, 17.0)])],
            Self::Carton => &[Closed(&[(12.0, 2.8), (20.0, 7.2), (20.0, 16.8), (12.0, 21.2), (4.0, 16.8), (4.0, 7.2)]), Line(&[(4.0, 7.2), (12.0, 11.8), (20.0, 7.2)]), Line(&[(12.0, 11.8), (12.0, 21.2)])],
            Self::Lesson => &[Closed(&[(12.0, 4.5), (22.0, 9.0), (12.0, 13.5), (2.0, 9.0)]), Line(&[(6.5, 11.2), (6.5, 16.5), (12.0, 19.0), (17.5, 16.5), (17.5, 11.2)]), Line(&[(21.5, 9.5), (21.5, 15.5)])],
            Self::Printer => &[Line(&[(7.0, 8.5), (7.0, 3.5), (17.0, 3.5), (17.0, 8.5)]), Line(&[(7.0, 17.0), (4.0, 17.0), (4.0, 8.5), (20.0, 8.5), (20.0, 17.0), (17.0, 17.0)]), Closed(&[(7.0, 13.5), (17.0, 13.5), (17.0, 20.5), (7.0, 20.5)])],
            Self::Hourglass => &[Line(&[(6.0, 3.5), (18.0, 3.5)]), Line(&[(6.0, 20.5), (18.0, 20.5)]), Closed(&[(7.5, 3.5), (16.5, 3.5), (16.5, 7.0), (12.0, 12.0), (7.5, 7.0)]), Closed(&[(12.0, 12.0), (16.5, 17.0), (16.5, 20.5), (7.5, 20.5), (7.5, 17.0)])],
            Self::Clock => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Line(&[(12.0, 6.5), (12.0, 12.0), (16.0, 14.0)])],
            Self::Coin => &[Arc((12.0, 12.0), 9.0, 0.0, 4.0), Arc((12.0, 12.0), 5.5, 0.0, 4.0)],
            Self::Play => &[Closed(&[(7.0, 4.5), (19.5, 12.0), (7.0, 19.5)])],
            Self::Flag => &[Line(&[(6.0, 3.5), (6.0, 20.5)]), Line(&[(6.0, 5.0), (19.5, 5.0), (16.0, 9.5), (19.5, 14.0), (6.0, 14.0)])],
            Self::Pause => &[Line(&[(8.0, 5.0), (8.0, 19.0)]), Line(&[(16.0, 5.0), (16.0, 19.0)])],
            Self::Table => &[Line(&[(2.5, 8.0), (21.5, 8.0)]), Line(&[(5.5, 8.0), (5.5, 19.5)]), Line(&[(18.5, 8.0), (18.5, 19.5)]), Line(&[(5.5, 12.5), (18.5, 12.5)])],
        }
    }
}
