import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { candidatesOf } from './candidates.ts';

const names = (text: string): string[] =>
  candidatesOf(readGuidelines(readingOf('html', '', text), '2026-09-01')).map(({ name }) => name);

it('no sentence of what a body gives is a name', () => {
  const found = names(
    '# Small Pier Repair Grants, Round 3\nThe Department of Harbors awards grants to mend piers and to replace old ramps. Section 4 of the Harbors Act is the authority for this program.',
  );
  expect(found.join('\n')).toContain('Small Pier Repair Grants');
  expect(found.join('\n')).not.toMatch(/awards grants/);
});

it('who opens the letters is no part of a name', () => {
  const found = names(
    '# How to write to us\nThe Orle Pier Fund gives grants to clubs. Post your letter to the Secretary, Orle Pier Fund, 14 Quay Street, Orle. The Orle Pier Fund gives grants twice a year.',
  );
  expect(found.join('\n')).not.toMatch(/Secretary/);
});
