//! The program comes in two parts: what its first picture needs, and all else a moment later (scripts/web-tool/src/split.rs).
//! Until then the page holds back whatever a person does (assets/web/parts.js).

use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::wasm_bindgen;

use super::page;

mod script {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(js_namespace = tableside)]
    extern "C" {
        /// Ends this run, and begins anew when the later part has come.
        pub(super) fn early();
        /// Comes to an end when the window may open: at once, or when the later part is here.
        pub(super) async fn begun();
    }
}

/// Waits for as much of the program as the first picture takes.
pub(super) async fn begun() {
    script::begun().await;
}

static HERE: AtomicBool = AtomicBool::new(false);

/// Whether the whole program is here.
pub(super) fn is_here() -> bool {
    HERE.load(Ordering::Relaxed)
}

/// The later part has come.
#[wasm_bindgen(js_name = hearLater)]
pub fn hear_later() {
    HERE.store(true, Ordering::Relaxed);
    page::wake();
}

/// Every way from the first part into the later one begins with this call, which is put there when they are split.
#[wasm_bindgen(js_name = needLater)]
pub fn need_later() {
    if !is_here() {
        script::early();
    }
}
