import { describe, expect, it } from 'vitest';
import type { Step } from '../../contract/call-facts.ts';
import { findLetterOfIntent } from './find-letter-of-intent.ts';

const now = new Date('2027-03-01T12:00:00Z');
const letter = (date: string, quote = `Letters of intent: ${date}`): Step => ({
  kind: 'letter-of-intent',
  date,
  words: date,
  quote,
});
const letterFor = (steps: Step[], ...texts: string[]) =>
  findLetterOfIntent(
    {
      steps,
      requirements: texts.map((text) => ({ text, kind: 'submission', mandatory: true })),
    },
    now,
    'UTC',
  );

describe('the letter of intent', () => {
  it('is the next letter due, or the last letter if none is due', () => {
    const steps = [letter('2027-02-01'), letter('2027-04-01'), letter('2027-05-01')];
    expect(letterFor(steps)).toMatchObject({ due: { date: '2027-04-01' }, hasPassed: false });
    expect(letterFor(steps.slice(0, 1))).toMatchObject({
      due: { date: '2027-02-01' },
      hasPassed: true,
    });
    expect(letterFor([])).toBeUndefined();
  });

  it.each([
    ['Applicants must send a letter of intent.', 'required'],
    ['Only applicants who sent an LOI may apply.', 'required'],
    ['A letter of intent is strongly encouraged.', 'optional'],
    ['Letters of intent are not required.', 'optional'],
    ['Letters of intent aren’t required.', 'optional'],
    ['Send the letter of intent by e-mail.', 'not-stated'],
    ['Applicants must attach a budget.', 'not-stated'],
  ])('is classified by “%s” as %s', (text, need) =>
    expect(letterFor([letter('2027-02-01')], text)?.need).toBe(need),
  );

  it('may be required by the sentence that states its date', () => {
    const quote = 'An LOI must be submitted by February 1, 2027.';
    expect(letterFor([letter('2027-02-01', quote)])?.need).toBe('required');
  });
});
