import type { MouseEvent, MouseEventHandler } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLButtonElement | HTMLInputElement;

/**
 * Keeps focus for a control that is disabled while its action is pending, because browsers remove focus from disabled
 * elements. When the action ends, the control regains focus unless the user has moved it; if the control has unmounted,
 * the button after it receives focus. Returns the `onClick` handler to use instead of the given one.
 */
export function useFocusAfterPending<Element extends Control>(
  pending: boolean,
  onClick?: MouseEventHandler<Element>,
): MouseEventHandler<Element> {
  const control = useRef<Element>(null);
  const nextButton = useRef<HTMLElement>(null);
  const lostFocus = useRef<FocusOptions>(undefined);
  useLayoutEffect(() => {
    const element = control.current;
    if (pending && element && document.activeElement === element)
      lostFocus.current = { preventScroll: true, focusVisible: element.matches(':focus-visible') };
    if (pending) return;
    // A dialog's focus trap takes lost focus, so focus on an ancestor counts the same as focus on the body.
    if (lostFocus.current && element && document.activeElement?.contains(element))
      element.focus(lostFocus.current);
    lostFocus.current = undefined;
  }, [pending]);
  // Runs in an effect, because React restores the previous focus right after committing.
  useEffect(
    () => () => {
      if (lostFocus.current && document.activeElement === document.body)
        nextButton.current?.focus(lostFocus.current);
    },
    [],
  );
  return (event: MouseEvent<Element>) => {
    control.current = event.currentTarget;
    const next = event.currentTarget.nextElementSibling;
    nextButton.current = next instanceof HTMLButtonElement ? next : null;
    onClick?.(event);
  };
}
