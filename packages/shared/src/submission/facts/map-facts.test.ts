import { expect, it } from 'vitest';
import { analysisDetailsSchema } from '../../contract/analysis.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { mapFacts, listQuotedFacts } from './map-facts.ts';

const fact = { text: 'A fact.', quote: 'A fact.' };
const money = { amount: 5, currency: 'USD', quote: 'Five.' };
const details = analysisDetails({
  deadline: { date: '2027-05-24', quote: 'Due.' },
  steps: [{ kind: 'application', words: 'May 24', quote: 'Due.' }],
  award: { floor: money, ceiling: money, total: money, count: { value: 3 } },
  budgetRules: { match: { percent: 25 }, indirect: { percent: 10 } },
  keyFacts: { deadline: fact, amount: fact, costs: [fact], length: fact },
  eligibility: { eligible: [fact], ineligible: [fact] },
  aiPolicy: [fact],
  criteria: [{ name: 'Need', points: 30 }],
  changes: [{ about: 'Deadline', before: fact, after: fact }],
  requirements: [
    { text: 'A.', kind: 'content', mandatory: true, moreQuotes: [{ quote: 'B.', page: 2 }] },
  ],
  sections: [{ name: 'Need', description: '', required: true, prompts: [] }],
  attachments: [{ name: 'Budget form', required: true }],
});
const factCount = 22;

it('maps every fact that has a source', () => {
  expect(listQuotedFacts(details)).toHaveLength(factCount);
  const marked = mapFacts(details, (each) => ({ ...each, file: 1 }));
  expect(listQuotedFacts(marked).every(({ file }) => file === 1)).toBe(true);
  expect(JSON.stringify(marked).match(/"file":1/g)).toHaveLength(factCount);
  expect(analysisDetailsSchema.parse(marked)).toEqual(marked);
});

it('leaves the details unchanged if no fact is replaced', () => {
  expect(mapFacts(details, (each) => each)).toEqual(details);
  expect(mapFacts(analysisDetails(), (each) => each)).toEqual(analysisDetails());
});

it('omits the facts that are mapped to undefined', () => {
  const omitted = mapFacts(details, () => undefined);
  expect(listQuotedFacts(omitted)).toEqual([]);
  expect(omitted).toMatchObject({ award: {}, steps: [], changes: [{ about: 'Deadline' }] });
  expect(omitted).not.toHaveProperty('deadline');
});
