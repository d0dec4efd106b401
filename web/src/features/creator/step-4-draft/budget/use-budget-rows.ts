import { limits } from '@grantwright/shared/contract';
import { startTransition, useCallback, useMemo, useRef, useState, type Dispatch } from 'react';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import { currencyOf } from '../../state/currency-of.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { isEmptyRow, newRow, toBudget, toRows, type BudgetRow } from './budget-rows.ts';

type Edit = (rows: BudgetRow[]) => BudgetRow[];

export type BudgetActions = {
  edit: (key: number, change: (row: BudgetRow) => BudgetRow) => void;
  /** After a row, or at the end. Moves the focus to the next row if that is empty. */
  add: (afterKey?: number) => void;
  remove: (key: number) => void;
};

export const itemId = (key: number): string => `budget-item-${key}`;
export const addLineId = 'budget-add-line';

const focusRow = (key: number | undefined): void =>
  document.getElementById(key === undefined ? addLineId : itemId(key))?.focus();

/** The rows of the budget table. Every edit is part of the application immediately. */
export function useBudgetRows(state: CreatorState, dispatch: Dispatch<CreatorAction>) {
  const currency = currencyOf(state.analysis?.details.award);
  const [rows, setRows] = useState(() => toRows(state.submission?.budget));
  const [addedKey, setAddedKey] = useState<number>();
  const [removed, setRemoved] = useState<{ row: BudgetRow; index: number }>();
  const newest = useRef(rows);
  const nextKey = useRef(rows.length);

  const change = useCallback(
    (edit: Edit) => {
      newest.current = edit(newest.current);
      setRows(newest.current);
      const budget = toBudget(newest.current, currency);
      // Rendering the rest of the creator must not delay typing.
      startTransition(() => dispatch({ type: 'submission-edited', change: { budget } }));
    },
    [dispatch, currency],
  );

  const actions = useMemo(
    (): BudgetActions => ({
      edit: (key, edited) =>
        change((before) => before.map((row) => (row.key === key ? edited(row) : row))),
      add(afterKey) {
        const { current } = newest;
        const at = current.findIndex(({ key }) => key === afterKey);
        const index = at < 0 ? current.length : at + 1;
        const next = current[at < 0 ? index - 1 : index];
        if (next && isEmptyRow(next)) return focusRow(next.key);
        if (current.length >= limits.budgetLines) return undefined;
        const row = newRow(nextKey.current);
        nextKey.current += 1;
        setAddedKey(row.key);
        return change((before) => before.toSpliced(index, 0, row));
      },
      remove(key) {
        const { current } = newest;
        const index = current.findIndex((row) => row.key === key);
        const row = current[index];
        if (!row) return;
        // The focused button disappears with its row.
        focusRow((current[index + 1] ?? current[index - 1])?.key);
        setRemoved(isEmptyRow(row) ? undefined : { row, index });
        change((before) => before.filter((one) => one !== row));
      },
    }),
    [change],
  );

  const undo = () => {
    if (!removed) return;
    setRemoved(undefined);
    setAddedKey(removed.row.key);
    change((before) => before.toSpliced(removed.index, 0, removed.row));
  };
  return { rows, currency, actions, addedKey, removed: removed?.row, undo };
}
