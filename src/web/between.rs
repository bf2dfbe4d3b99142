//! Between two frames: what comes from the store, or from a table of many devices, is worked on as it comes. An entry on its
//! way goes through several answers of which nothing is seen, and a frame of a phone takes longer than all of them.

use std::cell::{Cell, RefCell};

use eframe::WebRunner;
use wasm_bindgen_futures::spawn_local;

use super::{Window, page, rest};

thread_local! {
    static RUNNER: RefCell<Option<WebRunner>> = const { RefCell::new(None) };
    /// Whether it is about to be worked on.
    static SOON: Cell<bool> = const { Cell::new(false) };
}

/// This is what runs the window.
pub(super) fn runs(runner: WebRunner) {
    RUNNER.set(Some(runner));
}

/// Something has come. It is worked on as soon as whoever says so has come to an end.
pub(super) fn heard() {
    if !SOON.replace(true) {
        spawn_local(async {
            SOON.set(false);
            work();
        });
    }
}

fn work() {
    let runner = RUNNER.with_borrow(Clone::clone);
    // A window that is not there yet, or is being drawn, takes it with the next frame.
    let Some(mut window) = runner.as_ref().and_then(WebRunner::app_mut::<Window>) else { return page::wake() };
    let Window { app, ctx } = &mut *window;
    let (news, ctx) = (app.work(ctx), ctx.clone());
    let due = app.looks_again();
    drop(window);
    if news {
        page::wake();
    } else if let Some(due) = due {
        // eframe draws no frame that the window did not ask for, and the page lets none through that it does not know of.
        ctx.request_repaint_after(due);
        rest::until(due);
    }
}
