//! What the table's screens say of the other devices: who is here, what waits, and that the host is gone.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::{Button, Tone, banner, text};
use crate::link::Connection;
use crate::locale::Message;

/// In the bar of the table: how many are here, or what waits, and the same in fewer words; none where this device is at no
/// such table.
pub fn words(model: &Model) -> Option<Vec<String>> {
    let say = |message: Message| model.texts.say(&message);
    if model.share.play.is_some() {
        let here = model.share.who.iter().filter(|who| who.here).count();
        return Some(vec![say(Message::new("link-here-short").number("devices", here))]);
    }
    let table = model.table_here()?;
    let waiting = || say(Message::new("link-waiting-short").number("entries", table.waiting));
    Some(match table.connection {
        Connection::Over(_) => vec![say(Message::new("link-left-short"))],
        // The notice above the bar at the bottom says that the host is gone.
        Connection::Away if table.waiting > 0 => {
            vec![say(Message::new("link-away-short").number("entries", table.waiting)), waiting()]
        }
        Connection::Away => vec![say(Message::new("link-away-short").number("entries", table.waiting))],
        Connection::Connecting => vec![say(Message::new("link-connecting-short"))],
        Connection::Live if table.waiting > 0 => vec![waiting()],
        Connection::Live => {
            let here = table.who.iter().filter(|who| who.here).count();
            vec![say(Message::new("link-here-short").number("devices", here))]
        }
    })
}

/// Whether there is nothing to be said above the bar at the bottom.
pub fn is_quiet(model: &Model) -> bool {
    let connection = model.table_here().map(|table| table.connection);
    !matches!(connection, Some(Connection::Away | Connection::Over(_)))
}

/// Says that the host is gone, or has closed the table to this device, and what goes on.
pub fn notice(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let Some(table) = context.model.table_here() else { return };
    let texts = &context.model.texts;
    let (tone, message) = match table.connection {
        Connection::Away => (Tone::Warn, Message::new("link-away").number("entries", table.waiting)),
        Connection::Over(failure) => (Tone::Error, failure.message()),
        Connection::Connecting | Connection::Live => return,
    };
    if banner(ui, tone, &texts.say(&message), Some(&texts.t("link-alone"))) {
        context.actions.push(AppAction::Show(Box::new(AloneDialog { waiting: table.waiting })));
    }
}

/// What the person is called whose device has entered something; none at a table of one device.
pub fn name_of(model: &Model, by: &str) -> Option<String> {
    if model.share.play.is_some() {
        let who = model.share.who.iter().find(|who| who.by == by);
        return Some(who.map_or_else(|| model.texts.t("share-this-computer").to_string(), |who| who.name.clone()));
    }
    let table = model.table_here()?;
    if by == table.by {
        return Some(model.texts.t("link-this-device").to_string());
    }
    Some(table.names.get(by).cloned().unwrap_or_else(|| model.texts.t("link-host-device").to_string()))
}

/// The question whether to go on without the host.
struct AloneDialog {
    waiting: usize,
}

impl Content for AloneDialog {
    fn name(&self) -> &'static str {
        "alone"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("link-alone-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.say(&Message::new("link-alone-about").number("entries", self.waiting)));
        let yes = ui.add(Button::primary(&texts.t("link-alone")).full()).clicked();
        let again = ui.add(Button::quiet(&texts.t("link-reconnect")).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("app-not-now")).full()).clicked();
        if yes {
            context.actions.push(AppAction::GoOnAlone);
        }
        if again {
            context.actions.push(AppAction::Reconnect);
        }
        yes || again || no
    }
}
