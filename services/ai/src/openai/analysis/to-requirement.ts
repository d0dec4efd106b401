import type { Requirement, RequirementKind } from '@grantwright/shared/contract';
import { toReadableText } from '@grantwright/shared/richtext';
import type { Evidence } from './evidence.ts';
import type { ModelAnalysis, ModelKind } from './analysis-schema.ts';

/** A verified checklist item, with the kind stated by the model. */
export type VerifiedLine = { requirement: Requirement; kind: ModelKind };

/** A checklist item as stated by the model. */
export type Statement = Pick<
  ModelAnalysis['requirements'][number],
  'kind' | 'text' | 'mandatory' | 'appliesTo' | 'quote'
> & {
  /** Whether it only asks for an attachment. */
  isAttached?: boolean;
};

/**
 * Returns the applicants or the track that a statement is limited to, an empty string if it applies to everyone, or
 * undefined if the document does not contain the name.
 */
export function findStatedCondition(
  evidence: Evidence,
  appliesTo: string | null,
): string | undefined {
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
 * Accepts a statement only if its quote is in the document. A statement that contains a figure not near the quote, or a
 * name or an address not in the document, is replaced by the quote.
 */
export function toRequirement(
  evidence: Evidence,
  { kind, text: stated, mandatory, appliesTo, quote, isAttached = false }: Statement,
): VerifiedLine | undefined {
  const match = evidence.find(quote);
  const text = stated.trim();
  if (!match || text === '') return undefined;
  const condition = findStatedCondition(evidence, appliesTo);
  const isFaithful =
    evidence.isNear(text, quote) && evidence.isRepetition(text) && condition !== undefined;
  return {
    kind,
    requirement: {
      text: toReadableText(isFaithful ? text : match.quote),
      kind: kindOf[kind] ?? (kind as RequirementKind),
      mandatory,
      ...(condition && { appliesTo: condition }),
      ...(isAttached && { isAttached }),
      ...match,
    },
  };
}
