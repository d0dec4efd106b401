import { expect, it } from 'vitest';
import { aDocument } from '../../../testing/builders.ts';
import { initialDocumentCount, filterDocuments } from './visible-documents.ts';

const library = Array.from({ length: 30 }, (_, n) =>
  aDocument({ id: `${n}`, name: `Report ${n}` }),
);
const visibleNames = (overrides: Partial<Parameters<typeof filterDocuments>[1]>) =>
  filterDocuments(library, { selected: [], search: '', showAll: false, ...overrides }).map(
    ({ id }) => id,
  );

it('shows the first few documents and the selected ones, and all on request', () => {
  expect(visibleNames({})).toHaveLength(initialDocumentCount);
  expect(visibleNames({ selected: ['20'] })).toEqual([...visibleNames({}), '20']);
  expect(visibleNames({ showAll: true })).toHaveLength(30);
});

it('finds documents by any part of their name', () => {
  expect(visibleNames({ search: ' report 2' })).toEqual([
    '2',
    ...library.slice(20).map(({ id }) => id),
  ]);
  expect(visibleNames({ search: 'budget' })).toEqual([]);
});
