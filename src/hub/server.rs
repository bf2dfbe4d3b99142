//! The server: its thread, its address, and what it answers at which path.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::{ConnectInfo, Connected};
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::serve::IncomingStream;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use super::address::{is_private, private_address, private_addresses};
use super::backend::Backend;
use super::connection::{Gate, listen};
use super::door::{Door, DoorPlace};
use super::guard::{Guard, authority};
use super::hosting::{Control, HubError, HubEvent, HubOptions, SharedTable, Tell};
use super::keys::Hashed;
use super::page::{PageFiles, PageHeaders};
use super::registry::{Registry, RunningTable};
use super::sqlite::SqliteBackend;
use super::table::{Around, INPUTS, TableActor, TableInput, fresh_invitation};
use super::{socket, texts};
use crate::locale::{Language, Message};
use crate::store::PlayId;
use crate::wire::{CLIENT_MESSAGE_LIMIT, JoinCode, PATH, VERSIONS};

/// How much of a message is taken in before it is known to be too large. What is larger still is not read at all, also where
/// it comes in parts that never end: each device could keep so much of the memory.
const READ_AT_MOST: usize = 2 * CLIENT_MESSAGE_LIMIT;

/// What every request needs.
pub(super) struct Server {
    pub(super) guard: Guard,
    pub(super) registry: Arc<Registry>,
    pub(super) door: Arc<Door>,
    /// How many devices are at all tables.
    devices: Arc<AtomicUsize>,
    page: Option<PageFiles>,
    headers: PageHeaders,
    sockets: AtomicU64,
}

/// Who a connection comes from: its place at the door. None where it has just ended.
#[derive(Clone, Debug)]
struct Peer(Option<Arc<DoorPlace>>);

impl Connected<IncomingStream<'_, Gate>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Gate>) -> Self {
        Self(stream.io().place())
    }
}

/// The thread of a host, from its start to its end.
pub(super) fn run(options: HubOptions, told: mpsc::UnboundedReceiver<Control>, tell: &Tell) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(4).build();
    let hosted = match runtime {
        Ok(runtime) => runtime.block_on(host(options, told, tell)),
        Err(_) => Err(HubError::Ended),
    };
    if let Err(error) = hosted {
        tell(HubEvent::CannotStart(error));
    }
}

async fn host(options: HubOptions, mut told: mpsc::UnboundedReceiver<Control>, tell: &Tell) -> Result<(), HubError> {
    let notices = Arc::clone(tell);
    if let Some(folder) = options.page.as_ref().filter(|folder| !folder.join("index.html").is_file()) {
        return Err(HubError::NoPage { path: folder.display().to_string() });
    }
    let backend = SqliteBackend::open(&options.folder, move |notice| notices(HubEvent::Noticed(notice)))?;
    let listener = listen_for(&options, &backend).await?;
    let no_address = |error: &io::Error| HubError::Listen { address: String::new(), why: error.to_string() };
    let address = listener.local_addr().map_err(|error| no_address(&error))?;
    let everywhere = address.ip().is_unspecified();
    let mut addresses = if everywhere { private_addresses() } else { vec![address.ip()] };
    if everywhere {
        addresses.push(std::net::Ipv4Addr::LOCALHOST.into());
    }
    let shown = authority(addresses.first().copied().unwrap_or(address.ip()), address.port());
    let own: Vec<String> = addresses.iter().map(|one| format!("ws://{}", authority(*one, address.port()))).collect();
    let server = Arc::new(Server {
        guard: Guard::new(&addresses, address.port(), options.public),
        registry: Arc::default(),
        door: Arc::default(),
        devices: Arc::default(),
        headers: PageHeaders::of(options.page.as_deref(), &own.join(" ")),
        page: options.page.clone().map(PageFiles::of),
        sockets: AtomicU64::new(0),
    });
    let gate = Gate::over(listener, Arc::clone(&server.door));
    let service = router(Arc::clone(&server)).into_make_service_with_connect_info::<Peer>();
    let serving = tokio::spawn(async move { axum::serve(gate, service).await });
    let backend: Arc<dyn Backend> = Arc::new(backend);
    let registry = Arc::clone(&server.registry);
    let (changed, mut changes) = mpsc::channel(1);
    // One sign that waits stands for all that come meanwhile.
    backend.watch(Arc::new(move || {
        changed.try_send(()).ok();
    }));
    tell(HubEvent::Started(address));
    let threads = HashMap::new();
    let mut sharing = Sharing { backend, server, tell: Arc::clone(tell), options, shown, threads };
    loop {
        tokio::select! {
            control = told.recv() => match control {
                Some(Control::Share(play)) => sharing.share(play).await,
                Some(Control::Unshare(play)) => sharing.to(play, TableInput::End, true).await,
                Some(Control::Host(play, message)) => sharing.to(play, TableInput::Host(message), false).await,
                Some(Control::Changed) => tell_all(&registry).await,
                None => break,
            },
            Some(()) = changes.recv() => tell_all(&registry).await,
        }
    }
    for inputs in registry.all_inputs() {
        inputs.send(TableInput::End).await.ok();
    }
    for (_, thread) in sharing.threads.drain() {
        ended(thread).await;
    }
    // The sockets say that they close; whoever does not hear it notices the silence.
    sleep(Duration::from_millis(100)).await;
    serving.abort();
    Ok(())
}

async fn tell_all(registry: &Registry) {
    for inputs in registry.all_inputs() {
        inputs.send(TableInput::Changed).await.ok();
    }
}

/// Where the host listens: at the port of the last time where nobody names one, so that links and pages that are open find it
/// again.
async fn listen_for(options: &HubOptions, backend: &SqliteBackend) -> Result<TcpListener, HubError> {
    let failed = |address: SocketAddr, error: &io::Error| HubError::Listen {
        address: address.to_string(),
        why: error.to_string(),
    };
    if let Some(address) = options.listen {
        if !is_private(address.ip()) && !options.public {
            return Err(HubError::Public { address: address.to_string() });
        }
        return listen(address).map_err(|error| failed(address, &error));
    }
    let ip = private_address();
    if let Some(port) = backend.port().await
        && let Ok(listener) = listen((ip, port).into())
    {
        return Ok(listener);
    }
    let free = SocketAddr::new(ip, 0);
    let listener = listen(free).map_err(|error| failed(free, &error))?;
    if let Ok(address) = listener.local_addr() {
        backend.keep_port(address.port()).await;
    }
    Ok(listener)
}

/// Waits until a table has ended: it writes what it has begun to write, and closes its sockets.
async fn ended(thread: JoinHandle<()>) {
    // How it ended is of no use to anybody now.
    drop(tokio::task::spawn_blocking(|| thread.join()).await);
}

/// What it takes to share a play.
struct Sharing {
    backend: Arc<dyn Backend>,
    server: Arc<Server>,
    tell: Tell,
    options: HubOptions,
    /// The address that devices are shown, with its port.
    shown: String,
    /// The tables' threads.
    threads: HashMap<PlayId, JoinHandle<()>>,
}

impl Sharing {
    /// Passes something on to a table.
    async fn to(&mut self, play: PlayId, input: TableInput, ends: bool) {
        if let Some(inputs) = self.server.registry.inputs(play) {
            inputs.send(input).await.ok();
        }
        if ends {
            self.server.registry.take(play);
        }
    }

    async fn share(&mut self, play: PlayId) {
        match self.shared(play).await {
            Ok(shared) => (self.tell)(HubEvent::Shared(shared)),
            Err(why) => (self.tell)(HubEvent::CannotShare { play, why }),
        }
    }

    async fn shared(&mut self, play: PlayId) -> Result<SharedTable, Message> {
        let no_random = || Message::new("hub-error-random");
        let shared = fresh_invitation(play, &self.shown).ok_or_else(no_random)?;
        let code: JoinCode = shared.join_code().ok_or_else(no_random)?;
        let begun = self.backend.begin(play).await.map_err(|error| error.message())?;
        let around = Around {
            play,
            backend: Arc::clone(&self.backend),
            registry: Arc::clone(&self.server.registry),
            tell: Arc::clone(&self.tell),
            own: self.options.own.clone(),
            devices: Arc::clone(&self.server.devices),
        };
        let (inputs, taken) = mpsc::channel(INPUTS);
        let (opened, answered) = oneshot::channel();
        let (begin, beginning) = oneshot::channel::<()>();
        let known = shared.clone();
        let work = move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_time().build() else { return };
            runtime.block_on(async move {
                match TableActor::open(around, known, begun) {
                    Ok(table) => {
                        opened.send(Ok((table.tokens(), table.everyone()))).ok();
                        // Until the one before has ended there would be two of them.
                        if beginning.await.is_ok() {
                            table.run(taken).await;
                        }
                    }
                    Err(why) => drop(opened.send(Err(why))),
                }
            });
        };
        let ended_already = || HubError::Ended.message();
        let thread = std::thread::Builder::new().name("table".to_owned()).spawn(work).or(Err(ended_already()))?;
        let (tokens, everyone) = answered.await.unwrap_or_else(|_| Err(ended_already()))?;
        // Of a play that is shared already the devices are let go of: their tokens bring them back.
        self.to(play, TableInput::End, true).await;
        if let Some(before) = self.threads.insert(play, thread) {
            ended(before).await;
        }
        let entry = RunningTable {
            inputs: inputs.clone(),
            key: Hashed::of(&shared.key),
            far: Hashed::of(shared.far_key()),
            host: Hashed::of(&shared.host),
            code,
            joining: true,
            tokens,
        };
        self.server.registry.put(play, entry);
        begin.send(()).ok();
        // The one before may have written since the play was read.
        inputs.send(TableInput::Changed).await.ok();
        Ok(SharedTable { everyone, ..shared })
    }
}

/// What is answered at which path.
fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route(PATH, get(link))
        .route("/health", get(health))
        .fallback(page)
        .method_not_allowed_fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(Arc::clone(&server), guarded))
        .with_state(server)
}

/// Lets through only what may be looked at, and says to the browser what the page may do.
async fn guarded(
    State(server): State<Arc<Server>>,
    ConnectInfo(Peer(place)): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let Some(place) = place.filter(|place| server.guard.admits(place.peer, request.uri(), request.headers())) else {
        return StatusCode::FORBIDDEN.into_response();
    };
    place.whole();
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(CONTENT_SECURITY_POLICY, server.headers.policy.clone());
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(HeaderName::from_static("permissions-policy"), server.headers.permissions.clone());
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), server.headers.opener.clone());
    response
}

fn language_of(headers: &HeaderMap) -> Language {
    texts::language(headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

async fn link(
    State(server): State<Arc<Server>>,
    ConnectInfo(Peer(place)): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Some(place) = place else { return StatusCode::FORBIDDEN.into_response() };
    let language = language_of(&headers);
    let number = server.sockets.fetch_add(1, Ordering::Relaxed);
    upgrade
        // Messages are small, and each buffer is there for every device.
        .read_buffer_size(4 << 10)
        .write_buffer_size(0)
        .max_message_size(READ_AT_MOST)
        .max_frame_size(READ_AT_MOST)
        .on_upgrade(move |websocket| socket::serve(websocket, server, number, place, language))
}

async fn health(State(server): State<Arc<Server>>) -> Response {
    let [_, wire] = VERSIONS;
    let (tables, devices) = (server.registry.len(), server.devices.load(Ordering::Relaxed));
    let health = serde_json::json!({ "wire": wire, "tables": tables, "devices": devices });
    ([(CONTENT_TYPE, "application/json")], health.to_string()).into_response()
}

async fn page(State(server): State<Arc<Server>>, request: Request) -> Response {
    if request.method() != axum::http::Method::GET && request.method() != axum::http::Method::HEAD {
        return StatusCode::NOT_FOUND.into_response();
    }
    let path = request.uri().path();
    match &server.page {
        Some(files) => files.answer(path).await,
        None if path == "/" => {
            let text = language_of(request.headers()).words("hub-page-missing");
            (StatusCode::NOT_FOUND, text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
