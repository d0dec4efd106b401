import type { OwnPassage } from '@grantwright/shared/contract';
import { documentToText } from '@grantwright/shared/richtext';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { toBlocks } from './passage-text.ts';
import { getSectionText } from './text-of-section.ts';

/**
 * Inserts a passage at the end of a section as a single undo step, replacing trailing blank lines. Returns the index of
 * its first block, or undefined if the section is no longer in the text.
 */
export function insertPassage(
  editor: EditorHandle,
  section: Pick<OutlineEntry, 'heading' | 'start'> | undefined,
  passage: Pick<OwnPassage, 'text' | 'items' | 'answer'>,
): number | undefined {
  const document = editor.getDocument();
  const found = section && getSectionText(document, section);
  if (section && !found) return undefined;
  const blocks = found?.blocks ?? document;
  const filled = blocks.findLastIndex((block) => documentToText([block]).trim() !== '') + 1;
  const start = (found?.start ?? 0) + filled;
  return editor.replaceBlocks(start, blocks.slice(filled), toBlocks(passage)) ? start : undefined;
}
