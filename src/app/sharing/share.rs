//! Sharing the open play: the picture for a phone's camera, the address and the code, who is here, and what they may do.

use std::net::IpAddr;

use egui::{Align, Layout, Ui};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::sharing::device_dialog::DeviceDialog;
use crate::app::sharing::host::Sharing;
use crate::app::sharing::new_link_dialog::NewLinkDialog;
use crate::app::state::open::Open;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{
    Button, Icon, ListRow, Side, Tone, Width, banner, bottom_bar, card, choice_chip, hairline, page, page_of_two,
    player_row, switch_row, text,
};
use crate::locale::Message;
use crate::wire::{ClientMessage, Role, Who};

/// How large the picture is at most, in points, and of the height of the window: a camera has to see all of it.
const PICTURE: f32 = 380.0;
const PICTURE_PART: f32 = 0.55;

/// The screen.
pub struct ShareScreen;

impl Screen for ShareScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let (share, texts) = (&context.model.share, &context.model.texts);
        let Some(open) = &context.model.open else { return };
        title_bar(ui, context, &texts.t("share-title"), |_, _| {});
        bottom_bar(ui, |ui| {
            if share.play.is_some() {
                if loud_in_bar(ui, Button::quiet(&texts.t("share-stop"))) {
                    context.actions.push(AppAction::StopSharing);
                }
            } else if loud_in_bar(ui, Button::primary(&texts.t("share-start")).icon(Icon::Share)) {
                context.actions.push(AppAction::ShareTable(None));
            }
        });
        if share.play.is_none() {
            page(ui, |ui| before(ui, texts, share));
        } else if Width::of(ui).is_wide() {
            page_of_two(ui, |ui, side| match side {
                Side::Left => invitation(ui, context, share),
                Side::Right => table(ui, context, share, open),
            });
        } else {
            page(ui, |ui| {
                invitation(ui, context, share);
                table(ui, context, share, open);
            });
        }
    }
}

/// Nothing is shared: what would happen, and why it did not.
fn before(ui: &mut Ui, texts: &Texts, share: &Sharing) {
    if let Some(why) = &share.failed {
        banner(ui, Tone::Error, &texts.say(why), None);
    }
    card(ui, |ui| {
        text::strong(ui, &texts.t("share-about-title"));
        text::body(ui, &texts.t("share-about"));
        text::quiet(ui, &texts.t("share-in-the-clear"));
    });
}

/// How to join.
fn invitation(ui: &mut Ui, context: &mut ScreenContext<'_>, share: &Sharing) {
    let texts = &context.model.texts;
    card(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let (Some(picture), Some(address)) = (&share.picture, share.typed_address()) else {
                text::body(ui, &texts.t("share-starting"));
                return;
            };
            let most = PICTURE.min(PICTURE_PART * ui.ctx().content_rect().height());
            picture.show(ui, &texts.t("share-picture"), most);
            ui.add_space(space::S);
            text::strong(ui, &texts.t("share-camera"));
            text::quiet(ui, &texts.say(&Message::new("share-or-type").text("address", address)));
            if let Some(code) = share.spoken_code() {
                text::score(ui, &code);
            }
        });
        if share.invitation.is_some() && share.addresses.is_empty() {
            banner(ui, Tone::Warn, &texts.t("share-no-network"), None);
        }
        if !share.has_page {
            banner(ui, Tone::Warn, &texts.t("share-no-page"), None);
        }
    });
    if share.addresses.len() > 1 {
        addresses(ui, context, share);
    }
}

/// The addresses of this computer: where there are several, the first guess may be the wrong one.
fn addresses(ui: &mut Ui, context: &mut ScreenContext<'_>, share: &Sharing) {
    let texts = &context.model.texts;
    card(ui, |ui| {
        text::quiet(ui, &texts.t("share-addresses"));
        let mut chosen: Option<IpAddr> = None;
        ui.horizontal_wrapped(|ui| {
            for address in &share.addresses {
                let words = address.to_string();
                if choice_chip(ui, &words, &words, share.address == Some(*address)).clicked() {
                    chosen = Some(*address);
                }
            }
        });
        if chosen.is_some() && chosen != share.address {
            context.actions.push(AppAction::ShareTable(chosen));
        }
    });
}

/// Who is here, and what they may do.
fn table(ui: &mut Ui, context: &mut ScreenContext<'_>, share: &Sharing, open: &Open) {
    let texts = &context.model.texts;
    card(ui, |ui| {
        text::quiet(ui, &texts.t("share-who"));
        for (seat, score) in open.shown.scores.iter().enumerate() {
            let sits = |who: &&Who| who.seats.iter().any(|own| usize::from(*own) == seat);
            let names: Vec<Message> = share.who.iter().filter(sits).map(|who| Message::literal(&who.name)).collect();
            let note = if names.is_empty() {
                String::new()
            } else {
                texts.say(&Message::new("share-seat-of").names("devices", names))
            };
            player_row(ui, score.mark, &score.name, None, |ui| {
                text::quiet(ui, &note);
            });
            hairline(ui);
        }
        let others: Vec<&Who> = share.who.iter().filter(|who| who.role != Role::Host).collect();
        if others.is_empty() {
            text::quiet(ui, &texts.t("share-nobody"));
        }
        for who in others {
            let (note, end) = device_words(texts, who);
            if ListRow::new(&who.name).note(&note).end(&end).opens().show(ui).clicked() {
                context.actions.push(AppAction::Show(Box::new(DeviceDialog::new(who))));
            }
        }
    });
    card(ui, |ui| {
        if let Some(on) = switch_row(ui, &texts.t("share-joining"), None, share.joining) {
            context.actions.push(AppAction::SayAsHost(ClientMessage::Joining(on)));
        }
        hairline(ui);
        let everyone = share.invitation.as_ref().is_none_or(|invitation| invitation.everyone);
        if let Some(on) = switch_row(ui, &texts.t("share-everyone"), Some(&texts.t("share-everyone-about")), everyone) {
            context.actions.push(AppAction::SayAsHost(ClientMessage::Everyone(on)));
        }
    });
    if let Some(invitation) = &share.invitation {
        card(ui, |ui| {
            text::strong(ui, &texts.t("share-far"));
            text::quiet(ui, &texts.t("share-far-about"));
            if ui.add(Button::quiet(&texts.t("share-copy-far"))).clicked() {
                ui.ctx().copy_text(invitation.far.clone());
                context.actions.push(AppAction::Announce(Message::new("share-copied")));
            }
        });
        if ui.add(Button::quiet(&texts.t("share-new-link"))).clicked() {
            context.actions.push(AppAction::Show(Box::new(NewLinkDialog)));
        }
    }
    text::quiet(ui, &texts.t("share-in-the-clear"));
}

/// What a device may do, and whether it is here.
fn device_words(texts: &Texts, who: &Who) -> (String, String) {
    let role = if who.role == Role::Far { "share-role-far" } else { "share-role-player" };
    let here = if who.here { "share-here" } else { "share-away" };
    (texts.t(role).to_string(), texts.t(here).to_string())
}
