import { removeReplacedText } from '@grantwright/shared/call-files';
import { anyOf, detectDateOrder } from '@grantwright/shared/values';
import type { Unit } from '../document/unit.ts';
import { findValues } from '../text/values.ts';

const subjectOfLine =
  '(?: (?:text|language|wording|the following|deadline|date|due date|amount))?:';
/** "From: May 1", "Delete the following: …" */
const oldLine = new RegExp(
  `^(?:from|old|was|original|previous(?:ly)?|former(?:ly)?|delete|strike|remove)${subjectOfLine}`,
  'i',
);
/** "To: May 8", "Replace with: …" */
const newLine = new RegExp(
  `^(?:to|new|now|revised|amended|insert|replace(?:d)? (?:it )?(?:with|by)|substitute)${subjectOfLine}`,
  'i',
);

export const isOldLine = ({ text }: Pick<Unit, 'text'>): boolean => oldLine.test(text);
export const isNewLine = ({ text }: Pick<Unit, 'text'>): boolean => newLine.test(text);

/** "Section IV currently states:", "Now reads: Due date" above "Should read: Due date" */
const oldText =
  /\b(?:(?:currently|previously|originally) (?:states?|stated|reads?)|^now reads)(?: as follows)?:(?: [\p{L} ]{1,60})?$/iu;
/** "This text is now replaced with the following:", "It is amended to read:" */
const newText =
  /\b(?:(?:replaced (?:with|by)|amended|revised|changed|corrected|modified)\b.{0,20}\b(?:following|as follows|read)|(?:now reads?|should read)(?: as follows)?):(?: [\p{L} ]{1,60})?$/iu;
const maxReplacedLines = 20;

/** Omits the text between "currently states:" and "is replaced with the following:". */
export function omitReplacedLines<Own extends Pick<Unit, 'text'>>(units: readonly Own[]): Own[] {
  const omitted = new Set<Own>();
  for (const [index, { text }] of units.entries()) {
    if (!oldText.test(text)) continue;
    const following = units.slice(index + 1, index + 1 + maxReplacedLines);
    const end = following.findIndex((line) => newText.test(line.text) || oldText.test(line.text));
    // "Now reads:" above the next old text introduces new text itself.
    if (oldText.test(following[end]?.text ?? '')) continue;
    for (const line of following.slice(0, Math.max(0, end))) omitted.add(line);
  }
  return units.filter((unit) => !omitted.has(unit));
}

/** Maximum distance in lines between an old value and the new one. */
const maxDistance = 2;

/**
 * Removes outdated values: "Extended from May 1 to May 8" keeps only May 8, and a row below "Original | Revised" keeps
 * only the cell below "Revised".
 *
 * @param isSupplement whether to drop all values of a "From:" line that precedes a "To:" line
 */
export function removeOutdatedValues<Own extends Unit>(
  units: readonly Own[],
  isSupplement: boolean,
): Own[] {
  const order = detectDateOrder(units.map(({ text }) => text));
  return units.map((unit, index) => {
    if (unit.values.length === 0) return unit;
    if (isSupplement && isNewLine(unit)) return addLabel(unit, units.slice(0, index));
    const next = units.slice(index + 1, index + 1 + maxDistance);
    if (isSupplement && isOldLine(unit) && next.some(isNewLine)) return { ...unit, values: [] };
    const currentText = removeReplacedText(blankOutOldCell(unit));
    return currentText === unit.text ? unit : { ...unit, values: findValues(currentText, order) };
  });
}

const maxLabelLength = 100;

/** Prefixes a line such as "To: May 8" with the label above the old value, such as "Due date". */
function addLabel<Own extends Unit>(unit: Own, before: readonly Own[]): Own {
  const label = before.slice(-1 - maxDistance).findLast((line) => !isOldLine(line));
  const isLabel = label !== undefined && label.text.length <= maxLabelLength;
  return isLabel ? { ...unit, path: [...unit.path, label.text] } : unit;
}

const oldColumn = anyOf(
  /^(?:old|original(?:ly)?|previous(?:ly)?|prior|former|current(?:ly)?|existing|was|delete[ds]?)\b/i,
  /^(?:as (?:published|posted|issued|stated)\b|(?:changed? )?from:?$)/i,
);
const newColumn = anyOf(
  /^(?:new|revised|amended|updated|corrected|changed|now|as (?:amended|revised|changed))\b/i,
  /^(?:(?:is|are|to be|shall be) (?:now )?(?:amended|revised|changed|corrected|replaced)|(?:should|shall|will) (?:now )?read)\b/i,
  /^(?:replaced? (?:with|by)\b|(?:changed? )?to(?: read)?:?$|insert(?:ed)?\b)/i,
);

export const isNewColumn = (head: string): boolean => newColumn.test(head);

/** Returns the cells below "Original" and "Revised", and the cell with the name of the changed item. */
export function findChangedCells({
  row,
}: Unit): { label: string; old: string; now: string } | undefined {
  const findCell = (isColumn: (head: string) => boolean): string =>
    row?.cells[row.head?.findIndex(isColumn) ?? -1] ?? '';
  const [old, now] = [findCell((head) => oldColumn.test(head)), findCell(isNewColumn)];
  const label = row?.cells.find((cell) => cell !== old && cell !== now);
  return label && old && now ? { label, old, now } : undefined;
}

/** Blanks out the replaced cell of a row. */
function blankOutOldCell(unit: Unit): string {
  const { text } = unit;
  const { old = '' } = findChangedCells(unit) ?? {};
  const start = old === '' ? -1 : text.indexOf(old);
  return start < 0
    ? text
    : text.slice(0, start) + ' '.repeat(old.length) + text.slice(start + old.length);
}
