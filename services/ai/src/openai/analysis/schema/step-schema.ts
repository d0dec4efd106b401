import { stepKinds } from '@grantwright/shared/contract';
import { z } from 'zod';
import { appliesToSchemaFor, createQuoteSchema, type Bounds } from './bounds.ts';

/** Returns the schema for a deadline or another dated step. */
export const createStepSchema = (bounds: Bounds) =>
  z.object({
    kind: z.enum(stepKinds).catch('other'),
    text: bounds
      .texts(400)
      .describe('One line: what is due or happens, with date, time and zone as written.'),
    words: bounds
      .texts(150)
      .describe(
        'The date alone, as written: "March 5, 2027", "second Friday of each month", "rolling basis".',
      ),
    date: bounds.texts(30).nullable().describe('YYYY-MM-DD; null if no year is stated.'),
    time: bounds.texts(30).nullable().describe('HH:MM, 24 hours.'),
    timeZone: bounds.texts(100).nullable().describe('As written.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });
