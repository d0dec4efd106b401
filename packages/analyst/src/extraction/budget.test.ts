import { describe, expect, it } from 'vitest';
import { extractOf, extractedTextOf } from '../testing/classified-documents.ts';

const budgetIn = async (line: string | string[]): Promise<string | undefined> =>
  (await extractOf([['', 'budget', 0.9]], extractedTextOf([line]))).annualBudget;

describe('findBudgets', () => {
  it('returns the annual budget as an amount of money', async () => {
    expect(await budgetIn('Our annual budget is $410,000.')).toBe('$410,000');
    expect(await budgetIn(['Total revenue', '1,204,500'])).toBe('1,204,500');
  });

  it.each([
    'Our budget lets us serve 12,000 families.',
    'The total of volunteers was 15,000 last year.',
    'We spent $20 on stamps.',
  ])('does not find a budget in "%s"', async (line) => {
    expect(await budgetIn(line)).toBeUndefined();
  });

  it('ignores a count in a row', async () => {
    expect(await budgetIn(['Total budget', '12,000 families', '$98,000'])).toBe('$98,000');
  });

  it('finds a labeled line that the model considers irrelevant', async () => {
    const extraction = await extractOf([], extractedTextOf(['Annual budget: $431,000']));
    expect(extraction.annualBudget).toBe('$431,000');
  });

  it('prefers total expenses to total assets', async () => {
    const rows = [
      ['Total assets', '$90,500'],
      ['Total expenses', '$61,250'],
    ];
    const extraction = await extractOf([['', 'budget', 0.5]], extractedTextOf(rows));
    expect(extraction.annualBudget).toBe('$61,250');
  });
});
