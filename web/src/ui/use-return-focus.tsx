import type { RefObject } from 'react';
import { useRef } from 'react';
import { RestoreFocus } from './restore-focus.tsx';

/**
 * Brings the focus back to what opened a dialog. The library does that only for its own triggers, and
 * ours are opened by state; and it does it a moment after the dialog has closed, when the next key may
 * have been pressed. Where the opener is gone (a deleted card), the screen's content gets it.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(undefined);
  return {
    /** For `onOpenAutoFocus`. */
    remember: () => {
      opener.current = document.activeElement ?? document.body;
    },
    /** Stands within the dialog, and gives the focus back as it goes. */
    wayBack: <RestoreFocus to={() => giveBack(opener)} />,
    /** For `onCloseAutoFocus`, which comes late. */
    isBack: (event: Event) => event.preventDefault(),
  };
}

function giveBack(opener: RefObject<Element | undefined>): void {
  const back = opener.current;
  opener.current = undefined;
  if (!back) return;
  const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
  (isThere ? back : document.getElementById('main'))?.focus();
}
