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

/**
 * Blocks a chunk: a letter looks at the blocks of its own chunk only, and long documents are laid
 * out chunk by chunk, where they are seen.
 */
const chunkSize = 100;

const behaviours = [
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

/** The editor of an application over the document model. Its undo history holds 100 steps. */
export function createRichEditor(): RichEditor {
  const editor = withHistory(withReact(createEditor()));
  editor.getChunkSize = (node: Ancestor) => (Editor.isEditor(node) ? chunkSize : null);
  return behaviours.reduce((built, behaviour) => behaviour(built), editor);
}
