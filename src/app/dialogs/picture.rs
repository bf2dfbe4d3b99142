//! The picture of a play’s sheet: how it looks, and where it goes.

use std::path::PathBuf;

use egui::{ColorImage, Image, Role, TextureHandle, TextureOptions, Ui, WidgetInfo};
use raster::{Picture, RasterError};

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::picture::{self, look::PictureLook};
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Theme, Tone, banner, segmented, text_field};
use crate::locale::{Language, Message};
use crate::stats;

/// How high the preview is at most, in points: the buttons below it stay in sight on a phone.
const PREVIEW: f32 = 288.0;

/// Shows the picture, and sends it where a person wants it.
pub struct PictureDialog {
    look: PictureLook,
    file: String,
    /// The picture as it is chosen now, and the texture that shows it.
    drawn: Option<Drawn>,
}

struct Drawn {
    look: PictureLook,
    picture: Result<(Picture, TextureHandle), RasterError>,
}

impl PictureDialog {
    /// The dialog, with the look of the window; paper where the system decides.
    pub fn new(model: &Model) -> Self {
        let dark = model.settings.theme == Theme::Dark;
        let look = PictureLook { dark, language: model.texts.language() };
        Self { look, file: model.file(&file_name(model, "png")), drawn: None }
    }

    /// The picture as it is chosen now; it is drawn when that has changed.
    fn drawn(&mut self, ui: &Ui, model: &Model) -> Option<&Drawn> {
        if self.drawn.as_ref().is_none_or(|drawn| drawn.look != self.look) {
            let picture = picture::of_play(model.open.as_ref()?, &model.clock, self.look).map(|picture| {
                // A modest GPU takes no texture as high as a long sheet, and the preview is small.
                let most = ui.input(|input| input.max_texture_side);
                let mut small = picture.half();
                while small.width.max(small.height) as usize > most {
                    small = small.half();
                }
                let texture = ui.ctx().load_texture("picture", color_image(&small), TextureOptions::LINEAR);
                (picture, texture)
            });
            self.drawn = Some(Drawn { look: self.look, picture });
        }
        self.drawn.as_ref()
    }
}

/// The name of a file about the open play, so that files sort by day: `2026-11-20 Amun-Re.png`.
pub fn file_name(model: &Model, end: &str) -> String {
    let Some(open) = &model.open else { return format!("play.{end}") };
    let day = open.day(&model.clock);
    format!("{}.{end}", stats::file_name(day, &open.shown.game))
}

fn color_image(picture: &Picture) -> ColorImage {
    let size = [picture.width as usize, picture.height as usize];
    ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
}

impl Content for PictureDialog {
    fn name(&self) -> &'static str {
        "picture"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("evening-picture").to_string()
    }

    fn asks_for_file(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let shades = [texts.t("evening-picture-light"), texts.t("evening-picture-dark")];
        let shades = shades.each_ref().map(|words| &**words);
        if let Some(chosen) = segmented(ui, &texts.t("evening-picture-shade"), &shades, usize::from(self.look.dark)) {
            self.look.dark = chosen == 1;
        }
        let languages = Language::ALL.map(Language::own_name);
        let at = Language::ALL.iter().position(|language| *language == self.look.language).unwrap_or_default();
        if let Some(chosen) = segmented(ui, &texts.t("evening-picture-language"), &languages, at) {
            self.look.language = Language::ALL.get(chosen).copied().unwrap_or_default();
        }
        ui.add_space(space::S);
        let look = self.look;
        match self.drawn(ui, context.model).map(|drawn| &drawn.picture) {
            Some(Ok((picture, texture))) => {
                preview(ui, texture, &texts.t("evening-picture-preview"));
                ui.add_space(space::S);
                if ui.add(Button::quiet(&texts.t("evening-picture-copy")).full()).clicked() {
                    ui.ctx().copy_image(color_image(picture));
                    context.actions.push(AppAction::Announce(Message::new("evening-picture-copied")));
                }
            }
            Some(Err(why)) => {
                let why = Message::new("evening-picture-failed").text("why", why.to_string());
                banner(ui, Tone::Error, &texts.say(&why), None);
                return false;
            }
            None => return false,
        }
        if context.model.types_paths() {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let is_page = context.model.files.is_none() && !context.model.asks;
        let words = texts.t(if is_page { "evening-picture-share" } else { "evening-picture-save" });
        let save = ui.add(Button::primary(&words).icon(Icon::Export).full()).clicked();
        if save {
            context.actions.push(AppAction::SavePicture(PathBuf::from(self.file.trim()), look));
        }
        save && !context.model.asks
    }
}

/// The picture, smaller, in the middle.
fn preview(ui: &mut Ui, texture: &TextureHandle, name: &str) {
    let size = texture.size_vec2();
    let scale = (PREVIEW / size.y.max(1.0)).min(ui.available_width() / size.x.max(1.0));
    ui.vertical_centered(|ui| {
        let image = Image::new((texture.id(), size * scale));
        ui.add(image).widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    });
}
