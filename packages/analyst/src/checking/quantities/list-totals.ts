import type { Passage } from '../passages.ts';
import type { NumberQuantity } from './quantity.ts';
import { isComparable } from './is-same-value.ts';
import type { Place, SourceIndex } from '../source-index.ts';
import { listWordPositions } from '../list-word-positions.ts';

/** Maximum number of list items or table rows to add up. */
const maxLines = 25;

/** A value derived from a list, with the location of the first item. */
export type ListValue = { value: number; place: Place };

/**
 * Computes the sums that start in a passage: the sum of all similar numbers in it and, column by column, the running
 * totals of the numbers in the following lines.
 */
export function listSums(passage: number, draft: NumberQuantity, index: SourceIndex): ListValue[] {
  const totals: ListValue[] = [];
  const similar = listNumbers(passage, draft, index);
  const [first] = similar;
  if (!first) return totals;
  if (similar.length > 2) totals.push({ value: sumPlaces(similar), place: first });
  const columns = new Set(similar.map(({ column }) => column));
  for (const column of columns) {
    let value = 0;
    let before = 0;
    let lines = 0;
    for (let position = passage; position < passage + maxLines; position++) {
      if (index.passages[position]?.group !== index.passages[passage]?.group) break;
      const inColumn = listNumbers(position, draft, index).filter(
        (place) => place.column === column,
      );
      const [number] = inColumn;
      if (!number || (column === undefined && inColumn.length > 1)) break;
      before = value;
      value += number.quantity.value;
      lines++;
    }
    // the last line may contain the total
    if (lines > 2) totals.push({ value, place: first }, { value: before, place: first });
  }
  return totals;
}

const maxLineWords = 12;

/** Whether a passage is a list item, or a line of an answer or field that is not a sentence. */
const isItem = ({ isItem: isMarked = false, source, text }: Passage): boolean =>
  isMarked ||
  (source.type !== 'document' &&
    source.type !== 'guidelines' &&
    !/[.!?:]$/.test(text) &&
    listWordPositions(text).length <= maxLineWords);

/** Counts the items of the list that starts with a passage. Returns undefined if no list starts there. */
export function countItemsInList(
  passage: number,
  { passages, places }: SourceIndex,
): number | undefined {
  const isInList = (index: number): boolean => {
    const [first, other] = [passages[passage], passages[index]];
    return (
      first !== undefined &&
      other !== undefined &&
      isItem(first) &&
      isItem(other) &&
      first.group === other.group &&
      first.titles.at(-1) === other.titles.at(-1)
    );
  };
  if (!isInList(passage) || isInList(passage - 1)) return undefined;
  let count = 1;
  while (count < places.length && isInList(passage + count)) count++;
  return count;
}

const listNumbers = (
  index: number,
  { unit: _, ...draft }: NumberQuantity,
  { places }: SourceIndex,
) =>
  (places[index] ?? []).filter(
    (place): place is Place & { quantity: NumberQuantity } =>
      place.quantity.family === 'number' &&
      !place.quantity.scale &&
      isComparable(draft, place.quantity),
  );

const sumPlaces = (places: readonly { quantity: NumberQuantity }[]): number =>
  places.reduce((sum, { quantity }) => sum + quantity.value, 0);

/** Counts the items listed after a colon or dash in a sentence: "four sites: A, B, C and D". */
export function countListedAfter(text: string, end: number): number | undefined {
  const mark = /[:–—]/.exec(text.slice(end));
  const list = mark ? text.slice(end + mark.index + 1) : '';
  const items = list.split(/,(?: and)?|;| and | or /).filter((item) => /\p{L}/u.test(item));
  return items.length > 1 ? items.length : undefined;
}
