import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01'));

it('takes the upper items of an outline for the parts, the lower ones for what to tell', () => {
  const sections = sectionsOf(
    [
      '## All items below are REQUIRED',
      '- Describe your proposal in detail. The following items must be included:',
      '  - Specific goals and purposes of the proposed project',
      '  - Explain the frequency and duration of activities',
      '- Funding: Include a detailed budget. Explain the following:',
      '  - How the requested funds will be used.',
      '  - Describe other funding sources',
      '- Organization: Describe your group and its officers. Tell us:',
      '  - How long it has existed',
      '  - Who leads it',
    ].join('\n'),
  );
  expect(sections.map(({ name }) => name)).toEqual(['Proposal', 'Funding', 'Organization']);
  expect(sections[1]?.prompts).toContain('How the requested funds will be used.');
});

it('leaves a list of who may apply alone', () => {
  expect(
    sectionsOf(
      [
        '## Eligibility',
        '- Organizations that are:',
        '  - public charities',
        '  - schools',
        '- Projects that are:',
        '  - local',
        '  - new',
      ].join('\n'),
    ),
  ).toEqual([]);
});
