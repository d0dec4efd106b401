import { z } from 'zod';
import { createQuoteSchema, type Bounds } from './bounds.ts';

/** Returns the schema for a published evaluation criterion. */
export const createCriterionSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The criterion, as named, without its number and points.'),
    points: z.number().min(0).max(10_000).nullable(),
    percent: z.number().min(0).max(10_000).nullable().describe('Weight, if stated in percent.'),
    quote: createQuoteSchema(bounds),
  });
