import { describe, expect, it } from 'vitest';
import { summedCosts } from './summed-costs.ts';

const read = (text: string): string[] | undefined =>
  summedCosts(text, 'USD')?.costs.map(({ label, amount }) => `${label}: ${amount}`);

describe('costs that their total proves', () => {
  it('are read from lines without a sign', () => {
    expect(
      read(
        'Money:\ncoordinator/driver 0.5 FTE 12 months  24,000\nvan lease, refrigerated, 12 x 600   7,200\ninsurance + fuel   3,850\nTOTAL 35,050\nFood itself is not in there.',
      ),
    ).toEqual([
      'Coordinator/driver 0.5 FTE 12 months: 24000',
      'Van lease, refrigerated (12 × 600): 7200',
      'Insurance and fuel: 3850',
    ]);
  });

  it('are read with how they are reckoned, whatever sign stands inside', () => {
    expect(
      read(
        '- costs\n   coordinator 78 wks x 10 h x £14.20 = 11,076\n   tools 3,900\n   leaflets, sign 400\n   = 15,376\n- want 15,000 from the lottery',
      ),
    ).toEqual([
      'Coordinator (78 weeks × 10 hours × £14.20): 11076',
      'Tools: 3900',
      'Leaflets, sign: 400',
    ]);
  });

  it('are read from one long sentence, with a number in words', () => {
    expect(
      read(
        'Four teaching artists, each three hours a week at $45 an hour which is $16,200 all together; renting 40 instruments at $110 is $4,400; the commission is 3,000; and printing and the survey six hundred forty. So $24,240 in all and we ask the city for 17,000.',
      ),
    ).toEqual([
      'Four teaching artists, each three hours a week at $45 an hour: 16200',
      'Renting 40 instruments at $110: 4400',
      'Commission: 3000',
      'Printing and the survey: 640',
    ]);
  });

  it('are named without what announces them, before a sum that a sentence points to', () => {
    expect(
      read(
        "Money, Ana made me write it properly: kiln 2 x $450 = $900; clay $300; glazes $120. That's $1,320. We'd ask for $1,000.",
      ),
    ).toEqual(['Kiln (2 × $450): 900', 'Clay: 300', 'Glazes: 120']);
  });

  it('are read from clauses that commas divide, and over a sum alone in its line', () => {
    expect(
      read(
        'Amina at three quarter time is $47,250, evaluation, translation and exam fees 24 times $900 is $21,600, Walt is $8,400, which makes seventy-seven thousand two hundred and fifty.',
      ),
    ).toEqual([
      'Amina at three quarter time: 47250',
      'Evaluation, translation and exam fees 24 times $900: 21600',
      'Walt: 8400',
    ]);
    expect(read('COSTS\ntapes 212 x 38 = 8,056\nofficer 16 mo 23,200\n31,256')).toEqual([
      'Tapes (212 × 38): 8056',
      'Officer 16 months: 23200',
    ]);
  });

  it('are read under a total in words, past a remark', () => {
    expect(
      read(
        'Costs\ninsulation 4,200\nfurniture 2nd hand 900\n(both quoted)\ninsurance goes up by 260\nTotal five thousand three hundred and sixty.',
      ),
    ).toEqual(['Insulation: 4200', 'Furniture 2nd hand: 900', 'Insurance: 260']);
  });

  it.each([
    'We served 40 children in 2023\nand 60 in 2024\nTotal 120',
    'cook 900\nbread 100\nTotal 1,200',
    'Total 900',
    '40 men\n60 women\nIn all we are glad.',
  ])('are none where nothing comes to it: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it('keeps what a comma parts from its amount', () => {
  expect(
    read(
      'Mei Tran would be the dispatcher, 10 hrs a week x 48 wks x $19 = 9,120. Mileage is the big one, 26,000 miles at 40 cents, 10,400. We need a glass door fridge, the quote from Orle is 3,650. Software is 160 a month so 1,920 for the year. All that makes $25,090.',
    ),
  ).toEqual([
    'Mei Tran would be the dispatcher, 10 hours a week x 48 weeks x $19: 9120',
    'Mileage, 26,000 miles at 40 cents: 10400',
    'Glass door fridge, quote from Orle: 3650',
    'Software is 160 a month: 1920',
  ]);
});

it('reads what brackets reckon', () => {
  const found = summedCosts(
    '- 10 ramps (780 ea = 7,800)\n- 8 steps (310 ea = 2,480)\n- insurance 900\n- total 11,180. ask 9,000',
    'USD',
  );
  expect(found?.costs.map(({ label, amount }) => [label, amount])).toEqual([
    ['10 ramps (780 each)', 7800],
    ['8 steps (310 each)', 2480],
    ['Insurance', 900],
  ]);
});

it('goes on from the direct costs to the whole request', () => {
  const found = summedCosts(
    'Manager, 20 hours x 50 weeks x $24: $24,000. Cards for a first visit, 150 x $10: $1,500. Printing: $500. Direct costs: $26,000. Indirect at 10 percent: $2,600. Total request: $28,600.',
    'USD',
  );
  expect(found?.costs.map(({ amount }) => amount)).toEqual([24_000, 1500, 500, 2600]);
  expect(found?.total).toBe(28_600);
});

it('keeps what stands before the first comma of a list', () => {
  expect(
    read(
      'All in, $9,600. Nets, ropes and floats $2,400, wiring the shed $1,200, wages $6,000. That makes $9,600.',
    ),
  ).toEqual(['Nets, ropes and floats: 2400', 'Wiring the shed: 1200', 'Wages: 6000']);
});
