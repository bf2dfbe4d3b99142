//! What surrounds the window: the desktop, Android or the page, files, the clock and random numbers.

#[cfg(target_os = "android")]
pub(in crate::app) mod android;
pub mod clock;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub mod desktop;
pub mod files;
pub mod folder;
#[cfg(not(target_arch = "wasm32"))]
pub mod folder_thread;
mod handing_on;
pub mod host;
pub(in crate::app) mod host_events;
pub(in crate::app) mod random;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
mod table_host;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
mod window_lock;
