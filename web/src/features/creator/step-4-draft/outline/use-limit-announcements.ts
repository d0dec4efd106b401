import { useEffect, useRef } from 'react';
import { announce } from '../../../../ui/announce.ts';
import type { OutlineEntry } from './outline-entry.ts';

const announcementTexts = {
  near: 'close to the limit',
  over: 'over the limit',
  ok: 'within the limit',
};

type State = keyof typeof announcementTexts;

/** Announces once when a section approaches its limit, exceeds it or returns to within it. */
export function useLimitAnnouncements(entries: readonly OutlineEntry[]): void {
  const lastStates = useRef<Map<string, State>>(undefined);
  useEffect(() => {
    const states = getStates(entries);
    for (const [state, text] of Object.entries(announcementTexts)) {
      const changedEntries = [...states].filter(
        ([heading, now]) => now === state && (lastStates.current?.get(heading) ?? now) !== now,
      );
      const headings = changedEntries.map(([heading]) => heading);
      if (headings.length > 0) announce(`${headings.join(', ')}: ${text}`);
    }
    lastStates.current = states;
  }, [entries]);
}

const getStates = (entries: readonly OutlineEntry[]): Map<string, State> =>
  new Map(entries.flatMap(({ heading, usage }) => (usage ? [[heading, usage.state]] : [])));
