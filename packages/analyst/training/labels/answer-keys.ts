import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { factKinds, fields, statuses } from './vocabulary.ts';

const unit = z.int().min(0);

/** The position of words in a document: UTF-16 offsets into the whitespace-normalized text of a unit, end exclusive. */
export const spanSchema = z.object({ unit, start: z.int().min(0), end: z.int().min(0) });
export type Span = z.infer<typeof spanSchema>;

export const callKeySchema = z.object({
  status: z.enum(statuses),
  program: spanSchema.nullable(),
  funder: spanSchema.nullable(),
  deadline: z
    .object({
      /** An ISO date, or `--MM-DD` if the document does not state a year. */
      date: z.string().regex(/^(?:\d{4}|-)-\d{2}-\d{2}$/),
      time: z
        .string()
        .regex(/^\d{2}:\d{2}$/)
        .nullable(),
      units: z.array(unit),
    })
    .nullable(),
  /** The sections to be written by the applicant, in order. */
  sections: z.array(spanSchema),
  /** Facts that an applicant must not miss. Each unit of a fact states it. */
  facts: z.array(z.object({ kind: z.enum(factKinds), units: z.array(unit).min(1) })),
});
export type CallKey = z.infer<typeof callKeySchema>;

export const fieldKeySchema = z.object({
  fields: z.partialRecord(
    z.enum(fields),
    z.object({
      /**
       * The words that state the value, one span per unit. The spans are repetitions or parts of the value. Empty if
       * the value is stated only in the page header or footer, which is not split into units.
       */
      spans: z.array(spanSchema),
      /** The type of organization, registration number or year. */
      value: z.string().optional(),
    }),
  ),
});
export type FieldKey = z.infer<typeof fieldKeySchema>;

/** Reads the answer keys from a file, by document. */
export async function readKeys<Key>(
  path: string,
  schema: z.ZodType<Key>,
): Promise<Map<string, Key>> {
  const keys = z.record(z.string(), schema).parse(JSON.parse(await readFile(path, 'utf8')));
  return new Map(Object.entries(keys));
}
