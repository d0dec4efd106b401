import ipaddr from 'ipaddr.js';

/**
 * Public addresses used by cloud providers for internal services. Their other internal addresses are link-local,
 * private or shared (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254) and are excluded by ipaddr.js, based
 * on the IANA registries of special-purpose addresses.
 */
const cloudInternal = [
  // Azure: serves a machine's configuration, DNS and certificates
  '168.63.129.16/32',
  // IBM Cloud: private endpoints
  '161.26.0.0/16',
  '166.8.0.0/14',
  // Google Cloud: APIs as seen from within a customer's network
  '199.36.153.4/30',
  '199.36.153.8/30',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** The only range allocated by IANA for the public IPv6 internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether text is a public IP address in any spelling. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  if (bare.includes('%') || !ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}

/**
 * Whether an IPv4 address is public. ipaddr.js calls an address `unicast` if it is outside all special-purpose ranges.
 */
const isPublicV4 = (address: ipaddr.IPv4): boolean =>
  address.range() === 'unicast' && !cloudInternal.some((range) => address.match(range));

/**
 * Whether an IPv6 address is public. A mapped address is just another spelling of an IPv4 address. An address that
 * embeds an IPv4 address for a translator or tunnel (NAT64, 6to4, Teredo, ISATAP) is never public.
 */
function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  return address.range() === 'unicast' && address.match(globalUnicast) && !isIsatap(address);
}

/**
 * Whether the interface ID is from ISATAP (`0:5efe`, `200:5efe`). https://www.rfc-editor.org/rfc/rfc5214#section-6.1
 */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  const [, , , , high = 0, low] = parts;
  return (high === 0 || high === 0x200) && low === 0x5efe;
}
