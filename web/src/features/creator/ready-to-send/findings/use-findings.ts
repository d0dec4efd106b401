import {
  findFindings,
  isSent,
  type AttachedFile,
  type Finding,
} from '@grantwright/shared/submission';
import { useMemo } from 'react';
import { useMinute } from '../../../../domain/deadline/use-minute.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { toReadinessInput } from './readiness-input.ts';

export type Findings = { open: Finding[]; dismissed: Finding[] };

/**
 * Returns the findings for the current state, updated as time passes. Once the application has been sent, there are none.
 *
 * @param files all files of the library; undefined until they are loaded
 */
export function useFindings(
  state: CreatorState,
  files?: readonly AttachedFile[] | undefined,
): Findings {
  const now = useMinute();
  return useMemo(() => {
    const { submission, ...input } = toReadinessInput(state, now);
    const { dismissed: keys = [], ...rest } = submission ?? {};
    if (isSent(rest.status)) return { open: [], dismissed: [] };
    const isDismissed = ({ level, key }: Finding) => level === 'warning' && keys.includes(key);
    const all = findFindings({ ...input, files, submission: rest });
    return {
      open: all.filter((finding) => !isDismissed(finding)),
      dismissed: all.filter(isDismissed),
    };
  }, [state, files, now]);
}
