//! The server: its thread, its address, and what it answers at which path.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::connect_info::{ConnectInfo, Connected};
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::serve::IncomingStream;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::address::{is_private, private_address, private_addresses};
use super::backend::Backend;
use super::connection::Gate;
use super::guard::{Guard, authority};
use super::hosting::{Control, HubError, HubEvent, HubOptions, SharedTable, Tell};
use super::keys::{self, Hashed};
use super::registry::{Registry, RunningTable};
use super::sqlite::SqliteBackend;
use super::table::{Around, INPUTS, TableActor, TableInput};
use super::{page, socket, texts};
use crate::locale::{Language, Message};
use crate::store::PlayId;
use crate::wire::{CLIENT_MESSAGE_LIMIT, PATH, VERSIONS};

/// How much of a message is taken in before it is known to be too large. What is larger still is not read at all, also where
/// it comes in parts that never end: each device could keep so much of the memory.
const READ_AT_MOST: usize = 2 * CLIENT_MESSAGE_LIMIT;

/// What every request needs.
pub(super) struct Server {
    pub(super) guard: Guard,
    pub(super) registry: Arc<Registry>,
    /// How many devices are at all tables.
    devices: Arc<AtomicUsize>,
    page: Option<PathBuf>,
    policy: HeaderValue,
    sockets: AtomicU64,
}

/// Who a connection comes from.
#[derive(Clone, Copy, Debug)]
struct Peer(IpAddr);

impl Connected<IncomingStream<'_, Gate>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Gate>) -> Self {
        Self(stream.remote_addr().ip())
    }
}

/// The thread of a host, from its start to its end.
pub(super) fn run(options: HubOptions, told: mpsc::UnboundedReceiver<Control>, tell: &Tell) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(4).build();
    let hosted = match runtime {
        Ok(runtime) => tokio::task::LocalSet::new().block_on(&runtime, host(options, told, tell)),
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
    let listener = listen(&options, &backend).await?;
    let no_address = |error: &io::Error| HubError::Listen { address: String::new(), why: error.to_string() };
    let address = listener.local_addr().map_err(|error| no_address(&error))?;
    let everywhere = address.ip().is_unspecified();
    let mut addresses = if everywhere { private_addresses() } else { vec![address.ip()] };
    if everywhere {
        addresses.push(std::net::Ipv4Addr::LOCALHOST.into());
    }
    let shown = authority(addresses.first().copied().unwrap_or(address.ip()), address.port());
    let own: Vec<String> = addresses.iter().map(|one| format!("ws://{}", authority(*one, address.port()))).collect();
    let policy = page::policy(options.page.as_deref(), &own.join(" "));
    let server = Arc::new(Server {
        guard: Guard::new(&addresses, address.port(), options.public),
        registry: Arc::default(),
        devices: Arc::default(),
        page: options.page.clone(),
        policy: HeaderValue::from_str(&policy).unwrap_or(HeaderValue::from_static(page::POLICY)),
        sockets: AtomicU64::new(0),
    });
    let gate = Gate::over(listener);
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
    let mut sharing = Sharing { backend, server, tell: Arc::clone(tell), options, shown };
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
async fn listen(options: &HubOptions, backend: &SqliteBackend) -> Result<TcpListener, HubError> {
    let failed = |address: SocketAddr, error: &io::Error| HubError::Listen {
        address: address.to_string(),
        why: error.to_string(),
    };
    if let Some(address) = options.listen {
        if !is_private(address.ip()) && !options.public {
            return Err(HubError::Public { address: address.to_string() });
        }
        return TcpListener::bind(address).await.map_err(|error| failed(address, &error));
    }
    let ip = private_address();
    if let Some(port) = backend.port().await
        && let Ok(listener) = TcpListener::bind((ip, port)).await
    {
        return Ok(listener);
    }
    let free = SocketAddr::new(ip, 0);
    let listener = TcpListener::bind(free).await.map_err(|error| failed(free, &error))?;
    if let Ok(address) = listener.local_addr() {
        backend.keep_port(address.port()).await;
    }
    Ok(listener)
}

/// What it takes to share a play.
struct Sharing {
    backend: Arc<dyn Backend>,
    server: Arc<Server>,
    tell: Tell,
    options: HubOptions,
    /// The address that devices are shown, with its port.
    shown: String,
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
        let [key, far, host] = [keys::fresh(), keys::fresh(), keys::fresh()];
        let (key, far, host) = (key.ok_or_else(no_random)?, far.ok_or_else(no_random)?, host.ok_or_else(no_random)?);
        let code = keys::fresh_code().ok_or_else(no_random)?;
        let begun = self.backend.begin(play).await.map_err(|error| error.message())?;
        let page = format!("http://{}/", self.shown);
        let around = Around {
            play,
            backend: Arc::clone(&self.backend),
            registry: Arc::clone(&self.server.registry),
            tell: Arc::clone(&self.tell),
            own: self.options.own.clone(),
            devices: Arc::clone(&self.server.devices),
            page: page.clone(),
        };
        let table = TableActor::open(around, begun)?;
        // Of a play that is shared already the devices are let go of: their tokens bring them back.
        self.to(play, TableInput::End, true).await;
        let (inputs, taken) = mpsc::channel(INPUTS);
        let entry = RunningTable {
            inputs,
            key: Hashed::of(&key),
            far: Hashed::of(&far),
            host: Hashed::of(&host),
            code,
            joining: true,
            tokens: table.tokens(),
        };
        let everyone = table.everyone();
        self.server.registry.put(play, entry);
        tokio::task::spawn_local(table.run(taken));
        Ok(SharedTable {
            play,
            url: format!("{page}#{key}"),
            link: format!("ws://{}{PATH}", self.shown),
            key,
            code: code.to_string(),
            far: format!("{page}#{far}"),
            host,
            everyone,
        })
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
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    if !server.guard.admits(peer, request.uri(), request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(CONTENT_SECURITY_POLICY, server.policy.clone());
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

fn language_of(headers: &HeaderMap) -> Language {
    texts::language(headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()))
}

async fn link(
    State(server): State<Arc<Server>>,
    ConnectInfo(Peer(peer)): ConnectInfo<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let language = language_of(&headers);
    let number = server.sockets.fetch_add(1, Ordering::Relaxed);
    upgrade
        // Messages are small, and each buffer is there for every device.
        .read_buffer_size(4 << 10)
        .write_buffer_size(0)
        .max_message_size(READ_AT_MOST)
        .max_frame_size(READ_AT_MOST)
        .on_upgrade(move |websocket| socket::serve(websocket, server, number, peer, language))
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
        Some(folder) => page::answer(folder, path).await,
        None if path == "/" => {
            let text = language_of(request.headers()).words("hub-page-missing");
            (StatusCode::NOT_FOUND, text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
