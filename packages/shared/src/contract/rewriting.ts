import { z } from 'zod';
import { analystAccess, modelUsageSchema, sentence, shortText } from './analyst-fields.ts';
import { rewriteModes } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { content } from './fields.ts';
import { claimSchema, generateBody } from './generation.ts';

export type RewriteMode = (typeof rewriteModes)[number];

/** One section of a draft, with all its possible sources. */
export const rewriteBody = generateBody
  .extend({
    mode: z.enum(rewriteModes),
    section: shortText,
    /** The text under the heading as HTML, as stored in applications. */
    content,
    /** For `answer`: the question in a gap, or one of the funder's prompts. */
    question: sentence.optional(),
  })
  .refine(({ mode, question }) => mode !== 'answer' || question?.trim(), {
    path: ['question'],
    error: 'Choose the question to answer.',
  });
export type RewriteRequest = z.infer<typeof rewriteBody>;

export const rewritingSchema = z.object({
  mode: z.enum(rewriteModes),
  section: shortText,
  /** The proposed text under the heading; unchanged if there is nothing to improve. */
  content: z.string(),
  /** The facts of the proposed text with their sources. */
  claims: z.array(claimSchema),
  provider: z.enum(['built-in', 'openai']),
  /** Absent when no model was used. */
  usage: modelUsageSchema.optional(),
});
export type Rewriting = z.infer<typeof rewritingSchema>;

export const rewritingEndpoints = {
  rewriteSection: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/rewrite-section',
    status: 200,
    body: rewriteBody,
    response: rewritingSchema,
    streams: true,
    teamRole: 'viewer',
    summary: 'Proposes a new version of one section of a draft.',
  }),
};
