//! Why an attack ends as it does.

use super::attack::{Attack, Winner};
use super::reasons::{Names, RuleHeading, ruled};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

impl Attack {
    /// The barbarians' strength: each player's cities and metropolises.
    pub fn barbarians_reason(&self, names: Names<'_>) -> Reason {
        let line = |(seat, defense): (Seat, &super::attack::Defense)| {
            let what = Message::new("rules-cities-and-knights-cities-of")
                .say("player", names(seat))
                .number("cities", defense.cities)
                .number("metropolises", defense.metropolises);
            Reason::new(what, i64::from(defense.cities) + i64::from(defense.metropolises))
        };
        let parts = self.seats().zip(&self.defenses).map(line).collect();
        let total = Reason::sum(Message::new("rules-cities-and-knights-barbarians"), parts);
        ruled(total, Message::new("rules-cities-and-knights-rule-barbarians"), RuleHeading::Attack)
    }

    /// The knights' strength: each player's contribution.
    pub fn knights_reason(&self, names: Names<'_>) -> Reason {
        let parts = self.seats().filter_map(|seat| self.contribution_reason(seat, names)).collect();
        let total = Reason::sum(Message::new("rules-cities-and-knights-knights"), parts);
        ruled(total, Message::new("rules-cities-and-knights-rule-knights"), RuleHeading::Attack)
    }

    /// A player's contribution: the knights that take part; none for a seat that is not there.
    pub fn contribution_reason(&self, seat: Seat, names: Names<'_>) -> Option<Reason> {
        let defense = self.defenses.get(seat.index())?;
        let mut parts: Vec<Reason> =
            defense.knights.iter().map(|knight| Reason::new(knight.message(), knight.points().into())).collect();
        if defense.magic_power {
            let doubled = Reason::new(
                Message::new("rules-cities-and-knights-magic-power"),
                defense.knights.iter().map(|knight| i64::from(knight.points())).sum(),
            );
            parts.push(ruled(
                doubled,
                Message::new("rules-cities-and-knights-rule-magic-power"),
                RuleHeading::FanCards,
            ));
        }
        Some(Reason::sum(Message::new("rules-cities-and-knights-knights-of").say("player", names(seat)), parts))
    }

    /// Who wins, and why.
    pub fn winner_reason(&self, names: Names<'_>) -> Reason {
        let what = Message::new(match self.winner {
            Winner::Barbarians => "rules-cities-and-knights-barbarians-win",
            Winner::Knights => "rules-cities-and-knights-knights-win",
        });
        let both = vec![self.knights_reason(names), self.barbarians_reason(names)];
        ruled(Reason::note(what).of(both), Message::new("rules-cities-and-knights-rule-winner"), RuleHeading::Attack)
    }

    /// That a player has no city to lose.
    fn without_a_city(seat: Seat, names: Names<'_>) -> Reason {
        let what = Message::new("rules-cities-and-knights-cannot-lose").say("player", names(seat));
        ruled(Reason::note(what), Message::new("rules-cities-and-knights-rule-at-risk"), RuleHeading::Defeat)
    }

    /// That a player keeps the city which the attack would take: the card Counterspell of the fan set.
    pub fn spared_reason(seat: Seat, names: Names<'_>) -> Reason {
        let what = Message::new("rules-cities-and-knights-keeps-city").say("player", names(seat));
        ruled(Reason::note(what), Message::new("rules-cities-and-knights-rule-counterspell"), RuleHeading::FanCards)
    }

    /// Why the attack ends as it does: both sides, and what it does to each player.
    pub fn reason(&self, names: Names<'_>) -> Reason {
        let mut reason = self.winner_reason(names);
        reason.parts.extend(self.seats().filter_map(|seat| self.seat_reason(seat, names)));
        reason
    }

    /// What the attack does to a player, and why; none for a seat that is not there.
    pub fn seat_reason(&self, seat: Seat, names: Names<'_>) -> Option<Reason> {
        let own = self.contribution_reason(seat, names)?;
        let player = || names(seat);
        let (what, rule, place) = if self.lose_city.contains(&seat) {
            let what = Message::new("rules-cities-and-knights-loses-city").say("player", player());
            (what, "rules-cities-and-knights-rule-loses-city", RuleHeading::Defeat)
        } else if self.defender == Some(seat) {
            let what = Message::new("rules-cities-and-knights-is-defender").say("player", player());
            (what, "rules-cities-and-knights-rule-defender", RuleHeading::Victory)
        } else if self.draw_card.contains(&seat) {
            let what = Message::new("rules-cities-and-knights-draws-of-choice").say("player", player());
            (what, "rules-cities-and-knights-rule-tied-defenders", RuleHeading::Victory)
        } else if self.winner == Winner::Barbarians && !self.is_at_risk(seat) {
            let what = Message::new("rules-cities-and-knights-cannot-lose").say("player", player());
            (what, "rules-cities-and-knights-rule-at-risk", RuleHeading::Defeat)
        } else {
            let what = Message::new("rules-cities-and-knights-unharmed").say("player", player());
            let rule = match self.winner {
                Winner::Barbarians => "rules-cities-and-knights-rule-loses-city",
                Winner::Knights => "rules-cities-and-knights-rule-defender",
            };
            (what, rule, if self.winner == Winner::Barbarians { RuleHeading::Defeat } else { RuleHeading::Victory })
        };
        let mut parts = vec![own];
        let loses = self.lose_city.contains(&seat);
        for other in self.seats().filter(|&other| other != seat) {
            parts.extend(self.contribution_reason(other, names));
            // Whoever adds more loses a city all the same where those who add less have none to lose.
            if loses && !self.is_at_risk(other) {
                parts.push(Self::without_a_city(other, names));
            }
        }
        Some(ruled(Reason::note(what).of(parts), Message::new(rule), place))
    }
}
