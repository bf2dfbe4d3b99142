//! The message that goes by: where it lies, so that it covers nothing that can be tapped, and what its buttons do.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use egui::accesskit::Role;
use egui::{Area, Context, Id, Order, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::Place;
use crate::app::state::messages::Offer;
use crate::app::sync::session::UserCommand;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{ToastAnswer, is_clear, small_toast, small_toast_place, tappable, toast, toast_place};

/// How high the bar at the bottom of a phone's screen is, with room above it for a toast.
const ABOVE_THE_BAR: f32 = 144.0;

/// How wide a toast is at most, and where it lies beside the work.
const TOAST: f32 = 440.0;
const BESIDE: f32 = 272.0;

/// How wide a toast is that has its words alone: as much as there is between the tools at the top of a phone.
const SMALL_TOAST: f32 = 220.0;

/// For so many frames at most a toast waits until the screen below it has come to rest.
const PATIENCE: u8 = 30;

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
    /// What can be tapped, and where.
    ground: u64,
    /// For how many more frames it waits.
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
    pub(in crate::app) fn show_toast(&self, ui: &mut Ui, actions: &mut Vec<AppAction>) {
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

        let id = Id::unique("toast");
        let Some(before) = self.spot(ctx, id) else { return };
        let laid = Laid::find(ctx, id, before.laid, room, message.can_be_small());
        ctx.data_mut(|data| data.insert_temp(id, ToastSpot { laid: Some(laid), ..before }));

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

    /// Where the toast is seen now, and where it was laid there, if it was; none as long as it waits.
    ///
    /// Where there is room for it is known when the screen stands as it is after what the message tells of. Then it stays
    /// where it is, until something that can be tapped comes to rest below it, as when somebody scrolls.
    fn spot(&self, ctx: &Context, id: Id) -> Option<ToastSpot> {
        let tappable = tappable(ctx);
        let now = ToastSpot {
            number: self.model.messages.said(),
            place: self.place(),
            window: ctx.content_rect().size(),
            ground: hash(&tappable),
            waits: PATIENCE,
            laid: None,
        };
        let before = ctx.data(|data| data.get_temp::<ToastSpot>(id)).filter(|before| before.is_of(&now));
        let rests = before.as_ref().is_some_and(|before| before.ground == now.ground);
        let waits = before.as_ref().map_or(PATIENCE, |before| before.waits);
        let laid = before.and_then(|before| before.laid);
        let spot = ToastSpot { waits, laid, ..now };
        if rests || (laid.is_none() && waits == 0) {
            // Whoever goes by the keyboard aims at no place, and must find the buttons of the message where they are.
            let by_keys = ctx.memory(|memory| memory.focused().is_some());
            let laid = laid.filter(|laid| by_keys || is_clear(&tappable, laid.at, laid.size));
            return Some(ToastSpot { laid, ..spot });
        }
        ctx.request_repaint();
        if laid.is_some() {
            return Some(spot);
        }
        ctx.data_mut(|data| data.insert_temp(id, ToastSpot { waits: waits.saturating_sub(1), ..spot }));
        None
    }
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

/// The same for the same places, in whatever order they come: that of the layers differs from frame to frame.
fn hash(rects: &[Rect]) -> u64 {
    let one = |rect: &Rect| {
        let mut hasher = DefaultHasher::new();
        [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f32::to_bits).hash(&mut hasher);
        hasher.finish()
    };
    rects.iter().map(one).fold(0, u64::wrapping_add)
}
