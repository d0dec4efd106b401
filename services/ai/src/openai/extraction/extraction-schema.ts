import { organizationTypes } from '@grantwright/shared/contract';
import { z } from 'zod';
import { createBounds } from '../chunks/create-bounds.ts';

/** Returns the response schema for a chunk of this many characters. */
export function createExtractionSchema(chars: number) {
  const { texts, lists } = createBounds(chars);
  const quote = texts(1_500).describe('The words of the document that say so, copied exactly.');
  /** Describes a short value as written in the document, with the quote that contains it. */
  const stated = (description: string, max = 200) =>
    z
      .object({ value: z.string().max(max), quote })
      .nullable()
      .describe(description);
  /** Passages copied unchanged. */
  const passages = (description: string) =>
    z.array(quote).max(lists(12, 150)).describe(description);
  return z.object({
    documentYear: stated('The year that the document is about, otherwise of its date.', 4),
    name: stated("The organization's own name, without its address."),
    organizationType: z.object({ value: z.enum(organizationTypes), quote }).nullable(),
    missionStatement: passages('The mission or purpose, whole sentences.'),
    pastAchievements: passages('What it achieved, whole sentences with their figures.'),
    currentProjects: passages(
      'Programs and projects that it runs, whole sentences; names in a heading or list as they are.',
    ),
    taxIdNumber: stated('The EIN, such as 12-3456789.', 20),
    annualBudget: z
      .object({
        value: z.string().max(60),
        year: z.string().max(20).nullable().describe('The year of the amount, as written.'),
        quote,
      })
      .nullable()
      .describe('The total budget or expenses of the latest year.'),
    foundedYear: stated('The year of founding or incorporation, four digits.', 4),
    website: stated("The organization's own website."),
    focusAreas: z
      .array(z.string().max(100))
      .max(lists(10, 100))
      .describe('Fields of work, only from a list or sentence that names them as such, as worded.'),
    email: stated("The organization's own e-mail address."),
    phone: stated("The organization's own phone number."),
    address: stated('Street and number, or post office box, only.'),
    city: stated('City.', 100),
    state: stated('State, as written.', 60),
    postalCode: stated('ZIP or postal code.', 20),
  });
}

export const extractionSchema = createExtractionSchema(Number.POSITIVE_INFINITY);
export type ModelExtraction = z.infer<typeof extractionSchema>;
