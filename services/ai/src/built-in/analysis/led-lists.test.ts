import { describe, expect, it } from 'vitest';
import type { Block } from '@grantwright/shared/contract';
import { withLedLists } from './led-lists.ts';

const kinds = (...texts: string[]): string[] =>
  withLedLists(texts.map((text): Block => ({ type: 'paragraph', text }))).map(({ type }) => type);

describe('lines under a lead', () => {
  it('are the items of a list that lost its bullets', () => {
    expect(
      kinds(
        'Your letter of two pages should address the following:',
        'What the heron needs and why you can give it',
        'The people who will do the work, and their experience',
        'What it will cost',
        'Letters are read by the board in May, and everybody gets an answer.',
      ),
    ).toEqual(['paragraph', 'item', 'item', 'item', 'paragraph']);
  });

  it('end before the title of a longer text', () => {
    expect(
      kinds(
        'The request must include the following information:',
        'A description of the marsh that the project is to restore',
        'The names of those who will carry out the work on it',
        'The amount asked for and what else has been promised',
        'Dates to remember',
        'The foundation prefers to receive requests in the spring, although it reads all those that reach it before the end of the year.',
      ),
    ).toEqual(['paragraph', 'item', 'item', 'item', 'paragraph', 'paragraph']);
  });

  it.each([
    [
      'an address',
      [
        'Please send the completed form by mail to the address below:',
        'Heron Trust',
        '4 Mill Lane',
        'Otterby',
      ],
    ],
    ['fewer than three lines', ['The request must include the following:', 'A budget', 'A plan']],
    [
      'sentences',
      [
        'Please note the following rules of the fund:',
        'We fund no buildings.',
        'We fund no salaries.',
        'We fund no travel.',
      ],
    ],
    [
      'lines with numbers of their own',
      ['The request must include the following:', '1.a budget', '2.a plan', '3.a map'],
    ],
  ])('are left alone where they are %s', (_, texts) => {
    expect(kinds(...texts)).not.toContain('item');
  });
});
