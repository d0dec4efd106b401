import { describe, expect, it } from 'vitest';
import { inASentence } from './in-a-sentence.ts';
import { shortForm } from './short-forms.ts';

describe('short ways of saying', () => {
  it.each([
    [
      'The thing is the Dunn Farm, 120 acres, Mill Rd.',
      'The project is the Dunn Farm (120 acres, Mill Rd).',
    ],
    [
      "Every easement visited every year - 31 of 31 in '24.",
      "Every easement is visited every year (31 of 31 in '24).",
    ],
    ['no fed money', 'We receive no federal money.'],
    ['exits 58 last season', 'There were 58 exits last season.'],
  ])('%s', (note, sentence) => {
    expect(shortForm(note)).toBe(sentence);
  });

  it('say nothing that the note leaves open', () => {
    expect(shortForm('sold the cows in 2021')).toBeUndefined();
    expect(inASentence('Last dairy on the peninsula', { names: new Set() })).toBeUndefined();
  });

  it('tell when a room is open', () => {
    expect(inASentence('day room open 8-3', { names: new Set() })).toBe(
      'The day room is open 8-3.',
    );
  });
});
