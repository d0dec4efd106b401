/** Which drafts of a user stay in this browser. Drafts that are also on the server do not count as unsaved. */
export type KeptData = 'all' | 'unsaved' | 'nothing';

const eventName = 'grantwright:keep-draft';

/** Stores the draft open on this screen immediately, or removes it if it is not to be kept from now on. */
export const requestKeepDraft = (kept: KeptData): void =>
  void window.dispatchEvent(new CustomEvent(eventName, { detail: kept }));

/** @returns a function that removes the listener */
export function onKeepDraft(listener: (kept: KeptData) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<KeptData>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
