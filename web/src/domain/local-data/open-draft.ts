/** Which drafts of a user stay in this browser. Drafts that are also on the server do not count as unsaved. */
export type KeptData = 'all' | 'unsaved' | 'nothing';

const listeners = new Set<(kept: KeptData) => void>();

/** Stores the draft open on this screen immediately, or removes it if it is not to be kept from now on. */
export const requestKeepDraft = (kept: KeptData): void =>
  listeners.forEach((listener) => listener(kept));

/** @returns a function that removes the listener */
export function onKeepDraft(listener: (kept: KeptData) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
