//! A browser's store is asked the same as the store in memory, and answers alike; `store.test.mjs` runs this in a page.
#![cfg_attr(target_arch = "wasm32", allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic))]

#[cfg(target_arch = "wasm32")]
#[path = "../store/sample.rs"]
mod sample;

#[cfg(target_arch = "wasm32")]
mod page {
    use tableside::store::{Answer, IndexedDb, Memory, Reply, Request, Store, StoreError, Ticket};
    use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
    use wasm_bindgen_futures::JsFuture;
    use wasm_bindgen_futures::js_sys::Promise;

    use super::sample;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = setTimeout)]
        fn set_timeout(done: &JsValue, milliseconds: u32);
    }

    /// A store, and the answers that nobody has asked for yet.
    struct Desk {
        store: IndexedDb,
        heard: Vec<Answer>,
    }

    impl Desk {
        fn open() -> Self {
            Self { store: IndexedDb::start(|| ()), heard: Vec::new() }
        }

        async fn ask(&mut self, request: Request) -> Result<Reply, StoreError> {
            let ticket = self.store.ask(request);
            self.answer(Some(ticket)).await
        }

        async fn answer(&mut self, ticket: Option<Ticket>) -> Result<Reply, StoreError> {
            loop {
                self.heard.extend(self.store.answers());
                if let Some(at) = self.heard.iter().position(|answer| answer.ticket == ticket) {
                    return self.heard.remove(at).result;
                }
                let soon = Promise::new(&mut |done, _| set_timeout(&done, 1));
                JsFuture::from(soon).await.unwrap();
            }
        }
    }

    /// Asks both stores everything, then a second window's store again. Gives how many answers were compared.
    #[wasm_bindgen(js_name = compareStores)]
    pub async fn compare_stores(seed: u32) -> u32 {
        let mut desk = Desk::open();
        assert_eq!(desk.answer(None).await, Ok(Reply::Opened(Vec::new())));
        let mut memory = Memory::default();
        let requests: Vec<Request> = sample::requests().into_iter().chain(sample::shuffled(seed.into(), 300)).collect();
        let mut compared = 0;
        for request in &requests {
            assert_eq!(desk.ask(request.clone()).await, memory.perform(request.clone()), "{request:?}");
            compared += 1;
        }
        // What was acknowledged is there for whoever opens the database next.
        let mut other = Desk::open();
        let reads = |request: &&Request| matches!(request, Request::Plays { .. } | Request::Read { .. });
        for request in requests.iter().filter(reads) {
            assert_eq!(other.ask(request.clone()).await, memory.perform(request.clone()), "again: {request:?}");
            compared += 1;
        }
        // And of two that write, the one that is behind is told so.
        let Ok(Reply::Plays(plays)) = other.ask(Request::Plays { removed: false }).await else { panic!() };
        let play = &plays[0];
        let next = sample::line(play.entries + 1);
        let append = |body: &str| {
            let lines = vec![tableside::store::Line { body: body.to_owned(), ..next.clone() }];
            Request::Append { play: play.header.id, lines, summary: "{}".to_owned(), finished: false }
        };
        assert_eq!(desk.ask(append("1")).await, Ok(Reply::Done));
        assert_eq!(other.ask(append("2")).await, Err(StoreError::Behind { last: next.number }));
        assert_eq!(other.answer(None).await, Ok(Reply::Opened(Vec::new())));
        assert_eq!(other.answer(None).await, Ok(Reply::ChangedElsewhere));
        compared + 2
    }
}
