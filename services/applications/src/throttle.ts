import { sharedRateLimit, type RateLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { ApplicationsSettings } from './config.ts';

/** What one user may ask for; the keys of both limits are ids of users. */
export type Throttle = { saves: RateLimit; exports: RateLimit };

/** Limits beyond what a person does, so that a program does not keep the others from saving. */
export function createThrottle(database: Connection, settings: ApplicationsSettings): Throttle {
  const limit = (name: string, perMinute: number, refusal: (wait: string) => string) =>
    sharedRateLimit(
      database,
      { name, points: perMinute * settings.RATE_LIMIT_FACTOR, seconds: 60 },
      refusal,
    );
  return {
    saves: limit(
      'saves',
      settings.SAVES_PER_MINUTE,
      (wait) =>
        `Your changes are not saved yet, because you saved many times within a minute. What you wrote is still here; please save again in ${wait}.`,
    ),
    exports: limit(
      'exports',
      settings.EXPORTS_PER_MINUTE,
      (wait) => `That is a lot of Word files within a minute. Please try again in ${wait}.`,
    ),
  };
}
