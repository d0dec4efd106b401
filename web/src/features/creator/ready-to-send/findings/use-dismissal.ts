import { limits } from '@grantwright/shared/contract';
import type { Finding } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import type { CreatorAction } from '../../state/creator-reducer.ts';

/** Dismisses and restores this application's warnings. */
export function useDismissal(keys: readonly string[] = [], dispatch: Dispatch<CreatorAction>) {
  const setDismissed = (dismissed: string[]) =>
    dispatch({ type: 'submission-edited', change: { dismissed } });
  return {
    dismiss: ({ key }: Finding) => setDismissed([...keys, key].slice(-limits.dismissedFindings)),
    restore: ({ key }: Finding) => setDismissed(keys.filter((other) => other !== key)),
  };
}
