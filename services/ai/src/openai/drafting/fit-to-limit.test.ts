import { describe, expect, it } from 'vitest';
import { documentToText } from '@grantwright/shared/richtext';
import { countWords } from '@grantwright/shared/submission';
import { fitToLimit } from './fit-to-limit.ts';
import { textToBlocks } from './text-to-blocks.ts';

const fitted = (text: string, words: number) => fitToLimit(textToBlocks(text, 'Plan'), { words });

describe('fitToLimit', () => {
  it('omits whole sentences and list items at the end', () => {
    const text = 'We serve lunch. We serve supper.\n\n- Rice for all\n- Beans for all';
    expect(documentToText(fitted(text, 9))).toMatch(/supper.*Rice for all$/s);
    expect(documentToText(fitted(text, 5))).toBe('We serve lunch.');
  });

  it('keeps text in short words that is within a limit of characters', () => {
    const blocks = textToBlocks('We do it all so. '.repeat(180), 'Plan');
    const characters = documentToText(blocks).length;
    expect(characters).toBe(3_059);
    expect(fitToLimit(blocks, { characters })).toEqual(blocks);
    expect(documentToText(fitToLimit(blocks, { characters: characters - 1 }))).toHaveLength(
      characters - 'We do it all so. '.length,
    );
  });

  it('omits the text around a table before the table itself', () => {
    const text = 'We serve lunch.\n\n| Item | Cost |\n| Rice | $40 |\n\nThat is all.';
    expect(fitted(text, 5).map(({ type }) => type)).toEqual(['table']);
    expect(fitted(text, 2)).toEqual([]);
  });

  it.each([
    ['items', '- a\n'.repeat(120_000)],
    ['paragraphs', 'A b.\n\n'.repeat(80_000)],
    ['sentences', 'We eat rice. '.repeat(36_000)],
  ])('shortens a very large number of %s', (_, text) => {
    const words = countWords(documentToText(fitted(text, 500)));
    expect(words).toBeGreaterThan(490);
    expect(words).toBeLessThanOrEqual(500);
  });
});
