//! Files of a browser: written into its downloads, and chosen by a person in its own dialog.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use egui::DroppedFile;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, Document, DomException, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement,
    ShareData, Url,
};

use super::{FileKind, Files, LARGEST_TABLE, OpenTable, ReadFile};
use crate::locale::Message;
use crate::store::StoreError;
use crate::store::exchange::{ExchangeError, LIMIT};

/// The end of a file's name and its type, as the browser's chooser offers files.
const fn accepted(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Plays => ".json,application/json",
        FileKind::Cards => ".csv,text/csv",
        FileKind::Picture => ".png,image/png",
        FileKind::Page => ".html,text/html",
        FileKind::Text => ".txt,text/plain",
        FileKind::Folder => "",
    }
}

/// What a file of this kind is to a system.
const fn media_type(kind: FileKind) -> &'static str {
    match kind {
        FileKind::Plays => "application/json",
        FileKind::Cards => "text/csv;charset=utf-8",
        FileKind::Picture => "image/png",
        FileKind::Page => "text/html;charset=utf-8",
        FileKind::Text => "text/plain;charset=utf-8",
        FileKind::Folder => "application/octet-stream",
    }
}

/// How long what is downloaded is kept, in milliseconds: the browser may ask a person first where it is to go.
const KEPT: i32 = 60_000;

/// The files of a browser; `wake` is called when one was read.
pub struct Browser {
    read: Rc<RefCell<Vec<ReadFile>>>,
    wake: Rc<dyn Fn()>,
    /// The browser's chooser, and what it calls when a file was chosen; there is one at a time.
    chooser: Option<(HtmlInputElement, Closure<dyn FnMut()>)>,
}

impl Browser {
    /// No file so far.
    pub fn new(wake: impl Fn() + 'static) -> Self {
        Self { read: Rc::default(), wake: Rc::new(wake), chooser: None }
    }

    /// Where files that come from outside of the window are read.
    pub fn inbox(&self) -> Inbox {
        Inbox { read: Rc::clone(&self.read), wake: Rc::clone(&self.wake) }
    }

    fn choose(&mut self, kind: FileKind) -> Result<(), JsValue> {
        let input: HtmlInputElement = element("input")?;
        input.set_type("file");
        input.set_accept(accepted(kind));
        let (read, wake, chosen) = (Rc::clone(&self.read), Rc::clone(&self.wake), input.clone());
        let chosen = Closure::new(move || {
            if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
                take(file, kind, false, &read, &wake);
            }
        });
        input.set_onchange(Some(chosen.as_ref().unchecked_ref()));
        input.click();
        self.chooser = Some((input, chosen));
        Ok(())
    }
}

/// Reads files that come from outside of the window, as it reads those that are chosen in it.
#[derive(Clone)]
pub struct Inbox {
    read: Rc<RefCell<Vec<ReadFile>>>,
    wake: Rc<dyn Fn()>,
}

impl Inbox {
    /// Reads a file, which is a table or holds plays as its name says.
    pub fn take(&self, file: File) {
        let kind = FileKind::of(Path::new(&file.name()));
        take(file, kind, true, &self.read, &self.wake);
    }
}

impl Files for Browser {
    fn folder(&self) -> Option<PathBuf> {
        None
    }

    fn write(&mut self, path: &Path, text: &str) -> Result<Message, ExchangeError> {
        let name = path.display().to_string();
        let blob = blob(&text.into(), FileKind::of(path));
        blob.and_then(|blob| download(&name, &blob))
            .map_err(|why| ExchangeError::Disk(StoreError::Broken { why: words(&why) }))?;
        Ok(Message::new("app-downloaded").text("name", name))
    }

    fn write_picture(&mut self, path: &Path, png: &[u8]) -> Result<Option<Message>, ExchangeError> {
        let name = path.display().to_string();
        let refused = |why: JsValue| ExchangeError::Disk(StoreError::Broken { why: words(&why) });
        let blob = blob(&Uint8Array::from(png), FileKind::Picture).map_err(refused)?;
        if share(&name, &blob).is_ok() {
            return Ok(None);
        }
        download(&name, &blob).map_err(refused)?;
        Ok(Some(Message::new("app-downloaded").text("name", name)))
    }

    fn open(&mut self, path: &Path, kind: FileKind) {
        if let Err(why) = self.choose(kind) {
            self.read.borrow_mut().push(ReadFile::refused(kind, path.display().to_string(), words(&why)));
        }
    }

    fn open_dropped(&mut self, file: &dyn DroppedFile) {
        if let Some(dropped) = file.web_file() {
            take(dropped.clone(), FileKind::of(file.path()), false, &self.read, &self.wake);
        }
    }

    fn read(&mut self) -> Vec<ReadFile> {
        self.read.take()
    }
}

/// What is in a file, as the browser holds it.
fn blob(content: &JsValue, kind: FileKind) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type(kind));
    Blob::new_with_blob_sequence_and_options(&Array::of1(content), &options)
}

/// Opens the system’s share sheet for a file.
///
/// # Errors
/// Where the system has none, or none for files. Whether a person then shares it is theirs, and nobody is told.
fn share(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let options = FilePropertyBag::new();
    options.set_type(&blob.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(blob), name, &options)?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    // Not every browser has these functions at all.
    let has = |name: &str| js_sys::Reflect::has(&navigator, &name.into()).unwrap_or(false);
    if !has("share") || !has("canShare") || !navigator.can_share_with_data(&data) {
        return Err(JsValue::NULL);
    }
    let promise = navigator.share_with_data(&data);
    let (name, blob) = (name.to_owned(), blob.clone());
    spawn_local(async move {
        // A person who closes the sheet wants no file; a browser that refuses to open it leaves the downloads.
        if let Err(why) = JsFuture::from(promise).await
            && why.dyn_ref::<DomException>().is_none_or(|why| why.name() != "AbortError")
        {
            drop(download(&name, &blob));
        }
    });
    Ok(())
}

/// Gives a file to the browser for its downloads.
fn download(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = element("a")?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Nobody is left to be told when it fails.
    let forget = Closure::once_into_js(move || drop(Url::revoke_object_url(&address)));
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    window.set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), KEPT).map(drop)
}

/// Reads a file in its own time, and wakes the window with what was in it; `outside` says that nobody has chosen it here.
fn take(file: File, kind: FileKind, outside: bool, read: &Rc<RefCell<Vec<ReadFile>>>, wake: &Rc<dyn Fn()>) {
    let (read, wake) = (Rc::clone(read), Rc::clone(wake));
    spawn_local(async move {
        let opened = match kind {
            // A size is a whole number that fits; one that did not would be too large anyway.
            #[expect(clippy::cast_precision_loss)]
            FileKind::Plays | FileKind::Picture | FileKind::Page | FileKind::Text | FileKind::Folder
                if file.size() > LIMIT as f64 =>
            {
                ReadFile::Plays(Err(ExchangeError::TooLarge { limit: LIMIT }))
            }
            FileKind::Plays | FileKind::Picture | FileKind::Page | FileKind::Text | FileKind::Folder => {
                match bytes(&file).await {
                    Ok(bytes) => ReadFile::of_plays(&bytes),
                    Err(why) => ReadFile::refused(kind, file.name(), words(&why)),
                }
            }
            #[expect(clippy::cast_precision_loss)]
            FileKind::Cards if file.size() > LARGEST_TABLE as f64 => ReadFile::too_large(file.name()),
            FileKind::Cards => match bytes(&file).await {
                Ok(bytes) => ReadFile::Cards(Ok(OpenTable::of(bytes))),
                Err(why) => ReadFile::refused(kind, file.name(), words(&why)),
            },
        };
        read.borrow_mut().push(if outside { ReadFile::Outside(Box::new(opened)) } else { opened });
        wake();
    });
}

async fn bytes(file: &Blob) -> Result<Vec<u8>, JsValue> {
    let bytes = JsFuture::from(file.array_buffer()).await?;
    Ok(Uint8Array::new(&bytes).to_vec())
}

fn element<T: wasm_bindgen::JsCast>(name: &str) -> Result<T, JsValue> {
    let document: Option<Document> = web_sys::window().and_then(|window| window.document());
    let element = document.ok_or(JsValue::NULL)?.create_element(name)?;
    element.dyn_into().map_err(JsValue::from)
}

/// The browser's words for what went wrong.
fn words(why: &JsValue) -> String {
    let error = why.dyn_ref::<js_sys::Error>().map(|error| String::from(error.message()));
    error.unwrap_or_else(|| format!("{why:?}"))
}
