import type { Draft } from './local-draft.ts';
import type { DraftStore } from './draft-store.ts';

const slots = 5;

export type Slot = { key: string; draft?: Draft; release: () => void };

/**
 * Claims a draft key that no other tab uses: the first free one with a draft, else the first free one. For a job,
 * the one with a draft of the job, else one without a draft. Without Web Locks (plain http on a network) all tabs
 * share these keys.
 */
export async function claimDraftSlot(
  base: string,
  store: DraftStore,
  jobId?: string,
): Promise<Slot> {
  const isWanted = ({ draft }: Slot) =>
    jobId === undefined ? draft !== undefined : isOfJob(draft, jobId);
  const isShared = typeof navigator.locks === 'undefined';
  const claimed: Slot[] = [];
  for (let number = 1; number <= slots; number += 1) {
    const slot = await claim(number === 1 ? base : `${base}#${number}`, store);
    if (slot) claimed.push(slot);
    if ((slot && isWanted(slot)) || (isShared && jobId === undefined)) break;
  }
  const chosen = claimed.find(isWanted) ?? claimed.find(({ draft }) => !draft);
  for (const slot of claimed) if (slot !== chosen) slot.release();
  return chosen ?? { key: `${base}#${Date.now()}`, release: () => undefined };
}

const isOfJob = (draft: Draft | undefined, jobId: string): boolean =>
  draft?.state.job?.id === jobId || draft?.state.openedJob === jobId;

async function claim(key: string, store: DraftStore): Promise<Slot | undefined> {
  const release = await lock(`grantwright-draft:${key}`);
  if (!release) return undefined;
  const draft = await store.read(key);
  return { key, release, ...(draft && { draft }) };
}

/** Returns a function that releases the lock, or undefined when another tab holds it. */
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
