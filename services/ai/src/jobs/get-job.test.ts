import type { JobKind, JobState } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { toJob } from './get-job.ts';

const aRecord = (kind: JobKind, state: JobState) => ({
  _id: 'job-1',
  ownerId: 'user-1',
  kind,
  title: 'Guidelines.pdf',
  state,
  fingerprint: '',
  documentIds: ['document-1'],
  hasSources: false,
  mark: '',
  holder: '',
  leaseUntil: new Date(0),
  crashes: 0,
  workedMs: 0,
  sections: [],
  startedAt: new Date(0),
});

it.each([
  ['analysis', 'done', 'document-1'],
  ['extraction', 'done', 'document-1'],
  ['draft', 'done', undefined],
  ['rewrite', 'done', undefined],
  ['analysis', 'failed', undefined],
] as const)('names the document of a job only if it was read for it: %s, %s', (kind, state, id) => {
  expect(toJob(aRecord(kind, state)).documentId).toBe(id);
});
