//! What a screen reader finds on every screen: its parts and one first heading, the order in which it is seen, names that
//! agree with the state, and what is said as soon as it changes. The same tree is mirrored into a page.

use std::collections::{BTreeMap, HashMap};

use crate::common::app::{Shared, window};
use crate::common::scenes::{Visit, scenes};
use crate::common::{DESKTOP, PHONE};
use egui::accesskit::{Action, ActionRequest, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use egui::{Context, FullOutput, Plugin, Rect, Theme, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

/// A phone that lies, and a tablet: their columns are others.
const LYING: Vec2 = vec2(844.0, 390.0);
const TABLET: Vec2 = vec2(1024.0, 768.0);

/// The tree as it was handed to the system last.
struct Tree {
    root: NodeId,
    nodes: HashMap<NodeId, Node>,
}

/// Keeps what was handed over: the test's own window takes it away.
#[derive(Default)]
struct Last(Option<TreeUpdate>);

impl Plugin for Last {
    fn debug_name(&self) -> &'static str {
        "last"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        self.0 = output.platform_output.accesskit_update.clone();
    }
}

impl Tree {
    fn of(visit: &mut Visit) -> Self {
        Self::of_window(&mut visit.h)
    }

    fn of_window(h: &mut Harness<'static, App>) -> Self {
        h.ctx.add_plugin(Last::default());
        h.step();
        let update = h.ctx.with_plugin(|last: &mut Last| last.0.clone()).flatten().unwrap();
        Self { root: update.tree.as_ref().unwrap().root, nodes: update.nodes.into_iter().collect() }
    }

    /// All nodes from the first to the last as they are read, each with how many lists and landmarks it lies in.
    fn walk(&self) -> Vec<(NodeId, &Node, Vec<Role>)> {
        let mut found = Vec::new();
        self.into(self.root, &mut Vec::new(), &mut found);
        found
    }

    fn into<'a>(&'a self, id: NodeId, above: &mut Vec<Role>, found: &mut Vec<(NodeId, &'a Node, Vec<Role>)>) {
        let node = &self.nodes[&id];
        found.push((id, node, above.clone()));
        above.push(node.role());
        for child in node.children() {
            self.into(*child, above, found);
        }
        above.pop();
    }

    fn name(&self, node: &Node) -> String {
        let others = node.labelled_by().iter().filter_map(|id| self.nodes.get(id));
        let others = others.filter_map(|node| node.value().or_else(|| node.label())).collect::<Vec<_>>().join(" ");
        let own = node.label().map(str::to_owned).or(Some(others).filter(|others| !others.is_empty()));
        own.or_else(|| node.value().map(str::to_owned)).unwrap_or_default()
    }
}

fn rect(node: &Node) -> Option<Rect> {
    let rect = node.bounds()?;
    Some(Rect::from_min_max(pos2(rect.x0 as f32, rect.y0 as f32), pos2(rect.x1 as f32, rect.y1 as f32)))
}

/// What is read or used; everything else only holds others together.
const SAID: [Role; 14] = [
    Role::Label,
    Role::Heading,
    Role::Button,
    Role::MenuItem,
    Role::MenuItemRadio,
    Role::TextInput,
    Role::MultilineTextInput,
    Role::RadioButton,
    Role::Switch,
    Role::CheckBox,
    Role::Image,
    Role::SpinButton,
    Role::Slider,
    Role::ProgressIndicator,
];

/// What can be wrong with a screen for a screen reader.
fn problems(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    let all = tree.walk();
    let (mut firsts, mut landmarks) = (0, BTreeMap::new());
    for (_, node, above) in &all {
        let name = tree.name(node);
        let role = node.role();
        match role {
            Role::Heading if node.level() == Some(1) => firsts += 1,
            Role::Main | Role::Banner | Role::Navigation | Role::Complementary | Role::Region | Role::Search => {
                *landmarks.entry((format!("{role:?}"), name.clone())).or_insert(0) += 1;
                if role == Role::Region && name.is_empty() {
                    problems.push("a region has no name".to_owned());
                }
            }
            // What only holds others together is nothing to a screen reader.
            Role::ListItem if above.iter().rfind(|role| **role != Role::GenericContainer) != Some(&Role::List) => {
                problems.push(format!("a row lies in no list: {above:?}"));
            }
            Role::ListItem if node.position_in_set().is_none() || node.size_of_set().is_none() => {
                problems.push("a row does not say which one it is".to_owned());
            }
            Role::Button if above.iter().rfind(|role| **role != Role::GenericContainer) == Some(&Role::Menu) => {
                problems.push("a menu does something that is no row of it".to_owned());
            }
            _ => {}
        }
        if SAID.contains(&role) && role != Role::Label && name.trim().is_empty() {
            problems.push(format!("{role:?} has no name"));
        }
        let apart =
            above.iter().any(|role| matches!(role, Role::Dialog | Role::AlertDialog | Role::Menu | Role::Tooltip));
        let in_part = above.iter().any(|role| {
            matches!(
                role,
                Role::Main | Role::Banner | Role::Navigation | Role::Complementary | Role::Region | Role::Search
            )
        });
        let live = node.live().is_some_and(|live| live != Live::Off);
        if SAID.contains(&role) && !name.is_empty() && !apart && !in_part && !live {
            problems.push(format!("{role:?} {name:?} lies in no part of the screen"));
        }
    }
    if firsts != 1 {
        problems.push(format!("{firsts} first headings"));
    }
    for (landmark, count) in landmarks {
        if count > 1 {
            problems.push(format!("{count} times {landmark:?}"));
        }
    }
    problems
}

/// Rows that are not read from left to right: one after the other in the tree, beside each other in the picture, and the
/// second one at the left.
fn out_of_order(tree: &Tree) -> Vec<String> {
    let mut problems = Vec::new();
    for node in tree.nodes.values() {
        let said = |id: &NodeId| {
            let node = &tree.nodes[id];
            (SAID.contains(&node.role()) && !tree.name(node).is_empty())
                .then(|| Some((tree.name(node), rect(node)?)))?
        };
        let here: Vec<(String, Rect)> = node.children().iter().filter_map(said).collect();
        for pair in here.windows(2) {
            let [(a, one), (b, other)] = pair else { continue };
            let both = one.bottom().min(other.bottom()) - one.top().max(other.top());
            let one_row = both > one.height().min(other.height()) * 0.6 && both > 0.0;
            if one_row && other.right() <= one.left() + 2.0 {
                problems.push(format!("{a:?} {one:?} is read before {b:?} {other:?}"));
            }
            if other.bottom() <= one.top() && other.right() > one.left() && other.left() < one.right() {
                problems.push(format!("{a:?} {one:?} is read before {b:?} above it {other:?}"));
            }
        }
    }
    problems
}

fn check(size: Vec2, language: Language) {
    let mut all = Vec::new();
    for scene in scenes() {
        let mut visit = scene.open(size, Theme::Light, language, 100);
        let tree = Tree::of(&mut visit);
        let found = problems(&tree).into_iter().chain(out_of_order(&tree));
        all.extend(found.map(|problem| format!("{}: {problem}", scene.name)));
    }
    all.dedup();
    assert!(all.is_empty(), "{} problems\n{}", all.len(), all.join("\n"));
}

#[test]
fn every_screen_of_a_phone_has_its_parts_and_is_read_as_it_is_seen() {
    check(PHONE, Language::Cs);
}

#[test]
fn every_screen_of_a_desktop_has_its_parts_and_is_read_as_it_is_seen() {
    check(DESKTOP, Language::En);
}

#[test]
fn every_screen_of_a_phone_that_lies_has_its_parts_and_is_read_as_it_is_seen() {
    check(LYING, Language::En);
}

#[test]
fn every_screen_of_a_tablet_has_its_parts_and_is_read_as_it_is_seen() {
    check(TABLET, Language::Cs);
}

/// A control that is pressed keeps its name: what has changed is said by its state. One whose name says what it would do
/// has no state.
#[test]
fn what_can_be_switched_keeps_its_name() {
    let mut all = Vec::new();
    for scene in scenes() {
        let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
        let tree = Tree::of(&mut visit);
        let toggles: Vec<(NodeId, String)> = tree
            .walk()
            .into_iter()
            .filter(|(_, node, _)| {
                node.toggled() == Some(Toggled::False) && node.role() == Role::Button && !node.is_disabled()
            })
            .map(|(id, node, _)| (id, tree.name(node)))
            .collect();
        for (id, name) in toggles.into_iter().take(6) {
            // Nothing below a dialog is pressed.
            if visit.h.query_by_role(Role::Dialog).is_some() {
                break;
            }
            let Some(control) = visit.h.query_all_by_label(&name).next() else { continue };
            println!("{}: {name:?}", scene.name);
            control.click_accesskit();
            visit.h.run();
            let now = Tree::of(&mut visit);
            let Some(after) = now.nodes.get(&id) else { continue };
            if after.toggled() == Some(Toggled::True) && now.name(after) != name {
                all.push(format!("{}: {name:?} is called {:?} when it is pressed", scene.name, now.name(after)));
            }
        }
    }
    assert!(all.is_empty(), "\n{}", all.join("\n"));
}

/// What is said politely at this moment.
fn said(visit: &mut Visit) -> Vec<String> {
    let tree = Tree::of(visit);
    let live = tree.nodes.values().filter(|node| node.role() == Role::Status && node.live() == Some(Live::Polite));
    live.map(|node| tree.name(node)).collect()
}

#[test]
fn scores_that_change_and_what_a_search_finds_are_said() {
    let open =
        |name: &str| scenes().find(|scene| scene.name == name).unwrap().open(PHONE, Theme::Light, Language::En, 100);
    let mut visit = open("score-points");
    let at_first = said(&mut visit);
    let before: Vec<_> =
        visit.h.state().model().open.as_ref().unwrap().shown.scores.iter().map(|score| score.points).collect();
    let plus = visit.h.query_all_by_label_contains(", plus 1").next().unwrap();
    plus.click_accesskit();
    visit.h.run();
    let after: Vec<_> =
        visit.h.state().model().open.as_ref().unwrap().shown.scores.iter().map(|score| score.points).collect();
    assert_ne!(before, after);
    let words = said(&mut visit);
    assert!(words.len() == 1 && words[0].starts_with("Score: ") && words != at_first, "{words:?}");

    let mut visit = open("library");
    visit.h.get_by_label("Look up a card or a ruling").focus();
    visit.h.run();
    visit.h.event(egui::Event::Text("farmer".to_owned()));
    visit.h.run();
    let words = said(&mut visit);
    assert!(words.len() == 1 && words[0].ends_with("results"), "{words:?}");
}

#[test]
fn long_lists_say_which_row_it_is_and_go_on_below_what_is_in_sight() {
    let store = Shared::default();
    let (setup, _) = tableside::games::ALL[0].example(tableside::games::Example::Finished, Language::En);
    for _ in 0..40 {
        store.add_listed(&setup);
    }
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    let tree = Tree::of_window(&mut h);
    let rows: Vec<&Node> = tree.nodes.values().filter(|node| node.role() == Role::ListItem).collect();
    assert!(rows.iter().all(|row| row.size_of_set() == Some(40)));
    let places: Vec<usize> = rows.iter().filter_map(|row| row.position_in_set()).collect();
    let in_sight = (PHONE.y / 100.0) as usize;
    assert!(places.len() > in_sight && places.len() < 40, "{places:?}");
}

#[test]
fn a_screen_reader_scrolls_to_what_it_reads() {
    let scene = scenes().find(|scene| scene.name == "history").unwrap();
    let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
    let tree = Tree::of(&mut visit);
    let below = |tree: &Tree| {
        let rows = tree.nodes.iter().filter(|(_, node)| node.role() == Role::Button);
        let low = rows.filter_map(|(id, node)| Some((*id, tree.name(node), rect(node)?)));
        low.max_by(|a, b| a.2.bottom().total_cmp(&b.2.bottom())).unwrap()
    };
    let (id, name, before) = below(&tree);
    assert!(tree.nodes[&id].supports_action(Action::ScrollIntoView));
    let request =
        ActionRequest { action: Action::ScrollIntoView, target_tree: TreeId::ROOT, target_node: id, data: None };
    visit.h.event(egui::Event::AccessKitActionRequest(request));
    visit.h.run();
    let after = Tree::of(&mut visit);
    let (_, _, lowest) = below(&after);
    let now = after.nodes.values().find(|node| after.name(node) == name).and_then(rect).unwrap();
    assert!(now.bottom() < before.bottom() && lowest != before, "{name:?}: {before:?} {now:?}");
}

#[test]
fn the_value_that_is_being_entered_is_no_switch() {
    let scene = scenes().find(|scene| scene.name == "step-offer").unwrap();
    let mut visit = scene.open(DESKTOP, Theme::Light, Language::En, 100);
    let tree = Tree::of(&mut visit);
    let cells: Vec<&Node> =
        tree.nodes.values().filter(|node| tree.name(node).ends_with("offering: not entered yet")).collect();
    assert!(cells.len() > 2);
    assert!(cells.iter().all(|cell| cell.toggled().is_none()));
    assert_eq!(cells.iter().filter(|cell| cell.aria_current().is_some()).count(), 1);
}

#[test]
fn the_title_says_what_is_shown() {
    use crate::common::app::window_within;
    use std::cell::RefCell;
    use std::rc::Rc;
    use tableside::app::platform::host::{Host, HostEvent, WindowState};

    #[derive(Clone, Default)]
    struct Page(Rc<RefCell<Vec<HostEvent>>>, Rc<RefCell<(String, String)>>);
    impl Host for Page {
        fn heard(&mut self) -> Vec<HostEvent> {
            self.0.take()
        }
        fn stands(&mut self, standing: &WindowState) {
            *self.1.borrow_mut() = (standing.title.to_string(), standing.address.to_string());
        }
        fn tick(&mut self) {}
        fn renew(&mut self) {}
    }

    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let page = Page::default();
    let mut h = window_within(&store, PHONE, Box::new(page.clone()));
    let mut go = |address: &str| {
        page.0.borrow_mut().push(HostEvent::Address(address.to_owned()));
        h.run();
        let (title, address) = page.1.borrow().clone();
        (title, address, h.state().place())
    };
    let shown = |title: &str, address: &str, place: Place| (title.to_owned(), address.to_owned(), place);
    assert_eq!(go(""), shown("Tableside", "", Place::Home));
    let table = format!("play={half}");
    assert_eq!(go(&table), shown("Amun-Re – Tableside", &table, Place::Table));
    let sheet = format!("{table}/sheet");
    assert_eq!(go(&sheet), shown("Score sheet – Amun-Re – Tableside", &sheet, Place::Sheet));
    let board = format!("{table}/board");
    assert_eq!(go(&board).2, Place::Tool("board"));
    assert_eq!(go("screen=settings"), shown("Settings – Tableside", "screen=settings", Place::Settings));
    let look = "look=cities-and-knights/who-loses-a-city";
    let (title, address, place) = go(look);
    assert_eq!((address.as_str(), place), (look, Place::Library));
    assert!(title.ends_with("? – Look up – Tableside") || title.contains('?'), "{title}");
    // What leads nowhere says so, and stays here.
    assert_eq!(go("look=amun-re/nothing-like-it").1, look);
    assert_eq!(go("play=0123456789abcdef0123456789abcdef").2, Place::Library);
    assert_eq!(go("screen=nowhere").2, Place::Library);
}

#[test]
fn less_motion_and_more_contrast_are_there_where_the_system_asks_for_them() {
    use crate::common::app::window_within;
    use tableside::app::platform::host::{Host, HostEvent, WindowState};
    use tableside::kit::Look;

    struct System(Vec<HostEvent>);
    impl Host for System {
        fn heard(&mut self) -> Vec<HostEvent> {
            std::mem::take(&mut self.0)
        }
        fn stands(&mut self, _: &WindowState) {}
        fn tick(&mut self) {}
        fn renew(&mut self) {}
    }

    let look = |asked: &[HostEvent]| {
        let mut h = window_within(&Shared::default(), PHONE, Box::new(System(asked.to_vec())));
        h.run();
        let look = Look::of(&h.ctx);
        (look.motion, look.contrast)
    };
    assert_eq!(look(&[]), (true, false));
    assert_eq!(look(&[HostEvent::LessMotion(true)]), (false, false));
    assert_eq!(look(&[HostEvent::MoreContrast(true)]), (true, true));
}
