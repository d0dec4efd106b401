import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getClientNetwork } from './get-client-network.ts';

describe('getClientNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:CB00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ])('counts %s as %s', (address, network) => expect(getClientNetwork(address)).toBe(network));

  it('treats a /64 as one network, and other addresses as separate ones', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, half, (prefix, other, host, another) => {
        fc.pre(prefix !== other && !prefix.startsWith('0:0:0:0') && !other.startsWith('0:0:0:0'));
        const network = getClientNetwork(`${prefix}:${host}`);
        expect(getClientNetwork(`${prefix}:${another}`)).toBe(network);
        expect(getClientNetwork(`${other}:${host}`)).not.toBe(network);
        expect(getClientNetwork(network)).toBe(network);
      }),
    );
  });
});
