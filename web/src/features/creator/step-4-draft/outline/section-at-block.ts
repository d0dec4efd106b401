import type { OutlineEntry } from './outline-entry.ts';

/** Returns the section that contains a block: the innermost section with a limit, or else the innermost section. */
export function findSectionAtBlock(
  entries: readonly OutlineEntry[],
  block: number | undefined,
): OutlineEntry | undefined {
  if (block === undefined) return undefined;
  const enclosingSections = entries.filter(
    ({ start, end }) => start !== undefined && end !== undefined && start <= block && block < end,
  );
  return enclosingSections.findLast(({ usage }) => usage) ?? enclosingSections.at(-1);
}
