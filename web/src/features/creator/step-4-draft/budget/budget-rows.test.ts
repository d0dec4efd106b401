import { describe, expect, it } from 'vitest';
import {
  hasInvalidAmount,
  isEmptyRow,
  createRow,
  describeRemoval,
  toBudget,
  toRows,
  withAmount,
} from './budget-rows.ts';

const row = { ...createRow(0), line: { item: 'Van', cost: 0, requested: 0 } };

describe('a budget row', () => {
  it('accepts amounts as people type them', () => {
    const edited = withAmount(withAmount(row, 'cost', '$12 500.00'), 'other', '1,000.5');
    expect(edited.line).toEqual({ item: 'Van', cost: 12_500, requested: 0, other: 1_000.5 });
    expect(edited.typed).toEqual({ cost: '$12 500.00', requested: '', other: '1,000.5' });
  });

  it.each(['12.500', '3k', '12,50'])('does not accept %j as an amount', (text) => {
    const filled = withAmount(withAmount(row, 'cost', '12'), 'other', '12');
    const edited = withAmount(withAmount(filled, 'cost', text), 'other', text);
    expect(edited.line).toEqual({
      item: 'Van',
      cost: 0,
      requested: 0,
      notAmounts: { cost: text, other: text },
    });
    expect(edited.typed).toEqual({ cost: text, requested: '', other: text });
    expect([filled, edited].map(hasInvalidAmount)).toEqual([false, true]);
    const [reopened] = toRows({ currency: 'USD', lines: [edited.line] });
    expect(reopened?.typed).toEqual({ cost: text, requested: '0', other: text });
    expect(withAmount(withAmount(edited, 'cost', '12'), 'other', '').line).toEqual({
      item: 'Van',
      cost: 12,
      requested: 0,
    });
  });

  it('is named in the removal message', () => {
    expect(describeRemoval(row)).toBe('Removed “Van”.');
    expect(describeRemoval(createRow(0))).toBe('Removed a line.');
  });

  it('loses its amount from other sources when that field is cleared', () => {
    const edited = withAmount(withAmount(row, 'other', '5'), 'other', ' ');
    expect(edited.line).toEqual({ item: 'Van', cost: 0, requested: 0 });
  });
});

describe('the rows of a budget', () => {
  const lines = [
    { item: 'Van', basis: 'Quote', cost: 30_000, requested: 24_500.5, other: 0, isIndirect: true },
    { item: 'Fuel', cost: 100, requested: 100 },
  ];

  it('convert back to the same budget', () => {
    const rows = toRows({ currency: 'USD', lines });
    expect(rows[0]?.typed).toEqual({ cost: '30,000', requested: '24,500.50', other: '0' });
    expect(rows[1]?.typed.other).toBe('');
    expect(toBudget(rows, 'CAD')).toEqual({ currency: 'CAD', lines });
  });

  it('are omitted from the budget if they are empty', () => {
    const rows = toRows(undefined);
    expect(rows.map(isEmptyRow)).toEqual([true]);
    expect(toBudget(rows, 'USD')).toBeUndefined();
    expect(toBudget([...rows, row], 'USD')?.lines).toEqual([row.line]);
  });
});
