//! The window's dialogue with its surroundings: what it tells them, and what it does with what they say.

use egui::{Context, Event, Key, Modifiers, Popup, Ui, ViewportCommand};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::library::EntrySheet;
use crate::app::platform::host::{Host, HostEvent, WindowState};
use crate::kit::{Arrangement, Tokens};
use crate::store::PlayId;

impl App {
    /// The same window in these surroundings.
    #[must_use]
    pub fn within(mut self, host: Box<dyn Host>) -> Self {
        self.host = host;
        self
    }

    /// Takes what the surroundings have said.
    pub(in crate::app) fn hear(&mut self, ctx: &Context) {
        for heard in self.host.heard() {
            match heard {
                HostEvent::Able(able) => self.model.around.able = able,
                HostEvent::Back => self.step_back(ctx),
                HostEvent::NewVersion => self.model.around.new_version = true,
                HostEvent::Play(play) => self.hear_shown(play),
                HostEvent::Invited(link) => self.invited(link),
                HostEvent::Origin(origin) => self.model.join.origin = origin,
                HostEvent::TextSize(percent) => self.model.around.text = percent,
                HostEvent::LessMotion(less) => self.model.around.less_motion = less,
                HostEvent::MoreContrast(more) => self.model.around.more_contrast = more,
                HostEvent::Address(address) => self.visit_written(&address),
                HostEvent::Page(page) => self.model.page = Some(page),
                HostEvent::InMemory => self.model.around.in_memory = true,
                HostEvent::MayForget => self.model.around.may_forget = true,
                HostEvent::Install(how) => self.model.around.install = Some(how),
            }
            ctx.request_repaint();
        }
    }

    /// One step back, as the system's own gesture takes it: a menu closes, then a dialog, then a game's sheet, then the
    /// screen.
    fn step_back(&mut self, ctx: &Context) {
        if Popup::is_any_open(ctx) {
            Popup::close_all(ctx);
        } else if let Some(dialog) = self.dialogs.pop() {
            // What lies below it is for the next step.
            if dialog.name() == EntrySheet::NAME {
                self.look_away();
            }
        } else if is_covered(ctx) {
            close_the_sheet(ctx);
        } else {
            self.apply(AppAction::Back);
        }
    }

    /// Tells the surroundings how the window stands, when that has changed.
    pub(in crate::app) fn tell_host(&mut self, ui: &Ui) {
        let ctx = ui.ctx();
        let here = self.here();
        let open = self.model.open.as_ref().filter(|_| self.way.is_in_play());
        let standing = WindowState {
            // A game's sheet below a dialog counts again when the dialog is gone.
            steps: self.way.steps()
                + self.dialogs.len().max(usize::from(is_covered(ctx)))
                + usize::from(Popup::is_any_open(ctx)),
            awake: self.model.settings.awake && self.place().is_in_play(),
            unsaved: self.client.unsaved().is_some()
                || open.is_some_and(|open| open.session.unsaved() > 0)
                || self.model.is_saving(),
            play: self.shown_play(),
            language: self.model.texts.language(),
            edges: edges(ui),
            title: here.title,
            address: here.address,
        };
        self.keep_shown();
        // A page has its own way to say it.
        if !cfg!(target_arch = "wasm32") && self.told.as_ref().is_none_or(|told| told.title != standing.title) {
            ctx.send_viewport_cmd(ViewportCommand::Title(standing.title.to_string()));
        }
        if self.told.as_ref() != Some(&standing) {
            self.host.stands(&standing);
            self.told = Some(standing);
        }
    }

    /// Lets an entry be felt that the play has just taken.
    pub(in crate::app) fn feel_entry(&mut self) {
        let last = self.model.open.as_ref().map(|open| (open.session.id(), open.session.play().last()));
        let went_on = |(felt, before): (PlayId, u64)| last.is_some_and(|(play, now)| play == felt && now > before);
        if self.felt.is_some_and(went_on) && self.model.settings.vibrate {
            self.host.tick();
        }
        self.felt = last;
    }

    /// Starts the new version, when everything that was wished is done and on disk.
    pub(in crate::app) fn renew(&mut self) {
        if self.refuses_to_leave() {
            return;
        }
        if self.keeps_open() {
            self.after_idle = Some(AppAction::Renew);
        } else {
            self.host.renew();
        }
    }
}

/// The colors at the window's upper and lower edge, where a phone shows what lies beside the window.
fn edges(ui: &Ui) -> [[u8; 3]; 2] {
    let tokens = Tokens::of(ui);
    let lower = if Arrangement::of(ui).has_side() { tokens.ground } else { tokens.card };
    [tokens.ground, lower].map(|color| [color.r(), color.g(), color.b()])
}

/// Whether a sheet lies over the screen, the window's own or a game's.
pub(in crate::app) fn is_covered(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.top_modal_layer().is_some())
}

/// Closes the topmost sheet as Escape does, whosever it is.
pub(in crate::app) fn close_the_sheet(ctx: &Context) {
    let (key, modifiers) = (Key::Escape, Modifiers::NONE);
    let escape = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    ctx.input_mut(|input| input.events.push(escape));
}
