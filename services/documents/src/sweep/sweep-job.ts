import { startPeriodicTask, type Logger } from '@grantwright/shared/service';
import { endTurn, takeTurn } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import type { Swept } from './sweep-files.ts';

type Job = {
  database: Connection;
  log: Logger;
  /** Who this copy is, among the others. */
  holder: string;
  now: () => Date;
  /** Milliseconds between two sweeps, and after which a copy that sweeps counts as dead. */
  every: number;
  within: number;
  sweep: (goOn: () => Promise<void>) => Promise<Swept>;
  /** Counts how sweeps end. */
  count: (outcome: SweepOutcome) => void;
};

/** `waiting`: a small store has a few orphans, too many of its files to move them. */
export const sweepOutcomes = ['done', 'waiting', 'refused', 'failed'] as const;
export type SweepOutcome = (typeof sweepOutcomes)[number];

const job = 'sweep-files';
/** Milliseconds between two looks whether it is time. */
const lookEvery = 5 * 60_000;
/** Milliseconds until the first look: a start has more urgent things to do. */
const firstLookAfter = 60_000;
const maxNamed = 20;

/** One sweep, if it is due and no other copy does it; undefined otherwise. */
export async function sweepIfDue(setting: Job): Promise<Swept | undefined> {
  const { database, log, holder, now, every, within, sweep, count } = setting;
  const beganAt = now();
  if (!(await takeTurn(database, { job, holder, now: beganAt, within }))) return undefined;
  let heldUntil = beganAt.getTime() + within;
  const swept = await sweep(async () => {
    if (now().getTime() < heldUntil - within / 2) return;
    if (!(await takeTurn(database, { job, holder, now: now(), within })))
      throw new Error('another copy sweeps');
    heldUntil = now().getTime() + within;
  });
  await endTurn(database, { job, holder, next: new Date(beganAt.getTime() + every) });
  report(log, swept);
  count(outcomeOf(swept));
  return swept;
}

function outcomeOf({ refusal }: Swept): SweepOutcome {
  if (!refusal) return 'done';
  return refusal.reason === 'records-missing' && refusal.isWaiting ? 'waiting' : 'refused';
}

/** Looks now and then whether it is time, until it is ended. */
export function startSweeping(setting: Job & { firstLookAfter?: number }): () => Promise<void> {
  return startPeriodicTask({
    run: (signal) =>
      sweepIfDue({
        ...setting,
        sweep: (goOn) =>
          setting.sweep(async () => {
            signal.throwIfAborted();
            await goOn();
          }),
      }),
    intervalMs: lookEvery,
    firstAfterMs: setting.firstLookAfter ?? firstLookAfter,
    onError: (error) => {
      setting.log.warn({ err: error }, 'file sweep failed');
      setting.count('failed');
    },
  });
}

function report(log: Logger, { refusal, withoutFile, ...counts }: Swept): void {
  if (refusal?.reason === 'mismatch')
    log.error(
      { databaseId: refusal.binding.databaseId, storeId: refusal.binding.storeId },
      `file sweep refused: the database and the file store do not belong together; ${advice}`,
    );
  else if (refusal?.isWaiting)
    log.info(counts, 'file sweep waits: a few files without a record among too few to judge by');
  else if (refusal)
    log.error(
      counts,
      'file sweep refused: too many files without a record; restore the missing records, nothing was deleted',
    );
  else if (counts.moved > 0 || counts.deleted > 0) log.info(counts, 'files swept');
  if (counts.restored > 0) log.warn({ restored: counts.restored }, 'files put back from the trash');
  if (counts.unfinished > 0) log.info({ unfinished: counts.unfinished }, 'stale uploads removed');
  if (withoutFile.length > 0)
    log.error(
      { count: withoutFile.length, documents: withoutFile.slice(0, maxNamed) },
      'documents without their file',
    );
}

const advice =
  'restore the one that is wrong, or bind them: npm run admin -- bind-files, in a container node dist/bind-files.js';
