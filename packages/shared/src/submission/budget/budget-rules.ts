import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { BudgetRules, StatedFact } from '../../contract/call-facts.ts';

type PercentFact = NonNullable<BudgetRules['match']>;
type Read = (sentence: string) => number | undefined;

const percentage = /(?<![\d.])\d{1,3}(?:\.\d{1,2})?(?= ?(?:%|percent\b|per cent\b))/g;
const indirect = /\b(?:indirect|overhead)\b/i;
const cap =
  /\b(?:up to|maximum|max|exceed\w*|(?:no|not) (?:be )?(?:more|greater|higher) than|at most|limit(?:ed)?|capped|cap)\b/i;
const notAllowed =
  /^(?:\W|any |all |the )*(?:indirect|overhead)(?: (?:costs?|expenses?|charges?|rates?)| or overhead| and overhead){0,3} (?:are|is|will) (?:not (?:be )?(?:an? )?(?:allowed|allowable|permitted|eligible|funded|covered|paid|reimbursed)|unallowable|ineligible|prohibited)\b(?! (?:unless|except))/i;
/** A limit for some applicants, or with a way around it. */
const ofSome =
  /\b(?:negotiated|NICRAs?|federally[- ]approved|de[- ]minimis|without|unless|except|if)\b/i;
const match = /\b(?:match(?:ing)?|cost[- ]shar(?:e|ing))\b/i;
const required = /\b(?:must|requires?|required|shall|minimum|at least)\b/i;
const doubtful =
  /\b(?:not required|no (?:match|cost)|encourag\w+|preferr?\w*|optional|waive[drs]?|waiver|unless|except|if|preference|points?)\b/i;
const oneToOne = /\b1\s?(?::|to)\s?1\b|\bone[- ]to[- ]one\b|\bdollar[- ]for[- ]dollar\b/i;
const ofTotal =
  /\bof (?:the |its |their |your )?(?:total|entire|overall|full)(?: \w+)? (?:costs?|budget)\b/i;

/** "Grants may not exceed 75%", "the funder pays 75%": the share of the grant, not of the match. */
const shareOfGrant =
  /\b(?:exceed(?:s|ing)?|(?:no|not) (?:be )?more than|up to|at most|maximum of|limited to|(?<!\b(?:must|shall|to) )(?:covers?|pays?|reimburses?|finances?|funds?)) \d{1,3}(?:\.\d{1,2})? ?(?:%|per ?cent\b)/i;
/** "50% of the required match may be in-kind" */
const shareOfMatch =
  /(?:%|\bper ?cent) of (?:(?:the|its|your|this|that|any|all) )?(?:(?:total|entire|full|required|local|minimum) ){0,2}(?:match|cost[- ]shar)/i;

/**
 * The funder's rules about the match and the indirect costs: those of the analysis, else those that one of its sentences
 * states with a single, unconditional percentage.
 */
export function budgetRules(details: AnalysisDetails | undefined): BudgetRules {
  if (!details) return {};
  const facts = [
    ...(details.keyFacts?.costs ?? []),
    ...details.requirements.filter(({ appliesTo }) => !appliesTo),
  ];
  const rules = {
    match: details.budgetRules?.match ?? firstStated(facts, statedMatch),
    indirect: details.budgetRules?.indirect ?? firstStated(facts, statedCap),
  };
  return {
    ...(rules.match && { match: rules.match }),
    ...(rules.indirect && { indirect: rules.indirect }),
  };
}

function firstStated(facts: readonly StatedFact[], read: Read): PercentFact | undefined {
  for (const { text, quote = text, page, file } of facts) {
    const percent = read(quote);
    if (percent !== undefined)
      return { percent, quote, ...(page && { page }), ...(file !== undefined && { file }) };
  }
  return undefined;
}

function statedCap(sentence: string): number | undefined {
  if (ofSome.test(sentence)) return undefined;
  if (notAllowed.test(sentence)) return 0;
  if (!indirect.test(sentence) || !cap.test(sentence)) return undefined;
  return onlyPercentage(sentence);
}

/** As a share of the request, also if the funder states it as a share of the total cost. */
function statedMatch(sentence: string): number | undefined {
  if (!match.test(sentence) || !required.test(sentence) || doubtful.test(sentence))
    return undefined;
  if (shareOfGrant.test(sentence) || shareOfMatch.test(sentence)) return undefined;
  if (oneToOne.test(sentence)) return 100;
  const percent = onlyPercentage(sentence);
  if (percent === undefined || !ofTotal.test(sentence)) return percent;
  return percent < 100 ? (percent / (100 - percent)) * 100 : undefined;
}

function onlyPercentage(sentence: string): number | undefined {
  const found = sentence.match(percentage) ?? [];
  return found.length === 1 ? Number(found[0]) : undefined;
}
