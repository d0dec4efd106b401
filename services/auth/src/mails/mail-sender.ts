import { startPeriodicTask } from '@grantwright/shared/service';
import { applyResetRequests } from '../passwords/apply-reset-requests.ts';
import { sendDueMails, type SenderDeps } from './send-due-mails.ts';

/** Sends the emails in the users' records in the background, and adds those of requests for new passwords. */
export type MailSender = {
  /** Sends new emails now instead of at the next interval. */
  wake: () => void;
  start: () => void;
  /** Resolves when the current mail is sent. */
  stop: () => Promise<void>;
};

/** Finds emails whose retry is due, and those that another process left behind. */
const intervalMs = 5_000;

export function createMailSender(deps: SenderDeps): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  let stopTimer: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const onError = (error: unknown) => deps.log.warn({ err: error }, 'email delivery failed');

  /** Runs until no mail was added during the last run. Never rejects. */
  const run = (): Promise<void> => {
    isWoken = true;
    running ??= (async () => {
      while (isWoken && !signal.aborted) {
        isWoken = false;
        await applyResetRequests(deps)
          .then(() => sendDueMails(deps, signal))
          .catch(onError);
      }
      running = undefined;
    })();
    return running;
  };

  return {
    wake: () => void run(),
    start: () => {
      stopTimer = startPeriodicTask({ run, intervalMs, firstAfterMs: 0, onError });
    },
    stop: async () => {
      stopping.abort();
      await Promise.all([stopTimer?.(), running]);
    },
  };
}
