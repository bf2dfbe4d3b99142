//! The picture to send: the final sheet of a play as a PNG for a phone’s chat, drawn by the program’s own renderer and so the
//! same on every machine.

pub mod look;

use chrono::Datelike as _;
use egui::{Align, Context, Frame, Layout, Margin, Rect, Sense, Theme, Ui, Vec2, ViewportId, pos2, vec2};
use raster::{Picture, Raster, RasterError};

use self::look::PictureLook;
use crate::app::platform::clock::Clock;
use crate::app::screens::sheet;
use crate::app::state::open::{Open, Shown};
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{self, Look, Mark, Tokens, card, plain_sign, text};
use crate::locale::Message;

/// How wide the picture is, in pixels: what a phone’s chat shows without making it smaller.
pub const WIDTH: u32 = 1080;

/// So many pixels make a point, so that the words are as large as on a phone.
const SCALE: f32 = 2.0;

/// No sheet is higher, in points: as much as a texture of a modest GPU shows.
const HIGHEST: f32 = 4096.0;

/// How often a frame is laid out before it is drawn: the first time its height is found, the second time all sizes stand.
const PASSES: usize = 3;

/// Draws the sheet of a play that is over, or as far as it has come.
///
/// # Errors
/// When something on the sheet cannot be drawn on the CPU, which no widget of the kit is.
pub fn of_play(open: &Open, clock: &Clock, look: PictureLook) -> Result<Picture, RasterError> {
    let texts = Texts::new(look.language);
    let shown = Shown::of(open.session.play(), open.game, &texts);
    let date = date(open, clock, &texts);
    let theme = if look.dark { kit::Theme::Dark } else { kit::Theme::Light };
    let (language, accent) = (look.language, open.game.accent());
    let look = Look { language, theme, accent, text_scale: 1.0, motion: false, ..Look::default() };

    let ctx = Context::default();
    look.apply(&ctx);
    plain_sign(&ctx);
    let mut raster = Raster::default();
    let (mut height, mut picture) = (HIGHEST, None);
    for pass in 0..PASSES {
        let mut bottom = height;
        let mut output =
            ctx.run_ui(input(height, theme), |ui| bottom = content(ui, &shown, &date, &texts.t("app-name")));
        raster.take(&mut output.textures_delta);
        height = bottom.ceil().min(HIGHEST);
        if pass + 1 == PASSES {
            picture = Some(raster.draw(&ctx, &output));
        }
        output.drop_without_applying_deltas();
    }
    picture.unwrap_or(Ok(Picture { width: 0, height: 0, rgba: Vec::new() }))
}

/// What the offscreen window is told of itself.
fn input(height: f32, theme: kit::Theme) -> egui::RawInput {
    let mut input = egui::RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(WIDTH as f32 / SCALE, height))),
        system_theme: Some(if theme == kit::Theme::Dark { Theme::Dark } else { Theme::Light }),
        ..egui::RawInput::default()
    };
    input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(SCALE);
    input
}

/// The day on which the play began.
fn date(open: &Open, clock: &Clock, texts: &Texts) -> String {
    let day = open.day(clock);
    let message = Message::new("app-date").number("day", day.day()).number("month", day.month());
    texts.say(&message.text("year", day.year().to_string()))
}

/// All that stands in the picture; gives where it ends.
fn content(ui: &mut Ui, shown: &Shown, date: &str, program: &str) -> f32 {
    let tokens = Tokens::of(ui);
    ui.painter().rect_filled(ui.ctx().content_rect(), 0, tokens.ground);
    let frame = Frame::new().inner_margin(Margin::same(space::XL as i8));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::M;
        kit::two_sides(
            ui,
            tokens.title().size * 1.5,
            |ui| text::write(ui, &shown.game, tokens.title(), tokens.ink),
            |ui| text::quiet(ui, date),
        );
        card(ui, |ui| {
            ui.add_space(space::S);
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                verdict(ui, shown, |ui, words| drop(text::body(ui, words)));
            });
            ui.add_space(space::S);
        });
        // The totals are what everybody looks for.
        let parts = shown.sheet.iter().enumerate();
        let (last, others) = (parts.clone().next_back(), parts.take(shown.sheet.len().saturating_sub(1)));
        for (index, part) in last.into_iter().chain(others) {
            card(ui, |ui| sheet::part(ui, shown, index, part, false));
        }
        ui.with_layout(Layout::top_down(Align::Center), |ui| text::quiet(ui, program));
    });
    shown.response.rect.bottom()
}

/// Who has won, large, with the shapes of the winners; then with how much, and what decided it, each as such a sentence.
pub fn verdict(ui: &mut Ui, shown: &Shown, sentence: fn(&mut Ui, &str)) {
    let tokens = Tokens::of(ui);
    let winners: Vec<Mark> = shown.scores.iter().filter(|score| score.winner).map(|score| score.mark).collect();
    marks(ui, &tokens, &winners);
    match &shown.verdict {
        Some(verdict) => {
            let large = text::write(ui, &verdict.large, tokens.score(), tokens.ink);
            text::heading(&large, 2, &verdict.large);
            if let Some(points) = &verdict.points {
                text::body(ui, points);
            }
        }
        // While something is open that could change who is first, nobody has won.
        None => {
            if let Some(leads) = &shown.winner {
                text::title(ui, leads);
            }
        }
    }
    for words in &shown.decided {
        sentence(ui, words);
    }
}

/// The winners’ marks in a row, in the middle.
fn marks(ui: &mut Ui, tokens: &Tokens, marks: &[Mark]) {
    if marks.is_empty() {
        return;
    }
    let side = 2.0 * kit::MARK * tokens.scale();
    let width = side * marks.len() as f32 + space::S * (marks.len() - 1) as f32;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    for (index, mark) in marks.iter().enumerate() {
        let square =
            Rect::from_min_size(rect.left_top() + vec2((side + space::S) * index as f32, 0.0), Vec2::splat(side));
        mark.paint(ui.painter(), tokens, square.center(), side);
    }
}
