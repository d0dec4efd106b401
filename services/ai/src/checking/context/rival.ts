import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import type { NearWords } from './near-words.ts';

export type RivalQuery = {
  finding: Finding;
  /** The words around it in the draft. */
  near: NearWords;
  /** Where the sources hold the value itself. */
  own: Occurrence[];
  /** Keys of the other values in the same line of the draft. */
  beside: ReadonlySet<string>;
  index: SourceIndex;
  /** The unit that follows it: days are no rival of stations. */
  unit?: string | undefined;
  /** The word right after it. */
  next?: string | undefined;
  /** What it counts, behind up to two words on how it is: "17 after-school rooms". */
  noun?: string | undefined;
  /** The size that it is measured in, by any short form: "45 min". */
  size?: string | undefined;
  /** The same value is said of something else in the same sentence, and suits that better. */
  isTwin?: boolean;
  /** No other value of its kind stands in its sentence. */
  isOnly?: boolean;
};

/** A value that the sources give for what the draft says another of, and how clearly they do. */
export type Rival = { occurrence: Occurrence; score: number };

/** Fifty pupils and two million meals are never taken for each other. */
const mostApart = 40;
const isComparable = ({ value, kind }: Finding, key: string): boolean => {
  if (value === undefined || kind === 'percentage') return true;
  const other = Number(key.slice(key.indexOf(':') + 1));
  if (kind === 'money' && key.startsWith('number:') && other < 100) return false;
  return other > 0 && other <= value * mostApart && value <= other * mostApart;
};

const isMeasuredIn = (unit: string | undefined, { near }: Occurrence): boolean =>
  unit === undefined ||
  [unit, `${unit}s`, ...otherWordsFor(unit)].some((word) => (near.get(word) ?? 0) > 0.2);

/** Minutes are no rival of suitcases, nor a bare count of minutes. */
const isOfSize = (size: string | undefined, { measure }: Occurrence): boolean =>
  size === undefined || measure?.size?.split(':')[0] === size.split(':')[0];

/** The budget of a whole year is none of a project's costs. */
const ofTheYear = topicStems('annual yearly operating organizational overall');
const isYearsBudget = ({ source }: Occurrence): boolean =>
  source.type === 'organization' && source.field === 'annualBudget';

/** Whether a value of the sources could stand in the figure's place at all. */
export const mayStandFor = (
  occurrence: Occurrence,
  { finding, near, beside, unit, size }: RivalQuery,
): boolean =>
  (!isYearsBudget(occurrence) || ofTheYear.some((stem) => near.has(stem))) &&
  isComparable(finding, occurrence.key) &&
  !finding.implies.includes(occurrence.key) &&
  !beside.has(occurrence.key) &&
  !(finding.kind === 'money' && occurrence.counted) &&
  // Notes that spell the unit out are known by it.
  (unit === undefined ? isOfSize(size, occurrence) : isMeasuredIn(unit, occurrence));

const isCompany = (key: string): boolean =>
  /^(?:money|date|month|percent):|^number:\d{2}/.test(key);

/** How many of the draft's other figures stand in the same sentence of the sources: where they do, the same is told. */
export const companyIn = ({
  beside,
  index,
}: Pick<RivalQuery, 'beside' | 'index'>): ((place: Occurrence) => number) => {
  const sentences = [...beside]
    .filter(isCompany)
    .map((key) => new Set(index.values.get(key)?.map(({ sentence }) => sentence)));
  return ({ sentence }) =>
    sentence < 0 ? 0 : sentences.filter((places) => places.has(sentence)).length;
};
