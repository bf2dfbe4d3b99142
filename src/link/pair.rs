//! A socket in memory: both ends are held by one thread, and a test plays the host.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use super::socket::{Dialer, Socket, SocketEvent};

/// What one attempt to connect has become.
#[derive(Debug, Default)]
struct Wire {
    url: String,
    to_guest: VecDeque<SocketEvent>,
    to_host: VecDeque<String>,
    /// The guest has let it go.
    dropped: bool,
    closed: bool,
}

/// All sockets that a dialer has opened, as the host sees them.
#[derive(Clone, Debug, Default)]
pub struct HostEnds(Rc<RefCell<Vec<Rc<RefCell<Wire>>>>>);

/// The guest's end.
struct GuestEnd(Rc<RefCell<Wire>>);

impl HostEnds {
    /// A dialer whose sockets end here.
    pub fn dialer(&self) -> Dialer {
        let ends = Rc::clone(&self.0);
        Box::new(move |url| {
            let wire = Rc::new(RefCell::new(Wire { url: url.to_owned(), ..Wire::default() }));
            ends.borrow_mut().push(Rc::clone(&wire));
            Box::new(GuestEnd(wire))
        })
    }

    /// How many sockets were opened so far.
    pub fn opened(&self) -> usize {
        self.0.borrow().len()
    }

    /// The address that the last one was opened to.
    pub fn url(&self) -> String {
        self.last().map(|wire| wire.borrow().url.clone()).unwrap_or_default()
    }

    /// Whether the guest still holds the last one.
    pub fn is_held(&self) -> bool {
        self.last().is_some_and(|wire| !wire.borrow().dropped && !wire.borrow().closed)
    }

    /// Accepts the last one.
    pub fn accept(&self) {
        self.tell(SocketEvent::Open);
    }

    /// Sends a message on the last one.
    pub fn send(&self, text: &str) {
        self.tell(SocketEvent::Text(text.to_owned()));
    }

    /// Closes the last one, or refuses it.
    pub fn close(&self) {
        self.tell(SocketEvent::Closed);
        if let Some(wire) = self.last() {
            wire.borrow_mut().closed = true;
        }
    }

    /// What the guest has sent on the last one since the last call.
    pub fn received(&self) -> Vec<String> {
        self.last().map(|wire| wire.borrow_mut().to_host.drain(..).collect()).unwrap_or_default()
    }

    fn last(&self) -> Option<Rc<RefCell<Wire>>> {
        self.0.borrow().last().cloned()
    }

    fn tell(&self, event: SocketEvent) {
        if let Some(wire) = self.last().filter(|wire| !wire.borrow().closed) {
            wire.borrow_mut().to_guest.push_back(event);
        }
    }
}

impl Socket for GuestEnd {
    fn send(&mut self, text: String) {
        let mut wire = self.0.borrow_mut();
        if !wire.closed {
            wire.to_host.push_back(text);
        }
    }

    fn events(&mut self) -> Vec<SocketEvent> {
        self.0.borrow_mut().to_guest.drain(..).collect()
    }
}

impl Drop for GuestEnd {
    fn drop(&mut self) {
        self.0.borrow_mut().dropped = true;
    }
}
