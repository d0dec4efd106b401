import type { MouseEvent } from 'react';
import { createContext, useContext } from 'react';
import { leavePage } from '../lib/page-navigation.ts';

/**
 * Where the person is and how to go on. The screens of the front door ask for it here, so that
 * they work inside the application's router and before that router has been loaded.
 */
export type Way = {
  /** As in the address: "?tab=sign-up". */
  search: string;
  go: (to: string, options?: { replace?: boolean }) => void;
};

export const WayContext = createContext<Way>({ search: '', go: leavePage });

export const useWay = (): Way => useContext(WayContext);

/** For the click on a link: goes there within the page, where no new tab or window is wanted. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { go } = useWay();
  return (event) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    go(event.currentTarget.pathname + event.currentTarget.search);
  };
}
