import { afterAll, describe, expect, it } from 'vitest';
import { createAnalystPool } from '../src/providers/analyst-pool.ts';
import { createThreadedAnalyst } from '../src/providers/threaded-analyst.ts';
import { providerContract } from './provider-contract.ts';
import { draftInput, guidelines } from './extracted-texts.ts';

const pool = createAnalystPool({ threads: 2, heapMb: 512, keep: 1 });
const provider = createThreadedAnalyst(pool);
afterAll(() => pool.close());

providerContract('built-in', () => provider);

describe("the built-in analyst's threads", () => {
  it('find requirements that repeat others', async () => {
    const texts = [
      'Attach the IRS determination letter.',
      'Attach the audit of the last fiscal year.',
      'Attach a copy of the IRS letter of determination.',
    ];
    const requirements = texts.map((text) => ({
      text,
      kind: 'attachment' as const,
      mandatory: true,
    }));
    const by = { userId: 'a user', signal: new AbortController().signal };
    expect(await pool.run('repetitions', { requirements }, by)).toEqual([0, 1, 0]);
  });

  const long = {
    ...guidelines,
    blocks: Array.from({ length: 400 }, () => guidelines.blocks).flat(),
  };

  it('are terminated as soon as the user disconnects', async () => {
    const controller = new AbortController();
    const work = provider.analyze({
      extractedText: long,
      today: '2026-11-21',
      userId: 'a user',
      signal: controller.signal,
      onProgress: () => undefined,
    });
    setTimeout(() => controller.abort(new Error('canceled')), 50);
    await expect(work).rejects.toThrow('canceled');
    // the next job must still work
    const sections = await provider.draft({ ...draftInput(), onSection: () => undefined });
    expect(sections).toHaveLength(2);
  });
});
