import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query.ts';

afterEach(() => onlineManager.setOnline(true));

it('tells at once that a call failed without a network, and does not try again by itself', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  let asked = 0;
  const fail = () => {
    asked += 1;
    return Promise.reject(new Error('no network'));
  };
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: fail }));
  await expect(mutation.execute(undefined)).rejects.toThrow('no network');
  const query = await new QueryObserver(client, { queryKey: ['list'], queryFn: fail }).refetch();
  expect(query.error?.message).toBe('no network');
  expect(asked).toBe(2);
});
