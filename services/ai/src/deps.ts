import type { InternalClient } from '@grantwright/shared/service';
import type { Analyses } from './models/analysis-model.ts';
import type { DeletedDocuments } from './models/deleted-document-model.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { Jobs } from './models/job-model.ts';
import type { JobResponses } from './models/job-response-model.ts';
import type { JobSources } from './models/job-source-model.ts';
import type { Usages } from './models/usage-model.ts';
import type { Accounts } from './usage/reserve-usage.ts';
import type { Analysts } from './providers/analysts.ts';
import type { Throttle } from './throttle.ts';

export type Deps = {
  analysts: Analysts;
  /** Calls other services on behalf of the user. */
  internal: Pick<InternalClient, 'call'>;
  analyses: Analyses;
  deletedDocuments: DeletedDocuments;
  usages: Usages;
  accounts: Accounts;
  jobs: Jobs;
  jobSources: JobSources;
  jobResponses: JobResponses;
  runner: JobRunner;
  throttle: Throttle;
  now: () => Date;
};

/** The user on whose behalf an operation runs; the token is passed to other services. */
export type Requester = { id: string; token: string };

export const isoDate = (time: Date): string => time.toISOString().slice(0, 10);
