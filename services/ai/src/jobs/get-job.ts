import type { Job, JobKind, JobOutcome } from '@grantwright/shared/contract';
import { getRequestContext, createProblem, type TeamAccess } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord, JobResults } from '../records/job-record.ts';
import { toError } from './follow-job.ts';
import { createJobFilter, createJobNotFoundError } from './job-filter.ts';

/** Returns the current state of a user's job, with its result or problem once it has ended. */
export async function getJob(
  { jobs }: Deps,
  { id, access }: { id: string; access: TeamAccess },
): Promise<JobOutcome> {
  const job = await jobs
    .findOne({ _id: id, ...createJobFilter(access) }, { request: 0 })
    .lean<JobRecord>();
  if (!job) throw createJobNotFoundError();
  return toOutcome(job);
}

export const toJob = ({ _id, kind, title, state, ...job }: JobRecord): Job => ({
  id: _id,
  kind,
  title,
  ...(state === 'done' && isAboutItsDocument(kind) && { documentId: job.documentIds[0] }),
  state,
  startedAt: job.startedAt.toISOString(),
  ...(job.finishedAt && { finishedAt: job.finishedAt.toISOString() }),
  ...(job.progress && { progress: job.progress }),
});

/**
 * Drafts and rewrites only use their documents as sources. A failed job may name a document that its user cannot read.
 */
const isAboutItsDocument = (kind: JobKind) => kind === 'analysis' || kind === 'extraction';

type Outcome = Pick<JobOutcome, 'analysis' | 'extraction' | 'generation' | 'rewriting'>;

/** Puts the result of each kind of job into its field of the outcome. */
const outcomes: { [Kind in JobKind]: (result: JobResults[Kind]) => Outcome } = {
  analysis: (analysis) => ({ analysis }),
  extraction: (extraction) => ({ extraction }),
  draft: (generation) => ({ generation }),
  rewrite: (rewriting) => ({ rewriting }),
};

const getOutcome = <Kind extends JobKind>({ kind, result }: JobRecord<Kind>): Outcome =>
  result ? outcomes[kind](result) : {};

export function toOutcome(job: JobRecord): JobOutcome {
  const { failure } = job;
  return {
    ...toJob(job),
    ...getOutcome(job),
    ...(failure && {
      problem: {
        ...createProblem(toError(failure), getRequestContext()?.requestId ?? ''),
        ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
      },
    }),
  };
}
