import type { Analyses } from './models/analysis-model.ts';
import type { DeletedDocuments } from './models/deleted-document-model.ts';
import type { JobRunner } from './jobs/runner.ts';
import type { Jobs } from './models/job-model.ts';
import type { JobResponses } from './models/job-response-model.ts';
import type { JobSources } from './models/job-source-model.ts';
import type { Usages } from './models/usage-model.ts';
import type { UsageBudget } from './usage/reserve-usage.ts';
import type { Analysts } from './providers/analysts.ts';
import type { Internal } from './requester.ts';
import type { Throttle } from './throttle.ts';

export type Deps = {
  analysts: Analysts;
  internal: Internal;
  analyses: Analyses;
  deletedDocuments: DeletedDocuments;
  usages: Usages;
  budget: UsageBudget;
  jobs: Jobs;
  jobSources: JobSources;
  jobResponses: JobResponses;
  runner: JobRunner;
  throttle: Throttle;
  now: () => Date;
};

export const isoDate = (time: Date): string => time.toISOString().slice(0, 10);
