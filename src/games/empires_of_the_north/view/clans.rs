//! Who plays which clan: nation, how hard it is to play, and its way; each clan once.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::games::empires_of_the_north::board::Board;
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, ListRow};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

pub(super) struct ClansPanel {
    /// Each player with the name of the chip and the clan.
    people: Vec<(Person, String, Option<Clan>)>,
    clans: Vec<Row>,
}

struct Row {
    clan: Clan,
    words: String,
    about: String,
    /// Who has it.
    holder: Option<(Seat, String)>,
}

impl ClansPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let clan_of = |seat: Seat| source.state.clans.get(seat.index()).copied().flatten();
        let person = |person: Person| {
            let name = source.about("empires-of-the-north-clan-of", &person);
            let clan = clan_of(person.seat);
            (person, name, clan)
        };
        let row = |clan: Clan| {
            let holder = source.state.all_seats().find(|&seat| clan_of(seat) == Some(clan));
            Row {
                clan,
                words: source.say(&clan.message()),
                about: format!("{}\n{}", source.say(&about(source.state.board(), clan)), source.say(&clan.style())),
                holder: holder.map(|seat| (seat, source.person(seat).name)),
            }
        };
        Self {
            people: source.people().into_iter().map(person).collect(),
            clans: Clan::ALL.into_iter().map(row).collect(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let first_without = self.people.iter().find(|(_, _, clan)| clan.is_none()).map(|(person, ..)| person.seat);
        let chosen = draft.clan_of.or(first_without).unwrap_or_default();
        let tabs = self.people.iter().map(|(person, name, _)| person.tab(name));
        draft.clan_of = kit::person_tabs(ui, tabs, Some(chosen)).or(draft.clan_of);
        kit::card(ui, |ui| {
            for (index, row) in self.clans.iter().enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                let own = row.holder.as_ref().is_some_and(|(seat, _)| *seat == chosen);
                let mut list_row = ListRow::new(&row.words).note(&row.about).selected(own);
                if let Some((_, holder)) = row.holder.as_ref().filter(|_| !own) {
                    list_row = list_row.end(holder);
                }
                if list_row.show(ui).clicked() {
                    // The next player without a clan comes by itself.
                    draft.clan_of = None;
                    context.act(&Action::Clan { seat: chosen, clan: (!own).then_some(row.clan) });
                }
            }
        });
    }
}

/// The clan's nation and how hard it is to play, as far as the box says.
fn about(board: &Board, clan: Clan) -> Message {
    let nation = board.nation(clan).value.map_or_else(|| Message::literal(""), |nation| nation.message());
    match board.difficulty(clan).value {
        Some(difficulty) => {
            Message::new("empires-of-the-north-clan-about").say("nation", nation).number("difficulty", difficulty)
        }
        None => Message::new("empires-of-the-north-clan-about-unknown").say("nation", nation),
    }
}
