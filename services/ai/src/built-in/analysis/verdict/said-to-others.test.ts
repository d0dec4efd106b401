import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    'a guide for those who judge applications',
    '# Principles of review\nAs a reviewer you must not assume anything about the applicant. Applications are scored by the criteria of the announcement and no others. Grants of up to $5,000 are made.',
  ],
  [
    'a guide for those who judge applications',
    '# How long does it take?\nYou read a two-page letter of intent and vote. When you vote no, write a few lines for the applicant and for your fellow reviewers. Grants are made in May.',
  ],
  [
    'a guide for those who already have a grant',
    '# Your letter\nThis grant offer letter and the award acceptance form are what we agree. Send both back. The Trust pays when the work is done, and a report is due on April 30. The application that you sent us is attached.',
  ],
  [
    'a list of past awards',
    '# Heron Society announces small grant awardees\nFunding young researchers is a joy. We had 210 applications for small grants. You will hear more from the awardees.',
  ],
  [
    'advice on how to write applications',
    '# Grants glossary\nLetter of inquiry: a short account of the program that you want funded. Request for proposals: an invitation to apply. Many foundations prefer a letter.',
  ],
  [
    'a program that is closed',
    '# Otter scholarship\nApply online and save your work. The deadline for 2025 has passed. No more applications for 2025 scholarships will be accepted.',
  ],
  [
    'a program that is not open yet',
    '# Peat grants on their way\nThe scheme is still being developed and is expected to start next spring. It is to pay for partnerships that restore bogs. Applicants will probably have to show how sites are kept.',
  ],
])('is %s', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});

it.each([
  '# Otter Fund\nApplicants may apply for grants of up to $3,000. As a reviewer reads many applications, please be brief. Applications are due on May 3, 2027. Eligible organizations are public charities.',
  '# Heron awards\nApplicants must apply by May 3, 2027. If your application succeeds, we send a grant offer letter and an award acceptance form. Grants are up to £900.',
])('stays a call: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: true });
});

it.each([
  [
    'a request for bids on a contract',
    '# Request for Proposals: Grant Services\nThe City means to make an agreement with one or more qualified firms for professional grant writing. Scope of work and criteria follow. Firms must state their hourly rates. Proposals are due on May 3, 2027.',
  ],
  [
    'an application for ethics review',
    '# New projects: expedited review\nEvery study with human subjects is sent through the IRB. Applications are checked and wait until everything is there. The IRB meets monthly; informed consent forms are attached.',
  ],
])('is %s, too', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});
