//! The dialogue with the page's scripts: a few calls in either direction, and what has come waits until a frame takes it.

use std::cell::RefCell;

use egui::accesskit::{Action, ActionRequest, NodeId, TreeId};
use egui::{Context, Event};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::app::platform::host::{Able, Host, HostEvent, WindowState};
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
        pub(super) fn renew();
        pub(super) fn slots() -> Vec<u32>;
    }
}

/// What has come from the page and waits for a frame.
#[derive(Default)]
struct Waiting {
    heard: Vec<HostEvent>,
    wishes: Vec<Event>,
    window: Option<Context>,
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
pub fn hear_able(awake: bool, vibrate: bool) {
    hear(HostEvent::Able(Able { awake, vibrate }));
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

/// What the system asks for: the size of text in percent, and whether less should move.
#[wasm_bindgen(js_name = hearSystem)]
pub fn hear_system(text: u16, less_motion: bool) {
    hear(HostEvent::TextSize(text));
    hear(HostEvent::LessMotion(less_motion));
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
struct Told {
    steps: usize,
    awake: bool,
    unsaved: bool,
    play: Option<String>,
    language: &'static str,
    edges: [[u8; 3]; 2],
}

/// The page around the window.
pub(super) struct Page;

impl Host for Page {
    fn heard(&mut self) -> Vec<HostEvent> {
        WAITING.with_borrow_mut(|waiting| std::mem::take(&mut waiting.heard))
    }

    fn stands(&mut self, standing: &WindowState) {
        let WindowState { steps, awake, unsaved, play, language, edges } = standing.clone();
        let play = play.map(|play| play.to_string());
        let told = Told { steps, awake, unsaved, play, language: language.code(), edges };
        // Numbers, switches and plain words are always JSON.
        script::stands(&serde_json::to_string(&told).unwrap_or_default());
    }

    fn tick(&mut self) {
        script::tick();
    }

    fn renew(&mut self) {
        script::renew();
    }
}
