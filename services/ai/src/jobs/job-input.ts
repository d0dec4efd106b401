import type { JobKind } from '@grantwright/shared/contract';
import type { JobRequests } from '../records/job-record.ts';
import type { ResponseMemory, SourceDocument } from '../providers/provider.ts';
import type { JobUsage } from './create-job-usage.ts';

export type JobInput<K extends JobKind> = {
  ownerId: string;
  request: JobRequests[K];
  documents: SourceDocument[];
  memory: ResponseMemory;
  usage: JobUsage;
};
