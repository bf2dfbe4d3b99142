//! One frame: the keys that were pressed, the screen, what lies over it, and then what they asked for.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{
    Area, Context, Id, Key, Modifiers, Order, PointerButton, Pos2, Rect, Ui, Vec2, ViewportCommand, ViewportInfo, pos2,
    vec2,
};

use crate::app::app_action::AppAction;
use crate::app::dialogs::text_size::TextSize;
use crate::app::library::{EntrySheet, TableProgress};
use crate::app::nav::commands;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::platform::host_events::{close_the_sheet, is_covered};
use crate::app::state::messages::Offer;
use crate::app::state::model::QUIET;
use crate::app::sync::session::UserCommand;
use crate::app::sync::store_client::PendingRequest;
use crate::app::{App, WINDOW};
use crate::kit::tokens::{TARGET, space};
use crate::kit::{
    Arrangement, Look, ToastAnswer, Width, announcement, sheet, small_toast, small_toast_place, toast, toast_place,
    told,
};
use crate::store::{Request, merge};

/// How high the bar at the bottom of a phone's screen is, with room above it for a toast.
const ABOVE_THE_BAR: f32 = 144.0;

/// What a title bar takes at least.
const TITLE_BAR: Vec2 = vec2(0.0, 40.0);

/// How wide a toast is at most, and where it lies beside the work.
const TOAST: f32 = 440.0;
const BESIDE: f32 = 272.0;

/// After so many frames a screen is laid out as it stays: one that has just come must first learn how high its bars are.
const ON_THIS_SCREEN: u8 = 1;
const ON_ANOTHER_SCREEN: u8 = 2;

/// How wide a toast is that has its words alone: as much as there is between the tools at the top of a phone.
const SMALL_TOAST: f32 = 220.0;

/// Where a toast was laid.
#[derive(Clone, Copy)]
struct Laid {
    at: Pos2,
    /// As large as it was when its place was looked for.
    size: Vec2,
    /// Whether it has its words alone, since there was no place for more.
    small: bool,
}

/// What is remembered of a toast between two frames: where it is seen, and where it was laid there.
#[derive(Clone)]
struct ToastSpot {
    /// Which of the messages it is.
    number: u64,
    place: Place,
    /// The window's size.
    window: Vec2,
    /// After how many more frames its place is looked for.
    waits: u8,
    laid: Option<Laid>,
}

impl ToastSpot {
    /// Whether this is the same message on the same screen, in a window of the same size.
    fn is_of(&self, other: &Self) -> bool {
        self.number == other.number && self.place == other.place && self.window == other.window
    }
}

impl Laid {
    /// The place of a toast: the one that it has, or a new one where it is not as large as was thought.
    fn find(ctx: &Context, id: Id, before: Option<Self>, room: Rect, can_be_small: bool) -> Self {
        let measured = |small: bool, guess: Vec2| {
            let known = Self { at: Pos2::ZERO, size: guess, small };
            ctx.memory(|memory| memory.area_rect(known.id(id))).map_or(guess, |rect| rect.size())
        };
        let small = before.is_some_and(|before| before.small);
        let size = measured(small, vec2(room.width(), TARGET + space::S));
        if let Some(before) = before.filter(|before| before.size == size) {
            return before;
        }
        let full = || Some(Self { at: toast_place(ctx, room, size)?, size, small: false });
        let alone = || {
            let size = measured(true, vec2(SMALL_TOAST, TARGET));
            let window = ctx.content_rect().shrink2(vec2(space::M, 0.0));
            Some(Self { at: small_toast_place(ctx, window, size)?, size, small: true })
        };
        let above_the_bar = pos2(room.left(), room.bottom() - size.y - ABOVE_THE_BAR);
        let alone = || if can_be_small { alone() } else { None };
        let found = if small { alone() } else { full().or_else(alone) };
        found.unwrap_or(Self { at: above_the_bar, size, small })
    }

    fn id(self, toast: Id) -> Id {
        if self.small { toast.with("small") } else { toast }
    }
}

impl App {
    /// Draws the window and carries out what was asked.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let language = self.model.texts.language();
        let mut look = self.model.settings.look(language, self.accent(), &self.model.around);
        if self.dialogs.iter().any(|dialog| dialog.name() == TextSize::NAME) {
            look.text_scale = Look::of(&ctx).text_scale;
        }
        look.apply(&ctx);
        // Larger text is a setting of its own, and leaves margins and targets as they are.
        // Where the system doesn't say, it is paper.
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            options.fallback_theme = egui::Theme::Light;
        });
        self.watch_the_window(&ctx);
        let has_side = Arrangement::of(ui).has_side();
        self.wide = if self.place() == Place::Table { has_side } else { Width::of(ui).is_wide() };
        self.show_opened_once();

        let mut actions = Vec::new();
        self.keys(&ctx, &mut actions);
        self.take_dropped(&ctx);
        if let Some((id, screen)) = self.way.shown() {
            let mut context =
                ScreenContext { model: &self.model, view: self.view.as_deref_mut(), actions: &mut actions };
            // Each screen stays scrolled as it was, whatever was done on another one or in another play.
            let play = id.0.is_in_play().then(|| self.model.open.as_ref().map(|open| open.session.id()));
            ui.push_id((id, play), |ui| screen.show(ui, &mut context));
        }
        self.show_dialogs(ui, &mut actions);
        if let Some(why) = told(&ctx) {
            self.model.messages.hint(self.model.clock.now(), why);
        }
        self.light(ui);
        self.show_toast(ui, &mut actions);
        announcement(ui, &self.announced);

        self.keep_drafts(&ctx, !actions.is_empty());
        // What a tool shows was drawn before it was used; nothing of it goes through the store, whose answer would draw it.
        if actions.iter().any(|action| matches!(action, AppAction::Tool(_))) {
            ctx.request_repaint();
        }
        for act in actions {
            self.apply(act);
        }
        if let Some(words) = self.to_copy.take() {
            ctx.copy_text(words);
        }
        if let Some(link) = self.to_open.take() {
            ctx.open_url(egui::OpenUrl::new_tab(link));
        }
        if std::mem::take(&mut self.closes) {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.work(&ctx);
        // After what was tapped: that is not to wait for them on a slow disk.
        if self.write_drafts() {
            self.work(&ctx);
        }
        self.ring();
        self.look_again_later(&ctx);
        self.tell_host(ui);
    }

    /// An entry of the library that was opened as a sheet stands beside the work as soon as the window has the room, as
    /// when a tablet is turned; and the other way round.
    fn show_opened_once(&mut self) {
        let sheet = self.dialogs.iter().position(|dialog| dialog.name() == EntrySheet::NAME);
        let has_column = self.wide && matches!(self.place(), Place::Table | Place::Library);
        match (sheet, self.model.looked.last()) {
            (Some(at), _) if has_column && self.dialogs.len() == 1 => drop(self.dialogs.remove(at)),
            (None, Some(looked)) if !has_column && self.dialogs.is_empty() => {
                self.dialogs.push(Box::new(EntrySheet::new(&self.model, looked)));
            }
            _ => {}
        }
    }

    fn keys(&self, ctx: &Context, actions: &mut Vec<AppAction>) {
        actions.extend(commands::pressed(ctx).map(AppAction::Command));
        // A dialog, a sheet of a game, a menu or a field takes Escape first.
        let sheet = is_covered(ctx);
        let free = !sheet && self.dialogs.is_empty() && !ctx.text_edit_focused() && !egui::Popup::is_any_open(ctx);
        let back = ctx.input_mut(|input| {
            input.pointer.button_pressed(PointerButton::Extra1)
                || input.consume_key(Modifiers::NONE, Key::BrowserBack)
                || (free && input.consume_key(Modifiers::NONE, Key::Escape))
        });
        if back && sheet {
            close_the_sheet(ctx);
        } else if back {
            actions.push(AppAction::Back);
        }
    }

    /// A file that is dropped on the window is read.
    fn take_dropped(&mut self, ctx: &Context) {
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            self.files.open_dropped(file.as_ref());
        }
    }

    fn show_dialogs(&mut self, ui: &Ui, actions: &mut Vec<AppAction>) {
        let (model, view) = (&self.model, &mut self.view);
        let mut gone = Vec::new();
        self.dialogs.retain_mut(|dialog| {
            let mut context = ScreenContext { model, view: view.as_deref_mut(), actions: &mut *actions };
            let title = dialog.title(&model.texts);
            let answer = sheet(ui, dialog.name(), &title, |ui| dialog.show(ui, &mut context));
            if answer.closed {
                actions.extend(match dialog.name() {
                    EntrySheet::NAME => Some(AppAction::LookAway),
                    TableProgress::NAME => Some(AppAction::StopTable),
                    _ => None,
                });
            }
            let stays = !(answer.closed || answer.inner);
            if let Some(form) = dialog.form().filter(|_| !stays) {
                // What has done its work is wanted no more; what was closed is there again when it is opened.
                gone.push((form, dialog.draft().filter(|_| !answer.inner)));
            }
            stays
        });
        self.settle_drafts(gone);
    }

    fn show_toast(&self, ui: &Ui, actions: &mut Vec<AppAction>) {
        let passing = self.model.messages.toast(self.model.clock.now());
        let passing = passing.filter(|message| !self.is_unsaved() || message.warning);
        // What is not saved stays in sight when nothing else is said; where a strip says it, that is enough.
        let lasting = self.model.unsaved.as_ref().filter(|_| !self.is_unsaved() && !self.model.unsaved_put_away);
        let Some(message) = passing.or(lasting) else { return };
        let ctx = ui.ctx();
        let window = ctx.content_rect().shrink(space::M);
        // Beside the column of the work, where there is one.
        let width = if self.wide { BESIDE } else { TOAST }.min(window.width());
        let left = if self.wide { window.right() - width } else { window.center().x - width / 2.0 };
        let room = Rect::from_min_max(pos2(left, window.top()), window.max);

        // Once it is there it stays where it is for as long as the screen and the window’s size do, whatever is drawn
        // below it. Where there is room for it is known when the screen has been drawn as it is after what the message
        // tells of.
        let id = Id::unique("toast");
        let spot = ToastSpot {
            number: self.model.messages.said(),
            place: self.place(),
            window: ctx.content_rect().size(),
            waits: 0,
            laid: None,
        };
        let before = ctx.data(|data| data.get_temp::<ToastSpot>(id));
        let (waits, laid) = match before {
            Some(before) if before.is_of(&spot) => (before.waits, before.laid),
            Some(before) if before.number == spot.number => (ON_ANOTHER_SCREEN, None),
            _ => (ON_THIS_SCREEN, None),
        };
        if waits > 0 {
            ctx.data_mut(|data| data.insert_temp(id, ToastSpot { waits: waits - 1, ..spot }));
            ctx.request_repaint();
            return;
        }
        let laid = Laid::find(ctx, id, laid, room, message.can_be_small());
        ctx.data_mut(|data| data.insert_temp(id, ToastSpot { laid: Some(laid), ..spot }));

        let area = Area::new(laid.id(id)).order(Order::Foreground).fixed_pos(laid.at).fade_in(false);
        let area = area.role(Role::Region).accessible_name(&*self.model.texts.t("readers-message"));
        let words = self.model.texts.say(&message.words);
        if laid.small {
            area.interactable(false).show(ctx, |ui| small_toast(ui, SMALL_TOAST, &words));
            return;
        }
        let action = message.offer.map(|offer| self.model.texts.t(offer.key()));
        let answer = area.show(ctx, |ui| toast(ui, width, &words, action.as_deref()));
        match answer.inner {
            Some(ToastAnswer::Action) => {
                actions.push(AppAction::DismissToast);
                actions.extend(message.offer.map(accept));
            }
            Some(ToastAnswer::Close) => actions.push(AppAction::DismissToast),
            None => {}
        }
    }

    /// Asks for a frame at the next moment at which something changes by itself: a toast goes, an entry has been on
    /// its way for so long that it is said, or a clock of the table runs out.
    fn look_again_later(&mut self, ctx: &Context) {
        if let Some(soon) = self.looks_again() {
            ctx.request_repaint_after(soon.max(Duration::from_millis(1)));
        }
    }

    /// When the window is to look again at the latest, though nothing comes; none where nothing is due.
    pub fn looks_again(&mut self) -> Option<Duration> {
        let now = self.model.clock.now();
        let toast = self.model.messages.stays(now);
        let saving = self.model.open.as_ref().and_then(|open| open.session.saving_since());
        let saving = saving.and_then(|since| (since + QUIET - now).to_std().ok());
        let ring = self.model.tools.wakes(now).and_then(|left| left.to_std().ok());
        let link = self.client.link().wakes();
        [toast, saving, ring, link].into_iter().flatten().min()
    }

    /// Remembers the window's size, and asks before it closes over entries that are nowhere but in memory, or on their way
    /// to the disk.
    fn watch_the_window(&mut self, ctx: &Context) {
        let (size, closing) = ctx.input(|input| {
            let viewport = input.viewport();
            let plain = viewport.maximized != Some(true) && viewport.fullscreen != Some(true);
            let size = viewport.inner_rect.filter(|_| plain).map(|rect| rect.size());
            (size, viewport.close_requested())
        });
        self.size = size.or(self.size);
        self.model.writing = self.client.is_writing();
        if closing && !self.may_close {
            self.ask_before_closing(ctx);
        }
    }

    /// Keeps the window's size for the next start.
    pub(in crate::app) fn keep_size(&mut self) {
        if let Some(Vec2 { x, y }) = self.size {
            let value = merge::value(&(x, y)).to_string();
            self.client.ask(PendingRequest::Window, Request::Keep { key: WINDOW.to_owned(), value });
        }
    }
}

/// The size of a window as far as it fits on the screen with its frame: the lower edge, where the loud button is, is in
/// sight also on a smaller screen than the one on which the window was left.
pub(in crate::app) fn fitting(size: Vec2, viewport: &ViewportInfo) -> Vec2 {
    let Some(screen) = viewport.monitor_size.filter(|screen| screen.min_elem() > 0.0) else { return size };
    let bars = match (viewport.outer_rect, viewport.inner_rect) {
        (Some(outer), Some(inner)) => (outer.size() - inner.size()).max(Vec2::ZERO),
        _ => Vec2::ZERO,
    };
    // Not every system says how high its title bar is, and none how high its own bar.
    size.min(screen - bars.max(TITLE_BAR))
}

/// What accepting an offer does.
const fn accept(offer: Offer) -> AppAction {
    match offer {
        Offer::Undo => AppAction::Session(UserCommand::Undo),
        Offer::Redo => AppAction::Session(UserCommand::Redo),
        Offer::Restore(play) => AppAction::Restore(play),
        Offer::OwnCard => AppAction::PutCardBack,
        Offer::People => AppAction::PutPeopleBack,
        Offer::Save => AppAction::SaveAgain,
    }
}

impl Place {
    /// Whether its screen holds words that were made when it was opened.
    pub const fn holds_words(self) -> bool {
        // Where nobody has played yet, the tools have numbered chairs.
        matches!(self, Self::History | Self::OwnBox(_) | Self::TableTool(_))
    }
}

#[cfg(test)]
mod tests {
    use egui::Rect;

    use super::*;

    #[test]
    fn a_kept_size_fits_on_a_smaller_screen_with_its_title_bar() {
        let kept = vec2(1280.0, 800.0);
        let mut viewport = ViewportInfo::default();
        assert_eq!(fitting(kept, &viewport), kept, "nothing is known of the screen");
        viewport.monitor_size = Some(vec2(1280.0, 800.0));
        assert_eq!(fitting(kept, &viewport), vec2(1280.0, 760.0));
        let inner = Rect::from_min_size(egui::Pos2::ZERO, vec2(800.0, 600.0));
        viewport.inner_rect = Some(inner);
        viewport.outer_rect = Some(inner.expand2(vec2(4.0, 30.0)));
        assert_eq!(fitting(kept, &viewport), vec2(1272.0, 740.0));
        assert_eq!(fitting(vec2(390.0, 640.0), &viewport), vec2(390.0, 640.0));
    }
}
