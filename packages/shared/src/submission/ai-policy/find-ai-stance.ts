import type { StatedFact } from '../../contract/call-facts.ts';
import { findRuleKinds } from './find-rule-kinds.ts';

/** A funder's stance on AI-written text, strictest first; `unclear` if a rule fits no other stance. */
export type AiStance = {
  stance: 'forbids' | 'asks-to-disclose' | 'unclear' | 'allows' | 'silent';
  /** True even if the funder forbids drafting but wants other uses disclosed. */
  asksDisclosure: boolean;
  rules: readonly StatedFact[];
};

/** Finds the funder's stance on AI. The strictest rule wins, and an unclear rule outweighs a permission. */
export function findAiStance(rules: readonly StatedFact[] = []): AiStance {
  const kinds = rules.map(({ text, quote }) => findRuleKinds(`${text} ${quote ?? ''}`));
  const has = (kind: Parameters<(typeof kinds)[number]['has']>[0]) =>
    kinds.some((one) => one.has(kind));
  const asksDisclosure = has('disclose');
  return { stance: chooseStrictest(), asksDisclosure, rules };

  function chooseStrictest(): AiStance['stance'] {
    if (rules.length === 0) return 'silent';
    if (has('forbid')) return 'forbids';
    if (asksDisclosure) return 'asks-to-disclose';
    if (kinds.some((one) => one.size === 0)) return 'unclear';
    return has('allow') ? 'allows' : 'unclear';
  }
}
