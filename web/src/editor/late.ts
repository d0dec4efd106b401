/** Parts of the editor that are not needed to read and write. */
export const late = {
  blockStyles: () => import('./toolbar/block-styles.tsx'),
  gapPopover: () => import('./gaps/gap-popover.tsx'),
  linkPopover: () => import('./links/link-popover.tsx'),
};

let isFetched = false;

/** With the first step into the text, so that they are there without a network later. */
export function fetchLateParts(): void {
  if (isFetched) return;
  isFetched = true;
  for (const load of Object.values(late)) load().catch(() => undefined);
}
