//! The charts of the statistics: how the results spread, and who has won how much over time.

use std::collections::BTreeMap;

use chrono::Datelike as _;

use crate::app::state::model::Model;
use crate::kit::{Mark, Series};
use crate::stats::{Filter, GameFigures, OnePlay, Plays, Statistics, of_counts};
use crate::table::points::Points;
use crate::table::seat::{PieceColor, Shape};

use super::words::{by_luck, mark};

/// So many bars are a shape that can be seen; more are a comb.
const BARS: i64 = 9;

/// Lines of so many people can be told apart.
const LINES: usize = 5;

/// From so many results on a spread says more than the numbers.
const RESULTS: usize = 5;

/// A chart that is ready to be drawn.
pub struct ChartWords {
    /// What it shows.
    pub title: String,
    /// What its places are.
    pub along: String,
    /// The places.
    pub places: Vec<String>,
    /// What is shown at them.
    pub series: Vec<Series>,
    /// Whether it is bars.
    pub bars: bool,
    /// What it says in words.
    pub sentences: Vec<String>,
}

/// The charts in order.
pub struct Charts {
    /// They.
    pub all: Vec<ChartWords>,
}

impl Charts {
    /// The charts of the plays that the filter lets through.
    pub fn new(model: &Model, plays: &Plays, filter: &Filter, figures: &Statistics) -> Self {
        let counted: Vec<&OnePlay> = plays.of(filter).collect();
        let spread = filter.game.as_ref().and_then(|_| spread(model, filter, &counted));
        let wins = wins(model, plays, filter, figures);
        let dice = filter.game.as_ref().and_then(|_| figures.games.first()).and_then(|game| dice(model, game));
        Self { all: [spread, wins, dice].into_iter().flatten().collect() }
    }
}

/// How the results of a box spread: of all players, or of the one who is chosen.
fn spread(model: &Model, filter: &Filter, plays: &[&OnePlay]) -> Option<ChartWords> {
    let seats = plays.iter().flat_map(|play| play.seats.iter().map(move |seat| (play, seat)));
    let own = seats.filter(|(_, seat)| filter.player.as_ref().is_none_or(|name| seat.name == *name));
    let points: Vec<i64> = own.filter_map(|(play, seat)| play.counted(seat)).map(Points::floor).collect();
    let (least, most) = (*points.iter().min()?, *points.iter().max()?);
    if points.len() < RESULTS || least == most {
        return None;
    }
    // Steps as people count: by 1, 2, 5, 10 …
    let steps =
        std::iter::successors(Some(1_i64), |step| step.checked_mul(10)).flat_map(|step| [step, 2 * step, 5 * step]);
    let step = steps.take(40).find(|step| most.saturating_sub(least) / step < BARS)?;
    let first = least.div_euclid(step);
    let mut counts = vec![0_i64; usize::try_from(most.div_euclid(step) - first).ok()? + 1];
    for points in points {
        let at = usize::try_from(points.div_euclid(step) - first).unwrap_or_default();
        if let Some(count) = counts.get_mut(at) {
            *count += 1;
        }
    }
    let from = |at: usize| (first + i64::try_from(at).unwrap_or_default()) * step;
    let place = |at: usize| {
        if step == 1 { from(at).to_string() } else { format!("{}–{}", from(at), from(at) + step - 1) }
    };
    let name = model.texts.t("statistics-results-count").to_string();
    Some(ChartWords {
        title: model.texts.t("statistics-results").to_string(),
        along: model.texts.t("statistics-points").to_string(),
        places: (0..counts.len()).map(place).collect(),
        series: vec![Series { name, mark: None, values: counts.into_iter().map(Some).collect() }],
        bars: true,
        sentences: Vec::new(),
    })
}

/// In how many of 36 rolls each sum of two dice comes.
const OF_36: [u32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// How often each sum of two dice came, beside what is expected, and how often luck alone is as far off.
fn dice(model: &Model, game: &GameFigures) -> Option<ChartWords> {
    let texts = &model.texts;
    let rolled = game.tallies.get("dice").filter(|counts| counts.len() == OF_36.len())?;
    let all: u64 = rolled.iter().sum();
    let shares = OF_36.map(|ways| f64::from(ways) / 36.0);
    if all == 0 {
        return None;
    }
    // Of a few rolls nothing is said.
    let luck = of_counts(rolled, &shares);
    let number = |value: u64| i64::try_from(value).ok();
    let expected = OF_36.iter().map(|ways| number((all * u64::from(*ways) * 2 + 36) / 72));
    let series =
        |key: &'static str, values: Vec<Option<i64>>| Series { name: texts.t(key).to_string(), mark: None, values };
    Some(ChartWords {
        title: texts.t("statistics-dice").to_string(),
        along: texts.t("statistics-dice-sum").to_string(),
        places: (2..=12).map(|sum: u32| sum.to_string()).collect(),
        series: vec![
            series("statistics-dice-rolled", rolled.iter().map(|count| number(*count)).collect()),
            series("statistics-dice-expected", expected.collect()),
        ],
        bars: true,
        sentences: luck.map(|luck| by_luck(texts, luck)).into_iter().collect(),
    })
}

/// The wins of those who play most, added up month by month.
fn wins(model: &Model, all: &Plays, filter: &Filter, figures: &Statistics) -> Option<ChartWords> {
    let mut months: BTreeMap<(i32, u32), Vec<&OnePlay>> = BTreeMap::new();
    for play in all.of(filter) {
        months.entry((play.day.year(), play.day.month())).or_default().push(play);
    }
    // In a single month there is nothing that could rise.
    if months.len() < 2 {
        return None;
    }
    // Time runs on in a month without a play.
    if let Some((&first, &last)) = months.keys().next().zip(months.keys().next_back()) {
        for month in following(first).take_while(|month| *month < last).take(MONTHS) {
            months.entry(month).or_default();
        }
    }
    let names = figures.players.iter().map(|player| player.player.as_str());
    let names: Vec<&str> =
        names.filter(|name| filter.player.as_deref().is_none_or(|own| own == *name)).take(LINES).collect();
    let mut taken = Vec::new();
    let series = names.iter().map(|name| {
        let mut sum = 0;
        let values = months.values().map(|plays| {
            let won = plays.iter().filter(|play| play.winners().any(|seat| seat.name == *name)).count();
            sum += i64::try_from(won).unwrap_or_default();
            Some(sum)
        });
        let values: Vec<Option<i64>> = values.collect();
        // The one that stands at the name below, where no other line has it.
        let mark = mark(all, name).map(|mark| told_apart(mark, &mut taken));
        Series { name: (*name).to_owned(), mark, values }
    });
    Some(ChartWords {
        title: model.texts.t("statistics-wins-over-time").to_string(),
        along: model.texts.t("statistics-month").to_string(),
        series: series.collect(),
        places: months.keys().map(|(year, month)| format!("{month}/{year}")).collect(),
        bars: false,
        sentences: Vec::new(),
    })
}

/// So many months may be without a play between the first and the last one; of more, somebody's clock was wrong.
const MONTHS: usize = 600;

/// The months after this one.
fn following((year, month): (i32, u32)) -> impl Iterator<Item = (i32, u32)> {
    let next = |&(year, month): &(i32, u32)| Some(if month < 12 { (year, month + 1) } else { (year + 1, 1) });
    std::iter::successors(next(&(year, month)), next)
}

/// A mark as it is, or in a color and a shape that no other line has: who sat in another seat each time had the same ones.
fn told_apart(mark: Mark, taken: &mut Vec<Mark>) -> Mark {
    let color = |color| taken.iter().all(|other: &Mark| other.color != color);
    let shape = |shape| taken.iter().all(|other: &Mark| other.shape != shape);
    let free = Mark {
        color: std::iter::once(mark.color).chain(PieceColor::ALL).find(|one| color(*one)).unwrap_or(mark.color),
        shape: std::iter::once(mark.shape).chain(Shape::ALL).find(|one| shape(*one)).unwrap_or(mark.shape),
    };
    // As long as the color is free, a shape that stands twice does no harm.
    let shown = if color(mark.color) { mark } else { free };
    taken.push(shown);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_lines_have_one_color() {
        let mark = Mark { color: PieceColor::Red, shape: Shape::Circle };
        let mut taken = Vec::new();
        let shown: Vec<Mark> = (0..LINES).map(|_| told_apart(mark, &mut taken)).collect();
        assert_eq!(shown[0], mark);
        for (index, one) in shown.iter().enumerate() {
            assert!(shown[index + 1..].iter().all(|other| other.color != one.color && other.shape != one.shape));
        }
    }

    #[test]
    fn the_months_after_a_year_are_those_of_the_next_one() {
        assert_eq!(following((2025, 11)).take(3).collect::<Vec<_>>(), [(2025, 12), (2026, 1), (2026, 2)]);
    }
}
