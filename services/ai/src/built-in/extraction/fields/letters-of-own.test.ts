import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { lettersOfOwn } from './letters-of-own.ts';

const letters = (text: string, name: string) =>
  lettersOfOwn([paperOf(paperFrom('page', 'html', text))], name);

it('are those in brackets behind the name', () => {
  expect(
    letters(
      'Since 1991 the Birch-Hollow Creek Alliance (BHCA) has kept the creek clean.',
      'Birch-Hollow Creek Alliance',
    ),
  ).toEqual(['BHCA']);
});

it('are not those of another body', () => {
  expect(
    letters(
      'The creek is tested by the Ohio River Basin Council (ORBC) each May.',
      'Birch-Hollow Creek Alliance',
    ),
  ).toEqual([]);
});
