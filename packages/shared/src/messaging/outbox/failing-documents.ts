/** Delay before the first retry of a document; doubles with each failure. */
const firstDelayMs = 1_000;
const maxDelayMs = 60_000;
/** Failing documents beyond this number are retried with every sweep. */
const maxItems = 10_000;

type RetryState = { failures: number; retryAtMs: number };

/**
 * Documents of one collection whose events the bus rejects, each with a back-off. Otherwise a few unpublishable
 * documents would come first in every sweep.
 */
export class FailingDocuments {
  readonly #failing = new Map<string, RetryState>();

  get size(): number {
    return this.#failing.size;
  }

  failed(id: string, nowMs: number): void {
    const existing = this.#failing.get(id);
    if (!existing && this.#failing.size >= maxItems) return;
    const failures = (existing?.failures ?? 0) + 1;
    const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);
    this.#failing.set(id, { failures, retryAtMs: nowMs + delayMs });
  }

  published(id: string): void {
    this.#failing.delete(id);
  }

  /** The ids whose retry is not due yet. */
  waiting(nowMs: number): string[] {
    return [...this.#failing].filter(([, { retryAtMs }]) => retryAtMs > nowMs).map(([id]) => id);
  }

  /**
   * Drops documents that a sweep starting at `nowMs` should have retried but did not find: another process
   * published or deleted them.
   */
  dropMissing(nowMs: number): void {
    for (const [id, { retryAtMs }] of this.#failing)
      if (retryAtMs <= nowMs) this.#failing.delete(id);
  }
}
