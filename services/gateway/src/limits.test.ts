import { expect, it } from 'vitest';
import { settingsSchema } from './config.ts';
import { addressLimiter } from './limits.ts';

const limiter = () => addressLimiter(settingsSchema.parse({ CALLS_PER_MINUTE: '2' }));

it.each([
  ['the addresses of one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7']],
  ['the spellings of one IPv4 address', ['203.0.113.9', '::ffff:203.0.113.9']],
  ['the ports of one address', ['203.0.113.9:50001', '203.0.113.9:50002']],
])('%s are counted as one', async (_name, [first = '', second = '']) => {
  const limit = limiter();
  await limit(first);
  await limit(second);
  await expect(limit(second)).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(limit(first)).rejects.toMatchObject({ code: 'too-many-requests' });
});

it('another IPv6 network is counted by itself', async () => {
  const limit = limiter();
  for (let times = 0; times < 2; times += 1) await limit('2001:db8:1:2::1');
  await limit('2001:db8:1:3::1');
});
