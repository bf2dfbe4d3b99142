//! Why a number is what it is: its parts, the rule behind each, and how sure the figures are.

use std::sync::Arc;

use egui::collapsing_header::CollapsingState;
use egui::{Galley, Id, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::icons::Icon;
use super::layout::Width;
use super::list_row::ListRow;
use super::look::Look;
use super::paint;
use super::sheet;
use super::text;
use super::tokens::{TARGET, Tokens, radius, space};
use crate::locale::Language;
use crate::table::reason::{Reason, Rule, Sure};

/// A reason with all its parts. The first level stands open, and what lies deeper opens with a tap.
///
/// On a phone a sheet stands on the lower edge, so that what opens would push its own line away from under the finger:
/// there is room for it from the beginning.
pub fn reason_tree(ui: &mut Ui, reason: &Reason) {
    reason_tree_with(ui, reason, &|_| None);
}

/// The same with a link under each rule of which more is written: `more` says what stands on it, by the message that
/// names the rule. Returns that message when its link is tapped.
pub fn reason_tree_with<'r>(ui: &mut Ui, reason: &'r Reason, more: &dyn Fn(&str) -> Option<String>) -> Option<&'r str> {
    let id = ui.make_persistent_id("reason");
    let tree = Tree { language: Look::of(ui.ctx()).language, more };
    let shown = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if !Width::of(ui).is_narrow() {
            return tree.node(ui, id, reason, 0);
        }
        let room = tree.height(ui, reason, 0).min(sheet::most_content(ui.ctx()));
        let top = ui.cursor().top();
        let tapped = tree.node(ui, id, reason, 0);
        ui.add_space((room - (ui.cursor().top() - top)).max(0.0));
        tapped
    });
    shown.inner
}

/// What all nodes of a tree share.
struct Tree<'a> {
    language: Language,
    more: &'a dyn Fn(&str) -> Option<String>,
}

/// How far each level stands in, in points.
const INDENT: f32 = space::L;

impl Tree<'_> {
    fn node<'r>(&self, ui: &mut Ui, id: Id, reason: &'r Reason, depth: usize) -> Option<&'r str> {
        let mut open = CollapsingState::load_with_default_open(ui.ctx(), id, depth == 0);
        let has_more = !reason.parts.is_empty() || reason.rule.is_some();
        let line = self.line(reason, depth, has_more.then_some(open.is_open()));
        if line.show(ui, id).clicked() && has_more {
            open.toggle(ui);
            open.store(ui.ctx());
        }
        sureness(ui, reason.sure, line.indent);
        if !has_more || !open.is_open() {
            return None;
        }
        let mut tapped =
            reason.rule.as_ref().filter(|rule| self.rule(ui, rule, line.indent)).map(|rule| rule.words.key());
        for (index, part) in reason.parts.iter().enumerate() {
            tapped = self.node(ui, id.with(index), part, depth + 1).or(tapped);
        }
        tapped
    }

    /// The line of a node; `open` where it can be opened.
    fn line(&self, reason: &Reason, depth: usize, open: Option<bool>) -> Line {
        Line {
            what: self.language.say(&reason.what),
            amount: reason.amount.map(if reason.change { text::change } else { text::number }).unwrap_or_default(),
            open,
            indent: depth as f32 * INDENT,
            strong: depth == 0,
        }
    }

    /// How high a node is with everything in it open, in points; rather a little more than too little.
    fn height(&self, ui: &Ui, reason: &Reason, depth: usize) -> f32 {
        let tokens = Tokens::of(ui);
        let has_more = !reason.parts.is_empty() || reason.rule.is_some();
        let line = self.line(reason, depth, has_more.then_some(true));
        let room = ui.available_width() - line.indent - INDENT;
        let high = |words: &str, font| paint::galley(ui, words, font, tokens.ink, room).size().y.ceil() + space::XS;
        let sure = if reason.sure == Sure::Stated { 0.0 } else { TARGET };
        let rule = reason.rule.as_ref().map_or(0.0, |rule| {
            let (words, place) = (self.language.say(&rule.words), self.language.say(&rule.place));
            let link = (self.more)(rule.words.key()).map_or(0.0, |words| high(&words, tokens.body()).max(TARGET));
            high(&words, tokens.small()) + high(&place, tokens.small_strong()) + link + space::S
        });
        let parts: f32 = reason.parts.iter().map(|part| self.height(ui, part, depth + 1)).sum();
        line.height(ui) + sure + rule + parts
    }

    /// The rule behind a number. Whether its link was tapped.
    fn rule(&self, ui: &mut Ui, rule: &Rule, indent: f32) -> bool {
        indented(ui, indent + INDENT, |ui| {
            text::quiet(ui, &self.language.say(&rule.words));
            let tokens = Tokens::of(ui);
            text::write(ui, &self.language.say(&rule.place), tokens.small_strong(), tokens.quiet);
            let link = (self.more)(rule.words.key());
            link.is_some_and(|words| {
                let tapped = ListRow::new(&words).icon(Icon::Book).opens().show(ui).clicked();
                // The line of a part that follows may be tapped too.
                ui.add_space(space::XS);
                tapped
            })
        })
    }
}

/// Says that a figure should be looked at on the board; nothing where it is beyond doubt.
fn sureness(ui: &mut Ui, sure: Sure, indent: f32) {
    let words = Look::words(ui.ctx());
    let tokens = Tokens::of(ui);
    let (said, icon, color) = match sure {
        Sure::Stated => return,
        Sure::Owner => (&words.owner, Icon::Eye, tokens.quiet),
        Sure::Unconfirmed => (&words.check_board, Icon::Warning, tokens.warn),
        Sure::Unknown => (&words.unknown, Icon::Warning, tokens.warn),
    };
    indented(ui, indent + INDENT, |ui| {
        ui.horizontal(|ui| {
            let side = tokens.small().size;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            icon.paint(ui.painter(), rect, color);
            text::write(ui, said, tokens.small_strong(), color);
        });
    });
}

fn indented<R>(ui: &mut Ui, indent: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = egui::Margin { left: indent as i8, bottom: space::XS as i8, ..egui::Margin::ZERO };
    egui::Frame::new().inner_margin(margin).show(ui, add).inner
}

/// One line of the tree: a small arrow where it can be opened, what it is, how much.
struct Line {
    what: String,
    amount: String,
    open: Option<bool>,
    indent: f32,
    strong: bool,
}

impl Line {
    /// What it is, and how much, as they are written.
    fn written(&self, ui: &Ui) -> [Arc<Galley>; 2] {
        let tokens = Tokens::of(ui);
        let figures = if self.strong { tokens.value() } else { tokens.figure_strong() };
        let amount = paint::galley(ui, &self.amount, figures, tokens.ink, f32::INFINITY);
        let font = if self.strong { tokens.strong() } else { tokens.body() };
        let room = ui.available_width() - self.indent - INDENT - amount.size().x - space::S;
        [paint::galley(ui, &self.what, font, tokens.ink, room), amount]
    }

    fn height(&self, ui: &Ui) -> f32 {
        let least = if self.open.is_some() { TARGET } else { 0.0 };
        let written = self.written(ui).map(|words| words.size().y);
        (written[0].max(written[1]) + space::S).max(least).ceil()
    }

    fn show(&self, ui: &mut Ui, id: Id) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size.
        let (width, height) = (ui.available_width(), self.height(ui));
        let [what, amount] = self.written(ui);

        // 2. The place.
        let (_, rect) = ui.allocate_space(vec2(width, height));
        let sense = if self.open.is_some() { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id.with("line"), sense);

        // 3. The name.
        guard::called(&response, &self.what);
        response.widget_info(|| {
            let role = if self.open.is_some() { Role::Button } else { Role::Label };
            let colon = if self.amount.is_empty() { "" } else { ": " };
            WidgetInfo::labeled(role, ui.is_enabled(), format!("{}{colon}{}", self.what, self.amount))
        });
        if let Some(open) = self.open {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(open));
        }

        // 4. The picture.
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            if self.open.is_some() && response.hovered() {
                painter.rect_filled(rect, radius::SMALL, paint::ground(&tokens, &response, tokens.card));
            }
            let left = rect.left() + self.indent;
            if let Some(open) = self.open {
                let icon = if open { Icon::Down } else { Icon::Forward };
                let center = pos2(left + space::S - 2.0, rect.center().y);
                icon.paint(
                    painter,
                    Rect::from_center_size(center, Vec2::splat(14.0 * tokens.scale().min(1.4))),
                    tokens.quiet,
                );
            }
            paint::paint_left(painter, pos2(left + INDENT, rect.center().y), what, tokens.ink);
            paint::paint_right(painter, rect.right_center(), amount, tokens.ink);
            paint::focus_ring(ui, &tokens, &response, rect, radius::SMALL);
        }
        response
    }
}
