import { limits } from '@grantwright/shared/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aState } from '../../testing/builders.ts';
import { useBudgetRows } from './use-budget-rows.ts';

const line = { item: 'Van', cost: 30_000, requested: 30_000 };

function renderFullBudget() {
  const lines = Array.from({ length: limits.budgetLines }, () => line);
  const state = aState({ submission: { budget: { currency: 'USD', lines } } });
  return renderHook(() => useBudgetRows(state, () => undefined));
}

// Tested without the dialog, because jsdom takes a minute to find a button among 500 fields.
it('does not add more lines than the application can store', () => {
  const { result } = renderFullBudget();
  act(() => result.current.actions.add());
  expect(result.current.rows).toHaveLength(limits.budgetLines);
});

it('restores a removed line only while there is room for it', () => {
  const { result } = renderFullBudget();
  act(() => result.current.actions.remove(0));
  expect(result.current.removedRow?.line).toEqual(line);
  act(() => result.current.actions.add());
  expect(result.current.rows).toHaveLength(limits.budgetLines);
  expect(result.current.removedRow).toBeUndefined();
});
