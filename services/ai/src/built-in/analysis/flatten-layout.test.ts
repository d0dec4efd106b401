import { expect, it } from 'vitest';
import { flattenLayout } from './flatten-layout.ts';

const page = [
  'The Fund makes about fifteen grants a year. It reads letters of inquiry only.',
  'THE LETTER',
  'Two pages. On your letterhead. We should learn from it:',
  'what you do, and for how long you have been doing it;',
  'what you would do with the money.',
  'We set some store by the last one. Nothing else, please.',
  'WHO',
  'Public charities, and land trusts. Hospices must be not-for-profit. Also co-operatives, by way of a fiscal agent.',
  'An answer comes in writing within a month of the meeting. Present grantees need not write.',
].join('\n');

it('reads the text of a page from the table that lays it out, and leaves its menu', () => {
  const { blocks } = flattenLayout({
    source: 'html' as const,
    notes: [],
    blocks: [{ type: 'table', rows: [['Home\nThe Family\nGuidelines\nContact', page]] }],
  });
  expect(
    blocks.map((block) => [block.type, block.type === 'table' ? '' : block.text.slice(0, 20)]),
  ).toEqual([
    ['paragraph', 'The Fund makes about'],
    ['heading', 'THE LETTER'],
    ['paragraph', 'Two pages. On your l'],
    ['item', 'what you do, and for'],
    ['item', 'what you would do wi'],
    ['paragraph', 'We set some store by'],
    ['heading', 'WHO'],
    ['paragraph', 'Public charities, an'],
    ['paragraph', 'An answer comes in w'],
  ]);
});

it('leaves a table of facts as it is', () => {
  const reading = {
    source: 'html' as const,
    notes: [],
    blocks: [
      {
        type: 'table' as const,
        rows: [
          ['Award ceiling', '$50,000'],
          ['Due', 'May 1'],
        ],
      },
    ],
  };
  expect(flattenLayout(reading)).toBe(reading);
});
