import { useSlateSelector } from 'slate-react';

/** Updates after the text has rendered, so that no other render delays a typed letter. */
const afterText = { deferred: true };

/** The index of the block with the caret; undefined before the text first gets the focus. Inside `frame` only. */
export const useCaretBlock = (): number | undefined =>
  useSlateSelector(({ selection }) => selection?.focus.path[0], undefined, afterText);
