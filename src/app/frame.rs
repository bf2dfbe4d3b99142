//! One frame: the keys that were pressed, the screen, what lies over it, and then what they asked for.

use std::time::Duration;

use egui::{Context, Key, Modifiers, PointerButton, Ui, Vec2, ViewportCommand, ViewportInfo, vec2};

use crate::app::app_action::AppAction;
use crate::app::dialogs::text_size::TextSize;
use crate::app::library::{EntrySheet, TableProgress};
use crate::app::nav::commands;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::platform::host_events::{close_the_sheet, is_covered};
use crate::app::state::model::QUIET;
use crate::app::sync::store_client::PendingRequest;
use crate::app::{App, WINDOW};
use crate::kit::{Arrangement, Look, Width, announcement, reading_sheet, set_owners, set_turn, sheet, told};
use crate::locale::plain_lines;
use crate::store::{Request, merge};
use crate::table::seat::Seat;

/// What a title bar takes at least.
const TITLE_BAR: Vec2 = vec2(0.0, 40.0);

/// What the bar of a desktop takes: no system says how high it is.
const DESKTOP_BAR: Vec2 = vec2(0.0, 40.0);

/// The smallest window, where the screen is no smaller: a small phone.
const LEAST: Vec2 = vec2(360.0, 600.0);

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
        if let Some(open) = &self.model.open {
            let players = &open.session.play().setup().players;
            set_owners(&ctx, players.iter().map(|player| player.name.as_str()));
            set_turn(&ctx, open.shown.turn_seat.map(Seat::index));
        }
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
            ctx.copy_text(plain_lines(&words));
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

    /// Whether an entry that was looked up stands beside the work: Escape closes that first, and not what it stands beside.
    fn looks_beside(&self) -> bool {
        self.wide && matches!(self.place(), Place::Table | Place::Library) && !self.model.looked.is_empty()
    }

    fn keys(&self, ctx: &Context, actions: &mut Vec<AppAction>) {
        actions.extend(commands::pressed(ctx).map(AppAction::Command));
        // A dialog, a sheet of a game, a menu or a field takes Escape first.
        let sheet = is_covered(ctx);
        let free = !sheet && self.dialogs.is_empty() && !ctx.text_edit_focused() && !egui::Popup::is_any_open(ctx);
        let back = ctx.input_mut(|input| {
            input.pointer.button_pressed(PointerButton::Extra1)
                || input.consume_key(Modifiers::NONE, Key::BrowserBack)
                || (free && !self.looks_beside() && input.consume_key(Modifiers::NONE, Key::Escape))
        });
        if back && sheet {
            close_the_sheet(ctx);
        } else if back {
            actions.push(AppAction::Back);
        } else if free && self.looks_beside() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            actions.push(AppAction::LookAway);
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
            let (name, is_read) = (dialog.name(), dialog.is_read());
            let content = |ui: &mut Ui| dialog.show(ui, &mut context);
            let answer =
                if is_read { reading_sheet(ui, name, &title, content) } else { sheet(ui, name, &title, content) };
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
        self.fit_on_the_screen(ctx);
        self.model.writing = self.client.is_writing();
        if closing && !self.may_close {
            self.ask_before_closing(ctx);
        }
    }

    /// Sees to it that the window is no larger than the screen on which it is, when it comes there: what it was, or a screen
    /// with larger letters, may have been made for another one.
    fn fit_on_the_screen(&mut self, ctx: &Context) {
        let screen = ctx.input(|input| input.viewport().monitor_size);
        if screen.is_none() || self.screen == screen {
            return;
        }
        self.screen = screen;
        let (least, plain, now) = ctx.input(|input| {
            let viewport = input.viewport();
            let plain = viewport.maximized != Some(true) && viewport.fullscreen != Some(true);
            (fitting(LEAST, viewport), plain, viewport.inner_rect.map(|rect| rect.size()))
        });
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
        let Some(now) = now.filter(|_| plain) else { return };
        let fits = ctx.input(|input| fitting(now, input.viewport()));
        if fits != now {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(fits));
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
    // Not every system says how high its title bar is.
    size.min(screen - bars.max(TITLE_BAR) - DESKTOP_BAR)
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
        assert_eq!(fitting(kept, &viewport), vec2(1280.0, 720.0));
        let inner = Rect::from_min_size(egui::Pos2::ZERO, vec2(800.0, 600.0));
        viewport.inner_rect = Some(inner);
        viewport.outer_rect = Some(inner.expand2(vec2(4.0, 30.0)));
        assert_eq!(fitting(kept, &viewport), vec2(1272.0, 700.0));
        assert_eq!(fitting(vec2(390.0, 640.0), &viewport), vec2(390.0, 640.0));
    }

    /// A screen of 1366 × 768 with letters of 150 %, and one of 1024 × 600.
    #[test]
    fn the_least_window_is_no_larger_than_a_small_screen() {
        for screen in [vec2(1366.0, 768.0) / 1.5, vec2(1024.0, 600.0)] {
            let viewport = ViewportInfo { monitor_size: Some(screen), ..ViewportInfo::default() };
            let least = fitting(LEAST, &viewport);
            assert!(least.y + TITLE_BAR.y + DESKTOP_BAR.y <= screen.y, "{least} on {screen}");
            assert_eq!(least.x, LEAST.x);
        }
    }
}
