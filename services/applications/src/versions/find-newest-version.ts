import type { Deps } from '../deps.ts';
import type { VersionSummaryRecord } from './version-model.ts';

/** Finds the newest version of an application, without its text. */
export const findNewestVersion = (
  { versions }: Pick<Deps, 'versions'>,
  ownerId: string,
  applicationId: string,
) =>
  versions
    .findOne({ ownerId, applicationId }, { content: 0, textRecords: 0 })
    .sort({ createdAt: -1, _id: -1 })
    .lean<VersionSummaryRecord>();
