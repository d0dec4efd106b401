import { createEmptyDocument, type RichDocument } from '@grantwright/shared/richtext';
import { createEditor, Editor, type Ancestor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { withHeadings } from './blocks/with-headings.ts';
import { withQuotes } from './blocks/with-quotes.ts';
import { withSoftBreaks } from './blocks/with-soft-breaks.ts';
import { withTrailingParagraph } from './blocks/with-trailing-paragraph.ts';
import { withBatchedHistory } from './history/with-batched-history.ts';
import { withLinks } from './links/with-links.ts';
import { withLists } from './lists/with-lists.ts';
import { withCompositionAtStart } from './marks/with-composition-at-start.ts';
import { withPaste } from './paste/with-paste.ts';
import type { RichEditor } from './slate-types.ts';
import { withTables } from './tables/with-tables.ts';

/** The number of blocks per chunk. A keystroke re-renders one chunk, and chunks out of view skip layout. */
const chunkSize = 100;

const plugins = [
  withCompositionAtStart,
  withBatchedHistory,
  withSoftBreaks,
  withTrailingParagraph,
  withHeadings,
  withQuotes,
  withTables,
  withLists,
  withPaste,
  withLinks,
];

/** Creates an editor for the given document, with an empty undo history. */
export function createRichEditor(document: RichDocument = createEmptyDocument()): RichEditor {
  const base: RichEditor = withHistory(withReact(createEditor()));
  base.getChunkSize = (node: Ancestor) => (Editor.isEditor(node) ? chunkSize : null);
  const editor = plugins.reduce((extended, plugin) => plugin(extended), base);
  editor.children = document.length > 0 ? [...document] : createEmptyDocument();
  Editor.normalize(editor, { force: true });
  // Normalizing the initial document is not an edit, so there is nothing to undo or save.
  editor.operations = [];
  editor.history = { undos: [], redos: [] };
  return editor;
}
