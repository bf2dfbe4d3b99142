//! A network between devices and a host that does to each connection what it was told, until it heals.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often a thread that waits looks whether it is still needed.
const LOOK: Duration = Duration::from_millis(20);

/// What becomes of a connection.
#[derive(Clone, Debug)]
pub struct Fate {
    /// How long it is on its way to the host: one that was opened later may be there before it.
    pub opens_after: Duration,
    /// How long a piece of it is on its way at most, to the host and back, in milliseconds.
    pub delay: [u64; 2],
    /// From which the delays are drawn.
    pub seed: u64,
    /// How it ends; none where it does not.
    pub end: Option<End>,
}

/// How a connection ends.
#[derive(Clone, Debug)]
pub enum End {
    /// It is dropped before it reaches the host.
    Dropped,
    /// It is cut after so many bytes, be it in the middle of a message. What is on its way to the host arrives there all
    /// the same, later than what the next connection brings.
    Cut(Way, usize),
    /// After so many bytes one way is silent, and nobody is told.
    HalfOpen(Way, usize),
    /// The same both ways.
    Silent(usize),
}

/// Where bytes go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    ToHost,
    ToDevice,
}

/// What all of a network's threads know.
#[derive(Default)]
struct Weather {
    stormy: AtomicBool,
    /// How often all connections of fair weather were cut.
    cuts: AtomicUsize,
    /// Whether those that there are fall silent.
    silent: AtomicBool,
    over: AtomicBool,
    connections: AtomicUsize,
}

/// The network.
pub struct Network {
    pub address: SocketAddr,
    weather: Arc<Weather>,
}

impl Network {
    /// One before this host. While there is a storm, each connection in turn has one of these fates.
    pub fn before(host: SocketAddr, fates: Vec<Fate>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        listener.set_nonblocking(true).unwrap();
        let weather = Arc::new(Weather::default());
        let network = Self { address, weather: Arc::clone(&weather) };
        thread::spawn(move || {
            while !weather.over.load(Ordering::Relaxed) {
                let Ok((device, _)) = listener.accept() else {
                    thread::sleep(LOOK / 4);
                    continue;
                };
                device.set_nonblocking(false).unwrap();
                let fate = weather.stormy.load(Ordering::Relaxed).then(|| {
                    let number = weather.connections.fetch_add(1, Ordering::Relaxed);
                    fates[number % fates.len()].clone()
                });
                let weather = Arc::clone(&weather);
                thread::spawn(move || connect(device, (address, host), fate, &weather));
            }
        });
        network
    }

    /// Cuts what is there.
    pub fn cut(&self) {
        self.weather.cuts.fetch_add(1, Ordering::Relaxed);
    }

    /// From now on nobody hears anything, and nobody is told.
    pub fn fall_silent(&self) {
        self.weather.silent.store(true, Ordering::Relaxed);
    }

    /// From now on everything happens that can.
    pub fn storm(&self) {
        self.cut();
        self.weather.stormy.store(true, Ordering::Relaxed);
    }

    /// From now on nothing more happens; what is silent stays so.
    pub fn heal(&self) {
        self.weather.stormy.store(false, Ordering::Relaxed);
    }

    /// How many connections there were in the storm.
    pub fn connections(&self) -> usize {
        self.weather.connections.load(Ordering::Relaxed)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.weather.over.store(true, Ordering::Relaxed);
    }
}

impl Weather {
    /// Waits until this time, or until the storm is over.
    fn wait(&self, until: Instant) {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || !self.stormy.load(Ordering::Relaxed) {
                return;
            }
            thread::sleep(left.min(LOOK));
        }
    }
}

fn connect(device: TcpStream, (own, host): (SocketAddr, SocketAddr), fate: Option<Fate>, weather: &Arc<Weather>) {
    let fair = fate.is_none().then(|| weather.cuts.load(Ordering::Relaxed));
    let fine = Fate { opens_after: Duration::ZERO, delay: [0; 2], seed: 0, end: None };
    let Fate { opens_after, delay, seed, end } = fate.unwrap_or(fine);
    weather.wait(Instant::now() + opens_after);
    if matches!(end, Some(End::Dropped)) {
        return;
    }
    let Ok(host_side) = TcpStream::connect(host) else { return };
    for (way, delay) in [Way::ToHost, Way::ToDevice].into_iter().zip(delay) {
        let (device, host_side) = (device.try_clone().unwrap(), host_side.try_clone().unwrap());
        device.set_nodelay(true).ok();
        host_side.set_nodelay(true).ok();
        let end = match end {
            Some(End::Cut(cut, after)) if cut == way => Some((after, true)),
            Some(End::HalfOpen(silent, after)) if silent == way => Some((after, false)),
            Some(End::Silent(after)) => Some((after, false)),
            _ => None,
        };
        let (from, to) = if way == Way::ToHost { (&device, &host_side) } else { (&host_side, &device) };
        let (queue, queued) = channel();
        let from = from.try_clone().unwrap();
        let to = to.try_clone().unwrap();
        let (reading, writing) = (Arc::clone(weather), Arc::clone(weather));
        thread::spawn(move || deliver(to, &queued, &writing));
        let delays = Odds(seed ^ (delay << 1) ^ u64::from(way == Way::ToHost));
        // The host looks at what it is called, and the network has an address of its own.
        let renamed = (way == Way::ToHost).then_some((own, host));
        let reader = Reader { from, device, fair, end, delay, delays, renamed };
        thread::spawn(move || reader.take(&queue, &reading));
    }
}

/// One way of a connection, up to where it waits.
struct Reader {
    from: TcpStream,
    device: TcpStream,
    /// How often there was a cut before it was opened in fair weather: it ends with the next one.
    fair: Option<usize>,
    /// After how many bytes it ends, and whether that is a cut.
    end: Option<(usize, bool)>,
    delay: u64,
    delays: Odds,
    renamed: Option<(SocketAddr, SocketAddr)>,
}

impl Reader {
    fn take(mut self, queue: &Sender<(Instant, Vec<u8>)>, weather: &Weather) {
        self.from.set_read_timeout(Some(5 * LOOK)).unwrap();
        let (mut bytes, mut passed) = ([0; 4 << 10], 0);
        while let Some(count) = self.read(&mut bytes, weather) {
            let mut piece = bytes[..count].to_vec();
            if let (0, Some((own, host))) = (passed, self.renamed) {
                let text = String::from_utf8(piece).unwrap();
                piece = text.replace(&own.to_string(), &host.to_string()).into_bytes();
            }
            let stormy = weather.stormy.load(Ordering::Relaxed);
            let ends = self.end.filter(|(after, _)| stormy && passed + piece.len() > *after);
            if let Some((after, _)) = ends {
                piece.truncate(after.saturating_sub(passed));
            }
            passed += piece.len();
            let later = if stormy { self.delays.next(self.delay + 1) } else { 0 };
            queue.send((Instant::now() + Duration::from_millis(later), piece)).ok();
            match ends {
                None => {}
                Some((_, true)) => {
                    self.device.shutdown(Shutdown::Both).ok();
                    return;
                }
                Some((_, false)) => {
                    while self.read(&mut bytes, weather).is_some() {}
                    return;
                }
            }
        }
    }

    /// How many bytes have come; none at the end.
    fn read(&mut self, bytes: &mut [u8], weather: &Weather) -> Option<usize> {
        while !weather.over.load(Ordering::Relaxed) {
            if self.fair.is_some_and(|cuts| cuts != weather.cuts.load(Ordering::Relaxed)) {
                self.device.shutdown(Shutdown::Both).ok();
                return None;
            }
            match self.from.read(bytes) {
                Ok(0) => return None,
                Ok(_) if weather.silent.load(Ordering::Relaxed) => {}
                Ok(count) => return Some(count),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => return None,
            }
        }
        None
    }
}

/// Carries on what was taken, each piece at its time and in order, and ends the connection after the last.
fn deliver(mut to: TcpStream, queued: &Receiver<(Instant, Vec<u8>)>, weather: &Weather) {
    while let Ok((at, bytes)) = queued.recv() {
        weather.wait(at);
        if to.write_all(&bytes).is_err() {
            break;
        }
    }
    to.shutdown(Shutdown::Both).ok();
}

/// A sequence of odd numbers that is the same for the same seed.
struct Odds(u64);

impl Odds {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}
