/** Editor parts loaded on demand. */
export const lazyParts = {
  blockStyles: () => import('./toolbar/block-style-menu.tsx'),
  gapPopover: () => import('./gaps/gap-popover.tsx'),
  linkPopover: () => import('./links/link-popover.tsx'),
};

let hasPreloaded = false;

/** Called when the text is first focused, so that the parts work offline later. */
export function preloadLazyParts(): void {
  if (hasPreloaded) return;
  hasPreloaded = true;
  for (const load of Object.values(lazyParts)) load().catch(() => undefined);
}
