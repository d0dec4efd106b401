import { expect, it } from 'vitest';
import { withoutPaste } from './without-paste.ts';

it.each([
  ['pasting: "The mill grinds on Fridays." And more.', 'The mill grinds on Fridays. And more.'],
  ['Copied from last year: We teach.', 'We teach.'],
  ['copy-paste: we teach', 'we teach'],
  ['“Bread for all” is our motto.', '“Bread for all” is our motto.'],
  ['Pasting posters takes a day.', 'Pasting posters takes a day.'],
])('%s', (typed, bare) => {
  expect(withoutPaste(typed)).toBe(bare);
});
