import { describe, expect, it } from 'vitest';
import { splitStatements } from '../statements/split-lines.ts';
import { itemizedIn } from './itemized.ts';
import { readRequest } from './request.ts';

const amounts = (text: string) => {
  const found = itemizedIn(splitStatements(text));
  return (
    found && {
      items: [...found.items.values()].map(({ label, amount }) => [label, amount]),
      asked: found.asked?.amount,
      whole: found.whole?.amount,
      rest: found.rest?.amount,
      currency: [...found.items.values()][0]?.currency,
    }
  );
};

describe('an itemized budget', () => {
  it('is the lines that add up to what is asked for, whatever they hold besides', () => {
    expect(
      amounts(
        'The whole project costs £11,200 and we ask for £9,600. Lead teacher, 36 weeks at 4 hours and £25: £3,600. Two carers, 36 weeks at 3 hours and £12 each: £2,592. Hall, 36 weeks at £40: £1,440. Fares, 36 weeks at £33: £1,188. Books: £780. The other £1,600, for checks and training, comes from our own funds.',
      ),
    ).toEqual({
      items: [
        ['Lead teacher, 36 weeks at 4 hours and £25', 3_600],
        ['Two carers, 36 weeks at 3 hours and £12 each', 2_592],
        ['Hall, 36 weeks at £40', 1_440],
        ['Fares, 36 weeks at £33', 1_188],
        ['Books', 780],
      ],
      asked: 9_600,
      whole: 11_200,
      rest: 1_600,
      currency: 'GBP',
    });
  });

  it('is the lines that add up to the whole, in the currency of the whole', () => {
    expect(
      amounts(
        'In all CAD 900. Pianist, 6 sessions at $75: $450. Hall for two concerts: $300. Posters: $150. We pay $100 of this ourselves, so we ask for $800.',
      ),
    ).toMatchObject({ asked: 800, whole: 900, rest: 100, currency: 'CAD' });
  });

  it('is nothing where the lines add up to no stated amount', () => {
    expect(amounts('In all $1,000. Pianist: $450. Hall: $300. Posters: $150.')).toBeUndefined();
    expect(amounts('In all $750. Pianist: $450. Hall: $300.')).toBeUndefined();
  });
});

it('reads what is asked for behind what it costs', () => {
  expect(readRequest('The whole project costs £11,200 and we ask for £9,600.')?.amount).toBe(9_600);
  expect(readRequest('We pay $1,400 ourselves, so we ask for $6,000.')?.amount).toBe(6_000);
  expect(readRequest('The van costs $9,000 and the school pays $600.')).toBeUndefined();
});
