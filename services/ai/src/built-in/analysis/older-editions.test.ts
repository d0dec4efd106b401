import { expect, it } from 'vitest';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { readingOf } from './fixtures/reading-of.ts';

const linesOf = (text: string) => {
  const { details } = analyzeGuidelines({
    reading: readingOf('html', '', text),
    today: '2026-11-21',
  });
  return { deadline: details.deadline?.date, lines: details.requirements.map((one) => one.text) };
};

const older = [
  '## Fordwell University Research Abroad Program, 2024 (London)',
  'We are pleased to announce the second annual program.',
  '### Eligibility',
  '- Staff and doctoral students may apply.',
  '- The program will support up to 5 doctoral students with up to $900 each.',
  '### Application Procedures',
  '- a one-page abstract (up to 250 words)',
  '- a two-page CV',
  'Applicants must submit their applications no later than December 1, 2023.',
].join('\n');

const newest = [
  '# Research Abroad Program 2027',
  'Faculty travel abroad to develop research partnerships. Grants of up to $3,000 are made.',
  '### Eligibility',
  '- Applicants must be tenured faculty members.',
  '### Application Procedures',
  'Interested faculty applicants must submit:',
  '- a research project abstract (up to 500 words) with four to five keywords',
  '- a two-page CV',
  'All applicants must submit their application form, abstract, and CV no later than',
  'January 21, 2027.',
].join('\n');

it('takes the newest year of a programme whose older calls stand below it', () => {
  const { deadline, lines } = linesOf(`${newest}\n${older}`);
  expect(deadline).toBe('2027-01-21');
  expect(lines).toContain('Keep the research project abstract within 500 words');
  expect(lines.join('\n')).not.toMatch(/doctoral|\$900|250 words|2023/);
});

it('keeps two years of one call that differ in a line', () => {
  const { lines } = linesOf(
    [
      '# Arts Grant Program',
      'Nonprofit organizations may request up to $5,000.',
      '## Arts Grant Program 2027',
      'Applications are due March 1, 2027.',
      '## Arts Grant Program 2028',
      'Applications are due March 1, 2028.',
    ].join('\n'),
  );
  expect(lines.join('\n')).toMatch(/March 1, 2027[\s\S]*March 1, 2028/);
});
