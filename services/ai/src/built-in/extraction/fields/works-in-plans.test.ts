import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksInPlans } from './works-in-plans.ts';

const told = (text: string) =>
  worksInPlans(paperOf(paperFrom('annual-report', 'docx', text)))[0]?.value;

it.each([
  [
    `# Plans for 2025
    A second-hand minibus is being fitted out for the choir. We hope to buy a piano.`,
    'A second-hand minibus is being fitted out for the choir.',
  ],
  [
    `# Looking ahead
    The Guild has begun a survey of every mill race in the dale. We are also moving our archive to the old bank.`,
    'The Guild has begun a survey of every mill race in the dale.\nWe are also moving our archive to the old bank.',
  ],
  [
    `# Plans for future periods
    The trustees are replacing the boiler, for which the parish has given £4,000.`,
    'The trustees are replacing the boiler, for which the parish has given £4,000.',
  ],
])('takes what plans tell as begun: “%s”', (text, works) => {
  expect(told(text)).toBe(works);
});

it.each([
  `# Plans for 2025
  We are hoping to open a second shop. The trustees will replace the boiler.`,
  `# Plans for 2025
  The trustees are building reserves of six months' costs.`,
  `# The year that was
  A minibus is being fitted out for the choir.`,
])('takes no hope, no money and no other part: “%s”', (text) => {
  expect(told(text)).toBeUndefined();
});
