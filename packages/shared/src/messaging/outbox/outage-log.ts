import type { Logger } from '../../observability/logger.ts';

/**
 * Logs an outage in which events cannot be published: once when it starts, and once when it ends. One line per failed
 * event would bury all other lines; metrics show the backlog.
 */
export class OutageLog {
  readonly #log: Logger;
  /** Milliseconds since the epoch. */
  readonly #now: () => number;
  #since: number | undefined;
  #failures = 0;
  #hasRecovered = false;

  constructor(log: Logger, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** The number of failures so far; if a sweep leaves it unchanged, the sweep had no failures. */
  get failures(): number {
    return this.#failures;
  }

  /** Whether an event was published since the last failure. */
  get hasRecovered(): boolean {
    return this.#hasRecovered;
  }

  /** @param subject the document of the event */
  failed(err: unknown, subject?: string): void {
    this.#failures += 1;
    this.#hasRecovered = false;
    if (this.#since !== undefined) return;
    this.#since = this.#now();
    this.#log.warn({ err, subject }, 'event publishing failed, events stay in their outboxes');
  }

  published(): void {
    this.#hasRecovered = true;
  }

  /** Called when the backlog is published. */
  ended(): void {
    if (this.#since === undefined) return;
    const seconds = Math.round((this.#now() - this.#since) / 1_000);
    this.#log.info({ seconds }, 'event publishing recovered');
    this.#since = undefined;
  }
}
