import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';

const names = (lead: string): string[] =>
  findParts(
    readGuidelines(
      readingOf(
        'html',
        '',
        `# Wren Fund\n## The proposal\nPlease send us a proposal of at most four pages. ${lead}\n- Your Street. Where it is, and who lives there.\n- The Hands. Who does the work, and who teaches them?\n- The Neighbors. Who else helps, and with what?\n- What It Costs. A table of costs and income.\n## How we decide\nWe read them all.`,
      ),
      '2026-11-01',
    ),
  ).map(({ name }) => name);

it('are the parts by whatever names their funder gives them', () => {
  expect(names('Treat the following points, under these names and in this order:')).toEqual([
    'Your Street',
    'The Hands',
    'The Neighbors',
    'What It Costs',
  ]);
});

it('are the rows of a table under a numbered clause, each with its own length and no other', () => {
  const parts = findParts(
    readGuidelines(
      readingOf(
        'pdf',
        '',
        '# NOTICE\nNo share of your own is asked for.\n3. Form of the proposal. The proposal shall be drawn up in the following parts:\n| Part | Particulars |\n| I | General information on the team (not more than 2 pages each) |\n| II | Methodology of the work |\n| III | Budget with reasons for each item |\n4.1 A proposal in Telugu is as welcome.\n5. Mode of submission. Proposals shall be uploaded.\n6. Evaluation. Two experts mark each.',
      ),
      '2026-11-01',
    ),
  );
  expect(parts.map(({ limit }) => limit)).toEqual([{ pages: 2 }, undefined, undefined]);
  expect(parts[1]?.name).toBe('Methodology of the work');
});

it('asks for what stands behind a condition, and leaves it to those whom it meets', () => {
  const parts = findParts(
    readGuidelines(
      readingOf(
        'html',
        '',
        '# Wren Fund\nProposals should contain the following information:\n1. Narrative of the project.\n2. If you expect to need help from our workshop, please state the kind of help needed.\n3. Budget justification.\n4. Timeline of the work.',
      ),
      '2026-11-01',
    ),
  );
  expect(parts.map(({ name, required }) => [name, required])).toContainEqual([
    'Kind of help needed',
    false,
  ]);
});
