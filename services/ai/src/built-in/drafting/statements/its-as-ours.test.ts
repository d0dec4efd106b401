import { describe, expect, it } from 'vitest';
import { withOurs } from './its-as-ours.ts';
import { statement } from './statement.ts';

const answer = (texts: string[], question = 'Which need is there?') =>
  texts.map((text, order) => statement({ text, origin: 'answer', order, question }));
const last = (texts: string[]): string | undefined =>
  withOurs(answer(texts), ['Quarry Lane Players', 'Quarry Lane']).at(-1)?.text;

describe('"its" at the start of a sentence', () => {
  it.each([
    'Mill Creek floods every other spring.',
    'The valley has one bus a day.',
    'The library closed in 2021.',
  ])('is that of what was spoken of before: %s', (before) => {
    expect(last([before, 'Its roads are gravel.'])).toBe('Its roads are gravel.');
  });

  it.each(['We run a small workshop.', 'Quarry Lane Players owns a barn.', 'Since 2015, we tour.'])(
    'is ours after: %s',
    (before) => {
      expect(last([before, 'Its doors are open to all.'])).toBe('Our doors are open to all.');
    },
  );

  it('is ours where nothing was said before, but in a paper', () => {
    const text = 'Its members meet on Mondays.';
    expect(last([text])).toBe('Our members meet on Mondays.');
    expect(withOurs([statement({ text, origin: 'passage', order: 0 })], [])[0]?.text).toBe(text);
  });

  it('is no possessive in "Its not easy"', () => {
    expect(last(['We tour.', 'Its not easy.'])).toBe('Its not easy.');
  });
});
