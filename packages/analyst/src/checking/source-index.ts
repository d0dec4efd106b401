import { addContext, type Context, computeContext } from './word-context.ts';
import { comparable, trimEndCharacters } from '../text/normalize.ts';
import { findQuantities } from './quantities/find-quantities.ts';
import type { Passage } from './passages.ts';
import type { NumberQuantity, Quantity } from './quantities/quantity.ts';
import { listWordPositions } from './list-word-positions.ts';

/** A value stated by a source. */
export type Place = {
  quantity: Quantity;
  /** Index of the passage. */
  passage: number;
  context: Context;
  /** Years mentioned in its column or sentence. */
  years: ReadonlySet<string>;
  /** The column index, in a table. */
  column?: number;
};

/** The sources, prepared for comparison. */
export type SourceIndex = {
  passages: readonly Passage[];
  /** The values of each passage. */
  places: readonly (readonly Place[])[];
  /** Numbers in ascending order. */
  numbers: readonly (Place & { quantity: NumberQuantity })[];
  /** Other values by key. */
  byKey: ReadonlyMap<string, readonly Place[]>;
  /** The first passage with each text, by comparable form. */
  byText: ReadonlyMap<string, number>;
  /** Passages that contain a stem. */
  passagesWith: ReadonlyMap<string, readonly number[]>;
  /** The weight of a stem, higher for rarer stems. */
  rarity: (stem: string) => number;
  /** ISO date. */
  today: string;
};

/** Weights of words outside the value's sentence. */
const weights = { label: 1, rowLabel: 1, columnHead: 0.9, title: 0.6, before: 0.35, after: 0.15 };
/** If at most this many words surround a figure, the adjacent lines are its labels. */
const maxShortWords = 4;
const maxLabelWords = 6;
const shortLineWeights = { before: 0.7, after: 0.7 };
const unknownRarity = 0.5;

export function indexSources(passages: readonly Passage[], today: string): SourceIndex {
  const passagesWith = new Map<string, number[]>();
  passages.forEach(({ text, titles, cells = [] }, index) => {
    const stems = new Set(
      [text, ...titles, ...cells.map(({ head }) => head)].flatMap((words) =>
        listWordPositions(words).map(({ stem }) => stem),
      ),
    );
    for (const stem of stems) {
      const existing = passagesWith.get(stem);
      if (existing) existing.push(index);
      else passagesWith.set(stem, [index]);
    }
  });
  const places = passages.map((_, index) => listPlaces(passages, index));
  const numbers = places
    .flat()
    .filter(
      (place): place is Place & { quantity: NumberQuantity } => place.quantity.family === 'number',
    )
    .sort((a, b) => a.quantity.value - b.quantity.value);
  const byKey = new Map<string, Place[]>();
  for (const place of places.flat()) {
    for (const key of listKeys(place.quantity)) {
      const existing = byKey.get(key);
      if (existing) existing.push(place);
      else byKey.set(key, [place]);
    }
  }
  const byText = new Map<string, number>();
  for (const [passage, { text }] of passages.entries()) {
    const words = comparable(text);
    if (!byText.has(words)) byText.set(words, passage);
  }
  const maxRarity = Math.log(1 + passages.length);
  return {
    passages,
    places,
    numbers,
    byKey,
    byText,
    passagesWith,
    today,
    rarity: (stem) => {
      const count = passagesWith.get(stem)?.length;
      return count === undefined
        ? unknownRarity
        : 0.25 + Math.log(1 + passages.length / count) / Math.max(1, maxRarity);
    },
  };
}

/** Whether a value follows its label at the end of a short line, as after "Amount requested (USD):". */
const isLabeled = (text: string, { start, end }: Quantity): boolean =>
  text.slice(end).trim() === '' &&
  /[:=]$/.test(trimEndCharacters(text.slice(0, start), '$€£*')) &&
  listWordPositions(text).length <= maxLabelWords;

const yearPattern = /\b(?:19|20)\d\d\b/g;
const findYears = (text: string): string[] => text.match(yearPattern) ?? [];

function listPlaces(passages: readonly Passage[], index: number): Place[] {
  const passage = passages[index];
  if (!passage) return [];
  const { text, titles, cells, group } = passage;
  const [before, after] = [passages[index - 1], passages[index + 1]];
  const addSurroundings = (context: Map<string, number>): void => {
    for (const title of titles) addContext(context, title, weights.title);
    if (cells) return;
    const nearby = listWordPositions(text).length < maxShortWords ? shortLineWeights : weights;
    if (before?.group === group) addContext(context, before.text, nearby.before);
    if (after?.group === group) addContext(context, after.text, nearby.after);
  };
  const sentenceYears = findYears(text);
  return findQuantities(text).map((quantity) => {
    const cell = cells?.find(({ start, end }) => start <= quantity.start && quantity.end <= end);
    const context = computeContext(text, quantity);
    if (isLabeled(text, quantity))
      addContext(context, text.slice(0, quantity.start), weights.label);
    if (cell) {
      const label = cells?.[0] === cell ? '' : text.slice(cells?.[0]?.start, cells?.[0]?.end);
      addContext(context, label, weights.rowLabel);
      addContext(context, cell.head, weights.columnHead);
    }
    addSurroundings(context);
    const columnYears = cell ? findYears(cell.head) : [];
    const years = new Set(
      columnYears.length > 0
        ? columnYears
        : sentenceYears.length > 0
          ? sentenceYears
          : titles.flatMap(findYears),
    );
    return { quantity, passage: index, context, years, ...(cell && { column: cell.column }) };
  });
}

/**
 * Lists the lookup keys of a value: the year and month or the weekday of a date, the host of a link, or a whole number
 * as a year.
 */
export function listKeys(quantity: Quantity): string[] {
  if (quantity.family === 'date') {
    const { year, month, day, weekday } = quantity.date;
    const keys = year === undefined ? [] : [`year ${year}`];
    if (month !== undefined) keys.push(`month ${month}`);
    return keys.length > 0
      ? keys
      : day === undefined && weekday !== undefined
        ? [`weekday ${weekday}`]
        : [];
  }
  if (quantity.family === 'words') return [quantity.key.split('/')[0] ?? ''];
  return quantity.family === 'number' && Number.isInteger(quantity.value)
    ? [`year ${quantity.value}`]
    : [];
}

/** Returns up to a maximum number of source numbers within a range. */
export function findNumbersBetween(
  { numbers }: SourceIndex,
  low: number,
  high: number,
  max: number,
): SourceIndex['numbers'] {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle]?.quantity.value ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (end < numbers.length && end - from < max && (numbers[end]?.quantity.value ?? 0) <= high)
    end++;
  return numbers.slice(from, end);
}
