import type { Draft } from './local-draft.ts';
import type { DraftStore } from './draft-store.ts';

export type StoredDraft = { key: string; draft: Draft };
export type DraftSlot = {
  key: string;
  draft?: Draft;
  /** All other drafts except those open in a tab. */
  others: StoredDraft[];
  release: () => void;
};

/** The draft to open. If neither property is set, any draft will do. */
export type WantedDraft = { key?: string | undefined; jobId?: string | undefined };

type ClaimedSlot = Omit<DraftSlot, 'others'>;

/**
 * Claims a draft key that no other tab uses: the key of the requested draft, or else a new one. Without Web Locks (for
 * example over plain HTTP), all tabs share the same keys.
 */
export async function claimDraftSlot(
  base: string,
  store: DraftStore,
  request: WantedDraft = {},
): Promise<DraftSlot> {
  const keys = await store.keys(base);
  const slots: ClaimedSlot[] = [];
  for (const key of keys) {
    const slot = await claimSlot(key, store);
    if (slot) slots.push(slot);
  }
  const chosenSlot = slots.find((slot) => isWanted(slot, request));
  const rest = slots.filter((slot) => slot !== chosenSlot);
  for (const { release } of rest) release();
  const others = rest.flatMap(({ key, draft }) => (draft ? [{ key, draft }] : []));
  return { ...(chosenSlot ?? (await claimNewSlot(base, store, keys))), others };
}

function isWanted({ key, draft }: ClaimedSlot, request: WantedDraft): boolean {
  if (request.key !== undefined) return key === request.key;
  if (request.jobId === undefined) return draft !== undefined;
  if (!draft) return false;
  const { jobs = {}, openedJob } = draft.state;
  return [openedJob, ...Object.values(jobs).map(({ id }) => id)].includes(request.jobId);
}

async function claimNewSlot(
  base: string,
  store: DraftStore,
  takenSlots: readonly string[],
): Promise<ClaimedSlot> {
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}#${number}`;
    const slot = takenSlots.includes(key) ? undefined : await claimSlot(key, store);
    if (slot) return slot;
  }
}

async function claimSlot(key: string, store: DraftStore): Promise<ClaimedSlot | undefined> {
  const release = await acquireLock(`grantwright-draft:${key}`);
  if (!release) return undefined;
  const draft = await store.read(key);
  return { key, release, ...(draft && { draft }) };
}

/** Returns a function that releases the lock, or undefined if another tab holds it. */
async function acquireLock(name: string): Promise<(() => void) | undefined> {
  if (typeof navigator.locks === 'undefined') return () => undefined;
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => undefined));
  });
}
