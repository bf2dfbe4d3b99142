//! The list of plays as the store has it; what a row says is read and put into words when the row is first shown.

use std::cell::OnceCell;

use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::Mark;
use crate::locale::Message;
use crate::store::{Listed, PlayId};
use crate::table::seat::Seat;
use crate::table::summary::{Summary, times};

/// The plays, open ones before finished ones, each part the last changed first.
#[derive(Default)]
pub struct Shelf {
    rows: Vec<PlayRow>,
    open: usize,
}

/// A play in the list.
pub struct PlayRow {
    listed: Listed,
    words: OnceCell<RowWords>,
}

/// What a row says.
pub struct RowWords {
    /// What the play is called: by its game, or by its box where it is a score sheet.
    pub game: String,
    /// The players, clockwise.
    pub players: Vec<RowPlayer>,
    /// Where the play stands, or who won it.
    pub place: String,
    /// When it was changed last.
    pub when: String,
    /// All of it for a screen reader.
    pub name: String,
    /// The players' names, joined; empty where the line says them already.
    pub people: String,
    /// The players' names, clockwise.
    pub names: Vec<Message>,
}

/// A player in a row.
pub struct RowPlayer {
    /// The mark.
    pub mark: Mark,
    /// The points; empty where nothing has been scored yet.
    pub points: String,
    /// Whether the player won.
    pub winner: bool,
}

impl Shelf {
    /// The list of these plays, which come the last changed first.
    pub fn new(mut plays: Vec<Listed>) -> Self {
        plays.sort_by_key(|play| play.finished);
        let open = plays.partition_point(|play| !play.finished);
        let rows = plays.into_iter().map(|listed| PlayRow { listed, words: OnceCell::new() }).collect();
        Self { rows, open }
    }

    /// The plays that go on.
    pub fn open(&self) -> &[PlayRow] {
        self.rows.get(..self.open).unwrap_or_default()
    }

    /// The plays that are over.
    pub fn finished(&self) -> &[PlayRow] {
        self.rows.get(self.open..).unwrap_or_default()
    }

    /// All plays.
    pub fn all(&self) -> &[PlayRow] {
        &self.rows
    }

    /// Whether another list has the same plays, as far as each of them was the last time.
    pub fn lists_the_same(&self, other: &Self) -> bool {
        self.rows.len() == other.rows.len()
            && self.rows.iter().zip(&other.rows).all(|(row, other)| row.listed == other.listed)
    }

    /// Puts the rows into words again when they are next shown: the language has changed.
    pub fn forget_words(&mut self) {
        for row in &mut self.rows {
            row.words = OnceCell::new();
        }
    }
}

impl PlayRow {
    /// The play's id.
    pub const fn id(&self) -> PlayId {
        self.listed.header.id
    }

    /// The play as the store lists it.
    pub const fn listed(&self) -> &Listed {
        &self.listed
    }

    /// What the row says.
    pub fn words(&self, model: &Model) -> &RowWords {
        self.words.get_or_init(|| RowWords::of(&self.listed, model, &model.texts))
    }
}

impl Model {
    /// What a play is called among others, in one line.
    pub fn name_of(&self, play: Listed, texts: &Texts) -> String {
        RowWords::of(&play, self, texts).name
    }
}

impl RowWords {
    fn of(listed: &Listed, model: &Model, texts: &Texts) -> Self {
        let game = model.game(&listed.header.game);
        // A game of a later version is still a play in the list; one that cannot be read at all has no game.
        let game = match game {
            Some(game) => texts.say(&game.name()),
            None if listed.header.game.is_empty() => return Self::unreadable(texts),
            None => listed.header.game.clone(),
        };
        let summary = Summary::read(&listed.summary);
        let (_, changed) = times(listed, summary.as_ref(), &|at| model.clock.local(at));
        let when = texts.when(&model.clock, changed);
        let Some(mut summary) = summary else {
            // Nothing is in it when it was damaged; opening the play makes it anew.
            let lost = listed.summary.is_empty();
            let place = if lost { texts.t("app-summary-damaged").to_string() } else { String::new() };
            return Self {
                name: if lost { format!("{game}, {place}, {when}") } else { game.clone() },
                game,
                players: Vec::new(),
                place,
                when,
                people: String::new(),
                names: Vec::new(),
            };
        };
        let aliases = model.evenings.aliases();
        if !aliases.is_empty() {
            // Everybody is called here as they are called now, whatever the play was played under.
            let names: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
            let names = aliases.at_table(&names);
            for (player, name) in summary.players.iter_mut().zip(names) {
                player.name = name;
            }
        }
        let seats = || summary.players.iter().zip(Seat::all(summary.players.len()));
        let players = seats().map(|(player, seat)| RowPlayer {
            mark: Mark { color: player.color, shape: player.shape },
            points: summary.points_of(seat.index()).map_or_else(String::new, |points| texts.points(points)),
            winner: summary.winners.contains(&seat),
        });
        let game = summary.title.as_ref().map_or(game, |title| title.of(texts.language()).to_owned());
        let place = place(&summary, texts);
        // A victory that everybody shares names everybody already.
        let all_won = summary.winners.len() == summary.players.len();
        let names = Message::literals(seats().map(|(player, _)| player.name.as_str()));
        let everyone = if all_won { Vec::new() } else { names.clone() };
        let people = texts.say(&Message::new("app-names").list("everyone", everyone));
        let known = [&game, &people, &place, &when].map(String::as_str);
        let name = known.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
        Self { game, players: players.collect(), place, when, name, people, names }
    }
}

impl RowWords {
    /// What is said of a play of which nothing can be read, not even what it is.
    fn unreadable(texts: &Texts) -> Self {
        let game = texts.t("app-play-unreadable").to_string();
        Self {
            name: game.clone(),
            game,
            players: Vec::new(),
            place: String::new(),
            when: String::new(),
            people: String::new(),
            names: Vec::new(),
        }
    }
}

/// Where the play stands, who won it, or who leads while something is still open.
fn place(summary: &Summary, texts: &Texts) -> String {
    let names = |seats: &[Seat]| -> Vec<Message> {
        let players = summary.players.iter().zip(Seat::all(summary.players.len()));
        let named = players.filter(|(_, seat)| seats.contains(seat));
        named.map(|(player, _)| Message::literal(player.name.as_str())).collect()
    };
    let (winners, leaders) = (names(&summary.winners), names(&summary.leaders));
    if !winners.is_empty() && summary.early.is_some() {
        let won = Message::new("app-won").number("winners", winners.len()).names("names", winners);
        return texts.say(&Message::new("app-early-won").say("won", won));
    }
    if !winners.is_empty() {
        return texts.say(&Message::new("app-won").number("winners", winners.len()).names("names", winners));
    }
    if leaders.is_empty() {
        return summary.place.of(texts.language()).to_owned();
    }
    let leads = Message::new("app-leads-still-open").number("leaders", leaders.len()).names("names", leaders);
    let what = Message::literals(summary.open.iter().map(|what| what.of(texts.language())));
    texts.say(&leads.list("what", what))
}
