import type { Email, Mailer } from '@grantwright/shared/mail';
import { waitFor } from '@grantwright/shared/testing';

/** Creates a mailer that stores emails in memory and can fail. */
export function testMailer({ reachesInboxes = false } = {}) {
  const sent: Email[] = [];
  const failures: Error[] = [];
  const listSent = (address: string, subject = '') =>
    sent.filter((mail) => mail.to === address && mail.subject.includes(subject));
  return {
    reachesInboxes,
    sent,
    /** The errors of the next attempts. */
    failures,
    sentTo: listSent,
    send: async (mail: Email) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(mail);
    },
    /** Waits for the given number of emails to an address, and returns the last email. */
    lastTo: async (address: string, { count = 1, subject = '' } = {}): Promise<Email> =>
      await waitFor(() => listSent(address, subject)[count - 1]),
  } satisfies Mailer & Record<string, unknown>;
}

/** Returns the token of the link in an email. */
export const findToken = ({ text }: Email): string => /#token=(\S+)/.exec(text)?.[1] ?? '';
