/** Runs tasks concurrently across keys, and one at a time and in order for each key. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<void>>();

  /** Resolves when the work is done. Work must not reject. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    const tail = (this.#tails.get(key) ?? Promise.resolve()).then(work);
    this.#tails.set(key, tail);
    return tail.finally(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
  }

  /** Resolves when all work is done. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.allSettled(this.#tails.values());
  }
}
