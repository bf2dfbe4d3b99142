//! Messages: one toast at a time at the bottom, often with an offer to take it back, and a list of the past ones.

use std::collections::VecDeque;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};

use crate::locale::Message;
use crate::store::PlayId;

/// How many past messages are kept.
const KEPT: usize = 200;

/// How long a toast stays; one that offers something stays longer.
const SHORT: TimeDelta = TimeDelta::seconds(5);
const LONG: TimeDelta = TimeDelta::seconds(8);

/// A message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    /// When it came.
    pub at: DateTime<Utc>,
    /// What it says.
    pub words: Message,
    /// Whether something went wrong or was refused.
    pub warning: bool,
    /// What can be done about it with one tap.
    pub offer: Option<Offer>,
}

impl Notification {
    /// Whether its words are enough where there is no room for its buttons: what it offers, if anything, is a tool of the
    /// screen as well.
    pub const fn can_be_small(&self) -> bool {
        matches!(self.offer, None | Some(Offer::Undo | Offer::Redo))
    }
}

/// What a message offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Take back what was entered last.
    Undo,
    /// Put back what was taken back last.
    Redo,
    /// Take a play out of the trash.
    Restore(PlayId),
    /// Put the own card back that was removed last.
    OwnCard,
    /// Take back the last change of what is remembered of somebody.
    People,
    /// Try again to save what could not be saved.
    Save,
}

impl Offer {
    /// The message on its button.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Undo | Self::Restore(_) | Self::OwnCard | Self::People => "app-undo",
            Self::Redo => "app-redo",
            Self::Save => "app-try-again",
        }
    }
}

/// All messages of this window since it was opened.
#[derive(Debug, Default)]
pub struct Messages {
    past: VecDeque<Notification>,
    /// Why something cannot be used just now: it goes by and is not kept.
    hint: Option<Notification>,
    /// The last message, while it is a toast.
    until: Option<DateTime<Utc>>,
    /// How many there were.
    said: u64,
    unread: usize,
}

impl Messages {
    /// Says something.
    pub fn say(&mut self, message: Notification) {
        let stays = if message.offer.is_some() || message.warning { LONG } else { SHORT };
        self.until = Some(message.at + stays);
        self.said += 1;
        self.hint = None;
        self.past.push_back(message);
        self.unread += 1;
        while self.past.len() > KEPT {
            self.past.pop_front();
        }
    }

    /// Says why something that was tapped cannot be used just now. That is no news to be read up later.
    pub fn hint(&mut self, at: DateTime<Utc>, words: String) {
        self.until = Some(at + SHORT);
        self.said += 1;
        self.hint = Some(Notification { at, words: Message::literal(words), warning: true, offer: None });
    }

    /// What a hint was about is no longer in sight.
    pub fn forget_hint(&mut self) {
        if self.hint.take().is_some() {
            self.until = None;
        }
    }

    /// The play that a message was about is left: what it offers can no longer be had there.
    pub fn leave_play(&mut self) {
        let of_play = |message: &Notification| matches!(message.offer, Some(Offer::Undo | Offer::Redo));
        if self.hint.is_none() && self.past.back().is_some_and(of_play) {
            self.until = None;
        }
    }

    /// The toast to show now.
    pub fn toast(&self, now: DateTime<Utc>) -> Option<&Notification> {
        self.until.filter(|until| now < *until).and_then(|_| self.hint.as_ref().or_else(|| self.past.back()))
    }

    /// How many messages there were: the number of the last one.
    pub const fn said(&self) -> u64 {
        self.said
    }

    /// How long the toast stays; none when there is none.
    pub fn stays(&self, now: DateTime<Utc>) -> Option<Duration> {
        self.until.and_then(|until| (until - now).to_std().ok())
    }

    /// Takes the toast away.
    pub fn dismiss(&mut self) {
        self.until = None;
        self.hint = None;
    }

    /// All messages, the latest first.
    pub fn past(&self) -> impl ExactSizeIterator<Item = &Notification> {
        self.past.iter().rev()
    }

    /// How many came since the list was looked at.
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// The list was looked at.
    pub const fn read(&mut self) {
        self.unread = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(at: DateTime<Utc>, offer: Option<Offer>) -> Notification {
        Notification { at, words: Message::literal("m"), warning: false, offer }
    }

    #[test]
    fn a_toast_goes_by_itself_and_stays_in_the_list() {
        let start = DateTime::UNIX_EPOCH;
        let mut messages = Messages::default();
        messages.say(message(start, None));
        assert!(messages.toast(start + TimeDelta::seconds(4)).is_some());
        assert_eq!(messages.stays(start + TimeDelta::seconds(4)), Some(Duration::from_secs(1)));
        assert!(messages.toast(start + TimeDelta::seconds(5)).is_none());
        assert_eq!((messages.past().len(), messages.unread()), (1, 1));
    }

    #[test]
    fn an_offer_stays_longer_and_can_be_put_away() {
        let start = DateTime::UNIX_EPOCH;
        let mut messages = Messages::default();
        messages.say(message(start, Some(Offer::Redo)));
        assert!(messages.toast(start + TimeDelta::seconds(7)).is_some());
        messages.dismiss();
        assert!(messages.toast(start).is_none());
    }

    #[test]
    fn a_hint_goes_by_and_is_not_kept() {
        let start = DateTime::UNIX_EPOCH;
        let mut messages = Messages::default();
        messages.say(message(start, Some(Offer::Undo)));
        messages.hint(start, "The most is 9.".to_owned());
        assert_eq!(messages.toast(start).map(|toast| &toast.words), Some(&Message::literal("The most is 9.")));
        assert_eq!((messages.past().len(), messages.unread()), (1, 1));
        messages.forget_hint();
        assert!(messages.toast(start).is_none());
        messages.say(message(start, None));
        messages.forget_hint();
        assert_eq!(messages.toast(start), messages.past().next());
    }

    #[test]
    fn old_messages_are_let_go() {
        let mut messages = Messages::default();
        for _ in 0..KEPT + 5 {
            messages.say(message(DateTime::UNIX_EPOCH, None));
        }
        assert_eq!(messages.past().len(), KEPT);
    }
}
