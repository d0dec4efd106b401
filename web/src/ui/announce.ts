import { useEffect } from 'react';

/** Long enough that a reader who is in the middle of something comes to it, then it is out of the way. */
const staysMs = 7_000;

let place: HTMLElement | null = null;

/** For `Spoken` alone: where the words go. */
export const setLiveRegion = (element: HTMLElement | null): void => {
  place = element;
};

/**
 * Tells a screen reader what the eye sees happen, at its next pause. Each time is a line of its own,
 * in a place that was there before: what a region is born with is not read, nor is the same text again.
 */
export function announce(words: string): void {
  if (!place) return;
  const line = document.createElement('p');
  line.textContent = words;
  place.append(line);
  setTimeout(() => line.remove(), staysMs);
}

/** What lasts this long is worth a word; what is over before would only interrupt. */
export const announceDelayMs = 1_000;

/** Says the words when they come or change, where they still hold after a while (`afterMs`). */
export function useAnnouncement(words: string | false | undefined, afterMs = 0): void {
  useEffect(() => {
    if (!words) return undefined;
    const timer = setTimeout(() => announce(words), afterMs);
    return () => clearTimeout(timer);
  }, [words, afterMs]);
}
