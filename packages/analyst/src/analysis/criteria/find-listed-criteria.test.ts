import { expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { findListedCriteria } from './find-listed-criteria.ts';

type Blocks = Parameters<typeof classifiedUnits>[0];
const namesIn = (blocks: Blocks, probability = 0.6) =>
  findListedCriteria(classifiedUnits(blocks, () => ({ role: 'criteria', probability }))).map(
    ({ name }) => name,
  );
const items = [
  listItem('Need of the neighbors'),
  listItem('Reach: who takes part'),
  listItem('Cost'),
];

it.each([
  'Applications are judged on the following:',
  'The panel considers these points when scoring an application:',
])('finds the criteria in a list without weights: %s', (text) => {
  expect(namesIn([paragraph(text), ...items])).toEqual(['Need of the neighbors', 'Reach', 'Cost']);
});

it('finds each criterion below a heading once', () => {
  const blocks = [
    heading('Selection criteria'),
    ...items,
    listItem('Cost'),
    listItem('The jury will meet in May.'),
  ];
  expect(namesIn(blocks)).toEqual(['Need of the neighbors', 'Reach', 'Cost']);
});

it.each([
  ['conditions', [paragraph('Clubs are selected by the following eligibility rules:'), ...items]],
  ['a single item', [heading('Selection criteria'), listItem('Cost')]],
  ['another list', [paragraph('The form has these parts:'), ...items]],
] satisfies [string, Blocks][])('does not find criteria in %s', (_, blocks) =>
  expect(namesIn(blocks)).toEqual([]),
);

it('ignores a list that is probably about something else', () => {
  expect(namesIn([heading('Selection criteria'), ...items], 0.2)).toEqual([]);
});
