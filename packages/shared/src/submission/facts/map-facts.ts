import type { AnalysisDetails, Requirement } from '../../contract/analysis.ts';
import type { Award, BudgetRules, KeyFacts, StatedFact } from '../../contract/call-facts.ts';

/** A fact with its source: a statement, or a value without `text`. */
export type QuotedFact = Partial<StatedFact>;

/** Returns the fact, a replacement of the same type, or undefined to omit it. */
type MapFact = <Fact extends QuotedFact>(fact: Fact) => Fact | undefined;

/** Replaces every fact that has a source with the result of `map`. */
export function mapFacts(details: AnalysisDetails, map: MapFact): AnalysisDetails {
  const { one, each } = createMappers(map);
  const { deadline, steps, award, budgetRules, keyFacts, eligibility, ...more } = details;
  const { aiPolicy, criteria, attachments, changes, requirements, ...others } = more;
  const { sections, sharedLimits, ...rest } = others;
  return {
    ...rest,
    ...one(deadline, (mapped) => ({ deadline: mapped })),
    ...(steps && { steps: each(steps) }),
    ...(award && { award: mapAward(award, map) }),
    ...(budgetRules && { budgetRules: mapBudgetRules(budgetRules, map) }),
    ...(keyFacts && { keyFacts: mapKeyFacts(keyFacts, map) }),
    ...(eligibility && {
      eligibility: {
        eligible: each(eligibility.eligible),
        ineligible: each(eligibility.ineligible),
      },
    }),
    ...(aiPolicy && { aiPolicy: each(aiPolicy) }),
    ...(criteria && { criteria: each(criteria) }),
    ...(attachments && { attachments: each(attachments) }),
    ...(changes && {
      changes: changes.map(({ before, after, ...change }) => ({
        ...change,
        ...one(before, (mapped) => ({ before: mapped })),
        ...one(after, (mapped) => ({ after: mapped })),
      })),
    }),
    requirements: each(requirements).map((requirement) => mapMoreQuotes(requirement, map)),
    sections: each(sections),
    ...(sharedLimits && { sharedLimits: each(sharedLimits) }),
  };
}

/** Lists every fact of an analysis that has a source. */
export function listQuotedFacts(details: AnalysisDetails): QuotedFact[] {
  const facts: QuotedFact[] = [];
  mapFacts(details, (fact) => {
    facts.push(fact);
    return fact;
  });
  return facts;
}

const createMappers = (map: MapFact) => ({
  one: <Fact extends QuotedFact, Part>(fact: Fact | undefined, as: (mapped: Fact) => Part) => {
    const mapped = fact && map(fact);
    return mapped && as(mapped);
  },
  each: <Fact extends QuotedFact>(facts: readonly Fact[]): Fact[] =>
    facts.flatMap((fact) => map(fact) ?? []),
});

function mapAward({ floor, ceiling, total, count }: Award, map: MapFact): Award {
  const { one } = createMappers(map);
  return {
    ...one(floor, (mapped) => ({ floor: mapped })),
    ...one(ceiling, (mapped) => ({ ceiling: mapped })),
    ...one(total, (mapped) => ({ total: mapped })),
    ...one(count, (mapped) => ({ count: mapped })),
  };
}

function mapBudgetRules({ match, indirect }: BudgetRules, map: MapFact): BudgetRules {
  const { one } = createMappers(map);
  return {
    ...one(match, (mapped) => ({ match: mapped })),
    ...one(indirect, (mapped) => ({ indirect: mapped })),
  };
}

function mapKeyFacts({ deadline, amount, costs, length }: KeyFacts, map: MapFact): KeyFacts {
  const { one, each } = createMappers(map);
  return {
    ...one(deadline, (mapped) => ({ deadline: mapped })),
    ...one(amount, (mapped) => ({ amount: mapped })),
    costs: each(costs),
    ...one(length, (mapped) => ({ length: mapped })),
  };
}

function mapMoreQuotes({ moreQuotes, ...requirement }: Requirement, map: MapFact): Requirement {
  const { each } = createMappers(map);
  return { ...requirement, ...(moreQuotes && { moreQuotes: each(moreQuotes) }) };
}
