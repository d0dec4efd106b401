/** A block that is laid out, but not yet on a page. */
export type Box = {
  /** The space above it, unless it is at the top of a page. */
  before: number;
  /** The height of what has to be on the page on which it starts. */
  start: number;
  /** The space between a heading and the text below it, which stay together. */
  keepNext?: number;
  draw: () => void;
};

/**
 * The height that the next box needs on a page, with the boxes that it is kept with.
 *
 * @param boxAt the boxes from the next one on
 * @param pageHeight boxes that are higher together are not kept together
 */
export function heightToKeep(
  boxAt: (offset: number) => Box | undefined,
  pageHeight: number,
): number {
  let height = 0;
  let box = boxAt(0);
  const alone = box?.start ?? 0;
  for (let offset = 1; box && height <= pageHeight; offset += 1) {
    height += box.start;
    if (box.keepNext === undefined) break;
    const next = boxAt(offset);
    if (next) height += box.keepNext + next.before;
    box = next;
  }
  return height > pageHeight ? alone : height;
}
