import { describe, expect, it } from 'vitest';
import { funding, isGift } from './funding.ts';

describe('who pays what', () => {
  it.each([
    [
      'Total $310,000; State Dept of Agriculture $160,000 (signed), Sowell Family Fund $45,000 (signed), own funds $30,000',
      [
        'The total is $310,000.',
        'State Dept of Agriculture $160,000 (signed).',
        'Sowell Family Fund $45,000 (signed).',
        'Own funds $30,000.',
      ],
    ],
    ['Total $220,000; request $140,000.', ['The total is $220,000.', 'We ask for $140,000.']],
    [
      'Request 25,000 from you; Ball Foundation 20,000 (pending)',
      ['We ask for $25,000.', 'Ball Foundation $20,000 (pending).'],
    ],
    [
      'Maddox Fund is giving $125,000, we ask you for $95,000',
      ['Maddox Fund is giving $125,000.', 'We ask for $95,000.'],
    ],
  ])('%s', (note, sentences) => {
    expect(funding(note)?.toSorted()).toEqual(sentences.toSorted());
  });

  it.each([
    'Teachers $48,000, van lease $14,400, instruments $9,600',
    'Coordinator $30,000',
    'We ask for $70,000.',
    'Baker Lane $12,000',
  ])('is no more than costs in: %s', (note) => {
    expect(funding(note)).toBeUndefined();
  });

  it.each([
    ['Whole thing costs $279,000.', ['The total cost is $279,000.']],
    ['Full cost $205,000.', ['The total cost is $205,000.']],
    ['All in all $131,250.', ['The total cost is $131,250.']],
    ['Ask: $214,000 for 18 months', ['We ask for $214,000 for 18 months.']],
  ])('is told in a sentence: %s', (text, sentences) => {
    expect(funding(text)).toEqual(sentences);
  });

  it('is not what something else cost, alone', () => {
    expect(funding('Cost $138,400.')).toBeUndefined();
  });

  it('is not what something else cost, behind a semicolon', () => {
    expect(
      funding(
        'The new station opened on October 14, 2022; cost $1,650,000, mortgage left $412,000.',
      ),
    ).toBeUndefined();
  });
});

it.each([
  ['Ball Foundation $20,000 (pending).', true],
  ['Maddox Fund is giving $125,000.', true],
  ['Elm County Council $4,000', true],
  ['Church rent $2,000', false],
  ['Baker Lane $12,000', false],
  ['Van lease $14,400', false],
])('whether somebody else gives it: %s', (text, given) => {
  expect(isGift(text)).toBe(given);
});
