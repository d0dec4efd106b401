import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { onKeepDraft, type KeptData } from '../../../domain/local-data/open-draft.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { toDraft } from './local-draft.ts';
import type { DraftStore } from './draft-store.ts';

const debounceMs = 400;
const maxWaitMs = 2_000;

type LocalDraftOptions = {
  store: DraftStore;
  slot: string;
  /** Returns the state including text typed since the last render. */
  getCurrent: () => CreatorState;
  isWorthStoring: () => boolean;
  /** Whether the server has confirmed all unsaved changes. */
  isOnServer: () => boolean;
};

/**
 * Stores unsaved changes and the running job in the browser: shortly after each change, and immediately when
 * the page unloads. Removes the draft when everything is saved, or when the user signs out and it is not to be kept.
 */
export function useLocalDraft(
  options: LocalDraftOptions,
  state: CreatorState,
): { store: () => Promise<void>; storeNow: () => void } {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const kept = useRef<KeptData>('all');

  const isToBeStored = useCallback(() => {
    const { isWorthStoring, isOnServer } = latest.current;
    if (!isWorthStoring() || kept.current === 'nothing') return false;
    return kept.current === 'all' || !isOnServer();
  }, []);

  const store = useCallback(async () => {
    const { store, slot } = latest.current;
    if (isToBeStored()) await store.write(slot, createDraft(latest.current));
    else await store.remove(slot);
  }, [isToBeStored]);
  const storeSoon = useDebouncedCallback(() => void store(), debounceMs, { maxWait: maxWaitMs });

  const storeNow = useCallback(() => {
    const { store, slot } = latest.current;
    storeSoon.cancel();
    if (isToBeStored()) store.writeNow(slot, createDraft(latest.current));
    else void store.remove(slot);
  }, [storeSoon, isToBeStored]);

  useEffect(() => storeSoon(), [storeSoon, state]);

  useEffect(() => {
    const storeWhenHidden = () => document.visibilityState === 'hidden' && storeNow();
    const stopListening = onKeepDraft((next) => {
      kept.current = next;
      storeNow();
    });
    window.addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeWhenHidden);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeWhenHidden);
      storeNow();
    };
  }, [storeNow]);

  return { store, storeNow };
}

const createDraft = ({ getCurrent, isOnServer }: LocalDraftOptions) =>
  toDraft(getCurrent(), Date.now(), isOnServer());
