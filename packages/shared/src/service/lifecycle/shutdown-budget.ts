/** Milliseconds from the signal to stop until a process has ended, whatever it was doing. */
export const shutdownLimitMs = 25_000;

/** The time that all steps of a stop share: what one step does not use is left for the next. */
export class ShutdownBudget {
  readonly #endsAtMs: number;
  readonly #nowMs: () => number;

  /** @param nowMs a clock in milliseconds that is never set back */
  constructor(totalMs = shutdownLimitMs, nowMs = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#endsAtMs = nowMs() + totalMs;
  }

  leftMs(): number {
    return Math.max(0, this.#endsAtMs - this.#nowMs());
  }

  /** The same budget without the last `reservedMs`, which are kept for the steps after it. */
  reserving(reservedMs: number): ShutdownBudget {
    return new ShutdownBudget(Math.max(0, this.leftMs() - reservedMs), this.#nowMs);
  }

  /** Waits for a step, at most for what is left. Resolves, never rejects, with whether it ended well. */
  spend(step: Promise<unknown> | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), this.leftMs());
      const ended = (isGood: boolean) => {
        clearTimeout(late);
        resolve(isGood);
      };
      Promise.resolve(step).then(
        () => ended(true),
        () => ended(false),
      );
    });
  }
}

/** Ends the process when a stop takes longer than promised, as a step that hangs would make it. */
export function exitAfter(milliseconds: number): void {
  setTimeout(() => process.exit(1), milliseconds).unref();
}
