import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { tellsHowToApply } from './tells-how-to-apply.ts';

const read = (lines: string[]) =>
  readGuidelines(readingOf('docx', '', lines.join('\n')), '2026-11-01');

const instructions = [
  'Home | Deadlines | How To Apply | Funding Policy & FAQ',
  '# Orchard Trust Services',
  '## How To Apply',
  '- Submit one complete, bound application',
  '- Enclose a cover page with the name of the organization and its address',
  '- Applications sent by fax will not be accepted',
  '## PART A: BRIEF STATEMENT OF REQUEST',
  '- Describe the proposed project and how much money is requested.',
  '## PART B: INFORMATION ABOUT YOUR ORGANIZATION',
  '- Your mission or purpose',
  '## General Funding Policy',
  'We do not fund:',
  '- Endowments',
  '- Debts',
];

it('hears instructions for those who ask, whatever policy stands beside them', () => {
  expect(tellsHowToApply(read(instructions))).toBe(true);
  expect(judgeCall(read(instructions))).toEqual({ isCall: true });
});

it.each([
  [
    'a policy for those who have a grant',
    [
      '# Funding Policy',
      '## Reporting',
      'Submit one report a year. Reports must be received by May 1.',
      '## Changes',
      'Describe any change of the project, the budget and your organization in a letter.',
    ],
  ],
  [
    'a policy that only points to where one applies',
    ['# Funding Policy', 'We fund schools and museums.', '## How To Apply', 'See our portal.'],
  ],
])('does not hear it in %s', (_, lines) => {
  expect(tellsHowToApply(read(lines))).toBe(false);
});
