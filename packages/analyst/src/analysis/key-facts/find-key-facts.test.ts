import type { Requirement, RequirementKind, SectionDetail } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { findKeyFacts } from './find-key-facts.ts';
import { isOptionalAction } from './optional-action.ts';

const requirement = (kind: RequirementKind, text: string): Requirement => ({
  kind,
  text,
  mandatory: true,
  quote: `${text}.`,
  page: 2,
});
const amounts = (...texts: string[]) =>
  findKeyFacts({ requirements: texts.map((text) => requirement('amount', text)), sections: [] });

const pool = 'About $400,000 is available in all';

it.each([
  [['Request at most $5,000'], 'Request at most $5,000'],
  [['Grants of up to 5 000 euros are made'], 'Grants of up to 5 000 euros are made'],
  [[pool, 'Provide a match of $2,000', 'Award: $3,000 to $9,000'], 'Award: $3,000 to $9,000'],
  [
    ['Total prize purse: $80,000', 'Prize for each winner: $20,000'],
    'Prize for each winner: $20,000',
  ],
  [[pool, 'Request between $500 and $2,000 per site'], 'Request between $500 and $2,000 per site'],
  [[pool, 'Size of grant: $8,000 to $60,000 in all'], 'Size of grant: $8,000 to $60,000 in all'],
  [[pool], pool],
  [['The foundation does not fund overhead expenses'], undefined],
])('finds the maximum amount per applicant in %j', (texts, amount) => {
  expect(amounts(...texts).amount?.text).toBe(amount);
});

it('lists the costs that applicants pay', () => {
  const match = 'A match of $2,000 is required';
  expect(amounts('Request at most $5,000', match).costs).toEqual([
    { text: match, quote: `${match}.`, page: 2 },
  ]);
});

it('uses a due date rather than a decision date as the deadline', () => {
  const requirements = [
    requirement('deadline', 'Decisions are expected by May 1'),
    requirement('deadline', 'Submit the application by March 15'),
  ];
  expect(findKeyFacts({ requirements, sections: [] }).deadline?.text).toBe(
    'Submit the application by March 15',
  );
});

it.each([
  ['Keep the answer to "What is the proposal about?" within 50 words', 2, false],
  ['Keep each answer within its own limit: "Goals" 150 words; "Staff" 80 words', 2, false],
  ['Keep the whole application within 12 pages', 2, true],
  ['Keep "Summary" within 1 page', 1, true],
  ['The grant lasts 12 months', 0, false],
])(
  'detects whether %j limits the whole application, given %i sections with limits: %s',
  (text, count, found) => {
    const sections = Array.from({ length: count }, (_, index): SectionDetail => ({
      name: `Question ${index}`,
      description: '',
      required: true,
      prompts: [],
      limit: { words: 50 },
    }));
    const { length } = findKeyFacts({ requirements: [requirement('limit', text)], sections });
    expect(length?.text).toBe(found ? text : undefined);
  },
);

it.each([
  ['attachment', 'Attach letters of support', true],
  ['attachment', 'Letters of support may be attached', false],
  ['attachment', 'Attach: Organizational chart (if you like)', false],
  ['content', 'The budget should list each expense', false],
  ['content', 'The commissioners read every proposal themselves', false],
  ['content', 'A letter of intent is not required', false],
  ['eligibility', 'Any library in the county applies', false],
] as const)(
  'detects whether the %s requirement %j is an optional action: %s',
  (kind, text, optional) => {
    expect(isOptionalAction({ kind, text, mandatory: false })).toBe(optional);
    expect(isOptionalAction({ kind, text, mandatory: true })).toBe(false);
  },
);
