import { useSlateSelector } from 'slate-react';

/** Updates after the text has rendered, so that other renders never delay typing. */
const afterText = { deferred: true };

/**
 * Returns the index of the block with the caret, or undefined until the text is first focused. Works only inside
 * `frame`.
 */
export const useCaretBlock = (): number | undefined =>
  useSlateSelector(({ selection }) => selection?.focus.path[0], undefined, afterText);
