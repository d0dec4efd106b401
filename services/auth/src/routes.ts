import { endpoints, internalEndpoints, sanitizeNextPath } from '@grantwright/shared/contract';
import {
  responseSent,
  clientAddressHeader,
  readCookie,
  route,
  nameSessionCookie,
  type Route,
} from '@grantwright/shared/service';
import type { Request } from 'express';
import { closeAccount } from './account-deletion/close-account.ts';
import type { Deps } from './deps.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/request-password-reset.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { sendInvitationEmail } from './emails/send-invitation-email.ts';
import { parseDevice } from './sessions/device.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { clearSessionCookie, setSessionCookie } from './sessions/set-session-cookie.ts';
import { signIn } from './sessions/sign-in.ts';
import { signOut } from './sessions/sign-out.ts';
import { startTwoStep } from './two-step/start-two-step.ts';
import { turnOffTwoStep } from './two-step/turn-off-two-step.ts';
import { turnOnTwoStep } from './two-step/turn-on-two-step.ts';
import { confirmEmail } from './users/confirm-email.ts';
import { getUser } from './users/get-user.ts';
import { registerUser } from './users/register-user.ts';
import { updateProfile } from './users/update-profile.ts';

const getDevice = (req: Request) => parseDevice(req.get('user-agent') ?? '');
const readSessionCookie = (req: Request, { settings }: Deps) =>
  readCookie(req.get('cookie'), nameSessionCookie(settings.SECURE_COOKIES));
const getClientAddress = (req: Request) => req.get(clientAddressHeader) ?? 'unknown';

export const createRoutes = (deps: Deps): Route[] => [
  route(endpoints.getUser, ({ user }) => getUser(deps, user.id)),

  route(endpoints.register, async ({ body, req, res, idempotencyKey: key }) => {
    const sender = { address: getClientAddress(req), device: getDevice(req) };
    const { user, token } = await registerUser(deps, { ...body, ...sender, key });
    await signOut(deps, readSessionCookie(req, deps));
    setSessionCookie(res, token, deps.settings);
    return user;
  }),

  route(endpoints.login, async ({ body, req, res }) => {
    const sender = { address: getClientAddress(req), device: getDevice(req) };
    const { user, token } = await signIn(deps, { ...body, ...sender });
    await signOut(deps, readSessionCookie(req, deps));
    setSessionCookie(res, token, deps.settings);
    return user;
  }),

  route(endpoints.redirectToLogin, ({ query, res }) => {
    const next = sanitizeNextPath(query.next);
    res.redirect(302, next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
    return responseSent;
  }),

  route(endpoints.logout, async ({ req, res }) => {
    await signOut(deps, readSessionCookie(req, deps));
    clearSessionCookie(res, deps.settings);
  }),

  route(endpoints.updateProfile, ({ user, body }) => updateProfile(deps, user.id, body)),

  route(endpoints.changePassword, async ({ user, body, req, res }) => {
    const device = getDevice(req);
    const token = await changePassword(deps, { userId: user.id, ...body, device });
    setSessionCookie(res, token, deps.settings);
  }),

  route(endpoints.closeAccount, async ({ user, body, res }) => {
    const closed = await closeAccount(deps, user.id, body);
    clearSessionCookie(res, deps.settings);
    return closed;
  }),

  route(endpoints.listSessions, ({ user }) => listSessions(deps, user)),

  route(endpoints.endOtherSessions, ({ user }) => endOtherSessions(deps, user)),

  route(endpoints.endSession, ({ user, params }) => endSession(deps, user.id, params.id)),

  ...createTwoStepRoutes(deps),

  route(endpoints.getMailStatus, () => ({
    isOn: deps.mailer !== undefined,
    confirmsAddresses: deps.mailer?.reachesInboxes ?? false,
  })),

  route(endpoints.mailInvitation, ({ user, body }) =>
    sendInvitationEmail(deps, { userId: user.id, ...body }),
  ),

  route(endpoints.requestPasswordReset, ({ body, req }) =>
    requestPasswordReset(deps, { ...body, address: getClientAddress(req) }),
  ),

  route(endpoints.resetPassword, ({ body, req }) =>
    resetPassword(deps, { ...body, address: getClientAddress(req) }),
  ),

  route(endpoints.confirmEmail, ({ user, body, req }) =>
    confirmEmail(deps, { ...body, userId: user.id, address: getClientAddress(req) }),
  ),

  route(internalEndpoints.getBuyer, ({ user }) => getUser(deps, user.id)),
  route(internalEndpoints.resolveSession, ({ body }) => resolveSession(deps, body.cookie)),
];

const createTwoStepRoutes = (deps: Deps): Route[] => [
  route(endpoints.startTwoStep, ({ user, body }) =>
    startTwoStep(deps, user.id, body.currentPassword),
  ),

  route(endpoints.turnOnTwoStep, async ({ user, body, req, res }) => {
    const change = { userId: user.id, ...body, device: getDevice(req) };
    const { token, recoveryCodes } = await turnOnTwoStep(deps, change);
    setSessionCookie(res, token, deps.settings);
    return { recoveryCodes };
  }),

  route(endpoints.turnOffTwoStep, async ({ user, body, req, res }) => {
    const change = { userId: user.id, ...body, device: getDevice(req) };
    setSessionCookie(res, await turnOffTwoStep(deps, change), deps.settings);
  }),
];
