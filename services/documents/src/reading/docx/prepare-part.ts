import type { Notes } from '../notes.ts';
import { noteTexts } from '../notes.ts';
import { chooseAlternates } from './alternates.ts';
import { settleContentControls } from './content-controls.ts';
import { expandDiagrams } from './diagrams.ts';
import { settleEquations } from './equations.ts';
import { settleFields } from './fields.ts';
import { dropHiddenRuns } from './hidden-runs.ts';
import type { Ground } from './run-look.ts';
import type { WordStyles } from './styles.ts';
import { settleSymbols } from './symbols.ts';
import { fillRows } from './table-rows.ts';
import { moveTextBoxes } from './text-boxes.ts';
import { acceptChanges } from './tracked-changes.ts';
import { noteUnreadContent } from './unread-content.ts';
import type { XmlElement } from '../xml/tree.ts';

export type PartContext = {
  styles: WordStyles;
  page?: Ground;
  related: (id: string) => XmlElement | undefined;
  notes: Notes;
};

/**
 * Brings a part to what a reader of the document sees, in plain paragraphs, runs and tables: alternates,
 * tracked changes, fields, content controls, symbols and equations are settled, unseen and struck-out
 * text is dropped, and text boxes follow the paragraph that holds them. The tree is changed in place.
 * @returns the struck-out passages
 */
export function preparePart(
  root: XmlElement,
  { styles, page, related, notes }: PartContext,
): string[] {
  let hidden = chooseAlternates(root);
  if (acceptChanges(root)) notes.add(noteTexts.openChanges);
  hidden += settleFields(root);
  settleContentControls(root);
  settleSymbols(root);
  settleEquations(root);
  expandDiagrams(root, related);
  const dropped = dropHiddenRuns(root, styles, page);
  if (hidden + dropped.hidden > 0) notes.add(noteTexts.hiddenText);
  noteUnreadContent(root, notes);
  fillRows(root);
  moveTextBoxes(root);
  return dropped.struck;
}
