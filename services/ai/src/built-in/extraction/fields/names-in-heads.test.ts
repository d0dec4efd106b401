import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromHead } from './names-in-heads.ts';
import { findNames } from './name.ts';

const namesIn = (text: string): string[] =>
  fromHead(paperOf(paperFrom('paper', 'docx', text))).map(({ value }) => value);

it('takes the lines of an address for no name', () => {
  expect(
    namesIn(`Hexham Old Dispensary, Weaver Road
    Hexham, Northumberland
    NE46 3XY`),
  ).toEqual([]);
});

it('keeps names that hold a comma', () => {
  expect(
    namesIn(`Tarn Singers, Inc.
    12 Mill Street, Salem, OH 44460`),
  ).toEqual(['Tarn Singers, Inc.']);
  expect(
    namesIn(`Trinity Church, Salem
    12 Mill Street, Salem, OH 44460`),
  ).toEqual(['Trinity Church, Salem']);
  expect(
    namesIn(`Hope, Help and Healing
    12 Mill Street, Salem, OH 44460`),
  ).toEqual(['Hope, Help and Healing']);
});

it('takes the number of a season or a volume for no name', () => {
  const names = findNames(
    paperOf(
      paperFrom(
        'paper',
        'pdf',
        `# Season 12 Annual Report
        ## Tarn Valley Chamber Orchestra
        Every autumn the Tarn Valley Chamber Orchestra plays in barns.`,
      ),
    ),
  ).map(({ value }) => value);
  expect(names).toContain('Tarn Valley Chamber Orchestra');
  expect(names).not.toContain('Season 12');
});
