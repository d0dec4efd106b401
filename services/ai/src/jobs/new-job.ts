import type { JobKind } from '@grantwright/shared/contract';
import type { Live } from '../analysis/analyze-reading.ts';
import type { Deps, Requester } from '../deps.ts';
import type { JobRequests } from '../models/job-model.ts';
import type { SourceDocument } from '../providers/provider.ts';

/** What a job works on, collected while the identity of the user is valid. */
export type Sources<K extends JobKind> = {
  title: string;
  documents: SourceDocument[];
  request: JobRequests[K];
};

export type NewJob<K extends JobKind = JobKind> = {
  kind: K;
  /** A request for the same subject joins a running job instead of starting another; a file upload has none. */
  subject?: unknown;
  documentIds: string[];
  readSources: (deps: Deps, requester: Requester, live: Live) => Promise<Sources<K>>;
};
