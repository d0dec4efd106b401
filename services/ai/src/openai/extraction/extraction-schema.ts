import { organizationTypes } from '@grantwright/shared/contract';
import { z } from 'zod';
import { boundsFor } from '../reading/bounds-for.ts';

/** The response schema for a chunk of this many characters. */
export function extractionSchemaFor(chars: number) {
  const { texts, lists } = boundsFor(chars);
  const quote = texts(1_500).describe('The words of the document that say so, copied exactly.');
  /** A short value as written in the document, with the quote that contains it. */
  const stated = (description: string, max = 200) =>
    z
      .object({ value: z.string().max(max), quote })
      .nullable()
      .describe(description);
  /** Passages copied unchanged. */
  const passages = (description: string) => z.array(quote).max(lists(6, 150)).describe(description);
  return z.object({
    name: stated("The organization's own name, without its address."),
    organizationType: z.object({ value: z.enum(organizationTypes), quote }).nullable(),
    missionStatement: passages('The mission, whole sentences.'),
    pastAchievements: passages('What was achieved, whole sentences with their figures.'),
    currentProjects: passages('Programs and projects under way, whole sentences.'),
    taxIdNumber: stated('The EIN, such as 12-3456789.', 20),
    annualBudget: stated("The year's total budget or total expenses, as written.", 60),
    foundedYear: stated('The year of founding, four digits.', 4),
    website: stated("The organization's own website."),
    focusAreas: z
      .array(z.string().max(100))
      .max(lists(10, 100))
      .describe('Fields of work, as worded in the document.'),
    email: stated("The organization's own e-mail address."),
    phone: stated("The organization's own phone number."),
    address: stated('Street and number, or post office box, only.'),
    city: stated('City.', 100),
    state: stated('State, as written.', 60),
    postalCode: stated('ZIP or postal code.', 20),
  });
}

export const extractionSchema = extractionSchemaFor(Number.POSITIVE_INFINITY);
export type ModelExtraction = z.infer<typeof extractionSchema>;
