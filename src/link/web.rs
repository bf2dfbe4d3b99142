//! The browser's websocket. A timer of the page keeps it alive, so that no frame is drawn for that.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};
use web_time::Instant;

use super::heartbeat::{Due, Heartbeat, beat};
use super::socket::{Dialer, Socket, SocketEvent};
use crate::wire::HOST_MESSAGE_LIMIT;

/// How often the page looks whether a beat is due, in milliseconds. A page that nobody looks at is called once a second at
/// most.
const PULSE: i32 = 1000;

/// What the socket and its callbacks share.
struct Shared {
    events: RefCell<VecDeque<SocketEvent>>,
    heart: RefCell<Heartbeat>,
    wake: Rc<dyn Fn()>,
}

impl Shared {
    fn tell(&self, event: SocketEvent) {
        self.events.borrow_mut().push_back(event);
        (self.wake)();
    }
}

/// Opens websockets; `wake` is called when an event waits.
pub fn dialer(wake: impl Fn() + 'static) -> Dialer {
    let wake: Rc<dyn Fn()> = Rc::new(wake);
    Box::new(move |url| match PageSocket::open(url, Rc::clone(&wake)) {
        Some(socket) => Box::new(socket),
        None => Box::new(NoSocket::default()),
    })
}

/// An address that the browser does not take.
#[derive(Default)]
struct NoSocket {
    told: bool,
}

impl Socket for NoSocket {
    fn send(&mut self, _: String) {}

    fn events(&mut self) -> Vec<SocketEvent> {
        if std::mem::replace(&mut self.told, true) { Vec::new() } else { vec![SocketEvent::Closed] }
    }
}

struct PageSocket {
    socket: WebSocket,
    shared: Rc<Shared>,
    timer: Option<i32>,
    // They live as long as the socket calls them.
    _open: Closure<dyn FnMut(Event)>,
    _message: Closure<dyn FnMut(MessageEvent)>,
    _close: Closure<dyn FnMut(CloseEvent)>,
    _pulse: Closure<dyn FnMut()>,
}

impl PageSocket {
    fn open(url: &str, wake: Rc<dyn Fn()>) -> Option<Self> {
        let socket = WebSocket::new(url).ok()?;
        let heart = RefCell::new(Heartbeat::new(Instant::now()));
        let shared = Rc::new(Shared { events: RefCell::default(), heart, wake });
        let open = {
            let shared = Rc::clone(&shared);
            Closure::<dyn FnMut(Event)>::new(move |_| {
                *shared.heart.borrow_mut() = Heartbeat::new(Instant::now());
                shared.tell(SocketEvent::Open);
            })
        };
        let message = {
            let (shared, socket) = (Rc::clone(&shared), socket.clone());
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                shared.heart.borrow_mut().heard(Instant::now());
                let Some(text) = event.data().as_string() else { return };
                if text.len() > HOST_MESSAGE_LIMIT {
                    drop(socket.close());
                } else if !text.starts_with("{\"beat\"") {
                    shared.tell(SocketEvent::Text(text));
                }
            })
        };
        let close = {
            let shared = Rc::clone(&shared);
            Closure::<dyn FnMut(CloseEvent)>::new(move |_| shared.tell(SocketEvent::Closed))
        };
        let pulse = {
            let (shared, socket) = (Rc::clone(&shared), socket.clone());
            Closure::<dyn FnMut()>::new(move || {
                if socket.ready_state() != WebSocket::OPEN {
                    return;
                }
                let due = shared.heart.borrow_mut().due(Instant::now());
                match due {
                    Due::Nothing => {}
                    Due::Beat => drop(socket.send_with_str(&beat())),
                    Due::Dead => {
                        // Closing takes its time where nobody answers: whoever waits is told now.
                        drop(socket.close());
                        socket.set_onclose(None);
                        shared.tell(SocketEvent::Closed);
                    }
                }
            })
        };
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        let timer = web_sys::window().and_then(|window| {
            let pulse = pulse.as_ref().unchecked_ref();
            window.set_interval_with_callback_and_timeout_and_arguments_0(pulse, PULSE).ok()
        });
        Some(Self { socket, shared, timer, _open: open, _message: message, _close: close, _pulse: pulse })
    }
}

impl Socket for PageSocket {
    fn send(&mut self, text: String) {
        // One that is closed says so by an event.
        drop(self.socket.send_with_str(&text));
    }

    fn events(&mut self) -> Vec<SocketEvent> {
        self.shared.events.borrow_mut().drain(..).collect()
    }
}

impl Drop for PageSocket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        drop(self.socket.close());
        if let (Some(timer), Some(window)) = (self.timer, web_sys::window()) {
            window.clear_interval_with_handle(timer);
        }
    }
}
