import { startPeriodicTask, type Logger } from '@grantwright/shared/service';

/** Sends the emails stored in user records, in the background. */
export type MailSender = {
  /** Sends new emails now instead of at the next interval. */
  wake: () => void;
  start: () => void;
  /** Resolves once the current email has been sent. */
  stop: () => Promise<void>;
};

/** How often to look for emails whose retry is due or that were left behind by another process. */
const intervalMs = 5_000;

/** @param send sends every email that is due; aborted when the sender stops */
export function createMailSender(
  send: (signal: AbortSignal) => Promise<void>,
  log: Logger,
): MailSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  let stopTimer: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  const onError = (error: unknown) => log.warn({ err: error }, 'email delivery failed');

  /** Repeats until no email was added during the last run. Never rejects. */
  const run = (): Promise<void> => {
    isWoken = true;
    running ??= (async () => {
      while (isWoken && !signal.aborted) {
        isWoken = false;
        await send(signal).catch(onError);
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
