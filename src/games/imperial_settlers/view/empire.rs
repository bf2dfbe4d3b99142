//! The empires: deals and locations of each player, put right at any time.

use egui::Ui;

use super::goods_chips::GoodsChips;
use super::site_draft::SiteDraft;
use super::site_form::SiteForm;
use super::{Draft, Forms, Person, Source, Tab, all_tabs, faction_words, goods_words, on_turn, site_names, tabs};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::games::imperial_settlers::play::{Action, Site, counted};
use crate::games::view::ViewContext;
use crate::kit::{self, Button, Icon, text, tokens::space};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;

use super::act::{Enters, Form};

pub(super) struct EmpiresPanel {
    on_turn: Seat,
    /// Whether turns are taken now, which an entry of the player on turn hands on.
    acting: bool,
    tabs: Vec<Tab>,
    players: Vec<Empire>,
    deals: String,
    no_deals: String,
    locations: String,
    no_locations: String,
    add_deal: String,
    add_location: String,
    deal_about: String,
}

struct Empire {
    person: Person,
    faction: String,
    /// Each deal: its words, the name of its menu, and what takes it away.
    deals: Vec<(String, String, String)>,
    sites: Vec<SiteRow>,
    deal: GoodsChips,
    form: SiteForm,
}

struct SiteRow {
    site: Site,
    words: String,
    note: String,
    /// The name of the menu with the two things that can be done about it.
    menu: String,
    edit: String,
    remove: String,
}

impl EmpiresPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        Self {
            on_turn: on_turn(source),
            acting: source.state.step() == "act" && source.state.active().len() > 1,
            tabs: all_tabs(source),
            players: source.people().into_iter().map(|person| empire(source, person)).collect(),
            deals: source.words("imperial-settlers-deals"),
            no_deals: source.words("imperial-settlers-no-deals"),
            locations: source.words("imperial-settlers-locations"),
            no_locations: source.words(if source.state.is_solo() {
                "imperial-settlers-no-locations-solo"
            } else {
                "imperial-settlers-no-locations"
            }),
            add_deal: source.words("imperial-settlers-add-deal"),
            add_location: source.words("imperial-settlers-add-location"),
            deal_about: source.words("imperial-settlers-deal-about"),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = draft.looked_at.or(draft.seat).unwrap_or(self.on_turn);
        if let Some(tapped) = tabs(ui, &self.tabs, chosen) {
            draft.looked_at = Some(tapped);
        }
        ui.add_space(space::S);
        let Some(player) = self.players.iter().find(|player| player.person.seat == chosen) else { return };
        let forms = draft.forms(chosen);
        kit::card(ui, |ui| self.sites(ui, player, context, forms));
        ui.add_space(space::S);
        kit::card(ui, |ui| self.deals(ui, player, context, forms));
    }

    /// What is added here was forgotten before: it takes nobody's turn.
    fn stay(&self, seat: Seat, context: &mut ViewContext<'_>) {
        if self.acting && seat == self.on_turn {
            context.act(&Action::SetTurn { seat });
        }
    }

    /// The deals: the way to a new one stands above them, where it stays as they come.
    fn deals(&self, ui: &mut Ui, player: &Empire, context: &mut ViewContext<'_>, forms: &mut Forms) {
        let seat = player.person.seat;
        let open = forms.open == Some(Form::Deal);
        if ui.add(Button::quiet(&self.add_deal).icon(Icon::Plus).selected(open)).clicked() {
            forms.show((!open).then_some(Form::Deal));
        }
        if open {
            text::quiet(ui, &self.deal_about);
            if let Some(good) = player.deal.one(ui, None) {
                context.act(&Action::Deal { seat, good });
                self.stay(seat, context);
                forms.show(None);
            }
        }
        text::quiet(ui, if player.deals.is_empty() { &self.no_deals } else { &self.deals });
        for (deal, (words, menu, remove)) in player.deals.iter().enumerate() {
            let tapped =
                |ui: &mut Ui| kit::menu(ui, Icon::More, menu, |ui| kit::menu_row(ui, Icon::Trash, remove, None));
            if kit::labeled_row(ui, words, "", tapped) == Some(true) {
                context.act(&Action::DropDeal { seat, deal });
            }
        }
    }

    /// The locations: the form stands above them, where it stays as they come. What changes one of them, or takes it out
    /// of the list, lies over the list: it moves, and the finger is elsewhere.
    fn sites(&self, ui: &mut Ui, player: &Empire, context: &mut ViewContext<'_>, forms: &mut Forms) {
        let seat = player.person.seat;
        let role = Some(player.faction.as_str()).filter(|faction| !faction.is_empty());
        kit::player_row(ui, player.person.mark, &player.person.name, role, |_| ());
        let open = forms.open == Some(Form::Build) && !forms.site.is_editing();
        if ui.add(Button::quiet(&self.add_location).icon(Icon::Plus).selected(open)).clicked() {
            forms.show((!open).then_some(Form::Build));
        }
        if open {
            let done = player.form.show(ui, context, &mut forms.site, Enters::Here);
            kit::hairline(ui);
            if done {
                self.stay(seat, context);
                forms.show(None);
            }
        }
        text::quiet(ui, if player.sites.is_empty() { &self.no_locations } else { &self.locations });
        for (place, row) in player.sites.iter().enumerate() {
            let choose = |ui: &mut Ui| {
                let changes = kit::menu_row(ui, Icon::Pencil, &row.edit, None).then_some(Chosen::Change);
                let goes = kit::menu_row(ui, Icon::Trash, &row.remove, None).then_some(Chosen::Remove);
                changes.or(goes)
            };
            match kit::labeled_row(ui, &row.words, &row.note, |ui| kit::menu(ui, Icon::More, &row.menu, choose)) {
                Some(Some(Chosen::Change)) => {
                    forms.site = SiteDraft::of(place, &row.site);
                    forms.show(Some(Form::Build));
                }
                Some(Some(Chosen::Remove)) => context.act(&Action::Remove { seat, site: place }),
                _ => {}
            }
        }
        Self::change(ui, player, context, forms);
    }

    /// The form of a location that is there already.
    fn change(ui: &mut Ui, player: &Empire, context: &mut ViewContext<'_>, forms: &mut Forms) {
        let Some(row) = forms.site.editing().and_then(|place| player.sites.get(place)) else { return };
        if forms.open != Some(Form::Build) {
            return;
        }
        let sheet =
            kit::sheet(ui, "location", &row.edit, |ui| player.form.show(ui, context, &mut forms.site, Enters::Here));
        if sheet.closed {
            forms.site = SiteDraft::default();
        }
        if sheet.closed || sheet.inner {
            forms.show(None);
        }
    }
}

/// What was chosen in the menu of a location.
enum Chosen {
    Change,
    Remove,
}

fn empire(source: &Source<'_>, person: Person) -> Empire {
    let realm = source.state.realm(person.seat);
    let named = |key: &'static str, what: Message| {
        source.say(&Message::new(key).text("player", &person.name).say("what", what))
    };
    let deal = |(number, &good): (u32, &Good)| {
        let name = |key: &'static str| {
            let name = Message::new(key).text("player", &person.name).number("number", number);
            source.say(&name.say("what", counted(good, 1)))
        };
        let words = source.say(&counted(good, 1));
        (words, name("imperial-settlers-deal-menu-name"), name("imperial-settlers-drop-deal-name"))
    };
    let site = |(site, words): (&Site, String)| SiteRow {
        note: site_note(source, site),
        menu: named("imperial-settlers-site-menu-name", Message::literal(&words)),
        edit: named("imperial-settlers-edit-site-name", Message::literal(&words)),
        remove: named("imperial-settlers-remove-site-name", Message::literal(&words)),
        words,
        site: site.clone(),
    };
    let about = source.about("imperial-settlers-deal-of", &person);
    Empire {
        faction: faction_words(source, person.seat),
        deals: (1..).zip(&realm.deals).map(deal).collect(),
        sites: realm.sites.iter().zip(site_names(source, person.seat)).map(site).collect(),
        deal: GoodsChips::new(source, &Good::ON_CARDS, &about),
        form: SiteForm::new(source, person.seat),
        person,
    }
}

/// What is known of a location, in a line.
fn site_note(source: &Source<'_>, site: &Site) -> String {
    let sort = if site.faction.is_some() { "imperial-settlers-own" } else { "imperial-settlers-common" };
    // One without a name says itself whose card it is.
    let mut parts = if site.name.is_empty() { Vec::new() } else { vec![source.words(sort)] };
    if site.produces() {
        parts.push(goods_words(source, &site.yields()));
    } else if source.state.is_solo() {
        parts.push(source.say(&site.kind.message()));
    }
    // A common location is found by its raze field, a Japanese one by its deal.
    let raze = site.raze.iter().filter(|_| site.faction.is_none());
    let deal = site.deal.iter().filter(|_| site.faction == Some(Faction::Japanese));
    let raze = raze.chain(deal).map(|good| source.say(&good.message())).collect::<Vec<_>>().join(" + ");
    if !raze.is_empty() {
        parts.push(raze);
    }
    parts.join(" · ")
}
