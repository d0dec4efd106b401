import ipaddr from 'ipaddr.js';

/** IPv6 clients usually control a whole /64, so its addresses share one limit. */
const networkBits = 64;

/**
 * Returns the rate limit key of a client address: the address itself for IPv4 (even if mapped into IPv6), the /64
 * network for IPv6. Ports, brackets and zones are ignored; a string that is not an address is its own key. Idempotent.
 */
export function getClientNetwork(text: string): string {
  const bare = removePort(text.trim().toLowerCase());
  if (!ipaddr.isValid(bare)) return bare;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
}

/** Some proxies write `1.2.3.4:443` or `[2001:db8::1%eth0]:443`. */
function removePort(text: string): string {
  const inBrackets = /^\[([^\]]*)\]/.exec(text)?.[1];
  const isV4WithPort = text.split(':').length === 2 && text.includes('.');
  const address = inBrackets ?? (isV4WithPort ? text.split(':', 1)[0] : text) ?? text;
  return address.split('%', 1)[0] ?? address;
}
