import type { Requirement, RequirementKind } from '@grantwright/shared/contract';
import type { Evidence } from './evidence.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { ModelKind } from './schema/requirement-schema.ts';

/** A verified line of the checklist, with the kind that the model states. */
export type VerifiedLine = { requirement: Requirement; kind: ModelKind };

/** A line as the model states it. */
export type Statement = Pick<
  ModelAnalysis['requirements'][number],
  'kind' | 'text' | 'mandatory' | 'appliesTo' | 'quote'
>;

/** Whom or which track a statement is limited to; empty if none, undefined if the document does not name it. */
export function statedCondition(evidence: Evidence, appliesTo: string | null): string | undefined {
  const condition = appliesTo?.trim() ?? '';
  return condition === '' || evidence.isRepetition(condition, true) ? condition : undefined;
}

const kindOf: Readonly<Record<string, RequirementKind>> = {
  ineligible: 'eligibility',
  'award-size': 'amount',
  'total-funding': 'amount',
  'award-count': 'amount',
  'allowed-cost': 'amount',
  'unallowed-cost': 'amount',
  certification: 'submission',
  'ai-policy': 'content',
};

/**
 * A statement whose quote is in the document. One with a figure that is not near the quote, or with a name or an
 * address that is not in the document, is replaced by its quote.
 */
export function toRequirement(
  evidence: Evidence,
  { kind, text: stated, mandatory, appliesTo, quote }: Statement,
): VerifiedLine | undefined {
  const found = evidence.find(quote);
  const text = stated.trim();
  if (!found || text === '') return undefined;
  const condition = statedCondition(evidence, appliesTo);
  const isFaithful =
    evidence.isNear(text, quote) && evidence.isRepetition(text) && condition !== undefined;
  return {
    kind,
    requirement: {
      text: isFaithful ? text : found.quote,
      kind: kindOf[kind] ?? (kind as RequirementKind),
      mandatory,
      ...(condition && { appliesTo: condition }),
      ...found,
    },
  };
}
