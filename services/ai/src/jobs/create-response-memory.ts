import type { Logger } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { JobResponseRecord } from '../records/job-response-record.ts';
import type { ResponseMemory } from '../providers/provider.ts';

/** Stores model responses until a job ends, so that a resumed job does not pay for them again. */
export function createResponseMemory(
  { jobResponses, now }: Deps,
  { _id: jobId, mark }: JobRecord,
  log: Logger,
): ResponseMemory {
  const createId = (request: string) => `${jobId}/${request}`;
  return {
    mark,
    recall: async (request) =>
      (await jobResponses.findOne({ _id: createId(request), jobId }).lean<JobResponseRecord>())
        ?.response,
    remember: async (request, response) => {
      const record = { $set: { response, createdAt: now() } };
      await jobResponses
        .updateOne({ _id: createId(request), jobId }, record, { upsert: true })
        .catch((error: unknown) => log.warn({ err: error, jobId }, 'response not stored'));
    },
  };
}
