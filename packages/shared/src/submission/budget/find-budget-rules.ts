import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { BudgetRules, StatedFact } from '../../contract/call-facts.ts';
import { findStatedCap, findStatedMatch } from './stated-rules.ts';

type PercentFact = NonNullable<BudgetRules['match']>;
type ReadNumber = (sentence: string) => number | undefined;

/**
 * Finds the funder's rules on the match and indirect costs in the analysis, or else in a sentence with a single,
 * unconditional percentage. Ignores conflicting sentences, because they apply to different applicants or tracks.
 */
export function findBudgetRules(details: AnalysisDetails | undefined): BudgetRules {
  if (!details) return {};
  const facts = [
    ...(details.keyFacts?.costs ?? []),
    ...details.requirements.filter(({ appliesTo }) => !appliesTo),
  ];
  const rules = {
    match: details.budgetRules?.match ?? findAgreedPercent(facts, findStatedMatch),
    indirect: details.budgetRules?.indirect ?? findAgreedPercent(facts, findStatedCap),
  };
  return {
    ...(rules.match && { match: rules.match }),
    ...(rules.indirect && { indirect: rules.indirect }),
  };
}

function findAgreedPercent(
  facts: readonly StatedFact[],
  read: ReadNumber,
): PercentFact | undefined {
  const rules = facts.flatMap(({ text, quote = text, page, file }): PercentFact[] => {
    const percent = read(quote);
    return percent === undefined
      ? []
      : [{ percent, quote, ...(page && { page }), ...(file !== undefined && { file }) }];
  });
  const [first] = rules;
  return rules.every(({ percent }) => percent === first?.percent) ? first : undefined;
}
