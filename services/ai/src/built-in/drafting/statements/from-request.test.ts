import { describe, expect, it } from 'vitest';
import { withRequest } from './from-request.ts';
import { statement } from './statement.ts';

const split = (text: string, whole?: true): string[] =>
  withRequest(statement({ text, origin: 'additional', order: 0, ...(whole ? { whole } : {}) })).map(
    (said) => said.text,
  );

describe('a request glued to what it is for', () => {
  it('becomes two sentences', () => {
    expect(
      split('We want $70,000 a year for 2 years: 3 new drivers and a half-time cook.'),
    ).toEqual([
      'We ask for $70,000 a year for 2 years.',
      'The grant will pay for 3 new drivers and a half-time cook.',
    ]);
  });

  it('keeps words that may be a sentence of their own', () => {
    expect(split('We want $5,000: neighbors grow it themselves.')).toEqual([
      'We ask for $5,000.',
      'Neighbors grow it themselves.',
    ]);
  });

  it('stays whole where somebody wrote it out, and is about money', () => {
    const text = 'We ask for $25,000: our director and two teachers go unpaid.';
    expect(split(text, true)).toEqual([text]);
    const [said] = withRequest(statement({ text, origin: 'additional', order: 0, whole: true }));
    expect(said?.topics).toMatchObject({ ask: 4, staff: 0 });
  });
});

describe('an amount that is needed', () => {
  const needed = (origin: 'answer' | 'additional') =>
    withRequest(statement({ text: 'We need about $9,000 for looms.', origin, order: 0 }))[0]?.text;

  it('is asked for where the question was how much', () => {
    expect(needed('answer')).toBe('We ask for about $9,000 for looms.');
    expect(needed('additional')).toBe('We need about $9,000 for looms.');
  });
});
