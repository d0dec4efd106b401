import { clientAddressHeader } from '@grantwright/shared/service';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { limitAddress } from './limit-address.ts';

function createLimiter() {
  const limit = limitAddress({ CALLS_PER_MINUTE: 2, RATE_LIMIT_FACTOR: 1 });
  return async (address: string) => {
    const req = { headers: { [clientAddressHeader]: address } } as unknown as Request;
    await limit(req, {} as Response, () => undefined);
  };
}

it.each([
  ['the addresses of one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7']],
  ['the spellings of one IPv4 address', ['203.0.113.9', '::ffff:203.0.113.9']],
  ['the ports of one address', ['203.0.113.9:50001', '203.0.113.9:50002']],
])('counts %s as one client', async (_name, [first = '', second = '']) => {
  const request = createLimiter();
  await request(first);
  await request(second);
  await expect(request(second)).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(request(first)).rejects.toMatchObject({ code: 'too-many-requests' });
});

it('counts another IPv6 network separately', async () => {
  const request = createLimiter();
  await request('2001:db8:1:2::1');
  await request('2001:db8:1:2::1');
  await request('2001:db8:1:3::1');
});
