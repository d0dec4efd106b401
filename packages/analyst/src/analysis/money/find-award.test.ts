import { expect, it } from 'vitest';
import { heading, classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { findAward } from './find-award.ts';

const awardIn = (...texts: string[]) => {
  const { floor, ceiling, total, count } = findAward(
    classifiedUnits(texts.map(paragraph), () => ({ role: 'amount' })),
  );
  return {
    ...(floor && { floor: floor.amount }),
    ...(ceiling && { ceiling: ceiling.amount }),
    ...(total && { total: total.amount }),
    ...(count && { count: count.value, ...(count.to && { to: count.to }) }),
  };
};

it.each([
  ['Grants range from $10,000 to $75,000.', { floor: 10_000, ceiling: 75_000 }],
  ['Applicants may request up to $5,000.', { ceiling: 5_000 }],
  ['The maximum award is $20,000.', { ceiling: 20_000 }],
  ['The minimum grant is $1,000.', { floor: 1_000 }],
  ['Each recipient receives a grant of $2,500.', { floor: 2_500, ceiling: 2_500 }],
  ['A total of $600,000 is available.', { total: 600_000 }],
  ['The board may distribute up to $125 million per year.', { total: 125_000_000 }],
  ['We expect to make 12 awards.', { count: 12 }],
  ['Between 5 and 8 grants are planned; up to 8 grants will be made.', { count: 8 }],
  ['Expected number of awards: 15', { count: 15 }],
  ['Estimated Number of Awards: 30 to 50', { count: 30, to: 50 }],
  ['Anticipated number of grants: 4–6', { count: 4, to: 6 }],
  ['Proposals are limited to a total budget of $300,000.', { ceiling: 300_000 }],
  ['Projects may not exceed $40,000 in total.', { ceiling: 40_000 }],
  ['Anticipated funding amount: $27,800,000', { total: 27_800_000 }],
])('finds the award in "%s"', (text, award) => {
  expect(awardIn(text)).toEqual(award);
});

it('reads an amount before "awards" as money, not as a count', () => {
  expect(awardIn('Up to $15,000 awards are available to augment existing projects.')).toEqual({
    ceiling: 15_000,
  });
});

it('assigns each amount in a sentence to its clause', () => {
  expect(
    awardIn('Total funds available for 2027: $600,000; Project Awards: $10,000 - $75,000.'),
  ).toEqual({ floor: 10_000, ceiling: 75_000, total: 600_000 });
});

it('returns the smallest and largest of several award sizes', () => {
  expect(
    awardIn('Small grants: $1,000 to $5,000.', 'Large grants: up to $25,000 per project.'),
  ).toEqual({ floor: 1_000, ceiling: 25_000 });
});

it.each([
  'A match of at least $5,000 is required.',
  'The application fee is $25.',
  'Fellows are paid $30 per hour.',
  'A first installment of $2,500 is paid at the start.',
  'May we ask for a grant of $200,000?',
  'Applicants must have an annual budget under $500,000.',
  'In its history the fund has awarded grants of $40,000.',
  'Interns receive at least $300/week.',
  'In 2017 the state received an award of $71.7 million.',
])('does not find an award in "%s"', (text) => {
  expect(awardIn(text)).toEqual({});
});

it('does not mistake an amount below a title about pay for an award', () => {
  const units = classifiedUnits([heading('Salary'), paragraph('$52,000 - $61,000')], () => ({
    role: 'amount',
  }));
  expect(findAward(units)).toEqual({});
});

it('ignores unrelated units', () => {
  expect(
    findAward(classifiedUnits([paragraph('Grants of $5,000 were made.')], () => undefined)),
  ).toEqual({});
});

it('finds an amount below its title, with its quote and currency', () => {
  const units = classifiedUnits([heading('Award ceiling'), paragraph('€30,000')], (text) =>
    text.startsWith('€') ? { role: 'amount' } : undefined,
  );
  expect(findAward(units)).toMatchObject({
    ceiling: { amount: 30_000, currency: 'EUR', quote: '€30,000' },
  });
});
