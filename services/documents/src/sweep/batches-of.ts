/** Groups what a long listing yields, `size` items at a time. */
export async function* batchesOf<T>(things: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const thing of things) {
    group.push(thing);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
