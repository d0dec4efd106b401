import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromAnnouncedHeadings } from './from-announced-headings.ts';

const namesIn = (text: string): string[] =>
  sectionsFromAnnouncedHeadings(
    readGuidelines(readingOf('html', 'Call', `# Heron Travel Fund\n${text}`), '2026-01-12'),
  ).map(({ name }) => name);

const titles =
  '### Personal data\nYour name and town.\n### The meeting\nDescribe it in 200 words.\n### Open tools\nLink to what you made.\n## Review\nWe read all.';

it.each([
  '## The form\nApplicants will be asked to supply the following information:',
  '## How one applies\nYou must provide the following details:',
  '## Applying\nIn the application form, applicants are asked to complete these sections:',
  '## Applying\nThe proposal should contain the following parts:',
])('takes the titles after: %s', (lead) => {
  expect(namesIn(`${lead}\n${titles}`)).toEqual(['Personal data', 'The meeting', 'Open tools']);
});

it.each([
  `## The form\nApplicants are read in this order:\n${titles}`,
  `## The form\nApplicants must meet the following conditions:\n${titles}`,
  '## The form\nApplicants must provide the following information:\n### Eligibility\nWho may apply.\n### Money\nSums.\n### Deadlines\nDays.',
  '## The form\nApplicants must provide the following information:\n- Name\n- Town',
])('takes no titles in: %s', (text) => {
  expect(namesIn(text)).toEqual([]);
});
