import { expect, it } from 'vitest';
import { calls } from '../lib/calls.ts';
import { pagesQueryFor } from '../lib/use-list.ts';
import { createQueryClient, queryFor } from '../lib/query.ts';
import { onSignedOut } from '../lib/signed-out.ts';
import { anApplication } from '../testing/builders.ts';
import { mockCall, ok, problemResponse } from '../testing/server.ts';
import { firstReads } from './first-reads.ts';
import { takeReads } from './take-reads.ts';

const pageThatAskedFor = (...paths: string[]) =>
  new DOMParser().parseFromString(
    paths
      .map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`)
      .join(''),
    'text/html',
  );

it('takes what the page has asked for, and asks for nothing else', async () => {
  const client = createQueryClient();
  const applications = [anApplication()];
  let readings = 0;
  mockCall(calls.listApplications, () => {
    readings += 1;
    return ok(applications);
  });
  await takeReads(client, pageThatAskedFor('/api/user', '/api/applications'));
  const list = pagesQueryFor(calls.listApplications);
  expect(client.getQueryData(list.queryKey)?.pages).toEqual([{ items: applications }]);
  // The screen, which reads the same, finds it there.
  await client.fetchInfiniteQuery(list);
  expect(readings).toBe(1);
});

it('leaves it to the screen to find that a session has ended', async () => {
  let said = 0;
  const stop = onSignedOut(() => (said += 1));
  const client = createQueryClient();
  const counts = queryFor(calls.countApplications);
  mockCall(calls.countApplications, () =>
    problemResponse('not-signed-in', 'You are not signed in.'),
  );
  await takeReads(client, pageThatAskedFor(calls.countApplications.path));
  expect(said).toBe(0);
  mockCall(calls.countApplications, () => ok({ total: 1, completed: 0, inProgress: 1 }));
  expect(await client.fetchQuery(counts)).toMatchObject({ total: 1 });
  stop();
});

it.each([...new Set(Object.values(firstReads).flat())])(
  'knows %s, which some screen begins with',
  async (name) => {
    let readings = 0;
    mockCall(calls[name], () => {
      readings += 1;
      return ok([]);
    });
    await takeReads(createQueryClient(), pageThatAskedFor(calls[name].path));
    expect(readings).toBe(1);
  },
);
