//! The page for phones: the files of one folder, and nothing outside of it.
//!
//! However many ask for a file, there is one copy of it in memory, which all of them are sent.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs::File;
use std::io::Read as _;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use axum::body::Bytes;
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore};

/// How much of the page's files may be in memory at once, in kilobytes: several times the whole page. What is still being sent
/// of a page that was replaced meanwhile is part of it.
const IN_MEMORY: usize = 96 << 10;

/// What a browser may do with a page that says nothing of its own: run, load and ask only what the host itself has.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// What of a device the page may use: nothing that it has no use for.
const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/// That no other page keeps hold of the window in which this one is opened. Browsers take it from addresses that they trust
/// (https, and this computer itself); on a plain address of a home network they pass it over with a line in their console, and
/// nothing in the page rests on it.
const OPENER: &str = "same-origin";

/// What is said to a browser with each answer.
#[derive(Clone, Debug)]
pub(super) struct PageHeaders {
    /// What it may run, load and ask.
    pub(super) policy: HeaderValue,
    /// What of the device it may use.
    pub(super) permissions: HeaderValue,
    /// Which other windows know of this one.
    pub(super) opener: HeaderValue,
}

impl PageHeaders {
    /// What `_headers` in the page's folder says, and what is usual where it says nothing.
    pub(super) fn of(folder: Option<&Path>, sockets: &str) -> Self {
        let text = folder.and_then(|folder| std::fs::read_to_string(folder.join("_headers")).ok()).unwrap_or_default();
        let value = |own: &str, usual| HeaderValue::from_str(own).unwrap_or(HeaderValue::from_static(usual));
        Self {
            policy: value(&policy(&text, sockets), POLICY),
            permissions: value(said(&text, "Permissions-Policy:").unwrap_or(PERMISSIONS), PERMISSIONS),
            opener: value(said(&text, "Cross-Origin-Opener-Policy:").unwrap_or(OPENER), OPENER),
        }
    }
}

/// What the page's own headers say of one.
fn said<'a>(headers: &'a str, name: &str) -> Option<&'a str> {
    headers.lines().find_map(|line| line.trim().strip_prefix(name).map(str::trim))
}

/// What a browser may do with the page: as its own headers say, which name the scripts that stand in the page itself by their
/// sums; and it may talk to these addresses by a websocket, and play what keeps the screen on.
fn policy(headers: &str, sockets: &str) -> String {
    let own = said(headers, "Content-Security-Policy:").unwrap_or(POLICY);
    // Older browsers do not take a websocket of the page's own address for its own.
    let policy = own.replace("connect-src 'self'", &format!("connect-src 'self' {sockets}"));
    if policy.contains("media-src") { policy } else { format!("{policy}; media-src 'self' data: blob:") }
}

/// The file in a folder that a request's path names; none where it would lead out of the folder, or is hidden: what an
/// editor or a versioning program keeps there is no part of the page.
fn file_of(folder: &Path, path: &str) -> Option<PathBuf> {
    let decoded = decoded(path.strip_prefix('/')?)?;
    let inside = Path::new(if decoded.is_empty() { "index.html" } else { &decoded });
    let shown = |name: &OsStr| !name.as_encoded_bytes().starts_with(b".");
    let plain = inside.components().all(|part| matches!(part, Component::Normal(name) if shown(name)));
    // A name with a colon or a backslash leads elsewhere on Windows.
    let strange = decoded.contains(['\\', ':', '\0']);
    (plain && !strange).then(|| folder.join(inside))
}

/// A path with its `%20` and the like as the letters that they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next()?, rest.next()?];
        bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// What a browser must take a file for.
fn kind_of(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        Some("mp4") => "video/mp4",
        Some("webm") => "video/webm",
        _ => "application/octet-stream",
    }
}

/// The files of a page as they are sent.
pub(super) struct PageFiles {
    folder: PathBuf,
    /// What was read, under its path. Whoever asks for a file that is being read waits for it, and gets the same copy.
    read: Mutex<HashMap<PathBuf, PageFile>>,
    /// What may still be read, in kilobytes.
    room: Arc<Semaphore>,
}

/// A file that was read.
struct PageFile {
    stamp: Stamp,
    bytes: Bytes,
}

/// What tells a file from the one that stood in its place before.
type Stamp = (Option<SystemTime>, u64);

/// What a file was read into, with its room until the last one has it who is sent it.
struct Copied {
    bytes: Vec<u8>,
    _room: OwnedSemaphorePermit,
}

impl AsRef<[u8]> for Copied {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Why a file is not sent.
#[derive(Debug, PartialEq, Eq)]
enum NotSent {
    /// There is none of this name.
    None,
    /// So much is being sent that it has to wait.
    NoRoom,
}

impl PageFiles {
    /// The files of a folder.
    pub(super) fn of(folder: PathBuf) -> Self {
        Self { folder, read: Mutex::default(), room: Arc::new(Semaphore::new(IN_MEMORY)) }
    }

    /// Answers a request for a file of the page.
    pub(super) async fn answer(&self, path: &str) -> Response {
        let Some(file) = file_of(&self.folder, path) else { return StatusCode::NOT_FOUND.into_response() };
        let kind = kind_of(&file);
        match self.bytes(file).await {
            Ok(bytes) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
            Err(NotSent::None) => StatusCode::NOT_FOUND.into_response(),
            Err(NotSent::NoRoom) => (StatusCode::SERVICE_UNAVAILABLE, [(RETRY_AFTER, "2")]).into_response(),
        }
    }

    async fn bytes(&self, file: PathBuf) -> Result<Bytes, NotSent> {
        let mut read = self.read.lock().await;
        let (folder, path) = (self.folder.clone(), file.clone());
        // The disk may be slow, and everyone at the table would wait.
        let found = tokio::task::spawn_blocking(move || inside(&folder, &path)).await;
        let (real, stamp) = found.ok().flatten().ok_or(NotSent::None)?;
        if let Some(known) = read.get(&file).filter(|known| known.stamp == stamp) {
            return Ok(known.bytes.clone());
        }
        read.remove(&file);
        let (_, length) = stamp;
        let needed = u32::try_from(length.div_ceil(1 << 10)).or(Err(NotSent::NoRoom))?;
        let try_room = || Arc::clone(&self.room).try_acquire_many_owned(needed).ok();
        let room = if let Some(room) = try_room() {
            room
        } else {
            // What nobody is being sent goes first.
            read.clear();
            try_room().ok_or(NotSent::NoRoom)?
        };
        let bytes = tokio::task::spawn_blocking(move || whole(&real, length)).await;
        let bytes = bytes.ok().flatten().ok_or(NotSent::None)?;
        let bytes = Bytes::from_owner(Copied { bytes, _room: room });
        read.insert(file, PageFile { stamp, bytes: bytes.clone() });
        Ok(bytes)
    }
}

/// Where a file of a folder really is, and its stamp; none where there is no such file, or a link on the way to it leads out of
/// the folder. What is no file, such as a pipe, would keep whoever reads it waiting.
fn inside(folder: &Path, file: &Path) -> Option<(PathBuf, Stamp)> {
    let (folder, file) = (folder.canonicalize().ok()?, file.canonicalize().ok()?);
    let known = file.metadata().ok().filter(|known| known.is_file() && file.starts_with(folder))?;
    let stamp = (known.modified().ok(), known.len());
    Some((file, stamp))
}

/// What is in a file up to its length; what is written to it meanwhile is read the next time.
fn whole(file: &Path, length: u64) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(usize::try_from(length).ok()?);
    File::open(file).ok()?.take(length).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

/// The page where packages put it: beside the program, or where the system keeps what programs share.
pub fn installed_page() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    let beside = [folder.join("web"), folder.join("dist"), folder.join("../share/tableside/web")];
    beside.into_iter().find(|folder| has_page(folder))
}

fn has_page(folder: &Path) -> bool {
    folder.join("index.html").is_file()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_says_its_own_policy_is_believed() {
        let plain = policy("", "ws://a:1");
        assert!(
            plain.contains("script-src 'self' 'wasm-unsafe-eval';") && plain.contains("connect-src 'self' ws://a:1;")
        );
        let headers = "/*\n  Content-Security-Policy: script-src 'sha256-x='; connect-src 'self'\n  Other: 1\n";
        let own = policy(headers, "ws://a:1 ws://b:1");
        let expected = "script-src 'sha256-x='; connect-src 'self' ws://a:1 ws://b:1; media-src 'self' data: blob:";
        assert_eq!(own, expected);
        let folder = tempfile::tempdir().unwrap();
        let usual = PageHeaders::of(Some(folder.path()), "");
        assert_eq!((usual.opener, usual.permissions), (OPENER.parse().unwrap(), PERMISSIONS.parse().unwrap()));
        std::fs::write(folder.path().join("_headers"), "/*\n  Permissions-Policy: usb=()\n").unwrap();
        let own = PageHeaders::of(Some(folder.path()), "");
        assert_eq!((own.opener, own.permissions), (OPENER.parse().unwrap(), "usb=()".parse::<HeaderValue>().unwrap()));
        // What the page says elsewhere is what the host says where it has no page.
        let page = include_str!("../../assets/web/_headers");
        assert_eq!(said(page, "Permissions-Policy:"), Some(PERMISSIONS));
        assert_eq!(said(page, "Cross-Origin-Opener-Policy:"), Some(OPENER));
    }

    #[tokio::test]
    async fn a_file_is_read_once_and_again_when_another_one_is_there() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.wasm");
        std::fs::write(&file, vec![1; 5000]).unwrap();
        let files = PageFiles::of(folder.path().to_owned());
        let (one, other) = (files.bytes(file.clone()).await.unwrap(), files.bytes(file.clone()).await.unwrap());
        assert_eq!(one.as_ptr(), other.as_ptr());
        std::fs::write(&file, vec![2; 6000]).unwrap();
        let later = files.bytes(file.clone()).await.unwrap();
        assert_eq!((one.len(), later.len(), later[0]), (5000, 6000, 2));
        // Both have their room until nobody is sent them any more.
        assert_eq!(files.room.available_permits(), IN_MEMORY - 5 - 6);
        drop((one, other));
        assert_eq!(files.room.available_permits(), IN_MEMORY - 6);
        let all = files.room.clone().try_acquire_many_owned((IN_MEMORY - 6) as u32).unwrap();
        std::fs::write(folder.path().join("b.wasm"), vec![3; 9000]).unwrap();
        assert_eq!(files.bytes(folder.path().join("b.wasm")).await, Err(NotSent::NoRoom));
        drop((all, later));
        assert_eq!(files.bytes(folder.path().join("b.wasm")).await.unwrap().len(), 9000);
        assert_eq!(files.bytes(folder.path().join("c.wasm")).await, Err(NotSent::None));
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        let folder = Path::new("/page");
        let named = |path: &str| file_of(folder, path).map(|file| file.display().to_string());
        assert_eq!(named("/").as_deref(), Some("/page/index.html"));
        assert_eq!(named("/icon/icon%20a.svg").as_deref(), Some("/page/icon/icon a.svg"));
        for path in [
            "",
            "/..",
            "/../x",
            "/a/../../x",
            "/%2e%2e/x",
            "//etc/passwd",
            "/./x",
            "/a%00",
            "/c:x",
            "/a%5c..",
            "/%",
            "/%zz",
            "/%ff",
            "/.git/config",
            "/icon/.hidden",
            "/%2ehidden",
        ] {
            let found = named(path);
            assert!(found.is_none() || found.as_deref() == Some("/page/x"), "{path}: {found:?}");
        }
        assert_eq!(named("/%2e%2e/x"), None);
        assert_eq!(named("//etc/passwd"), None);
    }

    #[test]
    #[cfg(unix)]
    fn a_link_that_leads_out_of_the_folder_is_not_followed() {
        use std::os::unix::fs::symlink;
        let place = tempfile::tempdir().unwrap();
        let (page, outside) = (place.path().join("page"), place.path().join("plays.db"));
        std::fs::create_dir_all(page.join("icon")).unwrap();
        std::fs::write(page.join("index.html"), "the page").unwrap();
        std::fs::write(&outside, "secret").unwrap();
        symlink(&outside, page.join("a.txt")).unwrap();
        symlink(place.path(), page.join("up")).unwrap();
        symlink("index.html", page.join("start.html")).unwrap();
        // The folder itself may be one.
        symlink(&page, place.path().join("link")).unwrap();
        for folder in [page, place.path().join("link")] {
            let read = |path: &str| {
                let (file, (_, length)) = inside(&folder, &file_of(&folder, path).unwrap())?;
                whole(&file, length)
            };
            for inside in ["/", "/index.html", "/start.html"] {
                assert_eq!(read(inside).as_deref(), Some(&b"the page"[..]), "{inside}");
            }
            for outside in ["/a.txt", "/up/plays.db", "/icon", "/none"] {
                assert_eq!(read(outside), None, "{outside}");
            }
        }
    }
}
