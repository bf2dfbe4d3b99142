//! The word among tabs that something was written.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// The channel's name; every tab of this address listens to it.
const NAME: &str = "tableside";

/// This tab's end of the channel.
pub(super) struct Channel {
    channel: BroadcastChannel,
    /// Called by the browser for as long as it is kept here.
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Channel {
    /// Listens; `heard` is called when another tab has written. None in a browser without such channels: there a second
    /// tab learns of it when it writes itself.
    pub(super) fn open(heard: impl Fn() + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(NAME).ok()?;
        let heard = Closure::new(move |_: MessageEvent| heard());
        channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        Some(Self { channel, _heard: heard })
    }

    /// Tells the other tabs.
    pub(super) fn tell(&self) {
        // A tab that is not told is refused what it writes after an older state, and reads anew.
        let _ = self.channel.post_message(&JsValue::NULL);
    }
}
