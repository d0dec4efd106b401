import { describe, expect, it } from 'vitest';
import type { ClaimSources } from '../claim-sources.ts';
import { falseIn } from '../fixtures/false-in.ts';

const notes = [
  'The whole project costs $84,600. We ask for $30,000. Alder River Bank has promised us $12,000, and the Tamsin Roy Fund gave $7,500 in May 2025. The remaining $35,100 should come from our yearly Lantern Supper, which made $31,250 in its last edition.',
  'It is for 90 singers. In 2025 we had 140 singers.',
  'Risers: $22,400. Robes and folders $9,300. Insurance for the risers $1,150. A grand piano $40,000. Posters $11,750.',
  '2025: 40,600 lb. pears 16,100 / plums 9,800 / quinces + medlars 8,200 / everything else 6,500',
  'We aim for 52,000 lb in 2026. Had to say no to about 14,000 lb in 2025, no cold room, no driver.',
  '2025 was a good year: 40,600 lb from 29 orchards.',
  'With us are 64 ushers, and we will train 18 more.',
  '20 pupils, 10 at each chapel.',
].join('\n');
const sources: ClaimSources = {
  organizationInfo: { name: 'Marl Hill Choir and Orchard', additionalInfo: notes },
};
const list: ClaimSources = {
  organizationInfo: {
    name: 'Fen Edge Ferry',
    additionalInfo:
      '- used ferry 41,300\n- landing stage 18,900\n- life vests 3,150\n- all in: 63,350\n- ask 30,000\n\nmoney so far\n- Reed Cutters Guild 9,000, in the bank\n- our own reserve 6,500 (voted May 4)\n- asked the Sluice Board fund for 11,000, answer in March\n- the rest we will beg for\n\nwhen\n- stage built 2027',
  },
};
const total: ClaimSources = {
  organizationInfo: {
    name: 'Crag Hospice',
    annualBudget: '2150000',
    additionalInfo:
      'BUDGET\n nurse, 1.0 ........ 61,400\n travel ........ 9,250\n TOTAL ........................... 70,650\nTotal of the hospice as a whole: see the accounts',
  },
  answers: [{ question: 'What is your request?', answer: 'CAD 42,000 for one year.' }],
};

describe('what is reckoned from amounts that the sentence names', () => {
  it.each([
    'We have $19,500 in hand or promised, from Alder River Bank and the Tamsin Roy Fund.',
    'Risers, robes and posters come to $43,450.',
    'The risers and the grand piano together cost $62,400.',
    'Pears and plums together came to 25,900 pounds.',
    'The grand piano alone takes nearly half of the budget.',
    "Pears, at 16,100 pounds, made up 40 percent of last season's crop.",
    'We aim for 52,000 pounds in 2026, which is 11,400 pounds more than in 2025.',
    'If the Lantern Supper brings as much as last time, $3,850 will still be missing.',
    'The project costs $940 per singer.',
    "Last season's crop came to 1,400 pounds per orchard.",
    'With 18 newly trained ushers our team of 64 will grow to 82.',
    'We teach 20 pupils, half of them at each chapel.',
  ])('is no alarm: %s', (text) => {
    expect(falseIn(text, sources)).toEqual([]);
  });

  it.each([
    [
      'We have $42,000 in hand or promised, from Alder River Bank and the Tamsin Roy Fund.',
      '$42,000',
    ],
    [
      'We have $20,500 in hand or promised, from Alder River Bank and the Tamsin Roy Fund.',
      '$20,500',
    ],
    // The insurance of the risers is not what they cost.
    ['Robes, posters and the piano come to $52,200.', '$52,200'],
    ['The risers and the grand piano together cost $41,150.', '$41,150'],
    ['Pears and plums together came to 24,300 pounds.', '24,300'],
    ['The grand piano alone takes two thirds of the budget.', 'two thirds'],
    ["Plums, at 9,800 pounds, made up 40 percent of last season's crop.", '40 percent'],
    ['We aim for 52,000 pounds in 2026, which is 12,400 pounds more than in 2025.', '12,400'],
    // So much was turned down; it is no difference of anything.
    ['We aim for 52,000 pounds in 2026, which is 14,000 pounds more than in 2025.', '14,000'],
    ['If the Lantern Supper brings as much as last time, $4,850 will still be missing.', '$4,850'],
    ['The project costs $604 per singer.', '$604'],
    ["Last season's crop came to 1,800 pounds per orchard.", '1,800'],
    ['With 18 newly trained ushers our team of 64 will grow to 92.', '92'],
    ['We teach 20 pupils, a quarter of them at each chapel.', 'a quarter'],
    ['Posters take a third of the budget.', 'a third'],
  ])('is reported where it does not follow: %s', (text, value) => {
    expect(falseIn(text, sources)).toContain(value);
  });
});

describe('what is left to raise', () => {
  it('is what the cost, the request and all that is listed leave', () => {
    expect(
      falseIn('If the Sluice Board gives the $11,000, only $6,850 will be left to raise.', list),
    ).toEqual([]);
    expect(falseIn('So far, $17,850 is still to be raised.', list)).toEqual([]);
  });

  it.each(['$7,850', '$26,850', '$13,350'])('is reported where it is not: %s', (value) => {
    expect(
      falseIn(`If the Sluice Board gives the $11,000, only ${value} will be left to raise.`, list),
    ).toContain(value);
  });
});

describe('a line of notes that gives the total', () => {
  it('is the whole, before what a report calls so', () => {
    expect(falseIn('The project has a total budget of CAD 70,650.', total)).toEqual([]);
    expect(falseIn('Our request is 59 percent of the total budget.', total)).toEqual([]);
    expect(falseIn('We ask for $30,000, a little less than half of the total.', list)).toEqual([]);
  });

  it.each([
    ['The project has a total budget of CAD 71,650.', 'CAD 71,650', total],
    ['Our request is 49 percent of the total budget.', '49 percent', total],
    ['We ask for $30,000, a third of the total.', 'a third', list],
  ] as const)('is no other amount: %s', (text, value, of) => {
    expect(falseIn(text, of)).toContain(value);
  });
});
