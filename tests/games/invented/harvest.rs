//! The rule of the game: how many baskets the apples fill, and what baskets and the ribbon are worth.

/// So many apples fill a basket.
pub const BASKET: u32 = 5;
/// The points of a full basket.
pub const BASKET_POINTS: i64 = 4;
/// The points of the ribbon.
pub const RIBBON_POINTS: i64 = 3;

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// Full baskets.
    Baskets,
    /// The ribbon for the most of them.
    Ribbon,
}

/// What there is to know of a row.
pub struct RowData {
    /// Its id on the score sheet.
    id: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// What it has given.
    points: fn(&Score) -> i64,
}

/// What the apples of one player are worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Full baskets.
    pub baskets: u32,
    /// Apples that fill no basket.
    pub left: u32,
    /// Whether the ribbon is the player's.
    pub ribbon: bool,
}

/// Scores the apples of each player, in seat order (rulebook, “The market”). The ribbon goes to whoever has the most full
/// baskets; where several have, or nobody has one, it stays in the box.
pub fn scoring(apples: &[u32]) -> Vec<Score> {
    let baskets = |apples: u32| apples / BASKET;
    let most = apples.iter().copied().map(baskets).max().filter(|most| *most > 0);
    let alone = apples.iter().filter(|apples| Some(baskets(**apples)) == most).count() == 1;
    let score = |&apples: &u32| {
        let full = baskets(apples);
        Score { baskets: full, left: apples % BASKET, ribbon: alone && Some(full) == most }
    };
    apples.iter().map(score).collect()
}

impl Row {
    /// All rows, in the order of the score sheet.
    pub const ALL: [Self; 2] = [Self::Baskets, Self::Ribbon];

    /// What there is to know of it.
    pub const fn data(self) -> RowData {
        match self {
            Self::Baskets => RowData {
                id: "baskets",
                title: "orchard-row-baskets",
                points: |score| i64::from(score.baskets) * BASKET_POINTS,
            },
            Self::Ribbon => RowData {
                id: "ribbon",
                title: "orchard-row-ribbon",
                points: |score| i64::from(score.ribbon) * RIBBON_POINTS,
            },
        }
    }

    /// Its id on the score sheet; it stands in the log.
    pub const fn id(self) -> &'static str {
        self.data().id
    }

    /// The row of an id.
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|row| row.id() == id)
    }
}

impl Score {
    /// The points of a row.
    pub fn row(&self, row: Row) -> i64 {
        (row.data().points)(self)
    }

    /// The points of all rows.
    pub fn points(&self) -> i64 {
        Row::ALL.into_iter().map(|row| self.row(row)).sum()
    }
}

#[test]
fn five_apples_fill_a_basket() {
    let scores = scoring(&[12, 4, 9]);
    assert_eq!(scores.iter().map(|score| (score.baskets, score.left)).collect::<Vec<_>>(), [(2, 2), (0, 4), (1, 4)]);
    assert_eq!(scores.iter().map(Score::points).collect::<Vec<_>>(), [11, 0, 4]);
}

#[test]
fn a_shared_ribbon_stays_in_the_box() {
    assert!(scoring(&[10, 14, 3]).iter().all(|score| !score.ribbon));
    assert!(scoring(&[1, 2]).iter().all(|score| !score.ribbon), "nobody has a basket");
}
