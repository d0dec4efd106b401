import { AppError } from '@grantwright/shared/service';
import type { RequestHandler } from 'express';

/** The names of this machine, with or without a port. */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Rejects requests for hosts other than this machine, unless the public origin is configured, in which case every
 * change is checked against that origin. Without this check, a site whose name resolves to this machine (DNS rebinding)
 * would be treated as the same origin. Requests without a host (HTTP/1.0 probes) do not come from browsers.
 */
export const rejectUnknownHosts =
  (publicOrigin: string | undefined): RequestHandler =>
  (req, _res, next) => {
    const { host } = req.headers;
    if (publicOrigin === undefined && host !== undefined && !loopback.test(host))
      throw new AppError(
        'wrong-host',
        'Grantwright is not set up for this address. Open it as http://localhost, or set PUBLIC_ORIGIN to the address that users open.',
      );
    next();
  };
