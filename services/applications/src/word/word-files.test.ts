import type { KillReason } from '@grantwright/shared/service';
import { afterEach, expect, it } from 'vitest';
import { wordFiles, type WordFiles } from './word-files.ts';

let files: WordFiles;
afterEach(() => files.close());

it('tells of a file that nobody waits for any more, and makes the next one', async () => {
  const kills: KillReason[] = [];
  files = wordFiles((reason) => kills.push(reason));
  const leaving = new AbortController();
  const heading = {
    title: 'Mobile pantry',
    grantProgram: '',
    organizationName: '',
    date: 'November 21, 2026',
  };
  const order = { ...heading, content: '<p>We drive.</p>'.repeat(20_000) };
  const making = files.make(order, leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(making).rejects.toThrow('gone');
  expect(kills).toEqual(['cancelled']);
  const next = await files.make({ ...order, content: '' }, new AbortController().signal);
  expect(next.subarray(0, 2).toString()).toBe('PK');
}, 60_000);
