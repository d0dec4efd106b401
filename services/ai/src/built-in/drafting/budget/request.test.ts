import { describe, expect, it } from 'vitest';
import { readRequest, totalRequested } from './request.ts';

describe('a request', () => {
  it.each([
    [
      'We want $90,000 a year for 2 years: a cook and a driver',
      '$90,000 a year for 2 years',
      180_000,
    ],
    ['we ask for $12,500 per year over three years', '$12,500 per year over three years', 37_500],
    ['We are requesting $40,000 to mend the roof.', '$40,000', 40_000],
  ])('%s', (text, written, total) => {
    const request = readRequest(text);
    expect(request?.written).toBe(written);
    expect(request && totalRequested(request)).toBe(total);
  });

  it.each([
    'We need around $8,000 for a kiln.',
    'need $8,000',
    'The sum asked is $8,000 for two years:',
    'Amount requested: $8,000',
    'Grant sought: $8,000',
    'Our request comes to $8,000, 18 months.',
  ])('is in: %s', (text) => {
    expect(readRequest(text)?.amount).toBe(8_000);
  });

  it.each([
    'We need a kiln that costs $8,000.',
    'One midwife, $1,200 a month each, 24 months: $57,600',
    'Schools need $8,000 a year.',
    'We raised $90,000 a year for 3 years.',
    'Our annual budget is $310,000.',
  ])('is not in: %s', (text) => {
    expect(readRequest(text)).toBeUndefined();
  });
});

it('hears what somebody would like', () => {
  expect(readRequest('We would like £24,600 over eighteen months to do two things.')).toMatchObject(
    {
      amount: 24_600,
      currency: 'GBP',
    },
  );
  expect(readRequest('We would like a van, which costs £9,000.')).toBeUndefined();
});
