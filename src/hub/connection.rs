//! The connections to the host: which one is let in, how long one may be of no use, and how one ends.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::time::{Instant, Sleep, sleep, timeout};

use super::door::{Door, DoorPlace};

/// How long a connection may take until the host has something to say on it: a browser opens one when it needs it.
const TO_ASK: Duration = Duration::from_secs(6);

/// How long the host may have nothing to say on it after that: longer than the time between its beats. What comes does not
/// count, or whoever sends a letter now and then would keep a place for ever; nor does what is not taken in.
const IDLE: Duration = Duration::from_secs(20);

/// How long what still comes is read, and passed over, after the last word was said.
const LINGER: Duration = Duration::from_secs(2);

/// How much the system keeps of what was sent and not taken in: what is on its way to a phone at once in a home, and no more of
/// it where hundreds take nothing.
const ON_THE_WAY: u32 = 128 << 10;

/// What a connection is told for which there is no place.
const NO_PLACE: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n";

/// Listens at an address.
pub(super) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A host that was started again takes its port at once. On Windows others could take it meanwhile.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Each connection has it from there; where it can't be set the system has its own.
    socket.set_send_buffer_size(ON_THE_WAY).ok();
    socket.bind(address)?;
    socket.listen(1024)
}

/// The listener, with so many places for those who come and no more.
pub(super) struct Gate {
    listener: TcpListener,
    door: Arc<Door>,
}

impl Gate {
    /// The gate of a host that listens there.
    pub(super) fn over(listener: TcpListener, door: Arc<Door>) -> Self {
        Self { listener, door }
    }
}

impl Listener for Gate {
    type Io = OpenConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (OpenConnection, SocketAddr) {
        loop {
            let Ok((stream, peer)) = self.listener.accept().await else {
                // The system has no more sockets for now.
                sleep(Duration::from_millis(50)).await;
                continue;
            };
            let Some((place, cut)) = self.door.admit(peer.ip()) else {
                // Whoever does not hear it at once is not waited for.
                stream.try_write(NO_PLACE).ok();
                continue;
            };
            // A tap is a few bytes: nothing is to wait for more. Where it can't be set it is only slower.
            stream.set_nodelay(true).ok();
            let (open, cut) = (Some((stream, Held { place, door: Arc::clone(&self.door) })), Some(cut));
            return (OpenConnection { open, cut, idle: Box::pin(sleep(TO_ASK)) }, peer);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A place until it is given back.
struct Held {
    place: Arc<DoorPlace>,
    door: Arc<Door>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.door.leave(&self.place);
    }
}

/// A connection that closes when nothing has gone out on it for long. Where it ends while the other side still sends, as
/// after a message that is too large, the rest is passed over: a connection that is cut with something unread takes along
/// what it was told last.
pub(super) struct OpenConnection {
    /// None when it is being dropped.
    open: Option<(TcpStream, Held)>,
    /// Tells that it has to give way to another one.
    cut: Option<oneshot::Receiver<()>>,
    idle: Pin<Box<Sleep>>,
}

impl OpenConnection {
    /// Its place at the door.
    pub(super) fn place(&self) -> Option<Arc<DoorPlace>> {
        self.open.as_ref().map(|(_, held)| Arc::clone(&held.place))
    }

    fn busy(&mut self) {
        self.idle.as_mut().reset(Instant::now() + IDLE);
        if let Some((_, held)) = &self.open {
            held.place.moves();
        }
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        let open = self.open.as_mut().map(|(stream, _)| Pin::new(stream));
        open.ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Whether it has to end: it was of no use for too long, or gives way to another one.
    fn poll_end(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        if let Some(cut) = &mut self.cut
            && let Poll::Ready(told) = Pin::new(cut).poll(context)
        {
            self.cut = None;
            if told.is_ok() {
                // Nothing more is read of it either.
                self.open = None;
                return Poll::Ready(io::ErrorKind::ConnectionAborted.into());
            }
        }
        self.idle.as_mut().poll(context).map(|()| io::ErrorKind::TimedOut.into())
    }

    /// What was written counts; what can't be written ends with the connection.
    fn written(&mut self, context: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                self.busy();
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => self.poll_end(context).map(Err),
        }
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        // Where the host itself ends, its sockets end with it.
        if let (Some((stream, held)), Ok(runtime)) = (self.open.take(), Handle::try_current()) {
            drop(runtime.spawn(linger(stream, held)));
        }
    }
}

/// Reads what still comes until the other side closes, for a short time; the connection counts until then.
async fn linger(mut stream: TcpStream, _held: Held) {
    if stream.shutdown().await.is_err() {
        return;
    }
    let mut passed_over = [0; 4 << 10];
    let rest = async { while stream.read(&mut passed_over).await.is_ok_and(|bytes| bytes > 0) {} };
    // Whoever sends for longer than that is cut.
    timeout(LINGER, rest).await.ok();
}

impl AsyncRead for OpenConnection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        match self.stream()?.poll_read(context, buffer) {
            Poll::Ready(Ok(())) => {
                let bytes = buffer.filled().len().saturating_sub(before);
                let fits = self.open.as_ref().is_none_or(|(_, held)| held.place.comes(bytes));
                Poll::Ready(if fits { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) })
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => self.poll_end(context).map(Err),
        }
    }
}

impl AsyncWrite for OpenConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = self.stream()?.poll_write(context, bytes);
        self.written(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.stream()?.poll_write_vectored(context, parts);
        self.written(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream()?.poll_shutdown(context)
    }
}
