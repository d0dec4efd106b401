import { createFairQueue } from '@grantwright/shared/service';
import { expect, it } from 'vitest';
import { guidelines } from '../../test/extracted-texts.ts';
import { serializeByUser } from './serialize-by-user.ts';
import type { AiProvider } from './provider.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const workOptions = (userId: string) => ({
  userId,
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

it('runs one analysis or extraction per user at a time, without limiting drafts', async () => {
  const started: string[] = [];
  let end = () => {};
  const work = (what: string) => {
    started.push(what);
    return new Promise<never>((_, reject) => (end = () => reject(new Error('ended'))));
  };
  const slow: AiProvider = {
    name: 'openai',
    analyze: ({ userId }) => work(`analysis of ${userId}`),
    extract: ({ userId }) => work(`extraction of ${userId}`),
    draft: ({ userId }) => work(`draft of ${userId}`),
    answer: ({ userId }) => work(`answer for ${userId}`),
  };
  const provider = serializeByUser(slow, createFairQueue({ maxRunning: 16 }));
  const first = provider.analyze({
    extractedText: guidelines,
    today: '2026-11-21',
    ...workOptions('a'),
  });
  const endFirst = end;
  const second = provider.extract({ documents: [], ...workOptions('a') });
  const drafted = { requirements: [], sections: [], organizationInfo: { name: 'A' }, answers: [] };
  const others = [
    provider.draft({
      ...drafted,
      documents: [],
      today: '2026-11-21',
      onSection: () => undefined,
      ...workOptions('a'),
    }),
    provider.extract({ documents: [], ...workOptions('b') }),
  ];
  for (const each of [first, second, ...others]) each.catch(() => undefined);
  await settled();
  expect(started).toEqual(['analysis of a', 'draft of a', 'extraction of b']);
  endFirst();
  await expect(first).rejects.toThrow('ended');
  await settled();
  expect(started.at(-1)).toBe('extraction of a');
});
