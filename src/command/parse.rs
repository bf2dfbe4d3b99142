//! What the program was called with, read by clap; its help and its refusals are said in both languages.
//!
//! clap has its own texts in English alone. They are taken out here and put in from the messages: headings, usage, the
//! help of every command and argument, and the errors by their kind.

use std::ffi::OsString;
use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command as ClapCommand, CommandFactory, FromArgMatches};

use super::failure::WRONG;
use super::{Cli, cards, print, sync};
use crate::games::{self, Game};
use crate::locale::{Language, Message};

/// What is written in place of doing something: the help that was asked for, or why the words cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    text: String,
    /// The exit status.
    pub status: u8,
}

impl Told {
    /// Writes it: what was asked for to standard output, a refusal to standard error.
    pub fn write(&self) {
        let written = match self.status {
            0 => io::stdout().write_all(self.text.as_bytes()),
            _ => io::stderr().write_all(self.text.as_bytes()),
        };
        // Where it cannot be written, the status says it.
        written.ok();
    }
}

/// Reads what the program was called with; the first word is the program's own name.
///
/// # Errors
/// The help, where it was asked for, or why the words cannot be taken.
pub fn parse(words: impl Iterator<Item = OsString>) -> Result<Cli, Told> {
    let words = address_as_option(help_as_option(words.collect()));
    let language = asked_for(&words).unwrap_or_else(Language::of_the_system);
    let read = command(language).try_get_matches_from(words).and_then(|matches| Cli::from_arg_matches(&matches));
    read.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Told { text: error.render().to_string(), status: 0 },
        _ => Told { text: refusal(&error, language), status: WRONG },
    })
}

/// `tableside help plays` means `tableside plays --help`.
fn help_as_option(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.get(1).is_some_and(|word| word == "help") {
        words.remove(1);
        words.push("--help".into());
    }
    words
}

/// `tableside '#look=amun-re/abu'` means `tableside --at look=amun-re/abu`, and so does the address of a whole page.
fn address_as_option(words: Vec<OsString>) -> Vec<OsString> {
    let mut named = false;
    let as_option = |word: OsString| {
        let text = word.to_string_lossy();
        let is_address =
            text.starts_with('#') || (text.starts_with("http") && text.contains("://") && text.contains('#'));
        // After the option's own name it is its value already.
        let is_value = std::mem::replace(&mut named, text == "--at");
        if is_address && !is_value { format!("--at={text}").into() } else { word }
    };
    words.into_iter().map(as_option).collect()
}

/// The language that the words ask for: it counts for the help and the errors too, before anything else is read.
fn asked_for(words: &[OsString]) -> Option<Language> {
    let mut words = words.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next().map(String::from),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => continue,
        };
        return code.and_then(|code| Language::ALL.into_iter().find(|language| language.code() == code));
    }
    None
}

/// The command line with its help in a language.
pub(super) fn command(language: Language) -> ClapCommand {
    let option = |id: &'static str, action| Arg::new(id).long(id).action(action);
    let command = Cli::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(option("help", ArgAction::Help).short('h').global(true))
        .arg(option("version", ArgAction::Version).short('V'))
        .after_help(language.words("command-help-after"));
    in_words(command, "tableside", language)
}

fn in_words(mut command: ClapCommand, name: &str, language: Language) -> ClapCommand {
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        language.words("command-heading-usage")
    );
    let ids: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    for (at, id) in ids.iter().enumerate() {
        command = command.mut_arg(id, |arg| {
            let arg = argument(arg, name, id, language);
            // Under a heading of its own clap would sort what has no name on the command line by its id.
            if arg.is_positional() { arg.display_order(at) } else { arg }
        });
    }
    let parts: Vec<String> = command.get_subcommands().map(|part| part.get_name().to_owned()).collect();
    for part in parts {
        command = command.mut_subcommand(&part, |command| in_words(command, &part, language));
    }
    let mut after = examples(name, language);
    if let Some(more) = command.get_after_help() {
        after = format!("{more}\n\n{after}");
    }
    command
        .after_help(after)
        .about(language.words(&format!("command-about-{name}")))
        .long_about(None)
        .override_usage(language.words(&format!("command-usage-{name}")))
        .help_template(template)
        .subcommand_help_heading(language.words("command-heading-commands"))
}

/// Calls that work, each on a line of its own below a heading.
fn examples(name: &str, language: Language) -> String {
    let calls = language.words(&format!("command-examples-{name}"));
    let lines = calls.lines().map(|line| format!("  {}", line.trim()));
    std::iter::once(language.words("command-heading-examples")).chain(lines).collect::<Vec<_>>().join("\n")
}

fn argument(arg: Arg, command: &str, id: &str, language: Language) -> Arg {
    let help = match id {
        "lang" | "data" | "at" | "help" | "version" | "json" | "quiet" => format!("command-help-{id}"),
        _ => format!("command-help-{command}-{id}"),
    };
    let games: Vec<&str> = match command {
        "print" => print::games_with_rulings().map(Game::id).collect(),
        _ => games::ALL.iter().map(|game| game.id()).collect(),
    };
    let games = Message::literals(games);
    let say = Message::new(help).number("limit", cards::LIMIT).number("most", cards::MOST);
    let say = say.choices("games", games);
    let heading = if arg.is_positional() { "command-heading-arguments" } else { "command-heading-options" };
    let takes_value = arg.get_action().takes_values();
    let arg = arg.help(language.say(&say)).long_help(None).help_heading(language.words(heading));
    if takes_value {
        // Which values there are, and which one counts where none is given, the help itself says.
        let value = language.words(&format!("command-value-{id}"));
        arg.value_name(value).hide_possible_values(true).hide_default_value(true)
    } else {
        arg
    }
}

/// Why the words cannot be taken, and where it says what can be.
fn refusal(error: &clap::Error, language: Language) -> String {
    let about = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (argument, value) = (about(ContextKind::InvalidArg), about(ContextKind::InvalidValue));
    let say = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Message::new("command-wrong-command").text("what", about(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => Message::new("command-wrong-argument").text("what", argument),
        ErrorKind::MissingRequiredArgument => Message::new("command-wrong-missing").text("what", argument),
        ErrorKind::ArgumentConflict => {
            Message::new("command-wrong-conflict").text("what", argument).text("other", about(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue if value.is_empty() => Message::new("command-wrong-no-value").text("what", argument),
        ErrorKind::InvalidValue => {
            let known = match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(known)) => Message::literals(known.iter().map(String::as_str)),
                _ => Vec::new(),
            };
            Message::new("command-wrong-value").text("what", argument).text("value", value).choices("known", known)
        }
        ErrorKind::ValueValidation if argument.starts_with("--listen") => {
            Message::new("command-wrong-address").text("what", argument).text("value", value)
        }
        ErrorKind::ValueValidation => {
            let most = if argument.starts_with("--daily") { sync::MOST_DAILY } else { cards::MOST };
            Message::new("command-wrong-number").text("what", argument).text("value", value).number("most", most)
        }
        _ => Message::new("command-wrong-other"),
    };
    let mut lines = vec![language.say(&Message::new("command-wrong").say("why", say))];
    let near = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(near) = near.into_iter().map(about).find(|near| !near.is_empty()) {
        lines.push(language.say(&Message::new("command-wrong-near").text("near", near)));
    }
    lines.push(language.words("command-wrong-help"));
    lines.push(String::new());
    lines.join("\n")
}
