//! On which address devices nearby find this machine.

use std::net::{IpAddr, Ipv4Addr};

/// How the names of interfaces begin that lead to no phone: those of containers, of machines in this machine, and of tunnels.
const ELSEWHERE: [&str; 13] =
    ["docker", "br-", "veth", "virbr", "vmnet", "vbox", "lxc", "podman", "tailscale", "tun", "tap", "wg", "zt"];

/// Whether an address is one of a private network, or of this machine alone.
pub fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_link_local() || is_shared(v4),
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_private(v4.into()),
            None => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
        },
    }
}

/// Whether an address is one of those that a provider shares out behind its own router, as mobile hotspots do.
fn is_shared(address: Ipv4Addr) -> bool {
    matches!(address.octets(), [100, 64..=127, ..])
}

/// The private addresses of this machine that devices nearby may reach, the likeliest first.
pub fn private_addresses() -> Vec<IpAddr> {
    let mut found: Vec<(bool, IpAddr)> = Vec::new();
    // The address of the way to the world is the one that the others in the same Wi-Fi have too.
    let usual = local_ip_address::local_ip().ok();
    for (name, address) in local_ip_address::list_afinet_netifas().unwrap_or_default() {
        let elsewhere = ELSEWHERE.iter().any(|start| name.starts_with(start));
        let usable = address.is_ipv4() && is_private(address) && !address.is_loopback();
        if usable && !found.iter().any(|(_, known)| *known == address) {
            found.push((elsewhere, address));
        }
    }
    found.sort_by_key(|&(elsewhere, address)| (elsewhere, Some(address) != usual, home_first(address)));
    found.into_iter().map(|(_, address)| address).collect()
}

/// The address at which a table is shared where nobody names one: this machine alone where there is no network.
pub fn private_address() -> IpAddr {
    private_addresses().first().copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Homes have 192.168, larger networks the others.
const fn home_first(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(v4) => match v4.octets() {
            [192, 168, ..] => 0,
            [10, ..] => 1,
            [172, ..] => 2,
            _ => 3,
        },
        IpAddr::V6(_) => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_nearby_are_private() {
        for near in ["192.168.1.5", "10.0.0.1", "172.16.0.1", "172.31.255.1", "127.0.0.1", "169.254.1.1", "100.64.0.1"]
        {
            assert!(is_private(near.parse().unwrap()), "{near}");
        }
        for near in ["::1", "fd00::1", "fe80::1", "::ffff:192.168.1.5"] {
            assert!(is_private(near.parse().unwrap()), "{near}");
        }
        for far in
            ["8.8.8.8", "172.32.0.1", "192.169.0.1", "100.128.0.1", "0.0.0.0", "2001:db8::1", "::", "::ffff:8.8.8.8"]
        {
            assert!(!is_private(far.parse().unwrap()), "{far}");
        }
        assert!(is_private(private_address()));
    }
}
