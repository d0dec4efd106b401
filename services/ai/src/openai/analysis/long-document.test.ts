import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { runInTimeSlices } from '../quotes/time-slices.ts';
import { createEvidence, createEvidenceInSlices } from './evidence.ts';

const createExtractedText = (...texts: string[]) => ({
  source: 'html' as const,
  blocks: texts.map((text): Block => ({ type: 'paragraph', text })),
  notes: [],
});

describe('evidence', () => {
  it.each([
    ['percent signs without spaces', '%'.repeat(600_000)],
    ['addresses without spaces', 'http://a.b/'.repeat(20_000)],
    ['addresses', 'see www.example.org, '.repeat(20_000)],
  ])('is collected from %s', (_, text) => {
    expect(createEvidence(createExtractedText(text)).unitsOf(300).size).toBe(0);
  });

  it('includes the unit of a number at either end of a line', () => {
    const evidence = createEvidence(createExtractedText('Limit: 300 words', '12 pages'));
    expect([...evidence.unitsOf(300)]).toEqual(['word']);
    expect([...evidence.unitsOf(12)]).toEqual(['page']);
  });

  it('includes the units of all numbers in a very long line', () => {
    const line = Array.from(
      { length: 500 },
      (_, index) => `Part ${index}: up to ${1_000 + index} words`,
    ).join('; ');
    const { unitsOf } = createEvidence(createExtractedText(line));
    for (let index = 0; index < 500; index++) expect([...unitsOf(1_000 + index)]).toEqual(['word']);
  });

  it('includes addresses surrounded by punctuation', () => {
    const { isRepetition } = createEvidence(createExtractedText('Write to (help@example.org).'));
    expect(isRepetition('Write to help@example.org.')).toBe(true);
    expect(isRepetition('Write to other@example.org.')).toBe(false);
  });

  it('is collected from a long document in short steps', async () => {
    const text = 'Send 5 pages and 10% match to www.example.org by March 5, 2027. '.repeat(3);
    const done = runInTimeSlices(
      createEvidenceInSlices(createExtractedText(...Array.from({ length: 800 }, () => text))),
    );
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await done;
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });

  it('uses only the beginning of a very long heading as context', () => {
    const heading: Block = { type: 'heading', level: 1, text: '5 titles '.repeat(100_000) };
    const evidence = createEvidence({
      ...createExtractedText(),
      blocks: [heading, ...createExtractedText('Send four pages to us.').blocks],
    });
    for (let time = 0; time < 2_000; time++)
      expect(evidence.isNear('four pages', 'Send four pages')).toBe(true);
  });
});
