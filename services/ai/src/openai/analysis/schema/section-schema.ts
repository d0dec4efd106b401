import { z } from 'zod';
import { appliesToSchemaFor, createQuoteSchema, type Bounds } from './bounds.ts';

const count = z.int().positive().max(1_000_000).nullable();

/** Returns the schema for a section to be written by the applicant. */
export const createSectionSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The name, as written, without its number.'),
    description: bounds.texts(800).describe('What it must contain.'),
    required: z.boolean().catch(true),
    appliesTo: appliesToSchemaFor(bounds),
    words: count,
    pages: z.number().positive().max(1_000).nullable(),
    characters: count,
    sharedWith: z
      .array(bounds.texts(200))
      .max(bounds.lists(20, 300))
      .describe('Names of other sections and attachments within the same limit.'),
    prompts: z
      .array(bounds.texts(1_000))
      .max(bounds.lists(30, 150))
      .describe('The questions and points it must answer, in order, as written.'),
    points: z.number().min(0).max(10_000).nullable(),
    percent: z.number().min(0).max(10_000).nullable().describe('Weight, if stated in percent.'),
    quote: createQuoteSchema(bounds).nullable(),
  });
