//! The browser's entry: the window in a page, on a phone or a desktop.
//!
//! [`page`] is the dialogue with the page's scripts (assets/web), [`tree`] is what a screen reader finds there, [`rest`]
//! lets everything stand still when nothing changes, [`between`] works where nothing is to be drawn, and [`later`] is for the part
//! of the program that comes after the first picture.

mod between;
mod later;
mod page;
mod rest;
mod tree;

use std::any::Any;
use std::panic;

use eframe::{Frame, WebOptions, WebRunner};
use egui::{Context, RawInput, Ui};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::HtmlCanvasElement;

use crate::app::platform::clock::Clock;
use crate::app::platform::files::Browser;
use crate::app::{App, Parts};
use crate::games;
use crate::kit::{Look, plain_sign};
use crate::link;
use crate::locale::Language;
use crate::store::{IndexedDb, Memory, Store};
use page::Page;

/// Starts the program in the page that has loaded it; what keeps it from starting is told to the page.
#[wasm_bindgen(start)]
pub fn start() {
    panic::set_hook(Box::new(|info| page::failed(&info.to_string())));
    wasm_bindgen_futures::spawn_local(async {
        later::begun().await;
        if let Err(why) = run().await {
            page::failed(&why);
        }
    });
}

async fn run() -> Result<(), String> {
    let document = web_sys::window().and_then(|window| window.document());
    let canvas = document.and_then(|document| document.get_element_by_id("app"));
    let canvas = canvas.and_then(|element| element.dyn_into::<HtmlCanvasElement>().ok()).ok_or("#app")?;
    let create = |cc: &eframe::CreationContext<'_>| Ok(Box::new(Window::new(&cc.egui_ctx)) as Box<dyn eframe::App>);
    let runner = WebRunner::new();
    between::runs(runner.clone());
    let started = runner.start(canvas, WebOptions::default(), Box::new(create)).await;
    started.map_err(|why| why.as_string().unwrap_or_else(|| format!("{why:?}")))
}

/// The window, with what the page has to say to it.
struct Window {
    app: App,
    ctx: Context,
}

impl Window {
    fn new(ctx: &Context) -> Self {
        Look::default().apply(ctx);
        // The browser draws what our typeface lacks; this is for what it has no letter of either.
        plain_sign(ctx);
        ctx.enable_accesskit();
        ctx.add_plugin(tree::Mirror::default());
        ctx.add_plugin(rest::Rest);
        page::wakes(ctx);
        let files = Browser::new(page::wake);
        page::takes(files.inbox());
        let store: Box<dyn Store> = if page::keeps() {
            Box::new(IndexedDb::start(between::heard))
        } else {
            page::in_memory();
            Box::new(Memory::default())
        };
        let parts = Parts {
            store,
            games: games::ALL,
            clock: Clock::of_the_system(),
            language: None,
            system: Language::of_the_system(),
            folder: None,
            files: Box::new(files),
        };
        let app =
            App::in_slot(parts, page::draft_slot()).within(Box::new(Page)).linked_by(link::dialer(between::heard));
        Self { app, ctx: ctx.clone() }
    }
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.app.logic(ctx, frame);
        // Once the list of plays and the whole program are there, the library is read, a game a frame: nobody is to wait for all
        // of it when a card is first looked up, and a page has no threads.
        if later::is_here() && self.app.model().shelf.is_some() && games::read_ahead() {
            ctx.request_repaint();
        }
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.app.ui(ui, frame);
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.events.extend(page::wishes());
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }

    fn as_any_mut(&mut self) -> Option<&mut dyn Any> {
        Some(self)
    }
}
