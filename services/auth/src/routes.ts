import { endpoints, internalEndpoints, safeNextPath } from '@grantwright/shared/contract';
import {
  responseSent,
  clientAddressHeader,
  readCookie,
  route,
  sessionCookieName,
  type Route,
} from '@grantwright/shared/service';
import type { Request } from 'express';
import type { Deps } from './deps.ts';
import { changePassword } from './passwords/change-password.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/session-cookie.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { getUser } from './users/get-user.ts';
import { registerUser } from './users/register-user.ts';
import { updateProfile } from './users/update-profile.ts';

const addressOf = (req: Request) => req.get(clientAddressHeader) ?? 'unknown';

export const routes = (deps: Deps): Route[] => [
  route(endpoints.getUser, ({ user }) => getUser(deps, user.id)),

  route(endpoints.register, async ({ body, req, res, idempotencyKey: key }) => {
    const { user, token } = await registerUser(deps, { ...body, address: addressOf(req), key });
    setSessionCookie(res, token, deps.settings);
    return user;
  }),

  route(endpoints.login, async ({ body, req, res }) => {
    const { user, token } = await signIn(deps, { ...body, address: addressOf(req) });
    setSessionCookie(res, token, deps.settings);
    return user;
  }),

  route(endpoints.redirectToLogin, ({ query, res }) => {
    const next = safeNextPath(query.next);
    res.redirect(302, next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
    return responseSent;
  }),

  route(endpoints.logout, async ({ req, res }) => {
    const name = sessionCookieName(deps.settings.SECURE_COOKIES);
    await signOut(deps, readCookie(req.get('cookie'), name));
    clearSessionCookie(res, deps.settings);
  }),

  route(endpoints.updateProfile, ({ user, body }) => updateProfile(deps, user.id, body)),

  route(endpoints.changePassword, async ({ user, body, res }) => {
    const token = await changePassword(deps, { userId: user.id, ...body });
    setSessionCookie(res, token, deps.settings);
  }),

  route(internalEndpoints.resolveSession, ({ body }) => resolveSession(deps, body.cookie)),
];
