//! What a person scans or types to reach a table: an address, and a key or a code.

use super::record::Credential;
use crate::wire::{self, JoinCode};

/// Where the host is, as a websocket's address, and what lets one in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// `ws://192.168.1.5:8137/link`.
    pub socket: String,
    /// The key of a scanned link, or a typed code; none where only the host is named.
    pub credential: Option<Credential>,
}

/// Words that are no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAddress;

/// How long a key may be that stands in a link.
const LONGEST_KEY: usize = 128;

impl Address {
    /// Reads `http://192.168.1.5:8137/#key`, or `192.168.1.5:8137`, as it was pasted or typed.
    ///
    /// # Errors
    /// When it names no host.
    pub fn read(text: &str) -> Result<Self, NoAddress> {
        let text = text.trim();
        let (secure, rest) = match text.split_once("://") {
            Some(("http" | "ws", rest)) => (false, rest),
            Some(("https" | "wss", rest)) => (true, rest),
            Some(_) => return Err(NoAddress),
            None => (false, text),
        };
        let (place, key) = rest.split_once('#').map_or((rest, None), |(place, key)| (place, Some(key)));
        let host = place.split('/').next().unwrap_or_default();
        let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | ':' | '-' | '[' | ']');
        if host.is_empty() || !host.chars().all(fits) || !host.chars().any(|c| c.is_ascii_alphanumeric()) {
            return Err(NoAddress);
        }
        let credential = match key.filter(|key| !key.is_empty()) {
            Some(key) => Some(Self::key(key)?),
            None => None,
        };
        let scheme = if secure { "wss" } else { "ws" };
        Ok(Self { socket: format!("{scheme}://{host}{}", wire::PATH), credential })
    }

    /// The key of a link, as it stands after `#`.
    fn key(key: &str) -> Result<Credential, NoAddress> {
        let fits = key.len() <= LONGEST_KEY && key.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
        if fits { Ok(Credential::Key(key.to_owned())) } else { Err(NoAddress) }
    }

    /// The same with a typed code; small letters, spaces and dashes are as good.
    ///
    /// # Errors
    /// When it is no code: it has eight letters and figures.
    pub fn with_code(self, code: &str) -> Result<Self, NoAddress> {
        let code: JoinCode = code.parse().or(Err(NoAddress))?;
        Ok(Self { credential: Some(Credential::Code(code.to_string())), ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn socket(text: &str) -> Option<String> {
        Address::read(text).ok().map(|address| address.socket)
    }

    #[test]
    fn a_link_names_the_host_and_the_key() {
        let address = Address::read("http://192.168.1.5:8137/#AbC-_9").unwrap();
        assert_eq!(address.socket, "ws://192.168.1.5:8137/link");
        assert_eq!(address.credential, Some(Credential::Key("AbC-_9".to_owned())));
    }

    #[test]
    fn a_typed_address_needs_nothing_but_the_host() {
        for text in ["192.168.1.5:8137", " http://192.168.1.5:8137/ ", "ws://192.168.1.5:8137/link"] {
            assert_eq!(socket(text).as_deref(), Some("ws://192.168.1.5:8137/link"), "{text}");
        }
        assert_eq!(socket("https://table.example").as_deref(), Some("wss://table.example/link"));
        assert_eq!(socket("[fd00::1]:8137").as_deref(), Some("ws://[fd00::1]:8137/link"));
    }

    #[test]
    fn other_words_are_no_address() {
        for text in ["", "http://", "ftp://a", "a b", "http://a/#k\u{e4}", "::", "javascript:alert(1)//"] {
            assert_eq!(Address::read(text), Err(NoAddress), "{text}");
        }
    }

    #[test]
    fn a_code_may_be_typed_as_it_is_read() {
        let address = || Address::read("10.0.0.2:80").unwrap();
        let code = Some(Credential::Code("7K3M9QXR".to_owned()));
        assert_eq!(address().with_code("7k3m 9qxr").unwrap().credential, code);
        assert_eq!(address().with_code("7K3M-9QXR").unwrap().credential, code);
        assert_eq!(address().with_code("7K3M 9QX"), Err(NoAddress));
    }
}
