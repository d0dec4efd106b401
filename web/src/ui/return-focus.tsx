import { useEffect, useRef } from 'react';
import { RestoreFocus } from './restore-focus.tsx';

/**
 * Returns focus to the element that opened a dialog, or to the page's content if that element is gone. Radix does this
 * only for its own triggers, and asynchronously. Must come first in the dialog, because the content that follows may
 * move focus when it is mounted.
 */
export function ReturnFocus() {
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return <RestoreFocus restore={() => focusOpener(opener.current)} />;
}

/** For `onCloseAutoFocus`. */
export const preventAutoFocus = (event: Event): void => event.preventDefault();

function focusOpener(opener: Element | null): void {
  const isFocusable =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (isFocusable ? opener : document.getElementById('main'))?.focus();
}
