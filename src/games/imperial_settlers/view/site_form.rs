//! The form for a location: quick to enter, and quicker still when the card is remembered.

use egui::Ui;

use super::act::Enters;
use super::goods_chips::GoodsChips;
use super::printed_card::summary;
use super::site_draft::{Discard, SiteDraft, SiteKind, printed, takes_location};
use super::{Source, site_names};
use crate::games::imperial_settlers::attack::{Cost, Kind};
use crate::games::imperial_settlers::deck::CardList;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::{Good, Goods};
use crate::games::imperial_settlers::play::{Known, LONGEST_NAME, MOST, Site, State};
use crate::games::panel::state_of;
use crate::games::view::{ViewContext, ViewRequest};
use crate::kit::{
    self, Button, Icon, text,
    tokens::{TARGET, space},
};
use crate::locale::Message;
use crate::table::seat::Seat;

/// How many cards are offered at once: those of the box, and as many that were entered by hand.
const OFFERED: usize = 4;

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
    /// What can be discarded for it: the locations in order, then what was not entered; each with its words and name.
    discards: Vec<(Discard, String, String)>,
    cost: GoodsChips,
}

struct Words {
    what: String,
    known: String,
    name: String,
    sort: String,
    kind: String,
    gives: String,
    counts: String,
    counts_note: String,
    counts_name: String,
    most: String,
    raze: String,
    deal: String,
    cost: String,
    instead_of: String,
    build: String,
    change: String,
    cancel: String,
    plain: [String; 2],
}

impl SiteForm {
    pub(super) fn new(source: &Source<'_>, seat: Seat) -> Self {
        let state = source.state;
        let realm = state.realm(seat);
        let words = |key: &str| source.words(key);
        let chips = |goods: &[Good], about: &str| GoodsChips::new(source, goods, &words(about));
        Self {
            seat,
            faction: realm.faction,
            solo: state.is_solo(),
            known: known(state),
            sorts: [words("imperial-settlers-common"), words("imperial-settlers-own")],
            kinds: Kind::ALL.iter().map(|kind| source.say(&kind.message())).collect(),
            gives: chips(&Good::ALL, "imperial-settlers-gives"),
            raze: chips(&Good::ON_CARDS, "imperial-settlers-raze-field"),
            deal: chips(&Good::ON_CARDS, "imperial-settlers-deal-field"),
            discards: discards(source, seat),
            cost: chips(&[Good::Wood, Good::Stone, Good::Food], "imperial-settlers-cost"),
            words: Words {
                what: words("imperial-settlers-missing-site"),
                known: words("imperial-settlers-known"),
                name: words("imperial-settlers-find-card"),
                sort: words("imperial-settlers-sort"),
                kind: words("imperial-settlers-kind"),
                gives: words("imperial-settlers-gives"),
                counts: words("imperial-settlers-counts-color"),
                counts_note: words("imperial-settlers-counts-color-about"),
                counts_name: words("imperial-settlers-counts-color-name"),
                most: words("imperial-settlers-counts-at-most"),
                raze: words("imperial-settlers-raze-field"),
                deal: words("imperial-settlers-deal-field-about"),
                cost: words("imperial-settlers-cost"),
                instead_of: words("imperial-settlers-instead-of"),
                build: words("imperial-settlers-build-it"),
                change: words("imperial-settlers-change-it"),
                cancel: words("imperial-settlers-cancel"),
                plain: [words("imperial-settlers-build-common"), words("imperial-settlers-build-own")],
            },
        }
    }

    /// Draws the form; the highlighted button enters it, or one of its own where that is somebody else's. True when
    /// something was asked for or given up, so that it can close.
    ///
    /// What enters it stands at its top, and what depends on an answer below that answer, so that nothing moves away from
    /// under a finger.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        context: &mut ViewContext<'_>,
        draft: &mut SiteDraft,
        enters: Enters,
    ) -> bool {
        let closed = match enters {
            Enters::Here => self.buttons(ui, context, draft),
            Enters::ByNext => self.give_up(ui, draft),
        };
        if closed {
            return true;
        }
        if !self.solo && !draft.is_editing() {
            if self.plain(ui, context, draft, enters) {
                return true;
            }
            if draft.form == SiteKind::Plain {
                let said = self.asks_discard() && draft.site.faction.is_some() && self.discarded(ui, draft);
                let entered = said && enters == Enters::Here;
                if entered {
                    self.enter(context, std::mem::take(draft));
                }
                return entered;
            }
        }
        self.named(ui, context, draft);
        if draft.is_printed() {
            self.printed(ui, context, draft);
            return false;
        }
        let own = usize::from(draft.site.faction.is_some());
        let sorts = [self.sorts[0].as_str(), self.sorts[1].as_str()];
        if let Some(sort) = kit::segmented(ui, &self.words.sort, &sorts, own) {
            draft.site.faction = self.faction.filter(|_| sort == 1);
        }
        if !draft.is_editing() {
            self.discarded(ui, draft);
        }
        if self.solo {
            self.kind(ui, draft);
        }
        if draft.site.kind == Kind::Production {
            self.production(ui, draft);
        }
        if self.solo {
            self.solo_fields(ui, draft);
        }
        false
    }

    fn buttons(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut SiteDraft) -> bool {
        let words = if draft.is_editing() { &self.words.change } else { &self.words.build };
        let lacks = draft.lacks(self.asks_discard()).map(|what| context.language.say(&what));
        let enter = |ui: &mut Ui| {
            let button = Button::quiet(words).missing(lacks.as_deref()).name(words);
            ui.add(button.full()).clicked()
        };
        let give_up = |ui: &mut Ui| kit::icon_button(ui, Icon::Close, &self.words.cancel).clicked();
        let (entered, given_up) = kit::two_sides(ui, TARGET, enter, give_up);
        if entered {
            self.enter(context, std::mem::take(draft));
        } else if given_up {
            *draft = SiteDraft::default();
        }
        entered || given_up
    }

    /// What is asked, and beside it the way to forget what was said.
    fn give_up(&self, ui: &mut Ui, draft: &mut SiteDraft) -> bool {
        let ask = |ui: &mut Ui| text::quiet(ui, &self.words.what);
        let give_up = |ui: &mut Ui| kit::icon_button(ui, Icon::Close, &self.words.cancel).clicked();
        let (_, given_up) = kit::two_sides(ui, TARGET, ask, give_up);
        if given_up {
            *draft = SiteDraft::default();
        }
        given_up
    }

    /// Whether there is anything to say of what is discarded: the player has locations.
    fn asks_discard(&self) -> bool {
        self.discards.iter().any(|(what, ..)| matches!(what, Discard::Site(_)))
    }

    /// One tap for a location that the table need not know more of; for a faction's own also what is discarded.
    fn plain(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut SiteDraft, enters: Enters) -> bool {
        let mut tapped = None;
        kit::equal_columns(ui, 2, space::S, |ui, index| {
            let Some(words) = self.words.plain.get(index) else { return };
            let on = draft.form == SiteKind::Plain && draft.site.faction.is_some() == (index == 1);
            if ui.add(Button::quiet(words).selected(on).full()).clicked() {
                tapped = Some((index, on));
            }
        });
        let Some((index, on)) = tapped else { return false };
        let plain = SiteDraft::plain(self.faction.filter(|_| index == 1));
        if on {
            *draft = SiteDraft::default();
        } else if enters == Enters::ByNext || (index == 1 && self.asks_discard()) {
            *draft = plain;
        } else {
            self.enter(context, plain);
            return true;
        }
        false
    }

    /// The name or the number, and below it the cards that begin so: of the box, and those that were entered by hand once.
    fn named(&self, ui: &mut Ui, context: &ViewContext<'_>, draft: &mut SiteDraft) {
        let mut name = draft.site.name.clone();
        kit::text_field(ui, &self.words.name, &mut name);
        if name.chars().count() > LONGEST_NAME {
            name = name.chars().take(LONGEST_NAME).collect();
        }
        if name != draft.site.name {
            draft.rename(name);
        }
        let prints = CardList::printed().find(&draft.typed, self.faction);
        let fits = |site: &&Site| {
            let of_player = site.faction.is_none() || site.faction == self.faction;
            of_player && (self.solo || site.produces())
        };
        let mut known = self.known.locations.iter().filter(fits).peekable();
        if CardList::printed().cards().is_empty() && known.peek().is_none() {
            return;
        }
        text::quiet(ui, &self.words.known);
        // What was typed narrows them down; what is tapped fills the name in, and leaves them where they are.
        let typed = draft.typed.trim().to_lowercase();
        let begins = |site: &&Site| site.name.to_lowercase().starts_with(&typed);
        let mut chosen = None;
        let top = ui.cursor().top();
        ui.horizontal_wrapped(|ui| {
            for site in known.filter(begins).take(OFFERED) {
                let on = draft.site.card.is_none() && site.name == draft.site.name;
                if kit::choice_chip(ui, &site.name, &site.name, on).clicked() {
                    chosen = Some(site.clone());
                }
            }
            for print in prints.iter().take(OFFERED) {
                let words = print.called(context.language);
                let name = format!("{words}, {}", print.range());
                let on = draft.site.card.as_deref() == Some(print.number().as_str());
                if kit::choice_chip(ui, &words, &name, on).clicked()
                    && let Some(state) = state_of::<State>(context.play)
                {
                    chosen = Some(printed(state, self.seat, print, context.language));
                }
            }
        });
        // Each letter that is typed leaves fewer of them; what lies below stays where it was with all.
        let taken = ui.cursor().top() - top;
        let id = ui.scope_id().with(("known-room", ui.available_width().round() as i32, self.known.locations.len()));
        let room = ui.data(|data| data.get_temp(id)).unwrap_or(TARGET).max(taken);
        ui.data_mut(|data| data.insert_temp(id, room));
        ui.add_space(room - taken);
        if let Some(site) = chosen {
            draft.take(site);
        }
    }

    /// What the card says of itself, which nobody has to enter: only what it counts, and what is discarded for it.
    fn printed(&self, ui: &mut Ui, context: &ViewContext<'_>, draft: &mut SiteDraft) {
        text::body(ui, &summary(&draft.site, context.language));
        if takes_location(&draft.site) {
            self.discarded(ui, draft);
        }
        if let Some(count) = draft.site.counts {
            let most = draft.site.most_counted();
            if let Some(to) = number(ui, &self.words.counts_name, Some(count), 0, most) {
                draft.site.counts = Some(to);
            }
        }
    }

    fn kind(&self, ui: &mut Ui, draft: &mut SiteDraft) {
        let kinds: Vec<&str> = self.kinds.iter().map(String::as_str).collect();
        let kind = Kind::ALL.iter().position(|kind| *kind == draft.site.kind).unwrap_or(0);
        if let Some(&kind) = kit::segmented(ui, &self.words.kind, &kinds, kind).and_then(|at| Kind::ALL.get(at)) {
            draft.site.kind = kind;
        }
    }

    /// What an attack of the virtual player finds it by.
    fn solo_fields(&self, ui: &mut Ui, draft: &mut SiteDraft) {
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
            draft.site.most = None;
        }
        let Some(count) = draft.site.counts else { return };
        // What the printed card says of itself need not be entered.
        draft.site.most = draft.site.most.or_else(|| CardList::printed().counts_at_most(&draft.site.name));
        let most = draft.site.most;
        if let Some(to) = number(ui, &self.words.counts_name, Some(count), 0, draft.site.most_counted()) {
            draft.site.counts = Some(to);
        }
        if let Some(to) = number(ui, &self.words.most, most, 0, MOST) {
            // A card that counts nothing at most is one without a limit.
            draft.site.most = Some(to).filter(|to| *to > 0);
            draft.site.counts = Some(count.min(draft.site.most_counted()));
        }
    }

    /// What it is built over. True when somebody said it.
    fn discarded(&self, ui: &mut Ui, draft: &mut SiteDraft) -> bool {
        if !self.asks_discard() {
            return false;
        }
        text::quiet(ui, &self.words.instead_of);
        let mut said = false;
        ui.horizontal_wrapped(|ui| {
            for (what, words, name) in &self.discards {
                let on = draft.discards == Some(*what);
                if kit::choice_chip(ui, words, name, on).clicked() {
                    draft.discards = (!on).then_some(*what);
                    said = !on;
                }
            }
        });
        said
    }

    fn enter(&self, context: &mut ViewContext<'_>, draft: SiteDraft) {
        remember(context, &draft.built());
        context.act(&draft.action(self.seat));
    }
}

/// What is remembered beside the cards of the box: one of those that was entered by hand is offered as the box has it.
fn known(state: &State) -> Known {
    let mut known = state.known.clone();
    known.locations.retain(|site| CardList::printed().called(&site.name).is_none());
    known
}

/// What a player can discard for a location: those that were entered, in order, then what was not; each with its words and
/// name.
pub(super) fn discards(source: &Source<'_>, seat: Seat) -> Vec<(Discard, String, String)> {
    let discard = |(what, words): (Discard, String)| {
        let name = source.say(&Message::new("imperial-settlers-instead-name").text("what", &words));
        (what, words, name)
    };
    let sites = site_names(source, seat).into_iter().enumerate();
    let sites = sites.map(|(place, words)| (Discard::Site(place), words));
    let others = [
        (Discard::Other, source.words("imperial-settlers-discard-other")),
        (Discard::Nothing, source.words("imperial-settlers-discard-nothing")),
    ];
    sites.chain(others).map(discard).collect()
}

/// A number with its name. Gives what it is changed to.
fn number(ui: &mut Ui, name: &str, value: Option<u32>, least: i64, most: u32) -> Option<u32> {
    let to = kit::labeled_row(ui, name, "", |ui| kit::stepper(ui, name, value.map(i64::from), least..=i64::from(most)));
    to.and_then(|to| u32::try_from(to).ok())
}

/// Keeps a location for the plays to come.
pub(super) fn remember(context: &mut ViewContext<'_>, site: &Site) {
    let before = Known::read(context.kept).unwrap_or_default();
    let mut known = before.clone();
    known.learn(site);
    if known != before
        && let Ok(kept) = serde_json::to_value(&known)
    {
        context.requests.push(ViewRequest::KeepFigures(kept));
    }
}
