import type { Reading } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findParts } from './find-parts.ts';

/** "1. Summary" is a line of its own, and no item of a list. */
const asLines = (reading: Reading): Reading => ({
  ...reading,
  blocks: reading.blocks.map((block, at) =>
    block.type === 'item' && block.ordered
      ? {
          type: 'paragraph',
          text: `${reading.blocks.slice(0, at + 1).filter((other) => other.type === 'item' && other.ordered).length}. ${block.text}`,
        }
      : block,
  ),
});

const parts = (text: string) =>
  findParts(readGuidelines(asLines(readingOf('docx', '', text)), '2026-11-01')).map(
    ({ name, limit, prompts }) => ({ name, limit, prompts }),
  );

it('asks the points that stand under the line of a part', () => {
  expect(
    parts(
      '# Otter Fund\n## What your application must contain\nWrite a document with the numbered parts below. Each part has a limit.\n1. Summary (150 words)\n1.1 What you want to do, with whom and where.\n1.2 The sum you ask for and the total cost.\n2. The Need (300 words)\n2.1 What the need is.\n2.2 What else exists nearby.\n3. Legacy (200 words)\n3.1 What goes on after the project.\n## Assessment\n- Need: 10 marks\n- Plan: 15 marks',
    ),
  ).toMatchObject([
    {
      name: 'Summary',
      limit: { words: 150 },
      prompts: [
        'What you want to do, with whom and where.',
        'The sum you ask for and the total cost.',
      ],
    },
    {
      name: 'The Need',
      limit: { words: 300 },
      prompts: ['What the need is.', 'What else exists nearby.'],
    },
    { name: 'Legacy', limit: { words: 200 }, prompts: ['What goes on after the project.'] },
  ]);
});

it('takes no criterion for a part where the parts are asked for', () => {
  expect(
    parts(
      '# Otter Fund\nYour proposal should include:\n- The Work (two pages). What will you do, step by step?\n- The Need (one page). How do you know what is lacking?\n- The Money (one page). What does it cost?\n## How we pick\n- People of all ages doing real work – 12 points\n- A clear plan – 12 points\n- Numbers worth counting – 8 points',
    ).map(({ name }) => name),
  ).toEqual(['The Work', 'The Need', 'The Money']);
});
