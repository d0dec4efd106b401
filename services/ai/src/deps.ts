import type { Memberships } from '@grantwright/shared/service';
import type { Analyses } from './records/analysis-record.ts';
import type { DeletedDocuments } from './records/deleted-document-record.ts';
import type { JobRunner } from './jobs/job-runner-port.ts';
import type { Jobs } from './records/job-record.ts';
import type { JobResponses } from './records/job-response-record.ts';
import type { JobSources } from './records/job-source-record.ts';
import type { Usages } from './records/usage-record.ts';
import type { UsageBudget } from './usage/usage-budget.ts';
import type { Analysts } from './providers/analysts.ts';
import type { Internal } from './requester.ts';
import type { UsageLimits } from './usage-limits.ts';

export type Deps = {
  analysts: Analysts;
  internal: Internal;
  analyses: Analyses;
  deletedDocuments: DeletedDocuments;
  memberships: Memberships;
  usages: Usages;
  budget: UsageBudget;
  jobs: Jobs;
  jobSources: JobSources;
  jobResponses: JobResponses;
  runner: JobRunner;
  usageLimits: UsageLimits;
  now: () => Date;
};
