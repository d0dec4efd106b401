import { limits } from '@grantwright/shared/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aState } from '../../testing/builders.ts';
import { useBudgetRows } from './use-budget-rows.ts';

it('restores a removed line only while there is room for it', () => {
  const line = { item: 'Van', cost: 30_000, requested: 30_000 };
  const lines = Array.from({ length: limits.budgetLines }, () => line);
  const state = aState({ submission: { budget: { currency: 'USD', lines } } });
  const { result } = renderHook(() => useBudgetRows(state, () => undefined));
  act(() => result.current.actions.remove(0));
  expect(result.current.removed?.line).toEqual(line);
  act(() => result.current.actions.add());
  expect(result.current.rows).toHaveLength(limits.budgetLines);
  expect(result.current.removed).toBeUndefined();
});
