import { startPeriodicTask, type Logger } from '@grantwright/shared/service';
import { scheduleNextLease, acquireLease } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { SweepResult } from './sweep-files.ts';

type Job = {
  database: Connection;
  log: Logger;
  /** The ID of this replica. */
  holder: string;
  now: () => Date;
  intervalMs: number;
  /** If the lease is not renewed within this time, another replica takes over the sweep. */
  leaseMs: number;
  sweep: (keepGoing: () => Promise<void>) => Promise<SweepResult>;
  count: (outcome: SweepOutcome) => void;
};

/**
 * `waiting` means that a small store has a few orphans, which are too large a fraction of its files to be moved yet.
 */
export const sweepOutcomes = ['done', 'waiting', 'refused', 'failed'] as const;
export type SweepOutcome = (typeof sweepOutcomes)[number];

const job = 'sweep-files';
const checkIntervalMs = 5 * 60_000;
const firstCheckMs = 60_000;
const maxLoggedDocuments = 20;

/** Sweeps if a sweep is due and no other replica holds the lease. Otherwise returns undefined. */
export async function sweepIfDue(setting: Job): Promise<SweepResult | undefined> {
  const { database, log, holder, now, intervalMs, leaseMs, sweep, count } = setting;
  const startedAt = now();
  if (!(await acquireLease(database, { job, holder, now: startedAt, durationMs: leaseMs })))
    return undefined;
  let heldUntil = startedAt.getTime() + leaseMs;
  const swept = await sweep(async () => {
    if (now().getTime() < heldUntil - leaseMs / 2) return;
    if (!(await acquireLease(database, { job, holder, now: now(), durationMs: leaseMs })))
      throw new Error('another replica took over the sweep');
    heldUntil = now().getTime() + leaseMs;
  });
  await scheduleNextLease(database, {
    job,
    holder,
    next: new Date(startedAt.getTime() + intervalMs),
  });
  report(log, swept);
  count(toOutcome(swept));
  return swept;
}

function toOutcome({ refusal }: SweepResult): SweepOutcome {
  if (!refusal) return 'done';
  return refusal.reason === 'records-missing' && refusal.isWaiting ? 'waiting' : 'refused';
}

/** Checks periodically whether a sweep is due. Returns a function that stops the checks. */
export function startSweeping(setting: Job & { firstCheckMs?: number }): () => Promise<void> {
  return startPeriodicTask({
    run: (signal) =>
      sweepIfDue({
        ...setting,
        sweep: (keepGoing) =>
          setting.sweep(async () => {
            signal.throwIfAborted();
            await keepGoing();
          }),
      }),
    intervalMs: checkIntervalMs,
    firstAfterMs: setting.firstCheckMs ?? firstCheckMs,
    onError: (error) => {
      setting.log.warn({ err: error }, 'file sweep failed');
      setting.count('failed');
    },
  });
}

function report(log: Logger, { refusal, withoutFile, ...counts }: SweepResult): void {
  if (refusal?.reason === 'mismatch')
    log.error(
      { databaseId: refusal.binding.databaseId, storeId: refusal.binding.storeId },
      `file sweep refused: the database and the file store do not belong together; ${advice}`,
    );
  else if (refusal?.isWaiting)
    log.info(counts, 'file sweep waiting: too few files to assess a few orphans');
  else if (refusal)
    log.error(
      counts,
      'file sweep refused: too many files without a record; nothing was deleted, restore the missing records',
    );
  else if (counts.moved > 0 || counts.deleted > 0) log.info(counts, 'files swept');
  if (counts.restored > 0) log.warn({ restored: counts.restored }, 'files restored from the trash');
  if (counts.unfinished > 0) log.info({ unfinished: counts.unfinished }, 'stale uploads removed');
  if (withoutFile.length > 0)
    log.error(
      { count: withoutFile.length, documents: withoutFile.slice(0, maxLoggedDocuments) },
      'documents without a file',
    );
}

const advice =
  'restore the one that is wrong, or bind them: npm run admin -- bind-files, in a container node dist/bind-files.js';
