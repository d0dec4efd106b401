import type { RequirementKind } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import { type ClassifiedUnit, sumProbabilities } from './classify-units.ts';

const lengthUnits: ReadonlySet<string> = new Set(['page', 'word', 'character', 'line', 'slide']);
const limitWords = anyOf(
  /\b(?:page|word|character|length) (?:limits?|maximum)\b/i,
  /\b(?:only|no more than|at most|a maximum of|a single)(?: one| two| \d)? (?:applications?|proposals?|nominations?|submissions?|entry|entries)\b/i,
);
const uncounted = /\b(?:not|excluded?|excluding)\b[^.;]{0,30}\blimits?\b/i;
const formatWords = anyOf(
  /\b(?:fonts?|margins?|(?:single|double)[- ]spaced|line spacing|plain text|typed?(?=,? or (?:print|hand)))\b/i,
  /\b(?:(?:pdf|word|file|document|digital|following) formats?|formats? (?:is|are|must)|as (?:an? )?(?:single )?(?:pdf|word)\b|(?<=[\s(])\.(?:pdf|docx?|odt)\b)/i,
  /\b(?:file ?names?|name (?:the|your|each|all) (?:\w+ )?files?|when naming|(?:written|submitted|completed) in (?:english|french|spanish|german))\b/i,
);

const limitsLength = ({ values }: ClassifiedUnit): boolean =>
  values.some(
    (value) => value.type === 'count' && lengthUnits.has(value.unit) && value.upTo === true,
  );

/**
 * Whether a unit limits the length of several sections together. Such a limit is always a requirement, because sections
 * with limits of their own do not show it.
 */
export const isCombinedLimit = (unit: ClassifiedUnit): boolean =>
  limitsLength(unit) && /\b(?:together|combined|in total|altogether|jointly)\b/i.test(unit.text);

/** Minimum probability that the unit states a limit or a rule of the format. */
const minProbability = { limit: 0.03, format: 0.03 };

/**
 * Returns the kind of a requirement that its wording decides: a limit of length or number, or a rule of the format.
 * Such rules are rare, and networks confuse them with what they apply to.
 */
export function classifyWording(unit: ClassifiedUnit): RequirementKind | undefined {
  const { text } = unit;
  const isLimit = (limitsLength(unit) || limitWords.test(text)) && !uncounted.test(text);
  if (isLimit && sumProbabilities(unit, ['limit']) >= minProbability.limit) return 'limit';
  const isFormat = formatWords.test(text);
  return isFormat && sumProbabilities(unit, ['format']) >= minProbability.format
    ? 'format'
    : undefined;
}
