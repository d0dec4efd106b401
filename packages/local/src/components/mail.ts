import { join } from 'node:path';
import { FolderMailer, type Mailer } from '@grantwright/shared/mail';
import type { LocalConfig } from '../config.ts';
import type { Component } from './component.ts';

export type MailComponent = Omit<Component, 'stop'> & { mailer: Mailer | undefined };

/** Outgoing mail: the server in SMTP_URL, which auth connects to, or files in the data folder. */
export function chooseMail(config: LocalConfig): MailComponent {
  if (config.SMTP_URL) return { mailer: undefined, line: 'the mail server in SMTP_URL' };
  if (config.NODE_ENV === 'production')
    return { mailer: undefined, line: 'off', replacedBy: 'SMTP_URL' };
  const folder = join(config.DATA_DIR, 'mails');
  return {
    mailer: new FolderMailer(folder),
    line: `as files in ${folder}`,
    replacedBy: 'SMTP_URL',
  };
}
