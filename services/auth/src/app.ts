import { SmtpMailer, toSmtpOptions, type Mailer } from '@grantwright/shared/mail';
import { toOutboxModel } from '@grantwright/shared/messaging';
import {
  callProvider,
  registerAge,
  startPeriodicTask,
  type ServiceApp,
  type ServiceTools,
} from '@grantwright/shared/service';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { deleteDueAccounts } from './account-deletion/delete-due-accounts.ts';
import { createBackgroundTasks } from './create-background-tasks.ts';
import type { AuthSettings } from './config.ts';
import { notifyOwnerWhenCommentCreated } from './consumers/notify-owner-when-comment-created.ts';
import { sendReceiptWhenPaymentSucceeded } from './consumers/send-receipt-when-payment-succeeded.ts';
import { createMailSender } from './emails/mail-sender.ts';
import { findOldestPendingEmail } from './emails/find-oldest-pending-email.ts';
import { sendDueEmails } from './emails/send-due-emails.ts';
import type { Deps } from './deps.ts';
import { applyResetRequests } from './passwords/apply-reset-requests.ts';
import { createPasswordHasher } from './passwords/create-password-hasher.ts';
import { resetRequestModel } from './passwords/reset-request-model.ts';
import { createMigrations } from './migrations.ts';
import { createRoutes } from './routes.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createSecretBox } from './two-step/create-secret-box.ts';
import { createUserModel } from './users/user-model.ts';

export const serviceName = 'auth';

/** The collections whose documents have an outbox. */
export const createOutboxes = (database: Connection) => [toOutboxModel(createUserModel(database))];

type AuthPorts = {
  /** Used unless the settings name an SMTP server. */
  mailer?: Mailer | undefined;
};

/** The address that `npm start` serves, used if the operator does not set PUBLIC_ORIGIN. */
const localOrigin = 'http://localhost:3000';

/** The interval of checks for closed accounts whose grace period has ended. */
const deletionIntervalMs = 5_000;

/** Builds the service from its dependencies, without opening connections or ports. */
export function createApp(
  { database, relay, log, metrics }: ServiceTools,
  settings: AuthSettings,
  ports: AuthPorts = {},
): ServiceApp {
  const users = createUserModel(database);
  const resetRequests = resetRequestModel(database);
  const hasher = createPasswordHasher(settings.BCRYPT_COST);
  const attemptLimits = createAttemptLimits(database, settings);
  const now = () => new Date();
  const mailer = createMailer(settings) ?? ports.mailer;
  const origin = new URL(settings.PUBLIC_ORIGIN ?? localOrigin).origin;
  const mailSender =
    mailer &&
    createMailSender(async (signal) => {
      await applyResetRequests({ users, resetRequests, mailer, now, newId: randomUUID });
      await sendDueEmails({ users, now, mailer, origin, log, metrics }, signal);
    }, log);
  const background = createBackgroundTasks((error) =>
    log.error({ err: error }, 'work after a response failed'),
  );
  const deps: Deps = {
    users,
    resetRequests,
    hasher,
    secrets: createSecretBox(settings.AUTHENTICATOR_KEY),
    attemptLimits,
    relay,
    settings,
    mailer,
    mailSender,
    sendMail:
      mailer &&
      ((mail) =>
        callProvider(metrics, { provider: 'mail', operation: 'send' }, () => mailer.send(mail))),
    origin,
    background,
    now,
    newId: randomUUID,
  };
  registerAge(
    metrics,
    {
      name: 'mail_oldest_pending_seconds',
      help: 'Age of the oldest email waiting to be sent; 0 when there is none, NaN when unknown',
    },
    () => findOldestPendingEmail(deps),
  );
  let stopDeleting: (() => Promise<void>) | undefined;
  return {
    name: serviceName,
    routes: createRoutes(deps),
    consumers: [notifyOwnerWhenCommentCreated(deps), sendReceiptWhenPaymentSucceeded(deps)],
    migrations: createMigrations(database),
    prepare: async () => {
      mailSender?.start();
      stopDeleting = startPeriodicTask({
        run: (signal) => deleteDueAccounts(deps, signal),
        intervalMs: deletionIntervalMs,
        firstAfterMs: 0,
        onError: (error) => log.warn({ err: error }, 'deletion of closed accounts failed'),
      });
    },
    dispose: async () => {
      await background.finished();
      await stopDeleting?.();
      await mailSender?.stop();
      await hasher.close();
    },
  };
}

function createMailer(settings: AuthSettings): Mailer | undefined {
  const options = toSmtpOptions(settings);
  return options && new SmtpMailer(options);
}
