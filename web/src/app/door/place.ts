import { useSyncExternalStore } from 'react';
import type { Way } from '../way.ts';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}

const here = () => window.location.pathname + window.location.search;

/** The address within this site, as long as no router watches it. */
export const usePlace = (): string => useSyncExternalStore(watch, here);

/** Goes to another address without a router. */
export const goTo: Way['go'] = (to, { replace = false } = {}) => {
  if (replace) window.history.replaceState(null, '', to);
  else {
    window.history.pushState(null, '', to);
    window.scrollTo(0, 0);
  }
  tell();
};
