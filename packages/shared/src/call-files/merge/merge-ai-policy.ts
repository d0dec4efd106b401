import type { StatedFact } from '../../contract/call-facts.ts';
import { findAiStance, type AiStance } from '../../submission/ai-policy/find-ai-stance.ts';
import { permitsWriting } from '../../submission/ai-policy/permits-writing.ts';
import { createChange } from './changes.ts';
import {
  canChangeFacts,
  leaveUnchanged,
  type MergeResult,
  type MergeContext,
} from './merge-context.ts';

/** Strictest first. */
const stances: readonly AiStance['stance'][] = ['forbids', 'asks-to-disclose', 'allows'];

/**
 * Returns the later rules on AI if they replace the earlier ones, or undefined if both apply. A permission for one use,
 * such as translation, does not lift a rule on text written by AI.
 */
export function mergeAiPolicy(
  earlier: StatedFact[] | undefined,
  later: StatedFact[] | undefined,
  context: MergeContext,
): MergeResult<StatedFact[] | undefined> {
  const [before, after] = [earlier, later].map((rules) =>
    stances.indexOf(findAiStance(rules).stance),
  );
  if (before === undefined || after === undefined) return leaveUnchanged(undefined);
  if (before < 0 || after < 0 || before === after) return leaveUnchanged(undefined);
  const isLooser = after > before;
  const isCertain = canChangeFacts(context) && (!isLooser || later?.some(permitsText) === true);
  return {
    value: isCertain ? later : undefined,
    changes: [
      createChange({ about: 'AI policy', before: earlier?.[0], after: later?.[0], isCertain }),
    ],
  };
}

const permitsText = ({ text, quote = '' }: StatedFact): boolean =>
  permitsWriting(text) || permitsWriting(quote);
