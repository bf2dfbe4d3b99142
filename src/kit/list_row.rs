//! Rows of a list: something in front, a title with a quiet line below, something at the end.

use std::ops::Range;

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::icons::{ICON, Icon};
use super::mark::{MARK, Mark};
use super::marked;
use super::paint;
use super::tokens::{TARGET, Tokens, radius, space};

/// A row of a list that can be tapped.
#[derive(Clone, Copy, Debug)]
pub struct ListRow<'a> {
    title: &'a str,
    note: Option<&'a str>,
    end: Option<&'a str>,
    lead: Lead,
    opens: bool,
    /// Whether it is chosen; none where that is no question.
    selected: Option<bool>,
    marks: &'a [Range<usize>],
    small: bool,
    kind: Kind,
}

/// As what a screen reader finds a row.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Button,
    /// Something that a menu does.
    MenuItem,
    /// One of several in a menu, of which one is chosen.
    MenuChoice,
}

#[derive(Clone, Copy, Debug)]
enum Lead {
    Nothing,
    Icon(Icon),
    Mark(Mark),
}

impl<'a> ListRow<'a> {
    /// A row with this title.
    pub const fn new(title: &'a str) -> Self {
        Self {
            title,
            note: None,
            end: None,
            lead: Lead::Nothing,
            opens: false,
            selected: None,
            marks: &[],
            small: false,
            kind: Kind::Button,
        }
    }

    /// A row with this title, small and as low as a target may be: what stands beside something that matters more.
    pub const fn small(title: &'a str) -> Self {
        Self { small: true, ..Self::new(title) }
    }

    /// The same with a quiet line below the title.
    #[must_use]
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = Some(note);
        self
    }

    /// The same with quiet words at its end: a date, a shortcut.
    #[must_use]
    pub const fn end(mut self, end: &'a str) -> Self {
        self.end = Some(end);
        self
    }

    /// The same with an icon in front.
    #[must_use]
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.lead = Lead::Icon(icon);
        self
    }

    /// The same with a player's mark in front.
    #[must_use]
    pub const fn mark(mut self, mark: Mark) -> Self {
        self.lead = Lead::Mark(mark);
        self
    }

    /// The same with an arrow at its end: tapping it opens another place.
    #[must_use]
    pub const fn opens(mut self) -> Self {
        self.opens = true;
        self
    }

    /// The same, to be chosen: with a check at its end while it is. A double tap chooses it once.
    #[must_use]
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// The same with these parts of its title marked, in bytes: what a search has found.
    #[must_use]
    pub const fn marks(mut self, marks: &'a [Range<usize>]) -> Self {
        self.marks = marks;
        self
    }

    /// The same as a row of a menu.
    pub(super) const fn in_menu(mut self) -> Self {
        self.kind = Kind::MenuItem;
        self
    }

    /// The same as one of several in a menu, of which one is chosen.
    pub(super) const fn choice_in_menu(mut self) -> Self {
        self.kind = Kind::MenuChoice;
        self
    }

    /// How high a small row of a title and an icon is where it is so wide.
    pub fn height(&self, ui: &Ui, width: f32) -> f32 {
        let tokens = Tokens::of(ui);
        let room = width - tokens.scale() * ICON - space::M;
        let title = marked::galley(ui, self.title, self.marks, tokens.small(), tokens.ink, room);
        title.size().y.max(TARGET).ceil()
    }

    /// Shows the row, as wide as the room there is.
    pub fn show(self, ui: &mut Ui) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size.
        let width = ui.available_width();
        let side = tokens.scale() * if matches!(self.lead, Lead::Mark(_)) { MARK } else { ICON };
        let lead = if matches!(self.lead, Lead::Nothing) { 0.0 } else { side + space::M };
        let selected = self.selected == Some(true);
        let sign = if self.opens || selected { ICON } else { 0.0 };
        let font = match (self.small, self.note) {
            (true, _) => tokens.small(),
            (false, Some(_)) => tokens.strong(),
            (false, None) => tokens.body(),
        };
        let end = self.end.map(|end| {
            // What stands at the end leaves the title so much room that none of its words is broken.
            let title = paint::longest_word(ui, self.title, font.clone());
            let room = (width - lead - sign - space::S - title).floor().clamp(width / 4.0, width / 2.0);
            paint::galley(ui, end, tokens.small(), tokens.quiet, room)
        });
        let end_width = end.as_ref().map_or(0.0, |end| end.size().x + space::S);
        let room = width - lead - end_width - sign;
        let around = if self.small { 0.0 } else { space::M };
        let title = marked::galley(ui, self.title, self.marks, font, tokens.ink, room);
        let note = self.note.map(|note| paint::galley(ui, note, tokens.small(), tokens.quiet, room));
        let note_height = note.as_ref().map_or(0.0, |note| note.size().y);
        // A long name at the end stands on several lines too.
        let end_height = end.as_ref().map_or(0.0, |end| end.size().y);
        let words_height = (title.size().y + note_height).max(end_height);
        let height = (words_height + around).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

        // 3. The name.
        if self.selected.is_some() {
            guard::switches(&response, self.title);
        } else {
            guard::called(&response, self.title);
        }
        response.widget_info(|| {
            let parts = [Some(self.title), self.note, self.end];
            let said: Vec<&str> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            let said = said.join(", ");
            let enabled = ui.is_enabled();
            match self.kind {
                Kind::Button if selected => WidgetInfo::selected(Role::Button, enabled, true, said),
                Kind::Button => WidgetInfo::labeled(Role::Button, enabled, said),
                Kind::MenuItem => WidgetInfo::labeled(Role::MenuItem, enabled, said),
                Kind::MenuChoice => WidgetInfo::selected(Role::MenuItemRadio, enabled, selected, said),
            }
        });

        // 4. The picture.
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            if response.hovered() {
                let ground = paint::ground(&tokens, &response, tokens.card);
                painter.rect_filled(rect.expand2(vec2(space::S, 0.0)), radius::CONTROL, ground);
            }
            let square = Rect::from_center_size(pos2(rect.left() + side / 2.0, rect.center().y), Vec2::splat(side));
            match self.lead {
                Lead::Nothing => {}
                Lead::Icon(icon) => icon.paint(painter, square, tokens.ink),
                Lead::Mark(mark) => mark.paint(painter, &tokens, square.center(), side),
            }
            let left = rect.left() + lead;
            let top = rect.center().y - (title.size().y + note_height) / 2.0;
            let below = top + title.size().y;
            painter.galley(pos2(left, top), title, tokens.ink);
            if let Some(note) = note {
                painter.galley(pos2(left, below), note, tokens.quiet);
            }
            if sign > 0.0 {
                let icon = if selected { Icon::Check } else { Icon::Forward };
                let center = pos2(rect.right() - ICON / 2.0, rect.center().y);
                let color = if selected { tokens.accent } else { tokens.quiet };
                icon.paint(painter, Rect::from_center_size(center, Vec2::splat(ICON * 0.8)), color);
            }
            if let Some(end) = end {
                paint::paint_right(painter, pos2(rect.right() - sign, rect.center().y), end, tokens.quiet);
            }
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }
}
