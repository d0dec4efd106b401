import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './constants.ts';
import { email, id, instant, requiredLine } from './fields.ts';

export const userSchema = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** A new address that takes effect once its link is opened. */
  pendingEmail: z.string().optional(),
  createdAt: instant,
  isSuperUser: z.boolean(),
  /** Whether signing in requires a code from an authenticator app. */
  twoStep: z.boolean().optional(),
});
export type User = z.infer<typeof userSchema>;

/** A password to compare, of any length; the length limits apply to new passwords only. */
export const currentPasswordField = z
  .string()
  .min(1, 'Please fill in all fields')
  .max(limits.passwordMax);
export const newPasswordField = z
  .string()
  .min(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`)
  .max(limits.passwordMax, `Password can be at most ${limits.passwordMax} characters`);
/** A code from an authenticator app, or a recovery code. */
export const twoStepCodeField = z.string().trim().min(1, 'Please fill in all fields').max(40);
const username = requiredLine('Username');

export const loginBody = z.object({
  email,
  password: currentPasswordField,
  /** For accounts with two-step verification. */
  code: twoStepCodeField.optional(),
  /** Cancels the deletion of a closed account. */
  keepAccount: z.boolean().optional(),
});
export const registerBody = z.object({ username, email, password: newPasswordField });
export const profileBody = z.object({
  username,
  email,
  /** Required for a new email, if new addresses are confirmed by email. */
  currentPassword: currentPasswordField.optional(),
  /** Also required for a new email, if the account uses two-step verification. */
  code: twoStepCodeField.optional(),
});
export const passwordBody = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
});

const auth = { service: 'auth' } as const;

export const userEndpoints = {
  getUser: endpoint({
    ...auth,
    method: 'GET',
    path: '/api/user',
    access: 'user',
    status: 200,
    response: userSchema,
    summary: 'Returns the signed-in user; 401 without a session.',
  }),
  login: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/login',
    access: 'public',
    status: 200,
    body: loginBody,
    response: userSchema,
    summary: 'Signs in and sets the session cookie.',
  }),
  redirectToLogin: endpoint({
    ...auth,
    method: 'GET',
    path: '/api/login',
    access: 'public',
    status: 302,
    query: z.object({ next: z.string().max(limits.url).optional() }),
    summary: 'Redirects the browser to /auth, and from there back to `next`, a path on this site.',
  }),
  register: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/register',
    access: 'public',
    status: 201,
    body: registerBody,
    response: userSchema,
    idempotent: true,
    summary: 'Creates an account and signs in.',
  }),
  logout: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    status: 204,
    summary: 'Ends the current session.',
  }),
  updateProfile: endpoint({
    ...auth,
    method: 'PUT',
    path: '/api/profile',
    access: 'user',
    status: 200,
    body: profileBody,
    response: userSchema,
    summary:
      'Changes username and email. If the site sends email, a new email takes effect once its link is opened.',
  }),
  changePassword: endpoint({
    ...auth,
    method: 'PUT',
    path: '/api/password',
    access: 'user',
    status: 204,
    body: passwordBody,
    summary: 'Changes the password, ends every other session and renews this one.',
  }),
  closeAccount: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/account-deletion',
    access: 'user',
    status: 200,
    body: z.object({
      currentPassword: currentPasswordField,
      /** For accounts with two-step verification. */
      code: twoStepCodeField.optional(),
    }),
    /** When the account will be deleted, unless the user signs in to keep it. */
    response: z.object({ dueAt: instant }),
    summary:
      'Closes the account, ends every session, and deletes the account after the grace period.',
  }),
};
