import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { collectFindings } from '../collect-findings.ts';
import { readGuidelines } from '../read-guidelines.ts';

const limitsIn = (...lines: string[]) =>
  collectFindings(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'))
    .filter(({ kind }) => kind === 'limit')
    .map(({ text }) => text);

it('says the limits of the answers of a form in one line', () => {
  expect(
    limitsIn(
      '## Application Questions',
      '1. What does your organization do? (1,200 characters)',
      '2. Who will lead the work? (80 words)',
      '3. Who are your partners? (600 characters maximum, optional)',
    ),
  ).toEqual([
    'Keep each answer within its own limit: "What does your organization do?" 1,200 characters; "Who will lead the work?" 80 words; "Who are your partners?" 600 characters',
  ]);
});

it('says one limit for all answers once', () => {
  expect(
    limitsIn(
      '## Questions',
      'What will you do? (250 words)',
      'Who takes part? (250 words)',
      'What does it cost? (250 words)',
    ),
  ).toEqual(['Keep each answer within 250 words']);
});

it('leaves single questions to stand for themselves', () => {
  expect(limitsIn('Why does your community need this project? (300 words)')).toEqual([
    'Keep the answer to "Why does your community need this project?" within 300 words',
  ]);
});

it('gives a limit that stands behind its question to the answer', () => {
  expect(
    limitsIn(
      '## Project idea',
      'We ask two questions about the project idea:',
      '- What would you like to do? No more than 300 words',
      '- How will your neighbours take part? No more than 150 words',
    ).join('; '),
  ).toMatch(
    /"What would you like to do\?".*300 words.*"How will your neighbours take part\?".*150/,
  );
});

it('knows requests on two sheets for the whole application', () => {
  expect(
    limitsIn(
      '# Grant Application Process',
      'Grant requests should be limited to two 8-1/2 x 11 inch pages on the stationery of the organization.',
    ),
  ).toEqual(['Keep the whole application within 2 pages']);
});
