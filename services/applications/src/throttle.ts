import { sharedRateLimit, type RateLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { ApplicationsSettings } from './config.ts';

/** Both limits are counted per user id. */
export type Throttle = { saves: RateLimit; exports: RateLimit };

/** Limits that only scripts reach, so that they cannot prevent other users from saving. */
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
        `Your changes are not saved yet, because you saved too many times within a minute. Your text has been kept; please save again in ${wait}.`,
    ),
    exports: limit(
      'exports',
      settings.EXPORTS_PER_MINUTE,
      (wait) => `That is a lot of files within a minute. Please try again in ${wait}.`,
    ),
  };
}
