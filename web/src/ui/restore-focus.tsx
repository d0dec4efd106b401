import { useEffect, useRef } from 'react';

/**
 * Restores focus when the surrounding panel unmounts. Radix does so asynchronously, and a key pressed in between would
 * be lost.
 */
export function RestoreFocus({ restore }: { restore: () => void }) {
  const latest = useRef(restore);
  useEffect(() => {
    latest.current = restore;
  });
  // A layout effect would run while Radix's focus trap is still active.
  useEffect(
    () => () => {
      const hasUserMovedOn = document.activeElement !== document.body;
      if (!hasUserMovedOn) latest.current();
    },
    [],
  );
  return null;
}
