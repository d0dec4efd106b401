import type { ModelUsage } from '@grantwright/shared/contract';
import type { CreatorState, RunningJob } from './creator-state.ts';
import { withUsage } from './with-usage.ts';

type Kind = RunningJob['kind'];

/** Adds a job, replacing only a job of the same kind. */
export const withJob = (state: CreatorState, job: RunningJob): CreatorState => ({
  ...state,
  jobs: { ...state.jobs, [job.kind]: job },
});

export function withoutJob(state: CreatorState, kind: Kind): CreatorState {
  const { [kind]: _, ...jobs } = state.jobs ?? {};
  const { jobs: __, ...rest } = state;
  return Object.keys(jobs).length > 0 ? { ...rest, jobs } : rest;
}

/**
 * Counts the usage of a job only once, even though its result is fetched on every visit until the user accepts or
 * dismisses it.
 */
export function withDoneJob(
  state: CreatorState,
  kind: Kind,
  usage: ModelUsage | undefined,
): CreatorState {
  const job = state.jobs?.[kind];
  if (job?.isDone) return state;
  const stateWithUsage = withUsage(state, usage);
  return job ? withJob(stateWithUsage, { ...job, isDone: true }) : stateWithUsage;
}

/** Carries over the jobs when a different version of the same saved application is opened. */
export const copyJobs = ({ jobs, saved }: CreatorState, replacement: CreatorState): CreatorState =>
  jobs && saved && saved.id === replacement.saved?.id ? { ...replacement, jobs } : replacement;
