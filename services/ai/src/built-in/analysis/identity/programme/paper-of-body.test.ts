import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { funderName } from '../funder-name.ts';
import { programmeName } from '../programme-name.ts';
import { isPaperOfBody } from './paper-of-body.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');

it.each([
  'U.S. Embassy Elmville PAS Annual Program Statement',
  'Consulate General Elmville Annual Program Statement for Fiscal Year (FY) 2027',
  'Annual Programme Statement FY27',
])('says whose paper it is: %s', (title) => {
  expect(isPaperOfBody(title)).toBe(true);
});

it.each(['Youth Livelihoods Annual Program Statement', 'Elmville Small Grants Program'])(
  'says what is given: %s',
  (title) => {
    expect(isPaperOfBody(title)).toBe(false);
  },
);

const label =
  'Funding Opportunity Title: U.S. Embassy Elmville PAS Annual Program Statement\nDeadline: May 3, 2027';

it('is the name only where the paper has no better one', () => {
  expect(
    programmeName(
      read(
        `# Grants\n${label}\nThe Public Affairs Section is pleased to announce that funding is available through its Cultural Exchange Small Grants Program. This is an Annual Program Statement.`,
      ),
    ),
  ).toBe('Cultural Exchange Small Grants Program');
  expect(programmeName(read(`# Grants\n${label}\nProposals are reviewed each quarter.`))).toBe(
    'U.S. Embassy Elmville PAS Annual Program Statement',
  );
});

it('gives nothing itself', () => {
  const paper = `# Grants\n${label}\nThe Annual Program Statement makes funding available. The Annual Program Statement invites proposals. Terms and Conditions provide grants.`;
  expect(funderName(read(paper)) ?? '').not.toMatch(/Statement|Terms/);
});
