import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email } from './fields.ts';
import { newPasswordField } from './user.ts';

const auth = { service: 'auth', access: 'public' } as const;

/** The secret of a link in an email: 256 random bits. */
export const linkToken = z.string().min(1).max(100);

export const mailStatusSchema = z.object({
  /** Whether this installation sends mail; otherwise an operator provides the links. */
  isOn: z.boolean(),
  /** Whether a new email requires the password and confirmation by a link sent to it. */
  confirmsAddresses: z.boolean(),
});

export const accountRecoveryEndpoints = {
  getMailStatus: endpoint({
    ...auth,
    method: 'GET',
    path: '/api/mail',
    status: 200,
    response: mailStatusSchema,
    summary: 'Returns whether the site sends email.',
  }),
  requestPasswordReset: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/password-resets',
    status: 202,
    body: z.object({ email }),
    summary:
      'Sends a link for choosing a new password. The response is the same for an unknown address.',
  }),
  resetPassword: endpoint({
    ...auth,
    method: 'POST',
    path: '/api/password-resets/confirm',
    status: 204,
    body: z.object({ token: linkToken, password: newPasswordField }),
    summary: 'Sets a new password with the token from a reset link and ends every session.',
  }),
  confirmEmail: endpoint({
    ...auth,
    access: 'user',
    method: 'POST',
    path: '/api/email-changes/confirm',
    status: 204,
    body: z.object({ token: linkToken }),
    summary:
      'Confirms the new email of the signed-in account with the token from the emailed link.',
  }),
};
