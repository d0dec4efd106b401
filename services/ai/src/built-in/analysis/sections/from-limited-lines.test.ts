import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromLimitedLines } from './from-limited-lines.ts';

const partsOf = (...lines: string[]) =>
  sectionsFromLimitedLines(
    readGuidelines(readingOf('html', '', lines.join('\n\n')), '2026-09-01'),
  ).map(({ name, limit }) => [name, limit]);

describe('lines that end in how long the answer may be', () => {
  it('are the boxes of a form, with those between them', () => {
    expect(
      partsOf(
        'Summary of the festival (400 characters)',
        'Who will come? (1,200 characters)',
        'Total project cost',
        'How will you reach families? - max 150 words',
      ),
    ).toEqual([
      ['Summary of the festival', { characters: 400 }],
      ['Who will come?', { characters: 1_200 }],
      ['Total project cost', undefined],
      ['How will you reach families?', { words: 150 }],
    ]);
  });

  it('are none where only two stand together', () => {
    expect(partsOf('Summary (400 characters)', 'Who will come? (90 words)')).toEqual([]);
  });
});
