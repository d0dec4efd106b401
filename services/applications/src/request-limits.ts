import { createSharedRateLimit, type RateLimit } from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import type { ApplicationsSettings } from './config.ts';

/** Saves, new links and exports are counted per user id; guest requests are counted per network and per token. */
export type RequestLimits = {
  saves: RateLimit;
  linkCreations: RateLimit;
  exports: RateLimit;
  guests: RateLimit;
  links: RateLimit;
};

const formatGuestRefusal = (wait: string) => `Too many requests. Try again in ${wait}.`;

/** Creates limits that only scripts reach, so that scripts cannot prevent other users from saving or commenting. */
export function createRequestLimits(
  database: Connection,
  settings: ApplicationsSettings,
): RequestLimits {
  const limit = (name: string, perMinute: number, refusal: (wait: string) => string) =>
    createSharedRateLimit(
      database,
      { name, points: perMinute * settings.RATE_LIMIT_FACTOR, seconds: 60 },
      refusal,
    );
  return {
    saves: limit(
      'saves',
      settings.SAVES_PER_MINUTE,
      (wait) =>
        `Your changes are not saved yet, because you saved too many times within a minute. Your text has been kept. Save again in ${wait}.`,
    ),
    linkCreations: limit(
      'link-creations',
      settings.SAVES_PER_MINUTE,
      (wait) => `You have created a lot of links within a minute. Try again in ${wait}.`,
    ),
    exports: limit(
      'exports',
      settings.EXPORTS_PER_MINUTE,
      (wait) => `You have downloaded a lot of files within a minute. Try again in ${wait}.`,
    ),
    guests: limit('guests', settings.GUEST_REQUESTS_PER_ADDRESS, formatGuestRefusal),
    links: limit('review-links', settings.GUEST_REQUESTS_PER_LINK, formatGuestRefusal),
  };
}
