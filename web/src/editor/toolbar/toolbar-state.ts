import { getActiveBlock, isBlockStyleAvailable } from '../blocks/set-block.ts';
import { getActiveLink } from '../links/set-link.ts';
import { getActiveList } from '../lists/toggle-list.ts';
import { isMarkActive } from '../marks/toggle-mark.ts';
import type { RichEditor } from '../slate-types.ts';

/** Returns the state of the toolbar buttons at the caret. */
export const getToolbarState = (editor: RichEditor) => ({
  block: getActiveBlock(editor),
  canSetBlock: isBlockStyleAvailable(editor),
  bold: isMarkActive(editor, 'bold'),
  italic: isMarkActive(editor, 'italic'),
  underline: isMarkActive(editor, 'underline'),
  list: getActiveList(editor),
  isLink: getActiveLink(editor) !== undefined,
  canLink: editor.selection !== null,
  canUndo: editor.history.undos.length > 0,
  canRedo: editor.history.redos.length > 0,
});

export type ToolbarState = ReturnType<typeof getToolbarState>;

/** Lets the toolbar skip rendering on most key presses. */
export const isSameToolbarState = (a: ToolbarState | null, b: ToolbarState): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
