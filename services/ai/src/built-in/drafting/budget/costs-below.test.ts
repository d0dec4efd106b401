import { describe, expect, it } from 'vitest';
import { costsBelow } from './costs-below.ts';

const read = (text: string): string[] | undefined =>
  costsBelow(text, 'USD')?.costs.map(({ label, amount }) => `${label}: ${amount}`);

describe('costs below a total', () => {
  it('are told in a sentence, each with its amount in brackets', () => {
    expect(
      read(
        'We ask for $30,000 towards a project of $52,000. The costs are the press with its table ($41,000), a printer at 8 hours a week ($9,600), and paper ($1,400). The rest is ours.',
      ),
    ).toEqual(['Press with its table: 41000', 'Printer at 8 hours a week: 9600', 'Paper: 1400']);
  });

  it('are lines under a heading that names it, with or without signs', () => {
    expect(
      read(
        'MONEY for 2 yrs, total 22,600:\nnurse 2 x 8,000 = 16,000\nfuel 5,400\nphones 1,200\nWe ask for 9,000.',
      ),
    ).toEqual(['Nurse (2 × 8,000): 16000', 'Fuel: 5400', 'Phones: 1200']);
    expect(
      read(
        'MONEY total 19,400, asking 9,000\n- digger 12,300; seed 4,100; fence 3,000\n- have: county 10,400',
      ),
    ).toEqual(['Digger: 12300', 'Seed: 4100', 'Fence: 3000']);
  });

  it('end where they come to it, though others give money further down', () => {
    expect(
      read(
        'TOTAL COST: $34,000\n\nBUDGET:\nLawyer $20,000\nInterpreter $9,000\nRent $5,000\n\nOTHER MONEY: bar fund $4,000 (confirmed), donors $2,000 (to be raised)',
      ),
    ).toEqual(['Lawyer: 20000', 'Interpreter: 9000', 'Rent: 5000']);
  });

  it('are none where they do not come to it to the cent, or two figures do by chance', () => {
    expect(
      read('Total cost: $34,000\nLawyer $20,000\nInterpreter $9,000\nRent $4,999'),
    ).toBeUndefined();
    expect(
      read('A budget of $3,000. In 2024 the choir got $1,000, the band $2,000.'),
    ).toBeUndefined();
    expect(read('Rent $20,000\nFuel $9,000\nFood $5,000')).toBeUndefined();
  });

  it('keep what stands before the first comma of their list', () => {
    expect(
      read(
        'Money. All in, $9,600. Nets, ropes and floats $2,400, wiring the shed $1,200, youth wages $6,000. We ask for $2,400.',
      ),
    ).toEqual(['Nets, ropes and floats: 2400', 'Wiring the shed: 1200', 'Youth wages: 6000']);
  });
});
