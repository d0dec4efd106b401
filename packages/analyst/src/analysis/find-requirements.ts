import {
  limits,
  type Requirement,
  type RequirementKind,
  requirementKinds,
} from '@grantwright/shared/contract';
import { firstOfEach } from '../text/normalize.ts';
import { chanceOf, type JudgedUnit } from './judge-units.ts';
import { holdsWhatItNeeds, requirementRules } from './requirement-kinds.ts';
import { wordingOf } from './wording.ts';

/** A unit is asked of applicants when it is as probable as this that it has a role that asks. */
const leastChance = 0.3;

/** Nor is it where it is far more probable that it asks nothing. */
const leastShareOfIdle = 0.75;

/** What tells an applicant something, but asks nothing. */
const idleRoles = ['other', 'head', 'purpose', 'program', 'funder'] as const;

/** Without regard to case but for "may": "May 1" is a day. */
const optional =
  /\bmay\b|\b(?:[Oo]ptional(?:ly)?|[Ee]ncouraged?|[Rr]ecommended|[Pp]referred|[Ii]f available)\b/;
const binding = /\b(?:must|shall|required?|may not|cannot|only|no more than|at most)\b/i;

/** The checklist: what applicants must not miss, in the order of the document, each thing once. */
export function findRequirements(units: readonly JudgedUnit[]): Requirement[] {
  const candidates = units.flatMap((unit, at) => {
    const judged = kindOf(unit);
    return judged ? [{ unit, at, ...judged }] : [];
  });
  const kept = requirementKinds.flatMap((kind) =>
    firstOfEach(
      candidates.filter((candidate) => candidate.kind === kind),
      ({ unit }) => unit.text,
    )
      .sort((a, b) => b.chance - a.chance)
      .slice(0, requirementRules[kind].maxLines),
  );
  return kept
    .sort((a, b) => a.at - b.at)
    .slice(0, limits.requirements)
    .map(({ unit, kind }) => ({
      text: wordingOf(unit),
      kind,
      mandatory: binding.test(unit.text) || !optional.test(unit.text),
      quote: unit.text,
      ...(unit.page !== undefined && { page: unit.page }),
    }));
}

/** What a unit asks, if it is probable enough that it asks anything. */
function kindOf(unit: JudgedUnit): { kind: RequirementKind; chance: number } | undefined {
  const kinds = requirementKinds
    .map((kind) => ({ kind, chance: chanceOf(unit, requirementRules[kind].roles) }))
    .filter(({ kind }) => holdsWhatItNeeds(kind, unit))
    .sort((a, b) => b.chance - a.chance);
  const total = kinds.reduce((sum, { chance }) => sum + chance, 0);
  const [best] = kinds;
  const idle = Math.max(...idleRoles.map((role) => chanceOf(unit, [role])));
  return best && total >= leastChance && total > idle * leastShareOfIdle
    ? { kind: best.kind, chance: total }
    : undefined;
}
