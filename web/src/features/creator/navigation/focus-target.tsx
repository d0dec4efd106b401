import { useEffect, useEffectEvent } from 'react';
import { focusPlace, getPlaceInStep } from './place-on-page.ts';
import type { ReadyToSendView } from './use-ready-to-send-view.ts';

type FocusTargetProps = Pick<ReadyToSendView, 'target' | 'onTargetReached'>;

/** Focuses the place in steps 1 to 3 that a finding refers to, once it is rendered. */
export function FocusTarget({ target, onTargetReached }: FocusTargetProps) {
  const focusIfPresent = useEffectEvent((): boolean => {
    if (!target || !focusPlace(getPlaceInStep(target))) return false;
    onTargetReached();
    return true;
  });
  useEffect(() => {
    if (!target || focusIfPresent()) return undefined;
    // Step 1 renders its fields only after the organizations have loaded. By then the user may be
    // busy elsewhere, so do not steal focus.
    const focused = document.activeElement;
    const observer = new MutationObserver(() => {
      if (document.activeElement !== focused || focusIfPresent()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target]);
  return null;
}
