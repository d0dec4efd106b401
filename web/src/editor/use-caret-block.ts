import { useSlateSelector } from 'slate-react';
import { getCaretBlock } from './queries.ts';

/** Updates after the text has rendered, so that other renders never delay typing. */
const blockAfterText = { deferred: true };

/**
 * Returns the index of the block with the caret, or undefined until the text is first focused. Works only inside
 * `frame`.
 */
export const useCaretBlock = (): number | undefined =>
  useSlateSelector(getCaretBlock, undefined, blockAfterText);
