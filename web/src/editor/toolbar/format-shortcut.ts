const isMacPlatform =
  typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.platform);

/** Formats a shortcut for this platform: `formatShortcut('Shift+7')`. */
export const formatShortcut = (combination: string): string =>
  isMacPlatform
    ? `⌘${combination.replace('Shift+', '⇧').replace('Alt+', '⌥')}`
    : `Ctrl+${combination}`;
