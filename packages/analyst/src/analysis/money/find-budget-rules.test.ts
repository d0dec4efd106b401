import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { splitIntoUnits } from '../../document/split-into-units.ts';
import { heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { findBudgetRules } from './find-budget-rules.ts';

const rulesIn = (...blocks: Block[]) =>
  findBudgetRules(splitIntoUnits({ source: 'html', blocks, notes: [] }).units);

it('finds and quotes the required match and the indirect-cost limit', () => {
  const match = 'Grantees must provide a match of 25 percent of the award.';
  const indirect = 'Indirect costs may not exceed 10% of direct costs.';
  expect(rulesIn(paragraph(`${match} ${indirect}`))).toEqual({
    match: { percent: 25, quote: match },
    indirect: { percent: 10, quote: indirect },
  });
});

it('combines a line with its title if the line alone is unclear', () => {
  expect(rulesIn(heading('Indirect costs'), listItem('Limited to 10%')).indirect).toEqual({
    percent: 10,
    quote: 'Limited to 10%',
  });
});

it('uses the current percentage rather than the previous one', () => {
  const text = 'The required match is 10 percent (previously 20 percent).';
  expect(rulesIn(paragraph(text)).match).toEqual({ percent: 10, quote: text });
});

it.each([
  [
    'states two maximums',
    'Overhead is capped at 5% for cities. Overhead is capped at 8% for towns.',
  ],
  ['asks', 'Is a match of 25% required?'],
  ['encourages', 'A match of 25% is encouraged.'],
  ['describes', 'Last year the match was 25%.'],
])('does not find a rule if the text %s', (_, text) => {
  expect(rulesIn(paragraph(text))).toEqual({});
});
