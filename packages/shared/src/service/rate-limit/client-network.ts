import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name a network: whoever has one of its addresses has them all. */
const networkBits = 64;

/**
 * The key under which an address is counted: an IPv4 address itself, in whatever spelling (also mapped
 * into IPv6), and of an IPv6 address its /64. A port, brackets and a zone are left out. What is not an
 * address, such as `unknown`, is its own key. Given its own result, it returns the same.
 */
export function clientNetwork(text: string): string {
  const bare = withoutPort(text.trim().toLowerCase());
  if (!ipaddr.isValid(bare)) return bare;
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`);
  return `${network.toString()}/${networkBits}`;
}

/** `1.2.3.4:443` and `[2001:db8::1%eth0]:443` as some proxies write them. */
function withoutPort(text: string): string {
  const inBrackets = /^\[([^\]]*)\]/.exec(text)?.[1];
  const isV4WithPort = text.split(':').length === 2 && text.includes('.');
  const address = inBrackets ?? (isV4WithPort ? text.split(':', 1)[0] : text) ?? text;
  return address.split('%', 1)[0] ?? address;
}
