import { anyOf } from '../../values/any-of.ts';
import { findPercents } from '../../values/numbers/percents.ts';
import { Tokens } from '../../values/tokens.ts';
import { findPercentBase, type PercentBase } from './find-percent-base.ts';

const indirectCosts = /\b(?:indirect|overhead)\b/i;
const upperLimit = anyOf(
  /\b(?:up to|maximum|max|exceed\w*|(?:no|not) (?:be )?(?:more|greater|higher) than|at most)\b/i,
  /\b(?:limit(?:ed)?|capped|caps?)\b/i,
);
const notAllowed =
  /^(?:\W|any |all |the )*(?:indirect|overhead)(?: (?:costs?|expenses?|charges?|rates?)| or overhead| and overhead){0,3} (?:are|is|will) (?:not (?:be )?(?:an? )?(?:allowed|allowable|permitted|eligible|funded|covered|paid|reimbursed)|unallowable|ineligible|prohibited)\b(?! (?:unless|except))/i;
/** A limit for some applicants only, or one with exceptions. */
const exceptionPattern =
  /\b(?:negotiated|NICRAs?|federally[- ]approved|de[- ]minimis|without|unless|except|if)\b/i;
const matchPattern = /\b(?:match(?:ing)?|cost[- ]shar(?:e|ing))\b/i;
const requirementPattern = /\b(?:must|requires?|required|requirements?|shall|minimum|at least)\b/i;
const notBinding = anyOf(
  /\b(?:not required|no (?:match|cost)|encourag\w+|preferr?\w*|optional|waive[drs]?|waiver)\b/i,
  /\b(?:unless|except|if|preference|points?)\b/i,
);
const oneToOne = anyOf(
  /\b1\s?(?::|-?to-?)\s?1\b|\bone[- ](?:to|for)[- ]one\b|\bdollar[- ]for[- ]dollar\b/i,
  /\$1 for (?:every )?\$1\b(?![.,]\d)/i,
);
/** Words before a share of the grant: "The federal share is 80%". */
const grantShare =
  /\b(?<!non-?)(?:agency|award|federal|foundation|funder|grant|program)(?:[’']s)? (?:contribution|participation|portion|share)\b[^.;,]{0,60}$/i;
/** Words before a share of the grant rather than of the match: "Grants may not exceed 75%", "the funder pays 75%". */
const beforeGrantShare = anyOf(
  /\b(?:exceed(?:s|ing)?|(?:no|not) (?:be )?more than|up to|at most|maximum of|limited to) $/i,
  /\b(?<!\b(?:must|shall|to) )(?:covers?|pays?|reimburses?|finances?|funds?) $/i,
);
/** Words after a share of the match: "50% of the required match may be in-kind" */
const afterMatchShare =
  /^ of (?:(?:the|its|your|this|that|any|all) )?(?:(?:total|entire|full|required|local|minimum) ){0,2}(?:match|cost[- ]shar)/i;

/** Finds the indirect-cost limit stated in a sentence, in percent. */
export function findStatedCap(sentence: string): number | undefined {
  if (exceptionPattern.test(sentence)) return undefined;
  if (notAllowed.test(sentence)) return 0;
  if (!indirectCosts.test(sentence) || !upperLimit.test(sentence)) return undefined;
  const percent = findOnlyPercent(sentence);
  return percent?.base === 'other' ? undefined : percent?.value;
}

/** "To calculate the match: total cost × 25%" */
const formula = /[=×]|\bx \d/i;

/** Finds the match required by a sentence, converting a share of the total cost to a share of the request. */
export function findStatedMatch(sentence: string): number | undefined {
  if (
    !matchPattern.test(sentence) ||
    !requirementPattern.test(sentence) ||
    notBinding.test(sentence)
  )
    return undefined;
  const isOfOther = findPercents(new Tokens(sentence)).some(
    ({ start, end }) =>
      beforeGrantShare.test(sentence.slice(0, start)) ||
      grantShare.test(sentence.slice(Math.max(0, start - 100), start)) ||
      afterMatchShare.test(sentence.slice(end)),
  );
  if (isOfOther || formula.test(sentence)) return undefined;
  if (oneToOne.test(sentence)) return 100;
  const percent = findOnlyPercent(sentence);
  if (!percent) return undefined;
  const { value, base = 'request' } = percent;
  if (base === 'request') return value;
  return base === 'total project cost' && value < 100 ? (value / (100 - value)) * 100 : undefined;
}

/**
 * Finds the percentage in a sentence and the amount to which it applies, if the sentence states exactly one and it is
 * not a range.
 */
function findOnlyPercent(
  sentence: string,
): { value: number; base: PercentBase | undefined } | undefined {
  const [only, ...others] = findPercents(new Tokens(sentence));
  if (!only || others.length > 0 || only.to !== undefined) return undefined;
  return { value: only.value, base: findPercentBase(sentence, only.end) };
}

/** Finds the amount to which the percentage in a sentence applies. */
export const findStatedBase = (sentence: string): PercentBase | undefined =>
  findPercentBase(sentence, findPercents(new Tokens(sentence))[0]?.end ?? 0);
