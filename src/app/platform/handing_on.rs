//! What goes out of the window in words: scores that a screen reader says, words that are copied, links that are shared.

use crate::app::App;
use crate::app::nav::address::Address;
use crate::kit::text::change;
use crate::library::Ref;
use crate::locale::Message;

impl App {
    /// Lets a screen reader say whose points have changed, and by how much.
    pub(in crate::app) fn announce_scores(&mut self) {
        let Some(open) = &self.model.open else {
            self.scores = None;
            return;
        };
        let (play, scores) = (open.session.id(), &open.shown.scores);
        let same = |before: &[Option<i64>]| before.iter().copied().eq(scores.iter().map(|score| score.points));
        match &self.scores {
            Some((of, before)) if *of == play && same(before) => return,
            Some((of, before)) if *of == play => {
                let changed = scores.iter().zip(before).filter(|(score, before)| score.points != **before);
                let changed: Vec<Message> = changed
                    .map(|(score, before)| {
                        let by = score.points.zip(*before).map(|(now, before)| now - before);
                        let key = if by.is_some() { "readers-score-changed" } else { "readers-score" };
                        let say = Message::new(key).text("player", &score.name).text("points", &score.value);
                        by.into_iter().fold(say, |say, by| say.text("change", change(by)))
                    })
                    .collect();
                if !changed.is_empty() {
                    self.announced = self.model.texts.say(&Message::new("readers-scores").list("scores", changed));
                }
            }
            _ => {}
        }
        self.scores = Some((play, scores.iter().map(|score| score.points).collect()));
    }

    /// Copies words.
    pub(in crate::app) fn copy(&mut self, words: String) {
        self.to_copy = Some(words);
        self.message(Message::new("addresses-copied"), false, None);
    }

    /// Hands on the link to an entry, to another program where there is a way, else by the clipboard. Outside of a page
    /// there is only the address: it can be put behind any page of this program, and be given to it at its start.
    pub(in crate::app) fn share(&mut self, at: &Ref) {
        let link = format!("{}#{}", self.model.page.as_deref().unwrap_or_default(), Address::Look(at.clone()));
        if self.model.around.able.share {
            let lookup = self.model.lookup();
            let title = lookup.get(at).map(|entry| entry.name(self.model.texts.language()).to_owned());
            return self.host.share(&title.unwrap_or_default(), &link);
        }
        self.to_copy = Some(link.clone());
        let key = if self.model.page.is_some() { "addresses-link-copied" } else { "addresses-address-copied" };
        self.message(Message::new(key).text("link", link), false, None);
    }
}
