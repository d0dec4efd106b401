import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';

const names = (text: string): string[] =>
  findParts(readGuidelines(readingOf('html', '', text), '2026-11-01')).map(({ name }) => name);

it('does not take what the call is for as a part to write', () => {
  expect(
    names(
      '# Open Orchards 2028\n## 1. Background and objectives\nOpen Orchards supports old orchards at the edge of towns. Each proposal must serve one of the objectives.\n## 2. What to submit\nThe following documents are required:\n1. Project description: no more than 8 pages\n2. Budget\n3. Work plan',
    ),
  ).toEqual(['Project description', 'Budget', 'Work plan']);
});

it('takes no advice before the form, and no title over what is only filled in, as a part', () => {
  const parts = findParts(
    readGuidelines(
      {
        ...readingOf('docx', '', ''),
        blocks: [
          { type: 'heading', level: 1, text: 'Wren Grants – Application Form' },
          { type: 'heading', level: 2, text: 'Before you start' },
          { type: 'item', depth: 0, ordered: false, text: 'Who can apply: clubs and schools.' },
          { type: 'heading', level: 2, text: 'Part A – Your club' },
          {
            type: 'table',
            rows: [
              ['Legal name', ''],
              ['Mailing address', ''],
              ['Year established', ''],
              ['Amount requested', ''],
            ],
          },
          { type: 'heading', level: 2, text: 'Part B – Your project' },
          { type: 'paragraph', text: 'B1. The need (maximum 200 words)' },
          { type: 'paragraph', text: 'What have you seen that tells you so?' },
          { type: 'paragraph', text: 'B2. The work (maximum 300 words)' },
          { type: 'paragraph', text: 'Who will do what, and by when?' },
          { type: 'paragraph', text: 'B3. Your helpers (maximum 100 words)' },
          { type: 'paragraph', text: 'Who is with you?' },
        ],
      },
      '2026-11-01',
    ),
  );
  expect(parts.map(({ name }) => name)).toEqual(['The need', 'The work', 'Your helpers']);
});
