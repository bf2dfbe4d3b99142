//! A guest at a table of many devices, by what stands on the screen: joining, entering, the host that is gone.

use crate::common::app::{Shared, now, window_that_shares, window_with_links};
use crate::common::scenes::sharing::{FakeHost, LAN, VPN, dana};
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Event, Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::sharing::host::{Invitation, ShareEvent};
use tableside::games::{self, Example};
use tableside::link::memory_host::MemoryHost;
use tableside::locale::Language;
use tableside::store::{Reply, Request};
use tableside::wire::{ClientMessage, RemoveDevice, SeatDevice, Sentence, Why, WireLine};

type Window = Harness<'static, App>;

/// A host of the example evening, half-way.
fn host(language: Language) -> MemoryHost {
    let store = Shared::default();
    let (setup, actions) = games::ALL[0].example(Example::HalfWay, language);
    let play = store.add(&setup, &actions);
    let Reply::Lines { play, lines } = store.perform(Request::Read { play, after: 0 }) else { panic!() };
    MemoryHost::new(play.header, &lines)
}

fn guest(host: &mut MemoryHost, store: &Shared, size: Vec2, theme: Theme, language: Language) -> Window {
    let mut h = window_with_links(store, size, theme, language, 100, host.guest());
    h.run();
    h
}

/// Lets the window and the host talk until nobody has anything to say.
fn settle(h: &mut Window, host: &mut MemoryHost) {
    for _ in 0..12 {
        h.state_mut().reconnect();
        h.step();
        host.serve();
    }
    h.run_steps(4);
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.run_steps(3);
}

fn write(h: &mut Window, field: &str, words: &str) {
    h.get_by_role_and_label(Role::TextInput, field).focus();
    h.run_steps(2);
    h.event(Event::Text(words.into()));
    h.run_steps(2);
}

/// Joins by the address and the code that the host shows.
fn join(h: &mut Window, host: &mut MemoryHost, name: &str) {
    h.state_mut().visit(Place::Join);
    h.run_steps(3);
    write(h, "Your name", name);
    write(h, "Address", "192.168.1.5:8137");
    write(h, "Code", "7K3M 9QXR");
    tap(h, "Join");
    settle(h, host);
}

fn joined(host: &mut MemoryHost, store: &Shared, name: &str) -> Window {
    let mut h = guest(host, store, PHONE, Theme::Light, Language::En);
    join(&mut h, host, name);
    h
}

fn enter(h: &mut Window, host: &mut MemoryHost, place: u32) {
    h.state_mut().enter(json!({ "do": "set-temple", "place": place }));
    settle(h, host);
}

#[test]
fn by_address_and_code_one_is_at_the_table_and_says_who_one_is() {
    let mut host = host(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Zoe");
    assert_eq!(h.state().place(), Place::Table);
    assert!(h.query_all_by_label("Who are you?").count() > 0);
    h.get_by_label("Just watching");
    let name = h.state().model().open.as_ref().unwrap().shown.scores[1].name.clone();
    h.get_all_by_role_and_label(Role::Button, &name).last().unwrap().click_accesskit();
    settle(&mut h, &mut host);
    assert_eq!(h.state().model().table.as_ref().unwrap().me, Some(1));
    assert_eq!(h.query_all_by_label("Who are you?").count(), 0);
    h.get_by_label("1 here");
    assert_eq!(h.state().model().settings.guest, "Zoe", "the name is remembered on this device");
}

#[test]
fn who_has_the_name_of_a_player_is_not_asked() {
    let mut host = host(Language::En);
    let h = joined(&mut host, &Shared::default(), "anna");
    assert_eq!(h.query_all_by_label("Who are you?").count(), 0);
    assert_eq!(h.state().model().table.as_ref().unwrap().me, Some(0));
}

#[test]
fn promise_8_a_failed_join_says_why_and_what_to_try() {
    let mut host = host(Language::En);
    host.turns_away = Some(Why::Code);
    let h = joined(&mut host, &Shared::default(), "Zoe");
    assert_eq!(h.state().place(), Place::Join);
    h.get_by_label_contains("The host does not know this code.");
    let mut host = self::host(Language::En);
    host.up = false;
    let mut h = joined(&mut host, &Shared::default(), "Zoe");
    h.get_by_label_contains("Nobody answers at this address.");
    host.up = true;
    tap(&mut h, "Join");
    settle(&mut h, &mut host);
    assert_eq!(h.state().place(), Place::Table, "what was typed is still there");
}

#[test]
fn what_was_typed_wrong_is_said_before_anybody_is_asked() {
    let mut host = host(Language::En);
    let mut h = guest(&mut host, &Shared::default(), PHONE, Theme::Light, Language::En);
    h.state_mut().visit(Place::Join);
    h.run_steps(3);
    tap(&mut h, "Join");
    h.get_by_label_contains("Enter your name first.");
    write(&mut h, "Your name", "Zoe");
    tap(&mut h, "Join");
    h.get_by_label_contains("This is not an address.");
    write(&mut h, "Address", "192.168.1.5:8137");
    tap(&mut h, "Join");
    h.get_by_label_contains("The code has 8 letters and digits.");
    assert_eq!(host.sockets(0), 0);
}

#[test]
fn promise_5_an_entry_waits_while_the_host_is_gone_also_through_a_restart() {
    let (mut host, store) = (host(Language::En), Shared::default());
    let mut h = joined(&mut host, &store, "Anna");
    let before = host.lines.len();
    enter(&mut h, &mut host, 3);
    assert_eq!(host.lines.len(), before + 1);
    host.up = false;
    host.cut(0);
    settle(&mut h, &mut host);
    enter(&mut h, &mut host, 4);
    h.get_by_label("not connected · 1 waiting");
    h.get_by_label_contains("1 entry is kept on this device until the host is back.");
    h.state_mut().visit(Place::History);
    h.run_steps(3);
    assert!(h.query_all_by_label_contains("waiting for the host").count() == 1, "the history marks it");
    // The window is closed and opened again on the same disk.
    let play = h.state().model().open.as_ref().unwrap().session.id();
    drop(h);
    let mut h = guest(&mut host, &store, PHONE, Theme::Light, Language::En);
    h.state_mut().visit_play(play);
    settle(&mut h, &mut host);
    h.get_by_label_contains("waiting");
    host.up = true;
    host.enter(now(), json!({ "act": { "do": "set-temple", "place": 1 } }));
    settle(&mut h, &mut host);
    h.get_by_label("1 here");
    assert_eq!(host.lines.len(), before + 3);
    let last = h.state().model().open.as_ref().unwrap().session.play().last();
    assert_eq!(last, host.lines.len() as u64, "the window shows what the host has");
}

/// Holds that the window shows what the host has, line by line.
fn same_log(h: &Window, host: &MemoryHost) {
    let ours = h.state().model().open.as_ref().unwrap().session.play().lines().unwrap();
    let ours: Vec<_> = ours.iter().map(|line| (line.number, line.at, WireLine::of(line, None).body)).collect();
    let theirs: Vec<_> = host.lines.iter().map(|line| (line.number, line.at, line.body.clone())).collect();
    let same = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
    assert_eq!(ours.get(same..), theirs.get(same..), "the first {same} are the same");
}

#[test]
fn what_others_enter_while_ones_own_entry_goes_to_the_disk_comes_before_it() {
    let mut host = host(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Anna");
    same_log(&h, &host);
    for (theirs, ours) in [(3, 4), (1, 2), (4, 1)] {
        // Both in one frame: the entry is on its way to this device's disk when the line of the other is read.
        host.enter(now(), json!({ "act": { "do": "set-temple", "place": theirs } }));
        enter(&mut h, &mut host, ours);
        same_log(&h, &host);
    }
}

#[test]
fn what_others_enter_is_shown_with_who_entered_it() {
    let mut host = host(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Anna");
    host.enter(now(), json!({ "act": { "do": "set-temple", "place": 3 } }));
    enter(&mut h, &mut host, 4);
    h.state_mut().visit(Place::History);
    h.run_steps(3);
    assert!(h.query_all_by_label_contains("· host").count() >= 1);
    assert!(h.query_all_by_label_contains("· this device").count() >= 1);
}

#[test]
fn what_others_enter_all_evening_puts_no_message_over_the_table() {
    let mut host = host(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Anna");
    let last = h.state().model().open.as_ref().unwrap().session.play().last();
    let said = h.state().model().messages.past().len();
    host.enter(now(), json!({ "act": { "do": "set-temple", "place": 3 } }));
    settle(&mut h, &mut host);
    assert_eq!(h.state().model().open.as_ref().unwrap().session.play().last(), last + 1);
    assert_eq!(h.state().model().messages.past().len(), said);
}

#[test]
fn a_refused_entry_is_gone_and_says_why() {
    let mut host = host(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Anna");
    let last = h.state().model().open.as_ref().unwrap().session.play().last();
    host.refuses = Some(Sentence { en: "It is not your seat.".to_owned(), cs: "To není vaše místo.".to_owned() });
    enter(&mut h, &mut host, 4);
    h.get_by_label_contains("It is not your seat.");
    assert_eq!(h.state().model().open.as_ref().unwrap().session.play().last(), last);
}

#[test]
fn promise_6_without_the_host_one_can_go_on_alone() {
    let (mut host, store) = (host(Language::En), Shared::default());
    let mut h = joined(&mut host, &store, "Anna");
    host.up = false;
    host.cut(0);
    settle(&mut h, &mut host);
    enter(&mut h, &mut host, 4);
    tap(&mut h, "Go on alone");
    assert!(h.query_all_by_label("Go on alone?").count() > 0);
    h.get_all_by_role_and_label(Role::Button, "Go on alone").last().unwrap().click_accesskit();
    settle(&mut h, &mut host);
    assert!(h.state().model().table.is_none());
    let play = h.state().model().open.as_ref().unwrap().session.id();
    assert_eq!(store.lines(play), host.lines.len() + 1, "what was waiting is part of the copy now");
    enter(&mut h, &mut host, 3);
    assert_eq!(store.lines(play), host.lines.len() + 2);
}

/// A host of the example evening where the first offerings are to be made.
fn at_the_sacrifice(language: Language) -> MemoryHost {
    let store = Shared::default();
    let play = store.add_until(language, |play| play.prepare(&offer(0, 4), now(), "test").is_ok());
    let Reply::Lines { play, lines } = store.perform(Request::Read { play, after: 0 }) else { panic!() };
    MemoryHost::new(play.header, &lines)
}

fn offer(seat: usize, gold: u32) -> serde_json::Value {
    json!({ "do": "offer", "seat": seat, "gold": gold, "steal": false })
}

#[test]
fn promise_11_an_offering_on_ones_own_phone_is_sealed_and_opens_by_itself_when_all_are_in() {
    let (mut host, store) = (at_the_sacrifice(Language::En), Shared::default());
    let mut h = joined(&mut host, &store, "Anna");
    assert_eq!(h.state().model().table.as_ref().unwrap().me, Some(0));
    h.get_by_label_contains("nobody, not even the host’s computer, can read it");
    h.state_mut().enter(offer(0, 13));
    h.run_steps(2);
    let record = |store: &Shared, h: &Window| {
        let play = h.state().model().open.as_ref().unwrap().session.id();
        match store.perform(Request::Value { key: format!("link/{play}") }) {
            Reply::Value(Some(kept)) => kept,
            other => panic!("{other:?}"),
        }
    };
    assert!(record(&store, &h).contains("\"salt\""), "the salt is on this device's disk before anything is sent");
    settle(&mut h, &mut host);
    let sent = host.lines.last().unwrap().body.to_string();
    assert!(sent.contains("\"seal\"") && !sent.contains("13,") && !sent.contains("gold"), "{sent}");
    h.get_by_label("Your offering is sealed. It is revealed when all are in.");
    let seats = h.state().model().open.as_ref().unwrap().session.play().setup().players.len();
    // The phone is reloaded in between: it still knows what it has sealed.
    let play = h.state().model().open.as_ref().unwrap().session.id();
    drop(h);
    let mut h = guest(&mut host, &store, PHONE, Theme::Light, Language::En);
    h.state_mut().visit_play(play);
    settle(&mut h, &mut host);
    for seat in 1..seats {
        assert!(host.lines.iter().all(|line| !line.body.to_string().contains("\"open\"")), "not before all are in");
        host.enter(now(), json!({ "act": offer(seat, 4) }));
        settle(&mut h, &mut host);
    }
    let opened = host.lines.last().unwrap().body.to_string();
    assert!(opened.contains("\"open\"") && opened.contains("\"gold\":13"), "{opened}");
    let missing = h.state().model().open.as_ref().unwrap().session.play().guide().next;
    assert!(matches!(missing, tableside::table::guide::Next::Ready(_)), "all offerings are open");
}

#[test]
fn an_offering_of_somebody_else_is_entered_openly_on_any_device() {
    let mut host = at_the_sacrifice(Language::En);
    let mut h = joined(&mut host, &Shared::default(), "Anna");
    h.state_mut().enter(offer(1, 6));
    settle(&mut h, &mut host);
    assert!(host.lines.last().unwrap().body.to_string().contains("\"offer\""));
}

/// A window with the example evening open, that can be a host.
fn sharing(size: Vec2, theme: Theme, language: Language) -> (Window, FakeHost, Shared) {
    let (desk, store) = (FakeHost::default(), Shared::default());
    desk.0.borrow_mut().has_page = true;
    let play = store.add_examples(language)[1];
    let mut h = window_that_shares(&store, size, theme, language, Box::new(desk.clone()));
    h.run();
    h.state_mut().visit_play(play);
    h.run_steps(4);
    (h, desk, store)
}

#[test]
fn sharing_is_off_until_it_is_switched_on_and_off_again_when_the_play_is_left() {
    let (mut h, desk, _) = sharing(DESKTOP, Theme::Light, Language::En);
    assert!(desk.0.borrow().started.is_empty());
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    assert!(desk.0.borrow().started.is_empty(), "looking at the screen shares nothing");
    tap(&mut h, "Start sharing");
    let play = h.state().model().open.as_ref().unwrap().session.id();
    assert_eq!(desk.0.borrow().started, [(play, Some(LAN))], "not the VPN's address");
    h.get_by_label("QR code to join the table");
    h.get_by_label("or open 192.168.178.23:8137 and type");
    h.get_by_label("7K3M 9QXR");
    assert!(h.query_all_by_label_contains("0123456789abcdef").count() == 0, "the key stands nowhere in words");
    tap(&mut h, "10.8.0.2");
    assert_eq!(desk.0.borrow().started.last(), Some(&(play, Some(VPN))));
    h.state_mut().visit(Place::Home);
    h.run_steps(3);
    assert_eq!(desk.0.borrow().stopped, 1);
    // A message waits until the screen stands still.
    h.run_steps(3);
    h.get_by_label_contains("Sharing has ended.");
}

#[test]
fn the_host_sees_who_is_here_gives_seats_and_removes() {
    let (mut h, desk, _) = sharing(DESKTOP, Theme::Light, Language::En);
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    tap(&mut h, "Start sharing");
    h.get_by_label("Nobody has joined yet.");
    desk.0.borrow_mut().events.push(ShareEvent::Who(vec![dana(false, vec![])]));
    h.run_steps(3);
    h.get_by_label_contains("away · will catch up");
    desk.0.borrow_mut().events.push(ShareEvent::Who(vec![dana(true, vec![])]));
    h.run_steps(3);
    h.get_by_label_contains("● here");
    let labelled = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|l| l.contains("Dana"));
    h.query_all_by_role(Role::Button).find(labelled).unwrap().click_accesskit();
    h.run_steps(3);
    let player = h.state().model().open.as_ref().unwrap().shown.scores[1].name.clone();
    tap(&mut h, &format!("Dana enters for {player}"));
    let seat = ClientMessage::Seat(SeatDevice { by: "d1".to_owned(), seats: vec![1] });
    assert_eq!(desk.0.borrow().said, [seat]);
    tap(&mut h, "Remove this device");
    let remove = ClientMessage::Remove(RemoveDevice { by: "d1".to_owned() });
    assert_eq!(desk.0.borrow().said.last(), Some(&remove));
    tap(&mut h, "Anyone with the code may join");
    tap(&mut h, "Everyone may enter everything");
    assert_eq!(desk.0.borrow().said[2..], [ClientMessage::Joining(false), ClientMessage::Everyone(false)]);
}

#[test]
fn a_new_link_is_asked_about_made_and_shown() {
    let (mut h, desk, _) = sharing(DESKTOP, Theme::Light, Language::En);
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    tap(&mut h, "Start sharing");
    h.get_by_label("7K3M 9QXR");
    tap(&mut h, "New link…");
    h.get_by_label_contains("Every device has to join again.");
    assert!(desk.0.borrow().said.is_empty());
    tap(&mut h, "Make a new link");
    assert_eq!(desk.0.borrow().said, [ClientMessage::NewLink(true)]);
    let link = |key: &str| format!("http://{LAN}:8137/#{}", key.repeat(32));
    let shared = Invitation { url: link("a"), code: "23456789".to_owned(), far: link("b"), everyone: true };
    desk.0.borrow_mut().events.push(ShareEvent::Shared(shared));
    h.run_steps(4);
    h.get_by_label("2345 6789");
    h.get_by_label_contains("The link and the code are new now");
    assert!(h.query_by_label("7K3M 9QXR").is_none());
}

#[test]
fn before_joining_one_reads_who_can_read_what_is_sent_and_that_nobody_is_called_host() {
    for language in Language::ALL {
        let mut host = host(language);
        let mut h = guest(&mut host, &Shared::default(), PHONE, Theme::Light, language);
        h.state_mut().visit(Place::Join);
        h.run_steps(3);
        h.get_by_label(&language.words("link-in-the-clear"));
        write(&mut h, &language.words("link-your-name"), &language.words("link-host-device"));
        tap(&mut h, &language.words("link-join"));
        h.run_steps(3);
        h.get_by_label_contains(&language.words("link-failed-name"));
    }
}

#[test]
fn the_host_and_the_window_tell_each_other_what_was_written() {
    let (mut h, desk, store) = sharing(DESKTOP, Theme::Light, Language::En);
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    tap(&mut h, "Start sharing");
    h.state_mut().enter(json!({ "do": "set-temple", "place": 3 }));
    h.run_steps(4);
    assert!(desk.0.borrow().changed > 0, "everyone is told at once");
    // A device has written through the host, into the same store.
    let play = h.state().model().open.as_ref().unwrap().session.id();
    let last = store.lines(play) as u64;
    let line = tableside::store::Line {
        number: last + 1,
        at: now(),
        by: "d1".to_owned(),
        body: json!({ "act": { "do": "set-temple", "place": 2 } }).to_string(),
    };
    let (summary, finished) = ("{}".to_owned(), false);
    store.perform(Request::Append { play, lines: vec![line], summary, finished });
    desk.0.borrow_mut().events.extend([ShareEvent::Who(vec![dana(true, vec![])]), ShareEvent::Wrote]);
    h.run_steps(4);
    assert_eq!(h.state().model().open.as_ref().unwrap().session.play().last(), last + 1);
    h.state_mut().visit(Place::History);
    h.run_steps(3);
    assert!(h.query_all_by_label_contains("· Dana").count() == 1, "the history names the device");
}

#[test]
fn where_the_page_for_phones_is_missing_that_is_said() {
    let (mut h, desk, _) = sharing(PHONE, Theme::Light, Language::En);
    desk.0.borrow_mut().has_page = false;
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    tap(&mut h, "Start sharing");
    h.get_by_label_contains("The page for phones is not beside this program");
}

#[test]
fn where_this_computer_is_in_no_network_that_is_said() {
    let (mut h, desk, _) = sharing(PHONE, Theme::Light, Language::En);
    desk.0.borrow_mut().alone = true;
    h.state_mut().visit(Place::Share);
    h.run_steps(3);
    tap(&mut h, "Start sharing");
    h.get_by_label_contains("isn’t on a home network, so phones can’t reach it");
}

#[test]
fn what_passes_does_not_lie_over_the_words_that_the_host_is_gone() {
    for size in [PHONE, DESKTOP] {
        let (mut host, store) = (host(Language::En), Shared::default());
        let mut h = guest(&mut host, &store, size, Theme::Light, Language::En);
        join(&mut h, &mut host, "Anna");
        host.up = false;
        host.cut(0);
        settle(&mut h, &mut host);
        h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        settle(&mut h, &mut host);
        let rect = |words: &str| h.get_by_label_contains(words).rect();
        let (gone, undone) = (rect("The host can’t be reached."), rect("Undone: "));
        assert!(!gone.intersects(undone), "{gone} and {undone} at {size}");
    }
}

#[test]
fn pictures_of_sharing() {
    for (size, form) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for (theme, shade) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            for language in Language::ALL {
                if !crate::common::takes_pictures() && (theme, language) != (Theme::Dark, Language::Cs) {
                    continue;
                }
                let name = |what: &str| format!("sharing-{what}-{form}-{shade}-{}", language.code());
                let (mut h, desk, _) = sharing(size, theme, language);
                h.state_mut().visit(Place::Share);
                h.run_steps(3);
                picture(&mut h, &name("share-off"));
                tap(&mut h, &language.words("share-start"));
                desk.0.borrow_mut().events.push(ShareEvent::Who(vec![dana(true, vec![1])]));
                h.run_steps(3);
                picture(&mut h, &name("share-on"));
                h.get_by_label("7K3M 9QXR");
            }
        }
    }
}

#[test]
fn pictures_of_a_guest() {
    for (size, form) in [(PHONE, "phone"), (DESKTOP, "desktop")] {
        for (theme, shade) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            for language in Language::ALL {
                if !crate::common::takes_pictures() && (theme, language) != (Theme::Dark, Language::Cs) {
                    continue;
                }
                let name = |what: &str| format!("sharing-{what}-{form}-{shade}-{}", language.code());
                let mut host = host(language);
                let mut h = guest(&mut host, &Shared::default(), size, theme, language);
                h.state_mut().visit(Place::Join);
                h.run_steps(3);
                picture(&mut h, &name("join"));
                let [your_name, address, code, join] =
                    ["link-your-name", "link-address", "link-code", "link-join"].map(|key| language.words(key));
                write(&mut h, &your_name, "Zoe");
                write(&mut h, &address, "192.168.1.5:8137");
                write(&mut h, &code, "7K3M9QXR");
                tap(&mut h, &join);
                settle(&mut h, &mut host);
                picture(&mut h, &name("seat"));
                tap(&mut h, &language.words("link-just-watching"));
                settle(&mut h, &mut host);
                picture(&mut h, &name("table"));
                host.up = false;
                host.cut(0);
                settle(&mut h, &mut host);
                enter(&mut h, &mut host, 4);
                picture(&mut h, &name("away"));
                h.get_by_label_contains(&language.words("link-alone"));
                let mut host = at_the_sacrifice(language);
                let mut h = guest(&mut host, &Shared::default(), size, theme, language);
                h.state_mut().visit(Place::Join);
                h.run_steps(3);
                write(&mut h, &your_name, "Anna");
                write(&mut h, &address, "192.168.1.5:8137");
                write(&mut h, &code, "7K3M9QXR");
                tap(&mut h, &join);
                settle(&mut h, &mut host);
                picture(&mut h, &name("offer"));
                h.state_mut().enter(offer(0, 9));
                settle(&mut h, &mut host);
                picture(&mut h, &name("sealed"));
            }
        }
    }
}
