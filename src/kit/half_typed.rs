//! What is half typed on the keypads of counts, by the name of each, so that it can be kept on disk and taken up again.

use std::collections::BTreeMap;

use egui::{Context, Id};

/// The texts; kept with what egui remembers, since no caller of a stepper has a place for them.
#[derive(Clone, Default)]
struct HalfTyped(BTreeMap<String, String>);

/// What is typed and not entered, by the name of the count.
pub fn half_typed(ctx: &Context) -> BTreeMap<String, String> {
    ctx.data(|data| data.get_temp::<HalfTyped>(id())).unwrap_or_default().0
}

/// Puts what was kept in the place of what is typed now.
pub fn resume_half_typed(ctx: &Context, typed: BTreeMap<String, String>) {
    ctx.data_mut(|data| data.insert_temp(id(), HalfTyped(typed)));
}

/// What is typed of one count.
pub(super) fn typed(ctx: &Context, name: &str) -> String {
    ctx.data(|data| data.get_temp::<HalfTyped>(id())).and_then(|typed| typed.0.get(name).cloned()).unwrap_or_default()
}

/// Keeps what is typed of one count; nothing forgets it.
pub(super) fn keep(ctx: &Context, name: &str, typed: String) {
    ctx.data_mut(|data| {
        let all = &mut data.get_temp_mut_or_default::<HalfTyped>(id()).0;
        if typed.is_empty() {
            all.remove(name);
        } else {
            all.insert(name.to_owned(), typed);
        }
    });
}

fn id() -> Id {
    Id::unique("half-typed")
}
