import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromScoredTitles } from './from-scored-titles.ts';

const guidelines = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');

const parts = [
  '1. DESCRIBE THE NEED FOR THIS PROJECT (20 points) Clearly identify the problem. How did it arise? (Limit 5,000 characters)',
  '2. DESCRIBE THE PROJECT (35 points) Describe what you will do and when.',
  'Keep to one project. (Limit 4,000 characters)',
  '3. TIMELINE (5 points) Show month by month when the work begins and ends.',
].join('\n');

describe('titles that carry their points', () => {
  it('are parts with what they ask, up to the next', () => {
    const found = sectionsFromScoredTitles(guidelines(`# Museum Grants\n## Narrative\n${parts}`));
    expect(found.map(({ name, points, limit }) => [name, points, limit])).toEqual([
      ['Need for this project', 20, { characters: 5000 }],
      ['Project', 35, { characters: 4000 }],
      ['Timeline', 5, undefined],
    ]);
    expect(found[0]?.prompts).toEqual(['Clearly identify the problem.', 'How did it arise?']);
  });

  it('are none under what reviewers score', () => {
    expect(
      sectionsFromScoredTitles(guidelines(`# Museum Grants\n## Review criteria\n${parts}`)),
    ).toEqual([]);
  });
});

describe('the steps of a process', () => {
  it('are no parts of the application', () => {
    const names = findSections(
      guidelines(
        '# Reading Grants\n## How to apply\nThe approval process follows these steps:\n- Staff meet with the group and present the budget.\n- The board reviews the proposal and the plan.\n- The foundation delivers a contract to the organization.',
      ),
    ).map(({ name }) => name);
    expect(names).toEqual([]);
  });
});

describe('a heading with its length or its order', () => {
  it('is called by its name', () => {
    const names = findSections(
      guidelines(
        '# Reading Grants\n## Proposal narrative\n### Proposal summary: one paragraph maximum\nGive a summary of the project.\n### Background-Describe the work of your agency, addressing the following:\nDescribe your history and mission.\n### Evaluation: preferred length not to exceed two (2) pages\nHow will you measure success?',
      ),
    ).map(({ name }) => name);
    expect(names).toEqual(['Proposal summary', 'Background', 'Evaluation']);
  });
});
