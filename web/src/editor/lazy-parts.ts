/** Parts of the editor that are not needed to read and write. */
export const lazyParts = {
  blockStyles: () => import('./toolbar/block-style-menu.tsx'),
  gapPopover: () => import('./gaps/gap-popover.tsx'),
  linkPopover: () => import('./links/link-popover.tsx'),
};

let isFetched = false;

/** With the first step into the text, so that they are there without a network later. */
export function preloadLazyParts(): void {
  if (isFetched) return;
  isFetched = true;
  for (const load of Object.values(lazyParts)) load().catch(() => undefined);
}
