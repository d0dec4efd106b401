import type { Due, Request } from './model.ts';

/** A FIFO queue that does not shift the array on every removal. */
export class Queue {
  #items: Request[] = [];
  #first = 0;
  push(item: Request): void {
    this.#items.push(item);
  }
  shift(): Request | undefined {
    const item = this.#items[this.#first];
    if (item === undefined) return undefined;
    this.#first += 1;
    if (this.#first > 10_000) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return item;
  }
}

/** A min-heap by time. */
export class Heap {
  readonly #items: Due[] = [];
  push(item: Due): void {
    let index = this.#items.push(item) - 1;
    while (index > 0 && this.#isBefore(index, (index - 1) >> 1))
      index = this.#swap(index, (index - 1) >> 1);
  }
  pop(): Due | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (!first || !last || this.#items.length === 0) return first;
    this.#items[0] = last;
    for (let index = 0; ;) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      if (left >= this.#items.length) return first;
      const child = right < this.#items.length && this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(child, index)) return first;
      index = this.#swap(index, child);
    }
  }
  #isBefore(one: number, other: number): boolean {
    return (this.#items[one]?.time ?? Infinity) < (this.#items[other]?.time ?? Infinity);
  }
  /** Returns the new position of the first item. */
  #swap(one: number, other: number): number {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a && b) [this.#items[one], this.#items[other]] = [b, a];
    return other;
  }
}
