import type { MouseEvent, MouseEventHandler } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Pressed = HTMLButtonElement | HTMLInputElement;

/**
 * A button that works is disabled, and a browser takes the focus from what is disabled: whoever
 * pressed it by a key would stand nowhere. It has it again when the work is done, unless the person
 * has gone on meanwhile; where it goes with its work, the button beside it has it. A file picker is
 * such a button. Answers with its `onClick`, which knows it by its press.
 */
export function useFocusAfterPending<Control extends Pressed>(
  pending: boolean,
  onClick?: MouseEventHandler<Control>,
): MouseEventHandler<Control> {
  const pressed = useRef<Control>(null);
  const beside = useRef<HTMLElement>(null);
  const left = useRef<FocusOptions>(undefined);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (pending && button && document.activeElement === button)
      left.current = { preventScroll: true, focusVisible: button.matches(':focus-visible') };
    if (pending) return;
    // A dialog takes what nobody has onto itself: whoever stands on what is around the button has not gone on.
    if (left.current && button && document.activeElement?.contains(button))
      button.focus(left.current);
    left.current = undefined;
  }, [pending]);
  // After the change only: React gives the focus back to what had it before.
  useEffect(
    () => () => {
      if (left.current && document.activeElement === document.body)
        beside.current?.focus(left.current);
    },
    [],
  );
  return (event: MouseEvent<Control>) => {
    pressed.current = event.currentTarget;
    const next = event.currentTarget.nextElementSibling;
    beside.current = next instanceof HTMLButtonElement ? next : null;
    onClick?.(event);
  };
}
