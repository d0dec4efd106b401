import type { Block } from '@grantwright/shared/contract';
import { plain } from '@grantwright/analyst';

/** Sums, dates, lengths and duties bind an applicant also where they stand beside a field. */
const binds =
  /\d|\b(?:must|shall|required?|only|(?:may|can|will|do|does) ?not|cannot|exceed|maximum|minimum|no more than|at least|attach(?:ed)?|upload|eligible)\b/i;
const shows = /^\W*(?:e\.?g\b|ex(?:ample)?s?\b|\d[\d/.() -]*$|mm\b|dd\b)/i;

/** Whether a block belongs to a form that people fill in on a web page. */
export const isOfWebForm = (block: Block | undefined): boolean =>
  block !== undefined && 'field' in block && block.field !== undefined;

/** Whether a text of a form says more than what to fill in: an answer that it offers never does. */
export const bindsInForm = (block: Block): boolean => {
  if (!('field' in block) || block.field === 'option' || block.field === undefined) return false;
  const text = plain(block.text);
  if (shows.test(text)) return false;
  return block.field === 'file'
    ? text.split(' ').length >= 5 || binds.test(text)
    : binds.test(text);
};

/** Whether a block asks in such a form, and does not only help or offer an answer. */
export const isFieldLabel = (block: Block): boolean =>
  isOfWebForm(block) && 'field' in block && block.field !== 'help' && block.field !== 'option';

/** "No more than two sides" says little without the field that it helps with. */
export const shortHelp = (block: Block): boolean =>
  'field' in block && block.field === 'help' && block.text.split(' ').length <= 12;

/** A label without the marks of a form: "Budget *:" names the budget. */
export const bareLabel = (text: string): string => text.replace(/[\s*:]+$/, '');
