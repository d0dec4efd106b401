import { z } from 'zod';
import { limits } from './constants.ts';

export const shortText = z.string().max(limits.title);
export const sentence = z.string().max(2_000);

/** A position in a document: the quoted words, and the page if the format has pages. */
export const quoteFields = {
  quote: sentence.optional(),
  page: z.int().min(1).optional(),
  /** The index in the `files` of the analysis; absent if it has one document. */
  file: z
    .int()
    .min(0)
    .max(limits.callFiles - 1)
    .optional(),
};

/** The model usage for one result, as reported by the endpoint. */
export const modelUsageSchema = z.object({
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** Estimated from the operator's prices; absent if none are configured. */
  dollars: z.number().min(0).optional(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

/** Explicitly selects the built-in analyst even if another analyst is configured. */
export const providerChoice = z.literal('built-in').optional();

/** The properties shared by all analyst endpoints. */
export const analystAccess = { service: 'ai', access: 'user' } as const;
