import { expect, it } from 'vitest';
import { noteMessages } from './notes.ts';

it('quotes each struck-out passage once', () => {
  expect(noteMessages.struckOut(['January 7,\n2027', 'notarized', 'notarized', ' '])).toBe(
    'Struck-out text was left out: “January 7, 2027”; “notarized”.',
  );
});

it('shortens long struck-out passages, and only counts those after the fifth', () => {
  const note = noteMessages.struckOut(['x'.repeat(200), 'b', 'c', 'd', 'e', 'f', 'g']);
  expect(note).toBe(
    `Struck-out text was left out: “${'x'.repeat(59)}…”; “b”; “c”; “d”; “e” and 2 more.`,
  );
});
