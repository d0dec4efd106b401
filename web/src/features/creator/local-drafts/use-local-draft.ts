import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { CreatorState } from '../state/creator-state.ts';
import { toDraft } from './local-draft.ts';
import type { DraftStore } from './draft-store.ts';

const debounceMs = 400;
const maxWaitMs = 2_000;

type LocalDraftOptions = {
  store: DraftStore;
  slot: string;
  /** Returns the state including text typed since the last render. */
  current: () => CreatorState;
  isWorthStoring: () => boolean;
  /** Whether the server has confirmed all unsaved changes. */
  isOnServer: () => boolean;
};

/**
 * Stores unsaved changes and the running job in the browser: shortly after each change, and immediately when
 * the page unloads. Removes the draft when everything is saved.
 */
export function useLocalDraft(
  options: LocalDraftOptions,
  state: CreatorState,
): { store: () => Promise<void>; storeNow: () => void } {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const store = useCallback(async () => {
    const { store, slot, isWorthStoring } = latest.current;
    if (isWorthStoring()) await store.write(slot, newDraft(latest.current));
    else await store.remove(slot);
  }, []);
  const storeSoon = useDebouncedCallback(() => void store(), debounceMs, { maxWait: maxWaitMs });

  const storeNow = useCallback(() => {
    const { store, slot, isWorthStoring } = latest.current;
    storeSoon.cancel();
    if (isWorthStoring()) store.writeNow(slot, newDraft(latest.current));
    else void store.remove(slot);
  }, [storeSoon]);

  useEffect(() => storeSoon(), [storeSoon, state]);

  useEffect(() => {
    const storeWhenHidden = () => document.visibilityState === 'hidden' && storeNow();
    window.addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeWhenHidden);
    return () => {
      window.removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeWhenHidden);
      storeNow();
    };
  }, [storeNow]);

  return { store, storeNow };
}

const newDraft = ({ current, isOnServer }: LocalDraftOptions) =>
  toDraft(current(), Date.now(), isOnServer());
