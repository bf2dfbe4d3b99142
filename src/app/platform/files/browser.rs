//! Files of a browser: written into its downloads, and chosen by a person in its own dialog.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use egui::DroppedFile;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, Document, File, HtmlAnchorElement, HtmlInputElement, Url};

use super::{Files, Kind, LARGEST_TABLE, OpenTable, Opened};
use crate::locale::Message;
use crate::store::StoreError;
use crate::store::exchange::{self, ExchangeError, LIMIT};

/// The end of a file's name and its type, as the browser's chooser offers files.
const fn accepted(kind: Kind) -> &'static str {
    match kind {
        Kind::Plays => ".json,application/json",
        Kind::Cards => ".csv,text/csv",
    }
}

/// What a file of this kind is to a system.
const fn media_type(kind: Kind) -> &'static str {
    match kind {
        Kind::Plays => "application/json",
        Kind::Cards => "text/csv;charset=utf-8",
    }
}

/// How long what is downloaded is kept, in milliseconds: the browser may ask a person first where it is to go.
const KEPT: i32 = 60_000;

/// The files of a browser; `wake` is called when one was read.
pub struct Browser {
    read: Rc<RefCell<Vec<Opened>>>,
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

    fn choose(&mut self, kind: Kind) -> Result<(), JsValue> {
        let input: HtmlInputElement = element("input")?;
        input.set_type("file");
        input.set_accept(accepted(kind));
        let (read, wake, chosen) = (Rc::clone(&self.read), Rc::clone(&self.wake), input.clone());
        let chosen = Closure::new(move || {
            if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
                take(file, kind, &read, &wake);
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
    read: Rc<RefCell<Vec<Opened>>>,
    wake: Rc<dyn Fn()>,
}

impl Inbox {
    /// Reads a file, which is a table or holds plays as its name says.
    pub fn take(&self, file: File) {
        let kind = Kind::of(Path::new(&file.name()));
        take(file, kind, &self.read, &self.wake);
    }
}

impl Files for Browser {
    fn folder(&self) -> Option<PathBuf> {
        None
    }

    fn write(&mut self, path: &Path, text: &str) -> Result<Message, ExchangeError> {
        let name = path.display().to_string();
        download(&name, Kind::of(path), text)
            .map_err(|why| ExchangeError::Disk(StoreError::Broken { why: words(&why) }))?;
        Ok(Message::new("app-downloaded").text("name", name))
    }

    fn open(&mut self, path: &Path, kind: Kind) {
        if let Err(why) = self.choose(kind) {
            self.read.borrow_mut().push(Opened::refused(kind, path.display().to_string(), words(&why)));
        }
    }

    fn open_dropped(&mut self, file: &dyn DroppedFile) {
        if let Some(dropped) = file.web_file() {
            take(dropped.clone(), Kind::of(file.path()), &self.read, &self.wake);
        }
    }

    fn read(&mut self) -> Vec<Opened> {
        self.read.take()
    }
}

/// Gives a text to the browser as a file for its downloads.
fn download(name: &str, kind: Kind, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type(kind));
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = element("a")?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Nobody is left to be told when it fails.
    let forget = Closure::once_into_js(move || drop(Url::revoke_object_url(&address)));
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    window.set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), KEPT).map(drop)
}

/// Reads a file in its own time, and wakes the window with what was in it.
fn take(file: File, kind: Kind, read: &Rc<RefCell<Vec<Opened>>>, wake: &Rc<dyn Fn()>) {
    let (read, wake) = (Rc::clone(read), Rc::clone(wake));
    spawn_local(async move {
        let opened = match kind {
            // A size is a whole number that fits; one that did not would be too large anyway.
            #[expect(clippy::cast_precision_loss)]
            Kind::Plays if file.size() > LIMIT as f64 => Opened::Plays(Err(ExchangeError::TooLarge)),
            Kind::Plays => match bytes(&file).await {
                Ok(bytes) => Opened::Plays(exchange::plays_from_json(&bytes)),
                Err(why) => Opened::refused(kind, file.name(), words(&why)),
            },
            #[expect(clippy::cast_precision_loss)]
            Kind::Cards if file.size() > LARGEST_TABLE as f64 => Opened::too_large(file.name()),
            Kind::Cards => match bytes(&file).await {
                Ok(bytes) => Opened::Cards(Ok(OpenTable::of(bytes))),
                Err(why) => Opened::refused(kind, file.name(), words(&why)),
            },
        };
        read.borrow_mut().push(opened);
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
