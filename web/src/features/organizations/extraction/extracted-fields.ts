import type { Extraction } from '@grantwright/shared/contract';
import {
  organizationFields,
  type OrganizationField,
} from '../../../domain/organization-form/organization-form.ts';

/** The document, page and quote of a value. */
export type ValueSource = { document: string; quote?: string; page?: number; year?: number };
/** One of several values found for the same field. */
export type SourcedValue = ValueSource & { value: string };
/** The source of a field's value, the value it replaced, and the values in other documents. */
export type FieldSource = ValueSource & { before: string; options?: SourcedValue[] };
export type FieldSources = Partial<Record<OrganizationField, FieldSource>>;

export type ExtractedField = {
  path: OrganizationField;
  value: string;
  source: ValueSource;
  /** If documents conflict, the chosen value followed by the others, newest first. */
  options?: SourcedValue[];
};

/** The response for a library document may nest the fields under `data`. */
const getFields = (response: Extraction | { data: Extraction }): Extraction =>
  'data' in response ? response.data : response;

const getValue = (extraction: Extraction, path: OrganizationField): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined,
      extraction,
    );

/** Returns the fields that have a value, so that empty ones never overwrite the form. */
export function getExtractedFields(
  response: Extraction | { data: Extraction },
  document: string,
): ExtractedField[] {
  const extraction = getFields(response);
  return organizationFields.flatMap((path) => {
    const extractedValue = getValue(extraction, path);
    const value = typeof extractedValue === 'number' ? String(extractedValue) : extractedValue;
    if (typeof value !== 'string' || value.trim() === '') return [];
    const chosenValue = {
      value: value.trim(),
      source: { document, ...extraction.sources?.[path] },
    };
    const others = (extraction.conflicts?.[path] ?? [])
      .map((other) => ({ document, ...other, value: other.value.trim() }))
      .filter((other) => other.value !== '' && other.value !== chosenValue.value);
    if (others.length === 0) return [{ path, ...chosenValue }];
    return [
      {
        path,
        ...chosenValue,
        options: [{ ...chosenValue.source, value: chosenValue.value }, ...others],
      },
    ];
  });
}

export const getAnalyst = (response: Extraction | { data: Extraction }): Extraction['provider'] =>
  getFields(response).provider;

export const getNotes = (response: Extraction | { data: Extraction }): string[] =>
  getFields(response).notes ?? [];

/** Formats a source, for example "bylaws.pdf (2023), page 2". */
export const formatSource = ({ document, page, year }: Omit<ValueSource, 'quote'>): string =>
  `${document}${year === undefined ? '' : ` (${year})`}${page === undefined ? '' : `, page ${page}`}`;

export const describeSource = (source: Omit<ValueSource, 'quote'>): string =>
  `Found in ${formatSource(source)}`;
