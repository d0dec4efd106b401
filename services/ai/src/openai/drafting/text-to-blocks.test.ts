import { documentToText, documentToHtml } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { fitToLimit, takeWholeSentences } from './fit-to-limit.ts';
import { textToBlocks } from './text-to-blocks.ts';

const html = (text: string, name = 'Need') => documentToHtml(textToBlocks(text, name));

describe('textToBlocks', () => {
  it('returns paragraphs and lists', () => {
    expect(html('One line\ngoes on.\n\nSecond:\n- a\n- b\n1. first\n2) second\n\nEnd.')).toBe(
      '<p>One line goes on.</p><p>Second:</p><ul><li>a</li><li>b</li></ul>' +
        '<ol><li>first</li><li>second</li></ol><p>End.</p>',
    );
  });

  it('turns lines with vertical bars into a table', () => {
    const table =
      '<table><tbody><tr><th>Item</th><th>Amount</th></tr>' +
      '<tr><td>Van</td><td>$4,000</td></tr><tr><td>Fuel</td><td></td></tr></tbody></table>';
    const rows = '| Item | Amount |\n|---|---:|\n| **Van** | $4,000 |\n| Fuel | |';
    expect(html(`Our costs:\n${rows}\nThe rest is given.`)).toBe(
      `<p>Our costs:</p>${table}<p>The rest is given.</p>`,
    );
    expect(html('| Total | $4,000 |')).toBe('<p>Total: $4,000</p>');
    expect(html('|---|---|')).toBe('');
    expect(html('We choose A | B.')).toBe('<p>We choose A | B.</p>');
  });

  it('removes Markdown and a repeated title', () => {
    expect(html('## Need\n\n**Hunger** grows.')).toBe('<p>Hunger grows.</p>');
  });

  it('escapes markup', () => {
    const text = '<img src=x onerror=alert(1)> <b>x</b> [click](javascript:alert(1)) & more';
    expect(html(text)).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;x&lt;/b&gt; [click](javascript:alert(1)) &amp; more</p>',
    );
  });

  it('shows the URL of a link as text', () => {
    expect(html('See [our site](https://evil.example/?q=1).')).toBe(
      '<p>See our site (https://evil.example/?q=1).</p>',
    );
  });

  it.each([
    ['zero-width spaces', 'Send $9,\u200b999,\u200b999.', 'Send $9,999,999.'],
    ['soft hyphens', 'Write to boss@ev\u00adil.example.', 'Write to boss@evil.example.'],
    ['direction overrides', 'We served \u202e000,14\u202c.', 'We served 000,14.'],
    ['tag characters', `Hunger grows.${'\u{E0041}\u{E0042}'.repeat(40)}`, 'Hunger grows.'],
    [
      'full-width characters',
      'Send ＄９，９９９ to ｅｖｉｌ．ｅｘａｍｐｌｅ.',
      'Send $9,999 to evil.example.',
    ],
    ['mathematical digits', 'We served 𝟗𝟗𝟗 people.', 'We served 999 people.'],
  ])('normalizes %s', (_, text, seen) => {
    expect(html(text)).toBe(`<p>${seen}</p>`);
  });

  it('returns no blocks for empty text', () => {
    expect(textToBlocks(' \n ', 'Need')).toEqual([]);
  });
});

describe('fitToLimit', () => {
  const blocks = textToBlocks('One two three. Four five.\n\n- six seven\n- eight', 'Need');

  it('removes whole sentences and list items from the end', () => {
    expect(documentToText(fitToLimit(blocks, { words: 7 }))).toBe(
      'One two three. Four five.\nsix seven',
    );
    expect(documentToText(fitToLimit(blocks, { words: 4 }))).toBe('One two three.');
    expect(fitToLimit(blocks, { words: 2 })).toEqual([]);
  });

  it('applies a character limit', () => {
    expect(documentToText(fitToLimit(blocks, { characters: 24 }))).toBe('One two three.');
  });

  it('keeps tables whole, removes sentences before them, and never splits a gap', () => {
    const table = '| Item | Amount |\n| Van | $4,000 |';
    const gap = '[NEEDS INPUT: Who drives? When?]';
    const withTable = textToBlocks(`One two. Three ${gap}.\n\n${table}`, 'Need');
    expect(documentToText(fitToLimit(withTable, { words: 7 }))).toBe(
      `One two. Three ${gap}.\nItem\nAmount\nVan\n$4,000`,
    );
    expect(documentToText(fitToLimit(withTable, { words: 6 }))).toBe(
      'One two.\nItem\nAmount\nVan\n$4,000',
    );
    expect(fitToLimit(withTable, { words: 3 })).toEqual([]);
  });

  it('does not change text within the limit', () => {
    expect(fitToLimit(blocks, undefined)).toEqual(blocks);
    expect(fitToLimit(blocks, { words: 8 })).toEqual(blocks);
  });

  it('drops the unfinished last sentence of a truncated response', () => {
    expect(takeWholeSentences('We began. We wi')).toBe('We began.');
    expect(takeWholeSentences('We began.\n\nWe wi')).toBe('We began.');
    expect(takeWholeSentences('We began. We ended.')).toBe('We began. We ended.');
    expect(takeWholeSentences('Costs:\n| Van | $4,000 |\n| Fuel. Oil | $5')).toBe(
      'Costs:\n| Van | $4,000 |',
    );
  });
});
