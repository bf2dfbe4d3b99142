//! Small drawings of what lies on a table, in the accent of the game, on a grid of 48 by 48.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::tokens::Tokens;

/// A drawing of a thing; it is decoration, and what it means always stands beside it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Art {
    /// A pyramid.
    Pyramid,
    /// A hewn stone.
    Stone,
    /// An ear of wheat: a farmer.
    Wheat,
    /// A gold coin.
    Coin,
    /// A playing card.
    Card,
    /// A temple with columns.
    Temple,
    /// A camel.
    Camel,
    /// A winner's cup.
    Cup,
    /// A table with a box on it: no play yet.
    Table,
    /// A pad with rows and a pencil: a score sheet.
    Pad,
    /// A castle with a gate.
    Castle,
    /// Two dice.
    Dice,
    /// A ship with a striped sail.
    Longship,
    /// A crown.
    Crown,
}

/// The side of the grid.
const GRID: f32 = 48.0;

/// What a part is painted with.
#[derive(Clone, Copy)]
enum Tint {
    /// The accent.
    Full,
    /// The accent half asleep: the side in the shade.
    Shade,
    /// The accent as a ground: the side in the light.
    Light,
    /// The card behind it: a gap.
    Gap,
}

/// A part of a drawing; all areas are convex.
enum Part {
    Area(Tint, &'static [(f32, f32)]),
    Disk(Tint, (f32, f32), f32),
    Line(Tint, f32, &'static [(f32, f32)]),
}

use Part::{Area, Disk, Line};
use Tint::{Full, Gap, Light, Shade};

impl Art {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Pyramid,
        Self::Stone,
        Self::Wheat,
        Self::Coin,
        Self::Card,
        Self::Temple,
        Self::Camel,
        Self::Cup,
        Self::Table,
        Self::Pad,
        Self::Castle,
        Self::Dice,
        Self::Longship,
        Self::Crown,
    ];

    /// Paints the drawing into a square that lies on a card.
    pub fn paint(self, painter: &Painter, tokens: &Tokens, rect: Rect) {
        let scale = rect.width() / GRID;
        let at = |&(x, y): &(f32, f32)| rect.min + scale * Vec2::new(x, y);
        let tint = |tint| match tint {
            Full => tokens.accent,
            Shade => tokens.accent_faded,
            Light => tokens.accent_soft,
            Gap => tokens.card,
        };
        for part in self.parts() {
            match part {
                Area(color, points) => {
                    let points: Vec<Pos2> = points.iter().map(at).collect();
                    painter.add(Shape::convex_polygon(points, tint(*color), Stroke::NONE));
                }
                Disk(color, center, radius) => {
                    painter.circle_filled(at(center), radius * scale, tint(*color));
                }
                Line(color, width, points) => {
                    line(painter, points.iter().map(at).collect(), width * scale, tint(*color));
                }
            }
        }
    }

    #[rustfmt::skip]
    const fn parts(self) -> &'static [Part] {
        match self {
            Self::Pyramid => &[
                Area(Light, &[(24.0, 7.0), (31.0, 41.0), (3.0, 41.0)]),
                Area(Shade, &[(24.0, 7.0), (45.0, 41.0), (31.0, 41.0)]),
                Line(Full, 1.6, &[(24.0, 7.0), (3.0, 41.0), (45.0, 41.0), (24.0, 7.0), (31.0, 41.0)]),
            ],
            Self::Stone => &[
                Area(Light, &[(7.0, 18.0), (16.0, 11.0), (42.0, 11.0), (33.0, 18.0)]),
                Area(Light, &[(7.0, 18.0), (33.0, 18.0), (33.0, 38.0), (7.0, 38.0)]),
                Area(Shade, &[(33.0, 18.0), (42.0, 11.0), (42.0, 31.0), (33.0, 38.0)]),
                Line(Full, 1.6, &[(7.0, 18.0), (16.0, 11.0), (42.0, 11.0), (42.0, 31.0), (33.0, 38.0), (7.0, 38.0), (7.0, 18.0), (33.0, 18.0), (33.0, 38.0)]),
                Line(Full, 1.6, &[(33.0, 18.0), (42.0, 11.0)]),
            ],
            Self::Wheat => &[
                Line(Full, 1.8, &[(24.0, 45.0), (24.0, 12.0)]),
                Area(Shade, &[(24.0, 12.0), (20.5, 8.0), (24.0, 2.0), (27.5, 8.0)]),
                Area(Shade, &[(23.0, 19.0), (16.0, 17.5), (13.0, 10.0), (20.5, 12.0)]),
                Area(Shade, &[(25.0, 19.0), (32.0, 17.5), (35.0, 10.0), (27.5, 12.0)]),
                Area(Shade, &[(23.0, 27.0), (16.0, 25.5), (13.0, 18.0), (20.5, 20.0)]),
                Area(Shade, &[(25.0, 27.0), (32.0, 25.5), (35.0, 18.0), (27.5, 20.0)]),
                Area(Shade, &[(23.0, 35.0), (16.0, 33.5), (13.0, 26.0), (20.5, 28.0)]),
                Area(Shade, &[(25.0, 35.0), (32.0, 33.5), (35.0, 26.0), (27.5, 28.0)]),
            ],
            Self::Coin => &[
                Disk(Full, (24.0, 24.0), 19.0),
                Disk(Light, (24.0, 24.0), 17.2),
                Disk(Shade, (24.0, 24.0), 13.6),
                Disk(Light, (24.0, 24.0), 12.2),
                Area(Full, &[(24.0, 15.0), (31.0, 24.0), (24.0, 33.0), (17.0, 24.0)]),
            ],
            Self::Card => &[
                Area(Shade, &[(9.0, 11.0), (28.0, 6.0), (35.0, 33.0), (16.0, 38.0)]),
                Area(Light, &[(17.0, 11.0), (37.0, 11.0), (37.0, 41.0), (17.0, 41.0)]),
                Line(Full, 1.6, &[(17.0, 11.0), (37.0, 11.0), (37.0, 41.0), (17.0, 41.0), (17.0, 11.0)]),
                Area(Full, &[(27.0, 19.0), (33.0, 26.0), (27.0, 33.0), (21.0, 26.0)]),
            ],
            Self::Temple => &[
                Area(Light, &[(24.0, 6.0), (43.0, 17.0), (5.0, 17.0)]),
                Area(Shade, &[(8.0, 19.0), (13.0, 19.0), (13.0, 37.0), (8.0, 37.0)]),
                Area(Shade, &[(17.0, 19.0), (22.0, 19.0), (22.0, 37.0), (17.0, 37.0)]),
                Area(Shade, &[(26.0, 19.0), (31.0, 19.0), (31.0, 37.0), (26.0, 37.0)]),
                Area(Shade, &[(35.0, 19.0), (40.0, 19.0), (40.0, 37.0), (35.0, 37.0)]),
                Area(Full, &[(4.0, 38.0), (44.0, 38.0), (44.0, 42.0), (4.0, 42.0)]),
                Line(Full, 1.6, &[(5.0, 17.5), (24.0, 6.0), (43.0, 17.5), (5.0, 17.5)]),
            ],
            Self::Camel => &[
                Line(Full, 3.0, &[(14.0, 30.0), (13.0, 43.0)]),
                Line(Full, 3.0, &[(19.0, 31.0), (19.5, 43.0)]),
                Line(Full, 3.0, &[(30.0, 31.0), (29.5, 43.0)]),
                Line(Full, 3.0, &[(34.0, 29.0), (35.0, 43.0)]),
                Area(Shade, &[(10.0, 24.0), (14.0, 20.0), (34.0, 20.0), (37.0, 24.0), (35.0, 32.0), (13.0, 32.0)]),
                Disk(Shade, (24.0, 20.0), 8.5),
                Line(Shade, 5.0, &[(35.0, 26.0), (39.5, 21.0), (39.5, 12.0)]),
                Line(Full, 4.6, &[(39.0, 11.0), (44.0, 13.0)]),
                Line(Full, 1.8, &[(10.5, 24.0), (7.0, 31.0)]),
            ],
            Self::Cup => &[
                Line(Full, 2.2, &[(13.0, 11.0), (6.0, 11.0), (6.5, 18.0), (10.0, 23.0), (16.0, 24.5)]),
                Line(Full, 2.2, &[(35.0, 11.0), (42.0, 11.0), (41.5, 18.0), (38.0, 23.0), (32.0, 24.5)]),
                Area(Light, &[(12.5, 7.0), (35.5, 7.0), (34.5, 17.0), (32.0, 24.0), (27.5, 29.0), (20.5, 29.0), (16.0, 24.0), (13.5, 17.0)]),
                Area(Shade, &[(27.0, 7.0), (35.5, 7.0), (34.5, 17.0), (32.0, 24.0), (27.5, 29.0), (25.0, 29.0), (26.5, 18.0)]),
                Area(Full, &[(22.0, 29.0), (26.0, 29.0), (26.0, 37.0), (22.0, 37.0)]),
                Area(Full, &[(15.0, 37.0), (33.0, 37.0), (35.0, 42.0), (13.0, 42.0)]),
                Line(Full, 1.8, &[(11.5, 7.0), (36.5, 7.0)]),
                Line(Full, 1.6, &[(12.5, 7.0), (13.5, 17.0), (16.0, 24.0), (20.5, 29.0), (27.5, 29.0), (32.0, 24.0), (34.5, 17.0), (35.5, 7.0)]),
            ],
            Self::Table => &[
                Area(Light, &[(13.0, 15.0), (35.0, 15.0), (35.0, 28.0), (13.0, 28.0)]),
                Area(Shade, &[(11.0, 10.0), (37.0, 10.0), (37.0, 16.0), (11.0, 16.0)]),
                Area(Gap, &[(22.0, 20.0), (26.0, 20.0), (26.0, 24.0), (22.0, 24.0)]),
                Area(Full, &[(3.0, 28.0), (45.0, 28.0), (45.0, 32.0), (3.0, 32.0)]),
                Line(Full, 3.0, &[(9.0, 32.0), (7.0, 43.0)]),
                Line(Full, 3.0, &[(39.0, 32.0), (41.0, 43.0)]),
            ],
            Self::Castle => &[
                Area(Light, &[(13.0, 22.0), (35.0, 22.0), (35.0, 42.0), (13.0, 42.0)]),
                Area(Shade, &[(15.0, 18.0), (19.0, 18.0), (19.0, 22.0), (15.0, 22.0)]),
                Area(Shade, &[(22.0, 18.0), (26.0, 18.0), (26.0, 22.0), (22.0, 22.0)]),
                Area(Shade, &[(29.0, 18.0), (33.0, 18.0), (33.0, 22.0), (29.0, 22.0)]),
                Area(Shade, &[(5.0, 14.0), (15.0, 14.0), (15.0, 42.0), (5.0, 42.0)]),
                Area(Shade, &[(33.0, 14.0), (43.0, 14.0), (43.0, 42.0), (33.0, 42.0)]),
                Area(Full, &[(10.0, 4.0), (16.5, 14.5), (3.5, 14.5)]),
                Area(Full, &[(38.0, 4.0), (44.5, 14.5), (31.5, 14.5)]),
                Area(Full, &[(20.0, 42.0), (20.0, 32.0), (24.0, 28.0), (28.0, 32.0), (28.0, 42.0)]),
                Area(Light, &[(8.5, 20.0), (11.5, 20.0), (11.5, 26.0), (8.5, 26.0)]),
                Area(Light, &[(36.5, 20.0), (39.5, 20.0), (39.5, 26.0), (36.5, 26.0)]),
                Area(Full, &[(3.0, 42.0), (45.0, 42.0), (45.0, 44.0), (3.0, 44.0)]),
            ],
            Self::Dice => &[
                Area(Shade, &[(31.0, 4.0), (45.0, 14.0), (35.0, 28.0), (21.0, 18.0)]),
                Line(Full, 1.6, &[(31.0, 4.0), (45.0, 14.0), (35.0, 28.0), (21.0, 18.0), (31.0, 4.0)]),
                Disk(Full, (33.0, 16.0), 2.2),
                Area(Light, &[(4.0, 19.0), (28.0, 19.0), (28.0, 43.0), (4.0, 43.0)]),
                Line(Full, 1.6, &[(4.0, 19.0), (28.0, 19.0), (28.0, 43.0), (4.0, 43.0), (4.0, 19.0)]),
                Disk(Full, (10.0, 25.0), 2.3),
                Disk(Full, (22.0, 25.0), 2.3),
                Disk(Full, (16.0, 31.0), 2.3),
                Disk(Full, (10.0, 37.0), 2.3),
                Disk(Full, (22.0, 37.0), 2.3),
            ],
            Self::Longship => &[
                Area(Light, &[(11.0, 8.0), (37.0, 8.0), (34.0, 26.0), (14.0, 26.0)]),
                Area(Shade, &[(17.5, 8.0), (24.0, 8.0), (24.0, 26.0), (19.0, 26.0)]),
                Area(Shade, &[(30.5, 8.0), (37.0, 8.0), (34.0, 26.0), (29.0, 26.0)]),
                Line(Full, 1.6, &[(11.0, 8.0), (37.0, 8.0), (34.0, 26.0), (14.0, 26.0), (11.0, 8.0)]),
                Line(Full, 2.0, &[(24.0, 4.0), (24.0, 31.0)]),
                Area(Full, &[(4.0, 31.0), (44.0, 31.0), (38.0, 40.0), (10.0, 40.0)]),
                Line(Full, 3.0, &[(5.5, 32.0), (3.5, 25.0), (6.5, 21.5)]),
                Line(Full, 3.0, &[(42.5, 32.0), (44.5, 25.0), (41.5, 21.5)]),
                Line(Shade, 1.8, &[(4.0, 44.5), (12.0, 43.0), (20.0, 44.5), (28.0, 43.0), (36.0, 44.5), (44.0, 43.0)]),
            ],
            Self::Crown => &[
                Area(Light, &[(6.0, 36.0), (4.0, 13.0), (15.0, 25.0), (18.0, 36.0)]),
                Area(Light, &[(14.0, 36.0), (15.0, 25.0), (24.0, 9.0), (33.0, 25.0), (34.0, 36.0)]),
                Area(Shade, &[(30.0, 36.0), (33.0, 25.0), (44.0, 13.0), (42.0, 36.0)]),
                Line(Full, 1.8, &[(6.0, 36.0), (4.0, 13.0), (15.0, 25.0), (24.0, 9.0), (33.0, 25.0), (44.0, 13.0), (42.0, 36.0), (6.0, 36.0)]),
                Disk(Full, (4.5, 11.5), 2.6),
                Disk(Full, (24.0, 7.0), 2.6),
                Disk(Full, (43.5, 11.5), 2.6),
                Disk(Shade, (24.0, 28.0), 3.6),
                Area(Full, &[(6.0, 38.5), (42.0, 38.5), (42.0, 43.0), (6.0, 43.0)]),
            ],
            Self::Pad => &[
                Area(Light, &[(8.0, 7.0), (34.0, 7.0), (34.0, 42.0), (8.0, 42.0)]),
                Area(Shade, &[(8.0, 7.0), (34.0, 7.0), (34.0, 13.0), (8.0, 13.0)]),
                Line(Shade, 1.6, &[(12.0, 20.0), (30.0, 20.0)]),
                Line(Shade, 1.6, &[(12.0, 27.0), (30.0, 27.0)]),
                Line(Shade, 1.6, &[(12.0, 34.0), (24.0, 34.0)]),
                Line(Full, 1.6, &[(8.0, 7.0), (34.0, 7.0), (34.0, 42.0), (8.0, 42.0), (8.0, 7.0)]),
                Area(Gap, &[(40.5, 12.0), (46.0, 17.5), (30.0, 36.5), (23.0, 39.5), (24.5, 32.0)]),
                Area(Full, &[(41.0, 15.0), (44.5, 18.5), (30.5, 33.5), (27.0, 30.0)]),
                Area(Full, &[(26.0, 31.5), (29.0, 34.5), (24.8, 36.2)]),
            ],
        }
    }
}

/// A line with round ends and corners.
fn line(painter: &Painter, points: Vec<Pos2>, width: f32, color: Color32) {
    for &point in &points {
        painter.circle_filled(point, width / 2.0, color);
    }
    painter.add(Shape::line(points, Stroke::new(width, color)));
}
