import { expect, it } from 'vitest';
import { createNotes } from '../notes.ts';
import { plainTextToBlocks } from './plain-text-blocks.ts';

it('recognizes headings, items and rows by wording and tabs', () => {
  const text = [
    'HOW TO APPLY',
    'Send the form by June 3.',
    '• a budget',
    '2) a letter',
    'Award\t$5,000',
    'Term\t1 year',
    'Eligibility.........4',
  ].join('\n');
  expect(plainTextToBlocks(text, createNotes())).toEqual([
    { type: 'heading', level: 2, text: 'HOW TO APPLY' },
    { type: 'paragraph', text: 'Send the form by June 3.' },
    { type: 'item', depth: 0, ordered: false, text: 'a budget' },
    { type: 'item', depth: 0, ordered: true, text: 'a letter' },
    {
      type: 'table',
      rows: [
        ['Award', '$5,000'],
        ['Term', '1 year'],
      ],
    },
  ]);
});

it('treats the line below a label as its value, not as a heading', () => {
  const blocks = plainTextToBlocks(
    'How to Apply\nDeadline:\nApril 14, 2025\nSend three copies of it.',
    createNotes(),
  );
  expect(blocks.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
});
