import { expect, test } from 'vitest';
import { SessionCache } from './session-cache.ts';

function cacheOf() {
  const asked: string[] = [];
  const cache = new SessionCache({
    resolve: async (cookie) => {
      asked.push(cookie);
      return { userId: 'u', sessionId: `session of ${cookie}`, superUser: false };
    },
    sign: () => 'token',
  });
  return { cache, asked };
}

test('a session is asked for once, and again when it may have ended unheard', async () => {
  const { cache, asked } = cacheOf();
  await cache.tokenOf('a');
  await cache.tokenOf('a');
  expect(asked).toEqual(['a']);
  cache.remember(false);
  await cache.tokenOf('a');
  await cache.tokenOf('a');
  expect(asked).toEqual(['a', 'a', 'a']);
  cache.remember(true);
  await cache.tokenOf('a');
  await cache.tokenOf('a');
  expect(asked).toHaveLength(4);
});

test('requests at the same moment share one question, even while nothing is remembered', async () => {
  const { cache, asked } = cacheOf();
  cache.remember(false);
  await Promise.all([cache.tokenOf('a'), cache.tokenOf('a'), cache.tokenOf('a')]);
  expect(asked).toEqual(['a']);
});

test('an answer on its way when hearing stopped is not kept', async () => {
  const { cache, asked } = cacheOf();
  const first = cache.tokenOf('a');
  cache.remember(false);
  await first;
  await cache.tokenOf('a');
  expect(asked).toEqual(['a', 'a']);
});
