//! Razing: what, whose, and what it takes.

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::act::Enters;
use super::{Person, Source, site_names};
use crate::games::imperial_settlers::actions::{Card, RazedFrom, raze};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, MOST, Site, State, Target};
use crate::games::panel::value;
use crate::games::view::{Pending, ViewContext};
use crate::kit::{self, Button, text};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

/// What is being razed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct RazeDraft {
    from: From,
    site: Option<usize>,
    japanese: bool,
    protected: bool,
    by_card: bool,
    points: u32,
}

/// Where the card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum From {
    #[default]
    Hand,
    Rival(Seat),
    His,
}

impl RazeDraft {
    /// What it comes to for this player.
    const fn action(self, seat: Seat) -> Action {
        let Self { from, site, japanese, protected, by_card, points } = self;
        let target = match from {
            From::Hand => Target::Hand { japanese },
            From::Rival(seat) => Target::Rival { seat, japanese, protected, site },
            From::His => Target::His,
        };
        Action::Raze { seat, target, by_card, points }
    }

    /// What the loud button does with it: as long as nobody has said more, a card from the hand is razed.
    pub(super) fn pending(self, state: &State, seat: Seat) -> Pending {
        let player = state.name(seat);
        let words = match self.from {
            From::Hand => Message::new("imperial-settlers-next-raze-hand").say("player", player),
            From::Rival(rival) => {
                Message::new("imperial-settlers-next-raze-rival").say("player", player).say("rival", state.name(rival))
            }
            From::His => Message::new("imperial-settlers-next-raze-his").say("player", player),
        };
        Pending::Ready(words, value(&self.action(seat)))
    }
}

/// The form of one player.
pub(super) struct RazeForm {
    seat: Seat,
    froms: Vec<(From, Option<Person>, String, String)>,
    rivals: Vec<Rival>,
    /// From the hand, a common card and a Japanese one: what it takes; none where the player has no such card.
    hand: [Option<String>; 2],
    his: String,
    sorts: [String; 2],
    words: Words,
}

struct Words {
    sort: String,
    protected: String,
    by_card: String,
    by_card_note: String,
    by_card_takes: String,
    points: String,
    raze: String,
}

/// A rival whose locations may be razed.
struct Rival {
    seat: Seat,
    japanese: bool,
    sites: Vec<RivalSite>,
    other: (String, String),
    /// What it takes, by whether the location is Japanese and whether it is protected.
    takes: [[String; 2]; 2],
}

/// A location of a rival.
struct RivalSite {
    place: usize,
    japanese: bool,
    /// The points of its raze field, as far as that was entered.
    points: u32,
    words: String,
    name: String,
}

impl RazeForm {
    pub(super) fn new(source: &Source<'_>, seat: Seat) -> Self {
        let state = source.state;
        let mut froms = vec![from(source, From::Hand, None, "imperial-settlers-from-hand")];
        let mut rivals = Vec::new();
        let others = source.people().into_iter().filter(|person| person.seat != seat && !state.has_passed(person.seat));
        for person in others {
            rivals.push(rival(source, &person));
            froms.push(from(source, From::Rival(person.seat), Some(person), "imperial-settlers-from-hand"));
        }
        if state.is_solo() && state.virtual_player.cards > 0 {
            froms.push(from(source, From::His, None, "imperial-settlers-from-his"));
        }
        let is_japanese = state.realm(seat).faction == Some(Faction::Japanese);
        let hand = |card| Some(takes(source, seat, card, RazedFrom::Hand));
        Self {
            seat,
            froms,
            rivals,
            hand: [hand(Card::Common), hand(Card::Japanese).filter(|_| is_japanese)],
            his: source.words("imperial-settlers-takes-his"),
            sorts: [source.words("imperial-settlers-common"), source.words("imperial-settlers-japanese")],
            words: Words {
                sort: source.words("imperial-settlers-sort"),
                protected: source.words("imperial-settlers-protected"),
                by_card: source.words("imperial-settlers-by-card"),
                by_card_note: source.words("imperial-settlers-by-card-about"),
                by_card_takes: source.words("imperial-settlers-by-card-takes"),
                points: source.words("imperial-settlers-raze-points"),
                raze: source.words("imperial-settlers-raze-it"),
            },
        }
    }
}

fn from(
    source: &Source<'_>,
    from: From,
    person: Option<Person>,
    key: &'static str,
) -> (From, Option<Person>, String, String) {
    let words = person.as_ref().map_or_else(|| source.words(key), |person| person.name.clone());
    let name = source.say(&Message::new("imperial-settlers-raze-from-name").text("whose", &words));
    (from, person, words, name)
}

fn rival(source: &Source<'_>, person: &Person) -> Rival {
    let realm = source.state.realm(person.seat);
    let japanese = realm.faction == Some(Faction::Japanese);
    // Faction locations of the others cannot be razed.
    let sites = realm.sites.iter().zip(site_names(source, person.seat)).enumerate();
    let sites = sites.filter(|(_, (site, _))| site.faction.is_none() || japanese);
    let site = |(place, (site, words)): (usize, (&Site, String))| {
        let name = Message::new("imperial-settlers-raze-site-name").text("player", &person.name).text("what", &words);
        let points = site.raze.iter().filter(|&&good| good == Good::Vp).count();
        let points = u32::try_from(points).unwrap_or(u32::MAX);
        RivalSite { place, japanese: site.faction.is_some(), points, words, name: source.say(&name) }
    };
    let other = source.words("imperial-settlers-other-location");
    let name = Message::new("imperial-settlers-raze-site-name").text("player", &person.name).text("what", &other);
    let takes = |card: Card| {
        [false, true].map(|protected| takes(source, person.seat, card, RazedFrom::Rival { protected, passed: false }))
    };
    Rival {
        seat: person.seat,
        japanese,
        sites: sites.map(site).collect(),
        other: (other, source.say(&name)),
        takes: [takes(Card::Common), takes(Card::Japanese)],
    }
}

/// What it takes and what is left, or why it cannot be done.
fn takes(source: &Source<'_>, owner: Seat, card: Card, place: RazedFrom) -> String {
    let what = match raze(card, place, u32::MAX, source.state.options.is_peaceful()) {
        Err(violation) => violation.message(),
        Ok(razing) if place == RazedFrom::Hand => {
            Message::new("imperial-settlers-takes-hand").number("tokens", razing.tokens)
        }
        Ok(razing) => {
            let key =
                if razing.foundation { "imperial-settlers-takes-rival" } else { "imperial-settlers-takes-japanese" };
            Message::new(key).number("tokens", razing.tokens).say("rival", source.state.name(owner))
        }
    };
    source.say(&what)
}

impl RazeForm {
    /// Draws the form, with a button of its own where the highlighted one is somebody else's. True when something was asked
    /// for, so that it can close.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        context: &mut ViewContext<'_>,
        draft: &mut RazeDraft,
        enters: Enters,
    ) -> bool {
        ui.horizontal_wrapped(|ui| {
            for (from, person, words, name) in &self.froms {
                let on = draft.from == *from;
                let tapped = match person {
                    Some(person) => kit::person_chip(ui, person.mark, words, name, on),
                    None => kit::choice_chip(ui, words, name, on),
                };
                if tapped.clicked() {
                    *draft = RazeDraft { from: *from, ..RazeDraft::default() };
                }
            }
        });
        if enters == Enters::Here && ui.add(Button::quiet(&self.words.raze).full()).clicked() {
            context.act(&std::mem::take(draft).action(self.seat));
            return true;
        }
        let rival = self.rivals.iter().find(|rival| draft.from == From::Rival(rival.seat));
        if let Some(rival) = rival {
            self.of_rival(ui, rival, draft);
        } else if draft.from == From::Hand && self.hand[1].is_some() {
            self.sort(ui, draft);
        }
        let note = match (draft.from, rival) {
            (From::Hand, _) => {
                let [common, japanese] = &self.hand;
                let hand = if draft.japanese { japanese } else { common };
                hand.as_deref().unwrap_or_default()
            }
            (From::His, _) => &self.his,
            (From::Rival(_), _) if draft.by_card => &self.words.by_card_takes,
            (From::Rival(_), Some(rival)) => {
                let [common, japanese] = &rival.takes;
                let [bare, protected] = if draft.japanese { japanese } else { common };
                if draft.protected { protected } else { bare }
            }
            (From::Rival(_), None) => "",
        };
        let points = kit::labeled_row(ui, &self.words.points, "", |ui| {
            kit::stepper(ui, &self.words.points, Some(draft.points.into()), 0..=i64::from(MOST))
        });
        if let Some(points) = points.and_then(|points| u32::try_from(points).ok()) {
            draft.points = points;
        }
        text::body(ui, note);
        false
    }

    fn of_rival(&self, ui: &mut Ui, rival: &Rival, draft: &mut RazeDraft) {
        if !rival.sites.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for site in &rival.sites {
                    if kit::choice_chip(ui, &site.words, &site.name, draft.site == Some(site.place)).clicked() {
                        (draft.site, draft.japanese) = (Some(site.place), site.japanese);
                        draft.points = site.points;
                    }
                }
                let (words, name) = &rival.other;
                if kit::choice_chip(ui, words, name, draft.site.is_none()).clicked() {
                    (draft.site, draft.points) = (None, 0);
                }
            });
        }
        if rival.japanese && draft.site.is_none() {
            self.sort(ui, draft);
        }
        if let Some(on) = kit::switch_row(ui, &self.words.protected, None, draft.protected) {
            draft.protected = on;
        }
        if let Some(on) = kit::switch_row(ui, &self.words.by_card, Some(&self.words.by_card_note), draft.by_card) {
            draft.by_card = on;
        }
    }

    fn sort(&self, ui: &mut Ui, draft: &mut RazeDraft) {
        let [common, japanese] = &self.sorts;
        if let Some(sort) = kit::segmented(ui, &self.words.sort, &[common, japanese], usize::from(draft.japanese)) {
            draft.japanese = sort == 1;
        }
    }
}
