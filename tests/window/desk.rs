//! A desk with a screen, a keyboard and a mouse of its own (Xvfb, openbox, xdotool), and the program on it.
//!
//! Nothing sleeps for a fixed time: each step waits until the screen shows it, or fails after [`PATIENCE`] with what the
//! program last said and with a picture in `target/window`.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::picture::Picture;

/// The screen, in pixels, high enough that nothing has to be scrolled to; the program's window fills it.
pub const SIZE: (usize, usize) = (1280, 1100);

/// How long a step may take to be seen. Software drawing on a busy machine is slow; a right program is far quicker.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often the screen is looked at, and for how many looks it must stay the same to count as settled.
const LOOK: Duration = Duration::from_millis(40);
const STEADY_LOOKS: u32 = 4;

/// A busy machine takes a while to tell the program that the mouse has gone.
const MOUSE: Duration = Duration::from_millis(500);

/// Fewer colors than text with its smooth edges has: the window is there but nothing is painted yet.
const PAINTED: usize = 8;

/// Every window fills the screen without a frame and gets the keyboard, so that a place in the window is a place on
/// the screen.
const OPENBOX: &str = r#"<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications><application class="*"><decor>no</decor><maximized>yes</maximized></application></applications>
</openbox_config>
"#;

/// The desk; when it is dropped everything on it ends.
pub struct Desk {
    folder: TempDir,
    data: PathBuf,
    display: String,
    screen: Child,
    manager: Option<Child>,
    program: Option<Child>,
}

impl Desk {
    /// A desk with nothing on it and a data folder of its own; none where the environment says `TABLESIDE_WINDOW=skip`, or where a tool is missing
    /// and nobody insists (`TABLESIDE_WINDOW=must` or `CI=true`).
    pub fn set_up() -> Option<Self> {
        Self::set_up_with(None)
    }

    /// The same on the data folder of another desk.
    pub fn set_up_on(data: &Path) -> Option<Self> {
        Self::set_up_with(Some(data.to_owned()))
    }

    fn set_up_with(data: Option<PathBuf>) -> Option<Self> {
        let wish = std::env::var("TABLESIDE_WINDOW").unwrap_or_default();
        if wish == "skip" {
            return None;
        }
        if let Some(tool) = ["Xvfb", "xdotool", "openbox"].into_iter().find(|tool| !is_installed(tool)) {
            let must = wish == "must" || std::env::var("CI").is_ok_and(|ci| ci == "true");
            assert!(!must, "the window test needs {tool}; ./test says how to get it");
            eprintln!("the window is not tested: {tool} is not installed");
            return None;
        }
        let folder = TempDir::new().unwrap();
        let (mut screen, display) = start_screen(folder.path());
        let manager = start_manager(folder.path(), &display);
        let data = data.unwrap_or_else(|| folder.path().join("data"));
        // A list of the plays may be asked for before the window has made the folder.
        std::fs::create_dir_all(&data).unwrap();
        let mut desk = match manager {
            Ok(manager) => Self { folder, data, display, screen, manager: Some(manager), program: None },
            Err(error) => {
                end(&mut screen);
                panic!("openbox: {error}");
            }
        };
        desk.wait("a window manager", |desk| desk.xdotool(&["get_num_desktops"]).is_ok());
        desk.put_the_mouse_aside();
        Some(desk)
    }

    /// Starts the program in English on this desk's own data folder, and waits until its window is painted.
    pub fn start(&mut self) {
        if let Err(problem) = self.try_to_start(&["--lang", "en"]) {
            panic!("{problem}");
        }
    }

    /// Starts the program with these arguments and `--data`, and waits for its painted window; an error says how the
    /// program ended without one.
    pub fn try_to_start(&mut self, args: &[&str]) -> Result<(), String> {
        let said = File::create(self.said()).unwrap();
        let program = self.command(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(said).spawn();
        let id = program.as_ref().unwrap().id().to_string();
        self.program = program.ok();
        let begun = Instant::now();
        while self.xdotool(&["search", "--onlyvisible", "--pid", &id]).is_err() {
            if let Some(status) = self.program.as_mut().and_then(|program| program.try_wait().unwrap()) {
                return Err(format!("the program ended without a window, {status}: {}", self.last_words()));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("no window after {PATIENCE:?}: {}", self.last_words()));
            }
            sleep(LOOK);
        }
        self.wait("the first picture", |desk| desk.settled().colors() >= PAINTED);
        Ok(())
    }

    /// Ends the program as a power cut does: it can save nothing any more.
    pub fn kill9(&mut self) {
        let mut program = self.program.take().expect("a program that runs");
        end(&mut program);
        self.wait("the empty screen", |desk| desk.settled().colors() == 1);
    }

    /// Clicks at a place of the window, in pixels from its top left, and waits until it shows.
    pub fn click(&mut self, x: u32, y: u32) {
        let place = [x.to_string(), y.to_string()];
        self.xdotool(&["mousemove", &place[0], &place[1]]).unwrap();
        self.settled();
        self.act(&["click", "1"]);
    }

    /// Presses one key or chord ("Tab", "Return", "ctrl+z"), and waits until it shows.
    pub fn key(&mut self, chord: &str) {
        self.act(&["key", chord]);
    }

    /// Types letters and digits, and waits until they show; letters outside of ASCII get lost on the way.
    pub fn type_text(&mut self, text: &str) {
        assert!(text.is_ascii(), "xdotool drops what the keyboard does not have: {text}");
        self.act(&["type", "--delay", "20", text]);
    }

    /// The screen as soon as it does not move any more.
    pub fn settled(&self) -> Picture {
        let begun = Instant::now();
        let (mut last, mut same) = (self.look(), 0);
        while same < STEADY_LOOKS {
            assert!(begun.elapsed() < PATIENCE, "the screen does not come to rest");
            sleep(LOOK);
            let now = self.look();
            same = if now == last { same + 1 } else { 0 };
            last = now;
        }
        last
    }

    /// The settled screen without the mouse on any button, also kept as `target/window/NAME.png`.
    pub fn screenshot(&mut self, name: &str) -> Picture {
        self.put_the_mouse_aside();
        sleep(MOUSE);
        let picture = self.settled();
        picture.save(&picture_file(name));
        picture
    }

    /// What the program prints for this command (`["show", "1"]`) on the same data folder; it must end well.
    pub fn ask(&self, args: &[&str]) -> String {
        let output = self.command(args).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Waits until this is so; `what` names it when it never comes.
    pub fn wait(&mut self, what: &str, so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !so(self) {
            if let Some(status) = self.program.as_mut().and_then(|program| program.try_wait().unwrap()) {
                panic!("waiting for {what}, the program ended, {status}: {}", self.last_words());
            }
            assert!(begun.elapsed() < PATIENCE, "{what} did not come in {PATIENCE:?}: {}", self.last_words());
            sleep(LOOK);
        }
    }

    /// The folder that the program is given as `--data`.
    pub fn data(&self) -> PathBuf {
        self.data.clone()
    }

    /// A folder for what a test needs.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// How much of the processor's time the program has taken so far, by itself and for the system.
    pub fn processor_time(&self) -> Duration {
        let id = self.program.as_ref().expect("a program that runs").id();
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
        // The name in brackets may hold spaces; the 14th and 15th figure are behind it.
        let (_, figures) = stat.rsplit_once(')').unwrap();
        let ticks: u64 = figures.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum();
        // Linux counts in hundredths of a second, whatever the processor.
        Duration::from_millis(10 * ticks)
    }

    fn act(&mut self, hands: &[&str]) {
        let before = self.settled();
        self.xdotool(hands).unwrap();
        self.wait(&format!("a change after {hands:?}"), |desk| desk.look() != before);
        self.settled();
    }

    fn put_the_mouse_aside(&self) {
        self.xdotool(&["mousemove", &(SIZE.0 - 1).to_string(), &(SIZE.1 - 1).to_string()]).unwrap();
    }

    fn look(&self) -> Picture {
        let file = self.folder.path().join("Xvfb_screen0");
        Picture::read(fs::read(file).unwrap()).expect("a whole picture of the screen")
    }

    fn xdotool(&self, args: &[&str]) -> Result<String, String> {
        let output = on_display(Command::new("xdotool").args(args), &self.display).output().unwrap();
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(format!("xdotool {args:?}: {}", String::from_utf8_lossy(&output.stderr)))
        }
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tableside"));
        on_display(&mut command, &self.display).arg("--data").arg(&self.data).args(args);
        // Nothing of the person's own desk: no settings, no session bus.
        command.env("HOME", self.folder.path()).env("XDG_RUNTIME_DIR", self.folder.path());
        command.env_remove("DBUS_SESSION_BUS_ADDRESS");
        command
    }

    fn said(&self) -> PathBuf {
        self.folder.path().join("said")
    }

    fn last_words(&self) -> String {
        fs::read_to_string(self.said()).unwrap_or_default()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let file = picture_file("failed");
            self.look().save(&file);
            eprintln!("the screen when it failed: {}\nthe program said: {}", file.display(), self.last_words());
        }
        let children = [self.program.as_mut(), self.manager.as_mut(), Some(&mut self.screen)];
        children.into_iter().flatten().for_each(end);
    }
}

/// Starts the X server on a display that is free, and waits for its number.
fn start_screen(folder: &Path) -> (Child, String) {
    let (width, height) = SIZE;
    let mut screen = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-nolisten",
            "tcp",
            "-nocursor",
            "-screen",
            "0",
            &format!("{width}x{height}x24"),
            "-fbdir",
        ])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut number = String::new();
    BufReader::new(screen.stdout.as_mut().unwrap()).read_line(&mut number).unwrap();
    assert!(!number.trim().is_empty(), "Xvfb ended before it had a display");
    (screen, format!(":{}", number.trim()))
}

fn start_manager(folder: &Path, display: &str) -> std::io::Result<Child> {
    let config = folder.join("openbox.xml");
    fs::write(&config, OPENBOX)?;
    let mut openbox = Command::new("openbox");
    on_display(&mut openbox, display).arg("--config-file").arg(config).env("HOME", folder);
    openbox.stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

/// Points a command at the desk's display; a Wayland session around the test would win otherwise.
fn on_display<'a>(command: &'a mut Command, display: &str) -> &'a mut Command {
    command.env("DISPLAY", display).env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET")
}

fn is_installed(tool: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(tool).is_file())
}

fn picture_file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../window");
    fs::create_dir_all(&folder).unwrap();
    folder.canonicalize().unwrap().join(format!("{name}.png"))
}

/// Ends a child for good and waits for it, so that nothing of it is left.
fn end(child: &mut Child) {
    // It may have ended by itself.
    child.kill().ok();
    child.wait().ok();
}
