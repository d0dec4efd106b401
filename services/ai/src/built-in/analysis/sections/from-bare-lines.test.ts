import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromBareLines } from './from-bare-lines.ts';

const partsOf = (...lines: string[]) =>
  sectionsFromBareLines(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));

it('takes the lines under a title of contents for parts, with their limits', () => {
  const parts = partsOf(
    '## Proposal Content',
    'Assemble the narrative as follows.',
    'Abstract (Limit to 250 words maximum)',
    'Rationale for Project (Including Introduction and Significance of Research)',
    'Objectives (Measurable)',
    'Scope of work (include timeline)',
    'Budget and Budget Narrative',
    'Deadline for submission: March 1.',
  );
  expect(parts.map(({ name }) => name)).toEqual([
    'Abstract',
    'Rationale for Project',
    expect.stringMatching(/^Objectives/),
    expect.stringMatching(/^Scope of work/),
    'Budget and Budget Narrative',
  ]);
  expect(parts[0]?.limit).toEqual({ words: 250 });
});

it.each([
  ['## Our staff', 'Project Director', 'Research Manager', 'Evaluation Lead', 'Budget Officer'],
  ['## Proposal Content', 'Green Street 4', 'Open all day', 'Free parking', 'Good coffee'],
])('takes none of: %s', (...lines) => {
  expect(partsOf(...lines)).toEqual([]);
});
