import { describe, expect, it } from 'vitest';
import type { SectionWork } from './list-section-work.ts';
import type { ModelNote } from './split-notes.ts';
import { verifyNotes } from './verify-notes.ts';

const section: SectionWork = {
  name: 'Budget',
  description: 'List all costs.',
  detail: undefined,
  asksForMoney: true,
  limit: undefined,
  computed: '',
  rules: [
    {
      text: 'The grant pays for no vehicles.',
      quote: 'Funds may not be used to purchase vehicles or land.',
      page: 4,
    },
  ],
  generalRules: [{ text: 'Awards are at most $9,000.' }],
};
const sources = [
  'List all costs.',
  'Funds may not be used to purchase vehicles or land.',
  'The van costs $14,000. Marta Lind drives it. Founded in 1998.',
  'Our report: founded in 2001.',
];
const verified = (overrides: Partial<ModelNote>) =>
  verifyNotes(
    [
      {
        kind: 'unallowed-cost',
        text: 'The van for $14,000 is a vehicle.',
        quote: 'may not be used to purchase vehicles',
        ...overrides,
      },
    ],
    section,
    sources,
  );

describe('verifyNotes', () => {
  it("quotes the rule in the funder's words, with its page", () => {
    expect(verified({})).toEqual([
      {
        section: 'Budget',
        kind: 'unallowed-cost',
        text: 'The van for $14,000 is a vehicle.',
        quote: 'may not be used to purchase vehicles',
        page: 4,
      },
    ]);
  });

  it("replaces the model's summary of a rule with a quote", () => {
    expect(verified({ quote: 'The grant pays for no vehicles.' })).toMatchObject([
      { quote: 'Funds may not be used to purchase vehicles or land.', page: 4 },
    ]);
  });

  it('quotes a general rule', () => {
    const quote = 'Awards are at most $9,000.';
    expect(verified({ kind: 'above-ceiling', quote })).toMatchObject([{ quote }]);
  });

  it.each([
    ['an invented quote', { quote: 'Vans are never funded.' }],
    ['no quote', { quote: '' }],
    ['an invented figure', { text: 'The van for $15,000 is a vehicle.' }],
    ['an invented name', { text: 'The van of Otto Krantz is a vehicle.' }],
    ['an invented address', { text: 'The van is a vehicle, see evil.example.' }],
    ['a gap', { text: 'The van is [NEEDS INPUT: which?] a vehicle.' }],
    ['too many words', { text: 'The van is a vehicle. '.repeat(40) }],
  ])('drops a note with %s', (_, overrides) => {
    expect(verified(overrides)).toEqual([]);
  });

  it('keeps a note about two contradictory facts even without a quote', () => {
    const text = 'The notes name 1998 as the founding year, the report 2001.';
    expect(verified({ kind: 'contradiction', text, quote: '' })).toHaveLength(1);
    const vague = 'The sources do not agree.';
    expect(verified({ kind: 'contradiction', text: vague, quote: '' })).toEqual([]);
  });

  it('keeps at most three notes', () => {
    const note: ModelNote = { kind: 'other', text: 'It is a vehicle.', quote: 'purchase vehicles' };
    expect(verifyNotes(Array<ModelNote>(9).fill(note), section, sources)).toHaveLength(3);
  });
});
