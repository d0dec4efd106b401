import type { Email, Mailer } from '@grantwright/shared/mail';
import type { Announcer } from '@grantwright/shared/messaging';
import type { BackgroundTasks } from './create-background-tasks.ts';
import type { AuthSettings } from './config.ts';
import type { MailSender } from './emails/mail-sender.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';
import type { ResetRequests } from './passwords/reset-request-model.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { SecretBox } from './two-step/create-secret-box.ts';
import type { Users } from './users/user-model.ts';

/** The dependencies of this service's operations. */
export type Deps = {
  users: Users;
  resetRequests: ResetRequests;
  hasher: PasswordHasher;
  secrets: SecretBox;
  attemptLimits: AttemptLimits;
  relay: Announcer;
  settings: AuthSettings;
  /** Absent if the installation does not send mail. */
  mailer: Mailer | undefined;
  mailSender: MailSender | undefined;
  /** Sends an email immediately. Absent if the installation does not send mail. */
  sendMail: ((mail: Email) => Promise<void>) | undefined;
  /** The site's address in browsers. */
  origin: string;
  background: BackgroundTasks;
  now: () => Date;
  newId: () => string;
};
