import { describe, expect, it } from 'vitest';
import { nameOfClause } from './name-of-clause.ts';

describe('the name of what a clause asks for', () => {
  it.each([
    ['outline the main work of the season, including rehearsals', 'Main work of the season'],
    ['explain how the orchard will be kept', 'How the orchard will be kept'],
    ['provide a brief summary budget', 'Summary budget'],
    [
      'describe any funding you have already obtained for the barn',
      'Funding you have already obtained for the barn',
    ],
  ])('of "%s" is "%s"', (clause, name) => {
    expect(nameOfClause(clause)).toBe(name);
  });

  it.each(['describe it', 'provide evidence', 'state the name of the applicant'])(
    'is none for "%s"',
    (clause) => {
      expect(nameOfClause(clause)).toBeUndefined();
    },
  );
});
