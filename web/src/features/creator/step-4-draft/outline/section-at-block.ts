import type { OutlineEntry } from './outline-entry.ts';

/** The section that contains a block: the innermost one with a limit, else the innermost one. */
export function sectionAtBlock(
  entries: readonly OutlineEntry[],
  block: number | undefined,
): OutlineEntry | undefined {
  if (block === undefined) return undefined;
  const around = entries.filter(
    ({ start, end }) => start !== undefined && end !== undefined && start <= block && block < end,
  );
  return around.findLast(({ usage }) => usage) ?? around.at(-1);
}
