import type { FocusEvent } from 'react';
import { IS_FOCUSED } from 'slate-dom';
import type { RichEditor } from './slate-types.ts';

/**
 * Records that the focus has moved from the text to another element. Slate ignores this shortly after it has set the
 * selection; its next render would then focus the text again, which closes a popover that has just opened.
 */
export function releaseFocus(editor: RichEditor, event: FocusEvent): void {
  const { currentTarget: sheet, relatedTarget: next } = event;
  if (next && !sheet.contains(next)) IS_FOCUSED.delete(editor);
}
