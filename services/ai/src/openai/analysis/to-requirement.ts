import type { Requirement, RequirementKind } from '@grantwright/shared/contract';
import type { Evidence } from './evidence.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { ModelKind } from './schema/requirement-schema.ts';

/** A verified line of the checklist, with the kind that the model states. */
export type VerifiedLine = { requirement: Requirement; kind: ModelKind };

type Statement = Pick<
  ModelAnalysis['requirements'][number],
  'text' | 'mandatory' | 'appliesTo' | 'quote'
>;

const kindOf: Readonly<Record<string, RequirementKind>> = {
  ineligible: 'eligibility',
  'award-size': 'amount',
  'total-funding': 'amount',
  'award-count': 'amount',
  'unallowed-cost': 'amount',
  'ai-policy': 'content',
};

/**
 * A statement whose quote is in the document. One with a figure that is not near the quote, or with a name or an
 * address that is not in the document, is replaced by its quote.
 */
export function toRequirement(
  evidence: Evidence,
  kind: ModelKind,
  { text: stated, mandatory, appliesTo, quote }: Statement,
): VerifiedLine | undefined {
  const found = evidence.find(quote);
  const text = stated.trim();
  if (!found || text === '') return undefined;
  const condition = appliesTo?.trim() ?? '';
  const isConditionStated = condition === '' || evidence.isRepetition(condition, true);
  const isFaithful =
    evidence.isNear(text, quote) && evidence.isRepetition(text) && isConditionStated;
  return {
    kind,
    requirement: {
      text: isFaithful ? text : found.quote,
      kind: kindOf[kind] ?? (kind as RequirementKind),
      mandatory,
      ...(condition !== '' && isConditionStated && { appliesTo: condition }),
      ...found,
    },
  };
}
