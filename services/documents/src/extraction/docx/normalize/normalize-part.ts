import type { Notes } from '../../notes.ts';
import { noteMessages } from '../../notes.ts';
import { chooseAlternates } from './alternates.ts';
import { unwrapContentControls } from './content-controls.ts';
import { expandDiagrams } from './diagrams.ts';
import { linearizeEquations } from './equations.ts';
import { resolveFields } from './fields.ts';
import { dropInvisibleText } from '../visibility/drop-invisible-text.ts';
import type { Background } from '../visibility/text-formatting.ts';
import type { WordStyles } from '../styles.ts';
import { replaceSymbols } from './symbols.ts';
import { addSkippedCells } from './skipped-cells.ts';
import { moveTextBoxes } from './text-boxes.ts';
import { acceptChanges } from './tracked-changes.ts';
import { noteUnreadContent } from './unread-content.ts';
import type { XmlElement } from '../../xml/tree.ts';

export type PartContext = {
  styles: WordStyles;
  page?: Background;
  related: (id: string) => XmlElement | undefined;
  notes: Notes;
};

/**
 * Reduces a part to the text shown by Word, in plain paragraphs, runs and tables. Modifies the tree. Each step relies
 * on those before it, so their order matters.
 * @returns the struck-out passages, which are removed
 */
export function normalizePart(
  root: XmlElement,
  { styles, page, related, notes }: PartContext,
): string[] {
  // first, so that no later step counts or changes content in both of its versions
  let hidden = chooseAlternates(root);
  // before fields, whose codes and marks may be deleted
  if (acceptChanges(root)) notes.add(noteMessages.unresolvedChanges);
  // before tables of contents are removed, because a field can start in one and end after it
  hidden += resolveFields(root);
  unwrapContentControls(root);
  // everything that becomes text must be text before its visibility is checked
  replaceSymbols(root);
  linearizeEquations(root);
  // creates text boxes; the diagrams that are left are noted as unread
  expandDiagrams(root, related);
  // while text is still inside its shape, whose fill is its background
  const dropped = dropInvisibleText(root, styles, page);
  if (hidden + dropped.hidden > 0) notes.add(noteMessages.hiddenText);
  noteUnreadContent(root, notes);
  addSkippedCells(root);
  // last, because it takes text out of its shape
  moveTextBoxes(root);
  return dropped.struck;
}
