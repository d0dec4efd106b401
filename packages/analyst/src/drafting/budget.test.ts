import { documentToText } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { statementTopics } from './topics.ts';
import { buildBudgetBlocks } from './budget.ts';
import { findItemizedCosts, findRequest } from './money-items.ts';
import { createStatement } from './gather-statements.ts';

const featuresOf = () => ({
  topics: Float32Array.from(statementTopics, (topic) => Number(topic === 'budget')),
  traits: [],
});
const notes = (...texts: string[]) =>
  texts.map((text, paragraph) => createStatement(text, { origin: 'notes', title: '', paragraph }));
const tableOf = (...texts: string[]): string[] => {
  const statements = notes(...texts);
  const costs = findItemizedCosts(statements, { featuresOf });
  return documentToText(buildBudgetBlocks(costs, findRequest(statements))).split('\n');
};

describe('buildBudgetBlocks', () => {
  it('lists each item with its amount as written, followed by the total', () => {
    expect(tableOf('Vans: $9,000', 'Fuel - $1,200.50', '$800 for insurance')).toEqual([
      ...['Item', 'Amount', 'Vans', '$9,000', 'Fuel', '$1,200.50', 'insurance', '$800'],
      ...['Total', '$11,000.50'],
    ]);
  });

  it('reads several items from one line', () => {
    expect(tableOf('Vans $9,000, fuel $1,000 and tolls $50')).toEqual([
      ...['Item', 'Amount', 'Vans', '$9,000', 'fuel', '$1,000', 'tolls', '$50'],
      ...['Total', '$10,050'],
    ]);
  });

  it('keeps the position of the currency sign', () => {
    expect(tableOf('Raummiete: 1.200 €', 'Noten: 300 €').at(-1)).toBe('1.500 €');
    expect(tableOf('Raummiete: 1.200,50 €', 'Noten: 300 €').at(-1)).toBe('1.500,50 €');
    expect(tableOf('Hall: EUR 1,200', 'Scores: EUR 300').at(-1)).toBe('EUR 1,500');
  });

  it('writes abbreviated amounts and their total in full', () => {
    expect(tableOf('Vans: $9k', 'Fuel: $1,200').at(-1)).toBe('$10,200');
    expect(tableOf('Vans: nine thousand dollars', 'Fuel: $1,200').at(-1)).toBe('USD 10,200');
  });

  it('shows the requested amount below the total', () => {
    expect(tableOf('We ask for $10,000.', 'Vans: $9,000', 'Fuel: $1,200').at(-1)).toBe(
      'Amount requested: $10,000',
    );
  });

  it('does not count a labeled request as a cost', () => {
    expect(tableOf('Amount requested: $10,000', 'Vans: $9,000', 'Fuel: $1,200').slice(-3)).toEqual([
      'Total',
      '$10,200',
      'Amount requested: $10,000',
    ]);
  });

  it.each([
    ['a single item', ['Vans: $9,000']],
    ['items in two currencies', ['Vans: $9,000', 'Fuel: €1,200']],
    ['unit prices', ['2 ovens ($11,200 each)', '3 vans at $9,000 per van']],
    ['amounts paid by others', ['Hollis gives $9,000', 'Rotary pledged $1,000']],
    ['limits', ['Vans up to $9,000', 'Fuel at most $1,000']],
  ])('returns nothing for %s', (_, texts) => {
    expect(tableOf(...texts)).toEqual(['']);
  });

  it('omits a line about other funders', () => {
    const costs = findItemizedCosts(notes('Hollis Fund $9,000', 'Rotary $500'), {
      featuresOf: () => ({
        topics: Float32Array.from(statementTopics, (topic) => Number(topic === 'funding')),
        traits: [],
      }),
    });
    expect(costs.items).toEqual([]);
  });
});

describe('findRequest', () => {
  it.each([
    ['We are asking for $60,000 of a total of $80,000.', '$60,000'],
    ['want a new walk-in $38,500. asking for $40,000', '$40,000'],
    ['Amount requested: $18,500', '$18,500'],
    ['Our van cost $18,000.', undefined],
  ])('finds the requested amount in notes: %s', (text, written) => {
    expect(findRequest(notes(text))?.written).toBe(written);
  });

  it('finds the requested amount in the answer to a question about it', () => {
    const answer = { origin: 'answer' as const, title: 'How much do you need?', paragraph: 1 };
    expect(findRequest([createStatement('$72,000', answer)])?.amount).toBe(72_000);
    const title = 'How much did you raise last year?';
    expect(findRequest([createStatement('$72,000', { ...answer, title })])).toBeUndefined();
  });
});
