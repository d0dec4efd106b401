import { useEffect, useRef } from 'react';

/**
 * Stands within a panel, and gives the focus back as that goes. The library does it a moment later, when
 * the next key may have been pressed already: to nobody, or with the caret moved back to where it was.
 */
export function RestoreFocus({ to }: { to: () => void }) {
  const latest = useRef(to);
  useEffect(() => {
    latest.current = to;
  });
  // Not with the layout: until then the panel holds the focus, and takes it back.
  useEffect(
    () => () => {
      // Who has gone on meanwhile stays there.
      if (document.activeElement === document.body) latest.current();
    },
    [],
  );
  return null;
}
