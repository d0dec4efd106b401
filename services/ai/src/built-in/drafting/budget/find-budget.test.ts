import { describe, expect, it } from 'vitest';
import { findBudget } from './find-budget.ts';

const read = (text: string) => {
  const found = findBudget(text);
  return (
    found && {
      costs: found.costs.map(({ label, amount }) => `${label}: ${amount}`),
      total: found.total?.amount,
      asked: found.asked?.amount,
      said: found.said.map((each) => each.text),
    }
  );
};

describe('a budget as tired people type it', () => {
  it('keeps how a cost is reckoned', () => {
    expect(
      read(
        'guide 6 h x 40 weeks at $20 = $4,800, bread $700, room hire 2 rooms $500. Total $6,000. We ask for $5,000, the Garden Club of Orle gives $600 and $400 comes from our own reserves',
      ),
    ).toEqual({
      costs: ['Guide (6 hours × 40 weeks × $20): 4800', 'Bread: 700', 'Room hire 2 rooms: 500'],
      total: 6_000,
      asked: 5_000,
      said: [
        'We ask for $5,000.',
        'The Garden Club of Orle gives $600 and $400 comes from our own reserves.',
      ],
    });
  });

  it('ends where the costs come to the total, whatever is told of who pays', () => {
    const found = findBudget(
      'Budget\n- van $4,500\n- shelves $1,200\n- tires $300\nTotal $6,000\n\nWhere from: Orle County $1,000 (voted in May). Our own $900, in the bank.',
    );
    expect(found?.costs.map(({ amount }) => amount)).toEqual([4_500, 1_200, 300]);
    expect(found?.total?.amount).toBe(6_000);
    expect([...(found?.said ?? []).map(({ text }) => text), found?.rest].join(' ')).toContain(
      'Orle County $1,000',
    );
  });

  it.each([
    ['music, stands, valve oil £904', 'Music, stands, valve oil: 904'],
    ['waders, ropes, two used boats ...... £904', 'Waders, ropes, two used boats: 904'],
    ["printing, interpreters' thank-you £904", "Printing, interpreters' thank-you: 904"],
  ])('takes things in a row for one cost: %s', (line, cost) => {
    expect(read(`costs\nhall 38 x £34 = £1,292\n${line}\nbus £804\n= £3,000`)).toMatchObject({
      costs: ['Hall (38 × £34): 1292', cost, 'Bus: 804'],
      total: 3_000,
    });
  });

  it('reads a share of the whole, and what the money is for', () => {
    expect(
      read(
        '£1,500 of £2,400. Driver £30 x 40 = £1,200; 10 old drums at £60 = £600; two trips £600. We ask for the driver and £300 of the drums.',
      ),
    ).toEqual({
      costs: ['Driver (£30 × 40): 1200', '10 old drums (at £60): 600', 'Two trips: 600'],
      total: 2_400,
      asked: 1_500,
      said: [
        'We request £1,500 of a total of £2,400.',
        'We ask for the driver and £300 of the drums.',
      ],
    });
  });

  it.each([
    [
      'one cost a line',
      '- Cook: $900\n- Bread approx. $100\nTotal $1,000',
      ['Cook: 900', 'Bread: 100'],
    ],
    [
      'dashes between',
      'Cook $900 - bread $100 - bus $50. Total $1,050',
      ['Cook: 900', 'Bread: 100', 'Bus: 50'],
    ],
    [
      'thousands as k',
      'cook 9k, bread 1.5k, bus 500, total $11k',
      ['Cook: 9000', 'Bread: 1500', 'Bus: 500'],
    ],
    ['columns', 'Cook | $900\nBread\t$100\nTotal\t$1,000', ['Cook: 900', 'Bread: 100']],
    [
      'two years',
      'Year 1: cook $900, bread $100\nYear 2: cook $950, bread $100\nTotal $2,050',
      ['Cook, year 1: 900', 'Bread, year 1: 100', 'Cook, year 2: 950', 'Bread, year 2: 100'],
    ],
    [
      'tax',
      'Lamps £500 + VAT; printer £100 plus VAT = £120; glue £30. Total £650',
      ['Lamps (+ VAT): 500', 'Printer (£100 plus VAT): 120', 'Glue: 30'],
    ],
    [
      'another currency',
      'Nurse KES 40,000 = £240; tents £90; nets £70. In all £400',
      ['Nurse (KES 40,000): 240', 'Tents: 90', 'Nets: 70'],
    ],
    [
      'dollars of the sum',
      'C$1,000 of C$1,500. Cook $900; bread $600.',
      ['Cook: 900', 'Bread: 600'],
    ],
    [
      'a cost that only its product gives',
      '10 drums at $60; bread $100. Total $700',
      ['10 drums at $60: 600', 'Bread: 100'],
    ],
  ])('reads %s', (_, text, costs) => {
    expect(read(text)?.costs).toEqual(costs);
  });

  it('does not count what is given in kind where the total does not', () => {
    const found = findBudget('Cook $900, hall in-kind $400, bread $100. Total $1,000');
    expect(found?.costs.map(({ amount }) => amount)).toEqual([900, 100]);
    expect(found?.inKind.map(({ amount }) => amount)).toEqual([400]);
  });

  it.each([
    'We raised $900 in 2023, $1,000 in 2024 and $1,200 in 2025.',
    'Income: grants $900, gifts $400, fees $300.',
    'The Hale Foundation gave $900, the Rotary Club $400 and our members $200.',
    'The roof costs $900.',
    'We serve 40 people, 12 of them children, every week.',
  ])('is none: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('leaves the rest of the text as it was', () => {
    expect(
      findBudget('We mend boats.\nCook $900, bread $100, bus $50. Total $1,050. The sea is cold.')
        ?.rest,
    ).toBe('We mend boats.\nThe sea is cold.');
  });
});

describe('a budget with traps', () => {
  it('takes no price of an hour for a cost', () => {
    expect(
      read(
        'Driver for 20 hours a week at $21.50, 52 weeks: $22,360. Mileage, 58 cents a kilometre, 15,000 km: $8,700. The phone line that lets him work from home: $3,190. So the whole thing is $34,250.',
      ),
    ).toMatchObject({
      costs: [
        'Driver for 20 hours a week at $21.50, 52 weeks: 22360',
        'Mileage, 58 cents a kilometre, 15,000 km: 8700',
        'Phone line that lets him work from home: 3190',
      ],
      total: 34_250,
    });
  });

  it('takes what comes in for no cost, though together it comes to the total', () => {
    expect(
      read(
        'TOTAL COST: $100,000\nOTHER MONEY: Orle Works contract $30,000 (signed). Café income $20,000. Hale Foundation $50,000 (pending).',
      )?.costs ?? [],
    ).not.toContainEqual(expect.stringContaining('OTHER MONEY'));
  });

  it('reads a list whose dots lead to its amounts, whoever is spoken of in it', () => {
    expect(
      read(
        'BUDGET for 2027\n Legal worker (Bea Anaya), 0.6 FTE ...... $37,800\n Coordinator, new, half time .......... $24,500\n Fees for 20 people who fall in the gap @ $380 ........ $7,600\n TOTAL .......... $69,900\n\nWho pays:\n this request ......... $60,000\n',
      ),
    ).toMatchObject({
      costs: [
        'Legal worker (Bea Anaya), 0.6 FTE: 37800',
        'Coordinator, new, half time: 24500',
        'Fees for 20 people who fall in the gap @ $380: 7600',
      ],
      total: 69_900,
    });
  });
});
