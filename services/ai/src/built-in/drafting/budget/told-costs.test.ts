import { expect, it } from 'vitest';
import { toldCosts } from './told-costs.ts';

const read = (text: string) =>
  toldCosts(text)?.costs.map(({ label, amount }) => `${label}: ${amount}`);

it('reads costs that sentences tell, each with what it is reckoned from', () => {
  expect(
    read(
      'Ana Ruiz, our baker since 2019, will teach. Her time is 10 hours a week over 30 weeks at $20, which is $6,000. Two older pupils will help her, four hours a week each for 30 weeks at $12, together $2,880. Flour and yeast cost $9 a lesson ($540); aprons $15 a child ($600). An oven is $1,400, and our insurance share is $80. The total is $11,500. We ask for $9,000.',
    ),
  ).toEqual([
    'Ana Ruiz’s time (10 hours a week over 30 weeks at $20): 6000',
    'Two older pupils will help her (four hours a week each for 30 weeks at $12): 2880',
    'Flour and yeast ($9 a lesson): 540',
    'Aprons ($15 a child): 600',
    'Oven: 1400',
    'Our insurance share: 80',
  ]);
});

it('keeps what is said behind an amount', () => {
  expect(
    read(
      'We rent 32 drums at £90, which is £2,880; eight more come from our own store. Books are £22 a child, £880. The mentors receive £200 each, £1,200. Travel is £560 and the two concerts £1,400. Altogether this is £6,920.',
    ),
  ).toEqual([
    '32 drums at £90; eight more come from our own store: 2880',
    'Books (£22 a child): 880',
    'Mentors (£200 each): 1200',
    'Travel: 560',
    'Two concerts: 1400',
  ]);
});

it('reads costs that come to what is asked for', () => {
  expect(
    read(
      'We want R640,000 for a year. Money, roughly: stipends for ten helpers are R384,000. Books R118,000, that is about 2,950 books. Shelves and mats R76,000. Training R62,000 (two weeks in Orle).',
    ),
  ).toEqual([
    'Stipends for ten helpers: 384000',
    'Books; that is about 2,950 books: 118000',
    'Shelves and mats: 76000',
    'Training (two weeks in Orle): 62000',
  ]);
});

it('reads what each amount is for where that follows it', () => {
  expect(
    read(
      'We request $9,500 for a year. Of this, $5,200 pays two night nurses, $1,900 leases and insures one van, $1,600 is for training and $800 is for the phone.',
    ),
  ).toEqual([
    'Two night nurses: 5200',
    'Leases and insures one van: 1900',
    'Training: 1600',
    'Phone: 800',
  ]);
});

it('reads what somebody quoted and what a year of it costs, and keeps what stands between', () => {
  const found = toldCosts(
    'So: a boat. Hale Marine in Orle has quoted us $40,000 for a used work boat with a cabin. We would sail two routes. The first goes out in May. We will take on a half-time mate at $20,000 a year. Rope is $900, fuel $6,100. All of it together is $67,000.',
  );
  expect(found?.costs.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
    'Used work boat with a cabin (quote of Hale Marine in Orle): 40000',
    'Half-time mate: 20000',
    'Rope: 900',
    'Fuel: 6100',
  ]);
  expect(found?.between).toEqual(['We would sail two routes.', 'The first goes out in May.']);
});

it.each([
  'Rent is $900 and lessons are $1,200. The total is $2,200.',
  'The county has promised $900 and we ask for $1,200. The total is $2,100.',
  'We served $900 worth of meals. Lessons are $1,200.',
])('reads none where they do not come to a stated total: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

it('hears a total that only "That is" leads to', () => {
  expect(
    read(
      'Mei Tran will lead. Her time is ten hours a week for 48 weeks at $24 ($11,520). Stakes cost $2.40 apiece ($2,160), and insurance $400. That is $14,080. We ask for $9,000.',
    ),
  ).toEqual([
    'Mei Tran’s time (ten hours a week for 48 weeks at $24): 11520',
    'Stakes ($2.40 apiece): 2160',
    'Insurance: 400',
  ]);
});

it('reads costs behind the total that is named first', () => {
  const found = toldCosts(
    'The program costs $19,120. The coordinator works 16 hours a week for 40 weeks at $25, which is $16,000. Interpreters cost $120 for each of the 22 days, $2,640. Two printers at $240 are $480. We ask for $9,000.',
  );
  expect(found?.costs.map(({ amount }) => amount)).toEqual([16_000, 2640, 480]);
  expect(found?.total).toBe(19_120);
});

it('does not stop where the first costs happen to come to what is asked for', () => {
  const found = toldCosts(
    'Ten kayaks at $210 come to $2,100. Paddles $500. Vests $400. Going round to teach, $300 in mileage. Printing $150. And the trailer, so that they can come along, $1,550. All together $5,000. I would ask the fund for $3,300.',
  );
  expect(found?.costs.map(({ amount }) => amount)).toEqual([2100, 500, 400, 300, 150, 1550]);
  expect(found?.total).toBe(5000);
  expect(
    toldCosts('We ask for $3,000. Kayaks are $2,100. Paddles $500. Vests $400. Printing $150.'),
  ).toBeUndefined();
});

it('reads what a request is divided into, amounts before or behind their things', () => {
  expect(
    read(
      'The request is $41,200 over a year. Of that, $23,800 pays a second tutor for 20 hours a week, 50 weeks, at $23.80 an hour. A loom with delivery is $9,900. Wool for three groups comes to $4,300, and lamps for the hall to $3,200.',
    ),
  ).toEqual([
    'Second tutor for 20 hours a week, 50 weeks, at $23.80 an hour: 23800',
    'Loom with delivery: 9900',
    'Wool for three groups: 4300',
    'Lamps for the hall: 3200',
  ]);
  expect(
    read(
      'REQUEST: $95,000\nOTHER MONEY: Orle Works contract $60,000 (signed). Café income $40,000.\nTHE $95,000 GOES TO: two cooks, $68,000. Stipends of $300 for each of 50 trainees, $15,000. Test fees, $80 apiece, $4,000. Shoes and knives, $8,000.',
    ),
  ).toEqual([
    'Two cooks: 68000',
    'Stipends ($300 for each of 50 trainees): 15000',
    'Test fees, $80 apiece: 4000',
    'Shoes and knives: 8000',
  ]);
});
