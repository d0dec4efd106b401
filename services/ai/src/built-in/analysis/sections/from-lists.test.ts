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
