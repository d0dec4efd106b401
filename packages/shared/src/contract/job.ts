import { z } from 'zod';
import { analysisSchema } from './analysis.ts';
import { analystAccess, shortText } from './analyst-fields.ts';
import { endpoint } from './endpoint.ts';
import { jobKinds, jobStates } from './constants.ts';
import { extractionSchema } from './extraction.ts';
import { id } from './fields.ts';
import { generationSchema } from './generation.ts';
import { problemSchema } from './problem.ts';
import { rewritingSchema } from './rewriting.ts';

/**
 * `progress` events of a streamed call; `content` is a finished section's HTML while drafting. A job is `waiting`
 * while another job of the same kind and user runs.
 */
export const progressSchema = z.object({
  stage: z.enum(['waiting', 'reading', 'analyzing', 'drafting', 'checking']),
  section: shortText.optional(),
  done: z.int().min(0),
  total: z.int().min(0),
  content: z.string().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

/** An analysis, extraction, draft or rewrite that continues without the client that started it. */
export const jobSchema = z.object({
  id,
  kind: z.enum(jobKinds),
  /** The document, web page, program or section that the job is about. */
  title: shortText,
  /** The one library document that was analyzed or extracted, if any, once the job is done. */
  documentId: id.optional(),
  state: z.enum(jobStates),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  progress: progressSchema.optional(),
});
export type Job = z.infer<typeof jobSchema>;
export type JobKind = Job['kind'];
export type JobState = Job['state'];

/** A job with its outcome: the result of its kind when done, `problem` when failed. */
export const jobOutcomeSchema = jobSchema.extend({
  analysis: analysisSchema.optional(),
  extraction: extractionSchema.optional(),
  generation: generationSchema.optional(),
  rewriting: rewritingSchema.optional(),
  /** `retryAfter` in seconds. */
  problem: problemSchema.extend({ retryAfter: z.number().optional() }).optional(),
});
export type JobOutcome = z.infer<typeof jobOutcomeSchema>;

export const jobEndpoints = {
  listJobs: endpoint({
    ...analystAccess,
    method: 'GET',
    path: '/api/jobs',
    status: 200,
    response: z.array(jobSchema),
    summary:
      'Lists the user’s jobs (analyses, extractions, drafts and rewrites) of the last seven days, newest first.',
  }),
  getJob: endpoint({
    ...analystAccess,
    method: 'GET',
    path: '/api/jobs/:id',
    status: 200,
    response: jobOutcomeSchema,
    streams: true,
    summary: 'Returns the current state of a job, or follows it as an event stream until it ends.',
  }),
  cancelJob: endpoint({
    ...analystAccess,
    method: 'DELETE',
    path: '/api/jobs/:id',
    status: 204,
    summary: 'Cancels a job. Does nothing if it has ended.',
  }),
};
