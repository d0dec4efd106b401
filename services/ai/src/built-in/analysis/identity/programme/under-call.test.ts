import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { underCall } from './under-call.ts';

const read = (text: string) => readGuidelines(readingOf('pdf', '', text), '2026-09-01');
const cover =
  '# EUROPEAN COMMISSION\nEmployment DG\n### BUDGET HEADING 04 03 01 08\nIndustrial relations\n### CALL FOR PROPOSALS\n#### Support for social dialogue\n#### VP/2016/001\nQuestions are sent by email.\n# 1. Eligible activities\nActivities which could be funded under the European Social Fund are not eligible.';

it('takes the line under the words of the call for its name', () => {
  expect(underCall(read(cover)).map(({ name }) => name)).toEqual(['Support for social dialogue']);
  expect(programmeName(read(cover))).toMatch(/^Support for social dialogue\b/);
});

it('takes the line after a colon, whatever it looks like', () => {
  const text =
    '# NOTICE OF FUNDING OPPORTUNITY:\nCommunity Partnership for Deflection Act: Comprehensive Response\n## INTRODUCTION\nThe Authority is requesting proposals.';
  expect(underCall(read(text)).map(({ name }) => name)).toEqual([
    'Community Partnership for Deflection Act: Comprehensive Response',
  ]);
});

it.each([
  '# CALL FOR PROPOSALS:\nThe River Fund supports rivers.\n## Who may apply\nGroups.',
  '# River Fund\n## Call for Applications\nThe River Fund supports rivers.\n## Eligibility\nGroups.',
  '# Call for Proposals\n## Who may apply\nGroups.\n## Dates\nMay.',
])('takes no chapter for it: %s', (text) => {
  expect(underCall(read(text))).toEqual([]);
});
