import type { LengthLimit } from '../../contract/text-limits.ts';
import type { CountingRule } from './counting-rule.ts';
import { measureLengthUsage } from './measure-length-usage.ts';
import type { TextLength } from './text-length.ts';

export type DraftingLimit = LengthLimit & {
  /** How the funder counts characters, if the call says it. */
  counting?: CountingRule;
};

/**
 * Whether a draft is within its limit, measured as the editor measures it. If the call does not say how characters are
 * counted, the draft must be within the limit by every counting rule.
 */
export function fitsLimit(length: TextLength, limit: DraftingLimit | undefined): boolean {
  const rule = limit?.counting
    ? ({ rule: limit.counting, statedBy: 'funder' } as const)
    : ({ rule: 'browser', statedBy: 'default' } as const);
  const usage = measureLengthUsage(length, limit, rule);
  return !usage || (usage.over === 0 && !usage.strictest);
}
