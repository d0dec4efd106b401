import type { PipelineStage } from 'mongoose';
import type { Deps } from '../deps.ts';
import type { EmailNotice, PendingEmail } from './pending-email.ts';

type Options = EmailNotice & {
  id?: string;
  /** The user's own address by default. */
  to?: string;
  /** The time to send it; immediately by default. */
  sendAt?: Date;
};

/** Only the presence of a mailer matters: the email is sent later, possibly by another process. */
type Source = Pick<Deps, 'now' | 'newId'> & { mailer: object | undefined };

/**
 * Returns the pipeline stage that adds an email to a user, in the same write as the change that triggers it. Without a
 * mailer, it adds nothing.
 */
export function addEmail(
  { mailer, now, newId }: Source,
  { id = newId(), to, sendAt, ...notice }: Options,
): PipelineStage.Set[] {
  if (!mailer) return [];
  const time = now();
  const mail: Omit<PendingEmail, 'to'> = {
    ...notice,
    id,
    createdAt: time,
    attempts: 0,
    nextAt: sendAt ?? time,
  };
  const address = to === undefined ? '$email' : { $literal: to };
  const added = [{ $mergeObjects: [{ $literal: mail }, { to: address }] }];
  return [{ $set: { mails: { $concatArrays: [{ $ifNull: ['$mails', []] }, added] } } }];
}
