/** The process exits within this time after the stop signal, even if work is in progress. */
export const shutdownLimitMs = 25_000;

/** The time shared by all shutdown steps: a step's unused time is left for the next. */
export class ShutdownBudget {
  readonly #endsAtMs: number;
  readonly #nowMs: () => number;

  /** @param nowMs a monotonic clock in milliseconds */
  constructor(totalMs = shutdownLimitMs, nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#endsAtMs = nowMs() + totalMs;
  }

  remainingMs(): number {
    return Math.max(0, this.#endsAtMs - this.#nowMs());
  }

  /** The same budget without the last `reservedMs`, which are reserved for later steps. */
  reserving(reservedMs: number): ShutdownBudget {
    return new ShutdownBudget(Math.max(0, this.remainingMs() - reservedMs), this.#nowMs);
  }

  /**
   * Waits for a step for at most the remaining time. Never rejects; resolves to whether the step succeeded in
   * time.
   */
  run(step: Promise<unknown> | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), this.remainingMs());
      const ended = (succeeded: boolean) => {
        clearTimeout(timer);
        resolve(succeeded);
      };
      Promise.resolve(step).then(
        () => ended(true),
        () => ended(false),
      );
    });
  }
}

/** Exits the process if shutdown has not finished in time. */
export function exitAfter(milliseconds: number): void {
  setTimeout(() => process.exit(1), milliseconds).unref();
}
