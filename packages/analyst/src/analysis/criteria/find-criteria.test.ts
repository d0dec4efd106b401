import type { Block } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { splitIntoUnits } from '../../document/split-into-units.ts';
import { heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { findCriteria } from './find-criteria.ts';

const table = (...rows: string[][]): Block => ({ type: 'table', rows });
const sub = (text: string): Block => ({ type: 'item', depth: 1, ordered: false, text });
const criteriaIn = (...blocks: Block[]) =>
  findCriteria(splitIntoUnits({ source: 'html', blocks, notes: [] }).units);
const weights = (...blocks: Block[]) =>
  criteriaIn(...blocks).map(
    ({ name, points, percent = '' }) => `${name}: ${points ?? `${percent}%`}`,
  );

describe('a scoring table', () => {
  const reach = ['Reach', '30'];

  it.each<[string, ...string[][]]>([
    [
      'has a column of points',
      ['Criterion', 'Points'],
      ['1. Reach: who takes part', '30'],
      ['Cost', '20'],
    ],
    [
      'has a maximum next to a blank score',
      ['Factor', 'Score', 'Maximum points'],
      ['Reach', '', '30'],
      ['Cost', '', '20'],
    ],
    ['has a total', ['Section', 'Points'], reach, ['Cost', '20'], ['Total', '50']],
    ['has units but no header', ['Reach', '30 points'], ['Cost', 'up to 20 pts.']],
    [
      'starts with a number column',
      ['No.', 'Criterion', 'Max'],
      ['1', ...reach],
      ['2', 'Cost', '(20)'],
    ],
  ])('%s', (_, ...rows) => {
    expect(weights(table(...rows))).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it('may give the weights in percent', () => {
    const rows = [
      ['Criterion', 'Weight (%)'],
      ['Reach', '60'],
      ['Cost', '40'],
    ];
    expect(weights(table(...rows))).toEqual(['Reach: 60%', 'Cost: 40%']);
  });

  it('yields only its criteria, not the subcriteria that subdivide them', () => {
    const rows = [
      ['Criterion', 'Points'],
      ['Reach', '30'],
      ['Who', '10'],
      ['Where', '20'],
      ['Cost', '20'],
      ['Total', '50'],
    ];
    expect(weights(table(...rows))).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it('may span pages and have subcriteria in a separate column', () => {
    const [first, second] = [
      table(
        ['Scoring criteria', 'Possible points', ''],
        ['Reach:', '', '30'],
        ['Who takes part', '10', ''],
      ),
      table(['Where', '20', ''], ['Cost:', '', '20'], ['Prices', '20', ''], ['Total', '', '50']),
    ];
    expect(weights(first, second)).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it('yields the subtotal of each criterion', () => {
    const rows = [
      ['Scoring criteria', 'Points per question', 'Points per section'],
      ['Reach:', '', ''],
      ['Who takes part', '10', ''],
      ['Where', '20', ''],
      ['Subtotal:', '', '30'],
      ['Cost:', '', ''],
      ['Prices', '20', ''],
      ['', 'Subtotal:', '20'],
    ];
    expect(weights(table(...rows))).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it.each<[string, ...string[][]]>([
    [
      'lists the levels of a rubric',
      ['Criterion', 'Poor (1 point)', 'Good (3 points)'],
      ['Reach', '1', '3'],
      ['Cost', '1', '3'],
    ],
    ['is about something else', ['County', 'Value'], ['North', '30'], ['South', '20']],
    ['is a budget', ['Item', 'Amount'], ['Rent', '30'], ['Pay', '20']],
  ])('is ignored if it %s', (_, ...rows) => {
    expect(criteriaIn(table(...rows))).toEqual([]);
  });
});

describe('findCriteria', () => {
  it('finds criteria in headings with points', () => {
    const blocks = [
      heading('A. Reach (30 points)'),
      paragraph('Tell us who takes part.'),
      heading('B. Cost (20 points)'),
    ];
    expect(criteriaIn(...blocks)).toEqual([
      { name: 'Reach', points: 30, quote: 'A. Reach (30 points)' },
      { name: 'Cost', points: 20, quote: 'B. Cost (20 points)' },
    ]);
  });

  it('finds criteria in list items with descriptions', () => {
    const blocks = [
      heading('Review criteria'),
      listItem('Reach (60%): Many take part.'),
      listItem('Cost – 40%'),
    ];
    expect(weights(...blocks)).toEqual(['Reach: 60%', 'Cost: 40%']);
  });

  it('finds several criteria in one sentence', () => {
    const text =
      'Reviewers score these criteria: Reach (30 points), design (50 points) and cost (20 points).';
    expect(weights(paragraph(text))).toEqual(['Reach: 30', 'Design: 50', 'Cost: 20']);
  });

  it('does not count subcriteria in addition to their criteria', () => {
    const blocks = [
      listItem('Reach (30 points)'),
      sub('Who takes part (10 points)'),
      sub('Where (20 points)'),
      listItem('Cost (20 points)'),
    ];
    expect(weights(...blocks)).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it('returns the subcriteria if only they have points', () => {
    const blocks = [listItem('Reach'), sub('Who takes part (10 points)'), sub('Where (20 points)')];
    expect(weights(...blocks)).toEqual(['Who takes part: 10', 'Where: 20']);
  });

  it('chooses the list that adds up to the stated total', () => {
    const blocks = [
      paragraph('A proposal can receive a total of 50 points.'),
      table(['Criterion', 'Points'], ['Reach', '30'], ['Cost', '20']),
      heading('Who takes part (15 points)'),
      heading('Where it happens (15 points)'),
      heading('Cost (20 points)'),
    ];
    expect(weights(...blocks)).toEqual(['Reach: 30', 'Cost: 20']);
  });

  it.each([
    ['a single weight', [heading('Reach (30 points)')]],
    ['shares of the costs', [listItem('Rent: 60%'), listItem('Pay: 40%')]],
    [
      'shares that exceed the whole',
      [heading('Criteria'), listItem('Reach: 80%'), listItem('Cost: 40%')],
    ],
    [
      'thresholds and extra points',
      [listItem('A score of 70 points is needed.'), listItem('Rural towns: 5 bonus points')],
    ],
    ['type sizes', [listItem('Use Arial (12 points)'), listItem('Captions in 10 points type')]],
    [
      'sentences about points',
      [paragraph('You earn 30 points.'), paragraph('Name 20 points of contact.')],
    ],
    ['questions', [listItem('Is reach worth 30 points?'), listItem('Is cost worth 20 points?')]],
  ])('does not find criteria in %s', (_, blocks) => {
    expect(criteriaIn(...blocks)).toEqual([]);
  });
});

describe('an amendment', () => {
  const changed = (...blocks: Block[]) =>
    findCriteria(splitIntoUnits({ source: 'html', blocks, notes: [] }).units, 'supplement').map(
      ({ name, points }) => [name, points],
    );

  it('may change a single criterion', () => {
    expect(changed(heading('Reach (35 points)'))).toEqual([['Reach', 35]]);
    expect(changed(listItem('Reach: 35 points (previously 30 points)'))).toEqual([['Reach', 35]]);
  });

  it('replaces the old points with the new points next to them', () => {
    const rows = [
      ['Criterion', 'Original points', 'Revised points'],
      ['Reach', '30', '35'],
      ['Cost', '20', '15'],
    ];
    expect(changed(table(...rows))).toEqual([
      ['Reach', 35],
      ['Cost', 15],
    ]);
  });
});
