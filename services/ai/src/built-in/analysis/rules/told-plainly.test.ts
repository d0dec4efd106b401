import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { reads } from '../fixtures/reads.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { toldPlainly } from './told-plainly.ts';

reads(toldPlainly, {
  finds: [
    ['Each project has a limit of one proposal per round.', /limit of one proposal per round/],
    [
      'Constructive feedback on any unsuccessful project bid will be made available.',
      /^Constructive feedback/,
    ],
    [
      'The Board of Directors formally reviews proposals and makes gifts twice annually: once in the spring and again in the fall.',
      /makes gifts twice annually/,
    ],
    [
      "Grant funding will focus on projects that improve the volunteer's local community.",
      /^Grant funding will focus on projects/,
    ],
    ['We will not pay accommodation costs for any applicant.', /not pay accommodation costs/],
    ['CPA cannot support astroturf athletic fields.', /cannot support astroturf/],
  ],
  leaves: [
    'The foundation was founded in 1951 and has helped thousands of projects.',
    'We are proud to support projects across the state.',
    'Learn more about our grants and the people who receive our funding.',
    'The list of awards displays an amazing depth of productive work by grantees.',
    'These projects are funded by the council.',
    'I run a project that needs funding; can I apply?',
    'Who can apply for funding?',
    '- The specific use of the requested funds.',
  ],
});

const kindIn = (text: string) =>
  toldPlainly.find(readGuidelines(readingOf('html', '', text), '2026-11-23'))[0]?.kind;

it.each([
  ['eligibility', 'The Council provides grants to voluntary groups through its five committees.'],
  ['eligibility', 'The fund invites project proposals of researchers in the region.'],
  ['eligibility', 'The Alder Fund supports small charities that help young people to read.'],
  ['evaluation', 'The aim of the grant is to facilitate projects that reach many readers.'],
  ['amount', 'The fund provides the money of a loan to projects in need of a start.'],
])('puts among %s: %s', (kind, text) => {
  expect(kindIn(text)).toBe(kind);
});
