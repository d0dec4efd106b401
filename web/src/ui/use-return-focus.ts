import { useRef } from 'react';

/**
 * Brings the focus back to what opened a dialog. The library does that only for its own triggers, and
 * ours are opened by state. Where the opener is gone (a deleted card), the screen's content gets it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const back = opener.current;
      const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
      (isThere ? back : document.getElementById('main'))?.focus();
    },
  };
}
