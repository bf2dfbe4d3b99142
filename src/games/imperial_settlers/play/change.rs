//! What can be changed about an entry afterwards: a location, what was razed or used, points, counts, and whose they are.

use serde_json::{Value, json};

use super::action::{Action, Target, Why};
use super::site::{LONGEST_NAME, MOST, MOST_RAZED, Site};
use super::state::State;
use super::virtual_player::Fought;
use crate::games::imperial_settlers::attack::Kind;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::locale::Message;
use crate::table::field::{CountsForm, Field};
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};

/// The most of what is counted at the end; the rules say the same.
const MOST_COUNTED: i64 = 999;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Result<Vec<Field>, Message> {
    let player = || Field::player("seat", setup);
    let most = i64::from(MOST);
    let count = |name| Field::number(name, Message::new("table-field-count"), 0, most);
    let counted = |name| Field::number_or_blank(name, Message::new("table-field-count"), 0, MOST_COUNTED);
    Ok(match action {
        Action::Faction { faction: Some(_), .. } => {
            let factions = Faction::ALL.map(|faction| (faction, faction.message()));
            vec![Field::choice("faction", Message::new("table-field-what"), factions)]
        }
        Action::Count { seat, .. } => vec![site(before, *seat, "site"), count("count")],
        Action::HisCards { .. } => vec![count("count")],
        Action::Score { .. } => {
            let points = Field::number("points", Message::new("table-field-points"), -most, most);
            let why = Why::ALL.map(|why| (why, super::why_name(why)));
            vec![player(), points, Field::choice("why", Message::new("table-field-what-for"), why)]
        }
        Action::Deal { .. } => vec![player(), good()],
        Action::Build { seat, .. } => {
            let mut fields = location(before, *seat, "site");
            let mut gone = sites(before, *seat);
            gone.push((Value::Null, Message::new("table-field-none")));
            let instead_of = Message::new("imperial-settlers-instead-of");
            fields.push(Field::choice("instead_of", instead_of, gone).usually(Value::Null));
            fields
        }
        Action::Rebuild { seat, .. } => {
            let mut fields = vec![site(before, *seat, "site")];
            fields.extend(location(before, *seat, "to"));
            fields
        }
        Action::Remove { seat, .. } => vec![site(before, *seat, "site")],
        Action::DropDeal { seat, .. } => {
            let deals = before.realm(*seat).deals.iter().enumerate().map(|(place, good)| (place, good.message()));
            vec![Field::choice("deal", Message::new("table-field-what"), deals)]
        }
        Action::Raze { seat, target, .. } => {
            let mut fields = vec![targets(before, *seat, *target)];
            if let Target::Rival { .. } = target {
                fields.push(Field::yes_or_no("target/rival/protected", Message::new("imperial-settlers-protected")));
                fields.push(Field::yes_or_no("by_card", Message::new("imperial-settlers-by-card")));
            }
            fields.push(Field::number("points", Message::new("imperial-settlers-raze-points"), 0, most));
            fields
        }
        Action::Use { seat, .. } => {
            let mut used = sites(before, *seat);
            used.push((Value::Null, Message::new("imperial-settlers-an-action-location")));
            let used =
                Field::choice("site", Message::new("imperial-settlers-field-location"), used).usually(Value::Null);
            vec![used, Field::number("points", Message::new("table-field-points"), 0, most)]
        }
        Action::Pass { .. } => vec![player()],
        Action::Store { .. } => vec![player(), good()],
        Action::Drawn { .. } => {
            let cards = 1..=before.draws_from().unwrap_or_default();
            let cards = cards.map(|card| (card, Message::literal(card.to_string())));
            vec![Field::choice("card", Message::new("imperial-settlers-field-drawn"), cards)]
        }
        Action::Fall { .. } => {
            let open = before.round.attacks.last().map(Fought::open).unwrap_or_default();
            let seat = Seat(0);
            let open = sites(before, seat).into_iter().enumerate().filter(|(place, _)| open.contains(place));
            vec![Field::choice("site", Message::new("imperial-settlers-field-location"), open.map(|(_, site)| site))]
        }
        Action::DropTarget { .. } => {
            let targets = before.virtual_player.targets.iter().enumerate().map(|(place, good)| (place, good.message()));
            vec![Field::choice("target", Message::new("table-field-what"), targets)]
        }
        Action::Send { .. } => vec![count("workers")],
        Action::SetTurn { .. } => vec![player()],
        Action::Left { .. } => vec![player(), good(), count("count")],
        Action::Built { .. } => vec![player(), counted("count")],
        Action::Shrine { .. } => vec![counted("resources")],
        Action::Gate { .. } => vec![counted("cards")],
        Action::Tie { goods: Some(_), .. } => vec![player(), counted("goods")],
        Action::Tie { hand: Some(_), .. } => vec![player(), counted("hand")],
        Action::Reveal { .. } => vec![good()],
        Action::Shuffle { .. } => return Err(Message::new("imperial-settlers-fixed-shuffle")),
        Action::Turn { .. } => return Err(Message::new("table-fixed-step")),
        Action::Faction { faction: None, .. }
        | Action::Look { .. }
        | Action::Taken { .. }
        | Action::Tie { goods: None, hand: None, .. } => return Err(Message::new("table-fixed")),
    })
}

/// The locations of a player, by their places.
fn sites(before: &State, seat: Seat) -> Vec<(Value, Message)> {
    before.realm(seat).sites.iter().enumerate().map(|(place, site)| (Value::from(place), site.message())).collect()
}

fn site(before: &State, seat: Seat, name: &str) -> Field {
    Field::choice(name, Message::new("imperial-settlers-field-location"), sites(before, seat))
}

/// A location, value by value; what only the solo game asks for is asked for there alone.
fn location(before: &State, seat: Seat, at: &str) -> Vec<Field> {
    let name = |field: &str| format!("{at}/{field}");
    let goods = |among: &[Good]| among.iter().map(|&good| (good, good.message())).collect::<Vec<_>>();
    let most = i64::from(MOST);
    let own = before.realm(seat).faction.map(|faction| (Some(faction), Message::new("imperial-settlers-own")));
    let decks = std::iter::once((None, Message::new("imperial-settlers-common"))).chain(own);
    let gives = Message::new("imperial-settlers-gives");
    let counts = Message::new("imperial-settlers-counts-color-name");
    let mut fields = vec![
        Field::text(&name("name"), Message::new("imperial-settlers-location-name"), LONGEST_NAME),
        Field::choice(&name("faction"), Message::new("imperial-settlers-sort"), decks).usually(Value::Null),
        Field::choice(
            &name("kind"),
            Message::new("imperial-settlers-kind"),
            Kind::ALL.map(|kind| (kind, kind.message())),
        ),
        Field::counts(&name("gives"), gives, goods(&Good::ALL), MOST, CountsForm::Map).usually(json!({})),
        Field::number_or_blank(&name("counts"), counts, 0, most).usually(Value::Null),
        Field::number_or_blank(&name("most"), Message::new("imperial-settlers-field-most"), 0, most)
            .usually(Value::Null),
    ];
    if before.is_solo() {
        let raze = Message::new("imperial-settlers-raze-field");
        let most_razed = u32::try_from(MOST_RAZED).unwrap_or(MOST);
        let cost = goods(&[Good::Wood, Good::Stone, Good::Food]);
        let none = [(None, Message::new("table-field-none"))];
        let deal = Good::ON_CARDS.into_iter().map(|good| (Some(good), good.message())).chain(none);
        fields.extend([
            Field::counts(&name("raze"), raze, goods(&Good::ON_CARDS), most_razed, CountsForm::List).usually(json!([])),
            Field::choice(&name("deal"), Message::new("imperial-settlers-deal-field"), deal).usually(Value::Null),
            Field::counts(&name("cost"), Message::new("imperial-settlers-cost"), cost, MOST, CountsForm::Map)
                .usually(json!({})),
        ]);
    }
    fields
}

/// All that a player could have razed, with what stands on it as it was entered.
fn targets(before: &State, seat: Seat, now: Target) -> Field {
    let on_it = matches!(now, Target::Rival { protected: true, .. });
    let japanese = |seat: Seat| before.realm(seat).faction == Some(Faction::Japanese);
    let mut among = vec![(Target::Hand { japanese: false }, Message::new("imperial-settlers-from-hand"))];
    if japanese(seat) || now == (Target::Hand { japanese: true }) {
        among.push((Target::Hand { japanese: true }, Message::new("imperial-settlers-field-from-hand-japanese")));
    }
    for rival in before.all_seats().filter(|&rival| rival != seat) {
        let whose = |what: Message| {
            Message::new("imperial-settlers-field-of").say("player", before.name(rival)).say("what", what)
        };
        let target = |japanese, site| Target::Rival { seat: rival, japanese, protected: on_it, site };
        let entered = before.realm(rival).sites.iter().enumerate();
        let razable = |(_, site): &(usize, &Site)| site.faction.is_none() || japanese(rival);
        among.extend(
            entered
                .filter(razable)
                .map(|(place, site)| (target(site.faction.is_some(), Some(place)), whose(site.message()))),
        );
        among.push((target(false, None), whose(Message::new("imperial-settlers-a-common-location"))));
        if japanese(rival) {
            among.push((target(true, None), whose(Message::new("imperial-settlers-a-faction-location"))));
        }
    }
    if before.is_solo() {
        among.push((Target::His, Message::new("imperial-settlers-from-his")));
    }
    Field::choice("target", Message::new("table-field-what"), among)
}

fn good() -> Field {
    Field::choice("good", Message::new("table-field-what"), Good::ALL.map(|good| (good, good.message())))
}
