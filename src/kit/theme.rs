//! egui's own styles, made to follow the tokens, so that what egui draws by itself looks like the rest.

use std::collections::BTreeMap;

use egui::style::{ScrollAnimation, ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Visuals, vec2,
};

use super::look::Look;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

/// Sets both of egui's styles, so that a change of the system's theme needs nothing from us.
///
/// The text size scales the text and not the window: at twice the size a phone keeps its margins and its targets of a
/// thumb, and only words need more room, which they find by wrapping.
pub(super) fn set_styles(ctx: &Context, look: &Look, fine: bool) {
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        let tokens = Tokens::of_look(theme == egui::Theme::Dark, look);
        let mut style = style(theme, &tokens, look.motion);
        let text = &mut style.visuals.text_options;
        (text.font_hinting, text.subpixel_binning) = (!fine, !fine);
        ctx.set_style_of(theme, style);
    }
}

fn style(theme: egui::Theme, tokens: &Tokens, motion: bool) -> Style {
    let mut style = theme.default_style();
    style.text_styles = text_styles(tokens);
    style.visuals = visuals(style.visuals, tokens);
    style.interaction.selectable_labels = false;

    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(space::S, space::S);
    spacing.button_padding = vec2(space::L, space::S);
    // The height of a row of words; what can be tapped brings its own height of a thumb.
    spacing.interact_size = vec2(TARGET, space::XL);
    spacing.menu_margin = Margin::same(space::S as i8);
    spacing.window_margin = Margin::same(space::L as i8);
    spacing.scroll = ScrollStyle::floating();

    if !motion {
        style.animation_time = 0.0;
        style.scroll_animation = ScrollAnimation::none();
    }
    style
}

fn text_styles(tokens: &Tokens) -> BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, tokens.small()),
        (TextStyle::Body, tokens.body()),
        (TextStyle::Button, tokens.strong()),
        (TextStyle::Heading, tokens.title()),
        (TextStyle::Monospace, FontId::new(tokens.body().size, FontFamily::Monospace)),
    ]
    .into()
}

fn visuals(mut visuals: Visuals, tokens: &Tokens) -> Visuals {
    visuals.widgets = widgets(tokens);
    visuals.selection = Selection { bg_fill: tokens.accent_soft, stroke: Stroke::new(HAIR, tokens.ink) };
    visuals.weak_text_color = Some(tokens.quiet);
    visuals.hyperlink_color = tokens.accent;
    visuals.faint_bg_color = tokens.field;
    visuals.extreme_bg_color = tokens.field;
    visuals.code_bg_color = tokens.field;
    visuals.warn_fg_color = tokens.warn;
    visuals.error_fg_color = tokens.danger;

    let shadow = Shadow { offset: [0, 8], blur: 24, spread: 0, color: tokens.veil.gamma_multiply(0.4) };
    visuals.window_corner_radius = CornerRadius::same(radius::CARD);
    visuals.window_fill = tokens.card;
    visuals.window_stroke = Stroke::new(HAIR, tokens.line);
    visuals.window_shadow = shadow;
    visuals.menu_corner_radius = CornerRadius::same(radius::CARD);
    visuals.popup_shadow = shadow;
    visuals.panel_fill = tokens.ground;

    visuals.text_cursor.stroke = Stroke::new(2.0, tokens.accent);
    // A blinking cursor is the one thing that would draw frames while nobody does anything.
    visuals.text_cursor.blink = false;
    visuals
}

fn widgets(tokens: &Tokens) -> Widgets {
    let state = |ground: Color32, line: Color32, ink: Color32| WidgetVisuals {
        bg_fill: ground,
        weak_bg_fill: ground,
        bg_stroke: Stroke::new(HAIR, line),
        corner_radius: CornerRadius::same(radius::CONTROL),
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    };
    Widgets {
        noninteractive: state(tokens.card, tokens.line, tokens.ink),
        inactive: state(tokens.card, tokens.line, tokens.ink),
        hovered: state(tokens.hovered(tokens.card), tokens.quiet, tokens.ink),
        active: state(tokens.pressed(tokens.card), tokens.quiet, tokens.ink),
        open: state(tokens.pressed(tokens.card), tokens.quiet, tokens.ink),
    }
}
