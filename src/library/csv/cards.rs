//! An own card as a row.

use super::{Cells, KnownEntries, Wrong};
use crate::library::entry::Names;
use crate::library::own::OwnCard;
use crate::table::guide::Words;

/// The columns, in the order in which they are written.
pub const COLUMNS: [&str; 12] = [
    "game", "name_en", "name_cs", "name_de", "kind", "deck", "number", "copies", "also", "text_en", "text_cs", "source",
];

/// The card of a row; none where a ready table has a row that nobody has filled in yet.
pub(super) fn read(cells: Cells<'_>, known: KnownEntries<'_>) -> Result<Option<OwnCard>, Wrong> {
    let text = |wanted: &str| cells.text(wanted);
    let game = cells.game(known)?;
    let german = Some(text("name_de")).filter(|name| !name.is_empty());
    let names = Names { en: text("name_en"), cs: text("name_cs"), de: german };
    if names.all().next().is_none() {
        let written =
            ["also", "text_en", "text_cs", "source", "copies"].into_iter().any(|column| !cells.cell(column).is_empty());
        let is_ready = ["kind", "number"].into_iter().any(|column| !cells.cell(column).is_empty());
        return if is_ready && !written { Ok(None) } else { Err(Wrong::Nameless) };
    }
    let copies = match cells.cell("copies") {
        "" => None,
        written => Some(written.parse().or(Err(Wrong::Copies(written.to_owned())))?),
    };
    Ok(Some(OwnCard {
        game,
        kind: text("kind"),
        deck: text("deck"),
        numbers: cells.list("number", &[' ', ',', ';', '|'])?,
        copies,
        names,
        also: cells.list("also", &[';', '|'])?,
        text: Words { en: text("text_en"), cs: text("text_cs") },
        source: text("source"),
    }))
}

/// What stands in a column.
pub(super) fn cell(card: &OwnCard, column: &str) -> String {
    match column {
        "game" => card.game.clone(),
        "name_en" => card.names.en.clone(),
        "name_cs" => card.names.cs.clone(),
        "name_de" => card.names.de.clone().unwrap_or_default(),
        "kind" => card.kind.clone(),
        "deck" => card.deck.clone(),
        "number" => card.numbers.join(" "),
        "copies" => card.copies.map(|copies| copies.to_string()).unwrap_or_default(),
        "also" => card.also.join("; "),
        "text_en" => card.text.en.clone(),
        "text_cs" => card.text.cs.clone(),
        _ => card.source.clone(),
    }
}
