import type { Logger } from '../../service/observability/logger.ts';

type Options = {
  log: Logger;
  /** What waits at this moment: for the log, and asked only when it is told. */
  waiting: () => Promise<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  now?: (() => number) | undefined;
};

type Failure = { err?: unknown; subject?: string | undefined };

/** Milliseconds until it is told for the first time that it goes on; twice as long each time after that. */
const firstWait = 30_000;
const longestWait = 3_600_000;

/**
 * Tells the log of a time in which events cannot go out: once when it begins, at growing intervals how
 * much waits, and once when it ends. A line for each event and try would bury all others.
 */
export class OutageLog {
  readonly #options: Options & { now: () => number };
  #since: number | undefined;
  #failures = 0;
  #last: Failure = {};
  #worksAgain = false;
  #nextAt = 0;
  #wait = firstWait;

  constructor(options: Options) {
    this.#options = { ...options, now: options.now ?? Date.now };
  }

  /** How often anything has failed so far: unchanged at the end of a look through all, nothing did meanwhile. */
  get failures(): number {
    return this.#failures;
  }

  /** Whether anything went out since the last failure. */
  get worksAgain(): boolean {
    return this.#worksAgain;
  }

  /** @param subject the document whose event it was */
  failed(err: unknown, subject?: string): void {
    this.#failures += 1;
    this.#last = { err, subject };
    this.#worksAgain = false;
    if (this.#since !== undefined) return;
    this.#since = this.#options.now();
    this.#wait = firstWait;
    this.#nextAt = this.#since + firstWait;
    this.#options.log.warn(this.#last, 'events cannot go out: they wait in their documents');
  }

  worked(): void {
    this.#worksAgain = true;
  }

  /** Says how it stands, when it is time to. Never rejects. */
  async goesOn(): Promise<void> {
    const { now, log, waiting } = this.#options;
    if (this.#since === undefined || now() < this.#nextAt) return;
    this.#wait = Math.min(this.#wait * 2, longestWait);
    this.#nextAt = now() + this.#wait;
    const figures = await waiting().catch((error: unknown) => ({ uncounted: String(error) }));
    log.warn({ ...this.#last, ...figures, ...this.#span() }, 'events still cannot go out');
  }

  /** What waited is out. */
  ended(): void {
    if (this.#since === undefined) return;
    this.#options.log.info(this.#span(), 'events go out again');
    this.#since = undefined;
  }

  #span() {
    const since = this.#since ?? this.#options.now();
    const seconds = Math.round((this.#options.now() - since) / 1_000);
    return { since: new Date(since).toISOString(), seconds };
  }
}
