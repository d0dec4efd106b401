import ipaddr from 'ipaddr.js';

/**
 * Addresses out of public ranges that clouds answer on to their own machines only. Their other ones are
 * link-local, private or shared (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254), which
 * ipaddr.js knows from IANA's registries of special-purpose addresses.
 */
const cloudInternal = [
  // Azure: the host that hands out a machine's configuration, names and certificates
  '168.63.129.16/32',
  // IBM Cloud: private endpoints of its services
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: its interfaces as seen from inside a network of a customer
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** All that IANA has ever given out for the public internet of IPv6. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address, in any spelling, is one of the public internet. What cannot be parsed is not. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  if (bare.includes('%') || !ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}

/** `unicast` of ipaddr.js is what is in none of the special-purpose ranges. */
const isPublicV4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !cloudInternal.some((range) => address.match(range));

/**
 * An address that carries one of IPv4 for a translator or tunnel (NAT64, 6to4, Teredo, ISATAP) is refused
 * whatever it carries; a mapped one is only another spelling of the IPv4 address.
 */
function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  return address.range() === 'unicast' && address.match(globalUnicast) && !isTunnel(address);
}

/** ISATAP: the interface identifier is `0:5efe` or `200:5efe` and an IPv4 address (RFC 5214, section 6.1). */
function isTunnel({ parts }: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = parts;
  return (high === 0 || high === 0x200) && low === 0x5efe;
}
