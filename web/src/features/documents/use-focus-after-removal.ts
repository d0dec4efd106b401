import { useEffect, useRef } from 'react';

/** Moves focus to the main content when a card is removed along with its focused Delete button. */
export function useFocusAfterRemoval(count: number | undefined) {
  const previous = useRef(count);
  useEffect(() => {
    const isFewer =
      count !== undefined && previous.current !== undefined && count < previous.current;
    previous.current = count;
    if (isFewer && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [count]);
}
