/** Runs tasks concurrently across lanes and one at a time within a lane. */
export class Lanes {
  readonly #tails = new Map<string, Promise<void>>();

  /** Resolves when the work is done. Work must not reject. */
  run(lane: string, work: () => Promise<void>): Promise<void> {
    const tail = (this.#tails.get(lane) ?? Promise.resolve()).then(work);
    this.#tails.set(lane, tail);
    return tail.finally(() => {
      if (this.#tails.get(lane) === tail) this.#tails.delete(lane);
    });
  }

  /** Resolves when all work is done. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.allSettled(this.#tails.values());
  }
}
