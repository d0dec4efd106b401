import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';

const nameOf = (line: string): string =>
  programmeName(
    readGuidelines(
      readingOf(
        'pdf',
        '',
        `HIGHLAND GROWERS TRUST (Registered under the Societies Act)\nP.O. Box 12, Elmtown\n${line}\nDear friends,\nWe write to invite you to ask for money for nurseries and young trees. Grants are between $500 and $2,000.`,
      ),
      '2026-11-01',
    ),
  );

it.each([
  [
    'RE: INVITATION TO SUBMIT CONCEPT NOTES - ORCHARDS AND YOUTH SMALL GRANTS FACILITY, SECOND ROUND',
    'Orchards and Youth Small Grants Facility, Second Round',
  ],
  [
    'Sub: Call for research proposals under the "Phal Vikas Yojana" (Fruit Development Scheme) for the financial year 2027-28 - reg.',
    'Phal Vikas Yojana (Fruit Development Scheme)',
  ],
  [
    'Subject: Request for applications under the Seedling Support Programme',
    'Seedling Support Programme',
  ],
])('is named by the subject of the letter: %s', (line, expected) => {
  expect(nameOf(line)).toBe(expected);
});

it.each(['Re: your letter of 3 May', 'Sub: Meeting of the committee - reg.'])(
  'takes neither another subject nor the letterhead for a name: %s',
  (line) => {
    expect(nameOf(line)).toBe('');
  },
);
