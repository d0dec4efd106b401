import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query.ts';

afterEach(() => onlineManager.setOnline(true));

it('fails immediately without a network, and does not retry', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  let requests = 0;
  const fail = () => {
    requests += 1;
    return Promise.reject(new Error('no network'));
  };
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: fail }));
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
  const query = await new QueryObserver(client, { queryKey: ['list'], queryFn: fail }).refetch();
  expect(query.error?.message).toBe('no network');
  expect(requests).toBe(2);
});

it('does not refetch automatically on mount or window focus', async () => {
  const client = createQueryClient();
  let requests = 0;
  const list = { queryKey: ['list'], queryFn: () => Promise.resolve((requests += 1)) };
  await client.fetchQuery(list);
  const stop = [1, 2].map(() => new QueryObserver(client, list).subscribe(() => undefined));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await client.fetchQuery(list);
  expect(requests).toBe(1);
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(requests).toBe(2);
  stop.forEach((end) => end());
  focusManager.setFocused(undefined);
});

it('retries a failed prefetch on the second mount, not on the first', async () => {
  const client = createQueryClient();
  let requests = 0;
  const list = {
    queryKey: ['list'],
    queryFn: () => Promise.reject(new Error(`failed ${(requests += 1)}`)),
  };
  await client.prefetchQuery(list);
  const observer = new QueryObserver(client, list);
  const leave = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().error?.message).toBe('failed 1');
  expect(requests).toBe(1);
  leave();
  const again = new QueryObserver(client, list);
  const leaveAgain = again.subscribe(() => undefined);
  await vi.waitFor(() => expect(again.getCurrentResult().error?.message).toBe('failed 2'));
  leaveAgain();
});

it.each(['visibilitychange', 'focus'])(
  'refetches a query that opts in when the window has the event %s',
  async (event) => {
    const client = createQueryClient();
    client.mount();
    let requests = 0;
    const user = {
      queryKey: ['user'],
      queryFn: () => Promise.resolve((requests += 1)),
      refetchOnWindowFocus: 'always' as const,
    };
    await client.fetchQuery(user);
    const stop = new QueryObserver(client, user).subscribe(() => undefined);
    window.dispatchEvent(new Event(event));
    await vi.waitFor(() => expect(requests).toBe(2));
    stop();
    client.unmount();
  },
);
