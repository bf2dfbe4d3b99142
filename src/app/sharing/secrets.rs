//! What a person enters in secret on their own device: it is sealed before it leaves, and opened when everybody's is in.

use serde_json::Value;

use crate::app::App;
use crate::app::sync::session::UserCommand;
use crate::link::record::Secret;
use crate::locale::Message;

/// How many random bytes a salt has.
const SALT: usize = 16;

impl App {
    /// The action as it leaves this device: sealed, where it is of the person's own seat and the game keeps it secret. None
    /// where it cannot be sealed just now; that is said.
    pub(in crate::app) fn sealed(&mut self, action: Value) -> Option<Value> {
        let me = self.model.table_here().and_then(|table| table.me);
        let (Some(open), Some(me)) = (&self.model.open, me) else { return Some(action) };
        let (play, id) = (open.session.play(), open.session.id().to_string());
        let mut salt = [0_u8; SALT];
        let random = getrandom::fill(&mut salt).is_ok();
        let salt: String = salt.iter().map(|byte| format!("{byte:02x}")).collect();
        let Some(seal) = open.game.seal(play, &id, &action, &salt).filter(|seal| seal.seat.index() == me) else {
            return Some(action);
        };
        // What the rules would refuse when it is opened is refused now, while it can still be put right.
        if let Err(refusal) = play.prepare(&action, self.model.clock.now(), "") {
            self.message(refusal.0, true, None);
            return None;
        }
        if !random {
            self.message(Message::new("link-no-salt"), true, None);
            return None;
        }
        // The salt is part of the record that is on this device's disk before the commitment is sent.
        self.client.link().keep_secret(Secret { commitment: seal.commitment, opening: seal.open });
        Some(seal.commit)
    }

    /// Opens what this device has sealed, once the rules allow it: when everybody's is in.
    pub(in crate::app) fn open_sealed(&mut self) {
        if self.model.table_here().is_none() {
            return;
        }
        let secrets = self.client.link().client().map(|client| client.secrets().to_vec()).unwrap_or_default();
        let closed: Vec<Secret> =
            secrets.into_iter().filter(|secret| !self.opened.contains(&secret.commitment)).collect();
        let now = self.model.clock.now();
        for secret in closed {
            let Some(open) = &mut self.model.open else { return };
            if open.session.is_entering() || open.session.play().prepare(&secret.opening, now, "").is_err() {
                continue;
            }
            open.session.user_command(UserCommand::Enter(secret.opening), now);
            // What is taken back after that is not entered again by itself.
            self.opened.insert(secret.commitment);
        }
    }
}
