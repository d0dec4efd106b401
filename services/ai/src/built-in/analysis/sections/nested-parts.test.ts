import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (text: string) =>
  findSections(readGuidelines(readingOf('html', '', text), '2026-09-01'));

describe('what stands under the title of a part', () => {
  it('is asked there, where other titles beside it are parts too', () => {
    const found = sectionsOf(
      [
        '# Heron Fund',
        '## Application contents',
        '### Section A. Statement of Need (2 pages)',
        '- Describe the marsh and who lives by it.',
        '- Describe the problem that the village has with it.',
        '### Section B. Project Design (4 pages)',
        '- Describe how each of the three required activities will be carried out: where and by whom.',
        '- Describe any optional activities.',
        '- Name each partner and what it has agreed to do.',
        '### Section C. Evaluation (1 page)',
        '- Describe what data will be collected, and how often.',
      ].join('\n'),
    );
    expect(found.map(({ name }) => name)).toEqual([
      'Statement of Need',
      'Project Design',
      'Evaluation',
    ]);
    expect(found[1]?.prompts).toContain('Describe any optional activities.');
  });

  it('is a part of its own where it has a title of its own', () => {
    const found = sectionsOf(
      [
        '# Heron Fund',
        '## Application contents',
        '### A. Summary',
        'State the amount and the change that you expect.',
        '### B. Proposal Narrative',
        '1. Organization. History and main programs.',
        '2. Community and Need. Who are your people? What do they need?',
        '3. Risk. What could go wrong, and what then?',
        '### C. Budget',
        'List all other sources, and mark each as pledged or pending.',
      ].join('\n'),
    );
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Community and Need', 'Risk']),
    );
  });

  it('leaves nothing to write under the letter that holds it, nor under how it is weighed', () => {
    const found = sectionsOf(
      [
        '# Heron Fund',
        '## Your letter',
        'The letter must not exceed two pages. Address it to the committee and have it signed. Cover these points in this order.',
        '1. The request: the amount, the period and the purpose',
        '2. The organization and its record',
        '3. The need or opportunity',
        '4. The plan of work and timetable',
        '## How letters are weighed',
        'The committee asks four things. Is the need real and local? Is the plan sensible? Are the people able?',
      ].join('\n'),
    );
    expect(found.map(({ name }) => name)).toEqual([
      'The request',
      'The organization and its record',
      'The need or opportunity',
      'Plan of work and timetable',
    ]);
  });

  it('is what is written, where the title stands alone over it', () => {
    const found = sectionsOf(
      [
        '# Heron Fund',
        '## Application contents and criteria',
        'All points must be completed.',
        '1. Provide a description of the project and its goals.',
        '2. Provide a budget for the project.',
        '3. Describe the history of the organization.',
        '4. Provide a timeline of the activities.',
      ].join('\n'),
    );
    expect(found.map(({ name }) => name)).not.toContain('Application contents and criteria');
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});
