import type { Progress, ExtractedText } from '@grantwright/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { createBuiltInProvider } from './built-in-provider.ts';
import { draftInput } from '../../test/extracted-texts.ts';

const names = ['Organization', 'Need', 'Plan', 'Evaluation', 'Budget'];
const input = () => draftInput({ sections: names.map((name) => ({ name, description: '' })) });

describe('the built-in provider', () => {
  it('reports each section as it is drafted, with progress', async () => {
    const drafted: string[] = [];
    const progress: Progress[] = [];
    const sections = await createBuiltInProvider().draft({
      ...input(),
      onSection: ({ name }) => drafted.push(name),
      onProgress: (step) => progress.push(step),
    });
    expect(drafted).toEqual(names);
    expect(sections.map(({ name }) => name)).toEqual(drafted);
    expect(progress.at(-1)).toMatchObject({ stage: 'drafting', done: 5, total: 5 });
  });

  it('stops after the only requested section', async () => {
    const { signal } = new AbortController();
    const checks = vi.spyOn(signal, 'throwIfAborted');
    const onSection = () => undefined;
    const sections = await createBuiltInProvider().draft({
      ...input(),
      signal,
      onSection,
      only: 'Need',
    });
    expect(sections.map(({ name }) => name)).toEqual(['Need']);
    // Checked before drafting, and after "Organization" and "Need".
    expect(checks).toHaveBeenCalledTimes(3);
  });

  it('stops between two sections when canceled', async () => {
    const controller = new AbortController();
    const drafted: string[] = [];
    const work = createBuiltInProvider().draft({
      ...input(),
      signal: controller.signal,
      onSection: ({ name }) => {
        drafted.push(name);
        if (drafted.length === 2) controller.abort();
      },
    });
    await expect(work).rejects.toThrow(/abort/i);
    expect(drafted).toHaveLength(2);
  });

  it('yields to the event loop between sections', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 0);
    const between: number[] = [];
    await createBuiltInProvider().draft({
      ...input(),
      onSection: () => {
        between.push(ticks);
        const busy = performance.now();
        while (performance.now() - busy < 3);
      },
    });
    clearInterval(timer);
    expect(between.at(-1)).toBeGreaterThan(0);
  });

  it('extracts fields and analyzes guidelines', async () => {
    const workOptions = {
      userId: 'a user',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    };
    const extractedText: ExtractedText = {
      source: 'docx',
      notes: [],
      blocks: [{ type: 'paragraph', text: 'Name of organization: Elm Street Arts' }],
    };
    const document = { name: 'a.docx', documentId: 'a', reading: extractedText };
    expect(
      (await createBuiltInProvider().extract({ documents: [document], ...workOptions })).name,
    ).toBe('Elm Street Arts');
    const analysis = await createBuiltInProvider().analyze({
      extractedText,
      today: '2026-11-21',
      ...workOptions,
    });
    expect(analysis.details.provider).toBe('built-in');
  });
});
