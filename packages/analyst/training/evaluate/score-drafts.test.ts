import { formatGap } from '@grantwright/shared/richtext';
import { expect, it } from 'vitest';
import type { DraftCase } from './draft-cases.ts';
import { measureDrafts, scoreDraft } from './score-drafts.ts';

const units = [
  'We lent 41,000 books in two towns.',
  'Nobody could read in the dark.',
  'Call us any day.',
];
const nameOnly = { name: 'Hill Town Library' };
const judged: DraftCase = {
  call: 'call',
  document: 'paper',
  split: 'dev',
  ownName: nameOnly.name,
  statements: [],
  sections: [],
  material: { sections: [], organizationInfo: nameOnly, answers: [], documents: [] },
  judged: 3,
  places: new Map([
    [0, [{ section: 0, fit: 2 }]],
    [1, [{ section: 1, fit: 2 }]],
  ]),
  prompts: [
    [{ prompt: 'What have you done?', answer: 'yes' }],
    [{ prompt: 'Why is it needed?', answer: 'yes' }],
    [{ prompt: 'Who pays?', answer: 'no' }],
  ],
};
const section = (name: string, ...texts: string[]) => ({
  name,
  blocks: texts.map((text) => ({ type: 'paragraph' as const, children: [{ text }] })),
});

it('counts content that was placed, omitted, requested or invented', () => {
  const score = scoreDraft(
    judged,
    [
      section('Track record', units[0]!, units[2]!),
      section('Need', formatGap('Why is it needed?')),
      section('Funding', formatGap('Who pays?'), 'The mayor pays all of it.'),
    ],
    units,
  );
  expect(score).toMatchObject({
    placed: 2,
    correctlyPlaced: 1,
    expected: 2,
    found: 1,
    answerable: 2,
    answered: 1,
    gaps: 2,
    correctGaps: 1,
    unsupported: ['The mayor pays all of it.'],
    fillable: 2,
    empty: 1,
  });
  const { overall } = measureDrafts([score]);
  expect(overall['placement precision']?.share).toBe(0.5);
  expect(overall['placement F1']?.share).toBe(0.5);
});
