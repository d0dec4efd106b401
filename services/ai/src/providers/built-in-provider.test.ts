import type { Progress, Reading } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { createBuiltInProvider } from './built-in-provider.ts';
import { draftInput } from '../../test/readings.ts';

const names = ['Organization', 'Need', 'Plan', 'Evaluation', 'Budget'];
const input = () => draftInput({ sections: names.map((name) => ({ name, description: '' })) });

describe('the built-in provider', () => {
  it('reports each section as it is drafted, with progress', async () => {
    const seen: string[] = [];
    const progress: Progress[] = [];
    const sections = await createBuiltInProvider().draft({
      ...input(),
      onSection: ({ name }) => seen.push(name),
      onProgress: (step) => progress.push(step),
    });
    expect(seen).toEqual(names);
    expect(sections.map(({ name }) => name)).toEqual(seen);
    expect(progress.at(-1)).toMatchObject({ stage: 'drafting', done: 5, total: 5 });
  });

  it('stops between two sections when canceled', async () => {
    const leave = new AbortController();
    const seen: string[] = [];
    const work = createBuiltInProvider().draft({
      ...input(),
      signal: leave.signal,
      onSection: ({ name }) => {
        seen.push(name);
        if (seen.length === 2) leave.abort();
      },
    });
    await expect(work).rejects.toThrow(/abort/i);
    expect(seen).toHaveLength(2);
  });

  it('yields to the event loop between sections', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const between: number[] = [];
    await createBuiltInProvider().draft({
      ...input(),
      onSection: () => {
        between.push(turns);
        const busy = performance.now();
        while (performance.now() - busy < 3);
      },
    });
    clearInterval(timer);
    expect(between.at(-1)).toBeGreaterThan(0);
  });

  it('extracts and analyzes', async () => {
    const live = {
      userId: 'a user',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const reading: Reading = {
      source: 'docx',
      notes: [],
      blocks: [{ type: 'paragraph', text: 'Name of organization: Elm Street Arts' }],
    };
    const paper = { name: 'a.docx', documentId: 'a', reading };
    expect((await createBuiltInProvider().extract({ documents: [paper], ...live })).name).toBe(
      'Elm Street Arts',
    );
    const analysis = await createBuiltInProvider().analyze({
      reading,
      today: '2026-11-21',
      ...live,
    });
    expect(analysis.details.provider).toBe('built-in');
  });
});
