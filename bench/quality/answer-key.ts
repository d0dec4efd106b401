import { z } from 'zod';

const factSchema = z.object({
  field: z.string(),
  value: z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat().join('; ')),
  /** The sentence the fact stands in; null when the document does not say it, so that nothing may be reported. */
  quote: z.string().nullable(),
});
export type Fact = z.infer<typeof factSchema>;

const organizationKeySchema = z.object({
  what: z.string().optional(),
  facts: z.array(factSchema).default([]),
});
export type OrganizationKey = z.infer<typeof organizationKeySchema>;

/** `expected.json` of a folder of documents: by file, what a careful person finds in it. */
export const answerKeySchema = z.object({
  organizations: z.record(z.string(), organizationKeySchema).default({}),
});
