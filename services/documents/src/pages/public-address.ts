import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Prefixes of IPv6 that carry an IPv4 address: the inner one decides, and none is reached through a translator. */
const translators: [string, number][] = [
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['::', 96],
  ['::ffff:0:0:0', 96],
];
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
const notGlobal: [ipaddr.IPv6, number][] = (
  [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['3fff::', 20],
    ['5f00::', 16],
    ['2002::', 16],
  ] as [string, number][]
).map(([prefix, bits]) => [ipaddr.IPv6.parse(prefix), bits]);

/** Whether an address, in any spelling, is one of the public internet. What cannot be parsed is not. */
export function isPublicAddress(text: string): boolean {
  const bare = text.replace(/^\[|\]$/g, '');
  if (bare.includes('%') || !ipaddr.isValid(bare)) return false;
  const address: Address = ipaddr.parse(bare);
  return address instanceof ipaddr.IPv4 ? isPublicV4(address) : isPublicV6(address);
}

/** `unicast` of ipaddr.js is what is left when private, loopback, link-local, shared, reserved and multicast are gone. */
function isPublicV4(address: ipaddr.IPv4): boolean {
  const [a, b, c] = address.octets;
  const anycastOfOld = a === 192 && b === 88 && c === 99;
  const protocols = a === 192 && b === 0 && c === 0;
  return address.range() === 'unicast' && !anycastOfOld && !protocols;
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  if (translators.some(([prefix, bits]) => address.match(ipaddr.IPv6.parse(prefix), bits)))
    return false;
  if (notGlobal.some(([prefix, bits]) => address.match(prefix, bits))) return false;
  return address.range() === 'unicast' && address.match(...globalUnicast);
}
