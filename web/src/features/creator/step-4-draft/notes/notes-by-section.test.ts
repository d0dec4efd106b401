import { assignSectionKeys } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import { aNote } from '../../testing/builders.ts';
import { groupNotesBySection } from './notes-by-section.ts';

it('groups notes by section, ordered by the first note of each section', () => {
  const [budget, need, more] = [
    aNote({ section: 'Budget' }),
    aNote({ section: 'Need' }),
    aNote({ section: '3. budget', text: 'The total differs.' }),
  ];
  expect(groupNotesBySection([budget, need, more], assignSectionKeys([]))).toEqual([
    { section: 'Budget', notes: [budget, more] },
    { section: 'Need', notes: [need] },
  ]);
});

it('separates sections whose names differ only in their numbers', () => {
  const notes = ['1. Budget', '4. Budget'].map((section) => aNote({ section }));
  const keyOf = assignSectionKeys(notes.map(({ section }) => ({ name: section })));
  expect(groupNotesBySection(notes, keyOf).map(({ section }) => section)).toEqual([
    '1. Budget',
    '4. Budget',
  ]);
});
