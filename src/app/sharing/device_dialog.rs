//! A device at the shared table: which seats it enters for, and removing it.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::{Button, Icon, choice_chip, text};
use crate::locale::Message;
use crate::wire::{ClientMessage, RemoveDevice, Role, SeatDevice, Who};

/// The sheet.
pub struct DeviceDialog {
    by: String,
    name: String,
    role: Role,
}

impl DeviceDialog {
    /// About this device.
    pub fn new(who: &Who) -> Self {
        Self { by: who.by.clone(), name: who.name.clone(), role: who.role }
    }
}

impl Content for DeviceDialog {
    fn name(&self) -> &'static str {
        "device"
    }

    fn title(&self, _: &Texts) -> String {
        self.name.clone()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let (model, texts) = (context.model, &context.model.texts);
        let Some(open) = &model.open else { return true };
        // What the host says of it by now, after each tap.
        let Some(who) = model.share.who.iter().find(|who| who.by == self.by) else { return true };
        if self.role == Role::Player {
            text::quiet(ui, &texts.t("share-seats"));
            ui.horizontal_wrapped(|ui| {
                for (seat, score) in (0_u8..).zip(&open.shown.scores) {
                    let sits = who.seats.contains(&seat);
                    let name = texts
                        .say(&Message::new("share-seat-name").text("device", &who.name).text("player", &score.name));
                    if choice_chip(ui, &score.name, &name, sits).clicked() {
                        let mut seats: Vec<u8> = who.seats.iter().copied().filter(|own| *own != seat).collect();
                        if !sits {
                            seats.push(seat);
                        }
                        seats.sort_unstable();
                        let message = ClientMessage::Seat(SeatDevice { by: self.by.clone(), seats });
                        context.actions.push(AppAction::SayAsHost(message));
                    }
                }
            });
        }
        let remove = ui.add(Button::danger(&texts.t("share-remove")).icon(Icon::Trash).full()).clicked();
        text::quiet(ui, &texts.t("share-remove-about"));
        if remove {
            let message = ClientMessage::Remove(RemoveDevice { by: self.by.clone() });
            context.actions.push(AppAction::SayAsHost(message));
        }
        remove
    }
}
