import { useEffect, useEffectEvent } from 'react';
import { focusPlace, placeInStep } from './place-on-page.ts';
import type { SendView } from './use-send-view.ts';

type FocusTargetProps = Pick<SendView, 'target' | 'onTargetReached'>;

/** Focuses the place of a finding in steps 1 to 3, once it is on the screen. */
export function FocusTarget({ target, onTargetReached }: FocusTargetProps) {
  const focusIfPresent = useEffectEvent((): boolean => {
    if (!target || !focusPlace(placeInStep(target))) return false;
    onTargetReached();
    return true;
  });
  useEffect(() => {
    if (!target || focusIfPresent()) return undefined;
    // Step 1 shows its fields once the organizations are loaded. Do not take the focus from what the user is
    // doing by then.
    const focused = document.activeElement;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== focused || focusIfPresent()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target]);
  return null;
}
