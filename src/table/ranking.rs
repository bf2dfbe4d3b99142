//! Who comes where and what decided it: the points first, then what tells players with equal points apart, in order.

use serde::{Deserialize, Serialize};

use super::reason::{Reason, Rule, Sure};
use super::seat::Seat;
use super::sheet::{Cell, Origin};
use super::summary::Standing;
use crate::locale::Message;

/// Which end of the numbers wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wins {
    /// The most.
    #[default]
    Highest,
    /// The least.
    Lowest,
}

/// Numbers of all players by which they are ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Criterion {
    /// What is compared ("Pyramids").
    pub what: Message,
    /// The sentence for those who are ahead by it; it is given `players`, `count`, `value` and `against`. None where the
    /// numbers speak for themselves, as points do.
    pub decides: Option<Message>,
    /// Which end wins.
    pub wins: Wins,
    /// A number for each seat; none where nobody has said yet.
    pub values: Vec<Option<i64>>,
}

impl Criterion {
    /// The points, of which the most win.
    pub const fn points(what: Message, values: Vec<Option<i64>>) -> Self {
        Self { what, decides: None, wins: Wins::Highest, values }
    }

    /// What decides between players who are equal so far: the most of it win.
    pub fn tie_break(what: Message, decides: &'static str, values: Vec<Option<i64>>) -> Self {
        Self { what, decides: Some(Message::new(decides)), wins: Wins::Highest, values }
    }

    fn of(&self, seat: usize) -> Option<i64> {
        self.values.get(seat).copied().flatten()
    }

    /// The smaller, the better.
    fn rank(&self, seat: usize) -> i128 {
        let value = i128::from(self.of(seat).unwrap_or(0));
        if self.wins == Wins::Highest { -value } else { value }
    }
}

/// How the players of a play that is over are ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    names: Vec<Message>,
    criteria: Vec<Criterion>,
    rule: Option<Rule>,
    /// What is said of those between whom nothing decides.
    shared: Message,
    /// The seats in groups that share a place, the best first; who has no points is in none.
    groups: Vec<Vec<usize>>,
    /// What decided the place of each seat, in sentences.
    decided: Vec<Vec<Message>>,
    /// What nobody has counted yet, and between whom it would decide.
    missing: Vec<(Vec<usize>, Message)>,
}

impl Ranking {
    /// The ranking of the players of these names by these criteria, the first of which is the points. Whoever has none
    /// has no place.
    ///
    /// A later criterion that is blank for one of those it would tell apart decides nothing, and neither do those after
    /// it: they share the place until somebody has counted.
    pub fn new(names: Vec<Message>, criteria: Vec<Criterion>, rule: Option<Rule>) -> Self {
        Self::sharing(names, criteria, rule, Message::new("table-place-shared"))
    }

    /// The same with other words for those between whom nothing decides: why nothing does.
    pub fn sharing(names: Vec<Message>, criteria: Vec<Criterion>, rule: Option<Rule>, shared: Message) -> Self {
        let decided = vec![Vec::new(); names.len()];
        let mut ranking = Self { names, criteria, rule, shared, groups: Vec::new(), decided, missing: Vec::new() };
        let points = ranking.criteria.first().cloned();
        let has_points = |seat: &usize| points.as_ref().is_some_and(|points| points.of(*seat).is_some());
        let seats: Vec<usize> = (0..ranking.names.len()).filter(has_points).collect();
        if !seats.is_empty() {
            ranking.groups = ranking.order(seats, 0);
        }
        ranking
    }

    /// Orders those who were equal so far by the next criterion and by those after it.
    fn order(&mut self, mut seats: Vec<usize>, by: usize) -> Vec<Vec<usize>> {
        if by > 0 && seats.len() < 2 {
            return vec![seats];
        }
        let Some(criterion) = self.criteria.get(by).cloned() else {
            self.tell(&seats, &self.shared.clone());
            return vec![seats];
        };
        let blank: Vec<usize> = seats.iter().copied().filter(|&seat| criterion.of(seat).is_none()).collect();
        if !blank.is_empty() {
            let players = blank.iter().map(|&seat| self.name(seat)).collect();
            let missing = Message::new("table-place-missing").say("what", criterion.what).names("players", players);
            self.tell(&seats, &missing);
            self.missing.push((seats.clone(), missing));
            return vec![seats];
        }
        seats.sort_by_key(|&seat| criterion.rank(seat));
        let chunks: Vec<Vec<usize>> =
            seats.chunk_by(|&a, &b| criterion.of(a) == criterion.of(b)).map(<[usize]>::to_vec).collect();
        if let Some(decides) = &criterion.decides {
            for (ahead, behind) in chunks.iter().zip(chunks.iter().skip(1)) {
                let both: Vec<usize> = ahead.iter().chain(behind).copied().collect();
                self.tell(&both, &self.compared(&criterion, decides, ahead, behind));
            }
        }
        for chunk in &chunks {
            let points = criterion.decides.is_none() && chunk.len() > 1;
            if points || chunk.len() == seats.len() {
                self.tell(chunk, &self.level(&criterion, chunk));
            }
        }
        chunks.into_iter().flat_map(|chunk| self.order(chunk, by + 1)).collect()
    }

    fn name(&self, seat: usize) -> Message {
        self.names.get(seat).cloned().unwrap_or_else(|| Message::literal(""))
    }

    /// The names of these seats, as they sit.
    fn names(&self, seats: &[usize]) -> Vec<Message> {
        let named = self.names.iter().enumerate().filter(|(seat, _)| seats.contains(seat));
        named.map(|(_, name)| name.clone()).collect()
    }

    fn tell(&mut self, seats: &[usize], sentence: &Message) {
        // A player who is alone at the table has nobody to be compared with.
        if seats.len() < 2 {
            return;
        }
        for &seat in seats {
            if let Some(decided) = self.decided.get_mut(seat) {
                decided.push(sentence.clone());
            }
        }
    }

    fn compared(&self, criterion: &Criterion, decides: &Message, ahead: &[usize], behind: &[usize]) -> Message {
        let value = |seats: &[usize]| seats.first().and_then(|&seat| criterion.of(seat)).unwrap_or(0);
        let say = decides.clone().names("players", self.names(ahead)).number("count", ahead.len());
        say.number("value", value(ahead)).number("against", value(behind))
    }

    fn level(&self, criterion: &Criterion, seats: &[usize]) -> Message {
        let value = seats.first().and_then(|&seat| criterion.of(seat)).unwrap_or(0);
        match criterion.decides {
            None => {
                Message::new("table-place-level-points").names("players", self.names(seats)).number("points", value)
            }
            Some(_) => Message::new("table-place-level").say("what", criterion.what.clone()).number("value", value),
        }
    }

    /// The place of each seat, from 1; shared by equals, who take up the next ones (1, 1, 3).
    pub fn places(&self) -> Vec<Option<u8>> {
        let mut places = vec![None; self.names.len()];
        let mut next: u8 = 1;
        for group in &self.groups {
            for &seat in group {
                if let Some(place) = places.get_mut(seat) {
                    *place = Some(next);
                }
            }
            next = next.saturating_add(u8::try_from(group.len()).unwrap_or(u8::MAX));
        }
        places
    }

    /// Who is first, as they sit; more than one where they share it or where it is not decided yet.
    pub fn first(&self) -> Vec<Seat> {
        let places = self.places();
        Seat::all(places.len()).zip(places).filter(|(_, place)| *place == Some(1)).map(|(seat, _)| seat).collect()
    }

    /// What decided who is first, in sentences; nothing where the points did.
    fn decided_first(&self, is_open: bool) -> Vec<Message> {
        let first = self.groups.first().and_then(|group| group.first());
        first.into_iter().flat_map(|&seat| self.told(seat, is_open)).cloned().collect()
    }

    /// What must still be counted before it is decided who is first.
    fn missing_first(&self) -> Vec<Message> {
        let first = self.groups.first().and_then(|group| group.first());
        let of_first = self.missing.iter().filter(|(seats, _)| first.is_some_and(|seat| seats.contains(seat)));
        of_first.map(|(_, missing)| missing.clone()).collect()
    }

    /// What decided the place of a seat. As long as something is open that could tell equals apart, nobody says yet that
    /// nothing does.
    fn told(&self, seat: usize, is_open: bool) -> impl Iterator<Item = &Message> {
        self.decided.get(seat).into_iter().flatten().filter(move |said| !is_open || **said != self.shared)
    }

    /// The places as cells, each with what decided it; what is still open stands with the places that it may change.
    pub fn cells(&self, open: &[Message]) -> Vec<Cell> {
        let cell = |(seat, place): (usize, Option<u8>)| {
            let numbers = self.criteria.first().and_then(|points| Some((points.what.clone(), points.of(seat)?)));
            let points = numbers.map(|(what, points)| Reason::new(what, points));
            let decided = self.told(seat, !open.is_empty()).cloned().map(Reason::note);
            let open = open.iter().cloned().map(|what| Reason::note(what).sure(Sure::Unknown));
            let reason = Reason {
                amount: place.map(i64::from),
                rule: self.rule.clone(),
                ..Reason::note(Message::new("table-place")).of(points.into_iter().chain(decided).chain(open).collect())
            };
            Cell { value: reason.amount, half: false, origin: Origin::Computed, reason }
        };
        self.places().into_iter().enumerate().map(cell).collect()
    }

    /// How a play that is over stands: there are winners only where nothing is open that could change who is first.
    pub fn standing(&self, points: Vec<Option<i64>>, mut open: Vec<Message>) -> Standing {
        open.extend(self.missing_first());
        let (leaders, decided) = (self.first(), self.decided_first(!open.is_empty()));
        let winners = if open.is_empty() { leaders.clone() } else { Vec::new() };
        Standing { points, winners, leaders, open, decided, finished: true, ..Standing::default() }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::locale::Language;

    fn by(wins: Wins, values: &[Option<i64>]) -> Criterion {
        Criterion { wins, ..Criterion::points(Message::literal("Points"), values.to_vec()) }
    }

    fn then(what: &str, wins: Wins, values: &[Option<i64>]) -> Criterion {
        let tie = Criterion::tie_break(Message::literal(what), "score-sheet-decided-highest", values.to_vec());
        let decides = tie.decides.map(|say| say.text("row", what));
        Criterion { wins, decides, ..tie }
    }

    fn ranking(criteria: Vec<Criterion>) -> Ranking {
        let names = ["Anna", "Ben", "Cyril", "Dana", "Eva", "Filip", "Gita", "Hugo"].map(Message::literal);
        let seats = criteria[0].values.len();
        Ranking::new(names.into_iter().take(seats).collect(), criteria, None)
    }

    fn said(ranking: &Ranking, seat: usize) -> Vec<String> {
        ranking.decided[seat].iter().map(|say| Language::En.say(say)).collect()
    }

    #[test]
    fn the_most_or_the_least_comes_first() {
        let values = [Some(3), Some(9), None, Some(5)];
        assert_eq!(ranking(vec![by(Wins::Highest, &values)]).places(), [Some(3), Some(1), None, Some(2)]);
        assert_eq!(ranking(vec![by(Wins::Lowest, &values)]).places(), [Some(1), Some(3), None, Some(2)]);
    }

    #[test]
    fn a_shared_place_takes_up_the_next_and_says_that_nothing_decides() {
        let ranking = ranking(vec![by(Wins::Highest, &[Some(5), Some(5), Some(4)])]);
        assert_eq!(ranking.places(), [Some(1), Some(1), Some(3)]);
        let lines = ["Anna and Ben have 5 points each.", "Nothing else decides between them, so they share the place."];
        assert_eq!(said(&ranking, 0), lines);
        assert!(said(&ranking, 2).is_empty(), "the points decided");
        let standing = ranking.standing(Vec::new(), Vec::new());
        assert_eq!((standing.winners, standing.decided.len()), (vec![Seat(0), Seat(1)], 2));
    }

    #[test]
    fn nobody_shares_a_place_while_something_is_open_that_could_tell_them_apart() {
        let ranking = ranking(vec![by(Wins::Highest, &[Some(5), Some(5)])]);
        let open = [Message::literal("a value of the box")];
        let standing = ranking.standing(Vec::new(), open.to_vec());
        let decided: Vec<String> = standing.decided.iter().map(|say| Language::En.say(say)).collect();
        assert_eq!((standing.winners, decided), (vec![], vec!["Anna and Ben have 5 points each.".to_owned()]));
        let cell = &ranking.cells(&open)[0];
        let said: Vec<String> = cell.reason.parts.iter().map(|part| Language::En.say(&part.what)).collect();
        assert!(!said.iter().any(|said| said.starts_with("Nothing else decides")), "{said:?}");
    }

    #[test]
    fn what_breaks_a_tie_is_said_in_order_and_only_among_equals() {
        let points = by(Wins::Highest, &[Some(5), Some(5), Some(5), Some(9)]);
        let cards = then("cards", Wins::Lowest, &[Some(2), Some(1), Some(2), Some(99)]);
        let coins = then("coins", Wins::Highest, &[Some(1), Some(0), Some(8), None]);
        let ranking = ranking(vec![points, cards, coins]);
        assert_eq!(ranking.places(), [Some(4), Some(2), Some(3), Some(1)]);
        let lines = ["Anna, Ben and Cyril have 5 points each.", "“cards” decides (most wins): Ben, 1 to 2."];
        assert_eq!(said(&ranking, 1), lines);
        assert_eq!(said(&ranking, 2)[2], "“coins” decides (most wins): Cyril, 8 to 1.");
        assert!(said(&ranking, 3).is_empty());
        let cell = &ranking.cells(&[])[1];
        assert_eq!((cell.value, cell.reason.parts[0].amount, cell.reason.parts.len()), (Some(2), Some(5), 3));
    }

    #[test]
    fn what_is_level_is_said_before_what_decides() {
        let points = by(Wins::Highest, &[Some(5), Some(5)]);
        let level = then("cards", Wins::Highest, &[Some(2), Some(2)]);
        let coins = then("coins", Wins::Highest, &[Some(1), Some(3)]);
        let ranking = ranking(vec![points, level, coins]);
        let lines = ["Anna and Ben have 5 points each.", "cards: 2 each.", "“coins” decides (most wins): Ben, 3 to 1."];
        assert_eq!(said(&ranking, 0), lines);
    }

    #[test]
    fn a_blank_number_decides_nothing_and_nobody_has_won_before_it_is_counted() {
        let points = by(Wins::Highest, &[Some(5), Some(5), Some(1)]);
        let blank = then("cards", Wins::Highest, &[Some(2), None, None]);
        let next = then("coins", Wins::Highest, &[Some(2), Some(1), None]);
        let ranking = ranking(vec![points, blank, next]);
        assert_eq!(ranking.places(), [Some(1), Some(1), Some(3)]);
        let standing = ranking.standing(Vec::new(), Vec::new());
        assert_eq!((standing.winners.len(), standing.leaders.len()), (0, 2));
        let open: Vec<String> = standing.open.iter().map(|say| Language::En.say(say)).collect();
        assert_eq!(open, ["cards: Ben"]);
    }

    #[test]
    fn what_is_open_for_a_later_place_leaves_the_winner_alone() {
        let points = by(Wins::Highest, &[Some(1), Some(1), Some(9)]);
        let ranking = ranking(vec![points, then("cards", Wins::Highest, &[None, None, None])]);
        assert_eq!(ranking.standing(Vec::new(), Vec::new()).winners, [Seat(2)]);
        let doubt = ranking.standing(Vec::new(), vec![Message::literal("a figure")]);
        assert_eq!((doubt.winners, doubt.leaders), (vec![], vec![Seat(2)]));
    }

    proptest! {
        #[test]
        fn better_is_never_behind_worse(values in proptest::collection::vec(proptest::option::of(-9..9_i64), 1..8), low: bool) {
            let wins = if low { Wins::Lowest } else { Wins::Highest };
            let places = ranking(vec![by(wins, &values)]).places();
            for (a, b) in (0..values.len()).flat_map(|a| (0..values.len()).map(move |b| (a, b))) {
                if let (Some(x), Some(y)) = (values[a], values[b]) {
                    let better = if low { x < y } else { x > y };
                    prop_assert_eq!(better, places[a] < places[b]);
                }
            }
            prop_assert_eq!(places.iter().filter(|place| place.is_some()).count(), values.iter().flatten().count());
        }
    }
}
