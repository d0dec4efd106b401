import { requirementKinds } from '@grantwright/shared/contract';
import { z } from 'zod';
import { appliesToSchemaFor, createQuoteSchema, type Bounds } from './bounds.ts';

/** Requirement kinds for the model, finer-grained than those of the checklist. */
export const fineGrainedKinds = [
  'ineligible',
  'award-size',
  'total-funding',
  'award-count',
  'allowed-cost',
  'unallowed-cost',
  'certification',
  'ai-policy',
] as const;
export const modelKinds = [...requirementKinds, ...fineGrainedKinds] as const;
export type ModelKind = (typeof modelKinds)[number];

/** One line of the checklist. */
export const createRequirementSchema = (bounds: Bounds) =>
  z.object({
    kind: z.enum(modelKinds).catch('content'),
    text: bounds
      .texts(600)
      .describe('One fact as a sentence that is clear on its own, with the figures as written.'),
    mandatory: z.boolean().catch(true).describe('False only for what applicants may or should do.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });
