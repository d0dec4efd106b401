import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';
import { sectionsFromTwoSteps } from './from-two-steps.ts';

const guidelinesOf = (text: string) =>
  readGuidelines(
    readingOf('html', 'Call', `# Heron Science Fund\nWe award grants of up to $90,000.\n${text}`),
    '2026-01-12',
  );
const steps = (text: string): string[] =>
  sectionsFromTwoSteps(guidelinesOf(text)).map(({ name }) => name);

it.each([
  [
    'The date above is for the Step-1 proposal. A Step-2 proposal will not be read unless a Step-1 proposal was submitted before.',
    ['Step-1 proposal', 'Step-2 proposal'],
  ],
  [
    'Pre-proposals are due on 4 May 2027. Only those invited may submit a full proposal.',
    ['Pre-proposal', 'Full proposal'],
  ],
  [
    'Letters of intent must be received by 2 March. Full applications are due on 9 June.',
    ['Letter of intent', 'Full application'],
  ],
  [
    'Send a concept note by 1 April. The best will be invited to send a full proposal.',
    ['Concept note', 'Full proposal'],
  ],
  [
    'First-stage applications close in May. Second-stage applications are due in September.',
    ['First-stage application', 'Second-stage application'],
  ],
])('reads the two steps of: %s', (text, names) => {
  expect(steps(text)).toEqual(names);
});

it.each([
  'No letter of intent is required. Full proposals are due on 9 June.',
  'A letter of intent is encouraged but optional. Full proposals are due on 9 June.',
  'Proposals are due on 9 June.',
  'Full proposals are due on 9 June.',
])('reads no steps in: %s', (text) => {
  expect(steps(text)).toEqual([]);
});

it('leaves the steps aside where the parts are told', () => {
  const names = findParts(
    guidelinesOf(
      'Pre-proposals are due on 4 May 2027. Only those invited may submit a full proposal.\n## Proposal contents\n### Abstract\nDescribe the question.\n### Methods\nExplain how you will work.\n### Budget\nList the costs.',
    ),
  ).map(({ name }) => name);
  expect(names).toEqual(['Abstract', 'Methods', 'Budget']);
});
