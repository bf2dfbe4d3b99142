//! New play: who plays what, in which order, who starts, and by which options. The last table is there already.

mod draft;
mod seats;
mod templates;

use std::borrow::Cow;
use std::mem;

use egui::{Align, Key, Rect, Ui};
use serde_json::Value;

use crate::app::aids::lesson_button;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::drafts::{draft, form};
use crate::app::state::model::Model;
use crate::app::state::people::People;
use crate::games::{Game, GameOption, OptionKind};
use crate::kit::tap_queue::by_touch;
use crate::kit::tokens::space;
use crate::kit::{
    Button, Icon, ListRow, Mark, Side, Tone, Width, action_chip, banner, bottom_bar, card, choice_chip, hairline,
    labeled_row, leads_here, page, page_of_two, person_chip, stepper, switch_row, text, text_field,
};
use crate::locale::{Message, with_capital};
use crate::table::seat::{Choice, Player};

use draft::{Draft, First, HalfMade, NameError};
use templates::TemplateChoice;

/// How many of the people who have played here are offered at first.
const OFFERED: usize = 12;

/// The screen.
pub struct NewPlay {
    draft: Draft,
    /// The table as it was offered.
    first: Draft,
    /// The name that is being typed.
    name: String,
    refused: Option<NameError>,
    /// Whether the page is to show why that name is refused.
    seek: bool,
    /// The seat whose color and shape are being chosen.
    editing: Option<seats::Editing>,
    everybody: bool,
    /// None where no game has templates.
    template: Option<TemplateChoice>,
    /// In which pass it was drawn last: when it comes into sight, the field for a name has the keyboard.
    drawn: Option<u64>,
    /// What was cleared last, to be brought back until something else is begun.
    cleared: Option<Box<Self>>,
}

impl NewPlay {
    /// The screen with what was left half made, or else with the last table of the open play's game, or of the game that
    /// was begun last.
    pub fn new(model: &Model) -> Self {
        let mut fresh = Self::fresh(model);
        if let Some(half) = model.drafts.get::<HalfMade>(&form(Place::NewPlay, None).unwrap_or_default())
            && let Some(game) = model.game(&half.game)
        {
            fresh.draft = Draft::resumed(&half, game);
            fresh.first = Draft::new(Some(game), &model.people);
            if let Some(template) = &mut fresh.template {
                template.resume(&half.template);
            }
            fresh.name = half.typed;
        }
        fresh
    }

    /// The screen as nobody has touched it.
    fn fresh(model: &Model) -> Self {
        let current = model.open.as_ref().map(|open| open.game);
        let last = || model.game(model.people.last.as_deref()?);
        // What was written down afterwards is no game that can be begun.
        let offered = |game: &&'static dyn Game| model.games.iter().any(|known| known.id() == game.id());
        let game = current.filter(offered).or_else(|| last().filter(offered)).or_else(|| model.games.first().copied());
        let draft = Draft::new(game, &model.people);
        Self {
            first: draft.clone(),
            draft,
            name: String::new(),
            refused: None,
            seek: false,
            editing: None,
            everybody: false,
            template: TemplateChoice::new(model),
            drawn: None,
            cleared: None,
        }
    }

    /// Clears what is half made, or brings back what was cleared: one button in one place, so that a slip of the finger
    /// costs nothing.
    fn clear_or_bring_back(&mut self, ui: &mut Ui, context: &ScreenContext<'_>, unfinished: bool) {
        let texts = &context.model.texts;
        if unfinished {
            if ui.add(Button::quiet(&texts.t("app-start-over"))).clicked() {
                let cleared = mem::replace(self, Self::fresh(context.model));
                self.cleared = Some(Box::new(Self { cleared: None, ..cleared }));
            }
        } else if self.cleared.is_some()
            && ui.add(Button::quiet(&texts.t("app-bring-back"))).clicked()
            && let Some(cleared) = self.cleared.take()
        {
            *self = *cleared;
        }
    }

    /// Another game is chosen. Whoever sits at the table stays there, and nobody sits down who was not in sight; only at an
    /// empty table are those whom the game had last.
    fn choose_game(&mut self, game: &'static dyn Game, people: &People) {
        let untouched = self.draft.is_as(&self.first);
        self.first = Draft::new(Some(game), people);
        self.draft = if self.draft.seats().is_empty() { self.first.clone() } else { self.draft.at(game, people) };
        self.editing = None;
        if untouched {
            self.first = self.draft.clone();
        }
    }

    /// A box was taken from the shelf: at a table that nobody has touched sit those whom this game had last.
    fn take_box(&mut self, game: &'static dyn Game, people: &People) {
        let last = Draft::new(Some(game), people);
        let untouched = self.draft.is_as(&self.first) && self.name.trim().is_empty();
        if !untouched || last.seats().is_empty() {
            return self.choose_game(game, people);
        }
        (self.draft, self.first, self.editing) = (last.clone(), last, None);
    }

    /// What is taken over from the last play of the game, in a line, where it is not as the box has it.
    fn taken_over(&self, ui: &mut Ui, context: &ScreenContext<'_>, game: &dyn Game) {
        let (texts, draft, seats) = (&context.model.texts, &self.draft, self.draft.seats().len());
        let chosen = |id: &str| game.options().iter().find(|option| option.id == id).map(|o| draft.option(o));
        let offered = game.options().iter().filter(|option| game.offers(option, seats, &chosen));
        let words = |option: &GameOption| {
            let title = Message::literal(&*texts.t(option.title));
            let word = match (option.kind, draft.option(option)) {
                (OptionKind::Words { words, .. }, Choice::Word(now)) => {
                    words.iter().find(|(id, _)| **id == now).map(|(_, key)| texts.t(key).to_string())
                }
                (_, Choice::Number(number)) => Some(text::number(number)),
                (_, Choice::Switch(false)) => Some(texts.t("table-field-no").to_string()),
                _ => None,
            };
            match word {
                Some(word) => Message::new("app-taken-over-as").say("option", title).text("word", word),
                None => title,
            }
        };
        let taken: Vec<Message> = draft.taken_over(offered, &context.model.people).into_iter().map(words).collect();
        if !taken.is_empty() {
            text::quiet(ui, &texts.say(&Message::new("app-taken-over").list("options", taken)));
        }
    }

    /// The table with whoever is typed and not added yet: nobody who is in sight is left out.
    fn whole(&self, context: &ScreenContext<'_>, game: &dyn Game) -> Result<Cow<'_, Draft>, NameError> {
        if self.name.trim().is_empty() {
            return Ok(Cow::Borrowed(&self.draft));
        }
        let mut whole = self.draft.clone();
        whole.add(&self.name, game, &context.model.people)?;
        Ok(Cow::Owned(whole))
    }

    fn games(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, game: &dyn Game) {
        if context.model.games.len() < 2 {
            lesson_button(ui, context, game.id());
            return;
        }
        card(ui, |ui| {
            text::quiet(ui, &context.model.texts.t("app-game"));
            for &game in context.model.games {
                let chosen = self.draft.game().is_some_and(|chosen| chosen.id() == game.id());
                let name = context.model.texts.say(&game.name());
                if ListRow::new(&name).selected(chosen).show(ui).clicked() && !chosen {
                    self.choose_game(game, &context.model.people);
                }
            }
            lesson_button(ui, context, game.id());
            hairline(ui);
            let past = context.model.texts.t("afterwards-command");
            if ListRow::new(&past).icon(Icon::Pencil).opens().show(ui).clicked() {
                context.actions.push(AppAction::Go(Place::WriteDown));
            }
        });
    }

    /// What is played: the game, and where it has some, its template.
    fn box_on_the_table(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, game: &dyn Game) {
        self.games(ui, context, game);
        if let Some(template) = self.template.as_mut().filter(|_| game.templates().is_some()) {
            template.show(ui, context, game);
        }
    }

    /// Who sits at the table, and who starts.
    fn table(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, game: &dyn Game) {
        if !self.draft.seats().is_empty() {
            seats::show(ui, context, &mut self.draft, &mut self.editing, game);
            // One who plays alone goes first.
            if self.draft.seats().len() > 1 {
                self.first(ui, context, game);
            }
        }
    }

    /// The people who have played here, to be tapped, and a field for somebody new.
    fn people(&mut self, ui: &mut Ui, context: &ScreenContext<'_>, game: &dyn Game) {
        let model = context.model;
        let pass = ui.ctx().cumulative_pass_nr();
        let comes = self.drawn.replace(pass).is_none_or(|drawn| drawn + 1 < pass);
        card(ui, |ui| {
            text::quiet(ui, &model.texts.t("app-players"));
            let known = model.people.offered().count();
            let offered = if self.everybody { known } else { OFFERED };
            if known > 0 {
                ui.horizontal_wrapped(|ui| {
                    for person in model.people.offered().take(offered) {
                        let plays = self.draft.has(&person.name);
                        let seated = self.draft.seats().iter().find(|player| player.name == person.name);
                        let color = person.color_in(game.id()).unwrap_or(person.color);
                        let mark = seated.map_or(Mark { color, shape: person.shape }, mark_of);
                        if person_chip(ui, mark, &person.name, &person.name, plays).clicked() {
                            self.editing = None;
                            self.draft.toggle(person, game);
                        }
                    }
                    if known > offered && choice_chip(ui, "…", &model.texts.t("app-everybody"), false).clicked() {
                        self.everybody = true;
                    }
                });
            }
            let (label, add) = (model.texts.t("app-new-name"), model.texts.t("app-add-player"));
            // The button stands beside the field, and not beside its label.
            let room = ui.available_rect_before_wrap();
            let split = room.left() + 0.68 * room.width();
            let field = ui.scope(|ui| {
                ui.set_max_width(split - room.left());
                text_field(ui, &label, &mut self.name)
            });
            let field = field.inner;
            if self.draft.seats().len() < *game.seats().start() {
                leads_here(ui, &field);
            }
            let beside = Rect::from_x_y_ranges(split + space::S..=room.right(), field.rect.y_range());
            let added = ui.put(beside, Button::quiet(&add).full()).clicked();
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            // What is typed next belongs to the next name, also after an Enter too many. A phone would cover half of the
            // page with its keyboard before anybody has asked for it.
            if entered || (comes && !by_touch(ui.ctx())) {
                field.request_focus();
            }
            if field.changed() {
                self.refused = None;
            }
            if (entered && !self.name.trim().is_empty()) || added {
                // Add without a name asks for one, and moves nothing.
                if by_touch(ui.ctx()) {
                    self.name = capitalized(&self.name);
                }
                self.refused = self
                    .draft
                    .add(&self.name, game, &model.people)
                    .err()
                    .filter(|refused| *refused != NameError::Empty);
                if self.refused.is_none() {
                    self.name.clear();
                    field.request_focus();
                }
            }
            self.newcomers(ui, context);
            if let Some(refused) = &self.refused {
                banner(ui, Tone::Warn, &model.texts.say(&refused.message()), None);
                if mem::take(&mut self.seek) {
                    field.scroll_to_me(Some(Align::Center));
                    field.request_focus();
                }
            }
        });
    }

    /// Those at the table who have never played here, right below the field: a phone's keyboard covers what is further
    /// down. A tap takes one away again.
    fn newcomers(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) {
        let known = &context.model.people.known;
        let new = |player: &&Player| known.iter().all(|person| person.name != player.name);
        if !self.draft.seats().iter().any(|player| new(&player)) {
            return;
        }
        let mut tapped = None;
        ui.horizontal_wrapped(|ui| {
            for (seat, player) in self.draft.seats().iter().enumerate().filter(|(_, player)| new(player)) {
                if person_chip(ui, mark_of(player), &player.name, &player.name, true).clicked() {
                    tapped = Some(seat);
                }
            }
        });
        if let Some(seat) = tapped {
            self.draft.remove(seat);
            self.editing = None;
        }
    }

    /// Who starts: by choice, or by lot.
    fn first(&mut self, ui: &mut Ui, context: &ScreenContext<'_>, game: &dyn Game) {
        let texts = &context.model.texts;
        card(ui, |ui| {
            text::quiet(ui, &texts.say(&game.who_goes_first()));
            ui.horizontal_wrapped(|ui| {
                for seat in 0..self.draft.seats().len() {
                    let Some(player) = self.draft.seats().get(seat) else { continue };
                    let name = texts.say(&Message::new("app-starts").text("player", player.name.as_str()));
                    let starts = self.draft.first() == seat;
                    if person_chip(ui, mark_of(player), &player.name, &name, starts).clicked() {
                        self.draft.start_with(seat);
                    }
                }
                let (draw, name) = (texts.t("app-draw"), texts.t("app-draw-name"));
                if action_chip(ui, &draw, &name, false).clicked() {
                    self.draft.draw_lot();
                }
            });
            if let (First::Drawn(seat), seats) = (self.draft.chosen(), self.draft.seats())
                && let Some(player) = seats.get(seat)
            {
                text::strong(ui, &texts.say(&Message::new("app-drawn").text("player", player.name.as_str())));
            }
        });
    }

    fn options(&mut self, ui: &mut Ui, context: &ScreenContext<'_>, game: &dyn Game) {
        if game.options().is_empty() {
            return;
        }
        let texts = &context.model.texts;
        card(ui, |ui| {
            text::quiet(ui, &texts.t("app-options"));
            let (draft, seats) = (&self.draft, self.draft.seats().len());
            let chosen = |id: &str| game.options().iter().find(|option| option.id == id).map(|o| draft.option(o));
            let offered: Vec<_> = game.options().iter().filter(|o| game.offers(o, seats, &chosen)).collect();
            for option in offered {
                let (title, about) = (texts.t(option.title), texts.t(option.about));
                let chosen = match (option.kind, self.draft.option(option)) {
                    (OptionKind::Number { least, most, .. }, Choice::Number(now)) => {
                        labeled_row(ui, &title, &about, |ui| stepper(ui, &title, Some(now), least..=most))
                            .map(Choice::Number)
                    }
                    (OptionKind::Words { words, .. }, Choice::Word(now)) => {
                        labeled_row(ui, &title, &about, |_| ());
                        let mut tapped = None;
                        ui.horizontal_wrapped(|ui| {
                            for (id, key) in words {
                                let words = texts.t(key);
                                let name = format!("{}: {}", &*title, &*words);
                                if choice_chip(ui, &words, &name, *id == now).clicked() {
                                    tapped = Some(Choice::Word((*id).to_owned()));
                                }
                            }
                        });
                        tapped
                    }
                    (_, now) => switch_row(ui, &title, Some(&about), now == Choice::Switch(true)).map(Choice::Switch),
                };
                if let Some(choice) = chosen {
                    self.draft.set_option(option.id, choice);
                }
            }
        });
    }
}

/// A name that was typed without any capital letter, as a phone's keyboard may, with one at each word.
fn capitalized(name: &str) -> String {
    if name.chars().any(char::is_uppercase) {
        return name.to_owned();
    }
    name.split(' ').map(with_capital).collect::<Vec<_>>().join(" ")
}

/// The mark of a player.
fn mark_of(player: &Player) -> Mark {
    Mark { color: player.color, shape: player.shape }
}

impl Screen for NewPlay {
    fn take(&mut self, model: &Model) {
        let chosen = self.draft.game().map(Game::id);
        // Whoever sits at the table already stays there.
        if let Some(game) = model.taken.filter(|&taken| chosen != Some(taken)).and_then(|taken| model.game(taken)) {
            self.take_box(game, &model.people);
        }
    }

    fn draft(&self) -> Option<Value> {
        let unfinished = !self.name.trim().is_empty() || !self.draft.is_as(&self.first);
        let template = self.template.as_ref().map(TemplateChoice::kept).unwrap_or_default();
        let typed = self.name.clone();
        unfinished.then(|| draft(&HalfMade { typed, template, ..self.draft.half_made() })).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        let unfinished = self.is_unfinished();
        title_bar(ui, context, &texts.t("app-command-new-play"), |ui, context| {
            self.clear_or_bring_back(ui, context, unfinished);
        });
        let texts = &context.model.texts;
        let Some(game) = self.draft.game() else { return };
        bottom_bar(ui, |ui| {
            let whole = self.whole(context, game);
            let draft = whole.as_deref().unwrap_or(&self.draft);
            let template = self.template.as_ref().filter(|_| game.templates().is_some());
            let of_template = template.and_then(|template| template.missing(context.model, draft.seats().len()));
            let missing = of_template.or_else(|| draft.missing(game)).map(|missing| texts.say(&missing));
            let title = texts.t("app-start");
            let start = Button::primary(&title).missing(missing.as_deref());
            if !loud_in_bar(ui, start) {
                return;
            }
            let draft = match whole {
                Ok(draft) => draft,
                Err(refused) => {
                    (self.refused, self.seek) = (Some(refused), true);
                    return;
                }
            };
            let figures = match template {
                Some(template) => template.figures(context.model),
                // Those of a later version are left alone; the play goes by what the app knows.
                None => context.model.figures_read(game.id()).unwrap_or_default(),
            };
            context.actions.push(AppAction::Start(draft.setup(game, figures)));
        });
        // Names first: what comes below may grow, and who plays stays where it is.
        if Width::of(ui).is_wide() {
            page_of_two(ui, |ui, side| match side {
                Side::Left => {
                    self.taken_over(ui, context, game);
                    self.people(ui, context, game);
                    self.table(ui, context, game);
                }
                Side::Right => {
                    self.box_on_the_table(ui, context, game);
                    self.options(ui, context, game);
                }
            });
        } else {
            page(ui, |ui| {
                self.taken_over(ui, context, game);
                self.people(ui, context, game);
                self.box_on_the_table(ui, context, game);
                self.table(ui, context, game);
                self.options(ui, context, game);
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_without_capital_letters_gets_them() {
        assert_eq!(capitalized("žofie nováková"), "Žofie Nováková");
        assert_eq!(capitalized("Ludwig van Beethoven"), "Ludwig van Beethoven");
        assert_eq!(capitalized(""), "");
    }
}
