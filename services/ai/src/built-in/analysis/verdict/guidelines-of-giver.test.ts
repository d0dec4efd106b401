import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { isGuidelinesOfGiver } from './guidelines-of-giver.ts';

const read = (text: string) => readGuidelines(readingOf('docx', '', text), '2026-11-01');

const instructions = [
  '# Submission dates, guidelines & instructions',
  '## Alder Family Foundation',
  'Purpose: Grants are made primarily for education and health.',
  'Giving is limited to 501(c)(3) organizations.',
  'Applications received by February 15, 2018',
  'Applications reviewed from February 16 to April 27, 2018',
  'Grants paid out in May – June 2018',
  'Note: The Foundation will only accept one application per calendar year from an organization.',
  'The Foundation requests one hard copy of the application printed on white paper. It requires a full accounting of grant money.',
].join('\n');

it('is a call where a giver writes instructions for those who ask', () => {
  expect(isGuidelinesOfGiver(read(instructions))).toBe(true);
  expect(judgeCall(read(instructions))).toEqual({ isCall: true });
});

it("is a call where it is a giver's policy of what may be asked for", () => {
  const policy = [
    '# Grant-making Policy',
    'The Trustees make discretionary grants where they make a real difference.',
    'Applications will be considered from:',
    '- Charities registered in the United Kingdom',
    'Grants are generally made as single payments between £2,500 and £25,000.',
    'Applicants may apply for support towards:',
    '- core costs',
    'The Trust does not fund expeditions. Some grants are paid in instalments.',
  ].join('\n');
  expect(judgeCall(read(policy))).toEqual({ isCall: true });
});

it.each([
  '# Grant application policy\nOur staff must submit grant applications to the Executive Director. We seek grants and donations for programs. The Board approves each application. Grants are made to us by funders.',
  '# Guidelines for completing your final report\nThe Foundation requires your complete report. Grants are made each year and awards are paid in two parts.',
])('is none where somebody else writes: %s', (text) => {
  expect(judgeCall(read(text)).isCall).toBe(false);
});
