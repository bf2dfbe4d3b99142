//! Each action in one sentence: the history, the undo label and the message.

use super::action::Action;
use super::state::State;
use crate::games::amun_re::points::Half;
use crate::games::amun_re::province::Province;
use crate::games::amun_re::sacrifice::Correction;
use crate::locale::Message;
use crate::table::guide::Cursor;
use crate::table::rules::Guided as _;
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: &Seat| Message::new(key).text("player", setup.name(*seat));
    let of = |key: &'static str, province: &Province| Message::new(key).say("province", province.message());
    match action {
        Action::Reveal { province } => of("amun-re-did-reveal", province),
        Action::Hide { province } => of("amun-re-did-hide", province),
        Action::Bid { seat, province, gold } => {
            by("amun-re-did-bid", seat).say("province", province.message()).number("gold", *gold)
        }
        Action::Take { seat, province, gold } => {
            by("amun-re-did-take", seat).say("province", province.message()).number("gold", *gold)
        }
        Action::LetGo { province } => of("amun-re-did-let-go", province),
        Action::Play { seat, card, province: None } => by("amun-re-did-play", seat).say("card", card.message()),
        Action::Play { seat, card, province: Some(province) } => {
            by("amun-re-did-play-on", seat).say("card", card.message()).say("province", province.message())
        }
        Action::TakeBack { seat, card } => by("amun-re-did-take-back", seat).say("card", card.message()),
        Action::Cards { seat, change } => {
            let things = Message::new("amun-re-things-cards").number("count", change.unsigned_abs());
            got(before, setup.name(*seat), *change, things)
        }
        Action::Farmers { seat, province, change } => {
            let things = Message::new("amun-re-things-farmers").number("count", change.unsigned_abs());
            got(before, setup.name(*seat), *change, things.say("province", province.message()))
        }
        Action::Bricks { seat, province, change } => {
            let things = Message::new("amun-re-things-bricks").number("count", change.unsigned_abs());
            got(before, setup.name(*seat), *change, things.say("province", province.message()))
        }
        Action::Seal { seat, .. } => by("amun-re-did-seal", seat),
        Action::Open { seat, gold: Some(gold), .. } => by("amun-re-did-open", seat).number("gold", *gold),
        Action::Open { seat, gold: None, .. } => by("amun-re-did-open-steal", seat),
        // Whoever had sealed it could not open it, and the table is to know that it was entered by hand.
        Action::Offer { seat, .. } if before.round.sealed_by(*seat).is_some() => by("amun-re-did-offer-openly", seat),
        Action::Offer { seat, gold, steal, .. } => offer(before, setup, *seat, *gold, *steal),
        Action::Correct { seat, correction } => by(
            match correction {
                Some(Correction::Up) => "amun-re-did-correct-up",
                Some(Correction::Down) => "amun-re-did-correct-down",
                None => "amun-re-did-correct-back",
            },
            seat,
        ),
        Action::RewardTaken { seat } => by("amun-re-did-reward-taken", seat),
        Action::Claim { seat, card, played, fulfilled } => {
            let key = match (played, fulfilled) {
                (false, _) => "amun-re-did-take-back",
                (true, None) => "amun-re-did-play",
                (true, Some(true)) => "amun-re-did-claim-met",
                (true, Some(false)) => "amun-re-did-claim-unmet",
            };
            by(key, seat).say("card", card.message())
        }
        Action::CountGold { seat, gold: Some(gold) } => by("amun-re-did-count-gold", seat).number("gold", *gold),
        Action::CountGold { seat, gold: None } => by("amun-re-did-uncount-gold", seat),
        Action::SetPieces { province, farmers, plain, bricks, pyramids } => of("amun-re-did-set-pieces", province)
            .number("farmers", farmers + plain)
            .number("bricks", *bricks)
            .number("pyramids", *pyramids),
        Action::SetOwner { province, seat: Some(seat) } => {
            by("amun-re-did-set-owner", seat).say("province", province.message())
        }
        Action::SetOwner { province, seat: None } => of("amun-re-did-set-no-owner", province),
        Action::SetTemple { place } => Message::new("amun-re-did-set-temple").number("place", place.number()),
        Action::SetPharaoh { seat } => by("amun-re-did-set-pharaoh", seat),
        Action::SetGold { seat, gold } => by("amun-re-did-set-gold", seat).number("gold", *gold),
        Action::Sell { seat, change } => by("amun-re-did-sell", seat).number("count", *change),
        Action::SetFigure { figure } => of("amun-re-did-set-figure", &figure.province())
            .say("field", figure.field().message())
            .say("value", figure.value().message()),
        Action::SetFigures { figures } => Message::new("amun-re-did-set-figures").number("count", figures.len()),
        Action::SetOption { id, on } => {
            Message::new(if *on { "amun-re-did-option-on" } else { "amun-re-did-option-off" })
                .say("option", Message::new(super::option_title(id)))
        }
    }
}

/// Things that a player got or gave back, and how.
fn got(before: &State, player: &str, change: i32, things: Message) -> Message {
    let key = match (before.step(), change < 0) {
        ("rewards", false) => "amun-re-did-get-reward",
        (_, false) => "amun-re-did-buy-things",
        (_, true) => "amun-re-did-return-things",
    };
    Message::new(key).text("player", player).say("things", things)
}

fn offer(before: &State, setup: &Setup, seat: Seat, gold: Option<u32>, steal: bool) -> Message {
    let key = match (before.options.secret_sacrifice, steal, gold) {
        (_, false, None) => "amun-re-did-offer-back",
        (true, ..) => "amun-re-did-offer-in-secret",
        (false, true, _) => "amun-re-did-steal",
        (false, false, _) => "amun-re-did-offer",
    };
    let say = Message::new(key).text("player", setup.name(seat));
    match gold {
        Some(gold) if !before.options.secret_sacrifice => say.number("gold", gold),
        _ => say,
    }
}

/// What the end of a step decided.
pub(super) fn ended(before: &State, from: Cursor) -> Message {
    let plain = || Message::new("amun-re-did-end").say("step", super::guide_data().step_title(from));
    if from != before.table.cursor {
        // It was undone with what led to it: what it decided cannot be told from what is left.
        return plain();
    }
    match before.step() {
        "bid" | "take" => {
            let sales = super::apply::sales(before).into_iter().map(|(seat, province, gold)| {
                let sale = Message::new("amun-re-did-sale").say("player", before.name(seat));
                sale.say("province", province.message()).number("gold", gold)
            });
            Message::new("amun-re-did-sales").list("sales", sales.collect())
        }
        "buy" => {
            let seat = super::guide_data().on_turn(before.table.cursor, before.pharaoh, before.table.seats);
            let seat = seat.unwrap_or(before.pharaoh);
            let gold = before.haul(seat).gold();
            Message::new("amun-re-did-buy").say("player", before.name(seat)).number("gold", gold)
        }
        "offer" => before.sacrifice().map_or_else(plain, |outcome| {
            Message::new("amun-re-did-sacrifice")
                .number("total", outcome.total)
                .number("place", outcome.temple.number())
                .say("player", before.name(outcome.next_pharaoh))
        }),
        "rewards" if before.rewards_open() > 0 => {
            let takers = before.all_seats().filter(|&seat| before.reward_left(seat) > 0);
            let cards = takers.map(|seat| {
                let taker = Message::new("amun-re-did-reward-cards").say("player", before.name(seat));
                taker.number("count", before.reward_left(seat))
            });
            Message::new("amun-re-did-rewards").list("rewards", cards.collect())
        }
        "income" => {
            let income = before.all_seats().map(|seat| {
                let gold = before.income(seat, before.temple_place()).gold();
                Message::new("amun-re-did-income-of").say("player", before.name(seat)).number("gold", gold)
            });
            Message::new("amun-re-did-income").list("incomes", income.collect())
        }
        "claims" => Message::new(match before.half() {
            Half::Old => "amun-re-did-score-old",
            Half::New => "amun-re-did-score-new",
        }),
        _ => plain(),
    }
}

/// Taps on the same cell are one step; numbers that replace each other and decisions are not.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    let joined = match (earlier.clone(), later.clone()) {
        (Action::Cards { seat, change }, Action::Cards { seat: again, change: more }) if seat == again => {
            Action::Cards { seat, change: change.checked_add(more)? }
        }
        (
            Action::Farmers { seat, province, change },
            Action::Farmers { seat: again, province: there, change: more },
        ) if (seat, province) == (again, there) => {
            Action::Farmers { seat, province, change: change.checked_add(more)? }
        }
        (Action::Bricks { seat, province, change }, Action::Bricks { seat: again, province: there, change: more })
            if (seat, province) == (again, there) =>
        {
            Action::Bricks { seat, province, change: change.checked_add(more)? }
        }
        (Action::Sell { seat, change }, Action::Sell { seat: again, change: more }) if seat == again => {
            Action::Sell { seat, change: change.checked_add(more)? }
        }
        (Action::SetPieces { province, .. }, Action::SetPieces { province: again, .. }) if province == again => {
            later.clone()
        }
        _ => return None,
    };
    Some(joined)
}
