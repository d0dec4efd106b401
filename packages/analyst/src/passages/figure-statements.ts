import type { NumberQuantity } from '../checking/quantities/quantity.ts';
import { findQuantities } from '../checking/quantities/find-quantities.ts';
import { trimEndCharacters } from '../text/normalize.ts';
import { listComparableStems } from '../text/stem.ts';
import { isRow, type OwnPassage } from './find-own-passages.ts';

/** A figure and the rest of its clause. */
export type Statement = {
  /** Index of the document. */
  source: number;
  page?: number;
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
  listComparableStems(
    'year yearly annually last past current currently now today total about approximately nearly almost over than least around roughly our since during fiscal calendar',
  ),
);
const minStems = 2;
/** Plans and requests apply only to a single application. */
const isPlan =
  /\b(?:will|would|plan(?:s|ned|ning)?|propos\w+|request\w*|ask(?:s|ed|ing)?|goals?|targets?|expect\w*|hopes?|seek\w*)\b/i;
const yearPattern = /\b(?:19|20)\d\d\b/g;

/** Returns the parts of a passage that may state a figure: sentences that are not plans, or the whole row. */
export const listSentencesWithFigures = (passage: OwnPassage): readonly string[] =>
  isRow(passage)
    ? [passage.text]
    : passage.sentences.filter((sentence) => /\d/.test(sentence) && !isPlan.test(sentence));

/** Finds the clauses of a sentence or row of a passage that state a single figure. */
export function listStatements(
  sentence: string,
  passage: OwnPassage,
  yearOfText: number,
): Statement[] {
  const ofRow = isRow(passage);
  const { source, page, titles } = passage;
  const clauses = ofRow ? listRowClauses(sentence) : splitClauses(sentence);
  return clauses.flatMap((clause) => {
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
    const stems = listStemsAround(clause, quantity);
    if (isOther || stems.length < minStems) return [];
    const counted = ofRow ? (titles.at(-1) ?? '') : (quantity.currency ?? quantity.unit ?? '');
    return [
      {
        source,
        ...(page !== undefined && { page }),
        quantity,
        figure: formatFigure(clause, quantity),
        clause: clause.trim(),
        stems,
        measure: [counted, ...stems].join(' '),
        year: Math.max(...(sentence.match(yearPattern) ?? [yearOfText]).map(Number)),
      },
    ];
  });
}

/** Returns the stems of a clause in alphabetical order, excluding the number and its date. */
function listStemsAround(clause: string, { start, end }: NumberQuantity): string[] {
  const rest = `${clause.slice(0, start)} ${clause.slice(end)}`.replace(yearPattern, ' ');
  const stems = listComparableStems(rest).filter(
    (stem) => !fillers.has(stem) && !/^\d+$/.test(stem),
  );
  return [...new Set(stems)].sort();
}

const splitClauses = (sentence: string): string[] => sentence.split(/(?<!\d),|,(?!\d)|[;:()–—]/);

/** Reads a row with one label and one number, ignoring the line number found on forms such as the 990. */
function listRowClauses(row: string): string[] {
  const cells = row.split('|').map((cell) => cell.trim());
  const [label, otherLabel] = cells.filter((cell) => /\p{L}{2}/u.test(cell));
  const [value, otherValue] = cells.filter(
    (cell) => /^[$€£(]*\s?\d[\d,.]*\)?$/.test(cell) && !/^\d{1,2}$/.test(cell),
  );
  return label && value && !otherLabel && !otherValue ? [`${label} | ${value}`] : [];
}

const maxNounWords = 3;

/** Formats a number with its noun: "58 active chapters". */
function formatFigure(clause: string, { start, end, currency, unit }: NumberQuantity): string {
  const number = clause.slice(start, end);
  if (currency || !unit) return number;
  const after = clause.slice(end).trim().split(/\s+/).slice(0, maxNounWords);
  const noun = after.findIndex((word) => listComparableStems(word)[0] === unit);
  return trimEndCharacters([number, ...after.slice(0, noun + 1)].join(' '), '.,;:');
}
