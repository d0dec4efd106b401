import { describe, expect, it } from 'vitest';
import { askedOf } from './asked-of.ts';
import { featuresOf } from './features.ts';
import { likeliest, matters } from './matter.ts';
import { asText, modelOf } from './model.ts';
import { weighMatters } from './weigh-matters.ts';

const matterOf = (sentences: string[]): string[] =>
  weighMatters(sentences, 2026).map((weights) => likeliest(weights).matter);

describe('what sentences of notes tell of', () => {
  it.each([
    ['The nearest dentist who takes Medicaid is 52 miles away.', 'need'],
    ['We ask the fund for $12,000, and the van costs $9,400.', 'budget'],
    ['The Rotary Club has pledged $2,000 and the rest comes from our reserves.', 'funding'],
    ['Ana Ruiz, a nurse for twenty years, leads the team of six volunteers.', 'staff'],
    ['We will survey families at the start and again after six months.', 'evaluation'],
    ['After the grant the county will pay the coordinator from its budget.', 'after'],
    ['We were founded in 1998 as a 501(c)(3) and have a board of nine.', 'organization'],
    ['sorry this is so late, call me if anything is unclear', 'other'],
  ])('%s', (sentence, matter) => {
    expect(matterOf([sentence])).toEqual([matter]);
  });

  it('is shared out wholly, and by the year of writing', () => {
    const [weights = []] = weighMatters(['It starts in 2027.'], 2026);
    expect(weights).toHaveLength(matters.length);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    expect(featuresOf('in 2027', 2026)).toContain('u:_later');
    expect(featuresOf('in 2027', 2028)).toContain('u:_year');
  });

  it('is nothing where there is nothing', () => {
    expect(weighMatters([], 2026)).toEqual([]);
  });
});

describe('what a part asks for', () => {
  it.each([
    ['How do you know that people want this?', 'need'],
    ['What happens when our money has been spent?', 'after'],
    ['Who will benefit, and how many people?', 'people'],
    ['Budget and justification of costs', 'budget'],
  ])('%s', (text, ask) => {
    expect(askedOf(text).ask).toBe(ask);
  });
});

it('keeps weights as they were written', () => {
  const rows = new Map([
    ['u:van', [0.5, 0, -1.25]],
    ['u:of', [0.01, 0, 0]],
  ]);
  const { weights } = modelOf({ bias: [], prior: [], next: [], weights: asText(rows, 0.1) });
  expect([...weights]).toEqual([
    [
      'u:van',
      [
        [0, 0.5],
        [2, -1.25],
      ],
    ],
  ]);
});
