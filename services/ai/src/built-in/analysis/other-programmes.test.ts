import { expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';

const page = [
  '# Grants & Assistance',
  'Click on a program to learn more.',
  '## Façade Improvement Program',
  'For owners of buildings. Reimburses half of the costs, up to $20,000. Applications are due by April 1, 2027.',
  '## Youth Safety Fund — 2027 Request for Proposals',
  'The Office expects to make 8 to 12 awards of up to $90,000.',
  '### Can we apply?',
  'Applicants must be nonprofit organizations in good standing.',
  '### Turning it in',
  'Proposals are due January 15, 2027, 3:00 p.m. Submit one PDF on the portal.',
  '## Healthy Homes',
  'Families with a child under six may qualify for work worth up to $35,000.',
].join('\n');

it('takes the one open call of a page with many programmes, and only that', () => {
  const { grantProgram, details } = analyzeGuidelines({
    reading: readingOf('html', 'Grants - Office of Neighborhoods', page),
    today: '2026-11-21',
  });
  expect(grantProgram).toMatch(/^Youth Safety Fund/);
  expect(details.deadline?.date).toBe('2027-01-15');
  const lines = details.requirements.map(({ text }) => text).join('\n');
  expect(lines).toContain('$90,000');
  expect(lines).not.toMatch(/\$20,000|\$35,000|April 1/);
});

it('leaves the chapters of a single call alone', () => {
  const { details } = analyzeGuidelines({
    reading: readingOf(
      'html',
      '',
      [
        '# Youth Safety Fund',
        '## Request for Proposals',
        'The fund makes awards of up to $90,000 to nonprofit organizations.',
        '## Who We Are',
        'We serve the city.',
        '## Due Dates',
        'Applications are due January 15, 2027.',
      ].join('\n'),
    ),
    today: '2026-11-21',
  });
  expect(details.deadline?.date).toBe('2027-01-15');
});
