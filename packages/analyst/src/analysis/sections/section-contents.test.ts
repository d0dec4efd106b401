import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { removeContents } from './section-contents.ts';

/** Returns the new probabilities of the units of these blocks, each of which was 0.8. */
const probabilitiesOf = (blocks: Block[], minProbability = 0.5) => {
  const units = classifiedUnits(blocks, () => undefined);
  return removeContents(
    units,
    units.map(() => 0.8),
    minProbability,
  ).map((probability) => Math.round(100 * probability) / 100);
};

it('reduces the probability of sentences and rows below a probable section', () => {
  const table: Block = { type: 'table', rows: [['Staff', 'Cost of each person']] };
  expect(probabilitiesOf([heading('Budget'), paragraph('List all costs.'), table])).toEqual([
    0.8, 0.16, 0.16,
  ]);
});

it('reduces the probability of every sentence of a paragraph but the first', () => {
  expect(probabilitiesOf([paragraph('Describe your plan. Explain its costs.')])).toEqual([
    0.8, 0.16,
  ]);
});

it.each<[string, Block]>([
  ['a subtitle', heading('Staff', 3)],
  ['a list item', listItem('Staff')],
  ['a numbered line', paragraph('1. Describe your staff.')],
  ['a line with a length limit', paragraph('Describe your staff (200 words).')],
])('does not change the probability of %s', (_, block) => {
  expect(probabilitiesOf([heading('Budget'), block])).toEqual([0.8, 0.8]);
});

it('does not change the probability of sentences below a title that is unlikely to be a section', () => {
  expect(probabilitiesOf([heading('Questions'), paragraph('Describe your staff.')], 0.9)).toEqual([
    0.8, 0.8,
  ]);
});
