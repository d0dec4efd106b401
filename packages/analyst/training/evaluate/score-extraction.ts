import type { Extraction } from '@grantwright/shared/contract';
import type { FieldLabel } from '../labels/labels.ts';
import type { Locate } from '../labels/locate.ts';
import { type GivenField, listGivenFields } from './organization-fields.ts';
import { matchesExpected } from './matches-expected.ts';
import { type Field, fields } from '../labels/vocabulary.ts';

/**
 * - `right`: the source words state this field of the organization,
 * - `others`: they state someone else's field,
 * - `wrong`: they do not state the field,
 * - `unjudged`: they are not labeled or not part of the text, as in a page header.
 */
export type PlaceVerdict = 'right' | 'others' | 'wrong' | 'unjudged';

/** `invented`: according to the key, the document does not state the field. */
export type ValueVerdict = 'right' | 'wrong' | 'invented' | 'missed' | 'unjudged';

/** The key's values by field. Empty if the field is stated only in the page header or footer. */
export type ResolvedFieldKey = Partial<Record<Field, string[]>>;

export type ExtractionScore = {
  predicted: (GivenField & { verdict: PlaceVerdict })[];
  /** The organization's fields in the labeled units, with whether the extraction contains them. */
  labeled: { field: Field; found: boolean }[];
  /** Present if the document has an answer key. */
  values?: { field: Field; verdict: ValueVerdict; value?: string }[];
};

/** Compares an extraction with the labels of its document and, if there is one, the answer key. */
export function scoreExtraction(
  extraction: Extraction,
  labels: ReadonlyMap<number, readonly FieldLabel[]>,
  locate: Locate,
  key?: ResolvedFieldKey,
): ExtractionScore {
  const predicted = listGivenFields(extraction, locate).map((each) => ({
    ...each,
    verdict: judgePlace(each, labels),
  }));
  const ownFields = new Set(
    [...labels.values()].flat().flatMap(({ field, owner }) => (owner === 'self' ? [field] : [])),
  );
  const isCorrect = (field: Field) =>
    predicted.some((each) => each.field === field && each.verdict === 'right');
  return {
    predicted,
    labeled: [...ownFields].map((field) => ({ field, found: isCorrect(field) })),
    ...(key && { values: fields.flatMap((field) => judgeValue(field, predicted, key) ?? []) }),
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
  all: ExtractionScore['predicted'],
  key: ResolvedFieldKey,
): { field: Field; verdict: ValueVerdict; value?: string } | undefined {
  const predicted = all.filter((each) => each.field === field);
  const value = predicted.map((each) => each.value).join(', ');
  const wanted = key[field];
  if (predicted.length === 0) return wanted?.length ? { field, verdict: 'missed' } : undefined;
  // values from units that were not annotated may be correct
  const isUnseen = !wanted && predicted.every(({ verdict }) => verdict === 'unjudged');
  if (isUnseen || wanted?.length === 0) return { field, verdict: 'unjudged', value };
  if (!wanted) return { field, verdict: 'invented', value };
  return { field, verdict: matchesExpected(field, value, wanted) ? 'right' : 'wrong', value };
}
