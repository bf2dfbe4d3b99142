//! The keys of the loud button: they press it wherever it is, in the bar of a screen or in a dialog over it.

use egui::{Context, Id, Key, KeyboardShortcut, Modifiers, Plugin, Ui};

/// The keys that press the loud button.
pub const LOUD_KEYS: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

/// Whether the keys were pressed, and who takes them.
#[derive(Default)]
struct Loud {
    /// They were pressed, and no loud button has taken them yet.
    pressed: bool,
    /// The OK of a keypad that is on top in this pass.
    keypad: Option<Id>,
    /// The keypad that takes them now, since no loud button was on top with it.
    due: Option<Id>,
}

/// Makes the keys work in this context; to be called once.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(Loud::default());
}

/// Whether the keys were pressed for this loud button, which takes them: nothing lies over it.
pub(super) fn pressed(ui: &Ui) -> bool {
    let take = |loud: &mut Loud| std::mem::take(&mut loud.pressed);
    is_on_top(ui) && ui.ctx().with_plugin(take).unwrap_or(false)
}

/// Whether the keys were pressed for the OK of this keypad. A loud button on top with it comes first, wherever it is
/// drawn; so the keypad hears of it one frame later.
pub(super) fn pressed_for_keypad(ui: &Ui, id: Id) -> bool {
    let take = |loud: &mut Loud| {
        loud.keypad = Some(id);
        loud.due.take_if(|due| *due == id).is_some()
    };
    is_on_top(ui) && ui.ctx().with_plugin(take).unwrap_or(false)
}

fn is_on_top(ui: &Ui) -> bool {
    ui.is_enabled() && ui.memory(|memory| memory.allows_interaction(ui.layer_id()))
}

impl Plugin for Loud {
    fn debug_name(&self) -> &'static str {
        "loud-keys"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        // Taken before anything is drawn: what has the keyboard would take Enter with any other key held down, too.
        self.pressed |= ui.input_mut(|input| input.consume_shortcut(&LOUD_KEYS));
        self.keypad = None;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        self.due = if std::mem::take(&mut self.pressed) { self.keypad } else { None };
        if self.due.is_some() {
            ui.ctx().request_repaint();
        }
    }
}
