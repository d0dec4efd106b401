import type { JobKind } from '@grantwright/shared/contract';
import { runAnalysis } from '../analysis/run-analysis.ts';
import type { Deps } from '../deps.ts';
import { runExtraction } from '../extraction/run-extraction.ts';
import { runDraft } from '../generation/run-draft.ts';
import { runRewrite } from '../rewriting/run-rewrite.ts';
import type { JobResults } from '../records/job-record.ts';
import type { JobInput } from './job-input.ts';
import type { WorkOptions } from './work-options.ts';

type JobTasks = {
  [K in JobKind]: (
    deps: Deps,
    input: JobInput<K>,
    workOptions: WorkOptions,
  ) => Promise<JobResults[K]>;
};

const tasks: JobTasks = {
  analysis: runAnalysis,
  extraction: runExtraction,
  draft: runDraft,
  rewrite: runRewrite,
};

export const runJobTask = <K extends JobKind>(
  kind: K,
  deps: Deps,
  input: JobInput<K>,
  workOptions: WorkOptions,
): Promise<JobResults[K]> => tasks[kind](deps, input, workOptions);
