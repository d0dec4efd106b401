import { describe, expect, it } from 'vitest';
import { amountsPaid, isPayer, makeUp, payerSentence } from './who-pays.ts';

describe('who pays', () => {
  it.each([
    ['Orle County Board $1,200 (voted in May).', 'Orle County Board $1,200 (voted in May).'],
    ["$500 from our members' fund", "$500 from our members' fund."],
    [
      'In hand: $800 from members, $500 from the Town of Orle (voted in May).',
      'In hand: $800 from members, $500 from the Town of Orle (voted in May).',
    ],
    ['own funds $100', 'Own funds $100.'],
    ['Orle bank $900, told yes but nothing signed', 'Orle bank $900, told yes but nothing signed.'],
    [
      'The six owners pay $100 each, four have signed.',
      'The six owners pay $100 each, four have signed.',
    ],
    ['We pay £90 from our reserves.', 'We pay £90 from our reserves.'],
  ])('is said in the words of the note: %s', (text, said) => {
    expect(isPayer(text)).toBe(true);
    expect(payerSentence(text)).toBe(said);
  });

  it('is nobody who may pay when the grant is spent', () => {
    expect(isPayer('The shires will think about $900 again.')).toBe(false);
    expect(isPayer('From July 2029 the guests pay $4 a meal.')).toBe(false);
  });

  it('counts what several pay each, and finds the shares of a sum', () => {
    expect(amountsPaid('The six owners pay $100 each')).toEqual([600]);
    expect(makeUp([600, 40, 2_000, 1_100], 1_740)).toBe(true);
    expect(makeUp([600, 2_000], 1_740)).toBe(false);
  });
});
