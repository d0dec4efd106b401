import { describe, expect, it } from 'vitest';
import { moneyItems } from './money-items.ts';

const found = (additionalInfo: string) =>
  moneyItems({ name: 'Elm Street Arts', additionalInfo }, []).items.map(({ label, amount }) => [
    label,
    amount,
  ]);

describe('budget lines', () => {
  it.each([
    [
      'Coordinator: $30,000\nSupplies - $5,000',
      [
        ['Coordinator', 30_000],
        ['Supplies', 5_000],
      ],
    ],
    [
      '- Van lease $14.4k\n- Instruments and repair: $9,600',
      [
        ['Van lease', 14_400],
        ['Instruments and repair', 9_600],
      ],
    ],
    [
      'Nurse salary $52,000, fuel $4,200 and supplies $6,300',
      [
        ['Nurse salary', 52_000],
        ['Fuel', 4_200],
        ['Supplies', 6_300],
      ],
    ],
    [
      '$20,000 for a coordinator; $3,000 for food',
      [
        ['Coordinator', 20_000],
        ['Food', 3_000],
      ],
    ],
    [
      'Asking $61,000 - 2 cooks (Ana Bell, 7 yrs; Joe Orr) + 1 driver $45,000 wages, $9,000 fuel, $7,000 pans and trays',
      [
        ['Wages: 2 cooks (Ana Bell, 7 years; Joe Orr) and 1 driver', 45_000],
        ['Fuel', 9_000],
        ['Pans and trays', 7_000],
      ],
    ],
    [
      'need a welder 15 hrs/wk $12,000\nshop rent $900/month\nsteel $4,000',
      [
        ['Welder 15 hours a week', 12_000],
        ['Steel', 4_000],
      ],
    ],
    [
      'We ask for $125,000 for one year: $72,000 for a nurse practitioner at 0.6 FTE, $28,500 for cameras and supplies, $14,500 for two community health workers at eight hours a week each, and $10,000 for evaluation. The clinic adds $31,000 of its own.',
      [
        ['Nurse practitioner at 0.6 FTE', 72_000],
        ['Cameras and supplies', 28_500],
        ['Two community health workers at eight hours a week each', 14_500],
        ['Evaluation', 10_000],
      ],
    ],
    [
      'We request $150,000 over two years: personnel $81,000, fencing materials $39,000, travel $7,200, water testing $13,800 and overhead of 6% ($9,000).',
      [
        ['Personnel', 81_000],
        ['Fencing materials', 39_000],
        ['Travel', 7_200],
        ['Water testing', 13_800],
        ['Overhead of 6%', 9_000],
      ],
    ],
    [
      'The project costs €160,000: €81,000 for personnel, €39,000 for materials and €40,000 for travel. The Province adds €40,000.',
      [
        ['Personnel', 81_000],
        ['Materials', 39_000],
        ['Travel', 40_000],
      ],
    ],
    [
      'We ask for $9,500 to open a fifth Saturday site in Grayslake in September 2027: $5,200 for a part-time site coordinator, $2,300 for books and $2,000 for training.',
      [
        ['Part-time site coordinator', 5_200],
        ['Books', 2_300],
        ['Training', 2_000],
      ],
    ],
    [
      'We need $8,000 for staff, $3,000 for food and $4,000 for travel.',
      [
        ['Staff', 8_000],
        ['Food', 3_000],
        ['Travel', 4_000],
      ],
    ],
    [
      'Staff time at two days a week comes to $24,000, printing to $3,000.',
      [
        ['Staff time at two days a week', 24_000],
        ['Printing', 3_000],
      ],
    ],
  ])('%s', (text, items) => {
    expect(found(text)).toEqual(items);
  });

  it('are told apart from what a project costs, what is asked for, and what is added', () => {
    const all = (additionalInfo: string) =>
      moneyItems({ name: 'Elm Street Arts', additionalInfo }, []);
    const costs = all(
      'The project costs €160,000: €81,000 for personnel, €39,000 for materials and €40,000 for travel. The Province adds €40,000.',
    );
    expect(costs.asked).toBeUndefined();
    expect(costs.statedTotals).toMatchObject([{ amount: 160_000 }]);
    expect(costs.support).toMatchObject([{ amount: 40_000 }]);
    const request = all(
      'We request $15,000 over two years: staff $9,000 and travel $6,000. The clinic adds $3,000 of its own.',
    );
    expect(request.asked).toMatchObject({ amount: 15_000 });
    expect(request.support).toMatchObject([{ amount: 3_000 }]);
    expect(all('We need $8,000 for staff and $3,000 for food.').asked).toBeUndefined();
  });

  it('are not money that came in, totals, or a single remark', () => {
    expect(found('We raised $90,000 last year. Our annual budget is $400,000.')).toEqual([]);
    expect(found('The roof costs $12,000.')).toEqual([]);
    const { items, statedTotals } = moneyItems(
      { name: 'x', additionalInfo: 'Food: $100\nRent: $200\nTotal: $350' },
      [],
    );
    expect(items).toHaveLength(2);
    expect(statedTotals).toEqual([expect.objectContaining({ amount: 350 })]);
  });
});

describe('a cost', () => {
  it.each([
    ['Safety class, 6 hours per driver: $1,900', 'Safety class, 6 hours per driver', 1_900],
    ['Hall hire 9 nights = $450', 'Hall hire 9 nights', 450],
  ])('may say how much of it is paid for: %s', (line, label, amount) => {
    const { items } = moneyItems({ name: 'x', additionalInfo: `${line}\nPaint: $200` }, []);
    expect(items[0]).toMatchObject({ label, amount });
  });

  it('is no rate', () => {
    const { items } = moneyItems(
      { name: 'x', additionalInfo: 'Cost per rider: $40\nPaint: $200\nRope: $90' },
      [],
    );
    expect(items.map(({ label }) => label)).toEqual(['Paint', 'Rope']);
  });

  it('is not what others are asked for', () => {
    const found = moneyItems(
      { name: 'x', additionalInfo: 'Paint: $200\nRope: $90\nWe are asking Hale Trust for $3,000' },
      [],
    );
    expect(found.asked).toBeUndefined();
    expect(found.support).toEqual([expect.objectContaining({ amount: 3_000 })]);
  });
});

describe('what is asked for', () => {
  it('is taken from the sum before its parts, and still to be said', () => {
    const found = moneyItems(
      { name: 'x', additionalInfo: 'Asking $30,000: wages $22,000, seeds $5,000, fuel $3,000' },
      [],
    );
    expect(found.asked).toMatchObject({ amount: 30_000 });
    expect(found.untold).toBe('$30,000');
    expect(found.items).toHaveLength(3);
  });
});

describe('amounts of a sentence that tells the money in its own way', () => {
  it.each([
    [
      'a whole and what it is made of',
      'The whole cost is $96,000, of which $61,000 is building work, $22,000 drawings and permits, $8,000 trees, and $5,000 counting.',
    ],
    [
      'items of which only some are read',
      'We ask for $28,500. That pays $11,400 for moulds, $7,200 for the cups ($6 a pair), $6,300 so that Ned can drive on Fridays, $2,100 diesel, and $1,500 for the interpreter.',
    ],
  ])('make no table that its writer would not know: %s', (_, told) => {
    const sum = found(told).reduce((all, [, amount]) => all + Number(amount), 0);
    expect([0, 96_000, 28_500]).toContain(sum);
  });
});
