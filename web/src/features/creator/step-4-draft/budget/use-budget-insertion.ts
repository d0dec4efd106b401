import type { Budget } from '@grantwright/shared/contract';
import { buildBudgetTable, findBudgetTable } from '@grantwright/shared/submission';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';

/** Inserts the budget into the text as a table, asking for confirmation before replacing an existing one. */
export function useBudgetInsertion(editor: RefObject<EditorHandle | null>, close: () => void) {
  const [isAsking, setIsAsking] = useState(false);

  const insert = (budget: Budget) => {
    const { current } = editor;
    if (!current) return;
    // The dialog must release focus before the text can take it.
    flushSync(() => {
      setIsAsking(false);
      close();
    });
    current.insertBlock(buildBudgetTable(budget), findBudgetTable(current.getDocument()));
  };
  return {
    isAsking,
    cancel: () => setIsAsking(false),
    confirm: insert,
    start(budget: Budget) {
      const { current } = editor;
      if (current && findBudgetTable(current.getDocument())?.isReplacing) setIsAsking(true);
      else insert(budget);
    },
  };
}
