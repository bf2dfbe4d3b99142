//! A play in plain words, to paste into a message; and what a file of it is called.

use chrono::NaiveDate;

use super::plays::{OnePlay, SeatResult};
use crate::locale::{Language, Message, is_steering, is_unseen, one_line, plain_lines};

/// A play in plain words: what, when and where, then a line a player, the best first. Nothing in a name or a note steers what
/// shows it.
pub fn to_text(play: &OnePlay, language: Language) -> String {
    let mut head = vec![play.name.say(language), play.day.to_string()];
    head.extend(play.minutes.map(|minutes| language.say(&Message::new("stats-minutes").number("minutes", minutes))));
    head.extend(Some(play.location.clone()).filter(|location| !location.is_empty()));
    let expansions = play.options.iter().find(|(id, _)| id == "expansions");
    head.extend(expansions.map(|(_, names)| language.say(&Message::new("written-expansions").text("names", names))));
    head.extend(play.written.then(|| language.words("written-place")));
    let mut lines = vec![head.join(" · ")];
    lines.extend(ended_early(play, language));
    let mut seats: Vec<&SeatResult> = play.seats.iter().collect();
    seats.sort_by_key(|seat| (seat.place, !seat.won));
    // Alone, or where all have lost together, a place says nothing.
    let placed =
        !play.is_solo() && play.has_result() && play.seats.iter().any(|seat| seat.won || seat.points.is_some());
    lines.extend(seats.into_iter().map(|seat| seat_line(seat, placed, language)));
    let mut lines: Vec<String> = lines.iter().map(|line| one_line(line)).collect();
    lines.extend(Some(plain_lines(&play.note)).filter(|note| !note.is_empty()));
    format!("{}\n", lines.join("\n"))
}

/// That a play was ended early, and where it stood; none of one that was played to its end.
pub(super) fn ended_early(play: &OnePlay, language: Language) -> Option<String> {
    let early = play.early.as_ref()?;
    Some(language.say(&Message::new("stats-ended-early").text("place", early.place.of(language))))
}

fn seat_line(seat: &SeatResult, placed: bool, language: Language) -> String {
    let place = if placed { format!("{}. ", seat.place) } else { String::new() };
    let kind = seat.kind.as_ref().map(|kind| format!(" ({})", kind.name.say(language))).unwrap_or_default();
    let points = seat.points.map(|points| format!(" {}", points.say(language))).unwrap_or_default();
    let won = if seat.won { format!(" · {}", language.words("stats-won")) } else { String::new() };
    format!("{place}{}{kind}{points}{won}", seat.name)
}

/// How many bytes of a name stand in that of a file.
const LONGEST: usize = 160;

/// The name of the file of a play, without an ending, so that files sort by the day: "2026-11-20 Amun-Re". What some file
/// system does not take is left out.
pub fn file_name(day: NaiveDate, name: &str) -> String {
    let taken = |c: char| !is_steering(c) && !matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    // No system takes a name of more than 255 bytes, and a letter may have four of them.
    let mut bytes = 0;
    let fits = |c: &char| {
        bytes += c.len_utf8();
        bytes <= LONGEST
    };
    let seen = name.chars().filter(|c| !is_unseen(*c));
    let plain: String = seen.map(|c| if taken(c) { c } else { ' ' }).take(80).take_while(fits).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("{day} {}", plain.trim_matches('.')).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_so_that_it_sorts_and_every_system_takes_it() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        assert_eq!(file_name(day, "Amun-Re"), "2026-11-20 Amun-Re");
        assert_eq!(file_name(day, "Ticket to Ride: Europe?"), "2026-11-20 Ticket to Ride Europe");
        assert_eq!(file_name(day, "a/../b"), "2026-11-20 a .. b");
        assert_eq!(file_name(day, "…"), "2026-11-20 …");
        assert_eq!(file_name(day, "::"), "2026-11-20");
        assert_eq!(file_name(day, "Amun\u{202e}gpj.\u{1b}x\u{200b}"), "2026-11-20 Amun gpj. x");
        for letter in ["a", "ž", "界", "🎲"] {
            let name = file_name(day, &letter.repeat(300));
            assert!(name.len() <= LONGEST + 11 && name.contains(letter), "{name}");
        }
    }
}
