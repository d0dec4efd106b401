import type { StatedFact } from '../../contract/call-facts.ts';
import { aiStance } from '../../submission/ai-policy/ai-stance.ts';
import { createChange } from './changes.ts';
import { canChangeFacts, unchanged, type MergeResult, type MergeContext } from './merge-context.ts';

/** Returns the later rules on AI if they contradict the earlier ones; undefined if both apply. */
export function mergeAiPolicy(
  earlier: StatedFact[] | undefined,
  later: StatedFact[] | undefined,
  context: MergeContext,
): MergeResult<StatedFact[] | undefined> {
  const stances = [earlier, later].map((rules) => aiStance(rules).stance);
  const isContradiction =
    stances[0] !== stances[1] && stances.every((each) => each !== 'silent' && each !== 'unclear');
  if (!isContradiction) return unchanged(undefined);
  const isCertain = canChangeFacts(context);
  return {
    value: isCertain ? later : undefined,
    changes: [
      createChange({ about: 'AI policy', before: earlier?.[0], after: later?.[0], isCertain }),
    ],
  };
}
