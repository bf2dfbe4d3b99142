//! The screens' words in the language in force, each looked up once.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use chrono::{DateTime, Datelike as _, NaiveDateTime, Utc};

use crate::app::platform::clock::Clock;
use crate::kit::text::number;
use crate::locale::{Language, Message};
use crate::table::points::Points;

/// Words by their keys; a change of the language makes a new one.
pub struct Texts {
    language: Language,
    memo: RefCell<HashMap<&'static str, Rc<str>>>,
}

impl Texts {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        Self { language, memo: RefCell::default() }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The words of a message without arguments. Screens ask in every frame, so they are kept.
    pub fn t(&self, key: &'static str) -> Rc<str> {
        let mut memo = self.memo.borrow_mut();
        memo.entry(key).or_insert_with(|| self.language.words(key).into()).clone()
    }

    /// The words of a command as the title of what it opens: nothing more comes, so without an ellipsis.
    pub fn title(&self, key: &'static str) -> String {
        self.t(key).trim_end_matches('…').to_owned()
    }

    /// The words of a message.
    pub fn say(&self, message: &Message) -> String {
        self.language.say(message)
    }

    /// Points as a screen shows them, with a real minus sign.
    pub fn points(&self, points: Points) -> String {
        if points.has_half() { points.say(self.language).replace('-', "−") } else { number(points.floor()) }
    }

    /// So many points, in words.
    pub fn so_many_points(&self, points: Points) -> String {
        self.say(&if points.has_half() {
            Message::new("evening-points-half").text("points", self.points(points))
        } else {
            Message::new("evening-points").number("points", points.floor())
        })
    }

    /// A time as a list shows it: the hour when it is of today, the day when it is of this year, else the date.
    pub fn when(&self, clock: &Clock, at: DateTime<Utc>) -> String {
        let (then, now) = (clock.local(at), clock.local(clock.now()));
        let time = hour(then);
        if then.date() == now.date() {
            return time;
        }
        let key = if then.year() == now.year() { "app-day" } else { "app-date" };
        let message = Message::new(key).number("day", then.day()).number("month", then.month());
        self.say(&message.text("year", then.year().to_string()).text("time", time))
    }

    /// The hour and minute of a time, as a log shows it.
    pub fn hour(clock: &Clock, at: DateTime<Utc>) -> String {
        hour(clock.local(at))
    }
}

fn hour(time: NaiveDateTime) -> String {
    time.format("%H:%M").to_string()
}
