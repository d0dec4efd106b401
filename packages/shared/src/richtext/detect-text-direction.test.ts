import { describe, expect, it } from 'vitest';
import { splitByDirection, detectTextDirection } from './detect-text-direction.ts';

describe('the direction of a paragraph', () => {
  it.each([
    ['تقرير 2027', 'rtl'],
    ['2 — הצעה', 'rtl'],
    ['Mixed: «نادي»', 'ltr'],
    ['18,000', 'ltr'],
    ['', 'ltr'],
  ])('follows its first letter: %j is %s', (text, direction) => {
    expect(detectTextDirection(text)).toBe(direction);
  });
});

describe('splitting text by direction', () => {
  const cut = (text: string) =>
    splitByDirection(text, detectTextDirection(text)).map(({ text: part, direction }) => [
      direction,
      part,
    ]);

  it('keeps digits and punctuation with the paragraph', () => {
    expect(cut('الميزانية 18,000 دولار (USD).')).toEqual([
      ['rtl', 'الميزانية 18,000 دولار ('],
      ['ltr', 'USD'],
      ['rtl', ').'],
    ]);
  });

  it('keeps consecutive words of the other direction together', () => {
    expect(cut('The club «نادي النور» meets')).toEqual([
      ['ltr', 'The club «'],
      ['rtl', 'نادي النور'],
      ['ltr', '» meets'],
    ]);
  });

  it('preserves the whole text', () => {
    for (const text of ['', '...', 'a', 'é\u0301ن\u064Bb 1', '👩‍👩‍👧 ש'])
      expect(
        splitByDirection(text, 'rtl')
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
