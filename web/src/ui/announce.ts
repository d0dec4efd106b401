import { useEffect } from 'react';

const removeAfterMs = 7_000;

/** Delay before work in progress is announced; shorter work is not announced. */
export const announceDelayMs = 1_000;

let liveRegion: HTMLElement | null = null;

/** Called by `LiveRegion`. */
export const setLiveRegion = (element: HTMLElement | null): void => {
  liveRegion = element;
};

/**
 * Announces text to screen readers. Each announcement is a new element in an existing region, because screen
 * readers skip the initial content of a region, and text that does not change.
 */
export function announce(text: string): void {
  if (!liveRegion) return;
  const line = document.createElement('p');
  line.textContent = text;
  liveRegion.append(line);
  setTimeout(() => line.remove(), removeAfterMs);
}

/** Announces the text when it appears or changes, if it is still current after `delayMs`. */
export function useAnnouncement(text: string | false | undefined, delayMs = 0): void {
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => announce(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
}
