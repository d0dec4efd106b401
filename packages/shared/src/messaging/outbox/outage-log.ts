import type { Logger } from '../../observability/logger.ts';

type Options = {
  log: Logger;
  /** The backlog, for the log; queried only when it is logged. */
  waiting: () => Promise<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  now?: (() => number) | undefined;
};

type Failure = { err?: unknown; subject?: string | undefined };

/** The delay before the first “still failing” log line; doubles for each subsequent one. */
const firstReportMs = 30_000;
const maxReportMs = 3_600_000;

/**
 * Logs an outage in which events cannot be published: once when it starts, then the backlog at growing
 * intervals, and once when it ends. One line per failed event would bury all other lines.
 */
export class OutageLog {
  readonly #options: Options & { now: () => number };
  #since: number | undefined;
  #failures = 0;
  #last: Failure = {};
  #hasRecovered = false;
  #nextAt = 0;
  #wait = firstReportMs;

  constructor(options: Options) {
    this.#options = { ...options, now: options.now ?? Date.now };
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
    this.#last = { err, subject };
    this.#hasRecovered = false;
    if (this.#since !== undefined) return;
    this.#since = this.#options.now();
    this.#wait = firstReportMs;
    this.#nextAt = this.#since + firstReportMs;
    this.#options.log.warn(this.#last, 'event publishing failed, events stay in their outboxes');
  }

  published(): void {
    this.#hasRecovered = true;
  }

  /** Logs the backlog if a report is due. Never rejects. */
  async report(): Promise<void> {
    const { now, log, waiting } = this.#options;
    if (this.#since === undefined || now() < this.#nextAt) return;
    this.#wait = Math.min(this.#wait * 2, maxReportMs);
    this.#nextAt = now() + this.#wait;
    const figures = await waiting().catch((error: unknown) => ({ uncounted: String(error) }));
    log.warn({ ...this.#last, ...figures, ...this.#span() }, 'event publishing still failing');
  }

  /** Called when the backlog is published. */
  ended(): void {
    if (this.#since === undefined) return;
    this.#options.log.info(this.#span(), 'event publishing recovered');
    this.#since = undefined;
  }

  #span() {
    const since = this.#since ?? this.#options.now();
    const seconds = Math.round((this.#options.now() - since) / 1_000);
    return { since: new Date(since).toISOString(), seconds };
  }
}
