import { z } from 'zod';
import { analystAccess, providerChoice, quoteFields, sentence } from './analyst-fields.ts';
import { endpoint } from './endpoint.ts';
import { limits, organizationTypes } from './constants.ts';

const field = z.string().max(limits.longText).optional();

export const extractionSchema = z.object({
  name: field,
  missionStatement: field,
  pastAchievements: field,
  currentProjects: field,
  organizationType: z.enum(organizationTypes).optional(),
  taxIdNumber: field,
  annualBudget: field,
  foundedYear: z.int().optional(),
  website: field,
  focusAreas: field,
  contactInfo: z
    .object({
      email: field,
      phone: field,
      address: field,
      city: field,
      state: field,
      postalCode: field,
    })
    .optional(),
  /** By field path (`name`, `contactInfo.city`): the quoted source. */
  sources: z
    .record(z.string(), z.object({ document: z.string().optional(), ...quoteFields }))
    .optional(),
  /** By field path, for contradictory documents: the other values, newest first. */
  conflicts: z
    .record(
      z.string(),
      z
        .array(
          z.object({
            value: z.string().max(limits.longText),
            document: z.string().optional(),
            /** The year of the document, if stated. */
            year: z.int().optional(),
            ...quoteFields,
          }),
        )
        .max(10),
    )
    .optional(),
  /** Messages for the user: files that could not be read and why, and contradictions. */
  notes: z.array(sentence).max(limits.extractionFiles).optional(),
  provider: z.enum(['built-in', 'openai']).optional(),
});
/** Organization fields found in documents. Uncertain fields are absent. */
export type Extraction = z.infer<typeof extractionSchema>;

export const extractionEndpoints = {
  extractOrgInfo: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/extract-org-info',
    status: 200,
    query: z.object({ provider: providerChoice }),
    upload: { field: 'files', many: true },
    response: extractionSchema,
    streams: true,
    summary: 'Extracts organization fields from files without saving them.',
  }),
  extractOrg: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/documents/:id/extract-org',
    status: 200,
    query: z.object({ provider: providerChoice }),
    response: extractionSchema,
    streams: true,
    teamRole: 'viewer',
    summary: 'Extracts organization fields from a library document.',
  }),
};
