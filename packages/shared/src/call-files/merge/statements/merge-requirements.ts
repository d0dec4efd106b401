import type { Requirement } from '../../../contract/analysis.ts';
import { limits } from '../../../contract/constants.ts';
import { isSameStatement } from '../../wording/compare-statements.ts';
import { toStatement } from '../../wording/statement.ts';
import { keepWithin } from '../keep-within.ts';

/** Merges the requirements of both files; a requirement stated in both is listed once, with both sources. */
export function mergeRequirements(
  earlier: readonly Requirement[],
  later: readonly Requirement[],
): { requirements: Requirement[]; omittedCount: number } {
  const statements = later.map((requirement) => ({
    requirement,
    statement: toStatement(requirement, requirement.kind),
  }));
  const repeated = new Set<Requirement>();
  const merged = earlier.map((requirement) => {
    const ownStatement = toStatement(requirement, requirement.kind);
    const same = statements
      .filter(({ statement }) => isSameStatement(ownStatement, statement))
      .map((statement) => statement.requirement);
    for (const each of same) repeated.add(each);
    return addSources(requirement, same);
  });
  const newRequirements = later.filter((requirement) => !repeated.has(requirement));
  const requirements = keepWithin({
    earlier: merged,
    later: newRequirements,
    maxItems: limits.requirements,
    isOptional: ({ mandatory }) => !mandatory,
  });
  return {
    requirements,
    omittedCount: merged.length + newRequirements.length - requirements.length,
  };
}

function addSources(requirement: Requirement, same: readonly Requirement[]): Requirement {
  const sources = same.flatMap(({ quote, page, file, moreQuotes = [] }) => [
    { quote, page, file },
    ...moreQuotes,
  ]);
  if (sources.length === 0) return requirement;
  const moreQuotes = [...(requirement.moreQuotes ?? []), ...sources];
  return { ...requirement, moreQuotes: moreQuotes.slice(0, limits.moreQuotes) };
}
