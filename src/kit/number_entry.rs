//! Numbers of several players, one after the other: the keypad goes on to the next that is blank until all are in.

use std::ops::RangeInclusive;

use egui::{Id, Key, Sense, Ui, Vec2};
use serde::{Deserialize, Serialize};

use super::arrangement::{docked, fits_two, is_docked, is_low};
use super::card::card;
use super::focus;
use super::icons::{ICON, Icon};
use super::keypad::{Keypad, KeypadAnswer, complete};
use super::layout::Width;
use super::look::Look;
use super::mark::Mark;
use super::number_strip::strip;
use super::sheet;
use super::sum::{self, SumError};
use super::text;
use super::tokens::{Tokens, space};
use crate::locale::Message;

/// The id of the sheet that holds the keypad on a phone.
const SHEET: &str = "keypad";

/// A number that can be typed.
#[derive(Clone, Debug)]
pub struct NumberCell<K> {
    /// Which one it is.
    pub key: K,
    /// Whose it is, where all of them are of the same kind.
    pub mark: Option<Mark>,
    /// The word over it where it has no mark ("Gold").
    pub words: String,
    /// What is typed for whom ("Anna: gold").
    pub name: String,
    /// The number that stands there.
    pub now: Option<i64>,
    /// What is shown of it: the number, a word that stands for one, or nothing while it is blank.
    pub shown: Option<String>,
    /// Whether it may stay blank: the keypad comes to it on its way through the group, but nothing waits for it.
    pub optional: bool,
    /// The cells of a group are shown together, and all that are blank in one come before those of the next.
    pub group: usize,
}

/// What is being typed, and what was typed by halves. It holds all of it as plain data, so that it can be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
// What is skipped below is empty when it is read; serde would ask for a key that has a default for that.
#[serde(bound(serialize = "K: Serialize", deserialize = "K: Deserialize<'de>"))]
pub struct NumberDraft<K> {
    /// Whose number is typed; none where nobody has chosen.
    at: Option<K>,
    typed: String,
    /// What was begun elsewhere and is not complete.
    begun: Vec<(K, String)>,
    /// What was tapped: it is next, once what was typed before has been entered. Nothing is next where the list went on
    /// to other numbers.
    #[serde(skip)]
    wanted: Wanted<K>,
    /// The text that was refused, and why.
    #[serde(skip)]
    refused: Option<(String, String)>,
    /// What was entered and may still be on its way to the log.
    #[serde(skip)]
    sent: Vec<K>,
}

/// Where the keypad is to go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Wanted<K> {
    /// Nowhere: it stays.
    #[default]
    Stay,
    /// To a number.
    Cell(K),
    /// Away from what it is at.
    Nothing,
}

impl<K> Default for NumberDraft<K> {
    fn default() -> Self {
        let (begun, sent) = (Vec::new(), Vec::new());
        Self { at: None, typed: String::new(), begun, wanted: Wanted::Stay, refused: None, sent }
    }
}

impl<K: Clone + PartialEq> NumberDraft<K> {
    /// Goes to a number, as soon as what is typed now has been entered.
    pub fn open(&mut self, key: K) {
        self.wanted = Wanted::Cell(key);
    }

    /// Goes away from the number that is typed, as soon as it has been entered.
    pub fn leave(&mut self) {
        self.wanted = Wanted::Nothing;
    }

    /// Whose number is typed; none where nobody has chosen.
    pub const fn at(&self) -> Option<&K> {
        self.at.as_ref()
    }

    /// Whether a number is being typed that was asked for, or is about to be.
    pub fn is_open(&self) -> bool {
        self.at.is_some() || matches!(self.wanted, Wanted::Cell(_))
    }

    /// Whether anything is typed that was not entered.
    pub fn is_begun(&self) -> bool {
        !self.typed.is_empty() || !self.begun.is_empty()
    }

    /// What was begun for a number and is not entered.
    pub fn begun(&self, key: &K) -> Option<&str> {
        if self.at.as_ref() == Some(key) {
            return Some(self.typed.as_str()).filter(|typed| !typed.is_empty());
        }
        self.begun.iter().find(|(begun, _)| begun == key).map(|(_, typed)| typed.as_str())
    }

    /// The number that is typed now and not entered; an error says why it is no number yet.
    pub fn typed(&self) -> Option<(&K, Result<i64, SumError>)> {
        let key = self.at.as_ref()?;
        let number = sum::parse(&self.typed).transpose()?;
        Some((key, number))
    }

    /// Whose numbers were begun and are not complete.
    pub fn unfinished(&self) -> impl Iterator<Item = &K> {
        self.begun.iter().map(|(key, _)| key)
    }

    /// What is to be entered or said before anything goes on: the number that is typed, with its cell, or in words whose
    /// number is not finished. None when nothing is half entered in these cells.
    pub fn pending<'c>(&self, cells: &'c [NumberCell<K>]) -> Option<Result<(&'c NumberCell<K>, i64), Message>> {
        let cell = |key: &K| cells.iter().find(|cell| cell.key == *key);
        let missing = |cell: &NumberCell<K>| Message::new("kit-number-unfinished").text("cell", &cell.name);
        if let Some((key, number)) = self.typed()
            && let Some(cell) = cell(key)
        {
            return Some(number.map(|number| (cell, number)).map_err(|_unfinished| missing(cell)));
        }
        self.unfinished().find_map(cell).map(|cell| Err(missing(cell)))
    }

    /// The number that the keypad is at, or comes to first, where nothing is typed.
    pub fn comes_to<'c>(&self, cells: &'c [NumberCell<K>]) -> Option<&'c NumberCell<K>> {
        let wanted = if let Wanted::Cell(key) = &self.wanted { Some(key) } else { self.at.as_ref() };
        let chosen = wanted.and_then(|at| cells.iter().find(|cell| cell.key == *at));
        chosen.or_else(|| cells.iter().find(|cell| is_blank(cell, self)))
    }

    /// Puts what is typed aside: nobody's number is typed until somebody asks for one.
    pub fn put_aside(&mut self) {
        self.turn_to(None);
    }

    /// Lets go of what was typed where it stands there now: something else than the keypad has entered it.
    pub fn settle(&mut self, cells: &[NumberCell<K>]) {
        let Some((key, Ok(number))) = self.typed() else { return };
        if cells.iter().any(|cell| cell.key == *key && cell.now == Some(number)) {
            self.typed.clear();
            self.turn_to(None);
        }
    }

    /// Puts what is typed aside, and takes up what was begun there.
    fn turn_to(&mut self, key: Option<K>) {
        // What was said of one number is not said of another.
        self.refused = None;
        let typed = std::mem::take(&mut self.typed);
        if let Some(at) = self.at.take().filter(|_| !typed.is_empty()) {
            self.begun.push((at, typed));
        }
        if let Some(key) = &key
            && let Some(found) = self.begun.iter().position(|(begun, _)| begun == key)
        {
            self.typed = self.begun.remove(found).1;
        }
        self.at = key;
    }

    /// What was typed is entered.
    fn done(&mut self, key: &K) {
        self.typed.clear();
        self.refused = None;
        self.begun.retain(|(begun, _)| begun != key);
        self.sent.push(key.clone());
    }
}

/// The keypad of several numbers.
pub struct NumberEntry<'a, K> {
    cells: &'a [NumberCell<K>],
    /// What may come in their place: their strip has the room of the larger one.
    instead: &'a [NumberCell<K>],
    extra: &'a [&'a str],
    range: RangeInclusive<i64>,
    /// Of which group the first that is blank is typed without being asked for, where the keypad stands on the page; of
    /// any where nobody says.
    group: Option<usize>,
    /// Whether it goes on to the next by itself.
    runs_on: bool,
    /// Whether nobody else's number may be seen.
    secret: bool,
    /// Whether the numbers of the group stand above the keypad wherever it is.
    with_group: bool,
    /// Whether it comes up over the page in any window that has no column for it.
    over_page: bool,
}

/// What a caller does with an answer: an error is the reason in words, and the keypad stays where it is.
type Enter<'e, K> = &'e mut dyn FnMut(&K, KeypadAnswer) -> Result<(), String>;

impl<'a, K: Clone + PartialEq> NumberEntry<'a, K> {
    /// The keypad of these numbers, in the order in which they are typed.
    pub const fn new(cells: &'a [NumberCell<K>]) -> Self {
        let range = -sum::LIMIT..=sum::LIMIT;
        Self {
            cells,
            instead: &[],
            extra: &[],
            range,
            group: None,
            runs_on: true,
            secret: false,
            with_group: false,
            over_page: false,
        }
    }

    /// The same with extra keys.
    #[must_use]
    pub const fn extra(mut self, labels: &'a [&'a str]) -> Self {
        self.extra = labels;
        self
    }

    /// The same for numbers of this range.
    #[must_use]
    pub const fn range(mut self, range: RangeInclusive<i64>) -> Self {
        self.range = range;
        self
    }

    /// The same beside a list that shows this group: no number of another one is typed before it is asked for.
    #[must_use]
    pub const fn shown_group(mut self, group: usize) -> Self {
        self.group = Some(group);
        self
    }

    /// The same for numbers of which each is entered by another person in secret: it goes on to nobody, and nobody else's is
    /// shown above it.
    #[must_use]
    pub const fn one_by_one(mut self, one_by_one: bool) -> Self {
        self.runs_on = !one_by_one;
        self.secret = one_by_one;
        self
    }

    /// The same where all was entered already, and a number is put right: it goes on to nobody.
    #[must_use]
    pub const fn corrects(mut self, corrects: bool) -> Self {
        self.runs_on = !corrects;
        self
    }

    /// The same for so many numbers that the list of them is not in sight with the keypad: those of the group stand above it
    /// wherever it is, and not on a phone alone.
    #[must_use]
    pub const fn with_group(mut self) -> Self {
        self.with_group = true;
        self
    }

    /// The same where one switch puts these numbers in their place: the keypad stays where it is.
    #[must_use]
    pub const fn or_instead(mut self, cells: &'a [NumberCell<K>]) -> Self {
        self.instead = cells;
        self
    }

    /// The same for numbers that are all in, and are only put right now: it comes up over the page, which stays as it is.
    #[must_use]
    pub const fn over_page(mut self) -> Self {
        self.over_page = true;
        self
    }

    /// Whether the keypad is always there, on the page or in a column of its own; else it comes up when a number is asked
    /// for.
    pub fn is_beside(ui: &Ui) -> bool {
        is_docked(ui) || !(Width::of(ui).is_narrow() || is_low(ui))
    }

    /// Whether it stands on the page, and the page has a column for it beside the list.
    pub fn has_column(ui: &Ui) -> bool {
        Self::is_beside(ui) && !is_docked(ui) && fits_two(ui)
    }

    /// Whether the keypad belongs above the numbers that it fills: where one of them was blank when they came on the screen,
    /// so that it stands there from the first frame, and its room stays when all are in. Otherwise it comes and goes for
    /// corrections alone, and belongs below everything. To be asked each frame.
    pub fn stands_above(&self, ui: &Ui) -> bool {
        let id = ui.make_persistent_id("number-entry");
        if focus::appeared(ui.ctx(), id) {
            let above = self.cells.iter().any(|cell| cell.shown.is_none());
            ui.data_mut(|data| data.insert_temp(id.with("above"), above));
        }
        ui.data(|data| data.get_temp(id.with("above"))).unwrap_or(false)
    }

    /// Whose number is typed now.
    pub fn active(&self, ui: &Ui, draft: &NumberDraft<K>) -> Option<&'a NumberCell<K>> {
        let chosen = draft.at.as_ref().and_then(|at| self.cells.iter().find(|cell| cell.key == *at));
        let here = |cell: &&NumberCell<K>| self.group.is_none_or(|group| group == cell.group);
        let blank = || self.cells.iter().filter(here).find(|cell| is_blank(cell, draft));
        chosen.or_else(|| if self.runs_on && Self::is_beside(ui) { blank() } else { None })
    }

    /// Shows the keypad where it belongs: here on the page where there is room, else from the bottom of the screen.
    /// `enter` is asked to enter what was typed.
    ///
    /// What is complete is entered by OK, by going to another number and by closing the keypad. What is not complete, or
    /// is refused, is kept, and the keypad names the reason.
    pub fn show(&self, ui: &mut Ui, draft: &mut NumberDraft<K>, enter: Enter<'_, K>) {
        self.show_with(ui, draft, |_| (), enter);
    }

    /// The same with what else belongs to the entry, above the keypad.
    pub fn show_with(&self, ui: &mut Ui, draft: &mut NumberDraft<K>, above: impl FnOnce(&mut Ui), enter: Enter<'_, K>) {
        // How high the keypad was is known for as long as the screen is not left.
        if focus::appeared(ui.ctx(), Id::unique(("entry", SHEET))) {
            ui.data_mut(|data| data.remove::<f32>(Id::unique(("height", SHEET))));
        }
        draft.sent.retain(|sent| self.cells.iter().any(|cell| cell.key == *sent && cell.shown.is_none()));
        // What is typed for a number that is not here now waits until it is.
        if draft.at.as_ref().is_some_and(|at| self.cells.iter().all(|cell| cell.key != *at)) {
            draft.turn_to(None);
        }
        let wanted = match std::mem::take(&mut draft.wanted) {
            Wanted::Stay => None,
            Wanted::Cell(key) => Some(Some(key)),
            Wanted::Nothing => Some(None),
        };
        if draft.at.is_none() {
            ui.data_mut(|data| data.remove::<bool>(Id::unique(("over", SHEET))));
        }
        if let Some(wanted) = wanted
            && self.leave(ui, draft, enter)
        {
            draft.turn_to(wanted);
            // On the page it would scroll what was tapped away.
            let over = draft.at.is_some() && !is_in_sight(ui);
            ui.data_mut(|data| data.insert_temp(Id::unique(("over", SHEET)), over));
        }
        let on_page = Self::is_beside(ui) && !is_docked(ui) && !self.over_page;
        let Some(cell) = self.active(ui, draft) else {
            // Where the keypad has a column of its own, the score stands there again.
            if on_page {
                all_in(ui, true);
            }
            return;
        };
        let over = on_page && ui.data(|data| data.get_temp(Id::unique(("over", SHEET)))).unwrap_or(false);
        if over {
            all_in(ui, self.cells.iter().all(|cell| cell.shown.is_some()));
        }
        let before = draft.typed.clone();
        let (answer, closed) = if is_docked(ui) {
            let keypad = |ui: &mut Ui| {
                self.strip_on_page(ui, cell, draft);
                above(ui);
                self.keypad(ui, cell, draft)
            };
            (docked(ui, |ui| card(ui, keypad)).flatten(), false)
        } else if on_page && !over {
            let keypad = |ui: &mut Ui| {
                let top = ui.cursor().top();
                text::strong(ui, &cell.name);
                self.strip_on_page(ui, cell, draft);
                above(ui);
                let answer = self.keypad(ui, cell, draft);
                let height = ui.min_rect().bottom() - top;
                ui.data_mut(|data| data.insert_temp(Id::unique(("height", SHEET)), height));
                answer
            };
            (card(ui, keypad), false)
        } else {
            let content = |ui: &mut Ui| {
                self.strip(ui, cell, draft);
                above(ui);
                self.keypad(ui, cell, draft)
            };
            let shown = sheet::sheet(ui, SHEET, &cell.name, content);
            (shown.inner, shown.closed)
        };
        if draft.typed != before {
            draft.at = Some(cell.key.clone());
        }
        if let Some(answer) = answer {
            self.answer(ui, (cell, over), answer, draft, enter);
        } else if closed {
            // Escape and the way back leave it as it is; a tap beside it means that it is done.
            let escaped = ui.input(|input| input.keys_down.contains(&Key::Escape));
            if escaped || self.leave(ui, draft, enter) {
                draft.turn_to(None);
            }
        }
    }

    fn keypad(&self, ui: &mut Ui, cell: &NumberCell<K>, draft: &mut NumberDraft<K>) -> Option<KeypadAnswer> {
        if draft.refused.as_ref().is_some_and(|(text, _)| *text != draft.typed) {
            draft.refused = None;
        }
        let why = draft.refused.as_ref().map(|(_, why)| why.as_str());
        let keypad = Keypad::new(&cell.name).extra(self.extra).range(self.range.clone()).now(cell.now).refused(why);
        keypad.show(ui, &mut draft.typed)
    }

    /// Takes what a keypad answered, and goes on.
    fn answer(
        &self,
        ui: &Ui,
        (cell, over): (&NumberCell<K>, bool),
        answer: KeypadAnswer,
        draft: &mut NumberDraft<K>,
        enter: Enter<'_, K>,
    ) {
        draft.at = Some(cell.key.clone());
        match answer {
            KeypadAnswer::Entered(None) if cell.shown.is_none() || (cell.optional && cell.now.is_none()) => {
                // A second tap on OK finds the next number blank: it does not pass it over.
                let words = Look::words(ui.ctx());
                draft.refused = Some((draft.typed.clone(), words.say(&Message::new("kit-number-none"))));
                return;
            }
            // As it is.
            KeypadAnswer::Entered(number) if number == cell.now && cell.shown.is_some() => draft.done(&cell.key),
            _ => match enter(&cell.key, answer) {
                Ok(()) => draft.done(&cell.key),
                Err(why) => {
                    draft.refused = Some((draft.typed.clone(), why));
                    return;
                }
            },
        }
        // Where a number was taken away, its place is blank on purpose.
        let goes_on = answer != KeypadAnswer::Entered(None);
        let next = self.next(cell, draft).filter(|_| goes_on && self.runs_on).map(|next| next.key.clone());
        if next.is_none() && (over || self.over_page || !Self::is_beside(ui)) {
            sheet::done(ui, SHEET);
        }
        draft.turn_to(next);
    }

    /// Enters what is typed, where it is complete; false when it was refused, and stays.
    fn leave(&self, ui: &Ui, draft: &mut NumberDraft<K>, enter: Enter<'_, K>) -> bool {
        let Some(cell) = self.active(ui, draft) else { return true };
        let Ok(Some(number)) = complete(&draft.typed, &self.range) else { return true };
        if Some(number) == cell.now {
            draft.done(&cell.key);
            return true;
        }
        match enter(&cell.key, KeypadAnswer::Entered(Some(number))) {
            Ok(()) => {
                draft.done(&cell.key);
                true
            }
            Err(why) => {
                draft.at = Some(cell.key.clone());
                draft.refused = Some((draft.typed.clone(), why));
                false
            }
        }
    }

    /// The next that is blank: of the same group first, from here on and around, then of those that follow. One that may
    /// stay blank is come to once, on the way through its group.
    fn next(&self, here: &NumberCell<K>, draft: &NumberDraft<K>) -> Option<&'a NumberCell<K>> {
        let at = self.cells.iter().position(|cell| cell.key == here.key)?;
        let groups = self.cells.iter().map(|cell| cell.group).max().unwrap_or(0) + 1;
        let passed = |index: usize, cell: &NumberCell<K>| {
            cell.optional && cell.now.is_none() && cell.group == here.group && index > at
        };
        let cells = self.cells.iter().enumerate();
        let blank = cells.filter(|(index, cell)| is_blank(cell, draft) || passed(*index, cell));
        let far = |index: usize, cell: &NumberCell<K>| ((cell.group + groups - here.group) % groups, index < at, index);
        blank.min_by_key(|(index, cell)| far(*index, cell)).map(|(_, cell)| cell)
    }

    /// The numbers of the group, where the list of them is not in sight with a keypad on the page.
    fn strip_on_page(&self, ui: &mut Ui, here: &NumberCell<K>, draft: &mut NumberDraft<K>) {
        if self.with_group && !is_low(ui) {
            self.strip(ui, here, draft);
        }
    }

    /// The numbers of the group above the keypad of a phone, which covers the list: whose turn it is, and who is in.
    fn strip(&self, ui: &mut Ui, here: &NumberCell<K>, draft: &mut NumberDraft<K>) {
        if self.secret {
            return;
        }
        if let Some(tapped) = strip(ui, self.cells, self.instead, here, draft) {
            draft.open(tapped.clone());
        }
    }
}

fn is_blank<K: PartialEq>(cell: &NumberCell<K>, draft: &NumberDraft<K>) -> bool {
    cell.shown.is_none() && !cell.optional && !draft.sent.contains(&cell.key)
}

/// As high is a keypad with its title at most, where it is not known yet, in points at the design's text size.
const KEYPAD: f32 = 440.0;

/// Whether the keypad would be wholly in sight if it stood here on the page.
fn is_in_sight(ui: &Ui) -> bool {
    let known: Option<f32> = ui.data(|data| data.get_temp(Id::unique(("height", SHEET))));
    let height = known.map_or(KEYPAD * Tokens::of(ui).scale(), |height| height + 2.0 * space::M);
    let (top, clip) = (ui.cursor().top(), ui.clip_rect());
    clip.top() <= top && top + height <= clip.bottom()
}

/// What stands in the place of the keypad when nothing is blank, or it is over the page: the page stays as it is.
fn all_in(ui: &mut Ui, is_so: bool) {
    let words = Look::words(ui.ctx());
    // As high as the keypad was, for what stands below it.
    let height: f32 = ui.data(|data| data.get_temp(Id::unique(("height", SHEET)))).unwrap_or(0.0);
    card(ui, |ui| {
        ui.set_min_height(height);
        if !is_so {
            ui.set_min_width(ui.available_width());
            return;
        }
        ui.vertical_centered(|ui| {
            let tokens = Tokens::of(ui);
            let side = 2.0 * ICON * tokens.scale();
            // So much room would look as if something were missing: what it says stands in its middle.
            let above = (height - side) / 2.0 - side;
            if above > 0.0 {
                ui.add_space(above);
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                Icon::Check.paint(ui.painter(), rect, tokens.good);
            }
            text::quiet(ui, &words.say(&Message::new("kit-number-all-in")));
        });
    });
}
