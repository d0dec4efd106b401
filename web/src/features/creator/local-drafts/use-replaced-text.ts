import type { RichDocument } from '@grantwright/shared/richtext';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserRecords } from './draft-store.ts';

/** A text that a new draft or another version replaced. */
export type ReplacedText = { document: RichDocument; what: string };

/** Stores the replaced text of an application; moves it when the first save changes the draft key. */
export function useReplacedText(draftKey: string) {
  const key = `${draftKey}/aside`;
  const [aside, setAside] = useState<ReplacedText>();
  const held = useRef<{ key: string; aside: ReplacedText | undefined }>({ key, aside: undefined });

  useEffect(() => {
    const { key: before, aside: moved } = held.current;
    held.current.key = key;
    if (moved) {
      if (before !== key) {
        quietly(browserRecords.write(key, moved));
        quietly(browserRecords.remove(before));
      }
      return undefined;
    }
    let isCurrent = true;
    const take = (kept: unknown) => {
      if (!isCurrent || !isAside(kept) || held.current.aside) return;
      held.current.aside = kept;
      setAside(kept);
    };
    quietly(browserRecords.read(key).then(take));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const keepAside = useCallback((next: ReplacedText | undefined) => {
    held.current.aside = next;
    setAside(next);
    const { key: at } = held.current;
    quietly(next ? browserRecords.write(at, next) : browserRecords.remove(at));
  }, []);

  return { aside, keepAside };
}

/** Without IndexedDB the text is kept in memory only. */
const quietly = (work: Promise<unknown>): void => {
  work.catch(() => undefined);
};

const isAside = (value: unknown): value is ReplacedText =>
  typeof value === 'object' && value !== null && 'document' in value && 'what' in value;
