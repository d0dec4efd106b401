import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { prizes } from './prizes.ts';

const linesOf = (text: string) =>
  prizes
    .find(readGuidelines(readingOf('html', '', text), '2026-11-01'))
    .map(({ text: line }) => line);

describe('prizes', () => {
  it('are told each with what it is worth', () => {
    expect(
      linesOf(
        '# Distribution of grants\n- First prize: $2500\n- Second prize: $2000\n- PhD only prize: $1500',
      ),
    ).toEqual(['First prize: $2,500', 'Second prize: $2,000', 'PhD only prize: $1,500']);
  });

  it.each([
    '# Awards\n- Maximum award: $2,500',
    '# Awards\n- Total prizes: $25,000',
    '# Awards\n- First prize: a medal and a dinner worth $200 for two',
    '# Awards\n- Registration fee: $50',
  ])('are nothing else: %s', (text) => {
    expect(linesOf(text)).toEqual([]);
  });
});
