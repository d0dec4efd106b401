import type { ClaimSource } from '@grantwright/shared/contract';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import type { SourceIndex } from './source-index.ts';

/** Reports and minutes are dated in their first lines. */
const head = 6;
/** Small numbers stand in any document. */
const telling = 20;

export const isOfDocument = (source: ClaimSource, documentId: string): boolean =>
  source.type === 'document' && source.documentId === documentId;

const known = new WeakMap<SourceIndex, Map<string, number>>();

/** Where each document begins. */
const beginnings = (index: SourceIndex): Map<string, number> => {
  const cached = known.get(index);
  if (cached) return cached;
  const found = new Map<string, number>();
  for (const [at, { source }] of index.texts.entries())
    if (source.type === 'document' && !found.has(source.documentId))
      found.set(source.documentId, at);
  known.set(index, found);
  return found;
};

/** The documents that bear a date in their first lines. */
const datedBy = (finding: Finding, index: SourceIndex): Set<string> =>
  new Set(
    finding.keys
      .flatMap((key) => index.values.get(key) ?? [])
      .flatMap(({ source, sentence }) =>
        source.type === 'document' &&
        sentence >= 0 &&
        sentence < (beginnings(index).get(source.documentId) ?? 0) + head
          ? [source.documentId]
          : [],
      ),
  );

/** "The 2031 fair brought $600 more than the year before" of a report of 2031 that gives both. */
export const yearOfReckoned = (
  finding: Finding,
  text: string,
  reckoned: ReadonlyMap<Finding, ClaimSource>,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'date') return undefined;
  const { from, to } = sentenceOf(text, finding);
  const dated = datedBy(finding, index);
  for (const [{ start, end }, source] of reckoned)
    if (
      start >= from &&
      end <= to &&
      source.type === 'document' &&
      source.documentId !== undefined &&
      dated.has(source.documentId)
    )
      return source;
  return undefined;
};

/**
 * The document whose head bears a draft's year or day, and that holds another value of the sentence: "47
 * names in September 2026" of minutes of September 22, 2026.
 */
export const datedByDocument = (
  finding: Finding,
  beside: readonly Finding[],
  index: SourceIndex,
): string | undefined => {
  if (finding.kind !== 'date') return undefined;
  const dated = datedBy(finding, index);
  if (dated.size === 0) return undefined;
  return beside
    .filter(
      ({ kind, value, keys }) =>
        (kind !== 'date' && (value ?? 0) >= telling) ||
        // "The first fish of 2026 came on April 27": the report on 2026 has the day without its year.
        keys.some((key) => key.startsWith('day:')),
    )
    .flatMap(({ keys }) => keys.flatMap((key) => index.values.get(key) ?? []))
    .flatMap(({ source }) =>
      source.type === 'document' && dated.has(source.documentId) ? [source.documentId] : [],
    )[0];
};
