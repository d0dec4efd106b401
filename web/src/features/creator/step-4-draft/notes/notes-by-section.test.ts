import { expect, it } from 'vitest';
import { aNote } from '../../testing/builders.ts';
import { notesBySection } from './notes-by-section.ts';

it('groups notes by section, ordered by the first note of each section', () => {
  const [budget, need, more] = [
    aNote({ section: 'Budget' }),
    aNote({ section: 'Need' }),
    aNote({ section: '3. budget', text: 'The total differs.' }),
  ];
  expect(notesBySection([budget, need, more])).toEqual([
    { section: 'Budget', notes: [budget, more] },
    { section: 'Need', notes: [need] },
  ]);
});
