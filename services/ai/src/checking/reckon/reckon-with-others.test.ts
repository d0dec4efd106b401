import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const sources: ClaimSources = {
  organizationInfo: {
    name: 'Gannet Row Boat Club',
    additionalInfo: [
      'Amount: $26,400. Total cost $39,900.',
      'Other money: Parish $6,000 (yes), Lions $2,500 (yes), plant sale and raffle $5,000 (half of it in the bank)',
      'Open 18 hours a week now, all of it at weekends.',
      'open two evenings, that takes us to 31 hours a week',
      'We row to 23 landings. We will add 9 new landings.',
      'The committee has 12 people and 8 are rowers.',
      'First crew: 15 started, 12 finished, two moved away and one had a baby.',
      'In 2028 we landed 4.5 million pounds of kelp. 1.8 million pounds of it was dulse, most of it from the north shore.',
      'coordinator/admin 6,100',
    ].join('\n'),
  },
  answers: [
    {
      question: 'How much do you request and for how long?',
      answer: '26,400, for sixteen months.',
    },
  ],
};

const choir: ClaimSources = {
  organizationInfo: { name: 'Wold Singers', additionalInfo: 'We would like $18,200 to tour.' },
  answers: [
    {
      question: 'Who else is giving to this project, and how much?',
      answer:
        'The Ingle Trust has promised $3,400 and two banks $1,900 between them. The fair brought in $1,150.',
    },
  ],
};

describe('what is reckoned from all that the sources give of it', () => {
  it.each([
    'Other sources provide $13,500.',
    'The parish, the Lions and our own sales bring in $13,500.',
    'Other givers pay about a third of the total cost.',
    'We would be open 13 more hours a week than now.',
    'The new boat will bring the number of landings to 32.',
    'Two thirds of the committee are rowers.',
    'Four out of every five in the first crew finished.',
    'Two fifths of the kelp that we landed in 2028 was dulse.',
    'Spread over the sixteen months, the grant comes to $1,650 a month.',
    'Coordination and administration take less than 16% of the total cost.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    ['Other sources provide $15,300.', '$15,300'],
    ['The parish and the Lions bring in $13,500.', '$13,500'],
    ['Other givers pay about half of the total cost.', 'half'],
    ['We would be open 15 more hours a week than now.', '15'],
    ['The new boat will bring the number of landings to 34.', '34'],
    ['Three quarters of the committee are rowers.', 'Three quarters'],
    ['Two thirds of the first crew finished.', 'Two thirds'],
    ['Three fifths of the kelp that we landed in 2028 was dulse.', 'Three fifths'],
    ['Spread over the sixteen months, the grant comes to $1,850 a month.', '$1,850'],
    ['Coordination and administration take less than 12% of the total cost.', '12%'],
  ])('is reported where it is another: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });

  it('takes what others give for no request', () => {
    expect(falseIn('Other givers add $6,450 to the grant.', choir)).toEqual([]);
    expect(falseIn('Other givers add $5,460 to the grant.', choir)).toContain('$5,460');
    expect(falseIn('We request $3,400 for our tour.', choir)).toContain('$3,400');
  });
});
