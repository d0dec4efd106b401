import type { JobKind } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { isDuplicateKey } from '@grantwright/shared/storage';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import type { JobRecord } from '../records/job-record.ts';
import type { Requester } from '../requester.ts';
import type { NewJob, WorkOptions } from './new-job.ts';

const pollMs = 300;

/**
 * Starts a job, or joins a running one with the same subject. If the user has another running job of this kind, waits
 * until it ends or the request is canceled.
 */
export async function startJob<K extends JobKind>(
  deps: Deps,
  requester: Requester,
  job: NewJob<K>,
  workOptions: WorkOptions,
): Promise<{ id: string; isNew: boolean }> {
  const fingerprint = computeFingerprint(job);
  const running = { ownerId: requester.id, kind: job.kind, state: 'running' as const };
  for (;;) {
    const other = await deps.jobs.findOne(running, { fingerprint: 1 }).lean<JobRecord>();
    if (other?.fingerprint === fingerprint) return { id: other._id, isNew: false };
    if (!other) {
      const id = await deps.runner.start(requester, job, fingerprint).catch(undefinedIfDuplicate);
      if (id) return { id, isNew: true };
    }
    workOptions.onProgress({ stage: 'waiting', done: 0, total: 1 });
    await pause(pollMs, undefined, { signal: workOptions.signal }).catch(() => {
      throw new AppError('canceled', 'The request was canceled.');
    });
  }
}

function undefinedIfDuplicate(error: unknown): undefined {
  if (!isDuplicateKey(error)) throw error;
}

const computeFingerprint = ({ kind, subject }: NewJob): string =>
  subject === undefined
    ? randomUUID()
    : createHash('sha256')
        .update(JSON.stringify([kind, subject]))
        .digest('base64url');
