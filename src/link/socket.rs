//! The socket under a link: text messages, in order, until it closes. It never blocks.

/// What a socket says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// It is open: what is sent now reaches the other side.
    Open,
    /// A message has come.
    Text(String),
    /// It is closed, or could not be opened; nothing more comes.
    Closed,
}

/// A socket. It keeps the connection alive by itself: it sends a beat when nothing was sent for a while, and closes when
/// nothing was heard for too long (`Heartbeat`), so that nobody above is woken for that.
pub trait Socket {
    /// Sends a message. Once it is closed nothing happens.
    fn send(&mut self, text: String);

    /// What has happened since the last call, in order.
    fn events(&mut self) -> Vec<SocketEvent>;
}

/// Opens a socket to a websocket's address. Its owner is woken when an event waits.
pub type Dialer = Box<dyn FnMut(&str) -> Box<dyn Socket>>;
