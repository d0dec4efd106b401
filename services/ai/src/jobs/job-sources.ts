import type { JobKind } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { JobSourceRecord } from '../records/job-source-record.ts';
import type { Sources } from './new-job.ts';

/** Stores the sources of a job, so that any process can resume it. */
export async function saveSources(
  { jobs, jobSources, now }: Deps,
  { _id, ownerId, holder }: JobRecord,
  { title, documents, request }: Sources<JobKind>,
): Promise<void> {
  await jobSources.insertMany(
    documents.map((document, index) => ({
      _id: `${_id}/${index}`,
      jobId: _id,
      document,
      createdAt: now(),
    })),
  );
  const { matchedCount } = await jobs.updateOne(
    { _id, ownerId, holder, state: 'running' },
    { $set: { title, request, hasSources: true, organizationIds: listOrganizations(documents) } },
  );
  // canceled while its documents were being read
  if (matchedCount === 0) await jobSources.deleteMany({ jobId: _id });
}

const listOrganizations = (documents: Sources<JobKind>['documents']): string[] => [
  ...new Set(documents.flatMap(({ organizationId }) => organizationId ?? [])),
];

/**
 * Loads the stored sources of a job.
 *
 * @throws AppError if the process stopped before storing them
 */
export async function loadSources(
  { jobSources }: Deps,
  { _id, title, request, hasSources }: JobRecord,
): Promise<Sources<JobKind>> {
  if (!hasSources || !request)
    throw new AppError(
      'unavailable',
      'Grantwright restarted before it had read your documents. Start again.',
    );
  const stored = await jobSources.find({ jobId: _id }).lean<JobSourceRecord[]>();
  const parsePosition = ({ _id: id }: JobSourceRecord) => Number(id.split('/')[1]);
  const documents = stored
    .toSorted((one, other) => parsePosition(one) - parsePosition(other))
    .map(({ document }) => document);
  return { title, documents, request };
}
