//! The palette: type a few letters of a command, and Enter gives it.

use std::rc::Rc;

use egui::{Key, Modifiers, Ui};

use crate::app::app_action::AppAction;
use crate::app::nav::commands::{Command, keys};
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::app::tools::TableTool;
use crate::games::view::Tool;
use crate::kit::{ListRow, search_field, text};
use crate::library::fold::fold;
use crate::locale::Message;

/// The palette, while it is open.
pub struct Palette {
    typed: String,
    chosen: usize,
    /// Whether the field has had the keyboard.
    focused: bool,
    entries: Vec<PaletteRow>,
}

struct PaletteRow {
    words: Rc<str>,
    folded: String,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Command(Command),
    Tool(&'static str),
    Lesson(&'static str),
    TableTool(TableTool),
}

/// How many entries are shown at once.
const SHOWN: usize = 8;

impl Palette {
    /// All that can be done now; tools of the game come with their own names.
    pub fn new(model: &Model, tools: &[Tool]) -> Self {
        let entry = |key, what| {
            let words = model.texts.t(key);
            PaletteRow { folded: fold(&words), words, what }
        };
        let tools = tools.iter().map(|tool| entry(tool.title, What::Tool(tool.id)));
        let commands = Command::ALL.into_iter().filter(|command| command.is_possible(model));
        let commands = commands
            .filter(|command| *command != Command::Palette)
            .map(|command| entry(command.key(), What::Command(command)));
        // Of the open play's game it is a command of its own.
        let played = model.open.as_ref().map(|open| open.game.id());
        let taught = model.taught().filter(|game| played != Some(game.id()));
        let lessons = taught.map(|game| {
            let words = model.texts.say(&Message::new("setup-lesson-of").say("game", game.name()));
            PaletteRow { folded: fold(&words), words: words.into(), what: What::Lesson(game.id()) }
        });
        let table_tools = TableTool::ALL.into_iter().map(|tool| {
            let words = model.texts.say(&Message::new("tools-one").say("tool", Message::new(tool.title())));
            PaletteRow { folded: fold(&words), words: words.into(), what: What::TableTool(tool) }
        });
        let entries = commands.chain(tools).chain(lessons).chain(table_tools).collect();
        Self { typed: String::new(), chosen: 0, focused: false, entries }
    }

    /// The entries with all the words that were typed, in any order.
    fn found(&self) -> Vec<usize> {
        let typed = fold(&self.typed);
        let fits = |entry: &PaletteRow| typed.split_whitespace().all(|word| entry.folded.contains(word));
        let found = self.entries.iter().enumerate().filter(|(_, entry)| fits(entry)).map(|(index, _)| index);
        found.take(SHOWN).collect()
    }
}

impl Content for Palette {
    fn name(&self) -> &'static str {
        "palette"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title("app-command-palette")
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let (up, down, enter) = ui.input_mut(|input| {
            let mut hit = |key| input.consume_key(Modifiers::NONE, key);
            (hit(Key::ArrowUp), hit(Key::ArrowDown), hit(Key::Enter))
        });
        let field = search_field(ui, &context.model.texts.t("app-palette-search"), &mut self.typed);
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
        }
        if field.changed() {
            self.chosen = 0;
        }
        let found = self.found();
        if down {
            self.chosen += 1;
        }
        self.chosen = self.chosen.saturating_sub(usize::from(up)).min(found.len().saturating_sub(1));
        let mut given = enter.then(|| found.get(self.chosen).copied()).flatten();
        for (place, &index) in found.iter().enumerate() {
            let Some(entry) = self.entries.get(index) else { continue };
            let keys = match entry.what {
                What::Command(command) => keys(ui.ctx(), command),
                What::Tool(_) | What::Lesson(_) | What::TableTool(_) => String::new(),
            };
            let row = ListRow::new(&entry.words).end(&keys);
            // The arrow is at what Enter gives.
            let row = if place == self.chosen { row.opens() } else { row };
            if row.show(ui).clicked() {
                given = Some(index);
            }
        }
        if found.is_empty() {
            text::quiet(ui, &context.model.texts.t("app-palette-nothing"));
        }
        let Some(entry) = given.and_then(|index| self.entries.get(index)) else { return false };
        context.actions.push(match entry.what {
            What::Command(command) => AppAction::Command(command),
            What::Tool(id) => AppAction::Go(Place::Tool(id)),
            What::Lesson(game) => AppAction::Go(Place::Lesson(game)),
            What::TableTool(tool) => AppAction::Go(Place::TableTool(tool)),
        });
        true
    }
}
