import type { ClaimSource } from '@grantwright/shared/contract';
import { findValues } from '../find/find-values.ts';
import type { Finding } from '../finding.ts';
import { isCount, sentenceOf } from '../reckon/arithmetic.ts';
import { sameThing } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { topicStems } from '../../text/words.ts';

const yearOf = ({ keys }: Finding): string | undefined => /^year:(\d{4})$/.exec(keys[0] ?? '')?.[1];
const bareYear = /\b(?:19|20)\d{2}\b/g;
const yearsIn = (text: string): string[] => [...new Set(text.match(bareYear) ?? [])];

/** The clauses of a source's sentence that hold a value. */
const clausesWith = (finding: Finding, written: string): string[] =>
  written
    .split(';')
    .filter((clause) =>
      findValues(clause).some(({ implies }) => finding.keys.some((key) => implies.includes(key))),
    );

const titled = new WeakMap<SourceIndex, Map<string, string | undefined>>();

const titleYear = (documentId: string, index: SourceIndex): string | undefined => {
  const known = titled.get(index) ?? new Map<string, string | undefined>();
  titled.set(index, known);
  if (!known.has(documentId)) known.set(documentId, yearOfTitle(documentId, index));
  return known.get(documentId);
};

/** A report on one year says so in its title, with no day of it. */
const yearOfTitle = (documentId: string, index: SourceIndex): string | undefined => {
  const title = index.texts
    .filter(({ source }) => source.type === 'document' && source.documentId === documentId)
    .slice(0, 3);
  const years = title
    .flatMap(({ written }) =>
      written.length > 120
        ? []
        : findValues(written).flatMap(
            (value) =>
              yearOf(value) ??
              // The day of a meeting is not the year that it reports on.
              (value.implies.some((key) => /^(?:day|month):/.test(key)) ? ['-'] : []),
          ),
    )
    .filter((year, at, all) => all.indexOf(year) === at);
  return years.length === 1 && years[0] !== '-' ? years[0] : undefined;
};

/** So far back a sentence that names no year is still of the last that was named. */
const stillOf = 5;

/** The year that a sentence without one is of: the last that was named, or else its document's title's. */
const inheritedYear = (sentence: number, index: SourceIndex): string | undefined => {
  const own = index.texts[sentence];
  if (own?.source.type !== 'document') return undefined;
  const { documentId } = own.source;
  for (let at = sentence - 1; at >= Math.max(0, sentence - stillOf); at--) {
    const before = index.texts[at];
    if (before?.source.type !== 'document' || before.source.documentId !== documentId) break;
    const years = yearsIn(before.written);
    if (years.length > 0) return years.length === 1 ? years[0] : undefined;
  }
  return titleYear(documentId, index);
};

const isOfYear = (count: Finding, year: string, place: Occurrence, index: SourceIndex): boolean => {
  const written = index.texts[place.sentence]?.written ?? '';
  if (place.source.type === 'guidelines') return false;
  const clauses = clausesWith(count, written);
  const years = clauses.flatMap(yearsIn);
  if (years.length > 0) return years.every((one) => one === year);
  return clauses.length > 0 && yearsIn(written).length === 0
    ? inheritedYear(place.sentence, index) === year
    : false;
};

/** Small numbers stand in any paragraph of any year. */
const telling = 20;

/**
 * Where the sources give a count and the year that a draft's sentence gives with it: in one clause, or
 * the year at the head of the paragraph or of the report. What they say of another year is then no other
 * value of the same.
 */
export const toldWithYear = (
  finding: Finding,
  text: string,
  beside: readonly Finding[],
  index: SourceIndex,
): Occurrence | undefined => {
  const { from, to, said } = sentenceOf(text, finding);
  const years = yearsIn(said);
  const [year] = years;
  if (year === undefined || years.length > 1) return undefined;
  const counts = yearOf(finding)
    ? beside.filter(
        (other) =>
          other.start >= from && other.end <= to && isCount(other) && (other.value ?? 0) >= telling,
      )
    : isCount(finding) && (finding.value ?? 0) >= telling
      ? [finding]
      : [];
  for (const count of counts) {
    const found = count.keys
      .flatMap((key) => index.values.get(key) ?? [])
      .find((place) => place.sentence >= 0 && isOfYear(count, year, place, index));
    if (found) return found;
  }
  return undefined;
};

const nameRun = /\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+/u;
const nameRuns = new RegExp(nameRun, 'gu');
const namesIn = (text: string, finding: Finding): string[] =>
  // "At Lake School": the first word may be no part of the name.
  (sentenceOf(text, finding).said.match(nameRuns) ?? []).flatMap((name) => [
    name,
    ...(name.split(' ').length > 2 ? [name.slice(name.indexOf(' ') + 1)] : []),
  ]);
const holds = ({ implies }: Finding, { keys }: Finding): boolean =>
  keys.some((key) => implies.includes(key));

/** "at Hill School 71 percent have lunch free; at Lake School it is 64": each school has its own clause. */
export const toldOfName = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): Occurrence | undefined => {
  const names = namesIn(text, finding);
  if (names.length === 0) return undefined;
  return finding.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .find(({ sentence, source }) => {
      const written = index.texts[sentence]?.written ?? '';
      return (
        source.type !== 'guidelines' &&
        written.includes(';') &&
        clausesWith(finding, written).some(
          (clause) =>
            names.some((name) => clause.includes(name)) &&
            findValues(clause).filter(({ kind }) => kind === finding.kind).length === 1,
        )
      );
    });
};

/** "At Lake School 71 percent" of the same sentence: what the sources give there is another school's. */
export const isToldOfOtherName = (finding: Finding, text: string, index: SourceIndex): boolean => {
  const names = namesIn(text, finding);
  const places =
    names.length === 0 ? [] : finding.keys.flatMap((key) => index.values.get(key) ?? []);
  const isOthers = ({ sentence }: Occurrence): boolean => {
    const clauses = (index.texts[sentence]?.written ?? '').split(';');
    const isNamed = (clause: string): boolean => names.some((name) => clause.includes(name));
    const values = clauses.map((clause) =>
      findValues(clause).filter(({ kind }) => kind === finding.kind),
    );
    const own = values.findIndex((list) => list.some((value) => holds(value, finding)));
    const named = clauses.findIndex(isNamed);
    return (
      own >= 0 &&
      named >= 0 &&
      own !== named &&
      clauses.filter(isNamed).length === 1 &&
      values[own]?.length === 1 &&
      values[named]?.length === 1 &&
      nameRun.test(clauses[own] ?? '')
    );
  };
  return places.length > 0 && places.every(isOthers);
};

/** So much of a sentence is shared by none that only counts the same. */
const shared = 4;

/** The place of the year tells more of what the draft's sentence tells than the one that names no year. */
const tellsAll = (
  { stems }: Occurrence,
  rival: Occurrence,
  text: string,
  finding: Finding,
): boolean => {
  const said = topicStems(sentenceOf(text, finding).said).filter((stem) => !/^\d/.test(stem));
  const own = said.filter((stem) => sameThing(stem, stems)).length;
  return own >= shared && own > said.filter((stem) => sameThing(stem, rival.stems)).length;
};

/** The source of a value whose rival is of another year, or of another's clause of the same sentence. */
export const toldApart = (
  finding: Finding,
  rival: Occurrence,
  text: string,
  beside: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const named = toldOfName(finding, text, index);
  if (named && named.sentence === rival.sentence) return named.source;
  const [year, ...more] = yearsIn(sentenceOf(text, finding).said);
  const others = yearsIn(index.texts[rival.sentence]?.written ?? '');
  if (year === undefined || more.length > 0 || others.includes(year) || yearOf(finding))
    return undefined;
  const told = toldWithYear(finding, text, beside, index);
  return told && (others.length > 0 || tellsAll(told, rival, text, finding))
    ? told.source
    : undefined;
};
