import { limits } from '@grantwright/shared/contract';
import { awardCurrency } from '@grantwright/shared/submission';
import { startTransition, useCallback, useMemo, useRef, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../ui/announce.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import {
  isEmptyRow,
  newRow,
  removedText,
  toBudget,
  toRows,
  type BudgetRow,
} from './budget-rows.ts';

type Edit = (rows: BudgetRow[]) => BudgetRow[];
type Removal = { row: BudgetRow; index: number; currency: string };

export type BudgetActions = {
  edit: (key: number, change: (row: BudgetRow) => BudgetRow) => void;
  /** Adds a row after the given row or at the end, unless the next row is empty. Moves the focus there. */
  add: (afterKey?: number) => void;
  remove: (key: number) => void;
};

export const itemId = (key: number): string => `budget-item-${key}`;
export const addLineId = 'budget-add-line';

const focusRow = (key: number | undefined): void =>
  document.getElementById(key === undefined ? addLineId : itemId(key))?.focus();

/** Amounts already entered keep their currency, even if the analysis specifies a different one. */
function getCurrency({ submission, analysis }: CreatorState): string {
  const budget = submission?.budget;
  if (budget && budget.lines.length > 0) return budget.currency;
  return awardCurrency(analysis?.details.award);
}

/** Manages the rows of the budget table. Every edit updates the application immediately. */
export function useBudgetRows(state: CreatorState, dispatch: Dispatch<CreatorAction>) {
  const [chosenCurrency, setChosenCurrency] = useState<string>();
  const currency = chosenCurrency ?? getCurrency(state);
  const [rows, setRows] = useState(() => toRows(state.submission?.budget));
  const [removal, setRemoval] = useState<Removal>();
  const newest = useRef(rows);
  const nextKey = useRef(rows.length);

  const change = useCallback(
    (edit: Edit, newCurrency = currency) => {
      newest.current = edit(newest.current);
      setRows(newest.current);
      const budget = toBudget(newest.current, newCurrency);
      // Typing must not wait for the rest of the creator to render.
      startTransition(() => dispatch({ type: 'submission-edited', change: { budget } }));
    },
    [dispatch, currency],
  );

  const insert = useCallback(
    (row: BudgetRow, index: number, inCurrency?: string) => {
      // Only a rendered row can receive the focus.
      flushSync(() => change((before) => before.toSpliced(index, 0, row), inCurrency));
      focusRow(row.key);
    },
    [change],
  );

  const actions = useMemo(
    (): BudgetActions => ({
      edit: (key, edited) =>
        change((before) => before.map((row) => (row.key === key ? edited(row) : row))),
      add(afterKey) {
        const { current } = newest;
        const afterIndex = current.findIndex(({ key }) => key === afterKey);
        const index = afterIndex < 0 ? current.length : afterIndex + 1;
        const next = current[afterIndex < 0 ? index - 1 : index];
        if (next && isEmptyRow(next)) return focusRow(next.key);
        if (current.length >= limits.budgetLines) return undefined;
        const row = newRow(nextKey.current);
        nextKey.current += 1;
        return insert(row, index);
      },
      remove(key) {
        const { current } = newest;
        const index = current.findIndex((row) => row.key === key);
        const row = current[index];
        if (!row) return;
        // The focused button disappears along with its row.
        focusRow((current[index + 1] ?? current[index - 1])?.key);
        setRemoval(isEmptyRow(row) ? undefined : { row, index, currency });
        if (!isEmptyRow(row)) announce(removedText(row));
        change((before) => before.filter((one) => one !== row));
      },
    }),
    [change, insert, currency],
  );

  /** Changes the currency without converting the amounts. */
  const setCurrency = (newCurrency: string) => {
    setChosenCurrency(newCurrency);
    setRemoval((before) => before && { ...before, currency: newCurrency });
    change((before) => before, newCurrency);
  };
  const undo = () => {
    if (!removal) return;
    setRemoval(undefined);
    insert(removal.row, removal.index, removal.currency);
  };
  const canUndo =
    rows.length < limits.budgetLines && (removal?.currency === currency || rows.every(isEmptyRow));
  return {
    rows,
    currency,
    setCurrency,
    actions,
    removedRow: canUndo ? removal?.row : undefined,
    undo,
  };
}
