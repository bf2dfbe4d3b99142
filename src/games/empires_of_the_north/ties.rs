//! What a tie for the first place still needs to know, so that nobody counts workers for nothing.

/// What a player has at the end, as far as somebody has counted it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TieCounts {
    /// The points of all rows.
    pub points: i64,
    /// Cards of the empire.
    pub cards: u32,
    /// Workers; none if nobody has counted them.
    pub workers: Option<u32>,
    /// Cards in hand; none if nobody has counted them.
    pub hand: Option<u32>,
}

/// What is to be counted to break a tie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needed {
    /// Whose workers decide, by place in the list of standings.
    pub workers: Vec<usize>,
    /// Whose cards in hand decide.
    pub hand: Vec<usize>,
}

/// Whose workers and whose cards in hand must be counted: those of the players who are level for the first place in all
/// that comes before (rulebook, end of the game).
pub fn needed(standings: &[TieCounts]) -> Needed {
    let leaders = level(standings, 0..standings.len(), |standing| Some((standing.points, standing.cards)));
    if leaders.len() < 2 {
        return Needed::default();
    }
    let by_workers = level(standings, leaders.iter().copied(), |standing| standing.workers);
    let all_counted = leaders.iter().all(|&at| standings.get(at).is_some_and(|standing| standing.workers.is_some()));
    let hand = if all_counted && by_workers.len() > 1 { by_workers } else { Vec::new() };
    Needed { workers: leaders, hand }
}

/// Those of `among` who have the most.
fn level<M: Ord>(
    standings: &[TieCounts],
    among: impl Iterator<Item = usize> + Clone,
    merit: impl Fn(&TieCounts) -> M,
) -> Vec<usize> {
    let merit = |at: &usize| standings.get(*at).map(&merit);
    let best = among.clone().map(|at| merit(&at)).max();
    among.filter(|at| Some(merit(at)) == best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn standing(points: i64, cards: u32, workers: Option<u32>) -> TieCounts {
        TieCounts { points, cards, workers, hand: None }
    }

    #[test]
    fn without_a_tie_for_the_first_place_nothing_is_counted() {
        assert_eq!(needed(&[]), Needed::default());
        assert_eq!(needed(&[standing(40, 9, None)]), Needed::default());
        let behind = [standing(41, 9, None), standing(40, 9, None), standing(40, 9, None)];
        assert_eq!(needed(&behind), Needed::default());
        assert_eq!(needed(&[standing(40, 9, None), standing(40, 10, None)]), Needed::default(), "the cards decide");
    }

    #[test]
    fn workers_come_first_and_the_hand_only_where_they_are_level() {
        let tied = |one, other| [standing(40, 9, one), standing(30, 9, None), standing(40, 9, other)];
        assert_eq!(needed(&tied(None, None)), Needed { workers: vec![0, 2], hand: vec![] });
        assert_eq!(needed(&tied(Some(5), None)), Needed { workers: vec![0, 2], hand: vec![] });
        assert_eq!(needed(&tied(Some(5), Some(4))), Needed { workers: vec![0, 2], hand: vec![] });
        assert_eq!(needed(&tied(Some(5), Some(5))), Needed { workers: vec![0, 2], hand: vec![0, 2] });
    }
}
