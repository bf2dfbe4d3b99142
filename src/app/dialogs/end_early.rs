//! The evening is over before the game is: how it stands, and what can become of the play, each piece with what it would do.

use egui::Ui;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::place::Place;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::games::panel;
use crate::kit::text::number;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Mark, PieceRow, StandingRow, is_low, standing_bars, text};
use crate::locale::Message;
use crate::store::PlayId;
use crate::table::action::TableAction;
use crate::table::early::EarlyPoints;
use crate::table::points::Points;
use crate::table::ranking::Wins;
use crate::table::result::places;
use crate::table::seat::{Seat, Setup};
use crate::table::summary::Standing;

/// The dialog, with the play as it stood when it was opened.
pub struct EndEarlyDialog {
    play: PlayId,
    place: String,
    entries: u64,
    rows: Vec<Row>,
    pieces: Vec<EarlyPiece>,
}

/// A player.
struct Row {
    place: String,
    mark: Mark,
    name: String,
    points: Option<i64>,
    value: String,
}

/// A way to end the play.
struct EarlyPiece {
    points: EarlyPoints,
    icon: Icon,
    title: String,
    note: String,
}

impl EndEarlyDialog {
    /// The dialog of the open play; none where it is over, or none is open.
    pub fn new(model: &Model) -> Option<Self> {
        let open = model.open.as_ref()?;
        let play = open.session.play();
        let standing = play.ended_early(EarlyPoints::Standing)?;
        let texts = &model.texts;
        let pieces = EarlyPoints::ALL.into_iter().filter_map(|points| EarlyPiece::new(open, texts, points));
        Some(Self {
            play: open.session.id(),
            place: open.shown.place.clone(),
            entries: play.last(),
            rows: rows(play.setup(), &standing, play.wins()),
            pieces: pieces.collect(),
        })
    }

    /// Where the play stands, and who has how many points.
    fn standing(&self, ui: &mut Ui, texts: &Texts) {
        let waits = self.pieces.iter().any(|piece| piece.points == EarlyPoints::Counted);
        let about = if waits { "app-early-about-open" } else { "app-early-about" };
        text::quiet(ui, &texts.say(&Message::new(about).text("place", &self.place)));
        let rows = self.rows.iter().map(|row| StandingRow {
            place: &row.place,
            mark: row.mark,
            name: &row.name,
            points: row.points,
            value: &row.value,
        });
        standing_bars(ui, &rows.collect::<Vec<_>>());
    }
}

impl Content for EndEarlyDialog {
    fn name(&self) -> &'static str {
        "end-early"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-early-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        // A phone that lies has no room for more than the ways; who stands how is told by them too.
        let low = is_low(ui);
        if !low {
            self.standing(ui, texts);
            ui.add_space(space::XS);
        }
        for piece in &self.pieces {
            if PieceRow::new(piece.icon, &piece.title, &piece.note).show(ui).clicked() {
                let action = panel::value(&TableAction::EndEarly { points: piece.points });
                context.actions.extend([
                    AppAction::Session(UserCommand::Enter(action)),
                    // Where one looks for it from then on.
                    AppAction::Go(Place::Table),
                ]);
                return true;
            }
        }
        let (throw, asks) = (texts.t("app-early-throw"), Message::new("app-early-throw-note"));
        let asks = texts.say(&asks.number("entries", self.entries));
        if PieceRow::new(Icon::Trash, &throw, &asks).danger().show(ui).clicked() {
            context.actions.push(AppAction::Show(Box::new(ThrowAwayDialog { play: self.play, entries: self.entries })));
            return true;
        }
        if !low {
            ui.add_space(space::XS);
        }
        if ui.add(Button::primary(&texts.t("app-early-keep")).icon(Icon::Pause).full()).clicked() {
            context.actions.push(AppAction::Go(Place::Home));
            return true;
        }
        ui.vertical_centered(|ui| ui.add(Button::plain(&texts.t("app-play-on"))).clicked()).inner
    }
}

/// Asks once more before a play is thrown away.
struct ThrowAwayDialog {
    play: PlayId,
    entries: u64,
}

impl Content for ThrowAwayDialog {
    fn name(&self) -> &'static str {
        "throw-away"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-early-throw-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.say(&Message::new("app-early-throw-ask").number("entries", self.entries)));
        ui.add_space(space::S);
        let throws = ui.add(Button::danger(&texts.t("app-early-throw")).icon(Icon::Trash).full()).clicked();
        if throws {
            context.actions.extend([AppAction::Remove(self.play), AppAction::Go(Place::Home)]);
        }
        throws || ui.add(Button::quiet(&texts.t("app-early-keep-it")).full()).clicked()
    }
}

/// The players as they sit, each with the place.
fn rows(setup: &Setup, standing: &Standing, wins: Wins) -> Vec<Row> {
    let points: Vec<Option<Points>> = setup.seats().map(|seat| standing.points_of(seat.index())).collect();
    let known = places(&points, &standing.winners, wins);
    let row = |(seat, place): (Seat, Option<u8>)| {
        let player = setup.players.get(seat.index())?;
        let points = standing.points.get(seat.index()).copied().flatten();
        Some(Row {
            place: place.map_or_else(String::new, |place| place.to_string()),
            mark: Mark { color: player.color, shape: player.shape },
            name: player.name.clone(),
            points,
            value: points.map_or_else(|| "–".to_owned(), number),
        })
    };
    setup.seats().zip(known).filter_map(row).collect()
}

impl EarlyPiece {
    /// The piece; none where it would be no other than another one.
    fn new(open: &Open, texts: &Texts, points: EarlyPoints) -> Option<Self> {
        let play = open.session.play();
        let (setup, standing) = (play.setup(), play.ended_early(points)?);
        let say = |message: Message| texts.say(&message);
        let winners = standing.winners.iter().map(|&seat| Message::literal(setup.name(seat))).collect::<Vec<_>>();
        let won = standing.winners.first().and_then(|seat| standing.points.get(seat.index()).copied().flatten());
        let wins = |key: &'static str| {
            let message = Message::new(key).number("winners", winners.len()).names("names", winners.clone());
            message.number("points", won.unwrap_or(0))
        };
        let known = || standing.points.iter().any(Option::is_some);
        let (icon, title, note) = match points {
            EarlyPoints::Standing if !known() => return None,
            EarlyPoints::Standing if winners.is_empty() => {
                (Icon::Flag, say(Message::new("app-early-level")), say(Message::new("app-early-level-note")))
            }
            EarlyPoints::Standing => (Icon::Flag, say(wins("app-early-win")), say(Message::new("app-early-win-note"))),
            EarlyPoints::Counted => {
                // Only where something waits to be scored.
                if standing.points == play.ended_early(EarlyPoints::Standing)?.points {
                    return None;
                }
                let each = |(seat, points): (Seat, &Option<i64>)| {
                    let points = points.map_or_else(|| "–".to_owned(), number);
                    Message::literal(format!("{} {points}", setup.name(seat)))
                };
                let all = setup.seats().zip(&standing.points).map(each).collect();
                let note = match winners.is_empty() {
                    true => Message::new("app-early-counted-note").list("scores", all),
                    false => wins("app-early-counted-win").list("scores", all),
                };
                (Icon::Sheet, say(Message::new("app-early-counted")), say(note))
            }
            EarlyPoints::Nothing => {
                (Icon::Close, say(Message::new("app-early-nothing")), say(Message::new("app-early-nothing-note")))
            }
        };
        Some(Self { points, icon, title, note })
    }
}

impl App {
    /// Asks what is to become of the open play, or of this one, which is opened for it.
    pub(in crate::app) fn ask_to_end(&mut self, play: Option<PlayId>) {
        let open = self.model.open.as_ref().map(|open| open.session.id());
        if let Some(other) = play.filter(|play| Some(*play) != open) {
            self.ending = play;
            return self.apply(AppAction::Open(other));
        }
        self.apply(AppAction::Go(Place::Table));
        match EndEarlyDialog::new(&self.model) {
            Some(dialog) => self.apply(AppAction::Show(Box::new(dialog))),
            None => self.message(Message::new("table-refuse-over"), true, None),
        }
    }
}
