import type { FairWorkers, KillReason } from '@grantwright/shared/service';
import { afterEach, expect, it } from 'vitest';
import { createApplicationWorkers } from '../workers/create-application-workers.ts';
import { createWordFiles } from './create-word-files.ts';

let workers: FairWorkers;
afterEach(() => workers.close());

const heading = {
  title: 'Mobile pantry',
  grantProgram: '',
  organizationName: '',
  date: 'November 21, 2026',
};
const createSource = (content: string) => ({ ...heading, content });
const requester = () => ({ userId: 'a user', signal: new AbortController().signal });

it('counts a canceled file as a kill, and generates the next file', async () => {
  const kills: KillReason[] = [];
  workers = createApplicationWorkers({ threads: 1, heapMb: 200 });
  const files = createWordFiles(workers, (reason) => kills.push(reason));
  const leaving = new AbortController();
  const source = createSource('<p>We drive.</p>'.repeat(15_000));
  const making = files.generate(source, { userId: 'a user', signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(making).rejects.toThrow('gone');
  expect(kills).toEqual(['canceled']);
  const next = await files.generate(createSource(''), requester());
  expect(next.subarray(0, 2).toString()).toBe('PK');
});

it.each([
  ['list items', '<li>a</li>'],
  ['links', 'a<a href="https://a.org">b</a>'],
])('generates a file with the maximum number of %s', async (_what, piece) => {
  workers = createApplicationWorkers({ threads: 1, heapMb: 204 });
  // checks the memory; a busy machine may need more than the 30 seconds of the product
  const files = createWordFiles(workers, undefined, 150_000);
  const file = await files.generate(createSource(piece.repeat(20_000)), requester());
  expect(file.subarray(0, 2).toString()).toBe('PK');
});
