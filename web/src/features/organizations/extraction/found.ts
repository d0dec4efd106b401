import type { Extraction } from '@grantwright/shared/contract';
import type { FieldPath } from '../organization-form.ts';
import { textFields } from '../organization-form.ts';

/** Where a value was found. */
export type FoundPlace = { document: string; quote?: string; page?: number; year?: number };
/** One of several values that the papers give for the same field. */
export type FoundOption = FoundPlace & { value: string };
/** Where the value of a field was found, what stood in the field before, and what else is said. */
export type Found = FoundPlace & { before: string; options?: FoundOption[] };

/** By field, until the person has saved. */
export type FoundFields = Partial<Record<FieldPath, Found>>;

export type ExtractedField = {
  path: FieldPath;
  value: string;
  source: FoundPlace;
  /** Where papers contradict each other: the value that was taken, then the others, newest first. */
  options?: FoundOption[];
};

/** A library document's answer may hold the fields under `data` (spec section 7). */
const fieldsOf = (answer: Extraction | { data: Extraction }): Extraction =>
  'data' in answer && answer.data ? answer.data : (answer as Extraction);

const valueAt = (extraction: Extraction, path: FieldPath): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      extraction,
    );

/** The fields with a non-empty value: only these overwrite what the form holds (spec section 4). */
export function extractedFields(
  answer: Extraction | { data: Extraction },
  document: string,
): ExtractedField[] {
  const extraction = fieldsOf(answer);
  return textFields.flatMap((path) => {
    const found = valueAt(extraction, path);
    const value = typeof found === 'number' ? String(found) : found;
    if (typeof value !== 'string' || value.trim() === '') return [];
    const taken = { value: value.trim(), source: { document, ...extraction.sources?.[path] } };
    const others = (extraction.conflicts?.[path] ?? [])
      .map((other) => ({ document, ...other, value: other.value.trim() }))
      .filter((other) => other.value !== '' && other.value !== taken.value);
    if (others.length === 0) return [{ path, ...taken }];
    return [{ path, ...taken, options: [{ ...taken.source, value: taken.value }, ...others] }];
  });
}

export const notesOf = (answer: Extraction | { data: Extraction }): string[] =>
  fieldsOf(answer).notes ?? [];

/** "bylaws.pdf (2023), page 2". */
export const placeWords = ({ document, page, year }: Omit<FoundPlace, 'quote'>): string =>
  `${document}${year === undefined ? '' : ` (${year})`}${page === undefined ? '' : `, page ${page}`}`;

/** "Found in bylaws.pdf, page 2". */
export const foundWords = (place: Omit<FoundPlace, 'quote'>): string =>
  `Found in ${placeWords(place)}`;
