import type { AnalysisDetails } from '../../contract/analysis.ts';
import { toComparableText } from '../../text/comparable-text.ts';
import { findStatedWeight } from './stated-weight.ts';

/** An evaluation criterion as the guidelines state it. */
export type PublishedCriterion = {
  name: string;
  points?: number | undefined;
  percent?: number | undefined;
  /** Additional text about the criterion in the guidelines. */
  text: string;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

/** A single weight may be a threshold or a fragment of a rubric. */
const minWeights = 2;

/**
 * Lists the criteria stated in the guidelines: those of the analysis, otherwise evaluation requirements with points or
 * a percentage, otherwise sections with either. Never invents a criterion.
 */
export function listPublishedCriteria(details: AnalysisDetails): PublishedCriterion[] {
  const { criteria = [], requirements, sections } = details;
  if (criteria.length > 0)
    return deduplicateCriteria(criteria.map((one) => ({ ...one, text: one.quote ?? '' })));
  const weighted = requirements
    .filter(({ kind }) => kind === 'evaluation')
    .flatMap(({ text, quote, page, file }): PublishedCriterion[] => {
      const weight = findStatedWeight(text);
      return weight ? [{ ...weight, text: '', quote, page, file }] : [];
    });
  const ofRequirements = deduplicateCriteria(weighted);
  if (ofRequirements.length >= minWeights) return ofRequirements;
  return deduplicateCriteria(
    sections
      .filter(({ points, percent }) => points !== undefined || percent !== undefined)
      .map(({ name, points, percent, prompts, quote, page, file }) => ({
        name,
        points,
        percent,
        text: prompts.join('\n'),
        quote,
        page,
        file,
      })),
  );
}

const deduplicateCriteria = (criteria: readonly PublishedCriterion[]): PublishedCriterion[] =>
  [
    ...new Map(
      criteria.toReversed().map((criterion) => [toComparableText(criterion.name), criterion]),
    ).values(),
  ].toReversed();
