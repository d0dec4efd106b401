import { activeBlock, canSetBlock } from '../blocks/set-block.ts';
import { activeLink } from '../links/set-link.ts';
import { activeList } from '../lists/toggle-list.ts';
import { isMarkActive } from '../marks/toggle-mark.ts';
import type { RichEditor } from '../slate-types.ts';

/** What the buttons of the toolbar show about the place where the caret stands. */
export const getToolbarState = (editor: RichEditor) => ({
  block: activeBlock(editor),
  canSetBlock: canSetBlock(editor),
  bold: isMarkActive(editor, 'bold'),
  italic: isMarkActive(editor, 'italic'),
  underline: isMarkActive(editor, 'underline'),
  list: activeList(editor),
  isLink: activeLink(editor) !== undefined,
  canLink: editor.selection !== null,
  canUndo: editor.history.undos.length > 0,
  canRedo: editor.history.redos.length > 0,
});

export type ToolbarState = ReturnType<typeof getToolbarState>;

/** Most letters change nothing of it, and the toolbar then stays as it is. */
export const isSameToolbarState = (a: ToolbarState | null, b: ToolbarState): boolean =>
  a !== null && (Object.keys(b) as (keyof ToolbarState)[]).every((name) => a[name] === b[name]);
