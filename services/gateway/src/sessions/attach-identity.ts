import type { Endpoint } from '@grantwright/shared/contract';
import { AppError, readCookie, nameSessionCookie } from '@grantwright/shared/service';
import type { RequestHandler } from 'express';
import type { GatewaySettings } from '../config.ts';
import type { SessionCache } from './session-cache.ts';

/** Replaces the session cookie with an identity signed for the service. Only auth receives the cookie. */
export function attachIdentity(
  { access, service }: Endpoint,
  sessions: SessionCache,
  { SECURE_COOKIES }: Pick<GatewaySettings, 'SECURE_COOKIES'>,
): RequestHandler {
  const cookieName = nameSessionCookie(SECURE_COOKIES);
  return async (req, _res, next) => {
    if (access === 'user') {
      const cookie = readCookie(req.headers.cookie, cookieName);
      const token = cookie ? await sessions.tokenOf(cookie, service) : undefined;
      if (!token) throw new AppError('not-signed-in', 'Sign in to continue.');
      req.headers.authorization = `Bearer ${token}`;
    }
    if (service !== 'auth') delete req.headers.cookie;
    next();
  };
}
