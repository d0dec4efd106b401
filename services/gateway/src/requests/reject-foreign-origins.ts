import type { Endpoint } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import type { RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';

/** Rejects state-changing requests from pages of other sites, except webhooks, which are signed. */
export function rejectForeignOrigins(
  { method, upload }: Endpoint,
  publicOrigin: string | undefined,
): RequestHandler {
  const isExempt = method === 'GET' || upload === 'raw';
  return (req, _res, next) => {
    if (!isExempt && !isSameOrigin(req.headers, publicOrigin))
      throw new AppError('foreign-origin', 'This request does not come from Grantwright’s pages.');
    next();
  };
}

/**
 * Browsers send `Origin`, or at least `Sec-Fetch-Site`, with state-changing requests; a request with neither is
 * rejected.
 */
function isSameOrigin(headers: IncomingHttpHeaders, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (publicOrigin !== undefined) return origin === new URL(publicOrigin).origin;
  return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
}
