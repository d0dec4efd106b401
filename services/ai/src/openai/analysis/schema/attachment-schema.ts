import { z } from 'zod';
import { appliesToSchemaFor, createQuoteSchema, type Bounds } from './bounds.ts';

/** Returns the schema for a form or document to attach. */
export const createAttachmentSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The form or document, as named.'),
    text: bounds
      .texts(400)
      .describe('One line: "Attach …", with its conditions: how many, how long, how recent.'),
    required: z.boolean().catch(true),
    providedBy: bounds
      .texts(200)
      .nullable()
      .describe('Who provides or signs it, if not the applicant.'),
    isCounted: z
      .boolean()
      .nullable()
      .describe('Whether it counts toward a page limit; null if not stated.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });
