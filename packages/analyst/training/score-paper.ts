import type { Extraction } from '@grantwright/shared/contract';
import type { FieldLabel } from './labels.ts';
import type { Locate } from './locate.ts';
import { type GivenField, givenFields } from './paper-fields.ts';
import { isSameValue } from './same-value.ts';
import { type Field, fields } from './vocabulary.ts';

/**
 * - `right`: the words that it was taken from give this field of the organization,
 * - `others`: they give the field of somebody else,
 * - `wrong`: they do not give the field,
 * - `unjudged`: nobody labeled them, or they are not in the text, such as the frame of a page.
 */
export type PlaceVerdict = 'right' | 'others' | 'wrong' | 'unjudged';

/** `invented`: the key says that the paper does not give the field. */
export type ValueVerdict = 'right' | 'wrong' | 'invented' | 'missed' | 'unjudged';

/** By field, the values that the key gives: none where only the frame of the page does. */
export type ResolvedPaperKey = Partial<Record<Field, string[]>>;

export type PaperScore = {
  given: (GivenField & { verdict: PlaceVerdict })[];
  /** Fields that the labeled units give of the organization itself, and whether the extraction does. */
  labeled: { field: Field; found: boolean }[];
  /** Present where the paper has an answer key. */
  values?: { field: Field; verdict: ValueVerdict; value?: string }[];
};

/** Compares an extraction with the labels of its paper and, where there is one, with the answer key. */
export function scorePaper(
  extraction: Extraction,
  labels: ReadonlyMap<number, readonly FieldLabel[]>,
  locate: Locate,
  key?: ResolvedPaperKey,
): PaperScore {
  const given = givenFields(extraction, locate).map((each) => ({
    ...each,
    verdict: judgePlace(each, labels),
  }));
  const own = new Set(
    [...labels.values()].flat().flatMap(({ field, owner }) => (owner === 'self' ? [field] : [])),
  );
  const isRight = (field: Field) =>
    given.some((each) => each.field === field && each.verdict === 'right');
  return {
    given,
    labeled: [...own].map((field) => ({ field, found: isRight(field) })),
    ...(key && { values: fields.flatMap((field) => judgeValue(field, given, key) ?? []) }),
  };
}

function judgePlace(
  { field, places }: GivenField,
  labels: ReadonlyMap<number, readonly FieldLabel[]>,
): PlaceVerdict {
  const judged = places.flatMap((place) => [...place].filter((unit) => labels.has(unit)));
  if (judged.length === 0) return 'unjudged';
  const owners = judged
    .flatMap((unit) => labels.get(unit) ?? [])
    .flatMap((label) => (label.field === field ? [label.owner] : []));
  if (owners.includes('self')) return 'right';
  return owners.includes('other') ? 'others' : 'wrong';
}

function judgeValue(
  field: Field,
  all: PaperScore['given'],
  key: ResolvedPaperKey,
): { field: Field; verdict: ValueVerdict; value?: string } | undefined {
  const given = all.filter((each) => each.field === field);
  const value = given.map((each) => each.value).join(', ');
  const wanted = key[field];
  if (given.length === 0) return wanted?.length ? { field, verdict: 'missed' } : undefined;
  // what the annotators did not see may be right
  const isUnseen = !wanted && given.every(({ verdict }) => verdict === 'unjudged');
  if (isUnseen || wanted?.length === 0) return { field, verdict: 'unjudged', value };
  if (!wanted) return { field, verdict: 'invented', value };
  return { field, verdict: isSameValue(field, value, wanted) ? 'right' : 'wrong', value };
}
