import { expect, it } from 'vitest';
import { aDocument } from '../../../testing/builders.ts';
import { initialCount, visibleDocuments } from './visible-documents.ts';

const library = Array.from({ length: 30 }, (_, n) =>
  aDocument({ id: `${n}`, name: `Report ${n}` }),
);
const shown = (given: Partial<Parameters<typeof visibleDocuments>[1]>) =>
  visibleDocuments(library, { selected: [], search: '', showAll: false, ...given }).map(
    ({ id }) => id,
  );

it('shows the first few and the selected ones, and all on request', () => {
  expect(shown({})).toHaveLength(initialCount);
  expect(shown({ selected: ['20'] })).toEqual([...shown({}), '20']);
  expect(shown({ showAll: true })).toHaveLength(30);
});

it('finds documents by any part of their name', () => {
  expect(shown({ search: ' report 2' })).toEqual(['2', ...library.slice(20).map(({ id }) => id)]);
  expect(shown({ search: 'budget' })).toEqual([]);
});
