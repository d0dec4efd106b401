import type { JobKind, Progress } from '@grantwright/shared/contract';
import type { JobRequests } from '../records/job-record.ts';
import type { SourceDocument } from '../providers/provider.ts';
import type { Internal, Requester } from '../requester.ts';

export type WorkOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** A document, with the organization whose team gives the user access to it, if any. */
export type LoadedDocument = SourceDocument & { organizationId?: string };

/** The inputs of a job, read while the user's token is valid. */
export type Sources<K extends JobKind> = {
  title: string;
  documents: LoadedDocument[];
  request: JobRequests[K];
};

export type NewJob<K extends JobKind = JobKind> = {
  kind: K;
  /** A request with the same subject joins the running job instead of starting another one. Absent for file uploads. */
  subject?: unknown;
  documentIds: string[];
  readSources: (
    deps: { internal: Internal },
    requester: Requester,
    workOptions: WorkOptions,
  ) => Promise<Sources<K>>;
};
