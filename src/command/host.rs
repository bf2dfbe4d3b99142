//! `tableside host`: shares a play with the devices nearby until it is told to end.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use clap::Args;
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::json;

use super::failure::Failure;
use super::page::one_line;
use super::plays::find;
use super::terminal::takes_colors;
use super::{Globals, language_set};
use crate::hub::{Hub, HubEvent, HubOptions, SharedTable, installed_page};
use crate::locale::{Language, Message};
use crate::store::{Notice, PlayId, Sqlite};

/// What `tableside host` is asked for.
#[derive(Clone, Debug, Default, Args)]
pub struct HostArgs {
    /// The play's id, or as much of its beginning as tells it from the others; else the last open one
    play: Option<String>,
    /// The address and port; else the private address of this machine and a free port
    #[arg(long)]
    listen: Option<SocketAddr>,
    /// Allow an address that can be reached from the internet
    #[arg(long, requires = "listen")]
    public: bool,
    /// The folder with the page for phones
    #[arg(long)]
    page: Option<PathBuf>,
    /// As JSON, for other programs
    #[arg(long)]
    json: bool,
}

/// What the command waits for.
enum Happened {
    At(HubEvent),
    /// The system, or a person, ends the program.
    End,
}

/// Shares a play until the program is told to end; gives the exit status.
pub(super) fn run(args: &HostArgs, globals: &Globals, output: &mut impl Write, errors: &mut impl Write) -> u8 {
    let mut language = globals.language();
    let (happens, happened) = channel();
    let ended = begin(args, globals, &mut language, &happens, errors)
        .and_then(|(hub, play)| share(args, language, &hub, play, &happened, output, errors));
    match ended {
        Ok(()) => 0,
        Err(failure) => {
            // Where standard error is closed, nobody is there to be told.
            writeln!(errors, "{}", one_line(&language.say(&failure.message()))).ok();
            failure.status()
        }
    }
}

/// Finds the play and starts the host.
fn begin(
    args: &HostArgs,
    globals: &Globals,
    language: &mut Language,
    happens: &Sender<Happened>,
    errors: &mut impl Write,
) -> Result<(Hub, PlayId), Failure> {
    let folder = globals.folder().ok_or(Failure::NoFolder)?;
    if !Sqlite::has_left_something(&folder) {
        let path = folder.display().to_string();
        return Err(Failure::Nothing(Message::new("command-no-plays-there").text("path", path)));
    }
    let opened = Sqlite::open(&folder)?;
    let mut store = opened.store;
    if globals.lang.is_none() {
        *language = language_set(&mut store).unwrap_or(*language);
    }
    for notice in &opened.notices {
        tell(notice, *language, errors);
    }
    let play = match &args.play {
        Some(name) => find(&mut store, name)?,
        None => last_open(&mut store)?,
    };
    store.close();
    let page = args.page.clone().or_else(installed_page);
    if page.is_none() {
        say(&Message::new("host-no-page"), *language, errors);
    }
    let options = HubOptions { folder, listen: args.listen, public: args.public, page, own: None };
    let events = happens.clone();
    watch_for_the_end(happens.clone())?;
    // Once the command has ended nobody listens any more.
    let hub = Hub::start(options, move |event| drop(events.send(Happened::At(event))));
    Ok((hub, play))
}

/// The play that was changed last among those that are not over.
fn last_open(store: &mut Sqlite) -> Result<PlayId, Failure> {
    let open = store.plays(false)?.into_iter().find(|play| !play.finished);
    open.map(|play| play.header.id).ok_or_else(|| Failure::Nothing(Message::new("host-no-open-play")))
}

/// Shares the play, says how to join, and waits for the end.
fn share(
    args: &HostArgs,
    language: Language,
    hub: &Hub,
    play: PlayId,
    happened: &Receiver<Happened>,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> Result<(), Failure> {
    let with_page = args.page.is_some() || installed_page().is_some();
    hub.share(play);
    while let Ok(Happened::At(event)) = happened.recv() {
        match event {
            HubEvent::Shared(shared) => {
                let text = if args.json { as_json(&shared) } else { in_words(&shared, with_page, language) };
                output.write_all(text.as_bytes())?;
                output.flush()?;
            }
            HubEvent::Renewed(shared) => {
                let text = if args.json { as_json(&shared) } else { renewed(&shared, with_page, language) };
                output.write_all(text.as_bytes())?;
                output.flush()?;
            }
            HubEvent::CannotStart(error) => return Err(Failure::Host(error)),
            HubEvent::CannotShare { why, .. } => return Err(Failure::Nothing(why)),
            HubEvent::Ended { .. } => return Err(Failure::Nothing(Message::new("store-no-play"))),
            HubEvent::StoreFailed(error) => say(&error.message(), language, errors),
            HubEvent::Noticed(notice) => tell(&notice, language, errors),
            HubEvent::Started(_) | HubEvent::Who { .. } | HubEvent::Joining { .. } | HubEvent::Wrote { .. } => {}
        }
    }
    Ok(())
}

fn tell(notice: &Notice, language: Language, errors: &mut impl Write) {
    say(&notice.message(), language, errors);
}

fn say(message: &Message, language: Language, errors: &mut impl Write) {
    writeln!(errors, "{}", one_line(&language.say(message))).ok();
}

/// The lines for other programs: how to join, and on a line of its own the key for the host's own devices. That one goes to
/// whoever has started the program, and to nobody else.
fn as_json(shared: &SharedTable) -> String {
    let SharedTable { play, url, link, key, code, far, host, .. } = shared;
    let joining = json!({ "url": url, "link": link, "key": key, "code": code, "far": far, "play": play });
    let own = json!({ "host": host });
    format!("{joining}\n{own}\n")
}

/// How to join, for a person: the picture for a phone's camera, and the same in words. Without the page no browser finds
/// anything here, so that only the address and the code are said, which another Tableside asks for.
fn in_words(shared: &SharedTable, with_page: bool, language: Language) -> String {
    let line = |key: &'static str, what: &str| format!("{}\n", language.say(&Message::new(key).text("what", what)));
    let code = match shared.code.split_at_checked(4) {
        Some((first, rest)) => format!("{first}-{rest}"),
        None => shared.code.clone(),
    };
    let (clear, end) = (line("host-clear", ""), line("host-end", ""));
    if !with_page {
        let address = shared.url.split_once("://").map_or(shared.url.as_str(), |(_, rest)| rest);
        let address = address.split(['/', '#']).next().unwrap_or(address);
        return [line("host-address", address), line("host-code", &code), clear, end].concat();
    }
    let picture = qr_code(&shared.url, takes_colors()).unwrap_or_default();
    let words = [line("host-join", &shared.url), line("host-code", &code), line("host-far", &shared.far), clear, end];
    format!("{picture}{}", words.concat())
}

/// The same after somebody was removed.
fn renewed(shared: &SharedTable, with_page: bool, language: Language) -> String {
    format!("\n{}\n{}", language.words("host-renewed"), in_words(shared, with_page, language))
}

/// A QR code in letters, two rows of it in each line; with colors it is dark on light, whatever the terminal has.
fn qr_code(text: &str, colors: bool) -> Option<String> {
    const QUIET: i32 = 2;
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let mut lines = String::new();
    for y in (-QUIET..code.size() + QUIET).step_by(2) {
        lines.push_str(if colors { "\u{1b}[30;107m" } else { "" });
        for x in -QUIET..code.size() + QUIET {
            lines.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines.push_str(if colors { "\u{1b}[0m\n" } else { "\n" });
    }
    Some(lines)
}

/// Has the system tell when the program is to end: by a signal, by Ctrl-C, or since its terminal is closed.
fn watch_for_the_end(happens: Sender<Happened>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let wait = async move {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let (mut term, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
            // A terminal that is closed says it by this: those at the table hear a goodbye then too.
            let mut hangup = signal(SignalKind::hangup())?;
            tokio::select! {
                _ = term.recv() => {}
                _ = interrupt.recv() => {}
                _ = hangup.recv() => {}
            }
        }
        #[cfg(not(unix))]
        tokio::signal::ctrl_c().await?;
        happens.send(Happened::End).ok();
        Ok::<(), io::Error>(())
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || runtime.block_on(wait)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_picture_of_as_many_rows_as_columns() {
        let link = "http://192.168.100.100:65535/#0123456789abcdef0123456789abcdef";
        assert!(!qr_code(link, false).unwrap().contains('\u{1b}'));
        let picture = qr_code(link, true).unwrap();
        let rows: Vec<&str> = picture.lines().collect();
        let wide = rows[0].chars().filter(|letter| " ▀▄█".contains(*letter)).count();
        assert!(rows.len() == wide.div_ceil(2) && wide < 50, "{picture}");
    }
}
