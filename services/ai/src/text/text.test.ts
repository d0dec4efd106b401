import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';
import { findMoney, formatMoney } from './money.ts';
import { findNumbers, parseNumber } from './numbers.ts';
import { findTimes, formatTime } from './times.ts';

describe('findMoney', () => {
  it.each([
    ['up to $275,000 in direct costs', [275000]],
    ['$1.2 million', [1200000]],
    ['between $5,000 and $10,000', [5000, 10000]],
    ['$1 to $2 million', [1e6, 2e6]],
    ['between $1-4mn in grants', [1e6, 4e6]],
    ['in the $100-500k range', [1e5, 5e5]],
    ['awards of $500-5000 to be granted', [500, 5000]],
    ['ranging between 500 and 2000 EUR', [500, 2000]],
    ['between EUR 2 and 4 million', [2e6, 4e6]],
    ['EUR 6 000 – 24 000', [6000, 24000]],
    ['the 2,000 euros of 2025-2026', [2000]],
    ['from 2019 to 5000 EUR', [5000]],
    ['for the amount of US$ 50.000.', [50000]],
    ['$1.125 million', [1125000]],
    ['A total of $2,535,000 million in funding', [2535000]],
    ['4,000,000 Kč (≈ €163,200)', [4e6, 163200]],
    ['$500 and 30 k visitors', [500]],
    ['awards of $5K-$25k', [5000, 25000]],
    ['500 dollars', [500]],
    ['ten thousand dollars', [10000]],
    ['section 4.2 and 60 pages', []],
    ['$50,000.', [50000]],
  ])('%s', (text, amounts) => {
    expect(findMoney(text).map((money) => money.amount)).toEqual(amounts);
  });
  it.each([
    ['₹1,84,00,000 (₹1.84 crore), Rs. 4 lakh', [1.84e7, 1.84e7, 4e5], 'INR'],
    ['R2,940,000; R1.75 million; R75 each way; 72,000 rand', [2.94e6, 1.75e6, 75, 72e3], 'ZAR'],
    ['6.80 Australian dollars', [6.8], 'AUD'],
    ['R$ 5,000', [5e3], 'BRL'],
    ['an R01, an R21 or an R34; a model R2', [], ''],
  ])('knows how other countries write it: %s', (text, amounts, currency) => {
    expect(findMoney(text)).toMatchObject(amounts.map((amount) => ({ amount, currency })));
    expect(findMoney(text)).toHaveLength(amounts.length);
  });
  it('knows other currencies and their grouping', () => {
    expect(findMoney('EUR 3.000.000 or £10k or 50 000 EUR')).toMatchObject([
      { amount: 3e6, currency: 'EUR' },
      { amount: 1e4, currency: 'GBP' },
      { amount: 5e4, currency: 'EUR' },
    ]);
    expect(formatMoney({ amount: 1200000, currency: 'EUR' })).toBe('€1,200,000');
  });
});

describe('findDates', () => {
  it('takes no thousands behind a month for its day', () => {
    const found = findDates('9,000 in the ground by 26 Aug. 7,200 alive at the count');
    expect(found.map(({ text }) => text)).toEqual(['26 Aug.']);
  });

  it.each([
    ['Monday, June 2nd, 2025', '2025-06-02'],
    ['2 June 2025', '2025-06-02'],
    ['the 15th of September, 2026', '2026-09-15'],
    ['06/02/2025', '2025-06-02'],
    ['25/12/2025', '2025-12-25'],
    ['2025-06-02', '2025-06-02'],
    ['02.06.2025', '2025-06-02'],
    ['Sept. 5, 2025', '2025-09-05'],
  ])('%s', (text, iso) => {
    expect(findDates(text).map((date) => date.iso)).toEqual([iso]);
  });
  it('keeps what is not known unknown', () => {
    expect(findDates('by June 2 each year')).toMatchObject([{ month: 6, day: 2 }]);
    expect(findDates('by June 2 each year')[0]?.iso).toBeUndefined();
    expect(findDates('in March 2026')).toMatchObject([{ month: 3, year: 2026 }]);
    expect(findDates('you may 5 times apply; February 31, 2025')).toEqual([]);
    expect(findDates('phone 555-123-4567, section 4.2, 1/2 page')).toEqual([]);
  });
  it('reads lists and ranges', () => {
    expect(findDates('March 1 and September 1, 2026').map((date) => date.iso)).toEqual([
      '2026-03-01',
      '2026-09-01',
    ]);
  });
});

describe('days and hours in words', () => {
  it('are read', () => {
    expect(findDates('by the fifteenth of March, 2027')[0]).toMatchObject({ iso: '2027-03-15' });
    expect(findDates('the twenty-first of June')[0]).toMatchObject({ month: 6, day: 21 });
    expect(findTimes("by 4 o'clock on Thursday")[0]?.time).toBe('16:00');
  });
});

describe('findTimes', () => {
  it.each([
    [
      '5:00 PM local time of applicant organization.',
      '17:00',
      'local time of applicant organization',
    ],
    ['11:59 p.m. ET', '23:59', 'ET'],
    ['17:00 CET', '17:00', 'CET'],
    ['5 pm Eastern Standard Time', '17:00', 'Eastern Standard Time'],
    ['17:00:00 Brussels time', '17:00', 'Brussels time'],
    ['12:00 noon (PT)', '12:00', 'PT'],
    ['12:00 (noon) CEST', '12:00', 'CEST'],
    ['16:30 SAST', '16:30', 'SAST'],
    ['5.52 pm', '17:52', undefined],
    ['midnight', '23:59', undefined],
  ])('%s', (text, time, zone) => {
    expect(findTimes(text)).toMatchObject([{ time, ...(zone ? { zone } : {}) }]);
  });
  it('writes them back', () => expect(formatTime('17:00')).toBe('5:00 PM'));
});

describe('numbers', () => {
  it.each([
    ['sixty (60)', 60],
    ['twenty-five', 25],
    ['two hundred and fifty', 250],
    ['1,200', 1200],
    ['1.5 million', 1500000],
  ])('%s', (text, value) => expect(parseNumber(text)).toBe(value));
  it('are read with a k, which is no plan of section 401', () => {
    expect(findNumbers('41k meals and a 401k plan').map(({ value }) => value)).toEqual([41_000]);
  });

  it('finds them with percent and without money', () => {
    expect(findNumbers('at least 25 percent of 40 students, sixty (60) pages, $500')).toMatchObject(
      [{ value: 25, percent: true }, { value: 40, percent: false }, { value: 60 }],
    );
  });
});

it('reads thousands that an apostrophe parts', () => {
  expect(parseNumber("15'000")).toBe(15_000);
  expect(parseNumber('1’200’000')).toBe(1_200_000);
  expect(findMoney("The cantons pay CHF 5'000 for every student.")[0]).toMatchObject({
    amount: 5_000,
    currency: 'CHF',
  });
  expect(findNumbers("The wall is 5'10 high.").map(({ value }) => value)).not.toContain(510);
});
