import type { Budget } from '@grantwright/shared/contract';
import { startTransition, useCallback, useRef, useState, type Dispatch } from 'react';
import { flushSync } from 'react-dom';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import { toBudget, toRows, type BudgetRow } from './budget-rows.ts';
import { focusRow } from './focus-row.ts';

type Edit = (rows: BudgetRow[]) => BudgetRow[];

/** Holds the rows of a budget. Every change updates the application immediately. */
export function useEditableRows(budget: Budget | undefined, dispatch: Dispatch<CreatorAction>) {
  const [rows, setRows] = useState(() => toRows(budget));
  // Two changes may precede the next render.
  const newest = useRef(rows);
  const keys = useRef(rows.length);

  const change = useCallback(
    (edit: Edit, currency: string) => {
      newest.current = edit(newest.current);
      setRows(newest.current);
      const changed = toBudget(newest.current, currency);
      // Typing must not wait for the rest of the creator to render.
      startTransition(() => dispatch({ type: 'submission-edited', change: { budget: changed } }));
    },
    [dispatch],
  );

  const insert = useCallback(
    (row: BudgetRow, index: number, currency: string) => {
      // Only a rendered row can receive focus.
      flushSync(() => change((before) => before.toSpliced(index, 0, row), currency));
      focusRow(row.key);
    },
    [change],
  );

  const nextKey = useCallback(() => {
    keys.current += 1;
    return keys.current - 1;
  }, []);

  return { rows, newest, nextKey, change, insert };
}
