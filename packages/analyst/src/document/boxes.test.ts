import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { removeUncheckedBlocks, removeEmptyBoxes } from './boxes.ts';

const option = (text: string, checked?: boolean): Block => ({
  type: 'paragraph',
  text,
  ...(checked !== undefined && { checked }),
});
const texts = (blocks: Block[]) =>
  blocks.map((block) => (block.type === 'table' ? '' : block.text));

it.each([
  ['controls', option('Charities', true), option('Companies', false)],
  ['typed boxes', option('☒ Charities'), option('☐ Companies')],
  ['typed boxes of another shape', option('☑ Charities'), option('🞎 Companies')],
])('drops empty boxes if another box in the group is checked: %s', (_, ticked, empty) => {
  const blocks = [option('Who may apply'), empty, ticked, empty, option('How to apply')];
  expect(removeUncheckedBlocks(blocks)).toEqual([blocks[0], ticked, blocks[4]]);
});

it('keeps a group without checked boxes, regardless of other groups', () => {
  const open = [option('Charities', false), option('Companies', false)];
  const blocks = [...open, option('Length'), option('One year', true), option('Two years', false)];
  expect(texts(removeUncheckedBlocks(blocks))).toEqual([
    'Charities',
    'Companies',
    'Length',
    'One year',
  ]);
});

it('drops the options of unchecked boxes', () => {
  expect(removeEmptyBoxes('☒ Charity ☐ Company')).toBe('☒ Charity');
});
