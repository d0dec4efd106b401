import { type RequirementKind, requirementKinds } from '@grantwright/shared/contract';
import { isAiPolicy } from './ai-policy.ts';
import { otherRound } from './dates/step-words.ts';
import { chanceOf, type ClassifiedUnit } from './judge-units.ts';
import { hasEvidence, hasRequiredValues, requirementRules } from './requirement-kinds.ts';

/** By the scores on the development documents; see the README of the training. */
const thresholds = {
  /** A unit is asked of applicants when it is as probable as this that it has a role that asks. */
  leastChance: 0.15,
  /** Nor if this fraction of the probability that it requires nothing is greater. */
  shareOfIdle: 0.2,
  /** Minimum probability of a kind that the unit's values and words can support. */
  leastChanceOfKind: 0.04,
  weightOfEvidence: 0.3,
  /** How much of that support counts for the question whether the unit is a requirement. */
  shareOfEvidence: 0.5,
};

/** Roles that inform an applicant but require nothing. */
const nonActionableRoles = ['other', 'head', 'purpose', 'program', 'funder'] as const;

export type ClassifiedRequirement = { kind: RequirementKind; chance: number };

/** The kind of requirement of a unit, from its roles, values and words, if it is probable enough. */
export function classifyRequirement(unit: ClassifiedUnit): ClassifiedRequirement | undefined {
  if (isAiPolicy(unit)) return { kind: 'content', chance: 1 };
  const { leastChance, shareOfIdle, leastChanceOfKind, weightOfEvidence, shareOfEvidence } =
    thresholds;
  const kinds = requirementKinds
    .filter((kind) => hasRequiredValues(kind, unit))
    .map((kind) => {
      const chance = chanceOf(unit, requirementRules[kind].roles);
      const isBacked = chance >= leastChanceOfKind && hasEvidence(kind, unit);
      return { kind, chance, evidence: isBacked ? weightOfEvidence : 0 };
    })
    .sort((a, b) => b.chance + b.evidence - (a.chance + a.evidence));
  const [best] = kinds;
  if (!best || (best.kind === 'deadline' && otherRound.test(unit.text))) return undefined;
  const chance =
    kinds.reduce((sum, kind) => sum + kind.chance, 0) + best.evidence * shareOfEvidence;
  const idle = Math.max(...nonActionableRoles.map((role) => chanceOf(unit, [role])));
  return chance >= leastChance && chance > idle * shareOfIdle
    ? { kind: best.kind, chance }
    : undefined;
}
