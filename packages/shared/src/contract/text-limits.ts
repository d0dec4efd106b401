import { z } from 'zod';
import { quoteFields, shortText } from './analyst-fields.ts';
import { limits } from './constants.ts';

export const lengthLimitSchema = z.object({
  words: z.int().positive().optional(),
  pages: z.number().positive().optional(),
  characters: z.int().positive().optional(),
});
export type LengthLimit = z.infer<typeof lengthLimitSchema>;

export const enteredLimitSchema = lengthLimitSchema.extend({
  /** The names of the sections whose lengths add up. */
  sections: z.array(shortText).min(1).max(limits.writtenSections),
  /** The names of the attachments whose pages count too. */
  attachments: z.array(shortText).max(limits.attachments).optional(),
});

/** A limit that the applicant enters for one section, or for several together. */
export type EnteredLimit = z.infer<typeof enteredLimitSchema>;

export const sharedLimitSchema = enteredLimitSchema.extend(quoteFields);
/** A limit that covers several sections together, in addition to the limit of each. */
export type SharedLimit = z.infer<typeof sharedLimitSchema>;
