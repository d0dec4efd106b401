import { limits } from '@grantwright/shared/contract';
import { chooseAwardCurrency } from '@grantwright/shared/submission';
import { useMemo, useState, type Dispatch } from 'react';
import { announce } from '../../../../ui/announce.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import {
  isEmptyRow,
  createRow,
  getPlaceForRow,
  describeRemoval,
  type BudgetRow,
} from './budget-rows.ts';
import { focusRow } from './focus-row.ts';
import { useEditableRows } from './use-editable-rows.ts';

type Removal = { row: BudgetRow; index: number; currency: string };

export type BudgetActions = {
  edit: (key: number, change: (row: BudgetRow) => BudgetRow) => void;
  /** Adds a row after the given row or at the end, unless the next row is empty. Moves focus there. */
  add: (afterKey?: number) => void;
  remove: (key: number) => void;
};

/** Amounts already entered keep their currency, even if the analysis specifies a different one. */
function getCurrency({ submission, analysis }: CreatorState): string {
  const budget = submission?.budget;
  if (budget && budget.lines.length > 0) return budget.currency;
  return chooseAwardCurrency(analysis?.details.award);
}

/** Manages the rows of the budget table, their currency, and the removal that can be undone. */
export function useBudgetRows(state: CreatorState, dispatch: Dispatch<CreatorAction>) {
  const [chosenCurrency, setChosenCurrency] = useState<string>();
  const currency = chosenCurrency ?? getCurrency(state);
  const [removal, setRemoval] = useState<Removal>();
  const { rows, newest, nextKey, change, insert } = useEditableRows(
    state.submission?.budget,
    dispatch,
  );

  const actions = useMemo(
    (): BudgetActions => ({
      edit: (key, edited) =>
        change((before) => before.map((row) => (row.key === key ? edited(row) : row)), currency),
      add(afterKey) {
        const { index, emptyRow } = getPlaceForRow(newest.current, afterKey);
        if (emptyRow) focusRow(emptyRow.key);
        else if (newest.current.length < limits.budgetLines) {
          insert(createRow(nextKey()), index, currency);
        }
      },
      remove(key) {
        const { current } = newest;
        const index = current.findIndex((row) => row.key === key);
        const row = current[index];
        if (!row) return;
        // The focused button disappears along with its row.
        focusRow((current[index + 1] ?? current[index - 1])?.key);
        setRemoval(isEmptyRow(row) ? undefined : { row, index, currency });
        if (!isEmptyRow(row)) announce(describeRemoval(row));
        change((before) => before.filter((one) => one !== row), currency);
      },
    }),
    [newest, nextKey, change, insert, currency],
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
