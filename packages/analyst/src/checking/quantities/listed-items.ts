import type { SourceIndex } from '../source-index.ts';
import { listWordPositions } from '../list-word-positions.ts';

/** Matches the words between a noun and its list: "partners are …", "partners in the county: …", "partners (…". */
const toList = /^\p{L}+(?: \p{Ll}{1,20}){0,4}?(?: (?:are|were|include[sd]?)| ?[:–—(])/u;
const separator = /,(?: (?:and|or))? |;| (?:and|or|&) /;
const properName = /^(?:(?:the|a|an|our) )?[\p{Lu}\d]/u;
const maxWords = 6;

/**
 * Counts the items listed within a passage: "Our partners are A and B", or "A, B" as the answer to a question about
 * partners. Returns undefined if the passage does not list this unit.
 */
export function countListedItems(
  passage: number,
  unit: string,
  { passages }: SourceIndex,
): number | undefined {
  const { text = '', titles = [], source } = passages[passage] ?? {};
  const itemCount = isAbout(unit, titles)
    ? countItems(text, source?.type === 'organization')
    : undefined;
  if (itemCount !== undefined) return itemCount;
  for (const { stem, start } of listWordPositions(text)) {
    const lead = stem === unit ? toList.exec(text.slice(start)) : undefined;
    const items = lead ? countItems(text.slice(start + lead[0].length), false) : undefined;
    if (items !== undefined) return items;
  }
  return undefined;
}

/** Whether a title above a list names the unit. */
export const isAbout = (unit: string, titles: readonly string[]): boolean =>
  titles.some((title) => listWordPositions(title).some(({ stem }) => stem === unit));

/** Counts the items in text that consists only of short names or, in a field, of any short items. */
function countItems(text: string, isField: boolean): number | undefined {
  const items = text
    .replace(/[.)]$/, '')
    .split(separator)
    .map((item) => item.trim());
  const isItem = (item: string): boolean =>
    item !== '' && item.split(' ').length <= maxWords && (isField || properName.test(item));
  return items.length > 1 && items.every(isItem) ? items.length : undefined;
}
