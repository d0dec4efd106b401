import { expect, test } from 'vitest';
import { SessionCache } from './session-cache.ts';

function createCache() {
  const lookups: string[] = [];
  let signed = 0;
  const cache = new SessionCache({
    resolve: async (cookie) => {
      lookups.push(cookie);
      return { userId: 'u', sessionId: `session of ${cookie}`, superUser: false };
    },
    sign: (_identity, service) => `${service} ${(signed += 1)}`,
  });
  return { cache, lookups };
}

test('looks up a session once, or for each request while revocations cannot be received', async () => {
  const { cache, lookups } = createCache();
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(lookups).toEqual(['a']);
  cache.setEnabled(false);
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(lookups).toEqual(['a', 'a', 'a']);
  cache.setEnabled(true);
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(lookups).toHaveLength(4);
});

test('looks up a session once for all services, and signs one token per service', async () => {
  const { cache, lookups } = createCache();
  const first = await cache.tokenOf('a', 'ai');
  expect(await cache.tokenOf('a', 'billing')).toBe('billing 2');
  expect(await cache.tokenOf('a', 'ai')).toBe(first);
  expect(lookups).toEqual(['a']);
});

test('shares one lookup among concurrent requests, even while the cache is disabled', async () => {
  const { cache, lookups } = createCache();
  cache.setEnabled(false);
  await Promise.all([cache.tokenOf('a', 'ai'), cache.tokenOf('a', 'ai'), cache.tokenOf('a', 'ai')]);
  expect(lookups).toEqual(['a']);
});

test('does not cache a response that was in transit when the cache was disabled', async () => {
  const { cache, lookups } = createCache();
  const first = cache.tokenOf('a', 'ai');
  cache.setEnabled(false);
  await first;
  await cache.tokenOf('a', 'ai');
  expect(lookups).toEqual(['a', 'a']);
});

test('rejects an ended session after a restart, because the cache is empty', async () => {
  const live = new Set(['a']);
  const restart = () =>
    new SessionCache({
      resolve: async (cookie) => {
        if (!live.has(cookie)) throw new Error('not signed in');
        return { userId: 'u', sessionId: 's', superUser: false };
      },
      sign: () => 'token',
    });
  expect(await restart().tokenOf('a', 'ai')).toBe('token');
  live.delete('a');
  await expect(restart().tokenOf('a', 'ai')).rejects.toThrow('not signed in');
});
