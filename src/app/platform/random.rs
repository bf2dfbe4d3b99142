//! A fair draw among a few, and a fair order of them.

/// One of `count`, each as likely as the others; none when there is nobody, or no source of random bytes.
pub fn draw(count: usize) -> Option<usize> {
    let bytes = std::iter::repeat_with(|| {
        let mut byte = [0];
        getrandom::fill(&mut byte).ok().map(|()| byte[0])
    });
    fair(count, bytes.map_while(|byte| byte))
}

/// The indices 0 to `count` - 1 in an order, each of which is as likely as the others (Fisher and Yates); none without a
/// source of random bytes, or where there are more than 255.
pub fn shuffled(count: usize) -> Option<Vec<usize>> {
    shuffled_by(count, draw)
}

fn shuffled_by(count: usize, mut draw: impl FnMut(usize) -> Option<usize>) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        order.swap(last, draw(last + 1)?);
    }
    Some(order)
}

/// The first of the bytes that lies within a whole number of rounds decides; the others would favor the first few.
fn fair(count: usize, bytes: impl Iterator<Item = u8>) -> Option<usize> {
    let count = u8::try_from(count).ok().filter(|&count| count > 0)?;
    let rounds = u8::MAX / count;
    bytes.map(|byte| (byte / count, byte % count)).find(|(round, _)| *round < rounds).map(|(_, drawn)| drawn.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_is_drawn_by_as_many_bytes() {
        for count in 1..=8 {
            let mut drawn = vec![0; count];
            for byte in 0..=u8::MAX {
                if let Some(seat) = fair(count, std::iter::once(byte)) {
                    drawn[seat] += 1;
                }
            }
            assert!(drawn.iter().all(|&times| times == drawn[0] && times > 0), "{count}: {drawn:?}");
        }
    }

    #[test]
    fn every_order_comes_by_as_many_draws() {
        let mut seen = std::collections::BTreeMap::new();
        for way in 0..24 {
            let mut left = way;
            let draw = |count: usize| {
                let drawn = left % count;
                left /= count;
                Some(drawn)
            };
            *seen.entry(shuffled_by(4, draw).unwrap()).or_insert(0) += 1;
        }
        assert!(seen.len() == 24 && seen.values().all(|&times| times == 1), "{seen:?}");
        assert_eq!((shuffled_by(3, |_| None), shuffled(0)), (None, Some(Vec::new())));
    }

    #[test]
    fn nobody_is_drawn_from_nobody() {
        assert_eq!(draw(0), None);
        assert!(draw(3).is_some_and(|seat| seat < 3));
    }
}
