import { clientAddressHeader, requestIdHeader } from '@grantwright/shared/service';
import type { Request, RequestHandler } from 'express';

/** Headers trusted by services, or used only by proxies. */
const untrusted =
  /^(?:x-forwarded-|forwarded$|x-real-ip$|authorization$|x-client-|proxy-|x-http-method)/;

/** Removes headers that services would mistake for the gateway's own, and sets the client's address. */
export const replaceUntrustedHeaders =
  (trustedProxies: number): RequestHandler =>
  (req, _res, next) => {
    const address = findClientAddress(req, trustedProxies);
    for (const name of Object.keys(req.headers)) if (untrusted.test(name)) delete req.headers[name];
    delete req.headers[requestIdHeader];
    req.headers[clientAddressHeader] = address;
    next();
  };

/**
 * Trusts only the entries of `X-Forwarded-For` added by our own proxies, and uses the one added by the outermost proxy.
 */
function findClientAddress(req: Request, trustedProxies: number): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct;
}
