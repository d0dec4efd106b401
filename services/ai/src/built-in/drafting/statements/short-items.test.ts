import { expect, it } from 'vitest';
import { shortItems } from './notes-items.ts';

it('divides a list of things', () => {
  expect(shortItems('canning kettle, pressure washer, snowshoes')).toHaveLength(3);
});

it.each([
  'thread, cloth, patterns $900',
  'engineer on call = Ida Quill, Tern Fluvial, Orle',
  'library of things - carpet cleaner, canning kettle, snowshoes',
])('leaves together what has one price or says who somebody is: %s', (line) => {
  expect(shortItems(line)).toBeUndefined();
});
