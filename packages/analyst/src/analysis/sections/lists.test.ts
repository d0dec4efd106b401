import { expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { findLists } from './lists.ts';

const listsIn = (blocks: Parameters<typeof classifiedUnits>[0]) => {
  const units = classifiedUnits(blocks, () => undefined);
  const lists = findLists(units);
  const textsOf = (list: readonly number[] | undefined) => list?.map((index) => units[index]?.text);
  return (text: string) => lists[units.findIndex((unit) => unit.text === text)]?.map(textsOf);
};

it('groups items below the same titles', () => {
  const [byTitles] =
    listsIn([
      heading('Send us'),
      listItem('Need'),
      listItem('Plan'),
      heading('Contact'),
      listItem('Phone'),
    ])('Need') ?? [];
  expect(byTitles).toEqual(['Need', 'Plan']);
});

it('groups numbered lines despite text and other numbers between them', () => {
  const [, numbered] =
    listsIn([
      paragraph('1. Need'),
      listItem('(a) Whom do you serve?'),
      heading('2. Plan'),
      listItem('(a) When do you start?'),
      paragraph('3. Budget'),
    ])('1. Need') ?? [];
  expect(numbered).toEqual(['1. Need', '2. Plan', '3. Budget']);
});

it('starts a new list where the numbers start again', () => {
  const [, numbered] =
    listsIn(['1. Need', '2. Plan', '1. Age', '2. Income'].map((text) => listItem(text)))(
      '1. Age',
    ) ?? [];
  expect(numbered).toEqual(['1. Age', '2. Income']);
});

it('groups headings of the same level across the whole document', () => {
  const [, , byStyle] =
    listsIn([heading('Part A', 1), heading('Need'), heading('Part B', 1), heading('Budget')])(
      'Need',
    ) ?? [];
  expect(byStyle).toEqual(['Need', 'Budget']);
});
