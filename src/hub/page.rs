//! The page for phones: the files of one folder, and nothing outside of it.

use std::ffi::OsStr;
use std::path::{Component, Path, PathBuf};

use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};

/// What a browser may do with a page that says nothing of its own: run, load and ask only what the host itself has.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// What a browser may do with the page: as `_headers` in its folder says, which names the scripts that stand in the page
/// itself by their sums; and it may talk to these addresses by a websocket, and play what keeps the screen on.
pub(super) fn policy(folder: Option<&Path>, sockets: &str) -> String {
    let text = folder.and_then(|folder| std::fs::read_to_string(folder.join("_headers")).ok()).unwrap_or_default();
    let mut lines = text.lines();
    let own = lines.find_map(|line| line.trim().strip_prefix("Content-Security-Policy:").map(str::trim));
    // Older browsers do not take a websocket of the page's own address for its own.
    let policy = own.unwrap_or(POLICY).replace("connect-src 'self'", &format!("connect-src 'self' {sockets}"));
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

/// Answers a request for a file of the page.
pub(super) async fn answer(folder: &Path, path: &str) -> Response {
    let Some(file) = file_of(folder, path) else { return StatusCode::NOT_FOUND.into_response() };
    let kind = kind_of(&file);
    let folder = folder.to_owned();
    // The disk may be slow, and everyone at the table would wait.
    match tokio::task::spawn_blocking(move || read_inside(&folder, &file)).await {
        Ok(Some(bytes)) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// What is in a file of a folder; none where there is no such file, or a link on the way to it leads out of the folder. What is
/// no file, such as a pipe, would keep whoever reads it waiting.
fn read_inside(folder: &Path, file: &Path) -> Option<Vec<u8>> {
    let (folder, file) = (folder.canonicalize().ok()?, file.canonicalize().ok()?);
    if file.starts_with(folder) && file.is_file() { std::fs::read(file).ok() } else { None }
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
        let folder = tempfile::tempdir().unwrap();
        let plain = policy(Some(folder.path()), "ws://a:1");
        assert!(
            plain.contains("script-src 'self' 'wasm-unsafe-eval';") && plain.contains("connect-src 'self' ws://a:1;")
        );
        let headers = "/*\n  Content-Security-Policy: script-src 'sha256-x='; connect-src 'self'\n  Other: 1\n";
        std::fs::write(folder.path().join("_headers"), headers).unwrap();
        let own = policy(Some(folder.path()), "ws://a:1 ws://b:1");
        let expected = "script-src 'sha256-x='; connect-src 'self' ws://a:1 ws://b:1; media-src 'self' data: blob:";
        assert_eq!(own, expected);
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
            let read = |path: &str| read_inside(&folder, &file_of(&folder, path).unwrap());
            for inside in ["/", "/index.html", "/start.html"] {
                assert_eq!(read(inside).as_deref(), Some(&b"the page"[..]), "{inside}");
            }
            for outside in ["/a.txt", "/up/plays.db", "/icon", "/none"] {
                assert_eq!(read(outside), None, "{outside}");
            }
        }
    }
}
