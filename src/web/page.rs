//! The dialogue with the page's scripts: a few calls in either direction, and what has come waits until a frame takes it.

use std::cell::RefCell;

use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::{Context, Event};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::File;

use crate::app::platform::files::Inbox;
use crate::app::platform::host::{Able, Host, HostEvent, Install, WindowState};
use crate::app::state::draft_slot::DraftSlot;
use crate::store::PlayId;

/// What the page's scripts do for the program; they stand in `tableside` there.
mod script {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(js_namespace = tableside)]
    extern "C" {
        pub(super) fn failed(why: &str);
        pub(super) fn wake();
        pub(super) fn stands(standing: &str);
        pub(super) fn tick();
        pub(super) fn warn();
        pub(super) fn renew();
        pub(super) fn slots() -> Vec<u32>;
        pub(super) fn share(title: &str, link: &str);
        pub(super) fn install();
        #[wasm_bindgen(thread_local_v2, js_name = keeps)]
        pub(super) static KEEPS: bool;
    }
}

/// What has come from the page and waits for a frame.
#[derive(Default)]
struct Waiting {
    heard: Vec<HostEvent>,
    wishes: Vec<Event>,
    window: Option<Context>,
    files: Option<Inbox>,
}

thread_local! {
    static WAITING: RefCell<Waiting> = RefCell::default();
}

/// Tells the page that the program has come to its end, and why.
pub(super) fn failed(why: &str) {
    script::failed(why);
}

/// The slot that the page has taken for this window's drafts, and those that no page has.
pub(super) fn draft_slot() -> DraftSlot {
    let mut slots = script::slots().into_iter();
    slots.next().map_or_else(DraftSlot::only, |own| DraftSlot::new(own, slots.collect(), None))
}

/// Whether anything that is entered can be kept in this browser.
pub(super) fn keeps() -> bool {
    script::KEEPS.with(|keeps| *keeps)
}

/// Nothing can be kept in this browser: the window says so.
pub(super) fn in_memory() {
    hear(HostEvent::InMemory);
}

/// This is where files that come from outside of the window are read.
pub(super) fn takes(files: Inbox) {
    WAITING.with_borrow_mut(|waiting| waiting.files = Some(files));
}

/// So many files from outside of the window are taken at once.
const MOST_FILES: usize = 10;

/// Files have come from outside of the window: opened with the program, or shared with it. Any website may have sent them, so
/// the window asks before anything of them is taken.
#[wasm_bindgen(js_name = hearFiles)]
pub fn hear_files(files: Vec<File>) {
    if let Some(inbox) = WAITING.with_borrow(|waiting| waiting.files.clone()) {
        for file in files.into_iter().take(MOST_FILES) {
            inbox.take(file);
        }
    }
}

/// The texts of the library have come. Gives false where they cannot be read; then they are to be fetched again.
#[wasm_bindgen(js_name = hearTexts)]
pub fn hear_texts(texts: &str) -> bool {
    let taken = crate::games::texts::take(texts);
    wake();
    taken
}

/// This is the window that is woken.
pub(super) fn wakes(ctx: &Context) {
    WAITING.with_borrow_mut(|waiting| waiting.window = Some(ctx.clone()));
}

/// Asks for a frame, from outside of one.
pub(super) fn wake() {
    // Cloned first: the window may call back in here.
    if let Some(window) = WAITING.with_borrow(|waiting| waiting.window.clone()) {
        window.request_repaint();
    }
    script::wake();
}

/// What a screen reader wishes, as events for the next frame.
pub(super) fn wishes() -> Vec<Event> {
    WAITING.with_borrow_mut(|waiting| std::mem::take(&mut waiting.wishes))
}

fn hear(heard: HostEvent) {
    WAITING.with_borrow_mut(|waiting| waiting.heard.push(heard));
    wake();
}

/// The page says what can be done there.
#[wasm_bindgen(js_name = hearAble)]
pub fn hear_able(awake: bool, vibrate: bool, share: bool) {
    hear(HostEvent::Able(Able { awake, vibrate, share }));
}

/// The page was opened by a link to a table of many devices.
#[wasm_bindgen(js_name = hearInvited)]
pub fn hear_invited(link: &str) {
    hear(HostEvent::Invited(link.to_owned()));
}

/// Where the page comes from.
#[wasm_bindgen(js_name = hearOrigin)]
pub fn hear_origin(origin: &str) {
    hear(HostEvent::Origin(origin.to_owned()));
}

/// The system's way back was used, this many times.
#[wasm_bindgen(js_name = hearBack)]
pub fn hear_back(steps: u32) {
    for _ in 0..steps {
        hear(HostEvent::Back);
    }
}

/// A new version is at hand.
#[wasm_bindgen(js_name = hearNewVersion)]
pub fn hear_new_version() {
    hear(HostEvent::NewVersion);
}

/// This play was shown when the page was left; no play where it was Home.
#[wasm_bindgen(js_name = hearPlay)]
pub fn hear_play(play: &str) {
    hear(HostEvent::Play(play.parse::<PlayId>().ok()));
}

/// What the system asks for: the size of text in percent, whether less should move, and whether more should stand out.
#[wasm_bindgen(js_name = hearSystem)]
pub fn hear_system(text: u16, less_motion: bool, more_contrast: bool) {
    hear(HostEvent::TextSize(text));
    hear(HostEvent::LessMotion(less_motion));
    hear(HostEvent::MoreContrast(more_contrast));
}

/// The page's own address, without what stands after a `#`.
#[wasm_bindgen(js_name = hearPage)]
pub fn hear_page(page: &str) {
    hear(HostEvent::Page(page.to_owned()));
}

/// This address was followed: what stands after the `#`.
#[wasm_bindgen(js_name = hearAddress)]
pub fn hear_address(address: &str) {
    hear(HostEvent::Address(address.to_owned()));
}

/// The browser may throw away what is entered, when it needs the room.
#[wasm_bindgen(js_name = hearMayForget)]
pub fn hear_may_forget() {
    hear(HostEvent::MayForget);
}

/// The program can be installed: the browser asks by itself, or a person goes by the menu for sharing.
#[wasm_bindgen(js_name = hearInstall)]
pub fn hear_install(asks: bool) {
    hear(HostEvent::Install(if asks { Install::Ask } else { Install::Share }));
}

/// A screen reader wishes something of the node with this id: `click` or `focus`.
#[wasm_bindgen(js_name = hearWish)]
pub fn hear_wish(node: &str, wish: &str) {
    let Ok(node) = node.parse() else { return };
    let action = if wish == "click" { Action::Click } else { Action::Focus };
    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(node), data: None };
    WAITING.with_borrow_mut(|waiting| waiting.wishes.push(Event::AccessKitActionRequest(request)));
    wake();
}

/// The standing as the page reads it.
#[derive(Serialize)]
struct Told<'a> {
    steps: usize,
    awake: bool,
    unsaved: bool,
    play: Option<String>,
    language: &'static str,
    edges: [[u8; 3]; 2],
    title: &'a str,
    address: &'a str,
}

/// The page around the window.
pub(super) struct Page;

impl Host for Page {
    fn heard(&mut self) -> Vec<HostEvent> {
        WAITING.with_borrow_mut(|waiting| std::mem::take(&mut waiting.heard))
    }

    fn stands(&mut self, standing: &WindowState) {
        let &WindowState { steps, awake, unsaved, play, language, edges, ref title, ref address } = standing;
        let play = play.map(|play| play.to_string());
        let told = Told { steps, awake, unsaved, play, language: language.code(), edges, title, address };
        // Numbers, switches and plain words are always JSON.
        script::stands(&serde_json::to_string(&told).unwrap_or_default());
    }

    fn tick(&mut self) {
        script::tick();
    }

    fn warn(&mut self) {
        script::warn();
    }

    fn renew(&mut self) {
        script::renew();
    }

    fn share(&mut self, title: &str, link: &str) {
        script::share(title, link);
    }

    fn install(&mut self) {
        script::install();
    }
}
