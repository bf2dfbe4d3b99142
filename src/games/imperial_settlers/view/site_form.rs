//! The form for a location: quick to enter, and quicker still when the card is remembered.

use egui::Ui;

use super::goods_chips::GoodsChips;
use super::{Source, site_names};
use crate::games::imperial_settlers::attack::{Cost, Kind};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{Action, Known, LONGEST_NAME, MOST, MOST_RAZED, Site};
use crate::games::view::{Ask, Desk};
use crate::kit::{self, Button, text};
use crate::locale::Say;
use crate::store::writer;
use crate::table::seat::Seat;

/// How many remembered cards are offered at once.
const OFFERED: usize = 8;

/// A location that is being entered.
#[derive(Default)]
pub(super) struct SiteDraft {
    site: Site,
    raze: Goods,
    instead_of: Option<usize>,
    /// The place of the location that is put right; none for a new one.
    editing: Option<usize>,
}

/// The form of one player.
pub(super) struct SiteForm {
    seat: Seat,
    faction: Option<Faction>,
    solo: bool,
    known: Known,
    words: Words,
    sorts: [String; 2],
    kinds: Vec<String>,
    gives: GoodsChips,
    raze: GoodsChips,
    deal: GoodsChips,
    /// The locations that can be discarded for it, in order.
    sites: Vec<(String, String)>,
    cost: GoodsChips,
}

struct Words {
    known: String,
    name: String,
    sort: String,
    kind: String,
    gives: String,
    counts: String,
    counts_note: String,
    counts_name: String,
    raze: String,
    deal: String,
    cost: String,
    instead_of: String,
    build: String,
    change: String,
    cancel: String,
    missing: String,
    plain: [String; 2],
}

impl SiteDraft {
    /// The form filled in with a location that is already there.
    pub(super) fn of(place: usize, site: &Site) -> Self {
        let raze = site.raze.iter().map(|&good| (good, 1)).collect();
        Self { site: site.clone(), raze, instead_of: None, editing: Some(place) }
    }

    /// Whether a location that is already there is being put right.
    pub(super) const fn is_editing(&self) -> bool {
        self.editing.is_some()
    }

    /// Whether nobody has said yet what a production location gives.
    fn lacks(&self) -> bool {
        self.site.kind == Kind::Production && self.site.gives.is_empty()
    }
}

impl SiteForm {
    pub(super) fn new(source: &Source<'_>, seat: Seat) -> Self {
        let state = source.state;
        let realm = state.realm(seat);
        let words = |key: &str| source.words(key);
        let site = |words: String| {
            let name = Say::new("imperial-settlers-instead-name").text("what", &words);
            let name = source.say(&name);
            (words, name)
        };
        let chips = |goods: &[Good], about: &str| GoodsChips::new(source, goods, &words(about));
        Self {
            seat,
            faction: realm.faction,
            solo: state.is_solo(),
            known: state.known.clone(),
            sorts: [words("imperial-settlers-common"), words("imperial-settlers-own")],
            kinds: Kind::ALL.iter().map(|kind| source.say(&kind.say())).collect(),
            gives: chips(&Good::ALL, "imperial-settlers-gives"),
            raze: chips(&Good::ON_CARDS, "imperial-settlers-raze-field"),
            deal: chips(&Good::ON_CARDS, "imperial-settlers-deal-field"),
            sites: site_names(source, seat).into_iter().map(site).collect(),
            cost: chips(&[Good::Wood, Good::Stone, Good::Food], "imperial-settlers-cost"),
            words: Words {
                known: words("imperial-settlers-known"),
                name: words("imperial-settlers-location-name"),
                sort: words("imperial-settlers-sort"),
                kind: words("imperial-settlers-kind"),
                gives: words("imperial-settlers-gives"),
                counts: words("imperial-settlers-counts-color"),
                counts_note: words("imperial-settlers-counts-color-about"),
                counts_name: words("imperial-settlers-counts-color-name"),
                raze: words("imperial-settlers-raze-field"),
                deal: words("imperial-settlers-deal-field-about"),
                cost: words("imperial-settlers-cost"),
                instead_of: words("imperial-settlers-instead-of"),
                build: words("imperial-settlers-build-it"),
                change: words("imperial-settlers-change-it"),
                cancel: words("imperial-settlers-cancel"),
                missing: words("imperial-settlers-missing-gives"),
                plain: [words("imperial-settlers-build-common"), words("imperial-settlers-build-own")],
            },
        }
    }

    /// Draws the form. True when something was asked for or given up, so that it can close.
    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut SiteDraft) -> bool {
        if !self.solo && !draft.is_editing() && self.plain(ui, desk) {
            return true;
        }
        self.remembered(ui, draft);
        kit::text_field(ui, &self.words.name, &mut draft.site.name);
        if draft.site.name.chars().count() > LONGEST_NAME {
            draft.site.name = draft.site.name.chars().take(LONGEST_NAME).collect();
        }
        let own = usize::from(draft.site.faction.is_some());
        let sorts = [self.sorts[0].as_str(), self.sorts[1].as_str()];
        if let Some(sort) = kit::segmented(ui, &self.words.sort, &sorts, own) {
            draft.site.faction = self.faction.filter(|_| sort == 1);
        }
        if self.solo {
            self.solo_fields(ui, draft);
        }
        if draft.site.kind == Kind::Production {
            self.production(ui, draft);
        }
        if !draft.is_editing() {
            self.discarded(ui, draft);
        }
        self.buttons(ui, desk, draft)
    }

    /// One tap for a location that the table need not know more of.
    fn plain(&self, ui: &mut Ui, desk: &mut Desk<'_>) -> bool {
        let mut built = false;
        kit::equal_columns(ui, 2, crate::kit::tokens::space::S, |ui, index| {
            let Some(words) = self.words.plain.get(index) else { return };
            if ui.add(Button::quiet(words).full()).clicked() {
                let faction = self.faction.filter(|_| index == 1);
                let site = Site { kind: Kind::Feature, faction, ..Site::default() };
                desk.act(&Action::Build { seat: self.seat, site, instead_of: None });
                built = true;
            }
        });
        built
    }

    /// The cards that were entered once and begin as the name does.
    fn remembered(&self, ui: &mut Ui, draft: &mut SiteDraft) {
        let typed = draft.site.name.trim().to_lowercase();
        let fits = |site: &&Site| {
            let of_player = site.faction.is_none() || site.faction == self.faction;
            let useful = self.solo || site.produces();
            of_player && useful && site.name.to_lowercase().starts_with(&typed) && site.name != draft.site.name
        };
        let offered: Vec<&Site> = self.known.locations.iter().filter(fits).take(OFFERED).collect();
        if offered.is_empty() {
            return;
        }
        text::quiet(ui, &self.words.known);
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for site in offered {
                if kit::choice_chip(ui, &site.name, &site.name, false).clicked() {
                    chosen = Some(site.clone());
                }
            }
        });
        if let Some(site) = chosen {
            draft.raze = site.raze.iter().map(|&good| (good, 1)).collect();
            draft.site = site;
        }
    }

    /// What an attack of the virtual player finds it by.
    fn solo_fields(&self, ui: &mut Ui, draft: &mut SiteDraft) {
        let kinds: Vec<&str> = self.kinds.iter().map(String::as_str).collect();
        let kind = Kind::ALL.iter().position(|kind| *kind == draft.site.kind).unwrap_or(0);
        if let Some(&kind) = kit::segmented(ui, &self.words.kind, &kinds, kind).and_then(|at| Kind::ALL.get(at)) {
            draft.site.kind = kind;
        }
        match draft.site.faction {
            None => {
                text::quiet(ui, &self.words.raze);
                self.raze.many(ui, &mut draft.raze);
            }
            Some(Faction::Japanese) => {
                text::quiet(ui, &self.words.deal);
                if let Some(good) = self.deal.one(ui, draft.site.deal) {
                    draft.site.deal = (draft.site.deal != Some(good)).then_some(good);
                }
            }
            // The cards of the other factions are safe: nothing more is asked of them.
            Some(_) => return,
        }
        text::quiet(ui, &self.words.cost);
        let Cost { wood, stone, food } = draft.site.cost;
        let mut goods: Goods = [(Good::Wood, wood), (Good::Stone, stone), (Good::Food, food)].into_iter().collect();
        self.cost.many(ui, &mut goods);
        let count = |good| goods.count(good).min(MOST);
        draft.site.cost = Cost { wood: count(Good::Wood), stone: count(Good::Stone), food: count(Good::Food) };
    }

    fn production(&self, ui: &mut Ui, draft: &mut SiteDraft) {
        text::quiet(ui, &self.words.gives);
        self.gives.many(ui, &mut draft.site.gives);
        let counts = draft.site.counts.is_some();
        if let Some(on) = kit::switch_row(ui, &self.words.counts, Some(&self.words.counts_note), counts) {
            draft.site.counts = on.then_some(1);
        }
        if let Some(count) = draft.site.counts {
            let name = &self.words.counts_name;
            let to =
                kit::labeled_row(ui, name, "", |ui| kit::stepper(ui, name, Some(count.into()), 0..=i64::from(MOST)));
            if let Some(to) = to.and_then(|to| u32::try_from(to).ok()) {
                draft.site.counts = Some(to);
            }
        }
    }

    /// What it is built over.
    fn discarded(&self, ui: &mut Ui, draft: &mut SiteDraft) {
        if self.sites.is_empty() {
            return;
        }
        text::quiet(ui, &self.words.instead_of);
        ui.horizontal_wrapped(|ui| {
            for (place, (words, name)) in self.sites.iter().enumerate() {
                let on = draft.instead_of == Some(place);
                if kit::choice_chip(ui, words, name, on).clicked() {
                    draft.instead_of = (!on).then_some(place);
                }
            }
        });
    }

    fn buttons(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut SiteDraft) -> bool {
        let words = if draft.is_editing() { &self.words.change } else { &self.words.build };
        let missing = draft.lacks().then_some(self.words.missing.as_str());
        let built = ui.add(Button::quiet(words).missing(missing).full()).clicked();
        let given_up = ui.add(Button::plain(&self.words.cancel)).clicked();
        if built {
            let draft = std::mem::take(draft);
            self.build(desk, draft);
        } else if given_up {
            *draft = SiteDraft::default();
        }
        built || given_up
    }

    fn build(&self, desk: &mut Desk<'_>, draft: SiteDraft) {
        let each = |(good, count): (Good, u32)| std::iter::repeat_n(good, count as usize);
        let raze: Vec<Good> = draft.raze.iter().flat_map(each).take(MOST_RAZED).collect();
        let name = draft.site.name.trim().to_owned();
        let site = Site { name, raze, ..draft.site };
        let before = Known::read(desk.kept).unwrap_or_default();
        let mut known = before.clone();
        known.learn(&site);
        if known != before
            && let Ok(kept) = writer::value(&known)
        {
            desk.asks.push(Ask::KeepFigures(kept));
        }
        match draft.editing {
            Some(place) => desk.act(&Action::Rebuild { seat: self.seat, site: place, to: site }),
            None => desk.act(&Action::Build { seat: self.seat, site, instead_of: draft.instead_of }),
        }
    }
}
