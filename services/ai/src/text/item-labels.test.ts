import { expect, it } from 'vitest';
import { withoutItemLabels } from './item-labels.ts';

const item = (text: string, ordered = true) => ({ type: 'item' as const, depth: 0, ordered, text });

it.each([
  ['3. Budget', 'Budget'],
  ['(b) List of directors', 'List of directors'],
  ['iv) A letter', 'A letter'],
  ['B. Summary of the project', 'Summary of the project'],
  ['J. Smith, chair', 'J. Smith, chair'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Question IV: What will you stage?', 'Question IV: What will you stage?'],
])('leaves out the label that counts an item of an ordered list: %s', (written, text) => {
  expect(withoutItemLabels([item(written)])).toEqual([item(text)]);
});

it('leaves other blocks as they are', () => {
  const blocks = [item('3. Budget', false), { type: 'paragraph' as const, text: '3. Budget' }];
  expect(withoutItemLabels(blocks)).toEqual(blocks);
});
