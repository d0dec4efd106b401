import { differInPeriod } from '../checking/quantities/differ-in-period.ts';
import { isSameValue } from '../checking/quantities/is-same-value.ts';
import { listComparableStems } from '../text/stem.ts';
import { type Statement, listSentencesWithFigures, listStatements } from './figure-statements.ts';
import type { OwnPassage } from './find-own-passages.ts';

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

type Years = readonly (number | undefined)[];

/** A long answer may state hundreds of figures. */
export const maxFigures = 20;
/** Only repetitive text states more figures in the same words. */
const maxSameMeasure = 500;

/**
 * Finds outdated figures in passages: a document from a later year states a different count or amount in otherwise the
 * same words. Because a false warning costs more trust than a missed one, clauses are compared only if their words
 * match, they contain a single figure, and the second document is from a later year.
 *
 * @param years the year of each document, if known
 * @param parse replaced in tests
 * @returns the outdated figures among the first 20 of each passage
 */
export function findNewerFigures(
  passages: readonly OwnPassage[],
  all: readonly OwnPassage[],
  years: Years,
  parse = listStatements,
): NewerFigure[][] {
  const oldStatements = passages.map((passage) => findFirstStatements(passage, years, parse));
  const byMeasure = groupBySameMeasure(oldStatements.flat(), all, years, parse);
  return oldStatements.map((statements) =>
    statements.flatMap((old) => findFiguresNewerThan(old, byMeasure.get(old.measure) ?? [], years)),
  );
}

function findFirstStatements(
  passage: OwnPassage,
  years: Years,
  parse: typeof listStatements,
): Statement[] {
  const year = years[passage.source];
  if (year === undefined) return [];
  const statements: Statement[] = [];
  for (const sentence of listSentencesWithFigures(passage)) {
    statements.push(...parse(sentence, passage, year));
    if (statements.length >= maxFigures) break;
  }
  return statements.slice(0, maxFigures);
}

/**
 * Finds the statements that count the same things as the old statements, latest first. Because parsing is slow, a
 * sentence is parsed at most once, and only if it contains all words of an old statement.
 */
function groupBySameMeasure(
  oldStatements: readonly Statement[],
  all: readonly OwnPassage[],
  years: Years,
  parse: typeof listStatements,
): Map<string, Statement[]> {
  const byMeasure = new Map<string, Statement[]>(oldStatements.map(({ measure }) => [measure, []]));
  const isComparable = createStatementTest(oldStatements);
  for (const passage of all) {
    const year = years[passage.source];
    if (year === undefined) continue;
    for (const sentence of listSentencesWithFigures(passage)) {
      if (!isComparable(sentence)) continue;
      for (const statement of parse(sentence, passage, year)) {
        const same = byMeasure.get(statement.measure);
        if (same && same.length < maxSameMeasure) same.push(statement);
      }
    }
  }
  for (const same of byMeasure.values()) same.sort((one, other) => other.year - one.year);
  return byMeasure;
}

/** Returns whether a sentence contains all words of one of the statements, which are indexed by their longest word. */
function createStatementTest(statements: readonly Statement[]): (sentence: string) => boolean {
  const byLongest = new Map<string, (readonly string[])[]>();
  for (const { stems } of new Map(statements.map((one) => [one.stems.join(' '), one])).values()) {
    const [longest = ''] = stems.toSorted((one, other) => other.length - one.length);
    byLongest.set(longest, [...(byLongest.get(longest) ?? []), stems]);
  }
  return (sentence) => {
    const present = new Set(listComparableStems(sentence));
    return [...present].some((stem) =>
      byLongest.get(stem)?.some((stems) => stems.every((required) => present.has(required))),
    );
  };
}

/** @param same statements with the measure of the old one, latest first */
function findFiguresNewerThan(
  old: Statement,
  same: readonly Statement[],
  years: Years,
): NewerFigure[] {
  const getYear = ({ source }: Statement) => years[source] ?? 0;
  // for example, two loans with "monthly installments of" different amounts
  const isAmbiguous = (source: number) =>
    new Set(same.filter((one) => one.source === source).map(({ quantity }) => quantity.value))
      .size > 1;
  const newest = same.find(
    (one) =>
      getYear(one) > getYear(old) && one.year > old.year && !differInPeriod(one.clause, old.clause),
  );
  if (!newest || isSameValue(newest.quantity, old.quantity)) return [];
  const { source, page, figure, clause } = newest;
  if (isAmbiguous(source) || isAmbiguous(old.source)) return [];
  return [
    {
      figure: old.figure,
      newer: figure,
      quote: clause,
      source,
      year: getYear(newest),
      ...(page !== undefined && { page }),
    },
  ];
}
