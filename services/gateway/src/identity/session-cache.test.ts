import { expect, test } from 'vitest';
import { SessionCache } from './session-cache.ts';

function cacheOf() {
  const asked: string[] = [];
  let signed = 0;
  const cache = new SessionCache({
    resolve: async (cookie) => {
      asked.push(cookie);
      return { userId: 'u', sessionId: `session of ${cookie}`, superUser: false };
    },
    sign: (_identity, service) => `${service} ${(signed += 1)}`,
  });
  return { cache, asked };
}

test('a session is asked for once, and again when it may have ended unheard', async () => {
  const { cache, asked } = cacheOf();
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(asked).toEqual(['a']);
  cache.remember(false);
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(asked).toEqual(['a', 'a', 'a']);
  cache.remember(true);
  await cache.tokenOf('a', 'ai');
  await cache.tokenOf('a', 'ai');
  expect(asked).toHaveLength(4);
});

test('a session is asked for once for all services, and signed once for each', async () => {
  const { cache, asked } = cacheOf();
  const first = await cache.tokenOf('a', 'ai');
  expect(await cache.tokenOf('a', 'billing')).toBe('billing 2');
  expect(await cache.tokenOf('a', 'ai')).toBe(first);
  expect(asked).toEqual(['a']);
});

test('requests at the same moment share one question, even while nothing is remembered', async () => {
  const { cache, asked } = cacheOf();
  cache.remember(false);
  await Promise.all([cache.tokenOf('a', 'ai'), cache.tokenOf('a', 'ai'), cache.tokenOf('a', 'ai')]);
  expect(asked).toEqual(['a']);
});

test('an answer on its way when hearing stopped is not kept', async () => {
  const { cache, asked } = cacheOf();
  const first = cache.tokenOf('a', 'ai');
  cache.remember(false);
  await first;
  await cache.tokenOf('a', 'ai');
  expect(asked).toEqual(['a', 'a']);
});

test('a gateway that restarts remembers no session, so one that has ended is refused', async () => {
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
