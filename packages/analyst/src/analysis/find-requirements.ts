import {
  type Requirement,
  type RequirementKind,
  requirementKinds,
} from '@grantwright/shared/contract';
import type { JudgedUnit } from './judge-units.ts';
import { judgeRequirement } from './judge-requirement.ts';
import { requirementRules } from './requirement-kinds.ts';
import { saysTheSame } from './says-the-same.ts';
import { wordingOf } from './wording.ts';

/** A person reads so many lines. */
const maxLines = 50;

/** Without regard to case but for "may": "May 1" is a day. */
const optional =
  /\bmay\b|\b(?:[Oo]ptional(?:ly)?|[Ee]ncouraged?|[Rr]ecommended|[Pp]referred|[Ii]f available)\b/;
const binding = /\b(?:must|shall|required?|may not|cannot|only|no more than|at most)\b/i;

/** A line of the checklist with the unit that says it. */
export type Line = { unit: JudgedUnit; kind: RequirementKind; chance: number; at: number };

/** The checklist: what applicants must not miss, the most important lines, in the order of the document. */
export function findRequirements(units: readonly JudgedUnit[]): Line[] {
  const candidates = units.flatMap((unit, at) => {
    const judged = judgeRequirement(unit);
    return judged ? [{ unit, at, ...judged }] : [];
  });
  return requirementKinds
    .flatMap((kind) => distinct(candidates.filter((line) => line.kind === kind)))
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, maxLines)
    .sort((a, b) => a.at - b.at);
}

const weightOf = ({ kind, chance }: Line): number => chance + requirementRules[kind].importance;

/** The surest lines of a kind, of those that say the same only the surest. */
function distinct(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of [...lines].sort((a, b) => b.chance - a.chance)) {
    if (kept.length >= requirementRules[line.kind].maxLines) break;
    if (!kept.some(({ unit }) => saysTheSame(unit, line.unit))) kept.push(line);
  }
  return kept;
}

/** A line as the contract has it. */
export const toRequirement = ({ unit, kind }: Line): Requirement => ({
  text: wordingOf(unit),
  kind,
  mandatory: binding.test(unit.text) || !optional.test(unit.text),
  quote: unit.text,
  ...(unit.page !== undefined && { page: unit.page }),
});
