import { useSlateSelector } from 'slate-react';

/** The index of the block with the caret; undefined before the text first gets the focus. Inside `frame` only. */
export const useCaretBlock = (): number | undefined =>
  useSlateSelector(({ selection }) => selection?.focus.path[0]);
