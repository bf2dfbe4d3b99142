//! Where each player chooses which knights fight: before the attack, a number for each strength.

use egui::Ui;

use super::{Person, Source};
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::play::Action;
use crate::games::view::ViewContext;
use crate::kit::{self, Step, Stepper, text, tokens::space};
use crate::locale::Message;

pub(super) struct TakePartPanel {
    title: String,
    rows: Vec<Row>,
    /// Why nothing can be chosen any more: the attack has been fought.
    over: Option<String>,
}

struct Row {
    person: Person,
    /// Each strength with active knights: its name, the name of its stepper, how many fight, and how many could.
    counts: Vec<(Strength, String, String, usize, usize)>,
    all: String,
}

impl TakePartPanel {
    pub(super) fn new(source: &Source<'_>) -> Self {
        let row = |person: Person| {
            let tableau = source.state.tableau(person.seat);
            // Afterwards it shows who has fought; their knights rest by then.
            let fought = source.state.fought.as_ref().filter(|_| !source.state.landed);
            let defenses = fought.map_or_else(|| source.state.defenses(), |fought| fought.attack.defenses.clone());
            let fighting = defenses.into_iter().nth(person.seat.index()).map(|d| d.knights).unwrap_or_default();
            let count = |strength: Strength| {
                let fights = fighting.iter().filter(|&&fights| fights == strength).count();
                let active = tableau.knights.iter().filter(|k| k.active && k.strength == strength).count();
                let could = if fought.is_some() { fights + active } else { active };
                let name = Message::new("cities-and-knights-fight-name").text("player", &person.name);
                let name = source.say(&name.say("knight", strength.message()));
                (could > 0).then(|| (strength, source.say(&strength.message()), name, fights, could))
            };
            let counts = Strength::ALL.into_iter().filter_map(count).collect();
            Row { counts, all: source.words("cities-and-knights-no-active-knights"), person }
        };
        Self {
            over: (!source.state.landed).then(|| source.words("cities-and-knights-attack-over")),
            title: source.words("cities-and-knights-who-fights"),
            rows: source.people().into_iter().map(row).collect(),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        kit::card(ui, |ui| {
            text::quiet(ui, &self.title);
            for row in &self.rows {
                row.show(ui, context, self.over.as_deref());
            }
        });
        ui.add_space(space::S);
    }
}

impl Row {
    fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, over: Option<&str>) {
        kit::player_row(ui, self.person.mark, &self.person.name, None, |ui| {
            if self.counts.is_empty() {
                text::quiet(ui, &self.all);
            }
        });
        for (strength, words, name, fights, could) in &self.counts {
            let now = i64::try_from(*fights).unwrap_or(0);
            let most = i64::try_from(*could).unwrap_or(0);
            let stepper = Stepper::new(name, Some(now), 0..=most).closed(over);
            let step = kit::labeled_row(ui, words, "", |ui| stepper.step(ui));
            if let Some(Step { to, .. }) = step {
                let others = self.counts.iter().filter(|count| count.0 != *strength);
                let mut knights: Vec<Strength> =
                    others.flat_map(|count| std::iter::repeat_n(count.0, count.3)).collect();
                knights.extend(std::iter::repeat_n(*strength, usize::try_from(to).unwrap_or(0)));
                context.act(&Action::TakePart { seat: self.person.seat, knights: Some(knights) });
            }
        }
    }
}
