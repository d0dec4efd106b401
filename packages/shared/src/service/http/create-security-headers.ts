import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** The Content-Security-Policy of responses that are data, not pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

type Options = Pick<HelmetOptions, 'referrerPolicy' | 'strictTransportSecurity' | 'xFrameOptions'>;

/** Creates the security headers of every response. A page sets its own Content-Security-Policy. */
export function createSecurityHeaders(options: Options = {}): RequestHandler {
  const setCommonHeaders = helmet({ ...options, contentSecurityPolicy: false });
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', dataPolicy);
    res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=()');
    setCommonHeaders(req, res, next);
  };
}
