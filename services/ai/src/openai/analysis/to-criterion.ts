import { extractVisibleText } from '@grantwright/analyst';
import { limits, type Criterion } from '@grantwright/shared/contract';
import { findFigures } from '../quotes/figures.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';
import { cleanName, createSectionKey } from './create-section-key.ts';
import { verifyWeight } from './verify-weight.ts';

/**
 * Accepts a criterion only if the document contains its quote and every figure, name and address in its name. A weight
 * must be near the quote.
 */
export function toCriterion(
  evidence: Evidence,
  stated: ModelAnalysis['criteria'][number],
): Criterion | undefined {
  const name = cleanName(extractVisibleText(stated.name).text);
  const match = evidence.find(stated.quote);
  if (!match || name === '' || !evidence.isRepetition(name, true)) return undefined;
  const near = findFigures(evidence.around(stated.quote));
  const isNear = (value: number | null) => (value !== null && near.has(value) ? value : null);
  return {
    name,
    ...verifyWeight(evidence, { points: isNear(stated.points), percent: isNear(stated.percent) }),
    quote: match.quote,
    ...(match.page && { page: match.page }),
  };
}

/** Keeps the first criterion with each name. */
export function mergeCriteria(criteria: readonly Criterion[]): Criterion[] {
  const merged = new Map<string, Criterion>();
  for (const criterion of criteria) {
    const key = createSectionKey(criterion.name);
    merged.set(key, { ...criterion, ...merged.get(key) });
  }
  return [...merged.values()].slice(0, limits.criteria);
}
