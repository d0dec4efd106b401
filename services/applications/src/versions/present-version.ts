import type { Version, VersionSummary } from '@grantwright/shared/contract';
import type { VersionRecord, VersionSummaryRecord } from './version-model.ts';

export const presentVersionSummary = (record: VersionSummaryRecord): VersionSummary => ({
  id: record._id,
  createdAt: record.createdAt.toISOString(),
  reason: record.reason,
  name: record.name ?? undefined,
  words: record.words,
  authorId: record.authorId ?? undefined,
});

export const presentVersion = (record: VersionRecord): Version => ({
  ...presentVersionSummary(record),
  content: record.content,
  textRecords: record.textRecords,
});
