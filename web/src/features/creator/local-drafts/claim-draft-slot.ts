import type { Draft } from './local-draft.ts';
import type { DraftStore } from './draft-store.ts';

const slots = 5;

export type Slot = { key: string; draft?: Draft; release: () => void };

/**
 * A place for unsaved work that no other tab writes to: the first that holds some and is free, else
 * the first free one. Without Web Locks (plain http on a network) every tab shares the one place.
 */
export async function claimDraftSlot(base: string, store: DraftStore): Promise<Slot> {
  const claimed: Slot[] = [];
  for (let number = 1; number <= slots; number += 1) {
    const slot = await claim(number === 1 ? base : `${base}#${number}`, store);
    if (slot) claimed.push(slot);
    if (slot?.draft || typeof navigator.locks === 'undefined') break;
  }
  const chosen = claimed.find((slot) => slot.draft) ?? claimed[0];
  for (const slot of claimed) if (slot !== chosen) slot.release();
  return chosen ?? { key: `${base}#${Date.now()}`, release: () => undefined };
}

async function claim(key: string, store: DraftStore): Promise<Slot | undefined> {
  const release = await lock(`grantwright-draft:${key}`);
  if (!release) return undefined;
  const draft = await store.read(key);
  return { key, release, ...(draft && { draft }) };
}

/** Holds the lock until it is released or the tab is gone; nothing when another tab holds it. */
async function lock(name: string): Promise<(() => void) | undefined> {
  if (typeof navigator.locks === 'undefined') return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => undefined));
  });
}
