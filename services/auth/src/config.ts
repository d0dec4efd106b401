import { listMailSettingsErrors, mailSettingsShape } from '@grantwright/shared/mail';
import { readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';
import { graceDays } from './account-deletion/grace-period.ts';
import { attemptLimitSettings } from './attempt-limit-settings.ts';

const randomKey = z.string().min(32, 'must be at least 32 random characters');

const settingsShape = {
  NODE_ENV: serviceConfigShape.NODE_ENV,
  /** The site's address in browsers, for links in emails. */
  PUBLIC_ORIGIN: z.url().optional(),
  ...mailSettingsShape,
  /** OWASP recommends at least 10; each increment doubles the time of a sign-in. */
  BCRYPT_COST: z.coerce.number().int().min(4).max(15).default(10),
  SESSION_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  /** A session ends after this many days without use. */
  SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  ACCOUNT_DELETION_DAYS: graceDays,
  /** Whether the session cookie requires https. Turn off only for local use. */
  SECURE_COOKIES: z.stringbool().default(true),
  /**
   * A random string that encrypts authenticator secrets. To rotate it, set the new string, a comma and the old string.
   */
  AUTHENTICATOR_KEY: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([randomKey], randomKey)),
  ...attemptLimitSettings,
};

export const settingsSchema = z.object(settingsShape).superRefine((settings, context) => {
  for (const { name, message } of listMailSettingsErrors(settings))
    context.addIssue({ code: 'custom', path: [name], message });
});
export type AuthSettings = z.infer<typeof settingsSchema>;

const schema = z.object(serviceConfigShape).and(settingsSchema);

export const readAuthConfig = (env: Record<string, string | undefined>) =>
  readConfig('auth', schema, env);
