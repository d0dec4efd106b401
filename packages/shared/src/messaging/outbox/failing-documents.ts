/** Milliseconds until a document is tried again after its first failure; doubled with each further one. */
const firstDelayMs = 1_000;
const maxDelayMs = 60_000;
/** Documents that are remembered; further ones are tried with every sweep. */
const maxItems = 10_000;

type Failing = { failures: number; retryAtMs: number };

/**
 * The documents of one collection whose events the bus refuses, each with a growing pause before its
 * next try. Without it a few that can never be published would be tried first in every sweep.
 */
export class FailingDocuments {
  readonly #failing = new Map<string, Failing>();

  get size(): number {
    return this.#failing.size;
  }

  /** Some of their ids, for the log. */
  examples(count: number): string[] {
    return [...this.#failing.keys()].slice(0, count);
  }

  /** @param nowMs milliseconds since the epoch, as everywhere here */
  failed(id: string, nowMs: number): void {
    const known = this.#failing.get(id);
    if (!known && this.#failing.size >= maxItems) return;
    const failures = (known?.failures ?? 0) + 1;
    const delayMs = Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);
    this.#failing.set(id, { failures, retryAtMs: nowMs + delayMs });
  }

  published(id: string): void {
    this.#failing.delete(id);
  }

  /** The ids of those that are not to be tried yet. */
  waiting(nowMs: number): string[] {
    return [...this.#failing].filter(([, { retryAtMs }]) => retryAtMs > nowMs).map(([id]) => id);
  }

  /** Forgets those that a sweep from `nowMs` on should have tried and did not find: others published or deleted them. */
  forgetMissing(nowMs: number): void {
    for (const [id, { retryAtMs }] of this.#failing)
      if (retryAtMs <= nowMs) this.#failing.delete(id);
  }
}
