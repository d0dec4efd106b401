import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteLease, acquireLease } from '@grantwright/shared/storage';
import type { Logger } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { Turns } from './turns.ts';

type Tools = {
  database: Connection;
  log: Logger;
  now: () => Date;
  /** Milliseconds after which another copy may begin, should this one die on the way. */
  within?: number;
  /** Milliseconds between two looks at whether it is free. */
  every?: number;
};

/**
 * Work of one key, one after the other, between all copies of this service. Who works renews the turn;
 * that of a copy which died runs out.
 */
export function createTurnsOfCopies({
  database,
  log,
  now,
  within = 15_000,
  every = 300,
}: Tools): Turns {
  return async (key, signal, work) => {
    const turn = { job: `analysis ${key}`, holder: randomUUID() };
    const take = () => acquireLease(database, { ...turn, now: now(), within });
    while (!(await take())) await pause(every, undefined, { signal });
    const renewing = setInterval(() => {
      take().catch((error: unknown) => log.warn({ err: error }, 'turn not renewed'));
    }, within / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await deleteLease(database, turn).catch((error: unknown) =>
        log.warn({ err: error }, 'turn not left: it runs out'),
      );
    }
  };
}
