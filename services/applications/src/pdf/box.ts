/** A block that is laid out, but not yet on a page. */
export type Box = {
  /** The space above the block, unless it is at the top of a page. */
  before: number;
  /** The minimum height of the block on its first page. */
  start: number;
  /** Only for a heading: the space between it and the text below, which stays on the same page. */
  keepNext?: number;
  draw: () => void;
};

/**
 * Returns the height required on a page by the next box and the boxes that must stay with it.
 *
 * @param getBox returns the boxes, starting with the next one
 * @param pageHeight boxes whose total height exceeds this are not kept together
 */
export function computeHeightToKeep(
  getBox: (offset: number) => Box | undefined,
  pageHeight: number,
): number {
  let height = 0;
  let box = getBox(0);
  const alone = box?.start ?? 0;
  for (let offset = 1; box && height <= pageHeight; offset += 1) {
    height += box.start;
    if (box.keepNext === undefined) break;
    const next = getBox(offset);
    if (next) height += Math.max(box.keepNext, next.before);
    box = next;
  }
  return height > pageHeight ? alone : height;
}
