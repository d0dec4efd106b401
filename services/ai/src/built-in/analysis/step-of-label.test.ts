import { expect, it } from 'vitest';
import { stepOfLabel } from './step-of-label.ts';

it.each([
  ['Strand B: concept note - Date', 'concept note'],
  ['Track 2 - full proposal (by invitation) - Date and time', 'full proposal'],
  ['Final application', 'Final application'],
  ['Category of the work', 'Category of the work'],
])('reads which step a row is about: %s', (label, step) => {
  expect(stepOfLabel(label)).toBe(step);
});
