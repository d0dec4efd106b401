import type { Extraction } from '@grantwright/shared/contract';
import type { FieldPath } from '../organization-form.ts';
import { textFields } from '../organization-form.ts';

/** Where the value of a field was found, and what stood in the field before. */
export type Found = { document: string; quote?: string; page?: number; before: string };

/** By field, until the person has saved. */
export type FoundFields = Partial<Record<FieldPath, Found>>;

export type ExtractedField = { path: FieldPath; value: string; source: Omit<Found, 'before'> };

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
    return [{ path, value: value.trim(), source: { document, ...extraction.sources?.[path] } }];
  });
}

export const notesOf = (answer: Extraction | { data: Extraction }): string[] =>
  fieldsOf(answer).notes ?? [];

/** "Found in bylaws.pdf, page 2". */
export const foundWords = ({ document, page }: Pick<Found, 'document' | 'page'>): string =>
  page === undefined ? `Found in ${document}` : `Found in ${document}, page ${page}`;
