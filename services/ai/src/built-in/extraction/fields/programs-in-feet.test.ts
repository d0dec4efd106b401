import { expect, it } from 'vitest';
import type { Reading } from '@grantwright/shared/contract';
import { paperOf } from '../paper.ts';
import { programsInFeet } from './programs-in-feet.ts';

const foot = (...items: string[]): NonNullable<Reading['imprint']> => [
  { type: 'heading', level: 4, text: 'What We Do' },
  ...items.map((text) => ({ type: 'item' as const, depth: 0, ordered: false, text })),
];
const programsOf = (imprint: NonNullable<Reading['imprint']>) =>
  programsInFeet(
    paperOf({
      name: 'page',
      documentId: 'page',
      reading: {
        source: 'html',
        notes: [],
        blocks: [{ type: 'paragraph', text: 'We are glad that you came.' }],
        imprint,
      },
    }),
  ).map(({ value }) => value);

it('takes the programmes that a page’s foot lists, and no other page of the menu', () => {
  expect(programsOf(foot('Skills Training', 'Clean Water', 'Contact us'))).toEqual([
    'Skills Training\nClean Water',
  ]);
});

it('takes nothing from a foot with one entry, or where no heading says what they are', () => {
  expect(programsOf(foot('Skills Training'))).toEqual([]);
  expect(programsOf(foot('Skills Training', 'Clean Water').slice(1))).toEqual([]);
});
