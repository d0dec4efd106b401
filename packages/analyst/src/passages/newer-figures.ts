import type { NumberQuantity } from '../checking/quantity.ts';
import { differInPeriod } from '../checking/periods.ts';
import { findQuantities } from '../checking/find-quantities.ts';
import { isSameValue } from '../checking/same-value.ts';
import { trimEndOf } from '../text/normalize.ts';
import { comparableStems } from '../text/stem.ts';
import { isRow, type OwnPassage } from './own-passages.ts';

/** A figure in a passage that a newer document contradicts. */
export type NewerFigure = {
  /** The figure as written in the passage: "1,038 families". */
  figure: string;
  newer: string;
  /** The sentence or row that states the newer figure. */
  quote: string;
  /** Index of the newer document. */
  source: number;
  page?: number;
  year: number;
};

/** A figure and the rest of its clause. */
type Statement = {
  quantity: NumberQuantity;
  figure: string;
  clause: string;
  /** Identifies the thing being counted by its noun or currency and the other words of the clause. */
  measure: string;
  stems: readonly string[];
  year: number;
};

/** Words that do not affect the meaning of a figure. */
const fillers = new Set(
  comparableStems(
    'year yearly annually last past current currently now today total about approximately nearly almost over than least around roughly our since during fiscal calendar',
  ),
);
const minStems = 2;
/** Plans and requests apply only to a single application. */
const isPlan =
  /\b(?:will|would|plan(?:s|ned|ning)?|propos\w+|request\w*|ask(?:s|ed|ing)?|goals?|targets?|expect\w*|hopes?|seek\w*)\b/i;
const yearPattern = /\b(?:19|20)\d\d\b/g;

/**
 * Finds outdated figures in a passage: a document from a later year states a different count or amount in otherwise the
 * same words. Because a false warning costs more trust than a missed one, clauses are compared only if their words
 * match, they contain a single figure, and the second document is from a later year.
 *
 * @param years the year of each document, if known
 */
export function newerFigures(
  passage: OwnPassage,
  all: readonly OwnPassage[],
  years: readonly (number | undefined)[],
): NewerFigure[] {
  const year = years[passage.source];
  if (year === undefined) return [];
  return statementsOf(passage, year).flatMap((old) => {
    const same = all.flatMap((other) => {
      const otherYear = years[other.source];
      if (otherYear === undefined || !containsAll(other, old.stems)) return [];
      return statementsOf(other, otherYear)
        .filter(({ measure }) => measure === old.measure)
        .map((statement) => ({ ...statement, other }));
    });
    // for example, two loans with "monthly installments of" different amounts
    const isAmbiguous = (source: number) =>
      new Set(
        same.filter(({ other }) => other.source === source).map(({ quantity }) => quantity.value),
      ).size > 1;
    const newest = same
      .filter(
        (one) =>
          (years[one.other.source] ?? 0) > year &&
          one.year > old.year &&
          !differInPeriod(one.clause, old.clause),
      )
      .sort((one, other) => other.year - one.year)[0];
    if (!newest || isSameValue(newest.quantity, old.quantity)) return [];
    const { other, figure, clause } = newest;
    if (isAmbiguous(other.source) || isAmbiguous(passage.source)) return [];
    return [
      {
        figure: old.figure,
        newer: figure,
        quote: clause,
        source: other.source,
        year: years[other.source] ?? newest.year,
        ...(other.page !== undefined && { page: other.page }),
      },
    ];
  });
}

/** Cheap prefilter: skips the search for figures in most passages. */
function containsAll(passage: OwnPassage, stems: readonly string[]): boolean {
  const present = new Set([...passage.sentences, passage.text].flatMap(comparableStems));
  return stems.every((stem) => present.has(stem));
}

function statementsOf(passage: OwnPassage, yearOfText: number): Statement[] {
  const ofRow = isRow(passage);
  const clauses = ofRow
    ? rowClauses(passage.text).map((clause) => ({ clause, sentence: passage.text }))
    : passage.sentences
        .filter((sentence) => /\d/.test(sentence) && !isPlan.test(sentence))
        .flatMap((sentence) => clausesOf(sentence).map((clause) => ({ clause, sentence })));
  return clauses.flatMap(({ clause, sentence }) => {
    const quantities = findQuantities(clause);
    const numbers = quantities.filter(
      (quantity): quantity is NumberQuantity =>
        quantity.family === 'number' && quantity.scale === undefined,
    );
    const [quantity] = numbers;
    if (!quantity || numbers.length > 1) return [];
    // in a table row, the label describes the number
    if (!ofRow && !quantity.unit && !quantity.currency) return [];
    const isOther = quantities.some(({ family }) => family !== 'number' && family !== 'date');
    const stems = wordsAround(clause, quantity);
    if (isOther || stems.length < minStems) return [];
    const counted = ofRow
      ? (passage.titles.at(-1) ?? '')
      : (quantity.currency ?? quantity.unit ?? '');
    return [
      {
        quantity,
        figure: figureText(clause, quantity),
        clause: clause.trim(),
        stems,
        measure: [counted, ...stems].join(' '),
        year: Math.max(...(sentence.match(yearPattern) ?? [yearOfText]).map(Number)),
      },
    ];
  });
}

/** Returns the stems of a clause in alphabetical order, excluding the number and its date. */
function wordsAround(clause: string, { start, end }: NumberQuantity): string[] {
  const rest = `${clause.slice(0, start)} ${clause.slice(end)}`.replace(yearPattern, ' ');
  const stems = comparableStems(rest).filter((stem) => !fillers.has(stem) && !/^\d+$/.test(stem));
  return [...new Set(stems)].sort();
}

const clausesOf = (sentence: string): string[] => sentence.split(/(?<!\d),|,(?!\d)|[;:()–—]/);

/** Reads a row with one label and one number, ignoring the line number found on forms such as the 990. */
function rowClauses(row: string): string[] {
  const cells = row.split('|').map((cell) => cell.trim());
  const [label, otherLabel] = cells.filter((cell) => /\p{L}{2}/u.test(cell));
  const [value, otherValue] = cells.filter(
    (cell) => /^[$€£(]*\s?\d[\d,.]*\)?$/.test(cell) && !/^\d{1,2}$/.test(cell),
  );
  return label && value && !otherLabel && !otherValue ? [`${label} | ${value}`] : [];
}

const maxNounWords = 3;

/** Formats a number with its noun: "58 active chapters". */
function figureText(clause: string, { start, end, currency, unit }: NumberQuantity): string {
  const number = clause.slice(start, end);
  if (currency || !unit) return number;
  const after = clause.slice(end).trim().split(/\s+/).slice(0, maxNounWords);
  const noun = after.findIndex((word) => comparableStems(word)[0] === unit);
  return trimEndOf([number, ...after.slice(0, noun + 1)].join(' '), '.,;:');
}
