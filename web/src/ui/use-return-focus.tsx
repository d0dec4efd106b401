import type { RefObject } from 'react';
import { useRef } from 'react';
import { RestoreFocus } from './restore-focus.tsx';

/**
 * Returns the focus to the element that opened a dialog, or to the page's content if that element
 * is gone. Radix does this only for its own triggers, and asynchronously.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(undefined);
  return {
    /** For `onOpenAutoFocus`. */
    rememberOpener: () => {
      opener.current = document.activeElement ?? document.body;
    },
    /** Must be rendered inside the dialog. */
    restoreFocus: <RestoreFocus restore={() => focusOpener(opener)} />,
    /** For `onCloseAutoFocus`. */
    preventAutoFocus: (event: Event) => event.preventDefault(),
  };
}

function focusOpener(ref: RefObject<Element | undefined>): void {
  const opener = ref.current;
  ref.current = undefined;
  if (!opener) return;
  const isFocusable =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isFocusable ? opener : document.getElementById('main'))?.focus();
}
