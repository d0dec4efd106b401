import { changesCall } from '@grantwright/shared/call-files';
import {
  type RequirementKind,
  requirementKinds,
  type StepKind,
} from '@grantwright/shared/contract';
import { isAiPolicy } from '../ai-policy.ts';
import { findKindByWords, otherRoundPattern } from '../dates/step-words.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { findChangedCells, isNewLine, isOldLine } from '../current-values.ts';
import { isCombinedLimit, classifyWording } from '../classify-wording.ts';
import { hasEvidence, hasRequiredValues, requirementRules } from './requirement-kinds.ts';
import { isMarkedDocument } from '../attachments/find-requested-documents.ts';
import { isPersonOfFunder } from './belonging-lines.ts';
import type { Unit } from '../../document/unit.ts';

/** Tuned on the dev split; see training/README.md. */
const thresholds = {
  /** Minimum probability that a unit requires something from applicants. */
  minProbability: 0.15,
  /** That probability must also exceed this fraction of the probability that the unit does not require anything. */
  shareOfNonActionable: 0.2,
  /** Minimum probability of a kind, provided the unit's values or words support it. */
  minProbabilityOfKind: 0.04,
  weightOfEvidence: 0.3,
  /** The probability of the kind must exceed this fraction of the probability that applicants write about the unit. */
  shareOfContent: 0.5,
  /** How much the evidence for a kind also counts as evidence for a requirement. */
  shareOfEvidence: 0.5,
};

/** Roles of informational units, which do not require anything. */
const nonActionableRoles = ['other', 'head', 'purpose', 'program', 'funder'] as const;

/** Roles of units that sections list. */
const contentRoles = ['prompt', 'section'] as const;
/** Kinds that networks see in prompts, which state other kinds of requirements as well: "Budget form (1 page)". */
const confusedWithContent: ReadonlySet<RequirementKind> = new Set(['eligibility', 'submission']);

/** The first row of a table with this probability only names the columns. */
const minProbabilityOfHead = 0.3;

export type ClassifiedRequirement = { kind: RequirementKind; probability: number };

type Weights = Pick<typeof thresholds, 'minProbabilityOfKind' | 'weightOfEvidence'>;

/** Ranks the possible requirement kinds of a unit, most probable first. */
function rankKinds(unit: ClassifiedUnit, { minProbabilityOfKind, weightOfEvidence }: Weights) {
  return requirementKinds
    .filter((kind) => hasRequiredValues(kind, unit))
    .map((kind) => {
      const probability = sumProbabilities(unit, requirementRules[kind].roles);
      const isBacked = probability >= minProbabilityOfKind && hasEvidence(kind, unit);
      return { kind, probability, evidence: isBacked ? weightOfEvidence : 0 };
    })
    .sort((a, b) => b.probability + b.evidence - (a.probability + a.evidence));
}

/**
 * Determines a unit's requirement kind from its roles, values and words. Returns undefined if no kind is probable
 * enough.
 */
export function classifyRequirement(unit: ClassifiedUnit): ClassifiedRequirement | undefined {
  if (unit.row?.isHead && sumProbabilities(unit, ['head']) >= minProbabilityOfHead)
    return undefined;
  if (isAiPolicy(unit)) return { kind: 'content', probability: 1 };
  if (isMatchRule(unit.text)) return { kind: 'amount', probability: 1 };
  if (isTitle(unit) && isMarkedDocument(unit.text)) return { kind: 'attachment', probability: 1 };
  if (isCombinedLimit(unit)) return { kind: 'limit', probability: 1 };
  const { minProbability, shareOfNonActionable, shareOfContent, shareOfEvidence } = thresholds;
  const kinds = rankKinds(unit, thresholds);
  const [best] = kinds;
  if (!best || requiresNothing(unit, best.kind)) return undefined;
  if (best.kind === 'deadline' && otherRoundPattern.test(unit.text)) return undefined;
  const probability =
    kinds.reduce((sum, kind) => sum + kind.probability, 0) + best.evidence * shareOfEvidence;
  const idle = Math.max(...nonActionableRoles.map((role) => sumProbabilities(unit, [role])));
  if (probability < minProbability || probability <= idle * shareOfNonActionable) return undefined;
  const kind = classifyWording(unit) ?? best.kind;
  const isContent =
    confusedWithContent.has(kind) &&
    best.evidence === 0 &&
    best.probability < sumProbabilities(unit, contentRoles) * shareOfContent;
  return isContent ? undefined : { kind, probability };
}

/** A short amendment gives the networks little context, so its wording counts more. */
const weightsOfChange: Weights = { minProbabilityOfKind: 0, weightOfEvidence: 0.5 };

/** Whether a line in an amendment changes the call. */
export const isChangeOfCall = (unit: ClassifiedUnit): boolean =>
  unit.kind !== 'heading' &&
  (findChangedCells(unit) !== undefined ||
    isNewLine(unit) ||
    changesCall(unit.text) ||
    isLabeledValue(unit));

/**
 * "Award ceiling: $50,000" in an amendment states the value that applies. "Effective: May 1, 2027" dates the amendment
 * itself: a date needs a label for something that applicants submit.
 */
const isLabeledValue = ({ text, values }: ClassifiedUnit): boolean =>
  values.some(({ type, start }) => {
    const label = text.slice(0, start);
    const kind = type === 'date' ? findKindByWords(label) : 'application';
    return submittedKinds.has(kind) && /^[\p{L} ]{3,40}: ?(?:up to )?$/iu.test(label);
  });
const submittedKinds: ReadonlySet<StepKind | undefined> = new Set([
  'application',
  'letter-of-intent',
]);

const bareAnswer = /^(?:a\d{0,2}[:.] )?(?:yes|no)[.!]?$/i;

/** Makes a line's most probable requirement role certain if the line changes the call. */
export function changeRole(unit: ClassifiedUnit): ClassifiedUnit {
  const saysNothing = isOldLine(unit) || bareAnswer.test(unit.text);
  if (saysNothing) return { ...unit, probabilities: new Map([['other', 1]]) };
  if (!isChangeOfCall(unit)) return unit;
  const [best] = rankKinds(unit, weightsOfChange);
  const [usual, other] = best ? requirementRules[best.kind].roles : [];
  if (!usual) return unit;
  const isOther =
    other === 'ineligible' && sumProbabilities(unit, [other]) > sumProbabilities(unit, [usual]);
  return { ...unit, probabilities: new Map([[isOther ? other : usual, 1]]) };
}

const matchRule =
  /\b(?:match|matching funds?|cost[- ]?shar(?:e|ing))\b(?: [\w%$,]+){0,8}? (?:is|are) (?:not )?required\b/i;

/** Whether a sentence states whether matching funds are required, since that requirement rules out many applicants. */
export const isMatchRule = (text: string): boolean => matchRule.test(text);

const isTitle = ({ kind }: Unit): boolean => kind === 'heading' || kind === 'label';

const example = /^\W*(?:for (?:example|instance)\b|examples?(?: \d{1,2})?[:.])/i;
/** A declaration to be signed by the applicant on the form. */
const declaration =
  /^\W*I (?:hereby |also |fully ){0,2}(?:acknowledge|understand|declare|certify|authori[sz]e|agree|confirm|have (?:read|received))\b/i;
const statement =
  /\b(?:must|shall|should|may|will|can|cannot|required?|requires|only|not|no|accept\w*|apply|applies|closes?|opens?|due)\b/i;
/** A title followed by an explanation: "Budget → realistic and in proportion to the work". */
const explained = /(?:[:–—→]|\s-)\s(?:\S+\s){3}\S/;
/** Kinds of requirements that a title alone can state: "CV or Resume", "Nonprofits in Ohio", "12-point font". */
const namedInTitle: ReadonlySet<RequirementKind> = new Set(['attachment', 'eligibility', 'format']);

/**
 * Whether a line is worded like a requirement but does not require anything: an example, a declaration on a form, or a
 * title without a value or statement.
 */
function requiresNothing(unit: Unit, kind: RequirementKind): boolean {
  const { text, values } = unit;
  if (example.test(text) || isPersonOfFunder(unit)) return true;
  if (kind !== 'eligibility' && declaration.test(text)) return true;
  if (!isTitle(unit) || values.length > 0 || namedInTitle.has(kind)) return false;
  return !statement.test(text) && !explained.test(text);
}
