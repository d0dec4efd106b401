import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deleteLease, acquireLease } from '@grantwright/shared/storage';
import type { Logger } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { KeyLock } from './local-key-lock.ts';

type Tools = {
  database: Connection;
  log: Logger;
  now: () => Date;
  /** Milliseconds until another replica may take over the lease of a crashed one. */
  leaseMs?: number;
  /** Poll interval in milliseconds. */
  pollMs?: number;
};

/** A lock across replicas. The holder renews its lease; that of a crashed replica expires. */
export function createSharedKeyLock({
  database,
  log,
  now,
  leaseMs = 15_000,
  pollMs = 300,
}: Tools): KeyLock {
  return async (key, signal, work) => {
    const lease = { job: `analysis ${key}`, holder: randomUUID() };
    const acquire = () => acquireLease(database, { ...lease, now: now(), durationMs: leaseMs });
    while (!(await acquire())) await pause(pollMs, undefined, { signal });
    const renewing = setInterval(() => {
      acquire().catch((error: unknown) => log.warn({ err: error }, 'lease renewal failed'));
    }, leaseMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await deleteLease(database, lease).catch((error: unknown) =>
        log.warn({ err: error }, 'lease release failed, it will expire'),
      );
    }
  };
}
