//! What is half entered at the table, kept while the turns go on, and on disk until it is entered or given up.

use serde::{Deserialize, Serialize};

use super::act::Form;
use super::raze::RazeDraft;
use super::score::Key;
use super::site_draft::SiteDraft;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{SEATS, Site, State, Why};
use crate::kit::NumberDraft;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// What is half entered: nothing of it is in the log. It outlives a turn, but not the step.
#[derive(Default)]
pub(super) struct Draft {
    /// Whose things are shown; none shows whose turn it is.
    pub(super) seat: Option<Seat>,
    /// Whose things the tools show. Who looks at somebody else's locations enters nothing for them at the table.
    pub(super) looked_at: Option<Seat>,
    /// Where the next points come from.
    pub(super) why: Option<Why>,
    /// The forms of each player, by seat.
    forms: [Forms; *SEATS.end()],
    /// Those of a seat that nobody has; no panel shows one.
    nobody: Forms,
    /// The attack cards that are being counted.
    pub(super) deck: Option<Goods>,
    /// What is counted at the end and typed.
    pub(super) numbers: NumberDraft<Key>,
    /// Locations that the loud button has entered, and that are still to be remembered for the plays to come.
    pub(super) built: Vec<Site>,
}

/// What is kept on disk of it: the forms, and the step that they belong to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct SavedDraft {
    cursor: Cursor,
    forms: Vec<Forms>,
    #[serde(default)]
    numbers: NumberDraft<Key>,
    #[serde(default)]
    deck: Option<Goods>,
}

/// The forms of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct Forms {
    /// The one that is open.
    pub(super) open: Option<Form>,
    /// The location that is being entered.
    pub(super) site: SiteDraft,
    /// What is being razed.
    pub(super) raze: RazeDraft,
    /// The action location that is being used.
    pub(super) used: Option<usize>,
    /// The points that it gives, once somebody has said so.
    pub(super) points: Option<u32>,
    /// What the deal gives.
    pub(super) deal: Option<Good>,
    /// How many workers are sent.
    pub(super) sent: Option<u32>,
    /// The player's locations as the forms know them.
    #[serde(skip)]
    sites: Vec<Site>,
    /// How many actions the player had taken when the forms were filled in.
    #[serde(skip)]
    acts: u32,
}

impl Draft {
    /// What was kept of the same step; nothing where the play has gone on.
    pub(super) fn resumed(kept: SavedDraft, state: &State) -> Self {
        let mut draft = Self::default();
        if kept.cursor == state.table.cursor {
            (draft.numbers, draft.deck) = (kept.numbers, kept.deck);
            for (seat, forms) in state.all_seats().zip(kept.forms) {
                let (sites, acts) = (state.realm(seat).sites.clone(), acts_of(state, seat));
                *draft.forms(seat) = Forms { sites, acts, ..forms };
            }
        }
        draft
    }

    /// What is to be kept on disk; none while nothing is half entered.
    pub(super) fn kept(&self, cursor: Cursor) -> Option<SavedDraft> {
        let begun = |forms: &Forms| {
            let chosen = forms.points.is_some() || forms.deal.is_some() || forms.sent.is_some();
            chosen || forms.site.is_begun() || forms.raze != RazeDraft::default()
        };
        let counts = self.numbers.is_begun() || self.deck.is_some();
        (counts || self.forms.iter().any(begun)).then(|| SavedDraft {
            cursor,
            forms: self.forms.to_vec(),
            numbers: self.numbers.clone(),
            deck: self.deck.clone(),
        })
    }

    /// A player's forms, to be read.
    pub(super) fn forms_of(&self, seat: Seat) -> Option<&Forms> {
        self.forms.get(seat.index())
    }

    /// The forms of a player.
    pub(super) fn forms(&mut self, seat: Seat) -> &mut Forms {
        self.forms.get_mut(seat.index()).unwrap_or(&mut self.nobody)
    }

    /// Forgets what a change of the play has settled: what was entered, and what points to a place that is another now.
    pub(super) fn settle(&mut self, state: &State, turn_over: bool) {
        if turn_over {
            (self.seat, self.looked_at, self.why) = (None, None, None);
        }
        for (seat, forms) in Seat::all(self.forms.len()).zip(&mut self.forms) {
            if turn_over && seat != state.round.turn {
                forms.forget_action();
                forms.open = forms.open.filter(|form| *form == Form::Build && forms.site.is_begun());
            }
            let acts = acts_of(state, seat);
            if acts > std::mem::replace(&mut forms.acts, acts) {
                // The action that stood in them was entered.
                forms.forget_action();
                forms.open = forms.open.filter(|form| *form == Form::Build);
            }
            let sites = &state.realm(seat).sites;
            if forms.sites != *sites {
                forms.sites.clone_from(sites);
                (forms.used, forms.points) = (None, None);
                if let Some(built) = forms.site.settle(sites) {
                    self.built.push(built);
                    forms.open = forms.open.filter(|form| *form != Form::Build);
                }
            }
        }
    }
}

/// How many actions a player has taken in this round.
fn acts_of(state: &State, seat: Seat) -> u32 {
    state.round.acts.get(seat.index()).copied().unwrap_or(0)
}

impl Forms {
    /// Opens a form, or closes the one that is open. What was chosen in another one is no action any more; a location that
    /// was begun stays.
    pub(super) fn show(&mut self, form: Option<Form>) {
        if self.open != form {
            self.forget_action();
        }
        self.open = form;
    }

    /// Forgets what was chosen of an action, but not the location that was begun.
    fn forget_action(&mut self) {
        (self.raze, self.used, self.points, self.deal, self.sent) = Default::default();
    }
}
