import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@grantwright/shared/service';
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
};

const job = 'sweep-files';
/** Milliseconds between two looks whether it is time. */
const lookEvery = 5 * 60_000;
/** Milliseconds until the first look: a start has more urgent things to do. */
const firstLookAfter = 60_000;
const namedAtMost = 20;

/** One sweep, if it is due and no other copy does it; undefined otherwise. */
export async function sweepIfDue(setting: Job): Promise<Swept | undefined> {
  const { database, log, holder, now, every, within, sweep } = setting;
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
  return swept;
}

/** Looks now and then whether it is time, until it is ended. */
export function startSweeping(setting: Job & { firstLookAfter?: number }): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const looking = (async () => {
    await wait(setting.firstLookAfter ?? firstLookAfter);
    while (!signal.aborted) {
      await sweepIfDue({
        ...setting,
        sweep: (goOn) =>
          setting.sweep(async () => {
            signal.throwIfAborted();
            await goOn();
          }),
      }).catch((error: unknown) => {
        if (!signal.aborted) setting.log.warn({ err: error }, 'files not swept');
      });
      await wait(lookEvery);
    }
  })();
  return async () => {
    ending.abort();
    await looking;
  };
}

function report(log: Logger, { files, orphans, removed, unfinished, withoutFile }: Swept): void {
  if (!removed)
    log.error(
      { files, orphans },
      'too many files of no document: are records missing? None deleted',
    );
  else if (orphans > 0) log.info({ files, orphans }, 'files of no document deleted');
  if (unfinished > 0) log.info({ unfinished }, 'uploads that never ended removed');
  if (withoutFile.length > 0)
    log.error(
      { count: withoutFile.length, documents: withoutFile.slice(0, namedAtMost) },
      'documents without their file',
    );
}
