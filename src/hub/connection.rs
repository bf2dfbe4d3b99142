//! The connections to the host: how many there may be, how long one may be of no use, and how one ends.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep, timeout};

/// How many connections there may be at once: more than all tables of a club have devices.
const CONNECTIONS: usize = 1024;

/// How long the host may have nothing to say on a connection: longer than the time between its beats. What comes does not
/// count, or whoever sends a letter now and then would keep a place for ever.
const IDLE: Duration = Duration::from_secs(20);

/// How long what still comes is read, and passed over, after the last word was said.
const LINGER: Duration = Duration::from_secs(2);

/// The listener, with room for so many connections and no more.
pub(super) struct Gate {
    listener: TcpListener,
    room: Arc<Semaphore>,
}

impl Gate {
    /// The gate of a host that listens there.
    pub(super) fn over(listener: TcpListener) -> Self {
        Self { listener, room: Arc::new(Semaphore::new(CONNECTIONS)) }
    }
}

impl Listener for Gate {
    type Io = OpenConnection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (OpenConnection, SocketAddr) {
        loop {
            let room = Arc::clone(&self.room).acquire_owned().await;
            match (self.listener.accept().await, room) {
                (Ok((stream, peer)), Ok(room)) => {
                    // A tap is a few bytes: nothing is to wait for more. Where it can't be set it is only slower.
                    stream.set_nodelay(true).ok();
                    return (OpenConnection { open: Some((stream, room)), idle: Box::pin(sleep(IDLE)) }, peer);
                }
                // The system has no more sockets for now.
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that closes when nothing has gone out on it for long. Where it ends while the other side still sends, as
/// after a message that is too large, the rest is passed over: a connection that is cut with something unread takes along
/// what it was told last.
pub(super) struct OpenConnection {
    /// None when it is being dropped.
    open: Option<(TcpStream, OwnedSemaphorePermit)>,
    idle: Pin<Box<Sleep>>,
}

impl OpenConnection {
    fn busy(&mut self) {
        self.idle.as_mut().reset(Instant::now() + IDLE);
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        let open = self.open.as_mut().map(|(stream, _)| Pin::new(stream));
        open.ok_or_else(|| io::ErrorKind::NotConnected.into())
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        // Where the host itself ends, its sockets end with it.
        if let (Some((stream, room)), Ok(runtime)) = (self.open.take(), Handle::try_current()) {
            drop(runtime.spawn(linger(stream, room)));
        }
    }
}

/// Reads what still comes until the other side closes, for a short time; the connection counts until then.
async fn linger(mut stream: TcpStream, _room: OwnedSemaphorePermit) {
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
        if let Poll::Ready(read) = self.stream()?.poll_read(context, buffer) {
            return Poll::Ready(read);
        }
        ready!(self.idle.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for OpenConnection {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = ready!(self.stream()?.poll_write(context, bytes));
        self.busy();
        Poll::Ready(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(self.stream()?.poll_write_vectored(context, parts));
        self.busy();
        Poll::Ready(written)
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
