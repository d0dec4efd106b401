import type { Job } from '@grantwright/shared/contract';
import { isJobHandled, getJobScreen } from './known-jobs.ts';

/** Older results have probably been opened in another browser. */
const recentMs = 24 * 60 * 60 * 1000;

/**
 * Returns running jobs, and finished jobs whose results the user may not have seen yet. A rewrite applies only to
 * the text in the browser that started it. Of several results for one document, only the newest is listed.
 */
export function getUnfinishedJobs(jobs: readonly Job[], now: Date): Job[] {
  return jobs.filter((job, index) => {
    if (job.kind === 'rewrite' && getJobScreen(job.id) === undefined) return false;
    if (job.state === 'running') return true;
    if (job.state !== 'done' || !job.finishedAt || isJobHandled(job.id)) return false;
    const isRecent = now.getTime() - new Date(job.finishedAt).getTime() < recentMs;
    return isRecent && !jobs.slice(0, index).some((newer) => replaces(newer, job));
  });
}

/** Titles cannot be compared: different documents may have the same name. */
const replaces = (newer: Job, { kind, documentId }: Job): boolean =>
  newer.state === 'done' &&
  newer.kind === kind &&
  documentId !== undefined &&
  newer.documentId === documentId;
