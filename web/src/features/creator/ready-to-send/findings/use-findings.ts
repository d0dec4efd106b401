import { findFindings, type Finding } from '@grantwright/shared/submission';
import { useMemo } from 'react';
import { useMinute } from '../../../../deadline/use-minute.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { toReadinessInput } from './readiness-input.ts';

export type Findings = { open: Finding[]; dismissed: Finding[] };

/** Returns the findings for the current state, updated as time passes. */
export function useFindings(state: CreatorState): Findings {
  const now = useMinute();
  return useMemo(() => {
    const { submission, ...input } = toReadinessInput(state, now);
    const { dismissed: keys = [], ...rest } = submission ?? {};
    const isDismissed = ({ level, key }: Finding) => level === 'warning' && keys.includes(key);
    const all = findFindings({ ...input, submission: rest });
    return {
      open: all.filter((finding) => !isDismissed(finding)),
      dismissed: all.filter(isDismissed),
    };
  }, [state, now]);
}
