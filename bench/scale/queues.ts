import type { Due, Request } from './simulate.ts';

/** First in, first out, without moving what waits. */
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

/** What happens next comes out first. */
export class Heap {
  readonly #items: Due[] = [];
  push(item: Due): void {
    let place = this.#items.push(item) - 1;
    while (place > 0 && this.#isBefore(place, (place - 1) >> 1))
      place = this.#swap(place, (place - 1) >> 1);
  }
  pop(): Due | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (!first || !last || this.#items.length === 0) return first;
    this.#items[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      if (left >= this.#items.length) return first;
      const child = right < this.#items.length && this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(child, place)) return first;
      place = this.#swap(place, child);
    }
  }
  #isBefore(one: number, other: number): boolean {
    return (this.#items[one]?.at ?? Infinity) < (this.#items[other]?.at ?? Infinity);
  }
  /** Where the first of them now is. */
  #swap(one: number, other: number): number {
    const [a, b] = [this.#items[one], this.#items[other]];
    if (a && b) [this.#items[one], this.#items[other]] = [b, a];
    return other;
  }
}
