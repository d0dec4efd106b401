import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { statesTermsBriefly } from './terms-in-few-lines.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-28');

it.each([
  '# Community Fund 2027\nApplications close on 11 June 2027 at 17:00 (BST).\nHow much can we ask for?\nBetween £2,000 and £15,000.\n## Eligibility\nRegistered charities with an income under £250,000.',
  '# Small Grants 2027\nDeadline: March 1, 2027\nAmount: $500 to $2,500\nEligible: non-profit organizations in Lane County',
  '# Interstate Youth Sports Alliance\n# Key dates\n| What | When |\n| Letter of intent (optional) | Friday, February 12, 2027, 12:00 p.m. PT |\n| Full application | 03/04/2027, 11:59:59 PDT |\n| Decision | on or about June 15 |',
  '# Otter Trust\n| Pre-proposal due | May 3, 2027 |\n| Full proposal due | August 2, 2027 |',
])('takes a page for a call that states its terms in a few lines: %s', (text) => {
  expect(statesTermsBriefly(read(text))).toBe(true);
  expect(judgeCall(read(text))).toEqual({ isCall: true });
});

it.each([
  '# Community Fund\nThe fund gave £15,000 to registered charities. Applications closed on 11 June 2025. Eligible charities were awarded grants.',
  '# Summer School\nApplications are due June 1, 2027. Tuition: $1,200. Who can apply: students.',
  '# Community Loan Fund\nApplications are due June 1, 2027. Loans of $5,000 to eligible businesses.',
  '# Board meeting\n- Deadline for agenda items: June 1, 2027\n- Budget: $4,000',
])('is not misled by: %s', (text) => {
  expect(statesTermsBriefly(read(text))).toBe(false);
});
