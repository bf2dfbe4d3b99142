//! One table on many devices: sharing it, joining it, who sits where, and a host that is away.

use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::rc::Rc;

use egui::{Event, Role};
use egui_kittest::kittest::Queryable as _;
use serde_json::json;
use tableside::app::nav::screen::Place;
use tableside::app::sharing::host::{Invitation, ShareEvent, TableHost};
use tableside::games::{self, Example};
use tableside::link::memory_host::MemoryHost;
use tableside::store::{PlayId, Reply, Request};
use tableside::wire::{ClientMessage, Role as DeviceRole, Who, Why};

use super::{Scene, Visit, scene};
use crate::common::app::{Shared, window_with_links};

/// What a window has asked of its host, and what the host is to say.
#[derive(Default)]
pub struct Desk {
    pub started: Vec<(PlayId, Option<IpAddr>)>,
    pub stopped: usize,
    pub said: Vec<ClientMessage>,
    pub changed: usize,
    pub events: Vec<ShareEvent>,
    pub has_page: bool,
    /// Whether this computer is in no network.
    pub alone: bool,
}

/// A host that does nothing but keep what it was asked.
#[derive(Clone, Default)]
pub struct FakeHost(pub Rc<RefCell<Desk>>);

/// This computer's address at home.
pub const LAN: IpAddr = IpAddr::V4(Ipv4Addr::new(192, 168, 178, 23));
/// And the one by which it is reached from elsewhere.
pub const VPN: IpAddr = IpAddr::V4(Ipv4Addr::new(10, 8, 0, 2));

impl TableHost for FakeHost {
    fn addresses(&self) -> Vec<IpAddr> {
        if self.0.borrow().alone { Vec::new() } else { vec![LAN, VPN] }
    }

    fn has_page(&self) -> bool {
        self.0.borrow().has_page
    }

    fn start(&mut self, play: PlayId, address: Option<IpAddr>, _: &str, _: &str) {
        let mut desk = self.0.borrow_mut();
        desk.started.push((play, address));
        let url = format!(
            "http://{}:8137/#0123456789abcdef0123456789abcdef",
            address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
        );
        let far = url.replace("0123", "3210");
        desk.events.push(ShareEvent::Shared(Invitation { url, code: "7K3M9QXR".to_owned(), far, everyone: true }));
    }

    fn stop(&mut self) {
        self.0.borrow_mut().stopped += 1;
    }

    fn say(&mut self, message: ClientMessage) {
        self.0.borrow_mut().said.push(message);
    }

    fn changed(&mut self) {
        self.0.borrow_mut().changed += 1;
    }

    fn events(&mut self) -> Vec<ShareEvent> {
        std::mem::take(&mut self.0.borrow_mut().events)
    }
}

/// A guest's device.
pub fn dana(here: bool, seats: Vec<u8>) -> Who {
    Who { by: "d1".to_owned(), name: "Dana".to_owned(), role: DeviceRole::Player, seats, here, last: 3 }
}

impl Visit {
    /// The half-way example at a computer that can share it.
    fn shares(&mut self, on: bool) -> FakeHost {
        let desk = FakeHost::default();
        desk.0.borrow_mut().has_page = true;
        self.h.state_mut().hosts_with(Box::new(desk.clone()));
        self.half(Place::Share);
        if on {
            self.tap("share-start");
            desk.0.borrow_mut().events.push(ShareEvent::Who(vec![dana(true, vec![1])]));
            self.h.run_steps(3);
        }
        desk
    }

    /// On the way to the table of a host, with what is to be typed for that.
    fn joins(&mut self, host: &mut MemoryHost) {
        let size = self.h.ctx.content_rect().size();
        self.h = window_with_links(&self.store, size, self.theme, self.language, self.text, host.guest());
        self.h.run();
        self.visit(Place::Join);
        let typed = [("link-your-name", "Zoe"), ("link-address", "192.168.1.5:8137"), ("link-code", "7K3M 9QXR")];
        for (field, words) in typed {
            let field = self.language.words(field);
            self.h.get_by_role_and_label(Role::TextInput, &field).focus();
            self.h.run_steps(2);
            self.h.event(Event::Text(words.to_owned()));
            self.h.run_steps(2);
        }
        let join = self.language.words("link-join");
        self.h.get_by_label(&join).click_accesskit();
        self.talks_with(host);
    }

    /// Until nobody has anything to say.
    fn talks_with(&mut self, host: &mut MemoryHost) {
        for _ in 0..12 {
            self.h.state_mut().reconnect();
            self.h.step();
            host.serve();
        }
        self.h.run_steps(4);
    }
}

/// A host of the example evening.
fn host(visit: &Visit) -> MemoryHost {
    let store = Shared::default();
    let (setup, actions) = games::ALL[0].example(Example::HalfWay, visit.language);
    let play = store.add(&setup, &actions);
    let Reply::Lines { play, lines } = store.perform(Request::Read { play, after: 0 }) else { panic!() };
    MemoryHost::new(play.header, &lines)
}

/// The scenes.
pub const SCENES: &[Scene] = &[
    scene("share", |v| {
        v.shares(false);
    }),
    scene("share-on", |v| {
        v.shares(true);
    }),
    scene("share-device", |v| {
        v.shares(true);
        v.tap_starting("Dana");
    }),
    scene("share-new-link", |v| {
        v.shares(true);
        v.tap("share-new-link");
    }),
    scene("share-alone", |v| {
        let desk = v.shares(false);
        desk.0.borrow_mut().alone = true;
        v.tap("share-start");
        v.h.run_steps(3);
    }),
    scene("join", |v| v.visit(Place::Join)),
    scene("join-refused", |v| {
        let mut host = host(v);
        host.turns_away = Some(Why::Code);
        v.joins(&mut host);
    }),
    scene("guest-seat", |v| {
        let mut host = host(v);
        v.joins(&mut host);
    }),
    scene("guest-away", |v| {
        let mut host = host(v);
        v.joins(&mut host);
        v.tap("link-just-watching");
        v.talks_with(&mut host);
        host.up = false;
        host.cut(0);
        v.talks_with(&mut host);
        v.h.state_mut().enter(json!({ "do": "set-temple", "place": 4 }));
        v.talks_with(&mut host);
    }),
];
