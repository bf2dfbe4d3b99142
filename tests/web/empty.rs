//! An empty window of eframe with one word in it, in the program's typeface: `size.test.mjs` measures against it what a
//! first visit of the program costs.
//!
//! It uses nothing of the program, which would come with all of it.

#[cfg(target_arch = "wasm32")]
mod page {
    use std::sync::Arc;

    use eframe::{CreationContext, Frame, WebOptions, WebRunner};
    use egui::{CentralPanel, Context, FontData, FontDefinitions, FontFamily, FullOutput, Plugin, Ui};
    use wasm_bindgen::JsCast as _;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(js_namespace = tableside)]
    extern "C" {
        fn rest(milliseconds: f64);
    }

    #[wasm_bindgen(start)]
    pub fn start() {
        wasm_bindgen_futures::spawn_local(async {
            let canvas = web_sys::window().and_then(|window| window.document()?.get_element_by_id("app"));
            let canvas = canvas.and_then(|element| element.dyn_into().ok());
            let create = |cc: &CreationContext<'_>| Ok(Box::new(Empty::new(&cc.egui_ctx)) as Box<dyn eframe::App>);
            if let Some(canvas) = canvas {
                let _ = WebRunner::new().start(canvas, WebOptions::default(), Box::new(create)).await;
            }
        });
    }

    /// Tells the page of each frame, as the program does.
    struct Drawn;

    impl Plugin for Drawn {
        fn debug_name(&self) -> &'static str {
            "drawn"
        }

        fn output_hook(&mut self, _ctx: &Context, _output: &mut FullOutput) {
            rest(f64::INFINITY);
        }
    }

    struct Empty;

    impl Empty {
        fn new(ctx: &Context) -> Self {
            let mut fonts = FontDefinitions::empty();
            let regular = FontData::from_static(include_bytes!("../../assets/fonts/atkinson-regular.ttf"));
            fonts.font_data.insert("regular".to_owned(), Arc::new(regular));
            for family in [FontFamily::Proportional, FontFamily::Monospace] {
                fonts.families.insert(family, vec!["regular".to_owned()]);
            }
            ctx.set_fonts(fonts);
            ctx.add_plugin(Drawn);
            Self
        }
    }

    impl eframe::App for Empty {
        fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
            CentralPanel::default().show(ui, |ui| ui.label("Tableside"));
        }
    }
}
