//! Offerings that are sealed on a device of one's own: what is committed to, and when it can be opened.

use serde_json::Value;

use super::action::Action;
use super::check::{Checked, at, known};
use super::state::State;
use crate::games::Seal;
use crate::games::amun_re::commitment::{Sealed, is_commitment, is_salt};
use crate::locale::Message;
use crate::table::play::Play;
use crate::table::rules::{Guided as _, allow};
use crate::table::seat::Seat;

/// Whether a seat can seal an offering now.
pub(super) fn check_seal(state: &State, seat: Seat, play: &str, commitment: &str) -> Checked {
    at(state, &["offer"])?;
    known(state, seat)?;
    allow(is_commitment(commitment), "amun-re-refuse-commitment")?;
    let open = state.round.offers.get(seat.index()).is_some_and(Option::is_none);
    allow(open, "amun-re-refuse-offered")?;
    // Once all are in, whoever has opened theirs is known; nobody may change theirs after that.
    allow(!all_in(state), "amun-re-refuse-all-in")?;
    let mut others = state.all_seats().filter(|other| *other != seat).filter_map(|other| state.round.sealed_by(other));
    // Nobody could open it, since the seat is part of the sum; it is refused before the table waits for that.
    allow(others.clone().all(|other| other.sum != commitment), "amun-re-refuse-copied")?;
    allow(others.all(|other| other.play == play), "amun-re-refuse-commitment")
}

/// Whether this opens what a seat has sealed.
pub(super) fn check_opening(state: &State, seat: Seat, offering: (Option<u32>, bool, bool), salt: &str) -> Checked {
    at(state, &["offer"])?;
    known(state, seat)?;
    allow(all_in(state), "amun-re-refuse-early")?;
    let (gold, steal, corrects) = offering;
    let fits = state.round.sealed_by(seat).is_some_and(|sealed| {
        let made = Sealed { play: &sealed.play, seat, step: state.table.cursor, salt, gold, steal, corrects };
        is_salt(salt) && made.commitment() == sealed.sum
    });
    allow(fits && gold.is_some() != steal, "amun-re-refuse-opening")
}

/// Whether the offerings of all seats are in, open or sealed.
fn all_in(state: &State) -> bool {
    state.all_seats().all(|seat| state.round.is_in(seat))
}

/// The commitment to an offering, with what opens it; none for any other action, and where the offering is in already.
pub(in crate::games::amun_re) fn seal(play: &dyn Play, id: &str, action: &Value, salt: &str) -> Option<Seal> {
    let state = play.state().downcast_ref::<State>()?;
    let Action::Offer { seat, gold, steal, corrects } = serde_json::from_value(action.clone()).ok()? else {
        return None;
    };
    let fresh = state.step() == "offer" && !state.round.is_in(seat) && gold.is_some() != steal;
    if !fresh {
        return None;
    }
    let made = Sealed { play: id, seat, step: state.table.cursor, salt, gold, steal, corrects };
    let commitment = made.commitment();
    let commit = Action::Seal { seat, play: id.to_owned(), commitment: commitment.clone() };
    let open = Action::Open { seat, gold, steal, corrects, salt: salt.to_owned() };
    let (commit, open) = (serde_json::to_value(commit).ok()?, serde_json::to_value(open).ok()?);
    Some(Seal { seat, commitment, commit, open })
}

/// Why a commitment can't be entered in this play: it is made for another one.
pub(in crate::games::amun_re) fn of_another_play(id: &str, action: &Value) -> Option<Message> {
    match serde_json::from_value(action.clone()) {
        Ok(Action::Seal { play, .. }) if play != id => Some(Message::new("amun-re-refuse-commitment")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use serde_json::json;

    use super::*;
    use crate::games::amun_re::play::AmunReRules;
    use crate::games::{self, Example};
    use crate::locale::Language;
    use crate::table::log::Log;
    use crate::table::play::begin;

    const SALTS: [&str; 2] = ["000102030405060708090a0b0c0d0e0f", "100102030405060708090a0b0c0d0e0f"];
    const ID: &str = "00000000000000000000000000000007";

    /// The example evening up to its first sacrifice.
    fn at_the_sacrifice() -> Log {
        let (setup, actions) = games::ALL[0].example(Example::Finished, Language::En);
        let (_, first) = begin(&setup, DateTime::UNIX_EPOCH, "a").unwrap();
        let mut log = Log::open::<AmunReRules>(&[first]).unwrap();
        for action in actions {
            if state(&log).step() == "offer" {
                break;
            }
            enter(&mut log, &action).unwrap();
        }
        assert_eq!(state(&log).step(), "offer");
        log
    }

    fn state(log: &Log) -> &State {
        Play::state(log).downcast_ref().unwrap()
    }

    fn enter(log: &mut Log, action: &Value) -> Result<(), String> {
        let line = log.prepare(action, DateTime::UNIX_EPOCH, "a").map_err(|refusal| refusal.0.key().to_owned())?;
        log.accept(&[line]).unwrap();
        Ok(())
    }

    fn offer(seat: usize, gold: u32) -> Value {
        json!({ "do": "offer", "seat": seat, "gold": gold, "steal": false })
    }

    /// Everybody but the first two offers openly.
    fn others(log: &mut Log) {
        for seat in 2..state(log).table.seats {
            enter(log, &offer(seat, 4)).unwrap();
        }
    }

    #[test]
    fn a_sealed_offering_is_opened_when_all_are_in_and_tells_nothing_before() {
        let mut log = at_the_sacrifice();
        let first = seal(&log, ID, &offer(0, 7), SALTS[0]).unwrap();
        enter(&mut log, &first.commit).unwrap();
        assert!(!first.commit.to_string().contains('7') || !first.commit.to_string().contains("gold"));
        assert_eq!(state(&log).round.offers[0], None);
        assert_eq!(enter(&mut log, &first.open), Err("amun-re-refuse-early".to_owned()));
        let second =
            seal(&log, ID, &json!({ "do": "offer", "seat": 1, "gold": null, "steal": true }), SALTS[1]).unwrap();
        enter(&mut log, &second.commit).unwrap();
        others(&mut log);
        enter(&mut log, &first.open).unwrap();
        enter(&mut log, &second.open).unwrap();
        assert!(state(&log).sacrifice().is_some(), "all are open");
        assert_eq!(enter(&mut log, &second.open), Err("amun-re-refuse-opening".to_owned()), "only once");
    }

    #[test]
    fn an_opening_that_does_not_fit_its_commitment_is_refused() {
        let mut log = at_the_sacrifice();
        let sealed = seal(&log, ID, &offer(0, 7), SALTS[0]).unwrap();
        enter(&mut log, &sealed.commit).unwrap();
        enter(&mut log, &offer(1, 4)).unwrap();
        others(&mut log);
        for wrong in [
            json!({ "do": "open", "seat": 0, "gold": 8, "steal": false, "salt": SALTS[0] }),
            json!({ "do": "open", "seat": 0, "gold": 7, "steal": false, "salt": SALTS[1] }),
            json!({ "do": "open", "seat": 0, "gold": 7, "steal": false, "corrects": true, "salt": SALTS[0] }),
            json!({ "do": "open", "seat": 0, "gold": 7, "steal": false, "salt": "" }),
            json!({ "do": "open", "seat": 1, "gold": 4, "steal": false, "salt": SALTS[0] }),
        ] {
            assert_eq!(enter(&mut log, &wrong), Err("amun-re-refuse-opening".to_owned()), "{wrong}");
        }
        assert_eq!(enter(&mut log, &sealed.open), Ok(()));
    }

    #[test]
    fn a_commitment_copied_from_another_player_is_refused_and_could_not_be_opened_either() {
        let mut log = at_the_sacrifice();
        let sealed = seal(&log, ID, &offer(0, 7), SALTS[0]).unwrap();
        let copied = json!({ "do": "seal", "seat": 1, "play": ID, "commitment": sealed.commitment });
        let mut alone = at_the_sacrifice();
        enter(&mut log, &sealed.commit).unwrap();
        assert_eq!(enter(&mut log, &copied), Err("amun-re-refuse-copied".to_owned()));
        // Where the copy is in first, its opening is that of another seat.
        enter(&mut alone, &copied).unwrap();
        enter(&mut alone, &offer(0, 7)).unwrap();
        others(&mut alone);
        let opened = json!({ "do": "open", "seat": 1, "gold": 7, "steal": false, "salt": SALTS[0] });
        assert_eq!(enter(&mut alone, &opened), Err("amun-re-refuse-opening".to_owned()));
    }

    #[test]
    fn where_a_phone_is_lost_the_offering_is_entered_openly_and_that_is_said() {
        let mut log = at_the_sacrifice();
        let sealed = seal(&log, ID, &offer(0, 7), SALTS[0]).unwrap();
        enter(&mut log, &sealed.commit).unwrap();
        enter(&mut log, &offer(0, 5)).unwrap();
        let last = log.history().pop().unwrap();
        assert_eq!(last.sentence.key(), "amun-re-did-offer-openly");
        enter(&mut log, &offer(1, 4)).unwrap();
        others(&mut log);
        assert_eq!(enter(&mut log, &sealed.open), Err("amun-re-refuse-opening".to_owned()));
    }

    #[test]
    fn nothing_can_be_sealed_once_all_are_in_or_where_it_is_open() {
        let mut log = at_the_sacrifice();
        enter(&mut log, &offer(0, 7)).unwrap();
        assert_eq!(seal(&log, ID, &offer(0, 8), SALTS[0]), None, "it is in already");
        let sealed = seal(&log, ID, &offer(1, 7), SALTS[0]).unwrap();
        let again = seal(&log, ID, &offer(1, 9), SALTS[1]).unwrap();
        enter(&mut log, &sealed.commit).unwrap();
        enter(&mut log, &again.commit).unwrap();
        others(&mut log);
        assert_eq!(enter(&mut log, &sealed.commit), Err("amun-re-refuse-all-in".to_owned()));
        assert_eq!(enter(&mut log, &sealed.open), Err("amun-re-refuse-opening".to_owned()), "the later one counts");
        assert_eq!(enter(&mut log, &again.open), Ok(()));
        let odd = json!({ "do": "seal", "seat": 0, "play": ID, "commitment": "abc" });
        assert_eq!(enter(&mut log, &odd), Err("amun-re-refuse-commitment".to_owned()));
    }
}
