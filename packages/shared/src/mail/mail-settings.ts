import { z } from 'zod';
import type { SmtpOptions } from './smtp-mailer.ts';

const sender = /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/;

/** The settings of outgoing mail. Mail is sent only if SMTP_URL is set. */
export const mailSettingsShape = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@host:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(sender, 'must be an address such as Grantwright <no-reply@example.org>')
    .optional(),
};
type MailSettings = z.infer<z.ZodObject<typeof mailSettingsShape>> & {
  NODE_ENV: string;
  PUBLIC_ORIGIN?: string | undefined;
};

/** Lists the errors in the combination of settings. */
export const listMailSettingsErrors = (settings: MailSettings) =>
  (['MAIL_FROM', 'PUBLIC_ORIGIN'] as const)
    .filter((name) => settings.SMTP_URL && !settings[name])
    .map((name) => ({ name, message: 'is required with SMTP_URL' }));

/**
 * Returns the options of the mail server, or undefined when none is configured. In production, passwords and links are
 * sent only over TLS, except to this machine.
 */
export function toSmtpOptions({
  SMTP_URL: url,
  MAIL_FROM: from,
  NODE_ENV,
}: MailSettings): SmtpOptions | undefined {
  if (!url || !from) return undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  return { url, from, requireTls: NODE_ENV === 'production' && !isLocal };
}
